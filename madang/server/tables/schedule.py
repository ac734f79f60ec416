"""When the server has to act at a table, and the summary of a game that the database stores."""

from __future__ import annotations

from collections.abc import Sequence

from madang import State
from madang.server.tables.advance import PAUSE, may_be_decided
from madang.server.tables.model import Status, Step, Summary
from madang.server.tables.outcome import result_of, round_of
from madang.server.tables.table import Table


def summary_of(table: Table) -> Summary:
    """The summary of the current game."""
    state = table.record.state if table.record else None
    due = _due(table, state if table.actor is not None else None, table.turn_since)
    return Summary(table.status, table.ply, table.actor, table.changed, due, round_of(state), result_of(state))


def summary_after(table: Table, steps: list[Step]) -> Summary:
    """The summary of the game after these steps."""
    turn_since = table.turn_since
    for step in steps:
        turn_since = table.turn_since_after(step) if step is steps[0] else _next_turn(turn_since, step)
    last = steps[-1]
    status: Status = "over" if last.state.over else table.status
    due = _due(table, last.state, turn_since, steps)
    number, state = last.ply.number + 1, last.state
    return Summary(status, number, state.actor, last.ply.at, due, round_of(state), result_of(state))


def _due(table: Table, state: State | None, turn_since: float, steps: Sequence[Step] = ()) -> float | None:
    """When the server has to act. Tables of bots have no due time, except those that are played unwatched.

    If the player to act may have decided in advance, the server looks for that once, decision or not.
    """
    actor = state.actor if state is not None else None
    if actor is None or state is None:
        return None
    if table.seats[actor].kind == "bot":
        return turn_since if table.plays_unwatched else None
    deadline = table.deadline_of(actor, turn_since, steps)
    if not may_be_decided(state):
        return deadline
    look_at = turn_since + PAUSE
    return look_at if deadline is None else min(look_at, deadline)


def _next_turn(turn_since: float, step: Step) -> float:
    return turn_since if step.state.actor == step.ply.seat else step.ply.at
