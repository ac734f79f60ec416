"""Rated games from the lobby, the profile of a player, and the leaderboard."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import collect_errors, create_played_table, overflow, rename_guest, wide_texts
from tests.page.server import ServerProcess


def open_profile(page: Page, server: ServerProcess, games: int) -> None:
    """Open the page of the own profile when that many games are counted."""
    player = page.request.get(f"{server.address}/api/me").json()["id"]
    profile = f"{server.address}/api/players/{player}"
    for _ in range(600):
        if page.request.get(profile).json()["played"] >= games:
            break
        page.wait_for_timeout(50)
    page.goto(f"{server.address}/player/{player}")
    page.wait_for_selector(".player h1")


def test_a_game_that_was_ticked_as_rated_appears_in_the_profile(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    errors = collect_errors(page)
    page.goto(server.address)
    rename_guest(page, server.address, "Ann of the Ratings")
    page.locator("article[data-game=koryo] .buttons button").click()
    page.locator("article[data-game=koryo] input[name=listed]").check()
    page.locator("article[data-game=koryo] button[type=submit]").click()
    page.wait_for_selector("main.table[data-socket=open]")
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"{server.address}/api/tables/{table}").json()["table"]["rated"]
    for _ in range(2):
        create_played_table(page, server.address, "corinth", ["me", "random"], 1000, listed=True)
    open_profile(page, server, 2)
    ratings = page.locator("[data-testid=ratings]")
    expect(ratings).to_contain_text("Corinth, 2 players")
    expect(ratings).to_contain_text("2 rated games")
    expect(ratings.locator("svg[role=img]")).to_have_count(1)
    expect(page.locator("section[data-game=corinth] dd").first).to_have_text("2")
    page.locator("section[data-game=corinth]").get_by_role("link", name="Replay").first.click()
    page.wait_for_selector("input[type=range]")
    page.goto(f"{server.address}/leaderboard?game=corinth&players=2")
    expect(page.locator("[data-testid=leaders] .you")).to_contain_text("Ann of the Ratings")
    expect(page.locator("[data-testid=bots]")).to_contain_text("Master")
    assert errors == []


def test_a_profile_on_a_phone_for_others(server: ServerProcess, new_guest: NewGuest) -> None:
    """Others see what is public, from a link on the leaderboard, and the explanation fits the screen."""
    ann, bob = new_guest(), new_guest(PHONE)
    ann.goto(server.address)
    rename_guest(ann, server.address, "Ann in Public")
    create_played_table(ann, server.address, "choson", ["me", "random"], 1000, listed=True)
    create_played_table(ann, server.address, "koryo", ["me", "random"], 1000)
    open_profile(ann, server, 2)
    expect(ann.locator("section.game")).to_have_count(2)
    bob.goto(f"{server.address}/leaderboard?game=choson&players=2")
    bob.get_by_role("link", name="Ann in Public").click()
    expect(bob.locator(".player h1")).to_have_text("Ann in Public")
    expect(bob.locator("section.game")).to_have_count(1)
    assert overflow(bob) <= 0
    assert wide_texts(bob) == []
