"""What a seat may know: exactly that, and the same whatever it does not know."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from madang import Game, State
from tests.playing import some_states


def hidden_fields(game: Game) -> tuple[str, ...]:
    """The fields of card strings that only their owner sees."""
    return tuple(field for field in ("hands", "placed") if field in game.start(seed=0).position())


def expected_view(state: State, seat: int | None) -> dict[str, Any]:
    """The rule, written once more: others' hidden card strings become their lengths."""
    view = state.position()
    for field in hidden_fields(state.game):
        view[field] = [cards if owner == seat else len(cards) for owner, cards in enumerate(view[field])]
    del view["seed"]
    view["you"] = seat
    view["actions"] = state.actions() if seat is not None and state.actor == seat else []
    return view


def test_views_hide_what_they_must_and_nothing_else(game: Game, players: int) -> None:
    for state in some_states(game, players, games=20):
        for seat in (None, *range(players)):
            assert state.view(seat) == expected_view(state, seat)


def test_all_views_at_once_are_the_single_views(game: Game, players: int) -> None:
    for state in some_states(game, players, games=5):
        expected = {seat: state.view(seat) for seat in (*range(players), None)}
        assert json.dumps([*state.views().items()]) == json.dumps([*expected.items()])


def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(game: Game, players: int) -> None:
    different = 0
    for number, state in enumerate(some_states(game, players, games=20)):
        for seat in range(players):
            other = state.determinize(seat, seed=number)
            assert json.dumps(other.view(seat)) == json.dumps(state.view(seat))
            assert json.dumps(other.view(None)) == json.dumps(state.view(None))
            assert json.dumps(other.standing()) == json.dumps(state.standing())
            assert other.actor == state.actor
            different += other.position() != state.position()
            game.position(other.position())  # it is a world that could be
    assert different > 100


def test_imagined_worlds_do_not_tell_the_future(game: Game, players: int) -> None:
    state = game.start(players, seed=1)
    seeds = {state.determinize(0, seed=number).position()["seed"] for number in range(50)}
    assert len(seeds) == 50
    assert state.position()["seed"] not in seeds


def test_imagining_depends_on_nothing_that_is_hidden(game: Game, players: int) -> None:
    """From two worlds that a seat cannot tell apart, the same worlds are imagined."""
    for number, state in enumerate(some_states(game, players, games=10)):
        for seat in range(players):
            other = state.determinize(seat, seed=number + 1)
            for seed in range(3):
                assert state.determinize(seat, seed).position() == other.determinize(seat, seed).position()


def test_there_is_no_view_from_a_seat_that_is_not_there(game: Game, players: int) -> None:
    state = game.start(players, seed=0)
    assert json.dumps(state.view(np.int8(1))) == json.dumps(state.view(1))  # type: ignore[arg-type]
    for bad in (-1, players, 99, True, 0.0, "0"):
        with pytest.raises(ValueError, match="no seat"):
            state.view(bad)  # type: ignore[arg-type]
        with pytest.raises(ValueError, match="no seat"):
            state.determinize(bad, seed=0)  # type: ignore[arg-type]
