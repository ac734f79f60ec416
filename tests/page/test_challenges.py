"""Challenges on the page: make one, play it, send the link to a friend, and compare."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import collect_errors, overflow, play_by_api, rename_guest, wide_texts
from tests.page.server import ServerProcess


def test_two_friends_play_the_same_challenge(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob = new_guest(), new_guest(PHONE)
    errors = collect_errors(ann)
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.goto(server.address)
        rename_guest(page, server.address, name)
    ann.get_by_role("link", name="Challenges").click()
    expect(ann.locator("[data-testid=dailies] li")).to_have_count(3)
    ann.locator("form select").nth(2).select_option("random")
    ann.get_by_role("button", name="Make it").click()
    ann.wait_for_selector("main.challenge h1")
    address = ann.url
    expect(ann.locator("[data-testid=results]")).to_contain_text("when you have finished")
    ann.get_by_role("button", name="Start").click()
    ann.wait_for_selector("main.table[data-socket=open]")
    table = ann.url.rpartition("/")[2]

    bob.goto(f"{server.address}/table/{table}")
    expect(bob.locator("main.table")).to_contain_text("no such table")
    bob.goto(address)
    bob.get_by_role("button", name="Start").click()
    bob.wait_for_selector("main.table[data-socket=open]")
    for page in (ann, bob):
        play_by_api(page, server.address, page.url.rpartition("/")[2], 1000)
        page.reload()
        page.get_by_role("link", name="Compare results").click()
        expect(page.locator(".results .you")).to_have_count(1)
    expect(bob.locator(".results tbody tr")).to_have_count(2)
    assert overflow(bob) <= 0
    assert wide_texts(bob) == []
    row = bob.locator(".results tbody tr", has_text="Ann")
    row.get_by_role("link", name="Replay").click()
    bob.wait_for_selector("input[type=range]")
    assert errors == []
