"""Tooltips explain cards, and why an action is not legal."""

from __future__ import annotations

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import SELECTABLE_CARDS, cards_in_hand, create_table_in_lobby
from tests.page.server import ServerProcess


def test_a_card_that_cannot_be_played_shows_the_reason(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    kinds = cards_in_hand(page)
    other = next(i for i, kind in enumerate(kinds) if kind != kinds[0])
    page.locator(".hand button").first.click()
    page.locator(".hand button").nth(other).hover()
    reason = page.get_by_role("tooltip").get_by_text("✕")
    reason.wait_for()
    assert "one kind" in reason.inner_text() or "Ship Owner majority" in reason.inner_text()


def test_a_long_press_shows_the_tooltip(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    page.wait_for_selector(SELECTABLE_CARDS)
    box = page.locator("[data-zone=bank]").bounding_box()
    assert box
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    assert "8" in tip.inner_text()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(SELECTABLE_CARDS).first.tap()
    tip.wait_for(state="hidden")
