"""The ten worked examples of the Corinth rules, and the position that the rules show."""

from __future__ import annotations

import numpy as np
import pytest

from madang.core.unpack import unpack
from madang.games.corinth import notation, rules
from madang.games.corinth.data import RECORD
from madang.jit import plain
from tests.games.corinth.positions import FULL, build_position, build_state, corinth, harbor, sheet
from tests.played_games import play

stock_harbor = plain(rules.stock_harbor)


def sorted_dice(white: str, yellow: str = "", players: int = 2) -> dict[str, tuple[int, int, int]]:
    """The value and the numbers of white and yellow dice in each district."""
    states = np.zeros(1, RECORD)
    record = states[0]
    record.players = players
    for die in white:
        record.white[int(die) - 1] += 1
    for die in yellow:
        record.yellow[int(die) - 1] += 1
    stock_harbor(record)
    groups = notation.write(unpack(states))["harbor"]
    return {name: (group["value"], group["white"], group["yellow"]) for name, group in groups.items()}


def test_example_1_five_values_leave_one_district_empty() -> None:
    assert sorted_dice("112333566") == {
        "goats": (1, 2, 0), "oil": (2, 1, 0), "wine": (3, 3, 0), "carpets": (5, 1, 0), "gold": (6, 2, 0)
    }  # fmt: skip


def test_example_2_two_values_leave_the_third_player_without_dice() -> None:
    assert sorted_dice("222444444") == {"goats": (2, 3, 0), "gold": (4, 6, 0)}
    third = play(
        build_state(players=3, harbor=harbor(goats=(2, 3), gold=(4, 6))), "take goats", "done", "take gold", "done"
    )
    assert third.actor == 2
    assert third.actions() == ["compensate", "skip"]


@pytest.mark.parametrize(("dice", "where"), [
    ("123456", {"goats": 1, "oil": 2, "wine": 3, "carpets": 4, "spices": 5, "gold": 6}),
    ("12", {"goats": 1, "gold": 2}),
    ("5", {"gold": 5}),
    ("246", {"goats": 2, "oil": 4, "gold": 6}),
])  # fmt: skip
def test_dice_fill_the_districts_from_goats_up_and_the_highest_go_to_gold(dice: str, where: dict[str, int]) -> None:
    assert {name: group[0] for name, group in sorted_dice(dice).items()} == where


@pytest.mark.parametrize("taken", [None, 1])
def test_example_3_the_started_shop_is_filled_first_and_the_player_chooses_the_next(taken: int | None) -> None:
    other = sheet(carpets=FULL["carpets"] if taken == 1 else [0, 0, 0])
    bonuses = {"oil": None, "wine": None, "carpets": taken}
    start = build_state(sheet(gold=0, goats=0, carpets=[0, 2, 4]), other, bonuses=bonuses,
                  harbor=harbor(goats=(1, 6), carpets=(4, 3)))  # fmt: skip
    after = start.play("take carpets")
    assert after.position()["sheets"][0]["carpets"] == [0, 3, 4]
    assert after.position()["move"] == {"district": "carpets", "left": 2}
    assert after.actions() == ["shop 1", "stop"]
    filled = after.play("shop 1")
    assert filled.position()["sheets"][0]["carpets"] == [2, 3, 4]
    assert filled.position()["bonuses"]["carpets"] == (0 if taken is None else taken)
    assert filled.scores()[0] == 3 + 5 + 8 + (3 if taken is None else 0)


def test_example_4_gold_and_the_stable_change_the_length_of_a_move() -> None:
    dice = harbor(goats=(3, 4), gold=(5, 5))
    without = play(build_state(sheet(gold=2), harbor=dice), "steward goats")
    assert without.actions() == [f"steps {k}" for k in range(1, 6)]
    stable = play(build_state(sheet(gold=2, buildings=["stable"]), harbor=dice), "steward goats")
    assert stable.actions() == [f"steps {k}" for k in range(1, 8)]
    # From c3 only c2 and c1 are open: a path of two steps.
    walled = sheet(gold=2, buildings=["stable"], crossed=["b1", "b2", "b3", "c4", "d1", "d2", "d3"])
    assert play(build_state(walled, harbor=dice), "steward goats").actions() == ["steps 1", "steps 2"]


@pytest.mark.parametrize(("steps", "cost"), [(1, 2), (2, 1), (3, 0), (4, 1), (5, 2)])
def test_example_4_each_step_of_difference_costs_a_gold(steps: int, cost: int) -> None:
    start = build_state(sheet(gold=2), harbor=harbor(goats=(3, 4), gold=(5, 5)))
    after = play(start, "steward goats", f"steps {steps}")
    assert after.position()["sheets"][0]["gold"] == {"circled": 2, "spent": cost}


def test_example_5_the_steward_writes_running_totals() -> None:
    near_e1 = sheet(gold=0, goats=0, circled=["c2", "d1"])
    first = play(build_state(near_e1, harbor=harbor(goats=(1, 4), gold=(5, 5))), "steward goats", "steps 1", "east")
    assert first.position()["sheets"][0]["market"]["boxes"] == [4]
    near_a5 = sheet(gold=0, goats=0, circled=["c2", "d1", "e1", "e3", "b5"])
    second = play(build_state(near_a5, harbor=harbor(goats=(1, 4), gold=(5, 5))), "steward goats", "steps 1", "west")
    assert second.position()["sheets"][0]["market"]["boxes"] == [4, 8]
    assert second.scores()[0] == 12


def test_example_6_the_store_adds_to_taken_gold_but_not_to_market_fields() -> None:
    dice = harbor(goats=(1, 4), gold=(5, 3))
    store = sheet(gold=0, goats=0, circled=["b3"], buildings=["store"])
    assert build_state(store, harbor=dice).play("take gold").position()["sheets"][0]["gold"]["circled"] == 1 + 5
    landed = play(build_state(store, harbor=dice), "steward goats", "steps 1", "south").position()["sheets"][0]
    assert landed["market"]["circled"] == ["b3", "b4"]
    assert landed["gold"]["circled"] == 1 + 2


def test_example_7_gold_beyond_24_is_lost() -> None:
    start = build_state(sheet(gold=(23, 23)), harbor=harbor(gold=(5, 4)))
    assert start.play("take gold").position()["sheets"][0]["gold"] == {"circled": 24, "spent": 23}


def test_example_8_the_temple_counts_itself() -> None:
    built = sheet(gold=0, goats=0, buildings=["temple", "stable", "store"])
    without = sheet(gold=0, goats=0, buildings=["warehouse", "stable", "store"])
    assert build_state(built, without, phase="roll", turns_left=3).scores() == [9, 0]


def test_example_9_two_gold_or_two_goats_are_a_point() -> None:
    assert build_state(sheet(gold=5, goats=3), sheet(gold=0, goats=0), phase="roll").scores() == [2 + 1, 0]


def test_example_10_yellow_dice_are_removed_after_the_first_turn() -> None:
    dice = harbor(goats=(1, 3), oil=(2, 2, 1), wine=(3, 1), carpets=(4, 2), spices=(5, 0, 1), gold=(6, 1))
    start = build_state(sheet(gold=0, goats=0), harbor=dice)
    after = start.play("take goats")
    assert after.actor == 0
    assert "done" in after.actions()
    assert after.position()["harbor"] == {name: group for name, group in dice.items() if name != "goats"}
    after = after.play("done")
    assert after.actor == 1
    assert after.position()["harbor"] == harbor(oil=(2, 2), wine=(3, 1), carpets=(4, 2), gold=(6, 1))


def test_the_position_in_the_rules_is_read_and_written_unchanged() -> None:
    example = {
        "game": "corinth", "players": 2, "first": 1, "phase": "choose", "actor": 1, "turns_left": 3,
        "harbor": {"goats": {"value": 1, "white": 1, "yellow": 0}, "oil": {"value": 3, "white": 2, "yellow": 1},
                   "wine": {"value": 4, "white": 0, "yellow": 1}, "carpets": {"value": 5, "white": 2, "yellow": 0},
                   "gold": {"value": 6, "white": 4, "yellow": 0}},
        "bonuses": {"oil": None, "wine": None, "carpets": None}, "move": None,
        "sheets": [
            {"turns": 5, "gold": {"circled": 4, "spent": 4}, "goats": {"circled": 3, "spent": 3},
             "spices": [2, 0, 0], "carpets": [0, 3, 0], "wine": [2, 0, 0, 0], "oil": [1, 3, 0, 5],
             "market": {"circled": ["e1", "e4", "b4", "a2", "a1"],
                        "crossed": ["a3", "a4", "b1", "b2", "b5", "c1", "c2", "c5", "d1", "d2", "d3", "d5", "e2", "e3",
                                    "e5"],
                        "boxes": [1, 5], "yellow": 0},
             "buildings": ["stable", "store"]},
            {"turns": 5, "gold": {"circled": 9, "spent": 7}, "goats": {"circled": 4, "spent": 3},
             "spices": [0, 0, 1], "carpets": [0, 0, 0], "wine": [0, 2, 0, 0], "oil": [0, 3, 0, 0],
             "market": {"circled": ["c5", "b3", "a1", "d1", "e1"],
                        "crossed": ["a2", "a3", "a4", "a5", "b1", "b4", "b5", "c1", "c4", "d2", "d3", "e2", "e3"],
                        "boxes": [4, 7], "yellow": 0},
             "buildings": ["stable", "store"]}],
        "seed": 123,
    }  # fmt: skip
    again = corinth.position(example).position()
    assert again == example
    assert [*again] == [*example]  # the order of fields too
    assert [*again["sheets"][0]] == [*build_position()["sheets"][0]]
