"""Learning the weights of the bots' evaluation from games that they play against themselves.

``python -m madang.lab.train koryo`` plays some generations of games, each with the weights of the one before. A
generation is a softmax regression of the results on the features of the seats. It writes the weight sets of a game to
`madang/bots/weights/koryo.npz`: `linear_random` is the first generation, fitted to random games; `neural` is the last
one; `linear` has no hidden layer and is fitted to games played with `neural`.
"""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console

from madang.bots.engine import WEIGHTS, BotEngine, bot_engine
from madang.bots.kernels import NEURONS, Weights
from madang.games.chance import hashed_seed, new_rng, seed_words

GENERATIONS = 4
GAMES = 300_000
FIRST_GAMES = 24_000
"""For sums, which need fewer games. Shared by the seats: half as many with two players, a quarter with four."""

EPSILON = 0.12
SAMPLE_RATE = 0.1
THREADS = 2
EPOCHS = 12
BATCH = 1024
RATE = 0.004
DECAY = 1e-4

Array = np.ndarray[Any, np.dtype[Any]]


class Sample(NamedTuple):
    """Training samples: the features of every seat at a decision, the stage, and the results of the game."""

    features: Array
    stages: Array
    results: Array


class Layer(NamedTuple):
    """The weights of one stage and number of players; also their gradients, and the means of these."""

    sums: Array
    inner: Array
    outer: Array


# --- self-play -------------------------------------------------------------------------------------------------------


def collect_samples(engine: BotEngine, players: int, games: int, weights: Weights, epsilon: float, seed: str) -> Sample:
    """Play games on all threads and collect samples."""
    parts = [(engine, players, games // THREADS, weights, epsilon, f"{seed} {thread}") for thread in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        features, stages, results = zip(*pool.map(_collect_part, parts), strict=True)
    return Sample(np.concatenate(features), np.concatenate(stages), np.concatenate(results))


def _collect_part(part: tuple[BotEngine, int, int, Weights, float, str]) -> Sample:
    engine, players, games, weights, epsilon, seed = part
    room = games * 12 * engine.stages  # more than are kept; memory is only taken where something is written
    features = np.zeros((room, players, engine.features), np.float32)
    stages, results = np.zeros(room, np.int64), np.zeros((room, players), np.float32)
    states = engine.game.blank(2)
    states["seed"] = seed_words(hashed_seed(seed))
    workspace = engine.workspace(new_rng(seed))
    kept = engine.collect_samples(
        states, players, games, weights, epsilon, SAMPLE_RATE, workspace, features, stages, results
    )
    return Sample(features[:kept], stages[:kept], results[:kept])


# --- regression ------------------------------------------------------------------------------------------------------


def evaluate(features: Array, layer: Layer) -> tuple[Array, Array]:
    """The chances of the seats and the hidden layer, as `madang.bots.kernels.evaluate` computes them."""
    hidden = np.maximum(features @ layer.inner[:-1] + layer.inner[-1], 0)
    values = features @ layer.sums + hidden @ layer.outer
    chances = np.exp(values - values.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True), hidden


def gradient(features: Array, results: Array, layer: Layer) -> Layer:
    """The gradient of the log loss."""
    chances, hidden = evaluate(features, layer)
    error = (chances - results) / len(features)
    back = error[..., None] * layer.outer * (hidden > 0)
    seats = error.size
    rows, back = features.reshape(seats, -1), back.reshape(seats, layer.outer.size)
    return Layer(
        sums=error.reshape(seats) @ rows + DECAY * layer.sums,
        inner=np.vstack([rows.T @ back, back.sum(axis=0)]) + DECAY * layer.inner,
        outer=error.reshape(seats) @ hidden.reshape(seats, layer.outer.size) + DECAY * layer.outer,
    )


def log_loss(features: Array, results: Array, layer: Layer) -> float:
    chances, _ = evaluate(features, layer)
    return float(-(results * np.log(chances + 1e-9)).sum(axis=1).mean())


def fit(features: Array, results: Array, layer: Layer, dice: np.random.Generator) -> tuple[Layer, float]:
    """Softmax regression by Adam from `layer` on; the new one, and its log loss on the tenth held out."""
    known = len(features) * 9 // 10
    first = second = Layer(*(np.zeros_like(part) for part in layer))
    steps = EPOCHS * -(-known // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = dice.permutation(known)
        for start in range(0, known, BATCH):
            step += 1
            rows = order[start : start + BATCH]
            gradients = gradient(features[rows], results[rows], layer)
            first = Layer(*(0.9 * mean + 0.1 * part for mean, part in zip(first, gradients, strict=True)))
            second = Layer(*(0.999 * mean + 0.001 * part**2 for mean, part in zip(second, gradients, strict=True)))
            rate = RATE * (1 - step / steps) / (1 - 0.9**step)
            scale = 1 - 0.999**step
            moves = (rate * a / (np.sqrt(b / scale) + 1e-8) for a, b in zip(first, second, strict=True))
            layer = Layer(*(part - move for part, move in zip(layer, moves, strict=True)))
    return Layer(*(part.astype(np.float32) for part in layer)), log_loss(features[known:], results[known:], layer)


def train(name: str, console: Console) -> None:
    """Train some generations. The weights are written after each, so that training can be stopped."""
    engine, file = bot_engine(name), WEIGHTS / f"{name}.npz"
    dice = np.random.default_rng(1)
    neural = linear_random = engine.blank_weights()
    for generation in range(GENERATIONS):
        if generation == 0:
            neural = linear_random = learn(
                engine, linear_random, linear_random, 1.0, FIRST_GAMES, dice, console, f"{generation}"
            )
        else:
            start = with_neurons(neural, dice)
            neural = learn(engine, neural, start, EPSILON, GAMES, dice, console, f"{generation}")
        save(file, linear_random, linear_random, neural)
    neural = engine.load_weights(file)["neural"]
    linear = learn(
        engine, neural, engine.blank_weights(), EPSILON, FIRST_GAMES, np.random.default_rng(1), console, "linear"
    )
    save(file, linear_random, linear, neural)


def learn(engine: BotEngine, playing: Weights, start: Weights, epsilon: float, games: int, dice: np.random.Generator,
          console: Console, title: str) -> Weights:  # fmt: skip
    """Play games with some weights and fit others to them, starting from `start`, for every number of players."""
    fitted = Weights(*(part.copy() for part in start))
    for players in (2, 3, 4):
        sample = collect_samples(engine, players, games // players, playing, epsilon, f"{title} {players}")
        losses = []
        for stage in range(engine.stages):
            rows = sample.stages == stage
            if rows.sum() < BATCH:
                continue
            layer = Layer(*(part[players - 2, stage] for part in fitted))
            layer, loss = fit(sample.features[rows], sample.results[rows], layer, dice)
            for part, new in zip(fitted, layer, strict=True):
                part[players - 2, stage] = new
            losses.append(f"{loss:.4f}")
        console.print(
            f"{engine.game.name}, generation {title}, {players} players: {len(sample.stages):,} decisions, "
            f"log loss by stage {' '.join(losses)}"
        )
    return fitted


def with_neurons(weights: Weights, dice: np.random.Generator) -> Weights:
    """The same weights; if they have no hidden layer, a random one that adds nothing yet."""
    if weights.outer.shape[2]:
        return weights
    shape = weights.inner.shape
    inner = dice.normal(0, 0.2, (*shape[:3], NEURONS)).astype(np.float32)
    return Weights(weights.sums, inner, np.zeros((*shape[:2], NEURONS), np.float32))


def save(file: Path, linear_random: Weights, linear: Weights, neural: Weights) -> None:
    """Write the weight sets of a game, in half precision."""
    file.parent.mkdir(exist_ok=True)
    kept = {"linear_random": linear_random.sums, "linear": linear.sums} | neural._asdict()
    np.savez_compressed(file, **{part: array.astype(np.float16) for part, array in kept.items()})


if __name__ == "__main__":
    train(sys.argv[1], Console(width=120, soft_wrap=True))
