"""What a run says: figures with their intervals."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from madang.core.playouts import WHOLE_WIN
from madang.lab.action_groups import action_groups
from madang.lab.simulate import Array, Run

Z = 1.96
"""Intervals are of 95%: so many standard errors to both sides."""

CONTESTED = (*"123456789", "oil", "wine", "carpets", "spices")

ENOUGH_HANDS = 100
"""An action that fewer hands chose, or declined, is not judged."""


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
    def clear(self) -> bool:
        """Whether the interval leaves zero out."""
        return abs(self.value) > self.error


def mean(values: Any) -> Mean:
    """The mean of independent values.

    >>> mean([0, 1, 0, 1])
    Mean(value=0.5, error=0.5658032638058332, number=4)
    """
    array = np.asarray(values, np.float64)
    spread = float(array.std(ddof=1)) if len(array) > 1 else 0.0
    return Mean(float(array.mean()) if len(array) else 0.0, Z * spread / sqrt(max(1, len(array))), len(array))


def by_order(run: Run, values: Array) -> Array:
    """Values by game and seat, with the seats counted from the first player of the game."""
    order = (run.first[:, None].astype(int) + np.arange(run.players)) % run.players
    ordered: Array = np.take_along_axis(values, order, axis=1)
    return ordered


def seat_shares(run: Run) -> list[Mean]:
    """The share of the wins by the order of play in the first round."""
    shares = by_order(run, run.shares)
    return [mean(shares[:, place]) for place in range(run.players)]


def seat_scores(run: Run) -> list[Mean]:
    scores = by_order(run, run.scores)
    return [mean(scores[:, place]) for place in range(run.players)]


def bot_shares(run: Run) -> dict[str, Mean]:
    """The share of the wins of a seat of each bot."""
    found = {}
    for bot in dict.fromkeys(run.seats):
        seats = [seat for seat, who in enumerate(run.seats) if who == bot]
        found[bot] = mean(run.shares[:, seats].mean(axis=1))
    return found


def margins(run: Run) -> Array:
    """How far the best score of a game is from the second best."""
    ranked = np.sort(run.scores, axis=1)
    difference: Array = ranked[:, -1] - ranked[:, -2]
    return difference


def shared_wins(run: Run) -> Mean:
    """How often a win is shared."""
    return mean(run.wins.max(axis=1) < WHOLE_WIN)


@dataclass(frozen=True)
class Part:
    """One thing that scores: how often somebody is ahead in it, what it is worth to him, and how he fares."""

    name: str
    led: Mean
    points: Mean
    share: Mean

    @property
    def contested(self) -> bool:
        """Whether it is a family or a district, which players compete for, and that somebody led now and then."""
        return self.name.rsplit("-", 1)[1] in CONTESTED and self.led.value > 0


def parts(run: Run) -> list[Part]:
    """Each part of the score: it is led where one seat has more points from it than all others."""
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
    """What hands won that chose an action, and what those won that were offered it and never chose it."""

    action: str
    chosen: Mean
    declined: Mean

    @property
    def worth(self) -> Mean:
        return self.chosen - self.declined


def actions(run: Run) -> list[ActionWorth]:
    """All groups of actions of which enough hands can be compared, from the best to the worst.

    It says who wins, not why: a hand that is offered little has little to decline.
    """
    found = []
    for number, text in enumerate(action_groups(run.name)[0]):
        chosen, declined = run.chosen[number], run.offered[number] - run.chosen[number]
        if min(chosen[0], declined[0]) >= ENOUGH_HANDS:
            found.append(ActionWorth(text, _share(*chosen.tolist()), _share(*declined.tolist())))
    return sorted(found, key=lambda one: -one.worth.value)


def _share(hands: int, parts_won: int) -> Mean:
    share = parts_won / WHOLE_WIN / hands
    return Mean(share, Z * sqrt(share * (1 - share) / hands), hands)
