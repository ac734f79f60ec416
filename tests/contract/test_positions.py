"""Positions of every game: the way there and back, and what is refused."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

from madang import BadPosition, Game
from tests.playing import random_game, some_states


def test_reading_undoes_writing_in_200_games(game: Game, players: int) -> None:
    for seed in range(200):
        for state in random_game(game, players, seed):
            position = state.position()
            again = game.position(position)
            assert again.position() == position
            assert again.actions() == state.actions()


def test_positions_are_json_and_their_future_is_the_same(game: Game, players: int) -> None:
    for state in some_states(game, players, games=5):
        again = game.position(json.loads(json.dumps(state.position())))
        assert again.scores() == state.scores()
        assert again.winners() == state.winners()
        for action in state.actions()[:10]:
            assert again.play(action).position() == state.play(action).position()


def test_the_seed_is_kept_and_may_be_left_out(game: Game, players: int) -> None:
    position = game.start(players, seed=1).position()
    for seed in (0, 123, 2**64, 2**256 - 1):
        assert game.position(position | {"seed": seed}).position()["seed"] == seed
    del position["seed"]
    assert game.position(position).actions() == game.start(players, seed=1).actions()


def test_every_field_is_needed_and_no_other_is_known(game: Game, players: int) -> None:
    for state in some_states(game, players, games=2, every=15):
        position = state.position()
        for field in position:
            if field in ("seed", "used"):
                continue
            without = {name: value for name, value in position.items() if name != field}
            with pytest.raises(BadPosition) as caught:
                game.position(without)
            assert caught.value.field == field
            assert "missing" in str(caught.value)
        with pytest.raises(BadPosition) as caught:
            game.position(position | {"colour": "red"})
        assert caught.value.field == "colour"


def test_wrong_types_are_refused_by_field(game: Game, players: int) -> None:
    junk: list[Any] = [True, 1.5, "x", [], {}, [[]], {"x": 1}, -1, 10**30, None]
    for state in some_states(game, players, games=2, every=30):
        position = state.position()
        for field, right in position.items():
            for value in junk:
                if value == right or (field == "used" and value == []):
                    continue
                with contextlib.suppress(BadPosition):
                    again = game.position(position | {field: value})
                    assert again.position()[field] == value, "what is accepted is kept"


def test_what_is_not_an_object_is_refused(game: Game) -> None:
    for junk in (None, 3, "text", [1, 2], True):
        with pytest.raises(BadPosition):
            game.position(junk)  # type: ignore[arg-type]


def test_a_position_of_another_game_is_refused(game: Game) -> None:
    with pytest.raises(BadPosition, match=r"^game: "):
        game.position(game.start(seed=0).position() | {"game": "chess"})
