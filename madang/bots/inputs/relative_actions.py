"""Actions with seats counted clockwise from the actor, so that a network need not learn each seat by itself."""

from __future__ import annotations

import numpy as np

from madang.games.actions import Action, ActionTable, Numbers

MAX_SEATS = 4


def relative_actions(table: ActionTable, seat_verbs: tuple[int, ...], pair_verbs: tuple[int, ...]) -> Numbers:
    """The number of each action as its actor sees it, indexed by players - 2, actor and action.

    The first argument of `seat_verbs` is a seat. The arguments of `pair_verbs` are a seat, a family, another seat and
    its family, with the lower seat first.
    """
    numbers = {(row.verb, row.args): number for number, row in enumerate(table.rows)}
    out = np.zeros((MAX_SEATS - 1, MAX_SEATS, len(table.rows)), np.int64)
    for players in range(2, MAX_SEATS + 1):
        for actor in range(players):
            for number, row in enumerate(table.rows):
                moved = _seen_from(row, actor, players, seat_verbs, pair_verbs)
                out[players - 2, actor, number] = numbers[row.verb, moved]
    return out


def _seen_from(
    row: Action, actor: int, players: int, seat_verbs: tuple[int, ...], pair_verbs: tuple[int, ...]
) -> tuple[int, ...]:
    def seen(seat: int) -> int:
        return (seat - actor) % players if seat < players else seat  # actions of absent seats are never legal

    if row.verb in seat_verbs:
        return seen(row.args[0]), *row.args[1:]
    if row.verb in pair_verbs:
        first, second = sorted(((seen(row.args[0]), row.args[1]), (seen(row.args[2]), row.args[3])))
        return (*first, *second)
    return row.args
