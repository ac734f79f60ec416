"""The table of Koryŏ and Chosŏn on a phone: columns, the own row above the hand, and long presses."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import create_played_table, current_ply
from tests.page.server import ServerProcess

COLUMNS = """() => [...document.querySelectorAll(".stack")].map(stack =>
    [stack.dataset.zone.slice(-1), Math.round(stack.getBoundingClientRect().left)])"""


def open_table(page: Page, address: str, game: str, decisions: int) -> None:
    page.goto(address)
    table = create_played_table(page, address, game, ["me", *["random"] * 3], decisions)
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector(".side.acting")


def long_press(page: Page, selector: str) -> None:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    devtools = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.locator(".card-details[open]").wait_for()
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", ["koryo", "choson"])
def test_families_are_aligned_and_the_own_row_is_not_covered(
    server: ServerProcess, new_guest: NewGuest, game: str
) -> None:
    page = new_guest(PHONE)
    open_table(page, server.address, game, 7)
    columns: dict[str, set[int]] = {}
    for kind, left in page.evaluate(COLUMNS):
        columns.setdefault(kind, set()).add(left)
    assert len(columns) > 2
    assert all(len(lefts) == 1 for lefts in columns.values()), columns
    for scrolled in (0, 200, 5000):
        page.evaluate("to => scrollTo(0, to)", scrolled)
        own, side = (page.locator(selector).bounding_box() for selector in (".player.mine", ".side"))
        assert own is not None
        assert side is not None
        assert own["y"] + own["height"] <= side["y"] + 1


def test_a_long_press_opens_a_card_and_selects_nothing(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    open_table(page, server.address, "koryo", 0)
    ply = current_ply(page)
    assert page.locator(".hand .legal").count()
    long_press(page, ".hand .legal")
    assert page.get_by_role("tooltip").count() == 0, "the card says the same"
    page.locator(".card-details button").click()
    assert page.locator(".hand .chosen").count() == 0
    assert current_ply(page) == ply
    page.locator(".hand .legal").first.tap()
    assert page.locator(".hand .chosen").count() == 1, "a tap still selects"
