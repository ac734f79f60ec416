"""Play many games against a bot through Gymnasium's own vector API, with masks in `infos`.

    python examples/gymnasium_vector.py --game corinth --opponents greedy adept

It plays random legal actions: put your policy in their place.
"""

from __future__ import annotations

import argparse

import gymnasium
import numpy as np

import madang
import madang.envs.gym  # registers the environments


def play(game: str, opponents: list[str], at_once: int, steps: int, seed: int = 1) -> tuple[int, float]:
    """Play some steps; return the number of finished games and the share of their wins."""
    envs = gymnasium.make_vec(f"madang/{game}-v0", num_envs=at_once, opponents=opponents)
    envs.action_space.seed(seed)
    _, infos = envs.reset(seed=seed)
    finished, won = 0, 0.0
    for _ in range(steps):
        # Where a game has just ended no action is legal; the next step starts a new game there and ignores the action.
        actions = envs.action_space.sample(mask=tuple(infos["action_mask"]))
        _, rewards, terminated, _, infos = envs.step(actions)
        finished += int(np.sum(terminated))
        won += float(np.sum(rewards))
    return finished, won / max(finished, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="koryo", choices=madang.game_names())
    parser.add_argument("--opponents", nargs="+", default=["greedy"])
    parser.add_argument("--at-once", type=int, default=64)
    parser.add_argument("--steps", type=int, default=1000)
    chosen = parser.parse_args()
    finished, share = play(chosen.game, chosen.opponents, chosen.at_once, chosen.steps)
    print(f"{finished} games against {', '.join(chosen.opponents)}: {share:.1%} of the wins for random actions")


if __name__ == "__main__":
    main()
