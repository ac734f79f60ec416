"""Whole games with the keyboard only, and shortcuts where the keyboard types other letters."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.page.conftest import NewGuest
from tests.page.driver import (
    CONFIRMING,
    TARGETS,
    WALK_BUTTON,
    cards_in_hand,
    create_table_in_lobby,
    current_ply,
    wait_for_answer,
    wait_for_new_ply,
    wait_until_settled,
)
from tests.page.server import ServerProcess

OTHER_KEYS = dict(zip("123456789BLE", "&é\"'(-è_çㅠㅣㄷ", strict=True))
"""What the keys of the cards type on other keyboards: the digits on AZERTY, the letters with Hangul input."""
MAX_TABS = 120
"""More presses of Tab than any page has elements."""


def tab_to(page: Page, selector: str) -> bool:
    """Press Tab until the focused element matches; False if none does."""
    for _ in range(MAX_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return True
    return False


@pytest.mark.parametrize("game", ["koryo", "corinth"])
def test_a_whole_game_by_keyboard(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    page = new_guest()
    page.goto(server.address)
    page.wait_for_selector("article")
    assert tab_to(page, f"article[data-game={game}] button")
    page.keyboard.press("Enter")
    assert tab_to(page, f"article[data-game={game}] button[type=submit]")
    page.keyboard.press("Enter")
    rng = random.Random(5)
    while wait_until_settled(page) != "over":
        before = current_ply(page)
        if page.locator(".hand .legal").count():
            kind = rng.choice(cards_in_hand(page))
            page.keyboard.press(kind)  # selects the card
            assert tab_to(page, ".choices .primary[aria-disabled=false]")
        else:
            assert tab_to(page, TARGETS)
            if rng.random() < 0.4:
                tab_to(page, TARGETS)
        page.keyboard.press("Enter")
        if page.locator(CONFIRMING).count():
            page.keyboard.press("Enter")
        if page.locator(WALK_BUTTON).count():  # several ways lead to the field
            assert tab_to(page, WALK_BUTTON)
            page.keyboard.press("Enter")
        wait_for_answer(page)
        if page.locator(".stack.chosen").count():  # a swap has two targets
            assert tab_to(page, ".stack.lit:not(.chosen)")
            page.keyboard.press("Enter")
        if wait_until_settled(page) != "over":
            wait_for_new_ply(page, before)


def press(page: Page, key: str, code: str) -> None:
    """Press a key that types `key` on the keyboard of this guest."""
    page.evaluate(
        "init => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))",
        {"key": key, "code": code},
    )


def test_shortcuts_work_while_hangul_is_typed(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    wait_until_settled(page)
    kind = cards_in_hand(page)[0]
    press(page, OTHER_KEYS[kind], f"Digit{kind}" if kind.isdigit() else f"Key{kind}")
    page.locator(f".hand .chosen[data-zone$=':{kind}']").wait_for()
    press(page, "ㅎ", "KeyG")
    page.locator(".log-button[aria-expanded=true]").wait_for(state="attached")
    press(page, "ㅗ", "KeyH")
    page.locator(".hint").wait_for()


def by_keys(page: Page, rng: random.Random) -> str:
    """A key that does something now, as the page shows it: a card, a number, an arrow, or Enter."""
    if page.locator(".hand .legal").count():
        return rng.choice(cards_in_hand(page))
    if page.locator(".choices.walk").count():
        return rng.choice(["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"])
    shown = page.locator("[aria-keyshortcuts]:not(header *)").evaluate_all("all => all.map(e => e.ariaKeyShortcuts)")
    return str(rng.choice([*shown, "Enter"]))


@pytest.mark.parametrize("game", ["koryo", "choson", "corinth"])
def test_a_whole_game_without_tab(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, game, ["me", "random"])
    rng = random.Random(8)
    wait_until_settled(page)
    page.keyboard.press("Escape")  # the page shows keys once a key was pressed
    for _ in range(1500):
        if wait_until_settled(page) == "over":
            return
        key = by_keys(page, rng)
        page.keyboard.press(key)
        if page.locator(".hand .chosen").count():
            page.keyboard.press("Enter")
        if page.locator(CONFIRMING).count():
            page.keyboard.press("0")
        wait_for_answer(page)
    raise AssertionError("the game does not end")


def test_escape_takes_back_the_choice_and_enter_places(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    wait_until_settled(page)
    before, kind = current_ply(page), cards_in_hand(page)[0]
    page.keyboard.press("Enter")  # nothing is chosen
    page.keyboard.press(kind)
    page.locator(".hand .chosen").wait_for()
    page.keyboard.press("Escape")
    page.locator(".hand .chosen").wait_for(state="detached")
    assert current_ply(page) == before
    page.keyboard.press(kind)
    page.keyboard.press("Enter")
    wait_for_new_ply(page, before)


def test_the_arrows_move_between_cards(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    wait_until_settled(page)
    focused = "[...document.querySelectorAll('.hand button')].indexOf(document.activeElement)"
    page.locator(".hand button").first.focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate(focused) == 1
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(focused) == 0


def test_the_help_lists_the_keys(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    wait_until_settled(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Keyboard")
    dialog.wait_for()
    assert dialog.locator("dt").count() >= 11
    page.keyboard.press(cards_in_hand(page)[0])  # no key plays behind the dialog
    assert page.locator(".hand .chosen").count() == 0
    page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
