"""A whole game with the keyboard alone: no mouse, no touch."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.page.conftest import Guests
from tests.page.house import House
from tests.page.playing import TARGETS, answered, hand_of, moved_on, ply, settled

ENOUGH = 120
"""Presses of Tab that lead around a whole page."""


def tab_to(page: Page, selector: str) -> bool:
    """Walk to the next thing that matches."""
    for _ in range(ENOUGH):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return True
    return False


@pytest.mark.parametrize("game", ["koryo", "corinth"])
def test_a_whole_game_by_keyboard(house: House, guest: Guests, game: str) -> None:
    page = guest()
    page.goto(house.address)
    page.wait_for_selector("article")
    assert tab_to(page, f"article[data-game={game}] button")
    page.keyboard.press("Enter")
    assert tab_to(page, f"article[data-game={game}] button[type=submit]")
    page.keyboard.press("Enter")
    dice = random.Random(5)
    while settled(page) != "over":
        before = ply(page)
        if page.locator(".hand .legal").count():
            kind = dice.choice(hand_of(page))
            page.keyboard.press(kind)  # the key of the card
            assert tab_to(page, ".choices .primary[aria-disabled=false]")
        else:
            assert tab_to(page, TARGETS)
            if dice.random() < 0.4:
                tab_to(page, TARGETS)
        page.keyboard.press("Enter")
        answered(page)
        if page.locator(".stack.chosen").count():  # a swap has two ends
            assert tab_to(page, ".stack.lit:not(.chosen)")
            page.keyboard.press("Enter")
        if settled(page) != "over":
            moved_on(page, before)
