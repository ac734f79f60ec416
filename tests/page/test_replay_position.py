"""The position of a replay: in the address, by keys, in the list of moves and in the chart."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.page.conftest import PHONE, NewGuest
from tests.page.driver import END_SCREEN, create_played_table, overflow
from tests.page.server import ServerProcess

COUNT_GHOSTS = """() => {
  window.ghosts = 0;
  new MutationObserver(changes => changes.forEach(change => change.addedNodes.forEach(node => {
    if (node.classList?.contains("ghost")) window.ghosts++;
  }))).observe(document.body, { childList: true, subtree: true });
}"""

ZONES = "stacks => stacks.map(stack => stack.dataset.zone)"


def open_replay(
    page: Page, address: str, query: str = "", game: str = "koryo", listed: bool = False
) -> tuple[str, int]:
    """Finish a game over REST and open its replay. Returns its path and its last step."""
    page.goto(address)
    path = f"/replay/{create_played_table(page, address, game, ['me', 'random'], 1000, listed)}"
    page.goto(address + path + query)
    return path, int(page.locator("input[type=range]").get_attribute("max") or 0)


def expect_step(page: Page, step: int, last: int) -> None:
    page.get_by_text(f"{step} / {last}", exact=True).wait_for()


def test_the_address_holds_the_step_and_the_seat(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    path, last = open_replay(page, server.address, "?step=12&seat=1")
    expect_step(page, 12, last)
    assert page.get_by_label("Seen by").input_value() == "1"
    before = page.evaluate("history.length")
    for step in (13, 14, 15):
        page.get_by_role("button", name="One step forward").click()
        expect_step(page, step, last)
    page.wait_for_url(f"**{path}?step=15&seat=1&key=*")
    assert page.evaluate("history.length") == before, "stepping adds no entries"
    page.get_by_label("Seen by").select_option("open")
    page.wait_for_url(f"**{path}?step=15&key=*")
    page.get_by_role("link", name="Result").click()
    page.locator(END_SCREEN).wait_for()
    page.go_back()
    expect_step(page, 15, last)
    page.reload()
    expect_step(page, 15, last)


@pytest.mark.parametrize("listed", [True, False])
def test_a_shared_address_shows_the_same_position_to_another_guest(
    server: ServerProcess, new_guest: NewGuest, listed: bool
) -> None:
    """The address of a private table has a key. Without it, the replay is for the players."""
    page, friend = new_guest(), new_guest(PHONE)
    path, last = open_replay(page, server.address, "?step=12&seat=1", listed=listed)
    expect_step(page, 12, last)
    if not listed:
        page.wait_for_url("**&key=*")
        friend.goto(server.address + path)
        friend.get_by_role("alert").wait_for()
    friend.goto(page.url)
    expect_step(friend, 12, last)
    friend.locator("figure svg[role=slider]").wait_for()
    assert friend.get_by_label("Seen by").input_value() == "1"
    assert friend.locator(".stack").evaluate_all(ZONES) == page.locator(".stack").evaluate_all(ZONES)


@pytest.mark.parametrize("query", ["?step=99999&seat=7", "?step=-3&seat=x", "?seat=3"])
def test_an_address_that_makes_no_sense_opens_the_replay(
    server: ServerProcess, new_guest: NewGuest, query: str
) -> None:
    page = new_guest()
    _, last = open_replay(page, server.address, query)
    expect_step(page, last if "99999" in query else 0, last)
    assert page.get_by_label("Seen by").input_value() == "open"


def test_keys_step_and_jump(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    _, last = open_replay(page, server.address)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect_step(page, step, last)
    page.keyboard.press("Space")
    page.get_by_role("button", name="Pause").wait_for()
    expect_step(page, 1, last)
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_move_of_the_list_is_shown_by_a_click_and_by_keys(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(PHONE)
    _, last = open_replay(page, server.address)
    moves = page.locator(".moves button")
    assert moves.count() == last + 1
    moves.nth(10).click()
    expect_step(page, 10, last)
    current = page.locator(".moves [aria-current=step]")
    assert current.get_attribute("data-step") == "10"
    assert page.locator(".description").inner_text() == current.inner_text()
    page.keyboard.press("ArrowDown")
    expect_step(page, 11, last)
    expect(page.locator(".moves [data-step='11']")).to_be_focused()
    page.locator("input[type=range]").fill(str(last))
    shown = "list => list.scrollTop + list.clientHeight >= list.scrollHeight - 40"
    assert page.locator(".moves ol").evaluate(shown), "the list follows"
    assert overflow(page) <= 0


def test_one_step_moves_cards_and_a_jump_does_not(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest(reduced_motion=False)
    _, last = open_replay(page, server.address)
    page.evaluate(COUNT_GHOSTS)
    for step in (last, 3, last // 2):
        page.locator("input[type=range]").fill(str(step))
        expect_step(page, step, last)
    page.get_by_label("Seen by").select_option("0")
    page.wait_for_timeout(500)
    assert page.evaluate("ghosts") == 0
    page.keyboard.press("Home")
    page.locator("h1").click()
    for step in range(1, 6):
        page.keyboard.press("ArrowRight")
        expect_step(page, step, last)
    assert page.evaluate("ghosts") > 0


def test_a_click_on_the_chart_goes_to_that_decision(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    path, last = open_replay(page, server.address)
    chart = page.locator("figure svg[role=slider]")
    page.locator("figure .point").nth(10).wait_for()
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": box["width"] * 0.5, "y": box["height"] / 2})
    page.wait_for_url(f"**{path}?step=*")
    step = int(parse_qs(urlsplit(page.url).query)["step"][0])
    assert 0 < step < last
    chart.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function(f"() => Number(document.querySelector('input[type=range]').value) > {step}")
    page.get_by_role("link", name="Result").click()
    chart = page.locator(f"{END_SCREEN} figure svg[role=img]")
    chart.wait_for()
    chart.click()
    page.wait_for_url(f"**{path.replace('replay', 'review')}?step=*")
