"""Learn to play Koryŏ by self-play, with NumPy alone, and measure the result against random play.

    python examples/learn_koryo.py              # a minute or two; wins nine games in ten

The policy is one matrix, from the observation of a seat to a logit for each action; illegal actions are masked. It
plays 512 games in lockstep against itself. Actions in games that were won become more likely, actions in games that
were lost less likely (REINFORCE, with the Adam optimizer).
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import numpy as np

from madang.envs.vector import VectorEnv

GAMES = 512
STEPS = 64  # per update, about two games
LEARNING_RATE = 0.02
BASELINE = 0.5

Array = np.ndarray[Any, Any]


def policy(weights: Array, observations: Array, mask: Array) -> Array:
    """The probability of each action: a softmax over the legal ones."""
    logits = np.where(mask, observations @ weights, -np.inf)
    exponentials = np.exp(logits - logits.max(axis=1, keepdims=True))
    probabilities: Array = exponentials / exponentials.sum(axis=1, keepdims=True)
    return probabilities


def sample_actions(probabilities: Array, rng: np.random.Generator) -> Array:
    """An action for each game."""
    sums = probabilities.cumsum(axis=1)
    actions: Array = (sums > rng.random((len(probabilities), 1)) * sums[:, -1:]).argmax(axis=1)
    return actions


def collect_experience(env: VectorEnv, weights: Array, rng: np.random.Generator) -> tuple[Array, Array, Array, Array]:
    """Play for some steps; return the observations, masks, actions and shares of the win of finished games."""
    observations, mask = env.observe()
    rows: list[tuple[Array, ...]] = []
    for _ in range(STEPS):
        actors, before = env.actors, (observations.copy(), mask.copy())
        actions = sample_actions(policy(weights, observations, mask), rng)
        observations, rewards, ended, mask = env.step(actions)
        rows.append((*before, actions, actors, rewards, ended))
    won = np.full((STEPS, GAMES), np.nan, np.float32)
    result = np.full((GAMES, env.players), np.nan, np.float32)
    for step in reversed(range(STEPS)):
        *_, actors, rewards, ended = rows[step]
        result[ended] = rewards[ended]
        won[step] = result[np.arange(GAMES), actors]
    known = ~np.isnan(won)
    parts = (np.concatenate([row[part][known[step]] for step, row in enumerate(rows)]) for part in range(3))
    all_observations, all_masks, all_actions = parts
    return all_observations, all_masks, all_actions, won[known]


def learn(iterations: int, seed: int = 0) -> Array:
    """The weights after some iterations of self-play and updates."""
    rng = np.random.default_rng(seed)
    env = VectorEnv("koryo", GAMES, players=2, seed=seed)
    size, actions = env.reset(seed)[0].shape[1], len(env.game.notations)
    weights = np.zeros((size, actions), np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for iteration in range(1, iterations + 1):
        observations, mask, chosen, won = collect_experience(env, weights, rng)
        error = -policy(weights, observations, mask)
        error[np.arange(len(chosen)), chosen] += 1
        gradient = observations.T @ (error * (won - BASELINE)[:, None]) / len(chosen)
        first = 0.9 * first + 0.1 * gradient
        second = 0.99 * second + 0.01 * gradient**2
        unbiased = first / (1 - 0.9**iteration), second / (1 - 0.99**iteration)
        weights += LEARNING_RATE * unbiased[0] / (np.sqrt(unbiased[1]) + 1e-6)
    return weights


def against_random(weights: Array, games: int, seed: int = 1) -> float:
    """The share of the wins of seat 0 with these weights, in at least `games` games."""
    rng = np.random.default_rng(seed)
    env = VectorEnv("koryo", GAMES, players=2, seed=seed)
    observations, mask = env.reset(seed)
    won = number = 0.0
    while number < games:
        actions = np.where(env.actors == 0, sample_actions(policy(weights, observations, mask), rng), env.sample())
        observations, rewards, ended, mask = env.step(actions)
        won += float(rewards[:, 0].sum())
        number += int(ended.sum())
    return won / number


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=60)
    parser.add_argument("--games", type=int, default=4000, help="games against random play afterwards")
    chosen = parser.parse_args()
    share = against_random(learn(chosen.iterations), chosen.games)
    error = 1.96 * sqrt(share * (1 - share) / chosen.games)
    print(f"after {chosen.iterations} iterations: {share:.1%} ± {error:.1%} of the wins against random play")


if __name__ == "__main__":
    main()
