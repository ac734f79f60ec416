"""The page /you: a passkey and a code bring a guest to another device, devices are signed out, data is deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.page.conftest import DESKTOP, PHONE, NewGuest
from tests.page.driver import HEADER, collect_errors, create_table_by_api, rename_guest
from tests.page.server import ServerProcess

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture
def address(server: ServerProcess) -> str:
    """The server under a name: browsers have no passkeys for bare IP addresses."""
    return server.address.replace("127.0.0.1", "localhost")


def open_you(new_guest: NewGuest, address: str, name: str, size: tuple[int, int] = DESKTOP) -> Page:
    """A new guest with this name who looks at the page."""
    page = new_guest(size)
    page.goto(address)
    rename_guest(page, address, name)
    page.goto(f"{address}/you")
    section(page, "devices").wait_for()
    return page


def section(page: Page, name: str) -> Locator:
    return page.locator(f"[data-testid={name}]")


def show_code(page: Page) -> str:
    section(page, "transfer").locator("button").click()
    return section(page, "transfer").locator("output").inner_text()


def add_authenticator(page: Page) -> tuple[CDPSession, str]:
    """Give a page a virtual authenticator, such as the fingerprint reader of a phone."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    added = devtools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return devtools, str(added["authenticatorId"])


# --- passkeys --------------------------------------------------------------------------------------------------------


def test_a_passkey_brings_a_guest_back(address: str, new_guest: NewGuest) -> None:
    """The passkey is copied to another browser, as password managers do."""
    ann = open_you(new_guest, address, "Ann")
    errors = collect_errors(ann)
    devtools, authenticator = add_authenticator(ann)
    section(ann, "passkeys").locator("button").click()
    expect(section(ann, "passkeys").locator("li")).to_have_count(1)
    (credential,) = devtools.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})["credentials"]

    phone = open_you(new_guest, address, "Somebody else", PHONE)
    devtools, authenticator = add_authenticator(phone)
    devtools.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": credential})
    section(phone, "sign-in").get_by_text("Sign in with a passkey").click()
    expect(phone.locator("main.you h1")).to_have_text("Ann")
    expect(section(phone, "devices").locator("li")).to_have_count(2)
    section(phone, "passkeys").locator("li button").click()
    expect(section(phone, "passkeys").locator("li")).to_have_count(0)
    assert errors == []


def test_a_browser_without_the_passkey_says_so(address: str, new_guest: NewGuest) -> None:
    page = open_you(new_guest, address, "Ann")
    add_authenticator(page)
    section(page, "sign-in").get_by_text("Sign in with a passkey").click()
    expect(section(page, "sign-in").locator("[role=alert]")).to_have_text("No passkey was used.")


def test_a_bare_address_offers_no_passkeys(server: ServerProcess, new_guest: NewGuest) -> None:
    page = open_you(new_guest, server.address, "Ann")
    expect(section(page, "passkeys").locator("button")).to_have_count(0)
    expect(section(page, "passkeys")).to_contain_text("HTTPS")


# --- codes -----------------------------------------------------------------------------------------------------------


def test_a_code_brings_a_guest_to_another_device(address: str, new_guest: NewGuest) -> None:
    """With the address of the QR code, and with the settings."""
    ann = open_you(new_guest, address, "Ann")
    ann.locator("header [aria-controls=settings]").click()
    ann.locator("#settings select").first.select_option("fr")
    expect(section(ann, "sign-in").locator("h2")).to_have_text("Se connecter ici")
    table = create_table_by_api(ann, address, {"game": "koryo", "seats": ["me", "random"]})
    code = show_code(ann)
    assert section(ann, "transfer").locator("img").evaluate("image => image.naturalWidth") > 0

    phone = new_guest(PHONE)
    errors = collect_errors(phone)
    phone.goto(f"{address}/you#{code}")
    expect(section(phone, "sign-in").locator("input.field")).to_have_value(code)
    expect(section(phone, "sign-in").locator("form")).to_be_in_viewport()
    expect(section(phone, "sign-in").get_by_role("status")).to_contain_text("Ann")
    section(phone, "sign-in").get_by_role("button", name="Ann").click()
    expect(phone.locator("main.you h1")).to_have_text("Ann")
    expect(phone.locator("html")).to_have_attribute("lang", "fr")
    assert phone.url == f"{address}/you", "the address does not keep the code"
    phone.goto(f"{address}/table/{table}")
    phone.wait_for_selector(".hand")
    assert errors == []


def test_a_used_code_is_refused_in_words(address: str, new_guest: NewGuest) -> None:
    code = show_code(open_you(new_guest, address, "Ann"))
    for problem in (None, "this code is unknown, used or expired: make a new one"):
        page = open_you(new_guest, address, "Bob")
        section(page, "sign-in").locator("input.field").fill(code.lower())
        section(page, "sign-in").locator("button[type=submit]").click()
        if problem is None:
            section(page, "sign-in").get_by_role("button", name="Sign in as Ann").click()
            expect(page.locator("main.you h1")).to_have_text("Ann")
        else:
            expect(section(page, "sign-in").locator("[role=alert]")).to_have_text(problem)


@pytest.mark.parametrize("merge", [True, False])
def test_the_tables_of_a_device_come_along_if_wanted(address: str, new_guest: NewGuest, merge: bool) -> None:
    ann, bob = open_you(new_guest, address, "Ann"), open_you(new_guest, address, "Bob")
    table = create_table_by_api(bob, address, {"game": "koryo", "seats": ["me", "open"]})
    form = section(bob, "sign-in")
    form.locator("input.field").fill(show_code(ann))
    form.locator("input[type=checkbox]").set_checked(merge)
    form.locator("button[type=submit]").click()
    form.get_by_role("button", name="Sign in as Ann").click()
    expect(bob.locator("main.you h1")).to_have_text("Ann")
    seat = ann.request.get(f"{address}/api/tables/{table}").json()["table"]["seats"][0]
    assert seat["you"] == merge
    assert seat["name"] == ("Ann" if merge else "Bob")


# --- devices and data ------------------------------------------------------------------------------------------------


def test_a_device_is_signed_out(address: str, new_guest: NewGuest) -> None:
    ann = open_you(new_guest, address, "Ann")
    phone = new_guest(PHONE)
    phone.goto(f"{address}/you#{show_code(ann)}")
    section(phone, "sign-in").get_by_role("button", name="Sign in as Ann").click()
    expect(phone.locator("main.you h1")).to_have_text("Ann")
    ann.reload()
    expect(section(ann, "devices").locator("li")).to_have_count(2)
    section(ann, "devices").get_by_role("button").click()
    expect(section(ann, "devices").locator("li")).to_have_count(1)
    phone.reload()
    expect(phone.locator("main.you h1")).to_contain_text("Guest")


def test_the_data_is_downloaded(address: str, new_guest: NewGuest, tmp_path: Path) -> None:
    ann = open_you(new_guest, address, "Ann")
    with ann.expect_download() as downloading:
        section(ann, "data").locator("a").click()
    downloading.value.save_as(tmp_path / "madang.json")
    assert json.loads((tmp_path / "madang.json").read_text("utf-8"))["name"] == "Ann"


def test_deleting_takes_two_clicks(address: str, new_guest: NewGuest) -> None:
    ann = open_you(new_guest, address, "Ann")
    table = create_table_by_api(ann, address, {"game": "koryo", "seats": ["me", "me"]})
    button = section(ann, "data").locator("button")
    button.click()
    expect(button).to_have_text("Click again to delete")
    section(ann, "data").locator("h2").click()
    expect(button).to_have_text("Delete everything")
    button.click()
    button.click()
    ann.wait_for_url(f"{address}/")
    expect(ann.locator(".who")).to_contain_text("Guest")
    seats = ann.request.get(f"{address}/api/tables/{table}").json()["table"]["seats"]
    assert {seat["kind"] for seat in seats} == {"bot"}


# --- settings --------------------------------------------------------------------------------------------------------


def test_settings_are_kept_by_the_server(address: str, new_guest: NewGuest) -> None:
    page = open_you(new_guest, address, "Ann")
    page.locator("header [aria-controls=settings]").click()
    with page.expect_response("**/api/me/prefs"):
        page.locator("#settings select").nth(1).select_option("dark")
    assert page.request.get(f"{address}/api/me").json()["prefs"] == {"theme": "dark"}
    page.request.put(f"{address}/api/me/prefs", headers=HEADER, data={"prefs": {"theme": "light", "speed": "?"}})
    page.evaluate("localStorage.clear()")
    page.reload()
    page.wait_for_selector("html[data-theme=light]")


def test_the_page_is_reached_from_the_header(address: str, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(address)
    page.locator("header [aria-controls=settings]").click()
    page.locator("#settings a[href='/you']").click()
    section(page, "devices").wait_for()
    expect(page.locator("#settings")).to_have_count(0)
