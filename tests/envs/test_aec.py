"""The AEC environment: PettingZoo's own tests, and what they do not cover."""

from __future__ import annotations

import copy
import pickle
import random
import types
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import madang
from madang import Game
from madang.envs import aec
from madang.envs.aec import GameAECEnv

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # if pygame is installed, its tests import a deprecated name
    from pettingzoo.test import api_test, performance_benchmark, seed_test

EXPECTED_WARNINGS = [
    "ignore:Observation is not a NumPy array",  # a dictionary with the mask, as in PettingZoo's own games
    "ignore:Observation space for each agent probably should be",
]


def ignore_expected_warnings(test: Any) -> Any:
    for warning in EXPECTED_WARNINGS:
        test = pytest.mark.filterwarnings(warning)(test)
    return test


def play_at_random(env: GameAECEnv, rng: random.Random) -> Iterator[tuple[str, int]]:
    """Play to the end with random legal actions; yield each agent and its action."""
    for agent in env.agent_iter():
        observation, _, over, _, info = env.last()
        if over:
            env.step(None)
            continue
        assert (observation["action_mask"] == info["action_mask"]).all()
        action = rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        env.step(action)
        yield agent, action


@ignore_expected_warnings
def test_the_environment_passes_the_api_test(game: Game, players: int) -> None:
    api_test(aec.env(game.name, players), num_cycles=300)


def test_the_environment_passes_the_seed_test(game: Game, players: int) -> None:
    seed_test(lambda: aec.env(game.name, players), num_cycles=30)


def test_the_performance_benchmark_runs(game: Game, players: int, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """The benchmark runs for five seconds; the fake clock advances by a twentieth of that at each reading."""
    readings = iter(range(10**6))
    clock = types.SimpleNamespace(time=lambda: next(readings) * 0.25)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(aec.env(game.name, players))
    assert "turns per second" in capsys.readouterr().out


def test_random_games_are_those_of_the_library(game: Game, players: int) -> None:
    env = aec.env(game.name, players)
    for seed in range(3):
        env.reset(seed=seed)
        played = [*play_at_random(env, random.Random(seed))]
        state = env.current_state()
        assert state.over
        assert not env.agents
        replay = game.start(players, seed)
        for agent, action in played:
            while replay.forced:
                replay = replay.play(replay.action_numbers[0])
            assert agent == f"player_{replay.actor}"
            replay = replay.play(action)
        while not replay.over:
            replay = replay.play(replay.action_numbers[0])
        assert replay == state


@pytest.mark.parametrize("returns", ["win", "margin"])
def test_rewards_are_the_returns_of_the_game(game: Game, players: int, returns: str) -> None:
    env = aec.env(game.name, players, returns=returns)
    env.reset(seed=5)
    rng = random.Random(5)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0}
        env.step(rng.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()))
    state = env.current_state()
    scores, winners = state.scores(), state.winners()
    for seat, agent in enumerate(env.agents):
        rivals = [score for other, score in enumerate(scores) if other != seat]
        expected = (seat in winners) / len(winners) if returns == "win" else scores[seat] - max(rivals)
        assert env.rewards[agent] == pytest.approx(expected)
        assert env._cumulative_rewards[agent] == pytest.approx(expected)


def test_copies_continue_identically_and_independently(game: Game, players: int) -> None:
    env = aec.env(game.name, players)
    env.reset(seed=2)
    for number, _ in enumerate(play_at_random(env, random.Random(1))):
        if number == 10:
            break
    before = env.current_state()
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.current_state() == before
        played = [*play_at_random(twin, random.Random(3))]
        assert played == [*play_at_random(copy.deepcopy(env), random.Random(3))]
        assert env.current_state() == before, "the original is unchanged"


def test_observations_do_not_depend_on_hidden_cards(game: Game, players: int) -> None:
    """After a determinization of the hidden cards, a seat gets the same observation, mask and info."""
    different = 0
    env, other = aec.env(game.name, players), aec.env(game.name, players, skip_forced=False)  # stays at the position
    for seed in range(5):
        env.reset(seed=seed)
        for number, _ in enumerate(play_at_random(env, random.Random(seed))):
            if number % 4:
                continue
            state = env.current_state()
            for seat, agent in enumerate(env.possible_agents):
                world = state.determinize(seat, seed)
                different += world != state
                other.reset(options={"position": world.position()})
                expected, observed = env.observe(agent), other.observe(agent)
                assert (expected["observation"] == observed["observation"]).all()
                assert (expected["action_mask"] == observed["action_mask"]).all()
                assert (env.infos[agent]["action_mask"] == other.infos[agent]["action_mask"]).all()
            if env.terminations[env.agent_selection]:
                break
    assert different > 20


def test_forced_decisions_are_skipped_unless_asked_for(game: Game) -> None:
    env = aec.env(game.name, skip_forced=False)
    env.reset(seed=1)
    masks = [int(env.infos[env.agent_selection]["action_mask"].sum())]
    for _ in play_at_random(env, random.Random(1)):
        if not env.terminations.get(env.agent_selection, True):
            masks.append(int(env.infos[env.agent_selection]["action_mask"].sum()))
    assert 1 in masks
    skipping = aec.env(game.name)
    skipping.reset(seed=1)
    for _ in play_at_random(skipping, random.Random(1)):
        if not skipping.terminations.get(skipping.agent_selection, True):
            assert skipping.infos[skipping.agent_selection]["action_mask"].sum() > 1


def test_illegal_actions_raise_an_error_and_change_nothing(game: Game) -> None:
    env = aec.env(game.name)
    env.reset(seed=1)
    before = env.current_state()
    illegal = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    for bad in (illegal, -1, 10**6, None, True, "pass"):
        with pytest.raises(madang.IllegalAction):
            env.step(bad)  # type: ignore[arg-type]
    assert env.current_state() == before


def test_seats_can_be_named_and_bad_arguments_raise_an_error(game: Game) -> None:
    env = aec.env(game.name, seats=["anna_0", "ben_1", "carl_2"], render_mode="ansi")
    env.reset(seed=1)
    assert env.agents == ["anna_0", "ben_1", "carl_2"]
    assert "anna_0" in env.render()
    with pytest.raises(ValueError, match="two seats have the same name"):
        aec.env(game.name, seats=["anna", "anna"])
    with pytest.raises(ValueError, match="2 to 4 players"):
        aec.env(game.name, 5)
    with pytest.raises(ValueError, match="returns are"):
        aec.env(game.name, returns="money")


def test_rendering_as_text_and_as_an_image(game: Game, players: int) -> None:
    env = aec.env(game.name, players, render_mode="ansi")
    env.reset(seed=1)
    assert game.title in env.render()
    image_env = aec.env(game.name, players, render_mode="rgb_array")
    image_env.reset(seed=1)
    image = image_env.render()
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    assert image.std() > 5, "the image is not blank"
    assert aec.env(game.name).render() is None
    with pytest.raises(ValueError, match="render modes"):
        aec.env(game.name, render_mode="smell")


def test_a_spectator_sees_no_hand(game: Game) -> None:
    for seat in (None, 0):
        env = aec.env(game.name, render_mode="ansi", render_seat=seat)
        env.reset(seed=1)
        assert ("your hand" in env.render()) == (seat == 0 and game.name != "corinth")


def test_the_api_test_gives_only_the_expected_warnings() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(aec.env("koryo"), num_cycles=20)
    assert all(any(str(warning.message).startswith(text[7:]) for text in EXPECTED_WARNINGS) for warning in caught)
