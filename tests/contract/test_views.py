"""A view shows what its seat may know, and does not depend on anything hidden."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from madang import Game, State
from tests.played_games import some_states


def hidden_fields(game: Game) -> tuple[str, ...]:
    """The card fields that only their owner sees."""
    return tuple(field for field in ("hands", "placed") if field in game.start(seed=0).position())


def expected_view(state: State, seat: int | None) -> dict[str, Any]:
    """The view by a second formulation: the length replaces every hidden card string of another seat."""
    view = state.position()
    for field in hidden_fields(state.game):
        view[field] = [cards if owner == seat else len(cards) for owner, cards in enumerate(view[field])]
    del view["seed"]
    view["you"] = seat
    view["actions"] = state.actions() if seat is not None and state.actor == seat else []
    return view


def test_views_hide_exactly_the_hidden_cards_and_the_seed(game: Game, players: int) -> None:
    for state in some_states(game, players, games=20):
        for seat in (None, *range(players)):
            assert state.view(seat) == expected_view(state, seat)


def test_views_equals_the_view_of_each_seat(game: Game, players: int) -> None:
    for state in some_states(game, players, games=5):
        expected = {seat: state.view(seat) for seat in (*range(players), None)}
        assert json.dumps([*state.views().items()]) == json.dumps([*expected.items()])


def test_a_determinized_world_has_the_same_views_and_standing(game: Game, players: int) -> None:
    different = 0
    for number, state in enumerate(some_states(game, players, games=20)):
        for seat in range(players):
            other = state.determinize(seat, seed=number)
            assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
            assert json.dumps(other.view(None)) == json.dumps(state.view(None))
            assert json.dumps(other.standing()) == json.dumps(state.standing())
            assert other.actor == state.actor
            different += other.position() != state.position()
            game.position(other.position())  # the sampled world is a valid position
    assert different > 100


def test_sampled_worlds_have_other_seeds_than_the_game(game: Game, players: int) -> None:
    state = game.start(players, seed=1)
    seeds = {state.determinize(0, seed=number).position()["seed"] for number in range(50)}
    assert len(seeds) == 50
    assert state.position()["seed"] not in seeds


def test_determinization_does_not_depend_on_hidden_cards(game: Game, players: int) -> None:
    """Two worlds that a seat cannot tell apart give the same sampled worlds."""
    for number, state in enumerate(some_states(game, players, games=10)):
        for seat in range(players):
            other = state.determinize(seat, seed=number + 1)
            for seed in range(3):
                assert state.determinize(seat, seed).position() == other.determinize(seat, seed).position()


def test_an_unknown_seat_is_refused(game: Game, players: int) -> None:
    state = game.start(players, seed=0)
    assert json.dumps(state.view(np.int8(1))) == json.dumps(state.view(1))  # type: ignore[arg-type]
    for bad in (-1, players, 99, True, 0.0, "0"):
        with pytest.raises(ValueError, match="no seat"):
            state.view(bad)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="no seat"):
            state.determinize(bad, seed=0)  # type: ignore[arg-type]
