"""Measure the ratings of the bots: `python -m madang.lab.rate_bots` writes `madang/analysis/bot_ratings.json`.

Neighboring levels play each other in the arena, which stores every game: run the command again to continue. The ratings
are the most probable ones under the model with which the server rates players, on a scale where `adept` has 25.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from math import sqrt

import numpy as np
from rich.console import Console

from madang.analysis.ratings import BOT_RATINGS, Rating, places
from madang.bots.levels import LEVELS
from madang.core.game import game
from madang.games import NAMES
from madang.lab.arena import Archive, Match, MatchResult, run

ANCHOR = "adept"
BETA = 25.0 / 6
"""OpenSkill's spread of a player's performance from game to game."""
MIN_SIGMA = 0.5
"""No rating is more certain than this: how strong a bot is depends on the machine too."""
SEED = 7


def line_ups(players: int) -> list[tuple[str, ...]]:
    """Neighboring levels, from weak to strong.

    >>> line_ups(3)
    [('random', 'greedy', 'adept'), ('greedy', 'adept', 'expert'), ('adept', 'expert', 'master')]
    """
    levels = [*LEVELS]
    return [tuple(levels[start : start + players]) for start in range(len(levels) - players + 1)]


def schedule(name: str, players: int, seeds: int) -> list[Match]:
    """Every line-up plays each seed once in every rotation of the seats."""
    return [
        Match(name, line_up[shift:] + line_up[:shift], SEED * 1_000_000 + number)
        for number in range(seeds)
        for line_up in line_ups(players)
        for shift in range(players)
    ]


def fit(results: Iterable[MatchResult], players: int) -> dict[str, Rating]:
    """The most probable ratings of all levels, and their standard errors on the scale of the anchor.

    In the Plackett–Luce model the chance that one of two seats has the better place is a logistic function of the
    difference of their means. A shared place counts half. A weak prior keeps the ratings of constant losers finite.
    """
    levels = [*LEVELS]
    wins = np.zeros((len(levels), len(levels)))
    for result in results:
        placed = places(result.scores, result.winners)
        for one, mine in zip(result.seats, placed, strict=True):
            for other, theirs in zip(result.seats, placed, strict=True):
                if one != other:
                    wins[levels.index(one), levels.index(other)] += (mine < theirs) + (mine == theirs) / 2
    scale = sqrt(players) * BETA
    prior = 1 / Rating().sigma ** 2
    mu = np.full(len(levels), Rating().mu)
    for _ in range(100):  # Newton's method; the likelihood is concave
        better = 1 / (1 + np.exp(-(mu[:, None] - mu[None, :]) / scale))
        games = wins + wins.T
        gradient = (wins - games * better).sum(axis=1) / scale - prior * (mu - Rating().mu)
        weights = games * better * (1 - better) / scale**2
        hessian = np.diag(weights.sum(axis=1) + prior) - weights
        mu = mu + np.linalg.solve(hessian, gradient)
    anchor = levels.index(ANCHOR)
    covariance = np.linalg.inv(hessian) * (players - 1)  # pairs of one game are not independent: count each game once
    from_anchor = np.diag(covariance) + covariance[anchor, anchor] - 2 * covariance[anchor]
    errors = np.maximum(MIN_SIGMA, np.sqrt(from_anchor.clip(0)))
    mu += Rating().mu - mu[anchor]
    return {level: Rating(round(float(mu[i]), 2), round(float(errors[i]), 2)) for i, level in enumerate(levels)}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the ratings of the bots.")
    parser.add_argument("games", nargs="*", help="default: all")
    parser.add_argument("--players", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--seeds", type=int, default=12, help="deals per line-up; each is played in every seating")
    parser.add_argument("--workers", type=int, default=None, help="processes; default: one per core")
    options = parser.parse_args()
    stored = json.loads(BOT_RATINGS.read_text("utf-8")) if BOT_RATINGS.exists() else {"ratings": {}, "games": {}}
    for name in options.games or NAMES:
        game(name)  # refuses an unknown name
        for players in options.players:
            matches = schedule(name, players, options.seeds)
            results = [*run(matches, Archive(name, players, SEED), options.workers)]
            fitted = fit(results, players)
            key = f"{name} {players}"
            stored["ratings"][key] = {level: [rating.mu, rating.sigma] for level, rating in fitted.items()}
            stored["games"][key] = len(results)
            stored = {part: dict(sorted(values.items())) for part, values in stored.items()}
            BOT_RATINGS.write_text(json.dumps(stored, indent=1) + "\n", "utf-8")
            shown = ", ".join(f"{level} {rating.points} ± {rating.deviation}" for level, rating in fitted.items())
            Console().print(f"{key}, {len(results)} games: {shown}", highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
