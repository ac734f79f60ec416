"""The ten worked examples of the Koryŏ rules, and the position that the rules show."""

from __future__ import annotations

import pytest

from madang import State
from tests.games.koryo.positions import build_state, koryo
from tests.played_games import play


def build_final_state(*tableaus: str, tokens: list[int] | None = None) -> State:
    fields = {"phase": "over", "actor": None, "round": 8, "tableaus": [*tableaus]}
    return build_state(**fields, tokens=tokens or [0] * len(tableaus))


def test_example_1_the_most_merchants_score_and_a_tie_does_not() -> None:
    assert build_final_state("99", "999", "9999").scores() == [0, 0, 9]
    assert build_final_state("999", "999", "999").scores() == [0, 0, 0]


def test_example_2_every_event_costs_a_point() -> None:
    assert build_final_state("BBBL", "").scores() == [-4, 0]


def test_example_3_the_omniscient_wins_ties_but_not_at_the_end() -> None:
    tableaus = ["77", "177", "77"]
    state = build_state(tableaus=tableaus, placed=["B", "", ""])
    assert play(state, "reveal B").actions() == ["decline", "destroy 2:7"]
    state = build_state(tableaus=tableaus, placed=["", "", "B"], actor=2)
    assert play(state, "reveal B").actions() == ["decline", "destroy 0:7"]
    assert build_final_state(*tableaus).scores() == [0, 1, 0]


def test_example_4_spies_shield_from_lobbying_unless_their_owner_has_a_guardian() -> None:
    state = play(build_state(tableaus=["9", "22"], placed=["L", ""]), "reveal L")
    assert state.position()["phase"] == "action"
    assert state.actions() == ["end"]
    state = play(build_state(tableaus=["9", "227"], placed=["L", ""]), "reveal L")
    assert state.position()["phase"] == "lobbying"
    assert state.actions() == ["decline", "swap 0:9 1:2", "swap 0:9 1:7"]


def test_example_5_the_shield_of_the_spies_binds_their_owner_too() -> None:
    state = play(build_state(tableaus=["29", "38", "4"], placed=["L", "", ""]), "reveal L")
    assert state.actions() == ["decline", "swap 1:3 2:4", "swap 1:8 2:4"]


def test_example_6_only_characters_are_discarded_over_the_limit() -> None:
    ended = {"round": 1, "actor": 1}
    state = play(build_state(tableaus=["BBBBB", ""], **ended), "end")
    assert state.position()["round"] == 2
    assert state.position()["tableaus"] == ["BBBBB", ""]
    state = play(build_state(tableaus=["9BBBBB", ""], **ended), "end")
    assert state.position()["phase"] == "discard"
    assert state.actions() == ["discard 9"]
    assert state.forced
    state = play(state, "discard 9")
    assert state.position()["round"] == 2
    assert state.position()["tableaus"] == ["BBBBB", ""]


@pytest.mark.parametrize(("actor", "legal"), [(0, False), (1, True)])
def test_example_7_the_omniscient_decides_who_has_the_bankers(actor: int, legal: bool) -> None:
    state = build_state(tableaus=["6", "16"], actor=actor)
    assert ("banker" in state.actions()) == legal


def test_example_8_a_power_that_takes_a_token_needs_one_to_take() -> None:
    assert "banker" in build_state(tableaus=["6", ""], tokens=[0, 7]).actions()
    assert "banker" not in build_state(tableaus=["6", ""], tokens=[0, 8]).actions()
    assert "spy 1" in build_state(tableaus=["2", ""], tokens=[7, 1]).actions()
    assert build_state(tableaus=["2", ""], tokens=[8, 0]).actions() == ["end"]


def test_example_9_the_majority_of_broadcasters_is_dealt_one_card_more() -> None:
    state = play(build_state(players=4, tableaus=["", "", "8", ""], round=1, actor=3), "end")
    position = state.position()
    assert position["round"] == 2
    assert position["first"] == 1
    assert [len(hand) for hand in position["hands"]] == [9, 9, 10, 9]


def test_example_10_the_limit_is_checked_after_each_discard() -> None:
    state = build_state(tableaus=["367899", ""], round=1, phase="discard")
    kept = play(state, "discard 6")
    assert kept.position()["round"] == 2, "five cards are within the limit of the Senators"
    state = play(state, "discard 3")
    assert state.position()["phase"] == "discard"
    state = play(state, "discard 6")
    assert state.position()["phase"] == "discard"
    state = play(state, "discard 7")
    assert state.position()["round"] == 2
    assert state.position()["tableaus"] == ["899", ""]


def test_the_position_in_the_rules_is_read_and_written_unchanged() -> None:
    position = {
        "game": "koryo", "players": 3, "round": 4, "first": 0, "phase": "action", "actor": 1, "bank": 5,
        "tokens": [1, 2, 0], "tableaus": ["6799", "6688B", "3"], "hands": ["", "", ""], "placed": ["", "66", "L"],
        "used": ["banker"], "seed": 123,
    }  # fmt: skip
    state = koryo.position(position)
    assert state.position() == position
    assert list(state.position()) == list(position)
    assert state.actions() == ["reveal 6"]
    del position["used"]
    assert "banker" in koryo.position(position).actions()
    shuffled = position | {"tableaus": ["9976", "B8866", "3"]}
    assert koryo.position(shuffled).position()["tableaus"] == ["6799", "6688B", "3"]
