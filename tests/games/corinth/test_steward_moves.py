"""The steward's moves, compared with an exhaustive search for paths."""

from __future__ import annotations

import random

import pytest

from madang import BadPosition
from tests.games.corinth import reference_rules
from tests.games.corinth.positions import build_position, corinth, sheet

FIELDS = [*reference_rules.GIVES]


def random_sheet(rng: random.Random) -> tuple[dict[str, object], int]:
    """A sheet with some fields walked and the steward anywhere, and the value of a move.

    An exhaustive search takes long when few fields are walked, so there the moves are short.
    """
    walked = rng.sample(FIELDS, rng.randint(0, 21))
    circled = walked[: rng.randint(0, min(5, len(walked)))]
    gold = rng.choice([0, 0, 1, 2, 3] if len(walked) < 11 else [0, 1, 2, 3, 5, 9, 20])
    buildings = ["stable"] if rng.random() < 0.3 else []
    return sheet(gold=gold, circled=circled, crossed=walked[len(circled) :], buildings=buildings), rng.randint(1, 6)


@pytest.mark.parametrize("part", range(4))
def test_lengths_and_directions_match_the_exhaustive_search(part: int) -> None:
    rng = random.Random(part)
    stuck = walks = 0
    for _ in range(1200):
        moving_sheet, value = random_sheet(rng)
        position = build_position(moving_sheet, phase="steps", move={"value": value})
        expected = reference_rules.legal_actions(position)
        if not expected:
            stuck += 1
            with pytest.raises(BadPosition, match=r"^move\.value: "):
                corinth.position(position)
            continue
        state = corinth.position(position)
        assert state.actions() == expected
        state = state.play(rng.choice(expected))
        while state.position()["phase"] == "walk":
            assert state.actions() == reference_rules.legal_actions(state.position())
            state = state.play(rng.choice(state.actions()))
            walks += 1
    assert stuck > 60
    assert walks > 2000


def test_a_move_over_all_24_fields_is_possible() -> None:
    state = corinth.position(build_position(sheet(gold=24), phase="steps", move={"value": 6}))
    assert len(state.actions()) == 24
    state = state.play("steps 24")
    while state.position()["phase"] == "walk":
        state = state.play(state.actions()[-1])
    market = state.position()["sheets"][0]["market"]
    assert len(market["crossed"]) == 23
    assert len(market["circled"]) == 1


def test_a_move_does_not_cross_its_own_path() -> None:
    start = build_position(sheet(gold=9), phase="walk", move={"steps": 4, "path": ["c2", "b2", "b3"]})
    state = corinth.position(start)
    assert state.actions() == ["south", "west"]  # not east, where the move began, nor north
    assert state.position()["sheets"][0]["market"]["crossed"] == []
