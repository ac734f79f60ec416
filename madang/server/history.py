"""What can be told from two states that follow each other."""

from __future__ import annotations

from madang import State

PLACED = "placed"
ROUND = ("season", "round")


def placed(state: State, seat: int) -> int:
    """How many cards lie face down before a seat."""
    record = state.record
    return int(record[PLACED][seat].sum()) if PLACED in record.dtype.names else 0


def came_up(before: State, after: State) -> bool:
    """Whether something random or hidden came up between two states: a deal, a roll, a card turned over."""
    if (before.record["seed"] != after.record["seed"]).any():
        return True
    return any(placed(after, seat) < placed(before, seat) for seat in range(before.players))


def round_of(state: State) -> int | None:
    """The round that a state is in, for games that count them."""
    record = state.record
    return next((int(record[name]) for name in ROUND if name in record.dtype.names), None)
