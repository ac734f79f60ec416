"""Regression on search results: the policy learns how often a search visited each action, the value how games ended.

The first games are searched with the evaluation that has no policy (`madang.bots.engine`), later ones with the network.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from madang.bots import self_play
from madang.bots.kernels import new_tree
from madang.bots.networks import NetworkEngine
from madang.games.chance import hashed_seed, new_rng, seed_words
from madang.lab.train.models import Models
from madang.lab.train.plan import Rows

WORLDS = 32
EXPLORE = 0.2
TRUST = 0.5
TRACE = 0.9
"""Lambda of the returns that the value learns, by decision of any seat."""
VALUE_SHARE = 0.5
EPOCHS = 2
"""Epochs over the kept samples after each step."""
KEPT_STEPS = 20
BATCH = 512
RATE = 1e-3
LAST_RATE = 1e-4


class Shard:
    """The samples of some games, as tensors."""

    def __init__(self, arrays: dict[str, Any]) -> None:
        self.inputs = torch.from_numpy(arrays["inputs"])
        self.targets = torch.from_numpy(arrays["targets"])
        self.value_inputs = torch.from_numpy(arrays["value_inputs"])
        self.bases = torch.from_numpy(arrays["bases"])
        self.returns = torch.from_numpy(arrays["returns"])


def _copied(samples: self_play.Samples, kept: int, critics: int) -> dict[str, Any]:
    return {
        "inputs": samples.inputs[:kept].copy(),
        "targets": samples.targets[:kept].astype(np.int16),
        "value_inputs": samples.value_inputs[:critics].copy(),
        "bases": samples.value_bases[:critics].copy(),
        "returns": samples.returns[samples.value_rows[:critics]].copy(),
    }


class SearchTargets:
    """A training by regression on search results, step by step. The samples are kept in files of a folder."""

    def __init__(
        self, engine: NetworkEngine, models: Models, seed: int, rows: Rows, iterations: int, folder: Path
    ) -> None:
        self.engine = engine
        self.models = models
        self.seed = seed
        self.steps = 0
        self.iterations = iterations
        self._rows = rows
        self._folder = folder
        self._shards: dict[str, Shard] = {}
        self._optimizer = torch.optim.Adam(models.parameters(), lr=RATE)
        self._tree = new_tree(4000 + 12 * iterations)

    @cached_property
    def _play(self) -> Any:
        return self.engine.bind_self_play(self_play.play_search_games)

    @cached_property
    def _samples(self) -> dict[int, self_play.Samples]:
        engine = self.engine
        sizes = engine.policy_inputs, engine.value_inputs, engine.actions
        return {players: self_play.new_samples(rows, rows, players, *sizes) for players, rows in self._rows}

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps, beside the models and the files of samples."""
        return {"steps": self.steps, "shards": [*self._shards], "optimizer": self._optimizer.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        self.steps = state["steps"]
        self._optimizer.load_state_dict(state["optimizer"])
        for name in state["shards"]:
            with np.load(self._folder / name) as file:
                self._shards[name] = Shard(dict(file))

    def step(self, progress: float, *, guided: bool = True) -> dict[str, float]:
        """Play and learn once; `progress` is the share of the training that is done. Return figures for the log."""
        games = sum(self._collect(players, guided) for players, _ in self._rows)
        for group in self._optimizer.param_groups:
            group["lr"] = RATE * (LAST_RATE / RATE) ** progress
        rng = np.random.default_rng([self.seed, self.steps])
        losses = [learn(self.models, self._optimizer, list(self._shards.values()), rng) for _ in range(EPOCHS)]
        self.steps += 1
        policy, value = losses[-1]
        return {"policy": policy, "value": value, "games": games}

    def _collect(self, players: int, guided: bool) -> int:
        """Play until the rows are full, and keep the samples; return the number of games."""
        engine, network, samples = self.engine, self.models.arrays(), self._samples[players]
        seed = f"search games {self.seed} {self.steps} {players}"
        games, tally = engine.game.blank(5), np.zeros(4, np.float64)
        games["seed"] = seed_words(hashed_seed(seed))
        workspace = engine.bots.workspace(new_rng(seed))
        scratch = engine.scratch(network, workspace)
        worlds, likelihoods = engine.game.blank(WORLDS), np.zeros(WORLDS, np.float64)
        kept = self._play(
            games, players, self.iterations, EXPLORE, TRUST, guided, engine.bots.weight_sets["neural"], network, TRACE,
            VALUE_SHARE, samples, tally, workspace, self._tree, scratch, worlds, likelihoods,
        )  # fmt: skip
        name = f"samples-{self.steps}-{players}.npz"
        arrays = _copied(samples, kept, int(tally[3]))
        np.savez_compressed(self._folder / name, **arrays)
        self._shards[name] = Shard(arrays)
        for old in [*self._shards][: -KEPT_STEPS * len(self._rows)]:
            del self._shards[old]
            (self._folder / old).unlink(missing_ok=True)
        return int(tally[0])


def policy_loss(models: Models, inputs: Tensor, targets: Tensor) -> Tensor:
    """The cross entropy to the shares of the visits."""
    visits = (targets - 1).clamp(min=0).float()
    visits = visits / visits.sum(1, keepdim=True)
    return -(visits * models.log_policy(inputs, targets)).sum(1).mean()


def value_loss(models: Models, inputs: Tensor, bases: Tensor, returns: Tensor) -> Tensor:
    return -(returns * models.log_chances(inputs, bases)).sum(1).mean()


def learn(models: Models, optimizer: Any, shards: list[Shard], rng: np.random.Generator) -> tuple[float, float]:
    """One epoch over the samples; return the mean losses of policy and value."""
    batches: list[tuple[Shard, Tensor, Tensor]] = []
    for shard in shards:
        number = max(1, len(shard.inputs) // BATCH)
        rows = np.array_split(rng.permutation(len(shard.inputs)), number)
        critics = np.array_split(rng.permutation(len(shard.returns)), number)
        batches += [(shard, torch.from_numpy(r), torch.from_numpy(c)) for r, c in zip(rows, critics, strict=True)]
    sums = np.zeros(2)
    for place in rng.permutation(len(batches)):
        shard, rows, critics = batches[place]
        policy = policy_loss(models, shard.inputs[rows], shard.targets[rows])
        value = value_loss(models, shard.value_inputs[critics], shard.bases[critics], shard.returns[critics])
        optimizer.zero_grad()
        (policy + value).backward()
        optimizer.step()
        sums += [policy.item(), value.item()]
    policy_mean, value_mean = (sums / len(batches)).tolist()
    return policy_mean, value_mean
