"""Learn a game by masked PPO on games in lockstep, in one file, and measure the result against `greedy`.

    python examples/ppo_lockstep.py --game koryo --minutes 10    # level with `greedy` after four minutes

The policy plays all seats of 1024 games at once. Each decision is judged from the seat that made it: its advantage
looks ahead to the next decision of the same seat, past the decisions of the others (generalized advantage
estimation, one chain for each seat). Rewards come at the end of a game only.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import madang
import madang.envs.gym  # registers the environments
from madang.envs.vector import VectorEnv

GAMES = 1024
STEPS = 32  # decisions of each game in an update
EPOCHS = 2
MINIBATCH = 2048
LEARNING_RATE = 2e-3  # falls to a tenth
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
HIDDEN = 128
POINTS = 10.0  # of the margin count as 1

Array = np.ndarray[Any, Any]


class Agent(nn.Module):
    """A policy over the legal actions, and the value of the game for the seat that observes it."""

    def __init__(self, observation: int, actions: int) -> None:
        super().__init__()
        self.policy = nn.Sequential(nn.Linear(observation, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, actions))
        self.critic = nn.Sequential(nn.Linear(observation, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))

    def log_probabilities(self, observations: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        return self.policy(observations).masked_fill(~mask, -1e9).log_softmax(dim=1)

    def values(self, observations: torch.Tensor) -> torch.Tensor:
        return self.critic(observations).squeeze(1)


@torch.no_grad()
def collect(env: VectorEnv, agent: Agent) -> dict[str, torch.Tensor]:
    """Play some steps; return the decisions with their advantages."""
    observations, mask = env.observe()
    rows = []
    for _ in range(STEPS):
        seen, legal = torch.from_dlpack(observations), torch.from_dlpack(mask)  # not copied; the next step changes them
        log_probabilities = agent.log_probabilities(seen, legal)
        actions = log_probabilities.exp().multinomial(1).squeeze(1)
        taken = log_probabilities.gather(1, actions[:, None]).squeeze(1)
        before = (seen.clone(), legal.clone(), actions, taken, agent.values(seen), env.actors)
        observations, rewards, ended, mask = env.step(actions.numpy())
        rows.append((*before, rewards, ended))
    last = np.stack([agent.values(torch.from_dlpack(observed)).numpy() for observed in observed_by_each(env)], axis=1)
    advantages = torch.tensor(estimate_advantages(rows, last))
    names = ("observations", "mask", "actions", "log_probabilities", "values")
    decisions = {name: torch.cat([row[part] for row in rows]) for part, name in enumerate(names)}
    return decisions | {"advantages": advantages.flatten()}


def observed_by_each(env: VectorEnv) -> list[Array]:
    """What seat 0 of each game sees now, what seat 1 sees, and so on."""
    return [env.batch.observe(np.full(len(env), seat)) for seat in range(env.players)]


def estimate_advantages(rows: list[tuple[Any, ...]], last_values: Array) -> Array:
    """The advantage of each decision. `last_values` are those of each seat after the last step."""
    games = np.arange(len(last_values))
    next_values, chains = last_values.copy(), np.zeros_like(last_values)
    advantages = np.zeros((len(rows), len(games)), np.float32)
    for step in reversed(range(len(rows))):
        *_, values, actors, rewards, ended = rows[step]
        next_values[ended], chains[ended] = rewards[ended] / POINTS, 0.0
        surprise = next_values[games, actors] - values.numpy()
        chains[games, actors] = advantages[step] = surprise + LAMBDA * chains[games, actors]
        next_values[games, actors] = values.numpy()
    return advantages


def improve(agent: Agent, optimizer: torch.optim.Optimizer, decisions: dict[str, torch.Tensor]) -> None:
    """Some epochs of PPO: make good actions more likely, but not much at a time."""
    count = len(decisions["actions"])
    for _ in range(EPOCHS):
        for chosen in torch.randperm(count).split(MINIBATCH):
            part = {name: values[chosen] for name, values in decisions.items()}
            log_probabilities = agent.log_probabilities(part["observations"], part["mask"])
            taken = log_probabilities.gather(1, part["actions"][:, None]).squeeze(1)
            ratio = (taken - part["log_probabilities"]).exp()
            advantages = (part["advantages"] - part["advantages"].mean()) / (part["advantages"].std() + 1e-8)
            gain = torch.min(ratio * advantages, ratio.clamp(1 - CLIP, 1 + CLIP) * advantages).mean()
            entropy = -(log_probabilities.exp() * log_probabilities).sum(dim=1).mean()
            target = part["values"] + part["advantages"]
            error = (agent.values(part["observations"]) - target).square().mean()
            optimizer.zero_grad()
            (error - gain - ENTROPY * entropy).backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def share_of_wins(agent: Agent, game: str, level: str, games: int = 2000) -> float:
    """The share of the wins of the most probable actions against a bot, in the first game of each row."""
    envs = gymnasium.make_vec(f"madang/{game}-v0", num_envs=games, opponents=[level])
    observations, infos = envs.reset(seed=1)
    won, over = np.zeros(games), np.zeros(games, np.bool_)
    while not over.all():
        mask = torch.from_numpy(infos["action_mask"]) > 0
        actions = agent.log_probabilities(torch.from_numpy(observations), mask).argmax(dim=1)
        observations, rewards, terminated, _, infos = envs.step(actions.numpy())
        won += np.where(over, 0, rewards)
        over |= terminated
    return float(won.mean())


def learn(game: str, *, seconds: float = 600, updates: int = 1_000_000, seed: int = 1, report: int = 0) -> Agent:
    """Learn for some seconds or updates, and print the wins against `greedy` after every `report` updates."""
    torch.manual_seed(seed)
    env = VectorEnv(game, GAMES, seed=seed, returns="margin")  # points ahead say more than who won
    observations, mask = env.reset(seed)
    agent = Agent(observations.shape[1], mask.shape[1])
    optimizer = torch.optim.Adam(agent.parameters(), LEARNING_RATE, eps=1e-5)
    began = time.monotonic()
    for number in range(1, updates + 1):
        spent = time.monotonic() - began
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * max(0.1, 1 - spent / seconds)
        improve(agent, optimizer, collect(env, agent))
        if report and number % report == 0:
            share, decisions = share_of_wins(agent, game, "greedy"), number * GAMES * STEPS
            print(f"{spent:5.0f} s, {decisions:,} decisions: {share:.1%} against greedy", flush=True)
        if spent > seconds:
            break
    return agent


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="koryo", choices=madang.game_names())
    parser.add_argument("--minutes", type=float, default=10)
    chosen = parser.parse_args()
    learn(chosen.game, seconds=60 * chosen.minutes, report=20)


if __name__ == "__main__":
    main()
