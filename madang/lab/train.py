"""Training of the weights by which bots evaluate a state, from self-play.

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
LINEAR_GAMES = 24_000
"""Linear weights need fewer games. Both numbers are divided by the number of players."""
LINEAR_SEED = "player"
"""Another seed would lead to other weights than those in the package."""

EPSILON = 0.12
SAMPLE_RATE = 0.1
THREADS = 2
EPOCHS = 12
BATCH = 1024
LEARNING_RATE = 0.004
WEIGHT_DECAY = 1e-4

Array = np.ndarray[Any, np.dtype[Any]]


class Samples(NamedTuple):
    """Training samples: the features of every seat at a decision, the stage, and the results of the game."""

    features: Array
    stages: Array
    results: Array


class Params(NamedTuple):
    """The weights of one stage and number of players; also their gradients, and the moments of these."""

    sums: Array
    inner: Array
    outer: Array


# --- self-play -------------------------------------------------------------------------------------------------------


def collect_samples(
    engine: BotEngine, players: int, games: int, weights: Weights, epsilon: float, seed: str
) -> Samples:
    """Play games on all threads and collect samples from them."""
    parts = [(engine, players, games // THREADS, weights, epsilon, f"{seed} {thread}") for thread in range(THREADS)]
    with ThreadPoolExecutor(THREADS) as pool:
        features, stages, results = zip(*pool.map(_collect_part, parts), strict=True)
    return Samples(np.concatenate(features), np.concatenate(stages), np.concatenate(results))


def _collect_part(part: tuple[BotEngine, int, int, Weights, float, str]) -> Samples:
    engine, players, games, weights, epsilon, seed = part
    size = games * 12 * engine.stages  # more than are kept; untouched pages take no memory
    features = np.zeros((size, players, engine.features), np.float32)
    stages, results = np.zeros(size, np.int64), np.zeros((size, players), np.float32)
    states = engine.game.blank(2)
    states["seed"] = seed_words(hashed_seed(seed))
    workspace = engine.workspace(new_rng(seed))
    kept = engine.collect_samples(
        states, players, games, weights, epsilon, SAMPLE_RATE, workspace, features, stages, results
    )
    return Samples(features[:kept], stages[:kept], results[:kept])


# --- regression ------------------------------------------------------------------------------------------------------


def evaluate(features: Array, params: Params) -> tuple[Array, Array]:
    """The chances of the seats and the hidden layer, as `madang.bots.kernels.evaluate` computes them."""
    hidden = np.maximum(features @ params.inner[:-1] + params.inner[-1], 0)
    values = features @ params.sums + hidden @ params.outer
    chances = np.exp(values - values.max(axis=1, keepdims=True))
    return chances / chances.sum(axis=1, keepdims=True), hidden


def gradient(features: Array, results: Array, params: Params) -> Params:
    """The gradient of the log loss."""
    chances, hidden = evaluate(features, params)
    error = (chances - results) / len(features)
    back = error[..., None] * params.outer * (hidden > 0)
    seats = error.size
    rows, back = features.reshape(seats, -1), back.reshape(seats, params.outer.size)
    return Params(
        sums=error.reshape(seats) @ rows + WEIGHT_DECAY * params.sums,
        inner=np.vstack([rows.T @ back, back.sum(axis=0)]) + WEIGHT_DECAY * params.inner,
        outer=error.reshape(seats) @ hidden.reshape(seats, params.outer.size) + WEIGHT_DECAY * params.outer,
    )


def log_loss(features: Array, results: Array, params: Params) -> float:
    chances, _ = evaluate(features, params)
    return float(-(results * np.log(chances + 1e-9)).sum(axis=1).mean())


def fit(features: Array, results: Array, params: Params, rng: np.random.Generator) -> tuple[Params, float]:
    """Softmax regression by Adam, starting from `params`; return the new ones and their loss on the tenth held out."""
    used = len(features) * 9 // 10
    first = second = Params(*(np.zeros_like(part) for part in params))
    steps = EPOCHS * -(-used // BATCH)
    step = 0
    for _ in range(EPOCHS):
        order = rng.permutation(used)
        for start in range(0, used, BATCH):
            step += 1
            rows = order[start : start + BATCH]
            gradients = gradient(features[rows], results[rows], params)
            first = Params(*(0.9 * mean + 0.1 * part for mean, part in zip(first, gradients, strict=True)))
            second = Params(*(0.999 * mean + 0.001 * part**2 for mean, part in zip(second, gradients, strict=True)))
            rate = LEARNING_RATE * (1 - step / steps) / (1 - 0.9**step)
            scale = 1 - 0.999**step
            deltas = (rate * a / (np.sqrt(b / scale) + 1e-8) for a, b in zip(first, second, strict=True))
            params = Params(*(part - delta for part, delta in zip(params, deltas, strict=True)))
    return Params(*(part.astype(np.float32) for part in params)), log_loss(features[used:], results[used:], params)


def train(name: str, console: Console) -> None:
    """Train all generations. The weights are written after each, so that training can be stopped."""
    engine, file = bot_engine(name), WEIGHTS / f"{name}.npz"
    rng = np.random.default_rng(1)
    neural = linear_random = engine.blank_weights()
    for generation in range(GENERATIONS):
        if generation == 0:
            neural = linear_random = train_generation(
                engine, linear_random, linear_random, 1.0, LINEAR_GAMES, rng, console, f"{generation}"
            )
        else:
            start = with_hidden_layer(neural, rng)
            neural = train_generation(engine, neural, start, EPSILON, GAMES, rng, console, f"{generation}")
        save(file, linear_random, linear_random, neural)
    neural = engine.load_weights(file)["neural"]
    blank, rng = engine.blank_weights(), np.random.default_rng(1)
    linear = train_generation(engine, neural, blank, EPSILON, LINEAR_GAMES, rng, console, "linear", LINEAR_SEED)
    save(file, linear_random, linear, neural)


def train_generation(engine: BotEngine, playing: Weights, start: Weights, epsilon: float, games: int,
                     rng: np.random.Generator, console: Console, title: str, seed: str = "") -> Weights:  # fmt: skip
    """Play games with the weights `playing`, and fit new ones to them from `start` on, for every number of players.

    The games have the seed `seed`, by default the title.
    """
    fitted = Weights(*(part.copy() for part in start))
    for players in (2, 3, 4):
        samples = collect_samples(engine, players, games // players, playing, epsilon, f"{seed or title} {players}")
        losses = []
        for stage in range(engine.stages):
            rows = samples.stages == stage
            if rows.sum() < BATCH:
                continue
            params = Params(*(part[players - 2, stage] for part in fitted))
            params, loss = fit(samples.features[rows], samples.results[rows], params, rng)
            for part, new in zip(fitted, params, strict=True):
                part[players - 2, stage] = new
            losses.append(f"{loss:.4f}")
        console.print(
            f"{engine.game.name}, generation {title}, {players} players: {len(samples.stages):,} decisions, "
            f"log loss by stage {' '.join(losses)}"
        )
    return fitted


def with_hidden_layer(weights: Weights, rng: np.random.Generator) -> Weights:
    """The same weights; if they have no hidden layer, with a random one that adds nothing yet."""
    if weights.outer.shape[2]:
        return weights
    shape = weights.inner.shape
    inner = rng.normal(0, 0.2, (*shape[:3], NEURONS)).astype(np.float32)
    return Weights(weights.sums, inner, np.zeros((*shape[:2], NEURONS), np.float32))


def save(file: Path, linear_random: Weights, linear: Weights, neural: Weights) -> None:
    """Write the weight sets of a game, in half precision."""
    file.parent.mkdir(exist_ok=True)
    arrays = {"linear_random": linear_random.sums, "linear": linear.sums} | neural._asdict()
    np.savez_compressed(file, **{part: array.astype(np.float16) for part, array in arrays.items()})


if __name__ == "__main__":
    train(sys.argv[1], Console(width=120, soft_wrap=True))
