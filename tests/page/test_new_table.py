"""Creating a table: presets, options, names of the seats of one device; and the invitation."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import create_table_in_lobby, overflow, rename_guest
from tests.page.server import ServerProcess


def open_form(page: Page, address: str, game: str = "koryo") -> Locator:
    page.goto(address)
    card = page.locator(f"article[data-game={game}]")
    card.get_by_role("button", name="Play").click()
    return card.locator("form")


def test_two_clicks_start_a_game_against_a_bot(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    form = open_form(page, server.address)
    assert form.get_by_label("Against a bot").is_checked()
    assert form.locator(".seat").count() == 0, "the options are behind one click"
    form.get_by_role("button", name="Start playing").click()
    page.wait_for_selector("main.table .side")


def test_the_presets_make_their_seats(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    form = open_form(page, server.address, "choson")
    form.get_by_label("Players").select_option("3")
    form.get_by_label("Strength").select_option("adept")
    more = form.get_by_role("button", name="More options")
    more.click()
    seats = form.locator(".seat select")
    values = "all => all.map(seat => seat.value)"
    assert seats.evaluate_all(values) == ["me", "adept", "adept"]
    form.get_by_label("With a friend").check()
    assert seats.evaluate_all(values) == ["me", "open", "open"]
    form.get_by_label("On this device").check()
    assert seats.evaluate_all(values) == ["me", "me", "me"]
    seats.nth(2).select_option("open")
    assert form.locator("input[type=radio]:checked").count() == 0, "no preset has these seats"


def test_the_start_button_is_always_in_view_on_a_phone(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    for game in ("koryo", "corinth"):
        form = open_form(page, server.address, game)
        start = form.locator("button[type=submit]")
        expect(start).to_be_in_viewport(ratio=1)
        form.get_by_role("button", name="More options").click()
        expect(start).to_be_in_viewport(ratio=1)
        form.get_by_label("On this device").check()
        expect(start).to_be_in_viewport(ratio=1)
        assert overflow(page) <= 0


def test_seats_of_one_device_have_names(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    form = open_form(page, server.address)
    form.get_by_label("On this device").check()
    form.get_by_label("Name of player 1").fill("Ann")
    form.get_by_label("Name of player 2").fill("  Bob ")
    form.get_by_role("button", name="Start playing").click()
    page.locator(".hand-cover").wait_for()
    assert any(name in page.locator(".hand-cover").inner_text() for name in ("Ann", "Bob"))
    page.reload()
    page.locator(".hand-cover").wait_for()
    assert any(name in page.locator(".hand-cover").inner_text() for name in ("Ann", "Bob"))


def test_an_invited_guest_reads_who_invites_and_gives_a_name(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest(PHONE)
    ann.goto(server.address)
    rename_guest(ann, server.address, "Ann")
    create_table_in_lobby(ann, server.address, "koryo", ["me", "open"])
    first = ann.locator(".waiting button").first
    assert first.inner_text() == "Copy the link"
    bob.goto(ann.url)
    bob.get_by_role("heading", name="Ann invites you to Koryŏ").wait_for()
    assert "eight rounds" in bob.locator(".waiting").inner_text()
    assert bob.locator(".waiting a[href='/rules/koryo']").count() == 1
    assert overflow(bob) <= 0
    bob.get_by_label("Your name").fill("Bob the Guest")
    bob.get_by_role("button", name="Sit down").click()
    bob.wait_for_selector("main.table .side")
    ann.get_by_text("Bob the Guest").first.wait_for()


def test_the_copied_link_is_the_table(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "open"])
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    page.get_by_text("Link copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == page.url
