"""Learns to play Koryŏ against itself, with NumPy alone, and is then measured against random play.

    python examples/learn_koryo.py              # a minute or two; wins nine games in ten

A policy is one matrix: from what a seat knows to a preference for each action; what is not legal is masked out. It
plays 512 games in lockstep against itself. What was done in games that were won is made more likely, what was done in
games that were lost less (REINFORCE, with Adam for the steps).
"""

from __future__ import annotations

import argparse
from math import sqrt
from typing import Any

import numpy as np

from madang.envs.vector import VectorEnv

GAMES = 512
STEPS = 64  # of lockstep for each update: two games or so
RATE = 0.02
EVEN = 0.5

Array = np.ndarray[Any, Any]


def chances(weights: Array, observations: Array, mask: Array) -> Array:
    """How likely each action is: a softmax over the legal ones."""
    wishes = np.where(mask, observations @ weights, -np.inf)
    likely = np.exp(wishes - wishes.max(axis=1, keepdims=True))
    normal: Array = likely / likely.sum(axis=1, keepdims=True)
    return normal


def draw(likely: Array, dice: np.random.Generator) -> Array:
    """An action for each game, by its chances."""
    sums = likely.cumsum(axis=1)
    drawn: Array = (sums > dice.random((len(likely), 1)) * sums[:, -1:]).argmax(axis=1)
    return drawn


def experience(env: VectorEnv, weights: Array, dice: np.random.Generator) -> tuple[Array, Array, Array, Array]:
    """Play on for some steps; return the observations, masks, actions and shares of the win of finished games."""
    observations, mask = env.observe()
    rows: list[tuple[Array, ...]] = []
    for _ in range(STEPS):
        actors, before = env.actors, (observations.copy(), mask.copy())
        actions = draw(chances(weights, observations, mask), dice)
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
    seen_then, mask_then, actions_then = parts
    return seen_then, mask_then, actions_then, won[known]


def learn(iterations: int, seed: int = 0) -> Array:
    """The weights after some iterations of play and improvement."""
    dice = np.random.default_rng(seed)
    env = VectorEnv("koryo", GAMES, players=2, seed=seed)
    size, actions = env.reset(seed)[0].shape[1], len(env.game.notations)
    weights = np.zeros((size, actions), np.float32)
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for iteration in range(1, iterations + 1):
        observations, mask, chosen, won = experience(env, weights, dice)
        surprise = -chances(weights, observations, mask)
        surprise[np.arange(len(chosen)), chosen] += 1
        slope = observations.T @ (surprise * (won - EVEN)[:, None]) / len(chosen)
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope**2
        unbiased = first / (1 - 0.9**iteration), second / (1 - 0.99**iteration)
        weights += RATE * unbiased[0] / (np.sqrt(unbiased[1]) + 1e-6)
    return weights


def against_random(weights: Array, games: int, seed: int = 1) -> float:
    """The share of the wins of seat 0 with these weights, in `games` games or some more."""
    dice = np.random.default_rng(seed)
    env = VectorEnv("koryo", GAMES, players=2, seed=seed)
    observations, mask = env.reset(seed)
    won = number = 0.0
    while number < games:
        actions = np.where(env.actors == 0, draw(chances(weights, observations, mask), dice), env.sample())
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
