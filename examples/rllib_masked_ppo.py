"""Train PPO of RLlib in the Gymnasium environment, with RLlib's module for action masks.

    python examples/rllib_masked_ppo.py --game koryo --opponent random --iterations 20

RLlib's module wants the mask in the observation, so a wrapper moves it there from the info.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

import madang
import madang.envs.gym  # registers the environments


class MaskInObservation(gymnasium.Wrapper):
    """Observations as RLlib's module wants them: {"observations": vector, "action_mask": vector}."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        mask = gymnasium.spaces.Box(0.0, 1.0, (env.action_space.n,), np.float32)
        self.observation_space = gymnasium.spaces.Dict({"observations": env.observation_space, "action_mask": mask})

    def reset(self, **options: Any) -> tuple[Any, dict[str, Any]]:
        observation, info = self.env.reset(**options)
        return self._with_mask(observation, info), info

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = self.env.step(action)
        return self._with_mask(observation, info), reward, terminated, truncated, info

    def _with_mask(self, observation: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {"observations": observation, "action_mask": info["action_mask"].astype(np.float32)}


def make_env(config: dict[str, Any]) -> MaskInObservation:
    """The environment, in the process of an env runner."""
    return MaskInObservation(gymnasium.make(f"madang/{config['game']}-v0", opponents=[config["opponent"]]))


register_env("madang", make_env)


def make_config(game: str, opponent: str, decisions: int) -> PPOConfig:
    """PPO with masks; `decisions` are played in each iteration."""
    return (
        PPOConfig()
        .environment("madang", env_config={"game": game, "opponent": opponent})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
        .training(gamma=1.0, train_batch_size_per_learner=decisions, minibatch_size=256, num_epochs=4, lr=3e-4)
    )


def learn(game: str, opponent: str, iterations: int, decisions: int = 4000) -> list[float]:
    """Train; return the share of the wins in each iteration."""
    algorithm = make_config(game, opponent, decisions).build_algo()
    try:
        return [float(algorithm.train()["env_runners"]["episode_return_mean"]) for _ in range(iterations)]
    finally:
        algorithm.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="koryo", choices=madang.game_names())
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--iterations", type=int, default=20)
    chosen = parser.parse_args()
    ray.init(include_dashboard=False)
    for number, share in enumerate(learn(chosen.game, chosen.opponent, chosen.iterations), 1):
        print(f"iteration {number}: {share:.1%} of the wins against {chosen.opponent}")


if __name__ == "__main__":
    main()
