"""The twelve worked examples of the Chosŏn rules, and the position that the rules show."""

from __future__ import annotations

import pytest

from tests.games.choson.positions import (
    build_final_state,
    build_order_state,
    build_position,
    build_state,
    choson,
    effect,
    shield,
    turn,
    verbs,
)
from tests.played_games import play


def test_example_1_the_shield_breaks_ties_for_powers_but_not_for_points() -> None:
    placed = ["", "", "EEE"]
    three = build_state(tableaus=["6", "6", "666"], placed=placed, actor=2, first=2)
    assert "scientist" in play(three, "reveal").actions(), "three Scientists against one and one"

    tied = build_state(tableaus=["6", "66", "66"], placed=placed, actor=2, first=2)
    assert "scientist" not in play(tied, "reveal").actions()

    shielded = build_state(tableaus=["6", "66", "166"], placed=placed, actor=2, first=2, shield=shield(2, "6"))
    assert "scientist" in play(shielded, "reveal").actions()
    assert build_final_state("6", "66", "166", shield=shield(2, "6"), first=0).scores() == [2, 0, 1], (
        "nobody scores the 6"
    )

    elsewhere = build_state(tableaus=["6", "166", "66"], placed=placed, actor=2, first=2, shield=shield(1, "6"))
    assert "scientist" not in play(elsewhere, "reveal").actions()


def test_example_2_events_are_placed_with_a_character_or_in_threes_for_the_legacy() -> None:
    state = build_order_state("49EEE", "")
    assert state.actions() == ["pass", "play 4", "play 49", "play 4E", "play 9", "play EEE"]
    assert not {"play 9E", "play EE", "play E"} & set(choson.notations)

    for legacy in (None, 0, 1):
        revealed = play(build_state(placed=["EEE", ""], legacy=legacy), "reveal")
        assert revealed.position()["legacy"] == 0


def test_example_3_a_hulk_strikes_values_from_6_to_8() -> None:
    state = play(build_state(tableaus=["", "123456789"], placed=["7E", ""]), "reveal")
    assert [action for action in state.actions() if action.startswith("strike")] == [
        "strike 1:6",
        "strike 1:7",
        "strike 1:8",
    ]
    assert not {f"strike {seat}:{value}" for seat in range(4) for value in (1, 2, 9)} & set(choson.notations)


def test_example_4_counter_attack_answers_a_strike_unless_the_sword_is_shielded() -> None:
    state = play(build_state(tableaus=["", "778"], placed=["7E", ""]), "reveal", "strike 1:8")
    position = state.position()
    assert (position["phase"], position["actor"]) == ("riposte", 1)
    assert state.actions() == ["hold", "riposte"]
    assert play(state, "riposte").position()["tableaus"] == ["", "77"]
    assert play(state, "riposte").actor == 0

    shielded = build_state(tableaus=["1", "778"], placed=["7E", ""])
    state = play(shielded, "reveal", "shield 7", "strike 1:8")
    assert state.position()["phase"] == "main"
    assert state.actor == 0


def test_example_5_return_fire_answers_the_shot_that_takes_its_last_sniper() -> None:
    state = play(build_state(tableaus=["", "2"], placed=["8E", ""]), "reveal", "fire 1:2")
    assert state.position()["tableaus"] == ["8", ""]
    assert (state.position()["phase"], state.actor) == ("riposte", 1)
    assert play(state, "riposte").position()["tableaus"] == ["", ""]


def test_example_6_a_lobby_without_targets_lets_scientists_act_at_once() -> None:
    state = play(build_state(round=1, placed=["6E", "9"]), "reveal")
    assert state.actions() == ["scientist"]
    state = play(state, "scientist")
    assert state.position()["tokens"] == [1, 0]
    assert state.actions() == ["end"]


def test_example_7_gosu_and_scientists_come_before_or_after_the_lobby_but_not_without_it() -> None:
    state = play(build_state(tableaus=["5", "9"], placed=["6E", ""]), "reveal")
    assert verbs(state) == {"end", "gosu", "lobby", "scientist"}
    after = play(state, "end")
    assert (after.actor, after.position()["tokens"]) == (1, [0, 0]), "declined, and neither power is owed"
    assert verbs(play(state, "scientist")) == {"gosu", "lobby"}
    assert verbs(play(state, "gosu")) == {"lobby", "scientist"}
    assert verbs(play(state, "scientist", "gosu")) == {"lobby"}
    assert verbs(play(state, "gosu", "lobby 0:6 1:9")) == {"end"}, "the Scientist is gone"
    assert verbs(play(state, "lobby 0:5 1:9")) == {"scientist"}, "the Gosu is gone, and the token is mandatory"
    assert verbs(play(state, "scientist", "lobby 0:5 1:9")) == {"end"}


def test_example_8_an_empty_bank_makes_oracles_steal() -> None:
    state = build_state(tableaus=["37", "9"], tokens=[9, 1])
    assert state.actions() == ["end", "oracle 1"]
    assert play(state, "oracle 1").position()["tokens"] == [10, 0]


def test_example_9_kept_events_do_not_count_for_the_limit() -> None:
    state = build_state(round=2, first=1, tableaus=["1456EE", "99999"])
    assert play(state, "end").actor == 1, "seat 1 has five characters, and four are allowed"
    state = play(state, "end", "discard 9")
    assert state.position()["round"] == 3
    assert build_final_state("1456EE", "99999", first=1).scores() == [1 + 4 + 5 + 6 + 2, 9 + 2]


@pytest.mark.parametrize(
    ("players", "tableau", "tokens", "score"),
    [
        (2, "8", 2, 20),
        (2, "8", 3, 16),
        (3, "8", 3, 15),
        (4, "8", 3, 14),
        (2, "", 1, 2),
        (2, "", 0, 0),
    ],
)
def test_example_10_the_legacy_doubles_a_small_score_and_raises_a_large_one(
    players: int, tableau: str, tokens: int, score: int
) -> None:
    others = [""] * (players - 1)
    state = build_final_state(tableau, *others, tokens=[tokens, *[0] * (players - 1)], first=1, legacy=0)
    assert state.scores()[0] == score


def test_example_11_the_shield_is_lost_when_yi_is_swapped() -> None:
    state = build_state(tableaus=["3", "199"], shield=shield(1, "9"), turn=turn(events=1, effect=effect("3")))
    state = play(state, "lobby 0:3 1:1")
    assert state.position()["tableaus"] == ["1", "399"]
    assert state.position()["shield"] is None


def test_example_12_a_tie_is_decided_by_the_lowest_family() -> None:
    state = build_final_state("38", "29", tokens=[1, 3], first=0, bank=6)
    assert state.scores() == [14, 14]
    assert state.winners() == [1]


def test_the_position_in_the_rules_is_read_and_written_unchanged() -> None:
    position = {
        "game": "choson", "players": 3, "round": 4, "first": 0, "phase": "main", "actor": 1,
        "bank": 7, "tokens": [1, 2, 0], "legacy": None, "shield": {"seat": 0, "family": "7"},
        "tableaus": ["1779", "488E", "3"], "hands": ["", "", ""], "placed": ["", "", "6E"],
        "turn": {"seat": 1, "revealed": True, "events": 1,
                 "effect": {"kind": "sword", "family": "4", "state": "open", "guard": None, "hit": False},
                 "used": []},
        "seed": 123,
    }  # fmt: skip
    state = choson.position(position)
    assert state.position() == position
    assert list(state.position()) == list(position)
    assert state.actions() == ["end", "strike 2:3"]
    assert set(build_position()) == set(position)
