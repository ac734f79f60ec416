"""Banks of time: each player has some time for the whole game, and gains an increment after each turn."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from madang.server.tables.model import TableConfig


def bank_levels(
    config: TableConfig, players: int, actor: int | None, plies: Iterable[tuple[int, float]]
) -> list[float]:
    """The seconds in each seat's bank when the current turn began.

    `plies` are the seat of each ply that was not taken back, and the seconds of its turn that were used by then. Plies
    in a row by one seat are one turn; the last of them belong to the current turn if that seat is still to act.
    """
    banks = [float(config.bank or 0)] * players
    turns = [(seat, max(spent for _, spent in turn)) for seat, turn in groupby(plies, key=lambda ply: ply[0])]
    if turns and turns[-1][0] == actor:
        turns.pop()
    for seat, spent in turns:
        banks[seat] = max(0.0, banks[seat] - spent) + config.increment
    return banks
