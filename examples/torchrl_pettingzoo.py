"""Learn by self-play with TorchRL, through its wrapper for PettingZoo.

    python examples/torchrl_pettingzoo.py --game choson --players 3

One network plays all seats and learns by REINFORCE: actions of seats that won become more likely. TorchRL puts all
seats into one group. Only one of them is to act at a time: `mask` says which.
"""

from __future__ import annotations

import argparse
from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import PettingZooWrapper
from torchrl.modules import ProbabilisticActor

import madang
from madang.envs import aec

GROUP = "seats"


class Policy(nn.Module):
    """Logits of the legal actions. Seats that are not to act have none, and get the same logit for each action."""

    def __init__(self, observation: int, actions: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(observation, 128), nn.ReLU(), nn.Linear(128, actions))

    def forward(self, observation: torch.Tensor, action_mask: torch.Tensor) -> torch.Tensor:
        return self.layers(observation).masked_fill(~action_mask, -1e9)


def make_env(game: str, players: int) -> PettingZooWrapper:
    """The environment, with all seats in one group."""
    env = aec.env(game, players)
    seats = {GROUP: env.possible_agents}
    return PettingZooWrapper(env, group_map=seats, use_mask=True, categorical_actions=True, done_on_any=False)


def make_actor(env: PettingZooWrapper) -> ProbabilisticActor:
    """A policy that draws an action for each seat."""
    size = env.observation_spec[GROUP, "observation", "observation"].shape[-1]
    policy = TensorDictModule(
        Policy(size, env.action_spec[GROUP, "action"].n),
        in_keys=[(GROUP, "observation", "observation"), (GROUP, "action_mask")],
        out_keys=[(GROUP, "logits")],
    )
    return ProbabilisticActor(
        policy,
        in_keys=[(GROUP, "logits")],
        out_keys=[(GROUP, "action")],
        distribution_class=torch.distributions.Categorical,
        return_log_prob=True,
        log_prob_key=(GROUP, "log_prob"),
    )


def learn(game: str, players: int, games: int, seed: int = 1) -> tuple[ProbabilisticActor, Any]:
    """Play games and learn from each; return the actor and the last game."""
    torch.manual_seed(seed)
    env = make_env(game, players)
    env.set_seed(seed)
    actor = make_actor(env)
    optimizer = torch.optim.Adam(actor.parameters(), 1e-3)
    played: Any = None
    for _ in range(games):
        played = env.rollout(10_000, actor)
        shares = played["next", GROUP, "reward"].sum(dim=0).squeeze(-1)
        chances = actor.get_dist(played).log_prob(played[GROUP, "action"])
        loss = -(chances * played[GROUP, "mask"] * (shares - 1 / players)).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return actor, played


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="koryo", choices=madang.game_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    chosen = parser.parse_args()
    _, played = learn(chosen.game, chosen.players, chosen.games)
    shares = played["next", GROUP, "reward"].sum(dim=0).squeeze(-1).tolist()
    print(f"the last of {chosen.games} games had {len(played)} decisions; shares of the win: {shares}")


if __name__ == "__main__":
    main()
