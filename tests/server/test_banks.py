"""Banks of time: what a player has for the whole game, with an increment after each turn."""

from __future__ import annotations

import time

import pytest

from madang.server.tables import seating
from madang.server.tables.banks import bank_levels
from madang.server.tables.guest import Guest as StoredGuest
from madang.server.tables.model import TableConfig
from tests.server.clients import full_table, refusal, to_act
from tests.server.concurrency import wait_for


def config(bank: int, increment: int) -> TableConfig:
    return seating.new_table(
        StoredGuest("ann", "Ann"), "koryo", ["me", "open"], False, None, None, bank, increment
    ).config


def test_each_turn_uses_up_the_bank_and_adds_the_increment() -> None:
    terms = config(100, 5)
    assert bank_levels(terms, 2, 0, []) == [100, 100]
    assert bank_levels(terms, 2, 1, [(0, 30.0)]) == [75, 100]
    assert bank_levels(terms, 2, 1, [(0, 10.0), (0, 30.0), (0, 0.0)]) == [75, 100], "plies in a row are one turn"
    assert bank_levels(terms, 2, 0, [(0, 10.0), (0, 30.0)]) == [100, 100], "the turn is not over"
    assert bank_levels(terms, 2, 0, [(0, 300.0), (1, 1.0)]) == [5, 104], "a bank is never negative"


def test_the_bank_runs_over_the_whole_game_and_a_stand_in_plays_when_it_is_empty(url: str) -> None:
    table, guests = full_table(url, "koryo", 2, bank=3, stand_in="random")
    actor, other, now = to_act(table, guests)
    assert now["clock"]["banks"] == [3, 3]
    time.sleep(1)
    actor.act(table, 0, now["seat"], "pass")
    later = other.snapshot(table)
    assert later["clock"]["seat"] == 1 - now["seat"]
    used = later["clock"]["banks"]
    assert used[1 - now["seat"]] == 3
    assert 1 < used[now["seat"]] <= 2
    late = later["clock"]["seat"]
    wait_for(
        lambda: any(ply["kind"] == "stand-in" for ply in other.snapshot(table)["plies"] if ply["seat"] == late),
        "a stand-in for the player whose bank is empty",
    )


def test_the_clock_continues_in_the_bank_after_an_undo(url: str) -> None:
    table, guests = full_table(url, "koryo", 2, bank=100, increment=10)
    actor, _, now = to_act(table, guests)
    time.sleep(1)
    actor.act(table, 0, now["seat"], now["view"]["actions"][1])
    undone = actor.send("POST", f"/api/tables/{table}/undo", {"ply": 1})
    assert undone["clock"]["banks"] == [100, 100]
    assert 90 < undone["clock"]["left"] <= 99


@pytest.mark.parametrize("terms", [{"bank": 0}, {"clock": 31 * 86_400}, {"increment": -1}, {"patience": 0}])
def test_impossible_clocks_are_refused(url: str, terms: dict[str, int]) -> None:
    assert refusal(lambda: full_table(url, "koryo", 2, **terms)) == "bad-request"


def test_a_turn_may_take_days(url: str) -> None:
    table, guests = full_table(url, "koryo", 2, clock=7 * 86_400)
    assert guests[0].snapshot(table)["clock"]["left"] > 6.9 * 86_400
