"""What can be told from two states that follow each other."""

from __future__ import annotations

import functools
from typing import NamedTuple

from madang import Game, State

PLACED = "placed"
ROUND = "season"


class After(NamedTuple):
    """What an action has led to."""

    came_up: bool
    """Something random or hidden came up: a deal, a roll, a card turned over."""
    placed: int
    """How many cards the actor has placed face down."""
    begun: int | None
    """The round that began."""


def after(before: State, state: State) -> After:
    """What has led from a state to the next one."""
    then, now = before.array, state.array
    came_up, placed, begun = then["seed"].tobytes() != now["seed"].tobytes(), 0, None
    fields = fields_of(state.game)
    if PLACED in fields:
        more = [sum(heap) for heap in (now[PLACED][0].astype(int) - then[PLACED][0]).tolist()]
        came_up, placed = came_up or min(more) < 0, more[before.actor or 0]
    if ROUND in fields and now[ROUND].item() != then[ROUND].item():
        begun = now[ROUND].item()
    return After(came_up, placed, begun)


def round_of(state: State) -> int | None:
    """The round that a state is in, if its game has rounds."""
    return state.array[ROUND].item() if ROUND in fields_of(state.game) else None


@functools.cache
def fields_of(game: Game) -> frozenset[str]:
    """What the records of a game have."""
    return frozenset(game.record_type.names or ())
