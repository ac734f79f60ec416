"""Learning the weights by which bots judge, from games that they play against themselves.

``python -m madang.lab.train koryo`` plays some generations of games, each with the weights that the one before it led
to. A generation is a softmax regression of who won on how the seats stood. Out of this come the judges of a game, in
`madang/bots/weights/koryo.npz`: the `beginner`, the first generation, which has only seen random games; the `scholar`,
the last one; and the `player`, a sum without neurons that is fitted to games of the scholar.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console

from madang.bots.kernels import NEURONS, Weights
from madang.bots.mind import WEIGHTS, Mind, mind
from madang.games.chance import hashed_seed, new_whim, seed_words

GENERATIONS = 4
GAMES = 300_000
FIRST_GAMES = 24_000
"""For sums, which need fewer games. Shared by the seats: half as many with two players, a quarter with four."""

LUCK = 0.12
SHARE = 0.1
THREADS = 2
EPOCHS = 12
BATCH = 1024
RATE = 0.004
DECAY = 1e-4

Array = np.ndarray[Any, np.dtype[Any]]


class Sample(NamedTuple):
    """How the seats stood at some decisions, at which stage, and how the game ended for them."""

    seen: Array
    stages: Array
    results: Array


class Layer(NamedTuple):
    """The weights of one stage and number of players; also their slopes, and the means of these."""

    sums: Array
    inner: Array
    outer: Array


# --- playing ---------------------------------------------------------------------------------------------------------


def gather(one: Mind, players: int, games: int, weights: Weights, luck: float, seed: str) -> Sample:
    """Play games on all threads, and keep some of their decisions."""
    parts = [(one, players, games // THREADS, weights, luck, f"{seed} {thread}") for thread in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        seen, stages, results = zip(*pool.map(_gather_part, parts), strict=True)
    return Sample(np.concatenate(seen), np.concatenate(stages), np.concatenate(results))


def _gather_part(part: tuple[Mind, int, int, Weights, float, str]) -> Sample:
    one, players, games, weights, luck, seed = part
    room = games * 12 * one.stages  # more than are kept; memory is only taken where something is written
    seen = np.zeros((room, players, one.features), np.float32)
    stages, results = np.zeros(room, np.int64), np.zeros((room, players), np.float32)
    states = one.game.blank(2)
    states["seed"] = seed_words(hashed_seed(seed))
    desk = one.desk(new_whim(seed))
    kept = one.gather(states, players, games, weights, luck, SHARE, desk, seen, stages, results)
    return Sample(seen[:kept], stages[:kept], results[:kept])


# --- learning --------------------------------------------------------------------------------------------------------


def judge(seen: Array, layer: Layer) -> tuple[Array, Array]:
    """The chances of the seats, and how much each neuron is excited: what `madang.bots.kernels.judge` computes."""
    hidden = np.maximum(seen @ layer.inner[:-1] + layer.inner[-1], 0)
    values = seen @ layer.sums + hidden @ layer.outer
    chances = np.exp(values - values.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True), hidden


def slope(seen: Array, results: Array, layer: Layer) -> Layer:
    """In which direction the log loss grows."""
    chances, hidden = judge(seen, layer)
    surprise = (chances - results) / len(seen)
    back = surprise[..., None] * layer.outer * (hidden > 0)
    seats = surprise.size
    rows, back = seen.reshape(seats, -1), back.reshape(seats, layer.outer.size)
    return Layer(
        sums=surprise.reshape(seats) @ rows + DECAY * layer.sums,
        inner=np.vstack([rows.T @ back, back.sum(axis=0)]) + DECAY * layer.inner,
        outer=surprise.reshape(seats) @ hidden.reshape(seats, layer.outer.size) + DECAY * layer.outer,
    )


def log_loss(seen: Array, results: Array, layer: Layer) -> float:
    chances, _ = judge(seen, layer)
    return float(-(results * np.log(chances + 1e-9)).sum(axis=1).mean())


def fit(seen: Array, results: Array, layer: Layer, dice: np.random.Generator) -> tuple[Layer, float]:
    """Softmax regression by Adam from `layer` on; the new one, and its log loss on a tenth that it has not seen."""
    known = len(seen) * 9 // 10
    first = second = Layer(*(np.zeros_like(part) for part in layer))
    steps = EPOCHS * -(-known // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = dice.permutation(known)
        for start in range(0, known, BATCH):
            step += 1
            rows = order[start : start + BATCH]
            slopes = slope(seen[rows], results[rows], layer)
            first = Layer(*(0.9 * mean + 0.1 * part for mean, part in zip(first, slopes, strict=True)))
            second = Layer(*(0.999 * mean + 0.001 * part**2 for mean, part in zip(second, slopes, strict=True)))
            rate = RATE * (1 - step / steps) / (1 - 0.9**step)
            scale = 1 - 0.999**step
            moves = (rate * a / (np.sqrt(b / scale) + 1e-8) for a, b in zip(first, second, strict=True))
            layer = Layer(*(part - move for part, move in zip(layer, moves, strict=True)))
    return Layer(*(part.astype(np.float32) for part in layer)), log_loss(seen[known:], results[known:], layer)


def train(name: str, console: Console) -> None:
    """Some generations of play and regression. What is learned is written after each: training can be stopped."""
    one, file = mind(name), WEIGHTS / f"{name}.npz"
    dice = np.random.default_rng(1)
    scholar = beginner = one.blank_weights()
    for generation in range(GENERATIONS):
        if generation == 0:
            scholar = beginner = learn(one, beginner, beginner, 1.0, FIRST_GAMES, dice, console, f"{generation}")
        else:
            start = with_neurons(scholar, dice)
            scholar = learn(one, scholar, start, LUCK, GAMES, dice, console, f"{generation}")
        save(file, beginner, beginner, scholar)
    scholar = one.learned(file)["scholar"]
    player = learn(one, scholar, one.blank_weights(), LUCK, FIRST_GAMES, np.random.default_rng(1), console, "player")
    save(file, beginner, player, scholar)


def learn(one: Mind, playing: Weights, start: Weights, luck: float, games: int, dice: np.random.Generator,
          console: Console, title: str) -> Weights:  # fmt: skip
    """Play games by some weights, and fit others to them, from `start` on, for every number of players."""
    fitted = Weights(*(part.copy() for part in start))
    for players in (2, 3, 4):
        sample = gather(one, players, games // players, playing, luck, f"{title} {players}")
        losses = []
        for stage in range(one.stages):
            rows = sample.stages == stage
            if rows.sum() < BATCH:
                continue
            layer = Layer(*(part[players - 2, stage] for part in fitted))
            layer, loss = fit(sample.seen[rows], sample.results[rows], layer, dice)
            for part, new in zip(fitted, layer, strict=True):
                part[players - 2, stage] = new
            losses.append(f"{loss:.4f}")
        console.print(
            f"{one.game.name}, generation {title}, {players} players: {len(sample.stages):,} decisions, "
            f"log loss by stage {' '.join(losses)}"
        )
    return fitted


def with_neurons(weights: Weights, dice: np.random.Generator) -> Weights:
    """Weights to go on from: if there are no neurons yet, some that begin anywhere and add nothing."""
    if weights.outer.shape[2]:
        return weights
    shape = weights.inner.shape
    inner = dice.normal(0, 0.2, (*shape[:3], NEURONS)).astype(np.float32)
    return Weights(weights.sums, inner, np.zeros((*shape[:2], NEURONS), np.float32))


def save(file: Path, beginner: Weights, player: Weights, scholar: Weights) -> None:
    """Keep the judges of a game, in half the digits that they were learned with."""
    file.parent.mkdir(exist_ok=True)
    kept = {"beginner": beginner.sums, "player": player.sums} | scholar._asdict()
    np.savez_compressed(file, **{part: array.astype(np.float16) for part, array in kept.items()})


if __name__ == "__main__":
    train(sys.argv[1], Console(width=120, soft_wrap=True))
