"""The value, learned from the results of quick games: the best evaluation after an action, or a random action.

In the second half of the steps the evaluation is that of the network itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from madang.bots import self_play
from madang.bots.network_kernels import Network
from madang.bots.networks import NetworkEngine, network_engine, self_play_kernel
from madang.games.chance import hashed_seed, new_rng, seed_words
from madang.lab.executors import Executor, results_in_order
from madang.lab.train.models import Models
from madang.lab.train.plan import Rows, parts_of

PART_ROWS = 4096
"""Decisions that are kept from a part of a step's games."""
EPSILON = 0.08
SHARE = 0.15
"""The share of the decisions that are kept, beside the first one of each round."""
BATCH = 256
RATE = 1e-3
LAST_RATE = 5e-5


Arrays = tuple[Any, Any, Any]
"""The inputs of the value, the values without a network, and the results of the games."""


@dataclass(frozen=True)
class GreedyGames:
    """A part of a step's games, to be played by the best evaluation until `rows` decisions are kept."""

    game: str
    players: int
    rows: int
    seed: str
    network: Network
    guided: bool


def play_greedy_games(part: GreedyGames) -> Arrays:
    """Play a part of a step's games."""
    engine = network_engine(part.game)
    samples = self_play.new_samples(1, part.rows, part.players, 1, engine.value_inputs, 1)
    samples = samples._replace(returns=np.zeros((part.rows, part.players), np.float32))
    games = engine.game.blank(2)
    games["seed"] = seed_words(hashed_seed(part.seed))
    workspace = engine.bots.workspace(new_rng(part.seed))
    scratch, weights = engine.scratch(part.network, workspace), engine.bots.weight_sets["neural"]
    play = self_play_kernel(part.game, "play_greedy_games")
    kept = play(games, part.players, weights, part.network, part.guided, EPSILON, SHARE, samples, workspace, scratch)
    return samples.value_inputs[:kept], samples.value_bases[:kept], samples.returns[:kept]


class QuickGames:
    """A training of the value, step by step. Each sample is used once, so nothing is learned by heart."""

    def __init__(self, engine: NetworkEngine, models: Models, seed: int, rows: Rows, executor: Executor) -> None:
        self.engine = engine
        self.executor = executor
        self.models = models
        self.seed = seed
        self.steps = 0
        self._rows = rows
        self._optimizer = torch.optim.Adam(models.value.parameters(), lr=RATE)

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps, beside the models."""
        return {"steps": self.steps, "optimizer": self._optimizer.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        self.steps = state["steps"]
        self._optimizer.load_state_dict(state["optimizer"])

    def step(self, progress: float) -> dict[str, float]:
        """Play and learn once; `progress` is the share of the training that is done. Return figures for the log.

        `value` is the loss on the new games before they are learned, `base` that of the evaluation without a network.
        """
        for group in self._optimizer.param_groups:
            group["lr"] = RATE * (LAST_RATE / RATE) ** progress
        rng = np.random.default_rng([self.seed, self.steps])
        figures: dict[str, float] = {}
        for players, (inputs, bases, results) in self._collect(guided=progress >= 0.5).items():
            losses = np.zeros(2)
            for rows in torch.from_numpy(rng.permutation(len(inputs))).split(BATCH):
                loss = -(results[rows] * self.models.log_chances(inputs[rows], bases[rows])).sum(1).mean()
                base = -(results[rows] * torch.log_softmax(bases[rows], 1)).sum(1).mean()
                self._optimizer.zero_grad()
                loss.backward()
                self._optimizer.step()
                losses += np.array([loss.item(), base.item()]) * len(rows) / len(inputs)
            figures |= {f"value {players}": losses[0], f"base {players}": losses[1]}
        self.steps += 1
        return figures

    def _collect(self, *, guided: bool) -> dict[int, tuple[torch.Tensor, ...]]:
        """Play the games of a step; return the tensors by number of players."""
        name, network = self.engine.game.name, self.models.arrays()
        self_play_kernel(name, "play_greedy_games")  # compile before the threads start
        tasks = [
            GreedyGames(
                name, players, rows, f"quick games {self.seed} {self.steps} {players} {number}", network, guided
            )
            for players, number, rows in parts_of(self._rows, PART_ROWS)
        ]
        found: dict[int, list[Arrays]] = {}
        for task, arrays in zip(tasks, results_in_order(self.executor, play_greedy_games, tasks), strict=True):
            found.setdefault(task.players, []).append(arrays)
        return {
            players: tuple(torch.from_numpy(np.concatenate(part)) for part in zip(*arrays, strict=True))
            for players, arrays in found.items()
        }
