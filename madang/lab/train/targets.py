"""Regression on search results: the policy learns how often a search visited each action, the value how games ended.

The first games are searched with the evaluation that has no policy (`madang.bots.engine`), later ones with the network.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from madang.bots import self_play
from madang.bots.kernels import new_tree
from madang.bots.network_kernels import Network
from madang.bots.networks import NetworkEngine, network_engine, self_play_kernel
from madang.games.chance import hashed_seed, new_rng, seed_words
from madang.lab.executors import Executor, results_in_order
from madang.lab.train.models import Models
from madang.lab.train.plan import Rows, parts_of

PART_ROWS = 1024
"""Decisions in a part of a step's games. They take longer than those of the other stages."""
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


@dataclass(frozen=True)
class SearchGames:
    """A part of a step's games, to be played by search until there are `rows` decisions."""

    game: str
    players: int
    rows: int
    seed: str
    network: Network
    iterations: int
    guided: bool


Arrays = dict[str, Any]
"""The arrays of a `Shard`."""


def play_search_games(part: SearchGames) -> tuple[Arrays, int]:
    """Play a part of a step's games; return the samples and the number of games."""
    engine, network, rows = network_engine(part.game), part.network, part.rows
    sizes = engine.policy_inputs, engine.value_inputs, engine.actions
    samples = self_play.new_samples(rows, rows, part.players, *sizes)
    games, tally = engine.game.blank(5), np.zeros(4, np.float64)
    games["seed"] = seed_words(hashed_seed(part.seed))
    workspace, tree = engine.bots.workspace(new_rng(part.seed)), new_tree(4000 + 12 * part.iterations)
    scratch = engine.scratch(network, workspace)
    worlds, likelihoods = engine.game.blank(WORLDS), np.zeros(WORLDS, np.float64)
    kept = self_play_kernel(part.game, "play_search_games")(
        games, part.players, part.iterations, EXPLORE, TRUST, part.guided, engine.bots.weight_sets["neural"], network,
        TRACE, VALUE_SHARE, samples, tally, workspace, tree, scratch, worlds, likelihoods,
    )  # fmt: skip
    samples = self_play.filled(samples, kept, int(tally[3]))
    arrays = {
        "inputs": samples.inputs,
        "targets": samples.targets.astype(np.int16),
        "value_inputs": samples.value_inputs,
        "bases": samples.value_bases,
        "returns": samples.returns[samples.value_rows],
    }
    return arrays, int(tally[0])


class SearchTargets:
    """A training by regression on search results, step by step. The samples are kept in files of a folder."""

    def __init__(
        self, engine: NetworkEngine, models: Models, seed: int, rows: Rows, iterations: int, folder: Path,
        executor: Executor,
    ) -> None:  # fmt: skip
        self.engine = engine
        self.executor = executor
        self.models = models
        self.seed = seed
        self.steps = 0
        self.iterations = iterations
        self._rows = rows
        self._folder = folder
        self._shards: dict[str, Shard] = {}
        self._optimizer = torch.optim.Adam(models.parameters(), lr=RATE)

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
        games = self._collect(guided)
        for group in self._optimizer.param_groups:
            group["lr"] = RATE * (LAST_RATE / RATE) ** progress
        rng = np.random.default_rng([self.seed, self.steps])
        losses = [learn(self.models, self._optimizer, list(self._shards.values()), rng) for _ in range(EPOCHS)]
        self.steps += 1
        policy, value = losses[-1]
        return {"policy": policy, "value": value, "games": games}

    def _collect(self, guided: bool) -> int:
        """Play the games of a step, and keep the samples; return the number of games."""
        name, network = self.engine.game.name, self.models.arrays()
        self_play_kernel(name, "play_search_games")  # compile before the threads start
        tasks = [
            SearchGames(
                name, players, rows, f"search games {self.seed} {self.steps} {players} {number}", network,
                self.iterations, guided,
            )
            for players, number, rows in parts_of(self._rows, PART_ROWS)
        ]  # fmt: skip
        results = results_in_order(self.executor, play_search_games, tasks)
        for players, _ in self._rows:
            parts = [arrays for task, (arrays, _) in zip(tasks, results, strict=True) if task.players == players]
            self._keep(players, {field: np.concatenate([part[field] for part in parts]) for field in parts[0]})
        return sum(games for _, games in results)

    def _keep(self, players: int, arrays: Arrays) -> None:
        """Store new samples in a file, and remove the oldest."""
        name = f"samples-{self.steps}-{players}.npz"
        np.savez_compressed(self._folder / name, **arrays)
        self._shards[name] = Shard(arrays)
        for old in [*self._shards][: -KEPT_STEPS * len(self._rows)]:
            del self._shards[old]
            (self._folder / old).unlink(missing_ok=True)


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
