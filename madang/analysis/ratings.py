"""Ratings of players and bots: OpenSkill's Plackett–Luce model, per game and number of players.

The bots have fixed ratings, which `python -m madang.lab.rate_bots` measures. `docs/ratings.md` explains the numbers.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from madang.extras import import_extra

BOT_RATINGS = Path(__file__).with_name("bot_ratings.json")
POINTS_PER_MU, POINTS_OF_NONE = 30.0, 750.0
"""How OpenSkill's mean becomes points: a newcomer has 1500, and 200 points more win three of four games for two."""


class Rating(NamedTuple):
    """A normal distribution over a player's strength. A newcomer has the defaults of OpenSkill."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    @property
    def points(self) -> int:
        """The mean as people see it.

        >>> Rating().points, Rating(30.0, 1.0).points
        (1500, 1650)
        """
        return round(POINTS_OF_NONE + POINTS_PER_MU * self.mu)

    @property
    def deviation(self) -> int:
        """Half the width of the 95% interval, in points."""
        return round(2 * POINTS_PER_MU * self.sigma)


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat, from 1; the winners share the first place, equal scores share the others.

    >>> places([10, 12, 10, 7], [1])
    [2, 1, 2, 4]
    >>> places([12, 12], [1])
    [2, 1]
    """
    keys = [(seat not in winners, -score) for seat, score in enumerate(scores)]
    return [1 + sum(other < key for other in keys) for key in keys]


@functools.cache
def _model() -> Any:
    return import_extra("openskill.models", "server").PlackettLuce()


def rate(before: Sequence[Rating], placed: Sequence[int]) -> list[Rating]:
    """The ratings of all seats after a game, from those before it and their places.

    >>> winner, loser = rate([Rating(), Rating()], [1, 2])
    >>> winner.points > 1500 > loser.points
    True
    """
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
    return [Rating(team[0].mu, team[0].sigma) for team in model.rate(teams, ranks=[float(place) for place in placed])]


@functools.cache
def bot_ratings() -> dict[str, dict[str, Rating]]:
    """The measured ratings of the bots, by game and number of players ("koryo 2"), then by level."""
    measured = json.loads(BOT_RATINGS.read_text("utf-8"))["ratings"]
    return {key: {level: Rating(*values) for level, values in levels.items()} for key, levels in measured.items()}


def bot_rating(game: str, players: int, level: str) -> Rating | None:
    """The rating of a bot; None if it was not measured."""
    return bot_ratings().get(f"{game} {players}", {}).get(level)
