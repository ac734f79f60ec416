"""Which sheets of Corinth are on the screen, and what they show."""

from __future__ import annotations

import datetime
import random

import pytest
from playwright.sync_api import Page

from tests.page.conftest import DESKTOP, PHONE, NewGuest
from tests.page.driver import (
    END_SCREEN,
    create_played_table,
    create_table_by_api,
    create_table_in_lobby,
    take_random_action,
    wait_until_settled,
)
from tests.page.server import ServerProcess

WIDE = (1920, 1080)
PLACES = {"walk": ".choices.walk", "build": ".choices.building", "choose": ".uses .primary"}
"""What a question shows by which it can be recognized."""
BOTH_IN_VIEW = """(place) => {
  const [ask, box] = [".ask", place].map(selector => document.querySelector(selector).getBoundingClientRect());
  return ask.top >= -1 && box.top >= ask.bottom - 1 && box.bottom <= innerHeight + 1;
}"""
LATER = datetime.datetime(2100, 1, 1)


def open_table(page: Page, address: str, players: int, decisions: int) -> None:
    page.goto(address)
    table = create_played_table(page, address, "corinth", ["me", *["random"] * (players - 1)], decisions)
    page.goto(f"{address}/table/{table}")
    wait_until_settled(page)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_sheets_fit_on_a_wide_screen(server: ServerProcess, new_guest: NewGuest, players: int) -> None:
    page = new_guest(WIDE)
    open_table(page, server.address, players, 10)
    sheets = page.locator(".paper")
    assert sheets.count() == players
    own = page.locator(".player").first.locator(".name").inner_text()
    assert own in (sheets.first.get_attribute("aria-label") or ""), "the own sheet comes first"
    for i in range(players):
        box = sheets.nth(i).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= WIDE[1]
    assert page.evaluate("document.documentElement.scrollHeight") <= WIDE[1]


def test_the_rules_beside_the_table_take_the_room_of_the_other_sheets(
    server: ServerProcess, new_guest: NewGuest
) -> None:
    page = new_guest(WIDE)
    open_table(page, server.address, 3, 10)
    page.get_by_role("button", name="Rules").click()
    page.wait_for_function("document.querySelectorAll('.paper').length === 1")


def test_with_four_players_the_first_two_boxes_are_crossed_out(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(DESKTOP)
    open_table(page, server.address, 4, 4)
    boxes = page.locator(".turns i").evaluate_all("all => all.map(box => box.classList.contains('out'))")
    assert boxes == [True, True, False, False, False, False]
    marked = page.locator(".turns i").evaluate_all("all => all.map(box => box.classList.contains('marked'))")
    assert marked[:2] == [False, False]


def test_the_sheet_follows_the_moves_that_are_shown(server: ServerProcess, new_guest: NewGuest) -> None:
    """Where only one sheet has room, it is the one of the player who moved, and the own one for a question."""
    page = new_guest(reduced_motion=False)
    page.clock.install()
    page.goto(server.address)
    table = create_table_by_api(page, server.address, {"game": "corinth", "seats": ["me", "random", "random"]})
    page.goto(f"{server.address}/table/{table}")
    names = None
    seen: set[str] = set()
    for _ in range(400):
        if page.locator(".ask.acting").count():
            names = names or page.locator(".player .name").all_inner_texts()
            assert names[0] in page.locator(".paper").get_attribute("aria-label")  # type: ignore[operator]
            if len(seen) == 2:
                return
            offered = page.locator(":is(.choices .button, .uses .primary, .shop.lit, g.lit):not([aria-disabled=true])")
            offered.first.click()
        else:
            moved = page.locator(".paper.moved").evaluate_all("all => all.map(sheet => sheet.ariaLabel)")
            seen |= {name for name in (names or [])[1:] if any(name in label for label in moved)}
        page.clock.run_for(100)
    raise AssertionError(f"the sheets of others were not shown: {seen}")


def test_on_a_phone_the_question_and_its_place_are_both_in_view(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    create_table_in_lobby(page, server.address, "corinth", ["me", "random"])
    rng, missing = random.Random(5), {"walk": ".market", "build": ".buildings", "choose": ".harbor"}
    while missing and wait_until_settled(page) != "over":
        for phase in [phase for phase in missing if page.locator(PLACES[phase]).count()]:
            page.wait_for_function(BOTH_IN_VIEW, arg=missing.pop(phase), timeout=10_000)
        take_random_action(page, rng)
    assert not missing
    assert not page.locator(END_SCREEN).count()
