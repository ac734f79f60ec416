"""Learning the weights by which bots judge, from games that they play against themselves.

``python -m madang.lab.train koryo`` plays some generations of games, each with the weights that the one before it led
to, and writes `madang/bots/weights/koryo.npy`: the weights of the first generation, which has only seen random games,
and those of the last. A generation is a softmax regression of who won on how the seats stood.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from rich.console import Console

from madang.bots.mind import WEIGHTS, Mind, Weights, mind
from madang.games.chance import hashed_seed, new_whim, seed_words

GENERATIONS = 5
GAMES = 24_000
LUCK = 0.15
SHARE = 0.25
THREADS = 2
STEPS = 150
DECAY = 3e-4

Sample = tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any]]


def gather(one: Mind, players: int, games: int, weights: Weights, luck: float, seed: str) -> Sample:
    """Play games on all threads; the seats' features, the stage and the result of some of their decisions."""
    parts = [(one, players, games // THREADS, weights, luck, f"{seed} {thread}") for thread in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        seen, stages, results = zip(*pool.map(_gather_part, parts), strict=True)
    return np.concatenate(seen), np.concatenate(stages), np.concatenate(results)


def _gather_part(part: tuple[Mind, int, int, Weights, float, str]) -> Sample:
    one, players, games, weights, luck, seed = part
    room = games * 12
    seen = np.zeros((room, 4, one.features), np.float64)
    stages, results = np.zeros(room, np.int64), np.zeros((room, 4), np.float64)
    states = one.game.blank(2)
    states["seed"] = seed_words(hashed_seed(seed))
    desk = one.desk(new_whim(seed))
    kept = one.gather(states, players, games, weights, luck, SHARE, desk, seen, stages, results)
    return seen[:kept, :players].astype(np.float32), stages[:kept], results[:kept, :players]


def fit(seen: Any, results: Any, weights: Any) -> tuple[Any, float]:
    """Softmax regression by Adam from `weights` on; the new weights and the mean log loss."""
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    loss = 0.0
    for step in range(1, STEPS + 1):
        values = seen @ weights.astype(np.float32)
        values -= values.max(axis=1, keepdims=True)
        chances = np.exp(values)
        chances /= chances.sum(axis=1, keepdims=True)
        loss = float(-(results * np.log(chances + 1e-9)).sum(axis=1).mean())
        surprise = (chances - results).astype(np.float32).reshape(-1)
        slope = surprise @ seen.reshape(-1, seen.shape[2]) / len(seen) + DECAY * weights
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        rate = 0.05 * min(1.0, 2 - 2 * step / STEPS)
        weights = weights - rate * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
    return weights, loss


def train(name: str, console: Console) -> Weights:
    """Some generations of play and regression, for every number of players."""
    one = mind(name)
    weights = beginner = one.blank_weights()
    for generation in range(GENERATIONS):
        luck = 1.0 if generation == 0 else LUCK
        for players in (2, 3, 4):
            seen, stages, results = gather(one, players, GAMES // players, weights, luck, f"{generation} {players}")
            losses = []
            for stage in range(one.stages):
                rows = stages == stage
                if rows.sum() < 100:
                    continue
                fitted, loss = fit(seen[rows], results[rows], weights[players - 2, stage])
                weights[players - 2, stage] = fitted
                losses.append(loss)
            console.print(
                f"{name}, generation {generation}, {players} players: {len(stages):,} decisions, "
                f"log loss from {max(losses):.3f} to {min(losses):.3f}"
            )
        if generation == 0:
            beginner = weights.copy()
        _save(name, beginner, weights)
    return weights


def _save(name: str, beginner: Weights, weights: Weights) -> None:
    """Keep what is learned so far: training can be stopped at any time."""
    WEIGHTS.mkdir(exist_ok=True)
    np.save(WEIGHTS / f"{name}.npy", np.stack([beginner, weights]).astype(np.float32))


if __name__ == "__main__":
    train(sys.argv[1], Console())
