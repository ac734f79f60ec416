"""Points and standings. Points are counted in halves, so that they are whole numbers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from madang.server.tournaments.model import Format, Outcome, Pairing


class Line(NamedTuple):
    """An entrant's line in the standings."""

    entrant: int
    place: int
    """From 1 on. Entrants who are equal in everything share a place."""
    points: int
    """In halves."""
    wins: int
    buchholz: int
    """Two players: the sum of the opponents' points, in halves."""
    sonneborn_berger: int
    """Two players: the points of the opponents, times what was won against each, in quarters."""
    share: float
    """Three and four players: the sum of the shares in the scores of each table."""
    games: int


def points_of(pairing: Pairing, size: int) -> list[int]:
    """The points in halves that a decided game gives each of its seats: one point per opponent who is behind.

    A bye between two players counts as won. Other byes, and games without a result, count as if all had drawn.
    """
    if pairing.is_bye:
        return [2 if size == 2 else size - 1]
    outcome = pairing.outcome
    if outcome is None:
        return [size - 1] * size
    keys = [(seat in outcome.winners, 0 if seat in outcome.winners else outcome.scores[seat]) for seat in range(size)]
    return [sum(2 * (key > other) + (key == other) for other in keys) - 1 for key in keys]


def standings(system: Format, size: int, entrants: int, pairings: Sequence[Pairing]) -> list[Line]:
    """The entrants from the first to the last, by the decided games."""
    decided = [pairing for pairing in pairings if pairing.decided]
    points, wins, games, share = [0] * entrants, [0] * entrants, [0] * entrants, [0.0] * entrants
    for pairing in decided:
        for seat, (entrant, gained) in enumerate(zip(pairing.entrants, points_of(pairing, size), strict=True)):
            points[entrant] += gained
            games[entrant] += not pairing.is_bye
            if pairing.outcome is not None:
                wins[entrant] += seat in pairing.outcome.winners
                share[entrant] += _share(pairing.outcome, seat)
    buchholz, berger = _opponents(decided, points) if size == 2 else ([0] * entrants, [0] * entrants)

    def key(entrant: int) -> tuple[float, ...]:
        if size > 2:
            return (points[entrant], wins[entrant], round(share[entrant], 9))
        ties = (buchholz[entrant], berger[entrant]) if system == "swiss" else (berger[entrant], buchholz[entrant])
        return (points[entrant], *ties, wins[entrant])

    order = sorted(range(entrants), key=lambda entrant: (*(-value for value in key(entrant)), entrant))
    lines: list[Line] = []
    for number, entrant in enumerate(order):
        shared = lines and key(entrant) == key(order[number - 1])
        place = lines[-1].place if shared else number + 1
        values = (points[entrant], wins[entrant], buchholz[entrant], berger[entrant], share[entrant], games[entrant])
        lines.append(Line(entrant, place, *values))
    return lines


def _share(outcome: Outcome, seat: int) -> float:
    """A seat's part of all scores of a table. Scores below 0 count as 0."""
    scores = [max(0, score) for score in outcome.scores]
    return scores[seat] / sum(scores) if sum(scores) else 1 / len(scores)


def _opponents(decided: Iterable[Pairing], points: Sequence[int]) -> tuple[list[int], list[int]]:
    """Buchholz and Sonneborn-Berger numbers. A bye adds to neither."""
    buchholz, berger = [0] * len(points), [0] * len(points)
    for pairing in decided:
        if pairing.is_bye:
            continue
        gained = points_of(pairing, 2)
        for entrant, opponent, won in zip(pairing.entrants, reversed(pairing.entrants), gained, strict=True):
            buchholz[entrant] += points[opponent]
            berger[entrant] += points[opponent] * won
    return buchholz, berger
