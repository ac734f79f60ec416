"""What can be told from a state, and from two that follow each other.

A record is slow to ask field by field in Python, and a server asks often: all its fields are taken out at one go, which
costs as much as asking for one.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, NamedTuple

from madang import State
from madang.core.kernels import NOBODY

PLACED = "placed"
ROUND = "season"


class Fields(SimpleNamespace):
    """The fields of a record, asked for by name in both ways in which records can be asked."""

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


def fields(state: State) -> Fields:
    """The fields of a state's record: numbers as Python's, the rest as arrays."""
    return Fields(**dict(zip(state.game.record_type.names or (), state.record.item(), strict=True)))


class Facts(NamedTuple):
    """What the server wants to know of every state."""

    actor: int | None
    chance: bytes
    placed: tuple[int, ...]
    round: int | None


def facts(found: Fields) -> Facts:
    """The facts of a state: where its random stream is, how many cards lie face down before each seat, its round."""
    down = tuple([sum(heap) for heap in found.placed.tolist()]) if hasattr(found, PLACED) else ()
    actor = None if found.actor == NOBODY else found.actor
    return Facts(actor, found.seed.tobytes(), down, getattr(found, ROUND, None))


def came_up(before: Facts, after: Facts) -> bool:
    """Whether something random or hidden came up between two states: a deal, a roll, a card turned over."""
    if before.chance != after.chance:
        return True
    return any(now < then for then, now in zip(before.placed, after.placed, strict=True))


def newly_placed(before: Facts, after: Facts) -> int:
    """How many cards the actor has placed face down."""
    seat = before.actor or 0
    return after.placed[seat] - before.placed[seat] if after.placed else 0
