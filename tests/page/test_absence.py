"""The menu of a game: remind an absent player, let a bot take over, come back, leave, resign, abandon."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import HEADER, create_table_by_api, overflow, rename_guest, wide_texts
from tests.page.server import ServerProcess


def table_of_two(server: ServerProcess, host: Page, friend: Page, **terms: object) -> tuple[Page, Page]:
    """Open a table at which both sit; returns the page of the player to act, and the other."""
    for page, name in ((host, "Ann"), (friend, "Bob")):
        page.goto(server.address)
        rename_guest(page, server.address, name)
    request = {"game": "koryo", "seats": ["me", "open"], "stand_in": "random", **terms}
    table = create_table_by_api(host, server.address, request)
    url = f"{server.address}/api/tables/{table}"
    assert friend.request.post(f"{url}/sit", headers=HEADER, data={}).ok
    for page in (host, friend):
        page.goto(f"{server.address}/table/{table}")
        page.wait_for_selector(".hand")
    actor = host.request.get(url).json()["view"]["actor"]
    return (host, friend) if actor == 0 else (friend, host)


def open_menu(page: Page, name: str = "Game") -> None:
    page.get_by_role("button", name=name, exact=True).click()
    page.wait_for_selector(".game-menu h2")


def test_a_bot_takes_over_from_an_absent_player_who_comes_back(server: ServerProcess, new_guest: NewGuest) -> None:
    absent, other = table_of_two(server, new_guest(), new_guest(), patience=1)
    open_menu(other)
    other.get_by_role("button", name="Remind").click()
    expect(other.locator(".game-menu")).to_contain_text("was reminded")
    other.get_by_role("button", name="Let a bot play for").click()
    expect(absent.locator(".watching")).to_be_visible()
    expect(other.locator("main.table")).to_contain_text("(bot)")
    open_menu(absent)
    absent.get_by_role("button", name="Play on yourself").click()
    expect(absent.locator(".watching")).to_have_count(0)
    expect(absent.get_by_role("button", name="Leave for now")).to_be_visible()
    expect(absent.locator(".game-menu")).to_contain_text("does not count for ratings")


def test_a_player_resigns_and_the_other_plays_on(server: ServerProcess, new_guest: NewGuest) -> None:
    resigning, other = table_of_two(server, new_guest(), new_guest())
    open_menu(resigning)
    resigning.get_by_role("button", name="Resign").click()
    expect(resigning.locator(".game-menu")).to_contain_text("Are you sure?")
    resigning.get_by_role("button", name="Back").click()
    resigning.get_by_role("button", name="Resign").click()
    resigning.locator(".sure").get_by_role("button", name="Resign").click()
    expect(resigning.locator(".watching")).to_be_visible()
    expect(other.locator(".side.acting")).to_be_visible()


def test_both_players_abandon_a_game(server: ServerProcess, new_guest: NewGuest) -> None:
    one, two = table_of_two(server, new_guest(), new_guest(PHONE))
    open_menu(one)
    one.get_by_role("button", name="Agree to abandon").click()
    expect(two.locator(".tools .primary", has_text="Game")).to_be_visible()
    open_menu(two)
    expect(two.locator(".game-menu")).to_contain_text("would like to abandon")
    two.get_by_role("button", name="Agree to abandon").click()
    for page in (one, two):
        expect(page.locator("main.table")).to_contain_text("closed")


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl", "sk", "ko"])
def test_the_menu_fits_a_phone_in_every_language(server: ServerProcess, new_guest: NewGuest, language: str) -> None:
    page = new_guest(PHONE, language=language)
    table_of_two(server, page, new_guest())
    page.locator(".game-menu-button").click()
    menu = page.locator(".game-menu")
    menu.locator("section").nth(2).wait_for()
    assert "absent-" not in menu.inner_text()
    assert overflow(page) == 0
    assert wide_texts(page) == []


def test_the_form_offers_banks_of_time_and_days(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    card = page.locator("article[data-game=koryo]")
    card.locator(".buttons button").click()
    card.locator("form .options").click()
    card.get_by_label("Time per turn").select_option(label="5 min for the game + 5 s per turn")
    card.locator("button[type=submit]").click()
    page.wait_for_selector("main.table[data-socket=open]")
    expect(page.get_by_role("timer").first).to_contain_text(":")
    table = page.url.rpartition("/")[2]
    info = page.request.get(f"{server.address}/api/tables/{table}").json()["table"]
    assert (info["bank"], info["increment"], info["clock"]) == (300, 5, None)
