"""The evaluation without a network: a softmax regression of the results on the features of the seats.

It plays some generations of games, each with the weights of the one before, and writes the weight sets of a game to
`madang/bots/weights/koryo.npz`: `linear_random` is the first generation, fitted to random games; `neural` is the last
one, with a hidden layer; `linear` has none and is fitted to games played with `neural`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from rich.console import Console
from torch import Tensor

from madang.bots.engine import bot_engine
from madang.bots.kernels import NEURONS, Weights
from madang.games.chance import hashed_seed, new_rng, seed_words
from madang.lab.executors import Executor, Threads, results_in_order

GENERATIONS = 4
GAMES = 300_000
LINEAR_GAMES = 24_000
"""Linear weights need fewer games. Both numbers are divided by the number of players."""
PART_GAMES = 5000
EPSILON = 0.12
SAMPLE_RATE = 0.1
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


Params = tuple[Tensor, Tensor, Tensor]
"""The weights of one stage and number of players: `sums`, `inner` and `outer` of `Weights`."""


# --- self-play -------------------------------------------------------------------------------------------------------


class EvaluationGames(NamedTuple):
    """A part of the games, to be played by the best evaluation after an action."""

    game: str
    players: int
    games: int
    weights: Weights
    epsilon: float
    seed: str


def collect_samples(
    name: str, players: int, games: int, weights: Weights, epsilon: float, seed: str, executor: Executor
) -> Samples:
    """Play games and collect samples from them."""
    tasks = [
        EvaluationGames(name, players, min(PART_GAMES, games - start), weights, epsilon, f"{seed} {start}")
        for start in range(0, games, PART_GAMES)
    ]
    features, stages, results = zip(*results_in_order(executor, play_evaluation_games, tasks), strict=True)
    return Samples(np.concatenate(features), np.concatenate(stages), np.concatenate(results))


def play_evaluation_games(part: EvaluationGames) -> Samples:
    """Play a part of the games and collect samples from them."""
    name, players, games, weights, epsilon, seed = part
    engine = bot_engine(name)
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


def log_chances(features: Tensor, params: Params) -> Tensor:
    """The logarithms of the seats' chances, as `madang.bots.kernels.evaluate` computes them."""
    sums, inner, outer = params
    hidden = torch.relu(features @ inner[:-1] + inner[-1])
    return torch.log_softmax(features @ sums + hidden @ outer, dim=1)


def log_loss(features: Tensor, results: Tensor, params: Params) -> Tensor:
    return -(results * log_chances(features, params)).sum(dim=1).mean()


def fit(features: Array, results: Array, start: list[Array], rng: np.random.Generator) -> tuple[list[Array], float]:
    """Softmax regression, starting from some weights; return the new ones and their loss on the tenth held out."""
    rows, wins = torch.from_numpy(features), torch.from_numpy(results)
    sums, inner, outer = (torch.tensor(part, dtype=torch.float32, requires_grad=True) for part in start)
    params = sums, inner, outer
    used = len(rows) * 9 // 10
    optimizer = torch.optim.Adam(params, lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.01, EPOCHS * -(-used // BATCH))
    for _ in range(EPOCHS):
        for batch in torch.from_numpy(rng.permutation(used)).split(BATCH):
            optimizer.zero_grad()
            log_loss(rows[batch], wins[batch], params).backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        loss = log_loss(rows[used:], wins[used:], params)
    return [part.detach().numpy() for part in params], loss.item()


def train_evaluation(name: str, file: Path, console: Console, executor: Executor | None = None) -> None:
    """Train all generations. The weights are written after each, so that training can be stopped."""
    engine, executor = bot_engine(name), executor or Threads()
    rng = np.random.default_rng(1)
    neural = linear_random = engine.blank_weights()
    for generation in range(GENERATIONS):
        if generation == 0:
            neural = linear_random = train_generation(
                name, linear_random, linear_random, 1.0, LINEAR_GAMES, rng, console, f"{generation}", executor
            )
        else:
            start = with_hidden_layer(neural, rng)
            neural = train_generation(name, neural, start, EPSILON, GAMES, rng, console, f"{generation}", executor)
        save(file, linear_random, linear_random, neural)
    neural = engine.load_weights(file)["neural"]
    blank, rng = engine.blank_weights(), np.random.default_rng(1)
    linear = train_generation(name, neural, blank, EPSILON, LINEAR_GAMES, rng, console, "linear", executor)
    save(file, linear_random, linear, neural)


def train_generation(name: str, playing: Weights, start: Weights, epsilon: float, games: int, rng: np.random.Generator,
                     console: Console, title: str, executor: Executor) -> Weights:  # fmt: skip
    """Play games with the weights `playing`, and fit new ones to them from `start` on, for every number of players."""
    stages = bot_engine(name).stages
    fitted = Weights(*(part.copy() for part in start))
    for players in (2, 3, 4):
        samples = collect_samples(name, players, games // players, playing, epsilon, f"{title} {players}", executor)
        losses = []
        for stage in range(stages):
            rows = samples.stages == stage
            if rows.sum() < BATCH:
                continue
            before = [part[players - 2, stage] for part in fitted]
            params, loss = fit(samples.features[rows], samples.results[rows], before, rng)
            for part, new in zip(fitted, params, strict=True):
                part[players - 2, stage] = new
            losses.append(f"{loss:.4f}")
        console.print(
            f"{name}, generation {title}, {players} players: {len(samples.stages):,} decisions, "
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
