"""What can be told from a state, and from two that follow each other."""

from __future__ import annotations

import functools
from typing import NamedTuple

from madang import Game, State

PLACED = "placed"
ROUND = "season"


class Facts(NamedTuple):
    """What the server wants to know of every state."""

    actor: int | None
    chance: bytes
    placed: tuple[int, ...]
    round: int | None


def facts(state: State) -> Facts:
    """The facts of a state: where its random stream is, how many cards lie face down before each seat, its round."""
    array, fields = state.array, fields_of(state.game)
    down = tuple([sum(heap) for heap in array[PLACED][0].tolist()]) if PLACED in fields else ()
    season = array[ROUND].item() if ROUND in fields else None
    return Facts(state.actor, array["seed"].tobytes(), down, season)


@functools.cache
def fields_of(game: Game) -> frozenset[str]:
    """What the records of a game have."""
    return frozenset(game.record_type.names or ())


def came_up(before: Facts, after: Facts) -> bool:
    """Whether something random or hidden came up between two states: a deal, a roll, a card turned over."""
    if before.chance != after.chance or before.placed == after.placed:
        return before.chance != after.chance
    return any(now < then for then, now in zip(before.placed, after.placed, strict=True))


def newly_placed(before: Facts, after: Facts) -> int:
    """How many cards the actor has placed face down."""
    seat = before.actor or 0
    return after.placed[seat] - before.placed[seat] if after.placed else 0
