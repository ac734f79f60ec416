"""The settings of the table: card size and colors."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_in_lobby, wait_until_settled
from tests.page.server import ServerProcess


def card_height(page: Page) -> float:
    box = page.locator(".hand .card").first.bounding_box()
    assert box is not None
    return box["height"]


def test_the_size_of_cards_is_a_setting(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "koryo", ["me", "random", "random", "random"])
    wait_until_settled(page)
    heights = []
    page.get_by_role("button", name="Settings").click()
    for size in ("small", "normal", "large"):
        page.get_by_label("Card size").select_option(size)
        heights.append(card_height(page))
    assert heights == sorted(set(heights))
    page.reload()
    wait_until_settled(page)
    assert card_height(page) == heights[-1], "the setting is kept"


def test_the_colors_are_a_setting(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "corinth", ["me", "random"])
    wait_until_settled(page)
    read = "() => getComputedStyle(document.querySelector('.harbor .sign')).backgroundColor"
    painted = page.evaluate(read)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colors").select_option("distinct")
    assert page.evaluate(read) != painted
    page.reload()
    wait_until_settled(page)
    assert page.evaluate(read) != painted
