"""Observation tensors: they encode the view of a seat, and nothing else."""

from __future__ import annotations

import random
import re
from math import prod
from pathlib import Path

import numpy as np
import pytest

import madang
from madang import Game, jit
from madang.core.observation import observer
from tests.contract.observation_decoders import decode_observation
from tests.played_games import some_states


def test_the_parts_cover_an_observation_without_gaps(game: Game) -> None:
    at = 0
    for where, shape in game.observation_slices.values():
        assert where.start == at
        assert where.stop - where.start == prod(shape)
        at = where.stop
    observation = game.start(players=2, seed=1).observation(0)
    assert observation.shape == (at,)
    assert observation.dtype == np.float32


def test_the_documentation_lists_every_part_in_order(game: Game) -> None:
    page = (Path(madang.__file__).parent.parent / "docs" / "environments" / f"{game.name}.md").read_text("utf-8")
    section = page.partition("## Observation: ")[2].partition("\n##")[0]
    listed = re.findall(r"^\| `(\w+)` \| (\(.*?\)) \|", section, re.MULTILINE)
    assert listed == [(name, str(shape)) for name, (_, shape) in game.observation_slices.items()]
    assert section.startswith(f"{game.start(seed=0).observation(0).size} numbers")


def test_observations_are_numbers_from_0_to_1(game: Game, players: int) -> None:
    observation = np.stack(
        [state.observation(seat) for state in some_states(game, players, 15) for seat in range(players)]
    )
    assert observation.min() == 0
    assert observation.max() == 1


def test_a_determinized_world_has_the_same_observation(game: Game, players: int) -> None:
    """Only the hidden cards and the seed differ, so the observations are equal byte by byte."""
    different = 0
    for number, state in enumerate(some_states(game, players, games=20)):
        for seat in range(players):
            other = state.determinize(seat, seed=number)
            different += other.position() != state.position()
            assert state.observation(seat).tobytes() == other.observation(seat).tobytes()
    assert different > 100


def test_the_view_can_be_decoded_from_the_observation(game: Game, players: int) -> None:
    """Everything in the view but the legal actions follows from the numbers alone."""
    for state in some_states(game, players, games=20):
        for seat in range(players):
            observation = state.observation(seat)
            parts = {
                name: observation[where].reshape(shape) for name, (where, shape) in game.observation_slices.items()
            }
            view = state.view(seat)
            expected = {field: value for field, value in view.items() if field not in ("game", "you", "actions")}
            assert decode_observation(game.name, parts, seat) == expected


def test_seats_are_numbered_from_the_observing_seat(game: Game) -> None:
    """The observing seat is number 0, the next seat number 1, and so on."""
    for state in some_states(game, 3, games=5):
        observation = [state.observation(seat) for seat in range(3)]
        where, _ = game.observation_slices["actor"]
        for seat in range(3):
            expected = np.zeros(4)
            if state.actor is not None:
                expected[(state.actor - seat) % 3] = 1
            assert (observation[seat][where] == expected).all()


def test_empty_seats_are_zero_everywhere(game: Game, players: int) -> None:
    parts = game.observation_slices.items()
    by_seat = {name: spot for name, spot in parts if spot[1][0] == 4 and name != "used"}  # Chosŏn has four powers
    for state in some_states(game, players, games=3):
        for where, shape in by_seat.values():
            assert not state.observation(0)[where].reshape(shape)[players:].any()


def test_a_batch_gives_the_observations_of_its_games(game: Game, players: int) -> None:
    games = game.batch(600, players, seed=4)
    rng = random.Random(1)
    for _ in range(25):
        games.step(games.choose())
    seats = np.array([rng.randrange(players) for _ in range(600)])
    of_actors, of_seats, of_seat_1 = games.observe(), games.observe(seats), games.observe(1)
    for i in range(0, 600, 37):
        state = games.state(i)
        assert (of_seats[i] == state.observation(int(seats[i]))).all()
        assert (of_seat_1[i] == state.observation(1)).all()
        if state.actor is None:
            assert not of_actors[i].any()
        else:
            assert (of_actors[i] == state.observation(state.actor)).all()
    games.play_out()
    assert not games.observe().any()
    assert games.observe(0).any()


def test_compiled_and_plain_python_give_the_same_observations(game: Game, players: int) -> None:
    compiled = observer(game.name)
    plain_observe_many = jit.plain(compiled.observe_many)
    for state in some_states(game, players, games=3, every=11):
        for seat in range(players):
            slow = np.full((1, compiled.size), np.nan, np.float32)
            plain_observe_many(state.copy_array(), 0, 1, np.array([seat]), slow)
            assert (slow[0] == state.observation(seat)).all()


def test_unknown_seats_are_refused(game: Game, players: int) -> None:
    for bad in (-1, players, True, "0"):
        with pytest.raises(ValueError, match="no seat"):
            game.start(players, seed=0).observation(bad)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seats of this batch"):
        game.batch(3, players).observe([0, 1, players])
