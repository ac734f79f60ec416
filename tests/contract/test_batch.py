"""A batch plays many games at once, with the same results as single games."""

from __future__ import annotations

import numpy as np
import pytest

from madang import Game, IllegalAction

COUNT = 600  # enough for two threads


def test_a_batch_plays_the_same_games_as_single_states(game: Game, players: int) -> None:
    games = game.batch(5, players, seed=3)
    states = [game.start(players, games.game_seed(i)) for i in range(5)]
    while not games.over.all():
        mask = games.legal()
        for i, state in enumerate(states):
            assert np.flatnonzero(mask[i]).tolist() == state.action_numbers
            assert (-1 if state.actor is None else state.actor) == games.actors[i]
        actions = games.choose()
        outcome = games.step(actions)
        for i, state in enumerate(states):
            if not state.over:
                states[i] = state.play(int(actions[i]))
                assert outcome.ended[i] == states[i].over
                if states[i].over:
                    assert outcome.scores[i].tolist() == states[i].scores()
                    assert np.flatnonzero(outcome.wins[i]).tolist() == states[i].winners()
            assert games.state(i) == states[i]
    assert games.scores().tolist() == [state.scores() for state in states]
    assert not games.legal().any()


def test_the_number_of_threads_does_not_change_the_games(game: Game, players: int) -> None:
    single_threaded, two_threaded = (game.batch(COUNT, players, seed=1, threads=threads) for threads in (1, 2))
    for _ in range(30):
        actions = single_threaded.choose()
        first, second = single_threaded.step(actions), two_threaded.step(actions)
        assert single_threaded.states.tobytes() == two_threaded.states.tobytes()
        assert (first.ended == second.ended).all()


def test_finished_games_are_reported_once_and_restarted(game: Game, players: int) -> None:
    games = game.batch(COUNT, players, seed=2, restart=True, skip_forced=True)
    ended = np.zeros(COUNT, int)
    decisions = 0
    for _ in range(400):
        outcome = games.step(games.choose())
        assert not games.over.any()
        assert (games.legal().sum(axis=1) > 1).all(), "forced actions are skipped"
        assert (outcome.wins[outcome.ended].sum(axis=1) >= 1).all()
        ended += outcome.ended
        decisions += outcome.decisions
    assert ended.min() >= 1
    assert decisions > 400 * COUNT


def test_playing_out_ends_every_game(game: Game, players: int) -> None:
    games = game.batch(COUNT, players, seed=2)
    decisions = games.play_out()
    assert games.over.all()
    assert decisions > COUNT * 20
    assert games.wins().sum(axis=1).min() >= 1
    again = game.batch(COUNT, players, seed=2)
    assert again.play_out() == decisions


def test_one_illegal_action_refuses_the_whole_step(game: Game) -> None:
    games = game.batch(COUNT, seed=1)
    before = games.states.tobytes()
    actions = games.choose()
    illegal = int(np.flatnonzero(~games.legal()[500])[0])
    actions[500] = illegal
    with pytest.raises(IllegalAction, match="game 500 of the batch: ") as caught:
        games.step(actions)
    assert caught.value.action == game.notations[illegal]
    for bad in (-1, len(game.notations), 2**40):
        actions[500] = bad
        with pytest.raises(IllegalAction, match="game 500"):
            games.step(actions)
    assert games.states.tobytes() == before


def test_wrong_shapes_and_sizes_are_refused(game: Game) -> None:
    games = game.batch(4, seed=1)
    with pytest.raises(ValueError, match="takes 4 actions"):
        games.step([1, 2, 3])
    with pytest.raises(ValueError, match="one game or more"):
        game.batch(0)
    with pytest.raises(ValueError, match="2 to 4 players"):
        game.batch(3, players=9)
