"""The lists of tables in the lobby: filters, and more rows page by page."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Page, Route

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import create_played_table, create_table_by_api, overflow, rename_guest
from tests.page.server import ServerProcess

OPEN_LIST = "section[aria-labelledby=list-open]"


def enter_lobby(page: Page, address: str, name: str) -> None:
    page.goto(address)
    rename_guest(page, address, name)


def test_tables_are_filtered_by_name_and_game(server: ServerProcess, new_guest: NewGuest) -> None:
    ann, bob, eve = new_guest(), new_guest(), new_guest(PHONE)
    enter_lobby(ann, server.address, "Annabella Search")
    enter_lobby(bob, server.address, "Bobby Search")
    request: dict[str, Any] = {"seats": ["me", "open"], "listed": True}
    anns_table = create_table_by_api(ann, server.address, request | {"game": "koryo"})
    bobs_table = create_table_by_api(bob, server.address, request | {"game": "corinth"})
    eve.goto(server.address)
    links = {table: eve.locator(f"a[href='/table/{table}']") for table in (anns_table, bobs_table)}
    eve.get_by_label("Player’s name").fill("search")
    links[anns_table].wait_for()
    links[bobs_table].wait_for()
    eve.get_by_label("Player’s name").fill("annabella")
    links[bobs_table].wait_for(state="detached")
    assert links[anns_table].count() == 1
    eve.locator(".find select").select_option("corinth")
    eve.locator(OPEN_LIST).get_by_text("No tables match").wait_for()
    assert links[anns_table].count() == 0
    assert overflow(eve) <= 0


def test_more_tables_come_page_by_page(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    enter_lobby(page, server.address, "Ann")
    other = new_guest()
    other.goto(server.address)
    table = create_table_by_api(other, server.address, {"game": "koryo", "seats": ["me", "open"], "listed": True})
    [row] = [
        row
        for row in page.request.get(f"{server.address}/api/tables?which=open").json()["tables"]
        if row["table"]["id"] == table
    ]

    def answer_with_rows(route: Route) -> None:
        query = parse_qs(urlparse(route.request.url).query)
        number = int(query.get("page", ["0"])[0])
        rows = [row | {"table": row["table"] | {"id": f"table-{50 * number + i:04}"}} for i in range(50)]
        content = {"tables": rows[: 50 if number < 2 else 3], "page": number, "more": number < 2}
        route.fulfill(body=json.dumps(content), content_type="application/json")

    page.route("**/api/tables?which=open*", answer_with_rows)
    page.goto(server.address)
    rows, more = page.locator(f"{OPEN_LIST} li"), page.locator(OPEN_LIST).get_by_role("button", name="More")
    for count in (12, 50, 100):
        rows.nth(count - 1).wait_for()
        assert rows.count() == count
        more.click()
    rows.nth(102).wait_for()
    assert rows.count() == 103
    assert more.count() == 0
    assert overflow(page) <= 0


def test_my_tables_show_date_opponents_and_result_and_can_be_removed(
    server: ServerProcess, new_guest: NewGuest
) -> None:
    page = new_guest(PHONE)
    enter_lobby(page, server.address, "Ann")
    over = create_played_table(page, server.address, "koryo", ["me", "random"], 1000)
    playing = create_played_table(page, server.address, "koryo", ["me", "random"], 4)
    result = page.request.get(f"{server.address}/api/tables/{over}").json()["result"]
    page.goto(server.address)
    row = page.locator("li", has=page.locator(f"a[href='/table/{over}']"))
    row.wait_for()
    text = row.inner_text()
    word = {(True, False): "Won", (False, True): "Lost", (True, True): "Shared win"}[
        0 in result["winners"], 1 in result["winners"]
    ]
    assert f"{word} {result['scores'][0]} : {result['scores'][1]}".replace("-", "−") in text
    assert "Bot (Beginner)" in text
    assert "Ann" not in text, "only the opponents are named"
    assert row.locator("time").inner_text()
    other = page.locator("li", has=page.locator(f"a[href='/table/{playing}']"))
    assert "Round" in other.inner_text()
    assert other.get_by_role("button").count() == 0, "a game in progress stays"
    assert overflow(page) <= 0
    row.get_by_role("button", name="Remove from the list").click()
    row.wait_for(state="detached")
    page.reload()
    other.wait_for()
    assert row.count() == 0


def test_without_a_connection_the_lobby_claims_nothing(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    enter_lobby(page, server.address, "Ann")
    page.route("**/api/tables?*", lambda route: route.abort())
    page.route("**/healthz", lambda route: route.abort())
    page.reload()
    page.get_by_text("your tables appear when the server responds").wait_for()
    assert page.get_by_text("None yet").count() == 0
