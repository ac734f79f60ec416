"""Two browsers at one table, and everything that can happen to a line."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from tests.page.conftest import PHONE, Guests
from tests.page.house import House
from tests.page.playing import END, act, choose_game, hand_of, make_table, ply

OPEN = "main.table[data-line=open]"


def whoever_is_asked(pages: list[Page]) -> Page | None:
    """The page that is to act, or nobody when the game is over."""
    for _ in range(4000):
        for page in pages:
            if page.locator(".side.acting").count():
                return page
        if all(page.locator(END).count() for page in pages):
            return None
        pages[0].wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_a_game_by_invitation_over_bad_lines(own_house: House, guest: Guests) -> None:
    ann, bob = guest(), guest(PHONE)
    choose_game(ann, own_house.address, "koryo", ["me", "open"])
    link = ann.get_by_label("Invitation link").input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Sit down").click()
    pages, dice = [ann, bob], random.Random(11)
    for page in pages:
        page.wait_for_selector(f"{OPEN} .board")

    for turn in range(400):
        asked = whoever_is_asked(pages)
        if asked is None:
            break
        other = bob if asked is ann else ann
        if turn == 2:  # the other is offline while somebody plays
            other.context.set_offline(True)
            other.wait_for_selector(".banner")
            assert "offline" in other.locator(".banner").first.inner_text()
            act(asked, dice)
            other.context.set_offline(False)
            other.wait_for_selector(OPEN)
            other.wait_for_function(
                "ply => Number(document.querySelector('main.table').dataset.ply) >= ply", arg=ply(asked)
            )
            continue
        if turn == 5:  # reloading in mid-turn
            before, cards = ply(asked), hand_of(asked)
            if asked.locator(".hand .legal").count():
                asked.locator(".hand .legal").first.click()
            asked.reload()
            asked.wait_for_selector(f"{OPEN} .side.acting")
            assert (ply(asked), hand_of(asked)) == (before, cards)
        if turn == 8:  # the server dies and comes back
            before = ply(asked)
            own_house.kill()
            for page in pages:
                page.wait_for_selector("main.table[data-line=lost] .banner")
            own_house.start()
            for page in pages:
                page.wait_for_selector(OPEN)
            assert ply(asked) == before
        act(asked, dice)
    totals = [page.locator(f"{END} tfoot td").all_inner_texts() for page in pages]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 2

    ended = ann.url
    ann.get_by_role("button", name="Once more").click()
    bob.get_by_role("link", name="To the next game").click()
    ann.wait_for_url(lambda url: url != ended)  # bob may hear of the next game before she does
    bob.wait_for_url(ann.url)
    bob.locator(".waiting li").get_by_text("Reserved for").wait_for()
    eve = guest()  # the seats of a rematch are not for others
    eve.goto(ann.url)
    eve.locator(".waiting li").get_by_text("Reserved for").wait_for()
    assert eve.get_by_role("button", name="Sit down").count() == 0
    bob.get_by_role("button", name="Sit down").click()
    for page in pages:
        page.wait_for_selector(f"{OPEN} .board")


def test_watching_a_listed_table(house: House, guest: Guests) -> None:
    ann, eve = guest(), guest()
    ann.goto(house.address)
    name = make_table(ann, house.address, {"game": "corinth", "seats": ["me", "open"], "listed": True})
    eve.goto(house.address)
    eve.locator(f"a[href='/table/{name}']").click()
    eve.get_by_role("button", name="Sit down").wait_for()
    ann.goto(f"{house.address}/table/{name}")
    ann.get_by_role("button", name="Start, bots").click()
    eve.get_by_text("You are watching").wait_for()
    assert eve.locator(".choices").count() == 0
