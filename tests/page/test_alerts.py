"""Notifications and webhooks in the browser: turned on at /you, sent by the server, shown by the service worker.

The browser's own push service cannot be reached in tests. Its place is taken by a receiver on loopback, and what the
receiver decrypts is delivered to the service worker through the browser's debugging protocol.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import create_table_by_api
from tests.page.server import ServerProcess
from tests.page.test_service_worker import wait_for_worker
from tests.server.receivers import PushBrowser, Received, Receiver

FAKE_SUBSCRIPTION = """subscription => {
    const found = { endpoint: subscription.endpoint, toJSON: () => subscription, unsubscribe: () => (current = null) };
    let current = sessionStorage.pushed ? found : null;
    PushManager.prototype.subscribe = async (options) => {
        if (!options.userVisibleOnly || !options.applicationServerKey) throw new Error("no key");
        sessionStorage.pushed = "yes";
        return (current = found);
    };
    PushManager.prototype.getSubscription = async () => current;
}"""
NOTIFICATIONS = """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map(
    ({ title, body, tag, lang }) => ({ title, body, tag, lang }))"""
CLICK = """async () => {
    const [notification] = await self.registration.getNotifications();
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


def wait_for_requests(page: Page, receiver: Receiver, path: str, count: int = 1) -> list[Received]:
    for _ in range(1200):
        found = [request for request in receiver.requests if request.path == path]
        if len(found) >= count:
            return found
        page.wait_for_timeout(50)
    raise AssertionError(f"{len(found)} requests to {path}")


def deliver(page: Page, address: str, message: dict[str, Any]) -> None:
    """Deliver a push message to the service worker of a page."""
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(found["registrationId"] for found in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(20)
    pushed = {"origin": address, "registrationId": registrations[0], "data": json.dumps(message)}
    devtools.send("ServiceWorker.deliverPushMessage", pushed)


def test_a_push_message_is_shown_in_the_language_of_the_page_and_opens_the_table(
    server: ServerProcess, new_guest: NewGuest
) -> None:
    with Receiver() as receiver:
        browser = PushBrowser(receiver)
        page, friend = new_guest(PHONE, language="de"), new_guest()
        page.context.grant_permissions(["notifications"], origin=server.address)
        page.add_init_script(f"({FAKE_SUBSCRIPTION})({json.dumps(browser.subscription)})")
        page.goto(f"{server.address}/you")
        wait_for_worker(page)
        page.get_by_role("button", name="Auf diesem Gerät einschalten").click()
        page.get_by_role("button", name="Test senden").first.click()
        key = page.request.get(f"{server.address}/api/me/alerts").json()["key"]
        [tested] = wait_for_requests(page, receiver, browser.path)
        assert browser.decrypt(tested, key)["title"] == "Es klappt"

        table = create_table_by_api(page, server.address, {"game": "koryo", "seats": ["me", "open"]})
        friend.goto(f"{server.address}/table/{table}")
        friend.get_by_role("button", name="Sit down").click()
        sat = browser.decrypt(wait_for_requests(page, receiver, browser.path, 2)[1], key)
        if sat["title"] == "Du bist am Zug":  # sent at the same moment, if the game begins with this player
            sat = browser.decrypt(wait_for_requests(page, receiver, browser.path, 3)[2], key)
        assert sat["title"].endswith("hat sich an den Tisch gesetzt")

        deliver(page, server.address, sat)
        while not (notifications := page.evaluate(NOTIFICATIONS)):
            page.wait_for_timeout(50)
        [shown] = notifications
        assert shown == {"title": sat["title"], "body": sat["body"], "tag": sat["tag"], "lang": "de"}
        page.context.service_workers[0].evaluate(CLICK)
        page.wait_for_url(f"**/table/{table}")

        page.goto(f"{server.address}/you")
        page.get_by_role("button", name="Ausschalten").click()
        page.get_by_role("button", name="Auf diesem Gerät einschalten").wait_for()
        assert not page.request.get(f"{server.address}/api/me/export").json()["push"]


def test_notifications_are_offered_where_friends_are_awaited(server: ServerProcess, new_guest: NewGuest) -> None:
    with Receiver() as receiver:
        page, friend = new_guest(PHONE), new_guest()
        page.context.grant_permissions(["notifications"], origin=server.address)
        page.add_init_script(f"({FAKE_SUBSCRIPTION})({json.dumps(PushBrowser(receiver).subscription)})")
        page.goto(server.address)
        table = create_table_by_api(page, server.address, {"game": "koryo", "seats": ["me", "open"]})
        page.goto(f"{server.address}/table/{table}")
        offer = page.get_by_test_id("push-offer")
        offer.get_by_role("button", name="Turn on for this device").wait_for()
        friend.goto(f"{server.address}/table/{table}")
        friend.get_by_role("button", name="Sit down").click()
        page.locator(".game-menu-button").click()
        offer.get_by_role("button", name="Turn on for this device").click()
        offer.get_by_text("Notifications are on").wait_for()
        assert len(page.request.get(f"{server.address}/api/me/export").json()["push"]) == 1
        page.keyboard.press("Escape")
        page.locator(".game-menu-button").click()
        page.get_by_text("Agree to abandon").wait_for()
        assert not offer.get_by_role("button").count()


def test_blocked_notifications_are_explained(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page.goto(f"{server.address}/you")
    page.get_by_test_id("alerts").get_by_text("The browser blocks notifications").wait_for()


def test_webhooks_are_entered_for_a_guest_and_for_a_table(server: ServerProcess, new_guest: NewGuest) -> None:
    with Receiver() as receiver:
        page = new_guest(PHONE)
        page.goto(f"{server.address}/you")
        form = page.get_by_test_id("webhook")
        form.get_by_label("Address").fill(f"{receiver.url}/mine")
        form.get_by_role("button", name="Save").click()
        form.get_by_role("button", name="Send a test").click()
        [tested] = wait_for_requests(page, receiver, "/mine")
        assert tested.json["event"] == "test"
        form.get_by_label("Address").fill("http://no-such-host.invalid/")
        form.get_by_role("button", name="Save").click()
        page.get_by_text("this server cannot send to this address").wait_for()
        form.get_by_role("button", name="Remove").click()
        form.get_by_role("button", name="Remove").wait_for(state="detached")

        table = create_table_by_api(page, server.address, {"game": "koryo", "seats": ["me", "random"]})
        page.goto(f"{server.address}/table/{table}")
        page.locator(".game-menu-button").click()
        form = page.get_by_test_id("webhook")
        form.get_by_label("Address").fill(f"{receiver.url}/table")
        form.get_by_label("Form").select_option("discord")
        form.get_by_role("button", name="Save").click()
        form.get_by_role("button", name="Send a test").click()
        [tested] = wait_for_requests(page, receiver, "/table")
        assert "It works" in tested.json["content"]
