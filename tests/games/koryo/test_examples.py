"""The ten worked examples of the rules, and the position that they show."""

from __future__ import annotations

import pytest

from madang import State
from tests.games.koryo.table import at, koryo, play


def over(*tableaus: str, tokens: list[int] | None = None) -> State:
    fields = {"phase": "over", "actor": None, "round": 8, "tableaus": [*tableaus]}
    return at(**fields, tokens=tokens or [0] * len(tableaus))


def test_1_the_most_merchants_score_and_a_tie_does_not() -> None:
    assert over("99", "999", "9999").scores() == [0, 0, 9]
    assert over("999", "999", "999").scores() == [0, 0, 0]


def test_2_every_event_costs_a_point() -> None:
    assert over("BBBL", "").scores() == [-4, 0]


def test_3_the_omniscient_wins_ties_but_not_at_the_end() -> None:
    tableaus = ["77", "177", "77"]
    state = at(tableaus=tableaus, placed=["B", "", ""])
    assert play(state, "reveal B").actions() == ["decline", "destroy 2:7"]
    state = at(tableaus=tableaus, placed=["", "", "B"], actor=2)
    assert play(state, "reveal B").actions() == ["decline", "destroy 0:7"]
    assert over(*tableaus).scores() == [0, 1, 0]


def test_4_spies_shield_from_lobbying_unless_a_guardian_is_there() -> None:
    state = play(at(tableaus=["9", "22"], placed=["L", ""]), "reveal L")
    assert state.position()["phase"] == "action"
    assert state.actions() == ["end"]
    state = play(at(tableaus=["9", "227"], placed=["L", ""]), "reveal L")
    assert state.position()["phase"] == "lobbying"
    assert state.actions() == ["decline", "swap 0:9 1:2", "swap 0:9 1:7"]


def test_5_whoever_is_shielded_is_shielded_from_himself() -> None:
    state = play(at(tableaus=["29", "38", "4"], placed=["L", "", ""]), "reveal L")
    assert state.actions() == ["decline", "swap 1:3 2:4", "swap 1:8 2:4"]


def test_6_events_stay_over_the_limit_and_characters_go() -> None:
    ended = {"round": 1, "actor": 1}
    state = play(at(tableaus=["BBBBB", ""], **ended), "end")
    assert state.position()["round"] == 2
    assert state.position()["tableaus"] == ["BBBBB", ""]
    state = play(at(tableaus=["9BBBBB", ""], **ended), "end")
    assert state.position()["phase"] == "discard"
    assert state.actions() == ["discard 9"]
    assert state.forced
    state = play(state, "discard 9")
    assert state.position()["round"] == 2
    assert state.position()["tableaus"] == ["BBBBB", ""]


@pytest.mark.parametrize(("actor", "legal"), [(0, False), (1, True)])
def test_7_the_omniscient_decides_who_has_the_bankers(actor: int, legal: bool) -> None:
    state = at(tableaus=["6", "16"], actor=actor)
    assert ("banker" in state.actions()) == legal


def test_8_no_token_no_power() -> None:
    assert "banker" in at(tableaus=["6", ""], tokens=[0, 7]).actions()
    assert "banker" not in at(tableaus=["6", ""], tokens=[0, 8]).actions()
    assert "spy 1" in at(tableaus=["2", ""], tokens=[7, 1]).actions()
    assert at(tableaus=["2", ""], tokens=[8, 0]).actions() == ["end"]


def test_9_the_broadcasters_are_dealt_one_more() -> None:
    state = play(at(players=4, tableaus=["", "", "8", ""], round=1, actor=3), "end")
    position = state.position()
    assert position["round"] == 2
    assert position["first"] == 1
    assert [len(hand) for hand in position["hands"]] == [9, 9, 10, 9]


def test_10_the_limit_is_judged_after_each_discard() -> None:
    state = at(tableaus=["367899", ""], round=1, phase="discard")
    kept = play(state, "discard 6")
    assert kept.position()["round"] == 2, "five cards are within the limit of the Senators"
    state = play(state, "discard 3")
    assert state.position()["phase"] == "discard"
    state = play(state, "discard 6")
    assert state.position()["phase"] == "discard"
    state = play(state, "discard 7")
    assert state.position()["round"] == 2
    assert state.position()["tableaus"] == ["899", ""]


def test_the_position_in_the_rules_is_read_and_written_as_it_is() -> None:
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
