"""What kernels write is, byte for byte, what views and rules say."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from madang import Game, State, jit
from madang.core.kernels import MAX_SEATS, NOBODY
from madang.core.telling import TEXTS
from madang.games import cards, choson, corinth, koryo
from madang.games.corinth import market
from tests.playing import random_game, some_states


def compact(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def leaders(state: State) -> dict[str, int]:
    """Who has which majority, in the plain words of the rules."""
    rulebook: Any = {"koryo": koryo, "choson": choson}.get(state.game.name)
    if rulebook is None:
        return {}
    majority = jit.plain(rulebook.rules.majority)
    found = {rulebook.data.KINDS[family]: int(majority(state.record, family)) for family in range(cards.FAMILIES)}
    return {kind: seat for kind, seat in found.items() if seat != NOBODY}


def limits(state: State) -> list[int]:
    """How many cards each may keep."""
    if state.game.name == "koryo":
        limit = jit.plain(koryo.rules.limit)
        return [int(limit(state.record, seat)) for seat in range(state.players)]
    if state.game.name == "choson":
        return [int(jit.plain(cards.cards_allowed)(state.record.season))] * state.players
    return []


def prices(state: State) -> dict[str, int]:
    """What each length of the steward's move costs in gold while it is chosen."""
    record = state.record
    if state.game.name != "corinth" or record.phase != corinth.data.STEPS:
        return {}
    lengths = range(1, corinth.data.LONGEST_MOVE + 1)
    price = jit.plain(market.price)
    return {f"steps {length}": int(price(record, record.actor, record.pips, length)) for length in lengths}


def every_state(game: Game, players: int) -> list[State]:
    return [state for seed in range(5) for state in random_game(game, players, seed)]


def test_the_text_of_a_view_is_its_json(game: Game, players: int) -> None:
    for state in every_state(game, players):
        for seat in (None, *range(players)):
            assert state.view_text(seat) == compact(state.view(seat))


def test_the_text_of_a_standing_is_its_json(game: Game, players: int) -> None:
    for state in every_state(game, players):
        expected = {"scores": state.scores(), "leaders": leaders(state), "limits": limits(state)}
        assert state.standing_text() == compact(expected | {"prices": prices(state)})


def test_there_is_room_for_more_than_any_text(game: Game, players: int) -> None:
    """Kernels do not look where the room ends: less than half of it is ever used."""
    room = len(game.teller.room.out) // TEXTS
    texts = [text for state in every_state(game, players) for text in game.teller.texts(state.array, players)]
    assert max(map(len, texts)) < room // 2


def test_worlds_that_a_seat_cannot_tell_apart_give_it_one_text(game: Game, players: int) -> None:
    different = 0
    for number, state in enumerate(some_states(game, players, games=20)):
        for seat in range(players):
            other = state.imagine(seat, seed=number)
            different += other.position() != state.position()
            assert other.view_text(seat) == state.view_text(seat)
            assert other.view_text(None) == state.view_text(None)
            assert other.standing_text() == state.standing_text()
    assert different > 100


def written(tell_all: Any, state: State, room: int, filling: int = 0) -> bytes:
    """All that a kernel writes, whatever lay in the room for it before."""
    marks, out = np.full(MAX_SEATS + TEXTS, filling), np.full(room, filling, np.uint8)
    tell_all(state.copied(), 0, marks, out)
    ends = marks[MAX_SEATS : MAX_SEATS + state.players + 2]
    return ends.tobytes() + out[: ends[-1]].tobytes()


def test_nothing_is_read_but_the_state(game: Game, players: int) -> None:
    teller = game.teller
    for state in some_states(game, players, games=3):
        texts = {written(teller.tell_all, state, len(teller.room.out), filling) for filling in (0, ord("["), 255)}
        assert len(texts) == 1


def test_compiled_and_plain_python_write_the_same(game: Game, players: int) -> None:
    teller = game.teller
    plain, room = jit.plain(teller.tell_all), len(teller.room.out)
    for state in some_states(game, players, games=2, every=5):
        assert written(teller.tell_all, state, room) == written(plain, state, room)


def test_there_is_no_text_for_a_seat_that_is_not_there(game: Game, players: int) -> None:
    state = game.start(players, seed=0)
    assert state.view_text(np.int8(1)) == state.view_text(1)  # type: ignore[arg-type]
    for bad in (-1, players, 99, True, 0.0, "0"):
        with pytest.raises(ValueError, match="no seat"):
            state.view_text(bad)  # type: ignore[arg-type]
