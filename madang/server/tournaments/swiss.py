"""Swiss pairings: entrants with similar points play each other, and nobody twice while that is possible.

The round is the perfect matching of least cost (the blossom algorithm of networkx). A second bye costs most, then a
rematch, then two entrants who both had the same seat twice more often than the other seat, then the difference in
points, then the distance from the usual order within a group of equal points: the upper half plays the lower half.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from madang.server.tournaments.rotation import Meetings, pair

BYE = -1
SECOND_BYE, REMATCH, SEATS, POINTS = 10**13, 10**10, 10**7, 10**3
MAX_LEAD = 2
"""How much more often an entrant may have one seat than the other."""


def swiss(
    order: Sequence[int], points: Sequence[int], meetings: Meetings, byes: Counter[int], leads: Sequence[int]
) -> list[tuple[int, ...]]:
    """The games of a round. `order` has the entrants from the first to the last of the standings.

    `leads` says how much more often each entrant had the first seat than the second.
    """
    import networkx  # half a second: only tournaments need it

    graph: Any = networkx.Graph()
    place = {entrant: number for number, entrant in enumerate(order)}
    for one, other in combinations(order, 2):
        cost = REMATCH * meetings[pair(one, other)] + POINTS * (points[one] - points[other]) ** 2
        if leads[one] * leads[other] > 0 and min(abs(leads[one]), abs(leads[other])) >= MAX_LEAD:
            cost += SEATS
        graph.add_edge(one, other, weight=cost + _distance(place[one], place[other], order, points))
    if len(order) % 2:
        least = min(points)
        for entrant in order:
            cost = SECOND_BYE * byes[entrant] + POINTS * (points[entrant] - least) ** 2
            graph.add_edge(BYE, entrant, weight=cost + len(order) - place[entrant])
    games = []
    for two in networkx.min_weight_matching(graph):
        games.append(tuple(sorted((entrant for entrant in two if entrant != BYE), key=place.__getitem__)))
    return sorted(games, key=lambda game: (len(game) == 1, place[game[0]]))  # the leaders first, the bye last


def _distance(one: int, other: int, order: Sequence[int], points: Sequence[int]) -> int:
    """How far two places are from half a group apart, if both are in one group of equal points."""
    if points[order[one]] != points[order[other]]:
        return 0
    group = sum(points[entrant] == points[order[one]] for entrant in order)
    return abs(abs(one - other) - group // 2)
