"""Train an agent of OpenSpiel by policy gradients against random play, in OpenSpiel's own environment loop.

python examples/openspiel_policy_gradient.py --game choson --episodes 4000
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.pytorch.policy_gradient import PolicyGradient
from open_spiel.python.rl_environment import Environment

import madang
import madang.envs.spiel  # registers the games


def play(env: Environment, agents: list[Any], *, learning: bool) -> float:
    """Play an episode; return the share of the win of the first agent."""
    step = env.reset()
    while not step.last():
        output = agents[step.observations["current_player"]].step(step, is_evaluation=not learning)
        step = env.step([output.action])
    if learning:
        for agent in agents:
            agent.step(step)
    return float(step.rewards[0])


def learn(game: str, episodes: int, seed: int = 1) -> tuple[Environment, list[Any]]:
    """Train seat 0; return the environment and the agents."""
    np.random.seed(seed)  # OpenSpiel's agents draw from the global generators
    torch.manual_seed(seed)
    env = Environment(f"python_{game}", players=2)
    env.seed(seed)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    learner = PolicyGradient(
        0, size, actions, "a2c", hidden_layers_sizes=(64,), batch_size=64, critic_learning_rate=2e-3,
        pi_learning_rate=3e-3, num_critic_before_pi=1, optimizer_str="adam",
    )  # fmt: skip
    agents = [learner, RandomAgent(1, actions)]
    for _ in range(episodes):
        play(env, agents, learning=True)
    return env, agents


def share_of_wins(env: Environment, agents: list[Any], games: int) -> float:
    """The share of the wins of seat 0 in new games."""
    return sum(play(env, agents, learning=False) for _ in range(games)) / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="koryo", choices=madang.game_names())
    parser.add_argument("--episodes", type=int, default=4000)
    chosen = parser.parse_args()
    env, agents = learn(chosen.game, chosen.episodes)
    print(f"{share_of_wins(env, agents, 1000):.1%} of the wins against random play after {chosen.episodes} episodes")


if __name__ == "__main__":
    main()
