"""The rules: beside the table, and on a page of their own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from tests.page.conftest import DESKTOP, PHONE, NewGuest
from tests.page.driver import create_played_table, overflow
from tests.page.server import ServerProcess
from tests.page.test_accessibility import AXE, run_axe

GAMES = ("koryo", "choson", "corinth")
PANEL = ".rules-panel"


def open_rules(page: Page) -> Locator:
    """Open the rules by the button of the table, and wait for their text."""
    page.locator(".tools").get_by_role("button", name="Rules", exact=True).click()
    page.wait_for_selector(f"{PANEL} table")
    return page.locator(PANEL)


def open_table(page: Page, address: str, game: str) -> None:
    page.goto(address)
    table = create_played_table(page, address, game, ["me", "random"])
    page.goto(f"{address}/table/{table}")
    page.wait_for_selector("main.table .acting")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_open_beside_the_table(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    page = new_guest(DESKTOP)
    open_table(page, server.address, game)
    panel = open_rules(page).bounding_box()
    ask = page.locator("main.table .acting").first.bounding_box()
    assert panel
    assert ask
    assert ask["x"] + ask["width"] <= panel["x"], "the panel does not cover the question"
    assert overflow(page) == 0


def test_escape_and_the_button_close_the_rules(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(DESKTOP)
    open_table(page, server.address, "koryo")
    panel = open_rules(page)
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert page.evaluate("document.activeElement.textContent") == "Rules"
    open_rules(page).get_by_role("button", name="Close").click()
    panel.wait_for(state="detached")


def test_the_contents_lead_to_a_section(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(DESKTOP)
    open_table(page, server.address, "choson")
    address = page.url
    panel = open_rules(page)
    panel.get_by_role("link", name="Rulings").click()
    heading = panel.get_by_role("heading", name="Rulings")
    box, outer = heading.bounding_box(), panel.bounding_box()
    assert box
    assert outer
    assert outer["y"] <= box["y"] < outer["y"] + outer["height"]
    assert page.url == address


def test_a_phone_keeps_the_place_in_the_rules(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    open_table(page, server.address, "corinth")
    body = open_rules(page).locator(".body")
    body.evaluate("body => body.scrollTop = 700")
    page.wait_for_timeout(100)
    page.keyboard.press("Escape")
    page.locator(PANEL).wait_for(state="detached")
    open_rules(page)
    page.wait_for_function(f"Math.abs(document.querySelector('{PANEL} .body').scrollTop - 700) < 2")
    assert overflow(page) == 0


@pytest.mark.parametrize("game", GAMES)
def test_the_page_names_those_who_made_the_game(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    page = new_guest(DESKTOP)
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_selector("table")
    text = page.locator("main").inner_text()
    expected = {
        "koryo": ("고려", "Gary Kim", "Stéphane Gantiez", "Ian Parovel", "Moonster Games", "Christof Tisch (German)"),
        "choson": ("조선", "Gary Kim", "Stéphane Gantiez", "Ian Parovel", "Moonster Games", "Alexandre Figuière"),
        "corinth": ("Sébastien Pauchon", "Julio Cesar", "Cyrille Daujean", "Days of Wonder"),
    }
    assert all(name in text.replace("\u00a0", " ") for name in expected[game])


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_no_serious_axe_violation(
    server: ServerProcess, new_guest: NewGuest, game: str, theme: str
) -> None:
    page = new_guest(DESKTOP, theme=theme)
    open_table(page, server.address, game)
    open_rules(page)
    source = AXE.read_text("utf-8")
    assert run_axe(page, source) == []
    page.goto(f"{server.address}/rules/{game}")
    page.wait_for_selector("main table")
    assert run_axe(page, source) == []
