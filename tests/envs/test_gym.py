"""The Gymnasium environment: Gymnasium's own checker, and complete games against bots."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import madang
from madang import Game
from madang.bots.levels import bot
from madang.bots.opponents import ASK, GREEDY
from madang.bots.protocol import decide
from madang.envs.gym import SeatEnv
from madang.envs.seats import SeatGames
from madang.games.chance import new_rng
from tests.played_games import some_states


def play(env: Any, seed: int, info: dict[str, Any]) -> list[Any]:
    """Play to the end with random legal actions; return what each step returned."""
    rng = np.random.default_rng(seed)
    steps: list[Any] = []
    over = False
    while not over:
        observation, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        steps.append((observation.tobytes(), reward, over, info["action_mask"].tobytes()))
    return steps


def test_the_environment_passes_the_checker(game: Game, players: int) -> None:
    env = gymnasium.make(f"madang/{game.name}-v0", opponents=["random"] * (players - 1), render_mode="rgb_array")
    check_env(env.unwrapped, skip_render_check=False)


def test_complete_games_against_bots(game: Game, players: int) -> None:
    levels = ["greedy", "random", "greedy"][: players - 1]
    env = SeatEnv(game.name, levels)
    seats = set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        seats.add(env.seat)
        assert info["action_mask"].sum() > 1
        *_, (_, reward, _, mask) = play(env, seed, info)
        winners = env.state.winners()
        assert reward == pytest.approx((env.seat in winners) / len(winners))
        assert not any(mask)
        with pytest.raises(RuntimeError, match="reset"):
            env.step(0)
    assert len(seats) > 1


def test_a_seed_reproduces_the_game_and_the_bots(game: Game) -> None:
    games = []
    for _ in range(2):
        env = SeatEnv(game.name, ["greedy", "random"], seat=1)
        _, info = env.reset(seed=3)
        assert env.seat == info["seat"] == 1
        games.append(play(env, 1, info))
    assert games[0] == games[1]


def test_copies_continue_identically(game: Game) -> None:
    env = SeatEnv(game.name, ["greedy"])
    _, info = env.reset(seed=4)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    original = play(env, 1, info)
    for twin in twins:
        assert play(twin, 1, info) == original


def test_an_illegal_action_loses_or_raises_an_error(game: Game) -> None:
    for returns, lost in (("win", 0.0), ("margin", -50.0)):
        env = SeatEnv(game.name, ["random"], returns=returns)
        _, info = env.reset(seed=1)
        illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
        _, reward, over, _, info = env.step(illegal)
        assert (reward, over) == (lost, True)
        assert info["illegal"]
        assert not info["action_mask"].any()
        with pytest.raises(RuntimeError, match="over"):
            env.step(illegal)
    strict = SeatEnv(game.name, ["random"], strict=True)
    strict.reset(seed=1)
    with pytest.raises(madang.IllegalAction):
        strict.step(illegal)


def test_bad_arguments_raise_an_error(game: Game) -> None:
    for opponents in ([], ["random"] * 4, ["wizard"]):
        with pytest.raises(ValueError):
            SeatEnv(game.name, opponents)
    with pytest.raises(ValueError, match="no seat 2"):
        SeatEnv(game.name, seat=2)
    with pytest.raises(ValueError, match="returns are"):
        SeatEnv(game.name, returns="fame")
    with pytest.raises(RuntimeError, match="reset"):
        SeatEnv(game.name).step(0)


def test_a_reset_to_a_position_begins_there(game: Game) -> None:
    state = next(state for state in some_states(game, 2, games=2, every=7) if not state.over and not state.forced)
    for env in (SeatEnv(game.name, ["greedy"]), SeatEnv(game.name, ["adept"])):
        options = {"position": state.position(), "seat": state.actor}
        observation, info = env.reset(seed=1, options=options)
        assert env.state == state
        assert (observation == state.observation(env.seat)).all()
        assert np.flatnonzero(info["action_mask"]).tolist() == state.action_numbers
    with pytest.raises(ValueError, match="the options are"):
        env.reset(options={"place": {}})
    with pytest.raises(ValueError, match="for 2 players, the environment for 3"):
        SeatEnv(game.name, ["random", "random"]).reset(options=options)


def test_greedy_in_the_kernel_decides_as_the_bot_does_from_its_view(game: Game, players: int) -> None:
    """So the kernel uses nothing that the view does not show."""
    for number, state in enumerate(some_states(game, players, games=2, every=9)):
        if state.over or state.forced:
            continue
        games = SeatGames(game.name, 1, ["greedy"] * (players - 1), None, "win", True)
        actor = state.actor or 0
        seat = (actor + 1) % players
        expected = decide(bot("greedy", game.name, number), state.view(actor)).action
        games.states[0], games.seats[0] = state.record, seat
        games._level_codes[0] = ASK
        games._level_codes[0, actor] = GREEDY
        games._rngs[0] = new_rng(f"greedy {game.name} {number}")
        games._opponents.advance(
            games.states, 0, 1, np.array([-1]), games.seats, games._level_codes, games._rngs, True, games.mask,
            games.observations, games._points, games._wins,
        )  # fmt: skip
        after = state.play(expected)
        while not after.over and after.forced:
            after = after.play(after.action_numbers[0])
        if after.actor != actor:
            assert games.state(0) == after


def test_the_table_is_rendered_for_the_seat(game: Game) -> None:
    env = SeatEnv(game.name, ["random"], seat=1, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert "you" in text
    assert "random 0" in text
