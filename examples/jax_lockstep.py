"""Learn a game with JAX on games in lockstep: a compiled policy, and REINFORCE on the arrays of the environment.

    python examples/jax_lockstep.py --game koryo --updates 60

JAX shares the memory of the arrays where it can (`from_dlpack`). Its arrays must not change, so the environment makes
new ones at each step: `copy=True`.
"""

from __future__ import annotations

import argparse
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.dlpack import from_dlpack

import madang
from madang.envs.vector import VectorEnv

GAMES = 512
STEPS = 64  # of each game in an update, more than a game of Koryŏ for two takes
LEARNING_RATE = 0.02

Array = Any


def log_probabilities(weights: Array, observations: Array, mask: Array) -> Array:
    """The policy is one matrix; illegal actions are masked."""
    return jax.nn.log_softmax(jnp.where(mask, observations @ weights, -1e9))


@jax.jit
def choose(weights: Array, observations: Array, mask: Array, key: Array) -> Array:
    """Draw an action for each game."""
    return jax.random.categorical(key, log_probabilities(weights, observations, mask))


@jax.jit
def improve(weights: Array, squares: Array, decisions: tuple[Array, ...]) -> tuple[Array, Array]:
    """Make actions of seats that won more likely; each weight moves by its usual gradient (RMSProp)."""

    def loss(weights: Array) -> Array:
        observations, mask, actions, advantages = decisions
        chances = log_probabilities(weights, observations, mask)
        taken = jnp.take_along_axis(chances, actions[:, None], axis=1)[:, 0]
        return -(taken * advantages).mean()

    gradient = jax.grad(loss)(weights)
    squares = 0.9 * squares + 0.1 * gradient**2
    return weights - LEARNING_RATE * gradient / (jnp.sqrt(squares) + 1e-6), squares


def collect(env: VectorEnv, weights: Array, key: Array) -> tuple[Array, ...]:
    """Play some steps; return the decisions of finished games, with the share of the win above an equal share."""
    rows = []
    observations, mask = env.observe()
    for step_key in jax.random.split(key, STEPS):
        actors, seen, legal = env.actors, from_dlpack(observations), from_dlpack(mask)
        actions = choose(weights, seen, legal, step_key)
        observations, rewards, ended, mask = env.step(np.asarray(actions))
        rows.append((seen, legal, actions, actors, rewards, ended))
    shares = np.full((GAMES, env.players), np.nan, np.float32)
    advantages = []
    for *_, actors, rewards, ended in reversed(rows):
        shares[ended] = rewards[ended]
        advantages.append(shares[np.arange(GAMES), actors] - 1 / env.players)
    known = jnp.nan_to_num(jnp.concatenate(advantages[::-1]))  # 0 where the game goes on: nothing to learn yet
    seen, legal, actions = (jnp.concatenate([row[part] for row in rows]) for part in range(3))
    return seen, legal, actions, known


def learn(game: str, updates: int, seed: int = 1) -> Array:
    """The weights after some updates."""
    env = VectorEnv(game, GAMES, seed=seed, copy=True)
    observations, mask = env.reset(seed)
    weights = jnp.zeros((observations.shape[1], mask.shape[1]))
    squares = jnp.ones_like(weights) * 1e-6
    for key in jax.random.split(jax.random.key(seed), updates):
        weights, squares = improve(weights, squares, collect(env, weights, key))
    return weights


def share_against_random(game: str, weights: Array, steps: int = 200, seed: int = 2) -> float:
    """The share of the wins of seat 0 against random play."""
    env = VectorEnv(game, GAMES, seed=seed, copy=True)
    observations, mask = env.reset(seed)
    finished = won = 0.0
    for key in jax.random.split(jax.random.key(seed), steps):
        actions = choose(weights, from_dlpack(observations), from_dlpack(mask), key)
        observations, rewards, ended, mask = env.step(np.where(env.actors == 0, actions, env.sample()))
        finished += ended.sum()
        won += rewards[:, 0].sum()
    return float(won / finished)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="koryo", choices=madang.game_names())
    parser.add_argument("--updates", type=int, default=60)
    chosen = parser.parse_args()
    share = share_against_random(chosen.game, learn(chosen.game, chosen.updates))
    print(f"{share:.1%} of the wins against random play after {chosen.updates} updates")


if __name__ == "__main__":
    main()
