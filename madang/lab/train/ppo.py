"""Proximal policy optimization (PPO): self-play by the policy alone, whose value sees all cards.

Part of the games is against a past policy, drawn from a league, so that the policy does not forget how to beat it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import Tensor

from madang.bots import self_play
from madang.bots.network_kernels import Network
from madang.bots.networks import NetworkEngine, network_engine, self_play_kernel
from madang.games.chance import hashed_seed, new_rng, seed_words
from madang.lab.executors import Executor, results_in_order
from madang.lab.train.models import Models
from madang.lab.train.plan import Rows, parts_of

PART_ROWS = 4096
"""Decisions in a part of a step's games."""
VALUE_SHARE = 0.5
"""The share of the decisions that the value learns from."""
EPOCHS = 2
BATCH = 2048
CLIP = 0.15
ENTROPY = 0.05
LAST_ENTROPY = 0.02
TRACE = 0.95
"""Lambda of the generalized advantage estimation, by decision of any seat."""
LEAGUE_SHARE = 0.2
LEAGUE_EVERY = 10
"""Steps between two members of the league."""
LEAGUE_SIZE = 20
RATE = 1e-3
LAST_RATE = 1e-4
GRADIENT_NORM = 0.5


@dataclass(frozen=True)
class PolicyGames:
    """A part of a step's games, to be played by the policy until there are `rows` decisions."""

    game: str
    players: int
    rows: int
    seed: str
    network: Network
    past: Network


def play_policy_games(part: PolicyGames) -> Rollout:
    """Play a part of a step's games."""
    engine = network_engine(part.game)
    sizes = engine.policy_inputs, engine.value_inputs, engine.actions
    samples = self_play.new_samples(part.rows, part.rows, part.players, *sizes)
    games, tally = engine.game.blank(1), np.zeros(4, np.float64)
    games["seed"] = seed_words(hashed_seed(part.seed))
    scratch = engine.scratch(part.network, engine.bots.workspace(new_rng(part.seed)))
    play = self_play_kernel(part.game, "play_policy_games")
    kept = play(games, part.players, part.network, part.past, LEAGUE_SHARE, TRACE, VALUE_SHARE, samples, tally, scratch)
    critics = int(tally[3])
    return Rollout(self_play.filled(samples, kept, critics), part.players, *tally[:3].tolist())


class Ppo:
    """A training by PPO, step by step."""

    def __init__(self, engine: NetworkEngine, models: Models, seed: int, rows: Rows, executor: Executor) -> None:
        self.engine = engine
        self.executor = executor
        self.models = models
        self.seed = seed
        self.steps = 0
        self._rows = rows
        self._league: list[Network] = []
        self._optimizer = torch.optim.Adam(models.parameters(), lr=RATE, eps=1e-5)

    def state(self) -> dict[str, Any]:
        """What a checkpoint keeps, beside the models."""
        league = [network._asdict() for network in self._league]
        return {"steps": self.steps, "league": league, "optimizer": self._optimizer.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        self.steps = state["steps"]
        self._league = [Network(**network) for network in state["league"]]
        self._optimizer.load_state_dict(state["optimizer"])

    def step(self, progress: float) -> dict[str, float]:
        """Play and learn once; `progress` is the share of the training that is done. Return figures for the log."""
        network = self.models.arrays()
        if self.steps % LEAGUE_EVERY == 0:
            self._league = [*self._league, network][-LEAGUE_SIZE:]
        rng = np.random.default_rng([self.seed, self.steps])
        past = self._league[int(rng.integers(len(self._league)))]
        name = self.engine.game.name
        self_play_kernel(name, "play_policy_games")  # compile before the threads start
        tasks = [
            PolicyGames(name, players, rows, f"ppo {self.seed} {self.steps} {players} {number}", network, past)
            for players, number, rows in parts_of(self._rows, PART_ROWS)
        ]
        played = results_in_order(self.executor, play_policy_games, tasks)
        for group in self._optimizer.param_groups:
            group["lr"] = RATE * (LAST_RATE / RATE) ** progress
        figures = self._learn(played, rng, ENTROPY + (LAST_ENTROPY - ENTROPY) * progress)
        self.steps += 1
        wins = sum(part.league_wins for part in played)
        share = sum(part.league_games / part.players for part in played)
        figures["games"] = sum(part.games for part in played)
        figures["league"] = wins / max(share, 1e-9)  # 1 is as good as the past policies
        return figures

    def _learn(self, played: list[Rollout], rng: np.random.Generator, bonus: float) -> dict[str, float]:
        inputs, targets, actions, logs, advantages = (
            torch.cat(parts) for parts in zip(*(part.policy() for part in played), strict=True)
        )
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
        sums = np.zeros(4)
        batches = 0
        for _ in range(EPOCHS):
            critics = [batch for part in played for batch in part.value_batches(rng)]
            order = torch.from_numpy(rng.permutation(len(inputs)))
            policies = order.split(BATCH)
            for number, batch in enumerate(policies):
                policy_loss, entropy, moved = self._policy_loss(
                    inputs[batch], targets[batch], actions[batch], logs[batch], advantages[batch]
                )
                value_loss = torch.zeros(())
                share = critics[number * len(critics) // len(policies) : (number + 1) * len(critics) // len(policies)]
                for value_inputs, bases, returns in share:
                    value_loss = value_loss - (returns * self.models.log_chances(value_inputs, bases)).sum(1).mean()
                self._optimizer.zero_grad()
                (policy_loss - bonus * entropy + value_loss).backward()
                torch.nn.utils.clip_grad_norm_(self.models.policy.parameters(), GRADIENT_NORM)
                torch.nn.utils.clip_grad_norm_(self.models.value.parameters(), GRADIENT_NORM)
                self._optimizer.step()
                sums += [part.item() for part in (policy_loss, entropy, value_loss / max(1, len(share)), moved)]
                batches += 1
        policy_loss_mean, entropy_mean, value_mean, moved_mean = (sums / batches).tolist()
        return {"policy": policy_loss_mean, "entropy": entropy_mean, "value": value_mean, "kl": moved_mean}

    def _policy_loss(
        self, inputs: Tensor, targets: Tensor, actions: Tensor, logs: Tensor, advantages: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        log_policy = self.models.log_policy(inputs, targets)
        chosen = log_policy.gather(1, actions[:, None]).squeeze(1)
        ratio = torch.exp(chosen - logs)
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        loss = -torch.minimum(ratio * advantages, clipped * advantages).mean()
        entropy = -(log_policy.exp() * log_policy).sum(1).mean()
        return loss, entropy, (logs - chosen).mean()


@dataclass
class Rollout:
    """The samples of a part of a step's games."""

    samples: self_play.Samples
    players: int
    games: float
    league_games: float
    league_wins: float

    def policy(self) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
        """The inputs, targets, actions, logarithms of their probabilities, and advantages, as copies."""
        samples = self.samples
        rows = np.flatnonzero(samples.learns)
        actors = samples.actors[rows]
        return (
            torch.from_numpy(samples.inputs[rows]),
            torch.from_numpy(samples.targets.view(np.int16)[rows]),
            torch.from_numpy(samples.actions[rows]),
            torch.from_numpy(samples.logs[rows]),
            torch.from_numpy(samples.returns[rows, actors] - samples.values[rows, actors]),
        )

    def value_batches(self, rng: np.random.Generator) -> list[tuple[Tensor, Tensor, Tensor]]:
        """Batches of inputs, values without a network, and returns, as copies."""
        samples = self.samples
        order = rng.permutation(len(samples.value_rows))
        return [
            (
                torch.from_numpy(samples.value_inputs[part]),
                torch.from_numpy(samples.value_bases[part]),
                torch.from_numpy(samples.returns[samples.value_rows[part]]),
            )
            for part in np.array_split(order, max(1, len(order) // 1024))
        ]
