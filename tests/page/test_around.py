"""What is around a game: taking back, the clock, sounds, explanations under a finger, the chart at the end."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.page.conftest import PHONE, Guests
from tests.page.house import House
from tests.page.playing import CARDS, END, act, choose_game, make_table, moved_on, ply, settled
from tests.page.test_screens import table


@pytest.mark.parametrize("way", ["click", "key"])
def test_an_action_is_taken_back(house: House, guest: Guests, way: str) -> None:
    page = guest()
    choose_game(page, house.address, "corinth", ["me", "random"])
    walking = page.locator(".uses .primary").filter(has_text="steward")
    dice = random.Random(1)
    while settled(page) == "asked" and not walking.count():
        act(page, dice)
    offered, before = page.locator(".uses .primary").all_inner_texts(), ply(page)
    walking.first.click()
    moved_on(page, before)
    page.get_by_role("button", name="Take back").wait_for()
    assert page.locator(".uses .primary").count() == 0
    if way == "click":
        page.get_by_role("button", name="Take back").click()
    else:
        page.keyboard.press("u")
    page.locator(".log li.undo").wait_for()
    assert page.locator(".uses .primary").all_inner_texts() == offered
    assert page.get_by_role("button", name="Take back").count() == 0


CLICK_WHATEVER_IS_OFFERED = """
    window.clicks = 0;
    setInterval(() => {
        const offered = document.querySelector(":is(.uses .primary, .choices .button, .shop.lit, .building.lit)");
        if (offered) { offered.click(); window.clicks++; }
    }, 50)"""


def kinds_of(page: Page, house: House, name: str) -> list[str]:
    """By whom each action of seat 0 was chosen."""
    plies = page.request.get(f"{house.address}/api/tables/{name}").json()["plies"]
    return [ply["kind"] for ply in plies if ply["seat"] == 0]


def test_a_stand_in_plays_when_the_time_is_up_until_the_player_is_back(house: House, guest: Guests) -> None:
    page = guest(language="de")
    page.goto(house.address)
    name = make_table(page, house.address, {"game": "corinth", "seats": ["me", "random"], "clock": 2})
    page.goto(f"{house.address}/table/{name}")
    clock = page.get_by_role("timer").first
    clock.wait_for()
    assert clock.inner_text().strip() in ("0:02", "0:01", "0:00")
    page.locator(".log").get_by_text("Vertretung (Leicht)").first.wait_for()
    assert "stand-in" in kinds_of(page, house, name)
    page.evaluate(CLICK_WHATEVER_IS_OFFERED)  # at once, for the stand-in may be quicker
    page.wait_for_function("() => window.clicks > 0")
    page.wait_for_selector(".log li.action")
    assert "action" in kinds_of(page, house, name)


def test_sounds_are_off_until_they_are_wanted(house: House, guest: Guests) -> None:
    page = guest()
    page.add_init_script(
        """window.sounds = 0;
           const start = OscillatorNode.prototype.start;
           OscillatorNode.prototype.start = function (...when) { window.sounds++; return start.apply(this, when); };"""
    )
    choose_game(page, house.address, "koryo", ["me", "random"])
    settled(page)
    act(page, random.Random(1))
    assert page.evaluate("window.sounds") == 0
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_label("Sounds")
    assert not switch.is_checked()
    switch.check()
    page.keyboard.press("Escape")
    settled(page)
    act(page, random.Random(2))
    page.wait_for_function("() => window.sounds > 0")
    page.reload()
    page.get_by_role("button", name="Settings").click()
    assert switch.is_checked()


def test_a_long_press_explains_a_card_and_does_not_choose_it(house: House, guest: Guests) -> None:
    page = guest(PHONE)
    choose_game(page, house.address, "koryo", ["me", "random"])
    page.wait_for_selector(CARDS)
    card = page.locator(CARDS).first
    box = card.bounding_box()
    assert box
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    tip = page.get_by_role("tooltip")
    tip.wait_for()
    assert card.locator(".hidden-text").inner_text() in tip.inner_text()
    assert len(tip.inner_text().splitlines()) > 1, "its name and what it does"
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tip.wait_for(state="hidden")
    assert page.locator(".hand .chosen").count() == 0
    card.tap()
    page.locator(".hand .chosen").wait_for()


def test_the_end_screen_draws_how_the_chances_went(house: House, guest: Guests) -> None:
    page = guest()
    page.goto(house.address)
    over = table(page, house, "koryo", ["me", "random"], 1000)
    page.goto(f"{house.address}/table/{over}")
    lines = page.locator(f"{END} figure polyline")
    lines.first.wait_for(state="attached")
    assert lines.count() == 2
    page.wait_for_function(
        "() => [...document.querySelectorAll('figure polyline')].every(line => line.points.numberOfItems > 1)"
    )
    assert "(Strong)" in page.locator(f"{END} figcaption").inner_text()
