"""Train MaskablePPO of sb3-contrib in the Gymnasium environment, against a bot.

    python examples/sb3_maskable_ppo.py --game koryo --opponent greedy --steps 200000

The environment gives the mask by `action_masks()`, which is where sb3-contrib looks for it.
"""

from __future__ import annotations

import argparse
from typing import Any

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

import madang
import madang.envs.gym  # registers the environments


def learn(game: str, opponent: str, steps: int, *, at_once: int = 16, seed: int = 1) -> MaskablePPO:
    """Train for a number of decisions."""
    envs = make_vec_env(f"madang/{game}-v0", at_once, seed=seed, env_kwargs={"opponents": [opponent]})
    model = MaskablePPO(
        "MlpPolicy", envs, n_steps=256, batch_size=512, gamma=1.0, ent_coef=0.02, seed=seed, device="cpu"
    )
    return model.learn(steps)


def share_of_wins(model: MaskablePPO, games: int) -> float:
    """The share of the wins in new games against the same bot."""
    envs: Any = model.get_env()
    mean: Any = evaluate_policy(model, envs, n_eval_episodes=games, warn=False)[0]
    return float(mean)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="koryo", choices=madang.game_names())
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    chosen = parser.parse_args()
    model = learn(chosen.game, chosen.opponent, chosen.steps)
    print(f"{share_of_wins(model, 500):.1%} of the wins against {chosen.opponent} after {chosen.steps:,} decisions")


if __name__ == "__main__":
    main()
