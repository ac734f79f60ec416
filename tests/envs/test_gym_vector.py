"""Gymnasium's vector API: the games of single environments, autoreset, masks in the infos."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import madang.envs.gym  # noqa: F401 (registers the environments)
from madang import Game

COUNT = 5


def make(game: Game, mode: str = "NextStep", **options: Any) -> VectorEnv[Any, Any, Any]:
    opponents = ["random", "greedy"]
    return gymnasium.make_vec(f"madang/{game.name}-v0", COUNT, opponents=opponents, autoreset_mode=mode, **options)


def choose(rng: np.random.Generator, infos: dict[str, Any]) -> Any:
    return np.array([rng.choice(np.flatnonzero(row)) if row.any() else 0 for row in infos["action_mask"]])


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
def test_it_returns_what_gymnasiums_own_vector_environment_returns(game: Game, mode: str) -> None:
    ours = make(game, mode)
    single = gymnasium.make_vec(f"madang/{game.name}-v0", COUNT, "sync", {"autoreset_mode": AutoresetMode(mode)},
                                opponents=["random", "greedy"])  # fmt: skip
    assert ours.observation_space == single.observation_space
    assert ours.action_space == single.action_space
    assert ours.metadata["autoreset_mode"] == AutoresetMode(mode)
    (observations, infos), (expected, other) = ours.reset(seed=3), single.reset(seed=3)
    rng, ended = np.random.default_rng(0), 0
    while ended < 2 * COUNT:
        assert (observations == expected).all()
        assert (infos["action_mask"] == other["action_mask"]).all()
        assert (infos["seat"] == other["seat"]).all()
        actions = choose(rng, infos)
        observations, rewards, over, truncated, infos = ours.step(actions)
        expected, rewards_, over_, truncated_, other = single.step(actions)
        assert (rewards == rewards_).all()
        assert rewards.dtype == rewards_.dtype
        assert (over == over_).all()
        assert (truncated == truncated_).all()
        assert ("final_obs" in infos) == ("final_obs" in other)
        if "final_obs" in infos:
            assert (infos["_final_obs"] == other["_final_obs"]).all()
            for i in np.flatnonzero(over):
                assert (infos["final_obs"][i] == other["final_obs"][i]).all()
        ended += int(over.sum())


def test_games_are_reset_by_mask_when_autoreset_is_disabled(game: Game) -> None:
    envs = make(game, "Disabled")
    _, infos = envs.reset(seed=1)
    rng, over = np.random.default_rng(0), np.zeros(COUNT, np.bool_)
    while not over.any():
        _, _, over, _, infos = envs.step(choose(rng, infos))
    with pytest.raises(RuntimeError, match="reset_mask"):
        envs.step(choose(rng, infos))
    before = infos["action_mask"][~over]
    _, infos = envs.reset(options={"reset_mask": over})
    assert infos["action_mask"].any(axis=1).all()
    assert (infos["action_mask"][~over] == before).all()
    envs.step(choose(rng, infos))


def test_an_illegal_action_loses_that_game_only(game: Game) -> None:
    envs = make(game, returns="margin")
    _, infos = envs.reset(seed=1)
    actions = choose(np.random.default_rng(0), infos)
    actions[2] = int(np.flatnonzero(infos["action_mask"][2] == 0)[0])
    _, rewards, over, _, infos = envs.step(actions)
    assert over.tolist() == [False, False, True, False, False]
    assert rewards[2] == -50
    assert infos["illegal"][2]
    assert infos["_illegal"].tolist() == over.tolist()


def test_all_games_start_from_a_position_and_copies_continue_identically(game: Game) -> None:
    state = game.start(3, seed=5)
    envs = make(game)
    _, infos = envs.reset(seed=2, options={"position": state.position(), "seat": state.actor})
    assert (infos["seat"] == state.actor).all()
    assert (infos["action_mask"] == infos["action_mask"][0]).all()
    twin = copy.deepcopy(envs)
    actions = choose(np.random.default_rng(0), infos)
    for ours, other in zip(envs.step(actions)[:3], twin.step(actions)[:3], strict=True):
        assert (ours == other).all()
    with pytest.raises(ValueError, match="takes 5 actions"):
        envs.step([1])
