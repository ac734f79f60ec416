"""Whole games through the page, by clicks."""

from __future__ import annotations

import pytest

import madang
from tests.page.conftest import DESKTOP, PHONE, NewGuest
from tests.page.driver import (
    END_SCREEN,
    cards_in_hand,
    collect_errors,
    create_table_in_lobby,
    current_ply,
    play_to_end,
    wait_for_new_ply,
)
from tests.page.server import ServerProcess


def test_two_clicks_from_the_lobby_to_a_game(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    page.goto(server.address)
    page.locator("article[data-game=koryo] button").first.click()
    page.locator("article[data-game=koryo] button[type=submit]").click()
    page.wait_for_selector("main.table .hand button")
    assert len(cards_in_hand(page)) > 5
    assert page.locator(".player").count() == 2


@pytest.mark.parametrize(
    ("game", "players", "size"),
    [("koryo", 4, DESKTOP), ("choson", 3, PHONE), ("corinth", 2, DESKTOP), ("corinth", 3, PHONE)],
)
def test_a_whole_game_against_bots(
    server: ServerProcess, new_guest: NewGuest, game: str, players: int, size: tuple[int, int]
) -> None:
    page = new_guest(size)
    errors = collect_errors(page)
    create_table_in_lobby(page, server.address, game, ["me"] + ["random"] * (players - 1))
    table = page.url.rsplit("/", 1)[1]
    play_to_end(page, seed=3)
    totals = [int(text) for text in page.locator(f"{END_SCREEN} tfoot td").all_inner_texts()]
    columns = [
        sum(int(text) for text in page.locator(f"{END_SCREEN} tbody td:nth-of-type({seat + 1})").all_inner_texts())
        for seat in range(players)
    ]
    assert columns == totals, "the lines of the score table add up to the total"
    record = madang.Record.parse(page.request.get(f"{server.address}/api/tables/{table}/record").text())
    assert record.state.scores() == totals
    page.get_by_role("button", name="Verify the shuffle").click()
    page.locator(".verify [data-outcome=ok]").wait_for()
    assert page.locator(".verify li.ok").count() == 5, "secret, our contribution, the bots', what we saw, replay"
    assert not page.locator(".verify li:not(.ok)").count()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: table not in address)
    page.wait_for_selector("main.table[data-socket=open] .board")
    assert errors == []


def test_a_card_is_placed_by_dragging_it_onto_the_table(server: ServerProcess, new_guest: NewGuest) -> None:
    page = new_guest()
    create_table_in_lobby(page, server.address, "choson", ["me", "random"])
    page.wait_for_selector(".side.acting .hand .legal")
    page.evaluate("document.fonts.ready.then(() => true)")
    before = current_ply(page)
    page.locator(".hand .legal").first.hover()  # waits until the card no longer moves
    mat = page.locator(".player.mine").bounding_box()
    assert mat
    page.mouse.down()
    page.mouse.move(mat["x"] + mat["width"] / 2, mat["y"] + 30, steps=6)
    page.mouse.up()
    wait_for_new_ply(page, before)
