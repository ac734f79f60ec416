"""What a ply led to, as everybody may know it."""

from __future__ import annotations

import functools
from typing import NamedTuple

from madang import Game, State

PLACED = "placed"
ROUND = "season"


class Outcome(NamedTuple):
    placed: int = 0
    """How many cards the actor placed face down."""
    came_up: bool = False
    """Something random or hidden came up: a deal, a roll, a card turned over."""
    round: int | None = None
    """The round that began."""
    undone: int = 0
    """In an undo, how many plies were taken back."""
    spent: float = 0.0
    """Seconds that the actor had used of the turn."""


def outcome_of(before: State, after: State) -> Outcome:
    """What an action led to, from the states before and after it."""
    then, now = before.array, after.array
    came_up, placed, begun = then["seed"].tobytes() != now["seed"].tobytes(), 0, None
    fields = fields_of(after.game)
    if PLACED in fields:
        more = [sum(heap) for heap in (now[PLACED][0].astype(int) - then[PLACED][0]).tolist()]
        came_up, placed = came_up or min(more) < 0, more[before.actor or 0]
    if ROUND in fields and now[ROUND].item() != then[ROUND].item():
        begun = now[ROUND].item()
    return Outcome(max(0, placed), came_up, begun)


@functools.cache
def fields_of(game: Game) -> frozenset[str]:
    """The fields that the records of a game have."""
    return frozenset(game.record_type.names or ())
