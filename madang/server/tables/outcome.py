"""The public outcome of a ply."""

from __future__ import annotations

import functools
import json
from typing import NamedTuple

from madang import Game, State

PLACED = "placed"
ROUND = "season"


class PlyOutcome(NamedTuple):
    placed: int = 0
    """How many cards the actor placed face down."""
    came_up: bool = False
    """Whether something random or hidden was revealed: a deal, a roll, a card turned over."""
    round: int | None = None
    """The round that began, if any."""
    undone: int = 0
    """How many plies an undo took back."""
    spent: float = 0.0
    """Seconds of the turn that the actor had used."""
    before: State | None = None
    """The state before the action, for the log; None for an undo."""


def outcome_of(before: State, after: State) -> PlyOutcome:
    """The outcome of an action, from the states before and after it."""
    then, now = before.array, after.array
    came_up, placed, begun = then["seed"].tobytes() != now["seed"].tobytes(), 0, None
    fields = fields_of(after.game)
    if PLACED in fields:
        added = [sum(cards) for cards in (now[PLACED][0].astype(int) - then[PLACED][0]).tolist()]
        came_up, placed = came_up or min(added) < 0, added[before.actor or 0]
    if ROUND in fields and now[ROUND].item() != then[ROUND].item():
        begun = now[ROUND].item()
    return PlyOutcome(max(0, placed), came_up, begun, before=before)


def round_of(state: State | None) -> int | None:
    """The current round; None before the start, and if the game has no rounds."""
    if state is None or ROUND not in fields_of(state.game):
        return None
    return int(state.array[ROUND].item())


def result_of(state: State | None) -> str | None:
    """Scores and winners as JSON; None before the end."""
    if state is None or not state.over:
        return None
    return json.dumps({"scores": state.scores(), "winners": state.winners()})


@functools.cache
def fields_of(game: Game) -> frozenset[str]:
    """The field names of a game's record type."""
    return frozenset(game.record_type.names or ())
