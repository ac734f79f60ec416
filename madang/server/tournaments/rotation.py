"""Pairings of all formats but Swiss: a round robin for two, and rotating tables for three and four.

A round robin is Kirkman's circle: one entrant stays, the others move on by one place each round. Rotating tables are
found by hill climbing: exchange two entrants of different tables while that reduces repeated meetings. One of the
starts is the arrangement in columns, in which nobody meets twice if the numbers allow it: entrant i of column g goes to
table i + g * round, modulo the number of tables.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

Meetings = Counter[tuple[int, int]]
STARTS = 12
"""Random arrangements from which the hill climbing starts, besides the columns."""


def pair(one: int, other: int) -> tuple[int, int]:
    return (one, other) if one < other else (other, one)


def round_robin(order: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """The games of a round, from 0 on. With an odd number of entrants, one has a bye: a game with one entrant.

    The entrants take turns in the first seat: each sits there in half of the games, or in one more or less.
    """
    places: list[int | None] = [*range(len(order))]
    if len(places) % 2:
        places.append(None)
    moving = places[1:]
    moving = moving[number % len(moving) :] + moving[: number % len(moving)]
    circle = [places[0], *moving]
    games: list[tuple[int, ...]] = []
    for one, other in zip(circle[: len(circle) // 2], reversed(circle[len(circle) // 2 :]), strict=True):
        present = sorted(place for place in (one, other) if place is not None)
        if len(present) == 2 and sum(present) % 2 == 0:
            present.reverse()
        games.append(tuple(order[place] for place in present))
    return games


def rotate(
    order: Sequence[int], size: int, number: int, meetings: Meetings, byes: Counter[int], rng: random.Random
) -> list[tuple[int, ...]]:
    """The tables of a round, from 0 on. Entrants who do not fill a table have a bye: those with the fewest so far."""
    resting = sorted(order, key=lambda entrant: (byes[entrant], rng.random()))[: len(order) % size]
    playing = [entrant for entrant in order if entrant not in resting]
    starts = [_columns(playing, size, number)]
    for _ in range(STARTS):
        shuffled = rng.sample(playing, len(playing))
        starts.append([shuffled[i : i + size] for i in range(0, len(shuffled), size)])
    best, least = starts[0], _cost(starts[0], meetings)
    for tables in starts:
        cost = _climb(tables, meetings)
        if cost < least:
            best, least = tables, cost
        if least == 0:
            break
    return [*(tuple(table) for table in best), *((entrant,) for entrant in resting)]


def _columns(playing: Sequence[int], size: int, number: int) -> list[list[int]]:
    count = len(playing) // size
    return [[playing[g * count + (t - g * number) % count] for g in range(size)] for t in range(count)]


def _cost(tables: list[list[int]], meetings: Meetings) -> int:
    return sum(meetings[pair(*two)] ** 2 for table in tables for two in combinations(table, 2))


def _cost_of(entrant: int, others: Sequence[int], meetings: Meetings) -> int:
    return sum(meetings[pair(entrant, other)] ** 2 for other in others if other != entrant)


def _climb(tables: list[list[int]], meetings: Meetings) -> int:
    """Exchange entrants of different tables while that reduces the cost. Returns the cost."""
    improved = True
    while improved:
        improved = False
        for one, other in combinations(tables, 2):
            improved |= _exchange(one, other, meetings)
    return _cost(tables, meetings)


def _exchange(one: list[int], other: list[int], meetings: Meetings) -> bool:
    """Make the first exchange between two tables that reduces the cost. False if there is none."""
    for i, a in enumerate(one):
        cost_a = _cost_of(a, one, meetings)
        for j, b in enumerate(other):
            before = cost_a + _cost_of(b, other, meetings)
            if before == 0:
                continue
            rest, rest_other = one[:i] + one[i + 1 :], other[:j] + other[j + 1 :]
            if _cost_of(b, rest, meetings) + _cost_of(a, rest_other, meetings) < before:
                one[i], other[j] = b, a
                return True
    return False
