"""The value, learned from the results of quick games: the best evaluation after an action, or a random action.

In the second half of the steps the evaluation is that of the network itself.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np
import torch

from madang.bots import self_play
from madang.bots.networks import NetworkEngine
from madang.games.chance import hashed_seed, new_rng, seed_words
from madang.lab.train.models import Models
from madang.lab.train.plan import Rows

EPSILON = 0.08
SHARE = 0.15
"""The share of the decisions that are kept, beside the first one of each round."""
BATCH = 256
RATE = 1e-3
LAST_RATE = 5e-5


class QuickGames:
    """A training of the value, step by step. Each sample is used once, so nothing is learned by heart."""

    def __init__(self, engine: NetworkEngine, models: Models, seed: int, rows: Rows) -> None:
        self.engine = engine
        self.models = models
        self.seed = seed
        self.steps = 0
        self._rows = rows
        self._optimizer = torch.optim.Adam(models.value.parameters(), lr=RATE)

    @cached_property
    def _play(self) -> Any:
        return self.engine.bind_self_play(self_play.play_greedy_games)

    @cached_property
    def _samples(self) -> dict[int, self_play.Samples]:
        engine = self.engine
        return {
            players: self_play.new_samples(1, rows, players, 1, engine.value_inputs, 1)._replace(
                returns=np.zeros((rows, players), np.float32)
            )
            for players, rows in self._rows
        }

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
        for players, _ in self._rows:
            inputs, bases, results = self._collect(players, guided=progress >= 0.5)
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

    def _collect(self, players: int, *, guided: bool) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        engine, network, samples = self.engine, self.models.arrays(), self._samples[players]
        seed = f"quick games {self.seed} {self.steps} {players}"
        games = engine.game.blank(2)
        games["seed"] = seed_words(hashed_seed(seed))
        workspace = engine.bots.workspace(new_rng(seed))
        scratch = engine.scratch(network, workspace)
        weights = engine.bots.weight_sets["neural"]
        kept = self._play(games, players, weights, network, guided, EPSILON, SHARE, samples, workspace, scratch)
        parts = samples.value_inputs, samples.value_bases, samples.returns
        inputs, bases, results = (torch.from_numpy(part[:kept]) for part in parts)
        return inputs, bases, results
