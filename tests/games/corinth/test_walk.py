"""The steward's ways, against a search over all of them."""

from __future__ import annotations

import random

import pytest

import madang
from tests.games.corinth import reference
from tests.games.corinth.sheets import position, sheet

corinth = madang.game("corinth")
FIELDS = [*reference.GIVES]


def random_sheet(dice: random.Random) -> tuple[dict[str, object], int]:
    """A sheet with some fields walked, the steward anywhere, and a value he is to move by.

    Where much is open a search over all ways takes long, so there he cannot go far.
    """
    walked = dice.sample(FIELDS, dice.randint(0, 21))
    circled = walked[: dice.randint(0, min(5, len(walked)))]
    gold = dice.choice([0, 0, 1, 2, 3] if len(walked) < 11 else [0, 1, 2, 3, 5, 9, 20])
    buildings = ["stable"] if dice.random() < 0.3 else []
    return sheet(gold=gold, circled=circled, crossed=walked[len(circled) :], buildings=buildings), dice.randint(1, 6)


@pytest.mark.parametrize("part", range(4))
def test_lengths_and_directions_are_those_of_all_ways(part: int) -> None:
    dice = random.Random(part)
    stuck = walks = 0
    for _ in range(1200):
        mine, value = random_sheet(dice)
        there = position(mine, phase="steps", move={"value": value})
        expected = reference.legal_actions(there)
        if not expected:
            stuck += 1
            with pytest.raises(madang.BadPosition, match=r"^move\.value: "):
                corinth.position(there)
            continue
        state = corinth.position(there)
        assert state.actions() == expected
        state = state.play(dice.choice(expected))
        while state.position()["phase"] == "walk":
            assert state.actions() == reference.legal_actions(state.position())
            state = state.play(dice.choice(state.actions()))
            walks += 1
    assert stuck > 60
    assert walks > 2000


def test_the_longest_way_of_all_is_found_and_walked_to_its_end() -> None:
    state = corinth.position(position(sheet(gold=24), phase="steps", move={"value": 6}))
    assert len(state.actions()) == 24
    state = state.play("steps 24")
    while state.position()["phase"] == "walk":
        state = state.play(state.actions()[-1])
    market = state.position()["sheets"][0]["market"]
    assert len(market["crossed"]) == 23
    assert len(market["circled"]) == 1


def test_fields_of_this_move_are_not_walked_twice() -> None:
    start = position(sheet(gold=9), phase="walk", move={"steps": 4, "path": ["c2", "b2", "b3"]})
    state = corinth.position(start)
    assert state.actions() == ["south", "west"]  # not east, where he began, nor north
    assert state.position()["sheets"][0]["market"]["crossed"] == []
