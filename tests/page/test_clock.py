"""The clock of a table, and the stand-in that plays when the time is up."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.page.conftest import NewGuest
from tests.page.driver import create_table_by_api
from tests.page.server import ServerProcess

CLICK_FIRST_OFFER = """
    window.clicks = 0;
    setInterval(() => {
        const offered = document.querySelector(":is(.uses .primary, .choices .button, .shop.lit, .building.lit)");
        if (offered) { offered.click(); window.clicks++; }
    }, 50)"""


def kinds_of_plies(page: Page, address: str, table: str) -> list[str]:
    """The kind of each ply of seat 0: what chose the action."""
    plies = page.request.get(f"{address}/api/tables/{table}").json()["plies"]
    return [ply["kind"] for ply in plies if ply["seat"] == 0]


def test_a_stand_in_plays_when_the_time_is_up_until_the_player_acts(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(language="de")
    page.goto(server.address)
    table = create_table_by_api(page, server.address, {"game": "corinth", "seats": ["me", "random"], "clock": 2})
    page.goto(f"{server.address}/table/{table}")
    clock = page.get_by_role("timer").first
    clock.wait_for()
    assert clock.inner_text().strip() in ("0:02", "0:01", "0:00")
    page.locator(".log").get_by_text("Vertretung (Leicht)").first.wait_for()
    assert "stand-in" in kinds_of_plies(page, server.address, table)
    page.evaluate(CLICK_FIRST_OFFER)  # by a script, because the stand-in may be faster than the test
    page.wait_for_function("() => window.clicks > 0")
    page.wait_for_selector(".log li.action")
    assert "action" in kinds_of_plies(page, server.address, table)
