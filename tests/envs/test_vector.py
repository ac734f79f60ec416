"""Games in lockstep are the games of the library."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest

from madang import Game, IllegalAction
from madang.envs.returns import compute_returns as game_returns
from madang.envs.vector import VectorEnv

COUNT = 600  # enough for two threads


def test_lockstep_games_match_single_games(game: Game, players: int) -> None:
    env = VectorEnv(game.name, 5, players, seed=3)
    states = [game.start(players, env.batch.game_seed(i)) for i in range(5)]
    ended = 0
    while ended < 5:
        for i, state in enumerate(states):
            while state.forced:
                state = state.play(state.action_numbers[0])
            states[i] = state
        observations, mask = env.observe()
        for i, state in enumerate(states):
            if env.actors[i] == state.actor and not state.over:
                assert np.flatnonzero(mask[i]).tolist() == state.action_numbers
                assert (observations[i] == state.observation(int(env.actors[i]))).all()
        actions = env.sample()
        _, rewards, over, _ = env.step(actions)
        for i, state in enumerate(states):
            after = state.play(int(actions[i]))
            while after.forced:
                after = after.play(after.action_numbers[0])
            assert after.over == over[i]
            if after.over:
                wins = [[seat in after.winners() for seat in range(players)]]
                assert (rewards[i] == game_returns("win", [after.scores()], wins)[0]).all()
                ended += 1
                after = env.batch.state(i)
            else:
                assert not rewards[i].any()
                assert env.batch.state(i) == after
            states[i] = after


def test_games_restart_when_they_end(game: Game, players: int) -> None:
    env = VectorEnv(game.name, COUNT, players, seed=1, returns="margin")
    ended = np.zeros(COUNT, int)
    for _ in range(300):
        observations, rewards, over, mask = env.step(env.sample())
        assert (mask.sum(axis=1) > 1).all(), "forced decisions are skipped"
        assert not rewards[~over].any()
        assert observations.any(axis=1).all()
        ended += over
    assert ended.min() >= 1
    assert env.decisions > 300 * COUNT


def test_the_number_of_threads_and_copies_change_nothing(game: Game) -> None:
    single, threaded = (VectorEnv(game.name, COUNT, seed=1, threads=threads) for threads in (1, 2))
    for number in range(60):
        actions = single.sample()
        for first, second in zip(single.step(actions), threaded.step(actions), strict=True):
            assert (first == second).all()
        if number == 30:
            single, threaded = copy.deepcopy(single), pickle.loads(pickle.dumps(threaded))


def test_forced_decisions_are_not_skipped_without_skip_forced(game: Game) -> None:
    env = VectorEnv(game.name, COUNT, seed=1, skip_forced=False)
    fewest = min(int(env.step(env.sample())[3].sum(axis=1).min()) for _ in range(40))
    assert fewest == 1


def test_an_illegal_action_raises_an_error_and_plays_none(game: Game) -> None:
    env = VectorEnv(game.name, COUNT, seed=1)
    _, mask = env.reset(seed=1)
    before = env.batch.states.tobytes()
    for bad in (int(np.flatnonzero(~mask[500])[0]), -1, 10**6):
        actions = env.sample()
        actions[500] = bad
        with pytest.raises(IllegalAction, match="game 500 of the batch: "):
            env.step(actions)
    assert env.batch.states.tobytes() == before
    with pytest.raises(ValueError, match="takes 600 actions"):
        env.step([1])


def test_observations_are_read_only_or_copies(game: Game) -> None:
    env = VectorEnv(game.name, 10, seed=1)
    observations, mask = env.reset(seed=1)
    with pytest.raises(ValueError, match="read-only"):
        mask[0] = True
    with pytest.raises(ValueError, match="read-only"):
        observations[0] = 1
    copying = VectorEnv(game.name, 10, seed=1, copy=True)
    kept, _ = copying.reset(seed=1)
    first = kept.copy()
    copying.step(copying.sample())
    assert (kept == first).all()


def test_a_reset_with_a_seed_is_reproducible_and_without_one_is_new(game: Game) -> None:
    env = VectorEnv(game.name, 10, seed=1)
    games = []
    for seed in (5, None, 5):
        env.reset(seed)
        games.append(env.batch.states.tobytes())
    assert games[0] == games[2] != games[1]


def test_all_games_start_from_a_position(game: Game) -> None:
    state = game.start(2, seed=5)
    position = {name: value for name, value in state.position().items() if name != "seed"}
    env = VectorEnv(game.name, 4, seed=1, skip_forced=False)
    _, mask = env.reset(seed=2, options={"position": position})
    assert (mask == mask[0]).all()
    assert np.flatnonzero(mask[0]).tolist() == state.action_numbers
    assert len({env.batch.state(i).position()["seed"] for i in range(4)}) == 4, "each game has its own future"
