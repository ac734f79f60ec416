"""Playing any game: legal actions, endings, invariants, seeds and determinism."""

from __future__ import annotations

import hashlib
import importlib
import json
import pickle
import subprocess
import sys

import pytest

import madang
from madang import Game
from tests.played_games import random_game, some_states


def test_every_game_ends_and_offers_an_action_until_then(game: Game, players: int) -> None:
    for seed in range(100):
        *states, last = random_game(game, players, seed)
        assert all(state.actions() and state.actor is not None and not state.over for state in states)
        assert last.over
        assert last.actor is None
        assert last.actions() == []
        assert len(states) < 2000


def test_actions_are_sorted_and_numbered_in_ascii_order(game: Game, players: int) -> None:
    assert list(game.notations) == sorted(game.notations)
    for state in some_states(game, players, games=20):
        assert state.actions() == sorted(set(state.actions()))
        assert state.actions() == [game.notations[number] for number in state.action_numbers]
        assert state.forced == (len(state.actions()) == 1)


def test_playing_does_not_change_the_old_state(game: Game, players: int) -> None:
    for state in some_states(game, players, games=10):
        before, actions = state.position(), state.actions()
        for action in actions[:5]:
            state.play(action)
        assert state.position() == before
        assert state.actions() == actions


def test_playing_by_number_equals_playing_by_notation(game: Game, players: int) -> None:
    state = game.start(players, seed=3)
    for number, text in zip(state.action_numbers, state.actions(), strict=True):
        assert state.play(number) == state.play(text)


def test_illegal_actions_are_refused_and_change_nothing(game: Game, players: int) -> None:
    for state in some_states(game, players, games=3, every=20):
        before = state.position()
        legal = set(state.actions())
        for text in game.notations:
            if text not in legal:
                with pytest.raises(madang.IllegalAction):
                    state.play(text)
        for junk in ("", " ", "pass ", "PASS", "play", "\x00", "é" * 1000, -1, 10**6, True, 1.0, None):
            with pytest.raises(madang.IllegalAction):
                state.play(junk)  # type: ignore[arg-type]
        assert state.position() == before


def test_every_state_satisfies_the_invariants_of_its_game(game: Game, players: int) -> None:
    invariants = importlib.import_module(f"tests.games.{game.name}.invariants")
    for seed in range(60):
        for state in random_game(game, players, seed):
            invariants.check_invariants(state)


def test_scores_and_winners_are_well_formed_in_every_state(game: Game, players: int) -> None:
    for state in some_states(game, players, games=10):
        assert len(state.scores()) == players
        winners = state.winners()
        assert winners == sorted(set(winners))
        assert 1 <= len(winners) <= players
        assert all(0 <= seat < players for seat in winners)


def test_states_can_be_pickled_compared_and_hashed(game: Game, players: int) -> None:
    for state in some_states(game, players, games=2, every=25):
        copy = pickle.loads(pickle.dumps(state))
        assert copy == state
        assert hash(copy) == hash(state)
        assert copy.actions() == state.actions()
        if not state.over:
            assert state.play(state.actions()[0]) != state


def test_the_seed_determines_the_game(game: Game, players: int) -> None:
    assert game.start(players, seed=5) == game.start(players, seed=5)
    assert game.start(players, seed=5) != game.start(players, seed=6)
    assert game.start(players) != game.start(players)
    assert game.start(players, seed=-1) != game.start(players, seed=2**300)
    for bad in (1.5, "7", True):
        with pytest.raises(ValueError, match="seed"):
            game.start(players, seed=bad)  # type: ignore[arg-type]


def test_other_numbers_of_players_than_two_to_four_are_refused(game: Game) -> None:
    for bad in (0, 1, 5, "2", None, 2.0, True):
        with pytest.raises(ValueError, match="2 to 4 players"):
            game.start(players=bad, seed=0)  # type: ignore[arg-type]


PLAY = """
import hashlib, json, madang, random
from tests.played_games import random_game
for players in (2, 3, 4):
    text = json.dumps([state.position() for state in random_game(madang.game({name!r}), players, 11)])
    print(hashlib.sha256(text.encode()).hexdigest())
"""


def test_another_process_plays_the_same_game(game: Game) -> None:
    command = [sys.executable, "-c", PLAY.format(name=game.name)]
    printed = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    for players, there in zip((2, 3, 4), printed, strict=True):
        here = json.dumps([state.position() for state in random_game(game, players, 11)])
        assert hashlib.sha256(here.encode()).hexdigest() == there


def test_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(madang.UnknownGame, match="chess"):
        madang.game("chess")
