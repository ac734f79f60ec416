"""Runs for tests: with given scores, and simulated ones."""

from __future__ import annotations

import numpy as np

from madang import Game
from madang.core.playouts import WHOLE_WIN
from madang.lab import simulate as simulation
from madang.lab.action_groups import action_groups
from madang.lab.executors import Executor
from madang.lab.simulate import Run, merge, part_names, simulate


def run_of(scores: list[list[int]], first: list[int], name: str = "koryo") -> Run:
    """A run with these scores, all of them from Merchants; the highest score wins."""
    points = np.array(scores)
    best = points == points.max(axis=1, keepdims=True)
    parts = np.zeros((len(points), len(part_names(name)), points.shape[1]), int)
    parts[:, 8] = points
    blank = np.zeros((len(action_groups(name)[0]), 2), int)
    return Run(
        name, ("random",) * points.shape[1], 1, np.arange(len(points)), np.array(first), points,
        best * WHOLE_WIN // best.sum(axis=1, keepdims=True), np.full((len(points), 2), 30), parts, blank, blank.copy(),
    )  # fmt: skip


def random_run(game: Game, players: int, games: int = 400, executor: Executor | None = None, size: int = 100) -> Run:
    """Simulate random games in portions of `size`."""
    saved, simulation.RANDOM_PORTION_SIZE = simulation.RANDOM_PORTION_SIZE, size
    try:
        return merge([*simulate(game.name, ("random",) * players, games, 3, executor)])
    finally:
        simulation.RANDOM_PORTION_SIZE = saved


def same_run(one: Run, other: Run) -> bool:
    return all(np.array_equal(value, getattr(other, name)) for name, value in vars(one).items())
