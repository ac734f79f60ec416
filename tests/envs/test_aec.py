"""PettingZoo's own tests, and what they do not look at."""

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
from madang.envs.aec import SeatsEnv

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # where pygame is installed, its tests import an old name
    from pettingzoo.test import api_test, performance_benchmark, seed_test

MASKED = [
    "ignore:Observation is not a NumPy array",  # it is a dictionary with the mask, as in all of PettingZoo's own games
    "ignore:Observation space for each agent probably should be",
]


def masked(test: Any) -> Any:
    for warning in MASKED:
        test = pytest.mark.filterwarnings(warning)(test)
    return test


def play_at_random(env: SeatsEnv, dice: random.Random) -> Iterator[tuple[str, int]]:
    """Play on to the end with random legal actions; what was played."""
    for agent in env.agent_iter():
        observation, _, over, _, info = env.last()
        if over:
            env.step(None)
            continue
        assert (observation["action_mask"] == info["action_mask"]).all()
        action = dice.choice(np.flatnonzero(observation["action_mask"]).tolist())
        env.step(action)
        yield agent, action


@masked
def test_pettingzoo_accepts_the_environment(game: Game, players: int) -> None:
    api_test(aec.env(game.name, players), num_cycles=300)


def test_pettingzoo_finds_it_deterministic(game: Game, players: int) -> None:
    seed_test(lambda: aec.env(game.name, players), num_cycles=30)


def test_pettingzoo_can_measure_it(game: Game, players: int, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    """Its benchmark runs for five seconds; here a clock tells it that each of its looks took a twentieth of that."""
    looks = iter(range(10**6))
    clock = types.SimpleNamespace(time=lambda: next(looks) * 0.25)
    monkeypatch.setitem(performance_benchmark.__globals__, "time", clock)
    performance_benchmark(aec.env(game.name, players))
    assert "turns per second" in capsys.readouterr().out


def test_a_random_policy_plays_whole_games(game: Game, players: int) -> None:
    env = aec.env(game.name, players)
    for seed in range(3):
        env.reset(seed=seed)
        played = [*play_at_random(env, random.Random(seed))]
        state = env.state_now()
        assert state.over
        assert not env.agents
        again = game.start(players, seed)
        for agent, action in played:
            while again.forced:
                again = again.play(again.action_numbers[0])
            assert agent == f"player_{again.actor}"
            again = again.play(action)
        while not again.over:
            again = again.play(again.action_numbers[0])
        assert again == state, "it is the game that the library plays"


@pytest.mark.parametrize("returns", ["win", "margin"])
def test_rewards_are_the_returns_of_the_game(game: Game, players: int, returns: str) -> None:
    env = aec.env(game.name, players, returns=returns)
    env.reset(seed=5)
    dice = random.Random(5)
    while not any(env.terminations.values()):
        assert set(env.rewards.values()) == {0}
        env.step(dice.choice(np.flatnonzero(env.infos[env.agent_selection]["action_mask"]).tolist()))
    state = env.state_now()
    scores, winners = state.scores(), state.winners()
    for seat, agent in enumerate(env.agents):
        rivals = [score for other, score in enumerate(scores) if other != seat]
        expected = (seat in winners) / len(winners) if returns == "win" else scores[seat] - max(rivals)
        assert env.rewards[agent] == pytest.approx(expected)
        assert env._cumulative_rewards[agent] == pytest.approx(expected)


def test_copies_go_on_alike_and_apart(game: Game, players: int) -> None:
    env = aec.env(game.name, players)
    env.reset(seed=2)
    for number, _ in enumerate(play_at_random(env, random.Random(1))):
        if number == 10:
            break
    before = env.state_now()
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert twin.state_now() == before
        one = [*play_at_random(twin, random.Random(3))]
        assert one == [*play_at_random(copy.deepcopy(env), random.Random(3))]
        assert env.state_now() == before, "the original stays where it was"


def test_hidden_cards_change_nothing_that_a_seat_is_shown(game: Game, players: int) -> None:
    """From a position and from one with other hidden cards, a seat gets the same observation, mask and info."""
    different = 0
    one, other = aec.env(game.name, players), aec.env(game.name, players, skip_forced=False)  # to stay where it is
    for seed in range(5):
        one.reset(seed=seed)
        for number, _ in enumerate(play_at_random(one, random.Random(seed))):
            if number % 4:
                continue
            state = one.state_now()
            for seat, agent in enumerate(one.possible_agents):
                world = state.determinize(seat, seed)
                different += world != state
                other.reset(options={"position": world.position()})
                shown, again = one.observe(agent), other.observe(agent)
                assert (shown["observation"] == again["observation"]).all()
                assert (shown["action_mask"] == again["action_mask"]).all()
                assert (one.infos[agent]["action_mask"] == other.infos[agent]["action_mask"]).all()
            if one.terminations[one.agent_selection]:
                break
    assert different > 20


def test_forced_decisions_are_asked_for_on_demand(game: Game) -> None:
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


def test_illegal_actions_are_refused_by_the_rule_and_nothing_is_lost(game: Game) -> None:
    env = aec.env(game.name)
    env.reset(seed=1)
    before = env.state_now()
    illegal = int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"] == 0)[0])
    for bad in (illegal, -1, 10**6, None, True, "pass"):
        with pytest.raises(madang.IllegalAction):
            env.step(bad)  # type: ignore[arg-type]
    assert env.state_now() == before


def test_seats_have_the_names_that_they_are_given(game: Game) -> None:
    env = aec.env(game.name, seats=["anna_0", "ben_1", "carl_2"], render_mode="ansi")
    env.reset(seed=1)
    assert env.agents == ["anna_0", "ben_1", "carl_2"]
    assert "anna_0" in env.render()
    with pytest.raises(ValueError, match="name of its own"):
        aec.env(game.name, seats=["anna", "anna"])
    with pytest.raises(ValueError, match="2 to 4 players"):
        aec.env(game.name, 5)
    with pytest.raises(ValueError, match="returns are"):
        aec.env(game.name, returns="money")


def test_tables_are_rendered_as_text_and_as_an_image(game: Game, players: int) -> None:
    env = aec.env(game.name, players, render_mode="ansi")
    env.reset(seed=1)
    assert game.title in env.render()
    picture = aec.env(game.name, players, render_mode="rgb_array")
    picture.reset(seed=1)
    image = picture.render()
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    assert image.std() > 5, "something is drawn"
    assert aec.env(game.name).render() is None
    with pytest.raises(ValueError, match="render modes"):
        aec.env(game.name, render_mode="smell")


def test_a_spectator_is_shown_no_hand(game: Game) -> None:
    for seat in (None, 0):
        env = aec.env(game.name, render_mode="ansi", render_seat=seat)
        env.reset(seed=1)
        assert ("your hand" in env.render()) == (seat == 0 and game.name != "corinth")


def test_no_warning_is_hidden_that_is_not_named() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(aec.env("koryo"), num_cycles=20)
    assert all(any(str(one.message).startswith(text[7:]) for text in MASKED) for one in caught)
