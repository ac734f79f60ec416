"""Rules and rulings of Corinth beyond the worked examples."""

from __future__ import annotations

import pytest

from tests.games.corinth.positions import FULL, build_position, build_state, corinth, harbor, sheet
from tests.played_games import play

WALLED_IN = ["b3", "c2", "c4", "d3"]
"""The fields around the start: with these walked the steward cannot move."""


# --- no action or no dice --------------------------------------------------------------------------------------------


def test_a_group_is_dropped_when_no_group_allows_an_action() -> None:
    mine = sheet(gold=(24, 24), goats=(2, 2), crossed=WALLED_IN, oil=FULL["oil"])
    bonuses = {"oil": 0, "wine": None, "carpets": None}
    start = build_state(mine, harbor=harbor(oil=(2, 3), gold=(5, 6)), bonuses=bonuses)
    assert start.actions() == ["drop gold", "drop oil"]
    after = start.play("drop oil")
    assert after.actor == 1
    assert after.position()["harbor"] == harbor(gold=(5, 6))
    assert after.position()["sheets"][0] == start.position()["sheets"][0]


def test_dropping_is_illegal_if_any_group_allows_an_action() -> None:
    mine = sheet(gold=(24, 24), goats=(2, 2), crossed=WALLED_IN, oil=FULL["oil"])
    bonuses = {"oil": 0, "wine": None, "carpets": None}
    start = build_state(mine, harbor=harbor(goats=(1, 1), oil=(2, 3), gold=(5, 5)), bonuses=bonuses)
    assert start.actions() == ["take goats"]


def test_a_player_who_drops_may_build() -> None:
    mine = sheet(gold=(24, 24), goats=(24, 20), crossed=WALLED_IN)
    start = build_state(mine, harbor=harbor(goats=(1, 3), gold=(5, 6)))
    assert play(start, "drop gold").actions() == ["build store", "done"]


@pytest.mark.parametrize(("gold", "buildings", "steps"), [
    (0, [], 1), (2, [], 3), (0, ["stable"], 3), (2, ["stable"], 5)
])  # fmt: skip
def test_gold_and_the_stable_lengthen_a_compensation_move(gold: int, buildings: list[str], steps: int) -> None:
    start = build_state(sheet(gold=gold, buildings=buildings), harbor={})
    assert start.actions() == ["compensate", "skip"]
    after = start.play("compensate")
    assert after.position()["move"] == {"value": 1}
    assert after.actions() == [f"steps {k}" for k in range(1, steps + 1)]
    paid = after.play(f"steps {steps}").position()["sheets"][0]["gold"]
    assert paid["circled"] - paid["spent"] == 0


def test_a_player_without_dice_may_skip_and_build() -> None:
    start = build_state(sheet(gold=2, goats=2), harbor={})
    after = start.play("skip")
    assert after.actions() == ["build stable", "build store", "done"]
    assert after.play("build store").position()["sheets"][0]["goats"] == {"circled": 2, "spent": 2}


def test_without_dice_and_without_a_path_skipping_is_the_only_action() -> None:
    start = build_state(sheet(gold=0, goats=0, crossed=WALLED_IN), harbor={})
    assert start.actions() == ["skip"]
    assert start.play("skip").actor == 1


# --- yellow dice -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("earned", "gold", "most"), [
    ([], 0, 0), ([], 2, 2), ([], 9, 3), (["c4"], 9, 2), (["c4", "d2"], 9, 1), (["c4", "d2", "b1"], 9, 0),
    (["c4"], 1, 1),
])  # fmt: skip
def test_at_most_three_yellow_dice_are_rolled(earned: list[str], gold: int, most: int) -> None:
    start = build_state(sheet(gold=gold, circled=earned), phase="roll")
    assert start.actions() == [f"roll {k}" for k in range(most + 1)]
    for bought in range(most + 1):
        after = start.play(f"roll {bought}").position()
        assert sum(group["white"] for group in after["harbor"].values()) == 9
        assert sum(group["yellow"] for group in after["harbor"].values()) == len(earned) + bought
        assert after["sheets"][0]["gold"]["spent"] - start.position()["sheets"][0]["gold"]["spent"] == bought
        assert after["sheets"][0]["turns"] == 1


def test_the_first_player_can_take_a_single_yellow_die() -> None:
    start = build_state(sheet(), harbor=harbor(goats=(1, 3), spices=(5, 0, 1), gold=(6, 6)))
    assert play(start, "take spices", "shop 1").position()["sheets"][0]["spices"] == [1, 0, 0]


def test_rolls_produce_districts_with_yellow_dice_only() -> None:
    alone = 0
    for seed in range(200):
        rolled = build_state(sheet(gold=9), phase="roll", seed=seed).play("roll 3").position()
        alone += any(group["white"] == 0 for group in rolled["harbor"].values())
    assert alone > 20


def test_yellow_dice_count_and_stay_until_the_first_turn_ends() -> None:
    start = build_state(sheet(goats=2), harbor=harbor(goats=(1, 3, 1), gold=(6, 6, 2)))
    after = start.play("take goats")
    assert after.position()["sheets"][0]["goats"]["circled"] == 2 + 4
    assert after.position()["harbor"] == harbor(gold=(6, 6, 2))
    assert after.play("done").position()["harbor"] == harbor(gold=(6, 6))


def test_an_earned_yellow_die_is_not_added_to_the_current_harbor() -> None:
    start = build_state(sheet(gold=0, goats=0), phase="steps", move={"value": 1}, harbor=harbor(gold=(6, 6)))
    after = play(start, "steps 1", "south")
    assert after.position()["sheets"][0]["market"]["yellow"] == 1
    assert after.position()["harbor"] == harbor(gold=(6, 6))


# --- deliveries ------------------------------------------------------------------------------------------------------


def test_the_steward_can_win_a_bonus() -> None:
    mine = sheet(gold=0, goats=0, wine=[2, 3, 3, 3])
    start = build_state(mine, phase="steps", move={"value": 1})
    after = play(start, "steps 1", "west")
    assert after.position()["sheets"][0]["wine"] == FULL["wine"]
    assert after.position()["bonuses"]["wine"] == 0
    assert after.scores()[0] == 2 + 3 + 4 + 6 + 4


def test_only_the_first_to_fill_a_district_gets_the_bonus() -> None:
    bonuses = {"oil": None, "wine": 1, "carpets": None}
    start = build_state(sheet(gold=0, goats=0, wine=[2, 3, 3, 3]), sheet(wine=FULL["wine"]), phase="steps",
                  move={"value": 1}, bonuses=bonuses)  # fmt: skip
    after = play(start, "steps 1", "west")
    assert after.position()["bonuses"]["wine"] == 1
    assert after.scores()[0] == 2 + 3 + 4 + 6


def test_spices_have_no_bonus() -> None:
    start = build_state(sheet(gold=0, goats=0, spices=[2, 2, 3]), harbor=harbor(spices=(5, 1), gold=(6, 2)))
    after = start.play("take spices")
    assert after.position()["sheets"][0]["spices"] == FULL["spices"]
    assert after.scores()[0] == 4 + 5 + 10


def test_deliveries_beyond_a_full_district_are_lost() -> None:
    bonuses = {"oil": None, "wine": 0, "carpets": None}
    full = build_state(sheet(gold=0, goats=0, wine=FULL["wine"]), phase="steps", move={"value": 1}, bonuses=bonuses)
    after = play(full, "steps 1", "west")
    assert after.actor == 1
    assert after.position()["sheets"][0]["wine"] == FULL["wine"]
    nearly = build_state(sheet(gold=0, goats=0, wine=[2, 3, 3, 2]), harbor=harbor(wine=(4, 5), gold=(6, 2)))
    assert nearly.play("take wine").position()["sheets"][0]["wine"] == FULL["wine"]


def test_a_delivery_by_the_steward_may_leave_a_choice_of_shops() -> None:
    start = build_state(sheet(gold=0, goats=0, circled=["e1"]), phase="steps", move={"value": 1})
    after = play(start, "steps 1", "south")
    assert after.position()["move"] == {"district": "oil", "left": 2}
    assert after.actions() == ["shop 1", "shop 2", "shop 3", "shop 4", "stop"]
    assert after.play("stop").position()["sheets"][0]["oil"] == [0, 0, 0, 0]
    assert after.play("shop 1").position()["sheets"][0]["oil"] == [2, 0, 0, 0]


def test_the_warehouse_adds_to_taken_goods_but_not_to_market_fields() -> None:
    mine = sheet(gold=0, goats=0, buildings=["warehouse"])
    taken = build_state(mine, harbor=harbor(wine=(4, 2), gold=(6, 2))).play("take wine")
    assert taken.position()["move"] == {"district": "wine", "left": 3}
    walked = play(build_state(mine, phase="steps", move={"value": 1}), "steps 1", "west")
    assert walked.position()["move"] == {"district": "wine", "left": 1}


def test_one_delivery_can_start_several_shops() -> None:
    start = build_state(sheet(gold=0, goats=0), harbor=harbor(oil=(2, 6), gold=(6, 2)))
    after = play(start, "take oil", "shop 2", "shop 1")
    assert after.actions() == ["shop 3", "shop 4", "stop"]
    assert after.play("shop 4").position()["sheets"][0]["oil"] == [2, 3, 0, 1]


# --- a roll of a single value ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seed", "value", "gold", "bought"), [(217770, 1, 0, 0), (16867750, 6, 3, 1)])
def test_a_roll_of_a_single_value_wins_immediately(seed: int, value: int, gold: int, bought: int) -> None:
    """The seeds were found by a search through millions of them."""
    start = build_state(sheet(gold=gold), sheet(gold=24, goats=24), phase="roll", seed=seed)
    won = start.play(f"roll {bought}")
    assert won.over
    assert won.actor is None
    assert won.position()["harbor"] == harbor(gold=(value, 9, bought))
    assert won.position()["turns_left"] == 0
    assert won.position()["first"] == 0
    assert won.winners() == [0]
    assert won.scores() == [(gold - bought) // 2, 24]
    assert corinth.position(won.position()) == won


def test_the_position_after_such_a_win_reads_back() -> None:
    won = build_position(sheet(turns=2, gold=0, goats=0), sheet(turns=2, gold=9), sheet(turns=1), players=3, first=1,
                   phase="over", actor=None, turns_left=0, harbor=harbor(gold=(4, 9, 3)))  # fmt: skip
    over = corinth.position(won)
    assert over.position() == won
    assert over.actions() == []
    assert over.winners() == [1]


# --- ties ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("gold", "goats", "winners"), [
    ([4, 5], [1, 1], [1]), ([4, 2], [1, 2], [0]), ([5, 4], [1, 1], [0]), ([4, 4], [1, 1], [0, 1]),
    ([2, 3], [9, 1], [0]),
])  # fmt: skip
def test_gold_breaks_ties_and_otherwise_the_win_is_shared(
    gold: list[int], goats: list[int], winners: list[int]
) -> None:
    sheets = [sheet(turns=6, gold=gold[seat], goats=goats[seat]) for seat in range(2)]
    over = build_state(*sheets, phase="over", actor=None, turns_left=0)
    assert over.winners() == winners


# --- the end ---------------------------------------------------------------------------------------------------------


def test_the_last_turn_ends_the_game_and_the_first_player_stays() -> None:
    sheets = [sheet(turns=4, gold=0, goats=0) for _ in range(4)]
    start = build_state(*sheets, players=4, first=2, actor=1, turns_left=1, harbor=harbor(gold=(6, 1)))
    over = start.play("take gold")
    assert over.over
    assert over.position()["first"] == 2
    assert over.position()["harbor"] == {}


def test_the_first_player_changes_clockwise_after_a_round() -> None:
    start = build_state(sheet(turns=1), sheet(turns=1, gold=0, goats=0), sheet(turns=1), players=3, first=2, actor=1,
                  turns_left=1, harbor=harbor(goats=(2, 3), gold=(6, 1)))  # fmt: skip
    after = play(start, "take gold").position()
    assert (after["phase"], after["first"], after["actor"], after["turns_left"]) == ("roll", 0, 0, 3)
    assert after["harbor"] == {}
