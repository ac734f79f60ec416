"""Plies are shown one after the other, and the end screen comes after the last of them.

The clock of the browser stands still and is moved on by the tests, so that nothing depends on the machine's speed.
"""

from __future__ import annotations

import datetime

import pytest
from playwright.sync_api import Page

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import (
    END_SCREEN,
    create_played_table,
    create_table_in_lobby,
    current_ply,
    play_to_end,
    wait_until_settled,
)
from tests.page.server import ServerProcess

TICK = 50
"""Milliseconds by which the clock is moved on."""
MAX_LAG = 3000 + 2 * TICK
LATER = datetime.datetime(2100, 1, 1)


def shown_ply(page: Page) -> int:
    return int(page.locator("main.table").get_attribute("data-shown") or 0)


def log_length(page: Page) -> int:
    return page.locator(".log li:not(.round)").count()


def wait_for_own_turn(page: Page, address: str) -> int:
    """Wait until the page has received all plies up to this player's turn, and return their number."""
    url = f"{address}/api/tables/{page.url.rsplit('/', 1)[1]}"
    for _ in range(1000):
        now = page.request.get(url).json()
        if now["view"]["actions"]:
            page.wait_for_selector(f"main.table[data-ply='{now['ply']}']", state="attached")
            return int(now["ply"])
    raise AssertionError("it does not become this player's turn")


def place_a_card(page: Page, address: str, game: str = "koryo") -> tuple[int, int]:
    """Place a card at a new table of four, with the clock stopped; return the plies before, and all received."""
    page.clock.install()
    create_table_in_lobby(page, address, game, ["me", "random", "random", "random"])
    assert wait_until_settled(page) == "asked"
    page.clock.pause_at(LATER)
    before = current_ply(page)
    assert shown_ply(page) == before
    page.locator(".hand .legal").first.click()
    page.locator(".side .choices .primary").first.click()
    page.wait_for_selector(f"main.table:not([data-ply='{before}'])", state="attached")
    return before, wait_for_own_turn(page, address)


@pytest.mark.parametrize("game", ["koryo", "choson"])
def test_a_round_of_four_is_shown_ply_by_ply(server: ServerProcess, new_guest: NewGuest, game: str) -> None:
    page = new_guest(reduced_motion=False)
    before, newest = place_a_card(page, server.address, game)
    assert newest >= before + 4
    assert shown_ply(page) == before + 1, "the own action is shown at once"
    assert page.locator(".side.acting").count() == 0
    lines, shown, time = log_length(page), [before + 1], 0
    while shown[-1] < newest and time < MAX_LAG:
        page.clock.run_for(TICK)
        time += TICK
        if shown_ply(page) > shown[-1]:
            shown.append(shown_ply(page))
            assert log_length(page) == lines + shown[-1] - before - 1, "the log follows what is shown"
    assert shown == list(range(before + 1, newest + 1))
    page.wait_for_selector(".side.acting")


@pytest.mark.parametrize("method", ["click", "key"])
def test_a_click_or_a_key_skips_to_the_newest_ply(server: ServerProcess, new_guest: NewGuest, method: str) -> None:
    page = new_guest(reduced_motion=False)
    before, newest = place_a_card(page, server.address)
    assert shown_ply(page) == before + 1
    if method == "click":
        page.locator(".mat").click(position={"x": 4, "y": 4})
    else:
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
    page.wait_for_selector(f"main.table[data-shown='{newest}'] .side.acting")
    assert current_ply(page) == newest, "the key that skips does not act as well"


def test_the_speed_is_a_setting(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(reduced_motion=False)
    page.goto(server.address)
    page.locator("header button.settings").click()
    speed = page.get_by_label("Speed of moves")
    assert speed.input_value() == "normal"
    speed.select_option("off")
    page.reload()
    _, newest = place_a_card(page, server.address)
    assert shown_ply(page) == newest


def test_the_last_position_is_seen_before_the_end_screen(server: ServerProcess, new_guest: NewGuest) -> None:
    player, spectator = new_guest(), new_guest(reduced_motion=False)
    player.goto(server.address)
    table = create_played_table(player, server.address, "koryo", ["me", "random"])
    spectator.clock.install()
    spectator.goto(f"{server.address}/table/{table}")
    spectator.wait_for_selector("main.table[data-socket=open]")
    spectator.clock.pause_at(LATER)
    player.goto(f"{server.address}/table/{table}")
    play_to_end(player, seed=3)
    spectator.wait_for_selector(f"main.table[data-ply='{current_ply(player)}']", state="attached")
    while shown_ply(spectator) < current_ply(player):
        spectator.clock.run_for(TICK)
    spectator.clock.run_for(TICK)
    assert spectator.locator(END_SCREEN).count() == 0
    assert spectator.locator(".board .mat").count() == 1
    count = spectator.locator(".score-count")
    assert count.locator("tfoot td").nth(1).inner_text() == "0", "the score is counted from zero"
    seen: list[int] = []
    while not spectator.locator(END_SCREEN).count():
        if count.count():
            seen.append(int(count.get_attribute("data-lines") or 0))
            totals = [int(text) for text in count.locator("tfoot td").all_inner_texts()[1:]]
        spectator.clock.run_for(TICK)
    lines = spectator.locator(f"{END_SCREEN} tbody tr").count()
    assert sorted(set(seen)) == list(range(lines + 1)), "line by line"
    assert totals == [int(text) for text in spectator.locator(f"{END_SCREEN} tfoot td").all_inner_texts()]
    title = spectator.locator("#end-title").inner_text()
    assert "win" in title
    assert "You" not in title
    assert "You" in player.locator("#end-title").inner_text()


def test_the_end_screen_opens_at_its_top(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    create_table_in_lobby(page, server.address, "koryo", ["me", "random"])
    play_to_end(page, seed=4)
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="Look at the table").click()
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    page.get_by_role("button", name="Result").click()
    page.wait_for_function("scrollY === 0")
