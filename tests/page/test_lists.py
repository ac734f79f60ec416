"""The lists of the lobby: narrowing them down, and more of them."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Page, Route

from tests.page.conftest import PHONE, Guests
from tests.page.house import House
from tests.page.playing import make_table, rename
from tests.page.test_screens import overflow

OPEN = "section[aria-labelledby=list-open]"


def named(page: Page, house: House, name: str) -> None:
    page.goto(house.address)
    rename(page, house.address, name)


def test_tables_are_found_by_name_and_game(house: House, guest: Guests) -> None:
    ann, bob, eve = guest(), guest(), guest(PHONE)
    named(ann, house, "Annabella Search")
    named(bob, house, "Bobby Search")
    wish: dict[str, Any] = {"seats": ["me", "open"], "listed": True}
    hers = make_table(ann, house.address, wish | {"game": "koryo"})
    his = make_table(bob, house.address, wish | {"game": "corinth"})
    eve.goto(house.address)
    links = {name: eve.locator(f"a[href='/table/{name}']") for name in (hers, his)}
    eve.get_by_label("Player’s name").fill("search")
    links[hers].wait_for()
    links[his].wait_for()
    eve.get_by_label("Player’s name").fill("annabella")
    links[his].wait_for(state="detached")
    assert links[hers].count() == 1
    eve.locator(".find select").select_option("corinth")
    eve.locator(OPEN).get_by_text("No table matches").wait_for()
    assert links[hers].count() == 0
    assert overflow(eve) <= 0


def test_more_tables_come_page_by_page(house: House, guest: Guests) -> None:
    page = guest(PHONE)
    named(page, house, "Ann")
    other = guest()
    other.goto(house.address)
    name = make_table(other, house.address, {"game": "koryo", "seats": ["me", "open"], "listed": True})
    [row] = [
        row
        for row in page.request.get(f"{house.address}/api/tables?which=open").json()["tables"]
        if row["table"]["id"] == name
    ]

    def pages(route: Route) -> None:
        query = parse_qs(urlparse(route.request.url).query)
        number = int(query.get("page", ["0"])[0])
        rows = [row | {"table": row["table"] | {"id": f"table-{50 * number + i:04}"}} for i in range(50)]
        content = {"tables": rows[: 50 if number < 2 else 3], "page": number, "more": number < 2}
        route.fulfill(body=json.dumps(content), content_type="application/json")

    page.route("**/api/tables?which=open*", pages)
    page.goto(house.address)
    rows, more = page.locator(f"{OPEN} li"), page.locator(OPEN).get_by_role("button", name="More")
    for count in (12, 50, 100):
        rows.nth(count - 1).wait_for()
        assert rows.count() == count
        more.click()
    rows.nth(102).wait_for()
    assert rows.count() == 103
    assert more.count() == 0
    assert overflow(page) <= 0
