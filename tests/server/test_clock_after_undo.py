"""After an undo the clock continues from where it was: undoing does not extend a turn."""

from __future__ import annotations

import contextlib
import itertools
import random
import time
from collections.abc import Callable

import pytest
import sqlalchemy as sa

import madang
from madang.client import Refusal
from madang.server.storage.schema import tables as table_rows
from madang.server.tables import seating
from madang.server.tables.guest import Guest as StoredGuest
from madang.server.tables.model import Seat
from madang.server.tables.schedule import summary_after, summary_of
from madang.server.tables.table import Table
from tests.server.clients import full_table
from tests.server.concurrency import wait_for
from tests.server.servers import serving, settings

CLOCK = 60
GUESTS = ("ann", "bob")


def new_table(game: str = "koryo", shuffle: int = 0) -> Table:
    """A table of two humans whose game started at time 1000."""
    table = seating.new_table(StoredGuest("ann", "ann"), game, ["me", "open"], False, CLOCK, "random")
    table.config.secret = f"{shuffle:064x}"
    table.seats = [Seat("human", guest, guest, None, "a contribution") for guest in GUESTS]
    table.status, table.started = "playing", 1000.0
    table.begin()
    return table


def actor_of(table: Table) -> int:
    assert table.actor is not None
    return table.actor


def act(table: Table, now: float, action: str | None = None) -> None:
    steps = table.plan(actor_of(table), "action", action or table.game.state.actions()[-1], now)
    summary = summary_after(table, steps)
    table.extend(steps)
    assert summary == summary_of(table)


def undo(table: Table, seat: int, now: float) -> None:
    steps = table.plan_undo(GUESTS[seat], now)
    summary = summary_after(table, steps)
    table.extend(steps)
    assert summary == summary_of(table)
    assert summary.due == table.deadline


Condition = Callable[[Table, int], bool]


def find_action(condition: Condition) -> tuple[Table, int, str]:
    """A table, the seat to act, and an action that can be undone and after which the condition holds."""
    for game in madang.game_names():
        for attempt in range(20):
            table, rng = new_table(game, attempt), random.Random(attempt)
            for _ in range(30):
                seat = actor_of(table)
                action = rng.choice(table.game.state.actions())
                act(table, table.turn_since, action)
                if table.actor is None:
                    break
                if table.moves_after_undo(GUESTS[seat]) is not None and condition(table, seat):
                    undo(table, seat, table.turn_since)
                    return table, seat, action
    raise AssertionError("there is no such action")


def ends_turn(table: Table, seat: int) -> bool:
    return table.actor != seat


def continues_turn(table: Table, seat: int) -> bool:
    """Whether the turn of the seat continues. A forced ply of another seat in between would begin a new turn."""
    since = itertools.takewhile(lambda ply: ply.kind == "forced", reversed(table.plies))
    return table.actor == seat and all(ply.seat == seat for ply in since)


def test_the_clock_starts_with_the_turn() -> None:
    table = new_table()
    first = actor_of(table)
    assert table.deadline == 1000 + CLOCK
    act(table, 1010)
    assert table.actor != first
    assert table.deadline == 1010 + CLOCK


def test_an_undo_restores_the_time_used_before_the_action() -> None:
    table, seat, action = find_action(ends_turn)
    began = table.turn_since
    act(table, began + 10, action)
    undo(table, seat, began + 30)
    assert table.deadline == began + 30 + CLOCK - 10


def test_the_clock_runs_on_during_an_undo_within_a_turn() -> None:
    """The time between an action and its undo is the player's own, and is not given back."""
    table, seat, action = find_action(continues_turn)
    began = table.turn_since
    act(table, began + 10, action)
    assert table.deadline == began + CLOCK
    undo(table, seat, began + 30)
    assert table.deadline == began + CLOCK


@pytest.mark.parametrize("condition", [ends_turn, continues_turn])
def test_repeated_undos_do_not_extend_the_turn(condition: Condition) -> None:
    """The used time adds up until the clock has run out."""
    table, seat, action = find_action(condition)
    now, used = table.turn_since, 0
    while used < CLOCK:
        act(table, now + 10, action)
        undo(table, seat, now + 11)
        now += 11
        used += 10 if condition is ends_turn else 11
        assert table.deadline == pytest.approx(now + CLOCK - used)
    assert table.deadline is not None
    assert table.deadline <= now


@pytest.mark.parametrize("condition", [ends_turn, continues_turn])
def test_a_reloaded_table_has_the_same_clock(condition: Condition) -> None:
    table, seat, action = find_action(condition)
    now = table.turn_since
    act(table, now + 10, action)
    undo(table, seat, now + 25)
    act(table, now + 31, action)
    undo(table, seat, now + 37)
    again = Table(table.config, table.seats, status="playing", started=table.started)
    again.begin()
    again.replay(table.plies)
    assert again.deadline == table.deadline
    assert summary_of(again) == summary_of(table)


def test_the_stand_in_plays_although_a_player_keeps_undoing(database: str) -> None:
    with serving(settings(database)) as url:
        table, clients = full_table(url, "koryo", 2, clock=2, stand_in="random")
        seat = clients[0].snapshot(table)["view"]["actor"]
        player, tries = clients[seat], 0
        started = time.monotonic()
        while not any(ply["kind"] == "stand-in" for ply in player.snapshot(table)["plies"]):
            assert time.monotonic() - started < 120
            with contextlib.suppress(Refusal):  # the clock may have run out first
                now = player.snapshot(table)
                played = player.act(table, now["ply"], seat, "pass")
                player.send("POST", f"/api/tables/{table}/undo", {"ply": played["ply"]})
                tries += 1
        assert tries > 0


def test_an_undo_updates_the_due_time_in_the_database(database: str) -> None:
    with serving(settings(database)) as url:
        table, clients = full_table(url, "koryo", 2, clock=1000)
        seat = clients[0].snapshot(table)["view"]["actor"]
        began = due(database, table) - 1000
        time.sleep(1)
        played = clients[seat].act(table, 0, seat, "pass")
        acted = played["plies"][0]["at"]
        assert due(database, table) == pytest.approx(acted + 1000)
        time.sleep(1)
        back = clients[seat].send("POST", f"/api/tables/{table}/undo", {"ply": played["ply"]})
        taken_back = back["plies"][0]["at"]
        assert due(database, table) == pytest.approx(taken_back + 1000 - (acted - began), abs=0.01)
        assert back["clock"]["left"] <= 999
        wait_for(lambda: clients[seat].snapshot(table)["clock"]["left"] < 998, "the clock to go on")


def due(database: str, table: str) -> float:
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        found = connection.execute(sa.select(table_rows.c.due).where(table_rows.c.id == table)).scalar_one()
    engine.dispose()
    assert isinstance(found, float)
    return found
