"""Positions of every game: written and read back without loss; invalid ones are refused."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest

from madang import BadPosition, Game
from tests.played_games import random_game, some_states


def test_written_positions_read_back_in_200_games(game: Game, players: int) -> None:
    for seed in range(200):
        for state in random_game(game, players, seed):
            position = state.position()
            again = game.position(position)
            assert again.position() == position
            assert again.actions() == state.actions()


def test_positions_survive_json_and_play_on_in_the_same_way(game: Game, players: int) -> None:
    for state in some_states(game, players, games=5):
        again = game.position(json.loads(json.dumps(state.position())))
        assert again.scores() == state.scores()
        assert again.winners() == state.winners()
        for action in state.actions()[:10]:
            assert again.play(action).position() == state.play(action).position()


def test_the_seed_is_preserved_and_optional(game: Game, players: int) -> None:
    position = game.start(players, seed=1).position()
    for seed in (0, 123, 2**64, 2**256 - 1):
        assert game.position(position | {"seed": seed}).position()["seed"] == seed
    del position["seed"]
    assert game.position(position).actions() == game.start(players, seed=1).actions()


def test_missing_and_unknown_fields_are_refused_by_name(game: Game, players: int) -> None:
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
            game.position(position | {"color": "red"})
        assert caught.value.field == "color"


def test_wrong_values_are_refused_or_preserved(game: Game, players: int) -> None:
    junk: list[Any] = [True, 1.5, "x", [], {}, [[]], {"x": 1}, -1, 10**30, None]
    for state in some_states(game, players, games=2, every=30):
        position = state.position()
        for field, right in position.items():
            for value in junk:
                if value == right or (field == "used" and value == []):
                    continue
                with contextlib.suppress(BadPosition):
                    again = game.position(position | {field: value})
                    assert again.position()[field] == value, "an accepted value is preserved"


def test_a_position_that_is_not_an_object_is_refused(game: Game) -> None:
    for junk in (None, 3, "text", [1, 2], True):
        with pytest.raises(BadPosition):
            game.position(junk)  # type: ignore[arg-type]


def test_a_position_of_another_game_is_refused(game: Game) -> None:
    with pytest.raises(BadPosition, match=r"^game: "):
        game.position(game.start(seed=0).position() | {"game": "chess"})
