"""Moving the steward in Corinth: a click on the destination, the way there, and what it costs."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import Page

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import HEADER, create_table_by_api, current_ply, wait_for_answer, wait_until_settled
from tests.page.server import ServerProcess


def status(page: Page, address: str) -> dict[str, Any]:
    answer: dict[str, Any] = page.request.get(f"{address}/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    return answer


def play_until(page: Page, address: str, table: str, phase: str, verb: str, round_seed: int = 1) -> None:
    """Play over REST until the player is asked in this phase, with such an action offered."""
    url, rng = f"{address}/api/tables/{table}", random.Random(round_seed)
    for _ in range(2000):
        now = page.request.get(url).json()
        assert not now["result"], "the question did not come up"
        actions = now["view"]["actions"]
        if not actions:
            continue
        if now["view"]["phase"] == phase and sum(action.startswith(verb) for action in actions) > 1:
            return
        wanted = [action for action in actions if action.startswith(("steward", "roll"))]
        request = {"ply": now["ply"], "seat": now["seat"], "action": rng.choice(wanted or actions)}
        page.request.post(f"{url}/actions", headers=HEADER, data=request)
    raise AssertionError("the question did not come up")


def open_question(page: Page, address: str, phase: str, verb: str) -> None:
    page.goto(address)
    table = create_table_by_api(page, address, {"game": "corinth", "seats": ["me", "random"]})
    play_until(page, address, table, phase, verb)
    page.goto(f"{address}/table/{table}")
    wait_until_settled(page)


def landings(page: Page, address: str) -> list[str]:
    found: list[str] = status(page, address)["view"]["sheets"][0]["market"]["circled"]
    return found


def ends(field: str, walked: set[str], steps: int) -> list[str]:
    """Where the ways of this length end, one entry for each way."""
    if steps == 0:
        return [field]
    column, row = ord(field[0]), int(field[1])
    beside = [f"{chr(column + x)}{row + y}" for x, y in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    free = [name for name in beside if name[0] in "abcde" and name[1:] in "12345" and name not in walked]
    return [end for name in free for end in ends(name, walked | {name}, steps - 1)]


def ways_by_field(page: Page, address: str) -> Counter[str]:
    """How many cheapest ways lead to each field, counted from the position."""
    now = status(page, address)
    market, prices = now["view"]["sheets"][0]["market"], now["standing"]["prices"]
    walked = {"c3", *market["circled"], *market["crossed"]}
    found: dict[str, list[int]] = {}
    for action in now["view"]["actions"]:
        for end in ends((["c3"] + market["circled"])[-1], walked, int(action.split()[1])):
            found.setdefault(end, []).append(prices[action])
    return Counter({end: costs.count(min(costs)) for end, costs in found.items()})


def test_the_steward_walks_to_the_field_that_is_clicked(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    open_question(page, server.address, "steps", "steps")
    before, ply = landings(page, server.address), current_ply(page)
    ways = ways_by_field(page, server.address)
    assert page.locator(".market g.lit").count() == len(ways)
    field, count = ways.most_common(1)[0]
    assert count > 1, ways
    page.locator(f".market g.lit[aria-label^='{field.upper()}:']").click()
    assert f"of {count}" in page.locator(".way").inner_text()
    assert current_ply(page) == ply, "with several ways, the player chooses first"
    first = page.locator("polyline.planned").get_attribute("points")
    page.get_by_role("button", name="Another way").click()
    assert page.locator("polyline.planned").get_attribute("points") != first
    page.get_by_role("button", name="Walk this way").click()
    page.wait_for_function("ply => Number(document.querySelector('main.table').dataset.ply) >= ply + 2", arg=ply)
    for _ in range(200):
        if len(landings(page, server.address)) > len(before):
            break
        wait_for_answer(page)
        page.wait_for_timeout(50)
    assert landings(page, server.address)[len(before)] == field


def test_pointing_at_a_field_draws_the_way_and_its_price_is_on_it(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    open_question(page, server.address, "steps", "steps")
    prices = status(page, server.address)["standing"]["prices"]
    assert page.locator("polyline.planned").count() == 0
    field = page.locator(".market g.lit").first
    field.hover()
    page.wait_for_selector("polyline.planned", state="attached")
    page.mouse.move(2, 2)
    page.wait_for_selector("polyline.planned", state="detached")
    shown = set(page.locator(".market .price text").all_text_contents())
    assert shown <= {str(cost) for cost in prices.values() if cost}


def test_a_group_shows_both_of_its_uses(server: ServerProcess, new_guest: NewGuest) -> None:
    for size in ((1280, 800), PHONE):
        page = new_guest(size)
        open_question(page, server.address, "choose", "take")
        gains = status(page, server.address)["standing"]["gains"]
        group = page.locator(".harbor li:not(.empty)").first
        before = page.locator(".harbor").bounding_box()
        if size == PHONE:
            group.locator(".dice").tap()
        else:
            group.hover()
        page.wait_for_selector(".preview")
        lines = page.locator(".preview dd").all_inner_texts()
        assert len(lines) == 2
        assert any(str(gain) in lines[0] for gain in gains.values())
        assert page.locator("section.previewed").count() == 1
        assert page.locator(".market .within-reach").count() > 0
        assert page.locator(".market g.lit").count() == 0, "a preview offers nothing to click"
        assert page.locator(".harbor").bounding_box() == before, "nothing moves"
