"""Tournaments on the page: create one, invite, play, close a round, read the standings."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import rename_guest
from tests.page.server import ServerProcess


def test_a_tournament_from_the_form_to_the_standings(server: ServerProcess, new_guest: NewGuest) -> None:
    host, friend = new_guest(), new_guest(PHONE)
    host.goto(server.address)
    rename_guest(host, server.address, "Ann")
    host.get_by_role("link", name="New tournament").click()
    host.get_by_label("Rounds").select_option("2")
    host.get_by_role("button", name="Create the tournament").click()
    host.get_by_role("button", name="Join the tournament").click()
    expect(host.get_by_text("You have joined.")).to_be_visible()

    friend.goto(host.get_by_label("Link for your friends").input_value())
    friend.get_by_label("Your name").fill("Bob")
    friend.get_by_role("button", name="Join the tournament").click()
    expect(host.locator("ol")).to_contain_text("Bob")  # the page reloads by itself
    expect(friend.get_by_role("button", name="Start the tournament")).to_have_count(0)

    host.get_by_label("Add bots").select_option("random")
    host.get_by_label("Number of bots").fill("3")
    host.get_by_role("button", name="Add", exact=True).click()
    host.get_by_role("button", name="Remove Bot (Beginner) 3").click()
    expect(host.locator("ol li")).to_have_count(4)
    host.get_by_role("button", name="Start the tournament").click()

    for page in (host, friend):
        expect(page.get_by_role("heading", name="Your game in round 1")).to_be_visible()
    friend.get_by_role("link", name="To your game").click()
    friend.wait_for_selector(".hand")
    friend.get_by_role("button", name="Game", exact=True).click()
    friend.wait_for_selector(".game-menu h2")
    expect(friend.get_by_role("button", name="Agree to abandon")).to_have_count(0)

    host.get_by_role("button", name="End this round").click()
    host.get_by_role("button", name="Really?").click()
    expect(host.get_by_role("heading", name="Your game in round 2")).to_be_visible()
    host.get_by_role("button", name="End the tournament").click()
    host.get_by_role("button", name="Really?").click()
    expect(host.get_by_role("status")).to_contain_text("Ended early")
    expect(host.locator("tbody tr")).to_have_count(4)
    host.locator("details summary").last.click()
    expect(host.get_by_text("The secret:")).to_be_visible()


def test_the_lobby_lists_tournaments_and_an_unknown_one_is_explained(
    server: ServerProcess, new_guest: NewGuest
) -> None:
    page, other = new_guest(), new_guest()
    page.goto(f"{server.address}/tournament/new")
    page.get_by_role("button", name="Create the tournament").click()
    page.wait_for_selector("#entrants")
    address = page.url
    other.goto(server.address)
    other.locator(f"a[href='{address.removeprefix(server.address)}']").click()
    expect(other.get_by_role("button", name="Join the tournament")).to_be_visible()
    other.goto(f"{server.address}/tournament/nosuchtournament")
    expect(other.get_by_text("there is no such tournament")).to_be_visible()
