"""A table as a sequence of plies: planning steps, replaying them from the database, and undo."""

from __future__ import annotations

import random
from typing import Any

import pytest

from madang import Game
from madang.server.tables.schedule import summary_after, summary_of
from madang.server.tables.table import Table
from tests.server.clients import Json
from tests.server.random_tables import GUESTS, SEED, new_table, play_random_step


def fields_of(table: Table) -> Json:
    """All stored and derived values of a table."""
    fields = {name: getattr(table, name) for name in ("plies", "outcomes", "moves", "turn_since", "status", "changed")}
    derived = {
        name: getattr(table, name) for name in ("ply", "actor", "deadline", "next_is_forced", "waits_for_server")
    }
    states = [state.position() for state in table.game.states()]
    undo = [table.moves_after_undo(guest) for guest in GUESTS]
    return fields | derived | {"states": states, "text": table.game.text(), "undo": undo, "summary": summary_of(table)}


@pytest.mark.parametrize("clock", [None, 60])
def test_planning_and_replaying_give_the_same_table(game: Game, players: int, clock: int | None) -> None:
    """A table that plans its steps equals one that replays the plies, with undos in between."""
    table, replayed, rng = new_table(game, players, clock), new_table(game, players, clock), random.Random(players)
    undone = 0
    while table.status == "playing":
        since = table.ply
        steps = play_random_step(table, rng)
        undone += sum(step.ply.kind == "undo" for step in steps)
        again = replayed.replay(table.plies[since:])
        assert [step.ply for step in again] == [step.ply for step in steps]
        assert [step.state for step in again] == [step.state for step in steps]
        assert [step.outcome for step in again] == [step.outcome for step in steps]
        if rng.random() < 0.2:
            assert fields_of(replayed) == fields_of(table)
    assert undone > 0
    at_once = new_table(game, players, clock)
    at_once.replay(table.plies)
    assert fields_of(replayed) == fields_of(table)
    assert fields_of(at_once) == fields_of(table)


def test_planning_changes_nothing(game: Game, players: int) -> None:
    table = new_table(game, players)
    position, seat = table.game.state.position(), table.actor or 0
    for action in table.game.state.actions():
        steps = table.plan(seat, "action", action, 2.0)
        summary_after(table, steps)
        assert (table.ply, table.game.state.position(), table.plies, table.moves) == (0, position, [], [])
        assert table.game.actions == []


def test_the_summary_stored_with_steps_is_that_of_the_table_after_them(game: Game, players: int) -> None:
    """Lists and schedules depend on it: status, plies, actor, changed, due."""
    for clock in (None, 60):
        table, rng = new_table(game, players, clock), random.Random(players)
        while table.status == "playing":
            seat = table.actor or 0
            guest = f"guest {seat}"
            undo = table.moves_after_undo(guest) is not None and rng.random() < 0.3
            now = table.changed + 2.0
            action = rng.choice(table.game.state.actions())
            steps = table.plan_undo(guest, now) if undo else table.plan(seat, "action", action, now)
            expected = summary_after(table, steps)
            table.extend(steps)
            assert summary_of(table) == expected


def test_earlier_states_do_not_change(game: Game) -> None:
    table, rng = new_table(game, 3), random.Random(1)
    seen = [(table.game.state, table.game.state.position())]
    while table.status == "playing":
        for step in play_random_step(table, rng):
            seen.append((step.state, step.state.position()))
    for state, position in seen:
        assert state.position() == position


def test_plies_must_follow_each_other(game: Game) -> None:
    table = new_table(game, 2)
    steps = table.plan(table.actor or 0, "action", table.game.state.actions()[0], 2.0)
    with pytest.raises(ValueError, match="cannot follow"):
        table.extend([steps[0]._replace(ply=steps[0].ply._replace(number=5))])
    table.extend(steps)
    with pytest.raises(ValueError, match="cannot follow"):
        table.extend(steps)


def test_the_state_after_each_ply_is_known_unless_it_was_taken_back(game: Game, players: int) -> None:
    """Also after repeated undos: plies that are still part of the game have a state, all others have none."""
    table, rng = new_table(game, players, guests=["a"] * 4), random.Random(SEED)
    current: list[tuple[int, Any]] = []
    while table.status == "playing":
        for step in play_random_step(table, rng, undo=0.4):
            if step.ply.kind == "undo":
                kept = [known for known in current if _moves_of(table, known[0]) <= int(step.ply.action)]
                current = kept
            current.append((step.ply.number, step.state))
        alive = {number: state for number, state in current if table.state_after(number) is not None}
        for number in table.moves:
            assert table.state_after(number) == alive[number]
        for number in range(table.ply):
            if table.plies[number].kind != "undo" and number not in table.moves:
                assert table.state_after(number) is None
    last = table.plies[table.moves[-1]]
    assert table.state_after(last.number) == table.game.state


def _moves_of(table: Table, number: int) -> int:
    """The number of moves in the game after a ply."""
    moves = 0
    for ply in table.plies[: number + 1]:
        moves = int(ply.action) if ply.kind == "undo" else moves + 1
    return moves
