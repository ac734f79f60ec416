"""Statistics of a run, with confidence intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from madang.core.playouts import WHOLE_WIN
from madang.lab.action_groups import action_groups
from madang.lab.simulate import Array, Run

Z = 1.96
"""Half the width of a 95% interval, in standard errors."""

CONTESTED = (*"123456789", "oil", "wine", "carpets", "spices")
"""The families and districts: parts of the score that players compete for."""

MIN_HANDS = 100
"""Actions that fewer hands chose, or declined, are left out."""


@dataclass(frozen=True)
class Mean:
    """A mean with half the width of its 95% interval."""

    value: float
    error: float
    number: int

    def __sub__(self, other: Mean) -> Mean:
        """The difference of two independent means."""
        return Mean(self.value - other.value, sqrt(self.error**2 + other.error**2), min(self.number, other.number))

    @property
    def significant(self) -> bool:
        """Whether the interval excludes zero."""
        return abs(self.value) > self.error


def mean(values: Any) -> Mean:
    """The mean of independent values.

    >>> mean([0, 1, 0, 1])
    Mean(value=0.5, error=0.5658032638058332, number=4)
    """
    array = np.asarray(values, np.float64)
    deviation = float(array.std(ddof=1)) if len(array) > 1 else 0.0
    return Mean(float(array.mean()) if len(array) else 0.0, Z * deviation / sqrt(max(1, len(array))), len(array))


def by_turn_order(run: Run, values: Array) -> Array:
    """Values by game and seat, with the seats in turn order, from the first player of the game on."""
    order = (run.first[:, None].astype(int) + np.arange(run.players)) % run.players
    ordered: Array = np.take_along_axis(values, order, axis=1)
    return ordered


def place_label(place: int) -> str:
    """The name of a place in the turn order.

    >>> [place_label(place) for place in range(3)]
    ['first player', 'second player', 'third player']
    """
    return ("first player", "second player", "third player", "fourth player")[place]


def seat_shares(run: Run) -> list[Mean]:
    """The share of the wins by the turn order of the first round."""
    shares = by_turn_order(run, run.shares)
    return [mean(shares[:, place]) for place in range(run.players)]


def seat_scores(run: Run) -> list[Mean]:
    scores = by_turn_order(run, run.scores)
    return [mean(scores[:, place]) for place in range(run.players)]


def bot_shares(run: Run) -> dict[str, Mean]:
    """The mean share of the wins of the seats of each bot."""
    found = {}
    for bot in dict.fromkeys(run.seats):
        seats = [seat for seat, name in enumerate(run.seats) if name == bot]
        found[bot] = mean(run.shares[:, seats].mean(axis=1))
    return found


def margins(run: Run) -> Array:
    """The difference between the best and the second best score of each game."""
    ranked = np.sort(run.scores, axis=1)
    difference: Array = ranked[:, -1] - ranked[:, -2]
    return difference


def shared_wins(run: Run) -> Mean:
    """The share of the games with more than one winner."""
    return mean(run.wins.max(axis=1) < WHOLE_WIN)


@dataclass(frozen=True)
class Part:
    """A part of the score: how often one seat leads it, and the leader's mean points from it and share of the wins."""

    name: str
    led: Mean
    points: Mean
    share: Mean

    @property
    def contested(self) -> bool:
        """Whether it is a family or a district, and led in at least one game."""
        return self.name.rsplit("-", 1)[1] in CONTESTED and self.led.value > 0


def parts(run: Run) -> list[Part]:
    """Every part of the score. A seat leads a part if it has more points from it than every other seat."""
    found = []
    for number, name in enumerate(run.part_names()):
        points = run.parts[:, number].astype(int)
        most = points.max(axis=1)
        ahead = points == most[:, None]
        led = ahead.sum(axis=1) == 1
        rows, leader = np.flatnonzero(led), ahead[led].argmax(axis=1)
        found.append(Part(name, mean(led), mean(points[rows, leader]), mean(run.shares[rows, leader])))
    return found


@dataclass(frozen=True)
class ActionWorth:
    """The share of the wins of hands that chose an action, and of hands that could have chosen it and never did."""

    action: str
    chosen: Mean
    declined: Mean

    @property
    def worth(self) -> Mean:
        return self.chosen - self.declined


def actions(run: Run) -> list[ActionWorth]:
    """All groups of actions with enough hands to compare, from the best to the worst.

    This shows who wins, not why: hands differ in what they are offered.
    """
    found = []
    for number, label in enumerate(action_groups(run.name)[0]):
        chosen, declined = run.chosen[number], run.offered[number] - run.chosen[number]
        if min(chosen[0], declined[0]) >= MIN_HANDS:
            found.append(ActionWorth(label, _share(*chosen.tolist()), _share(*declined.tolist())))
    return sorted(found, key=lambda action: -action.worth.value)


def _share(hands: int, parts_won: int) -> Mean:
    share = parts_won / WHOLE_WIN / hands
    return Mean(share, Z * sqrt(share * (1 - share) / hands), hands)
