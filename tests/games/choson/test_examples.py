"""The worked examples of the rules, one test each."""

from __future__ import annotations

import pytest

from tests.games.choson.table import at, choson, effect, order, over, play, shield, table, turn, verbs


def test_01_majorities_and_the_shield() -> None:
    placed = ["", "", "EEE"]
    three = at(tableaus=["6", "6", "666"], placed=placed, actor=2, first=2)
    assert "scientist" in play(three, "reveal").actions(), "three Scientists against one and one"

    tied = at(tableaus=["6", "66", "66"], placed=placed, actor=2, first=2)
    assert "scientist" not in play(tied, "reveal").actions()

    shielded = at(tableaus=["6", "66", "166"], placed=placed, actor=2, first=2, shield=shield(2, "6"))
    assert "scientist" in play(shielded, "reveal").actions()
    assert over("6", "66", "166", shield=shield(2, "6"), first=0).scores() == [2, 0, 1], "nobody scores the 6"

    elsewhere = at(tableaus=["6", "166", "66"], placed=placed, actor=2, first=2, shield=shield(1, "6"))
    assert "scientist" not in play(elsewhere, "reveal").actions()


def test_02_what_is_placed_with_events() -> None:
    state = order("49EEE", "")
    assert state.actions() == ["pass", "play 4", "play 49", "play 4E", "play 9", "play EEE"]
    assert not {"play 9E", "play EE", "play E"} & set(choson.notations)

    for legacy in (None, 0, 1):
        revealed = play(at(placed=["EEE", ""], legacy=legacy), "reveal")
        assert revealed.position()["legacy"] == 0


def test_03_the_reach_of_a_hulk() -> None:
    state = play(at(tableaus=["", "123456789"], placed=["7E", ""]), "reveal")
    assert [action for action in state.actions() if action.startswith("strike")] == [
        "strike 1:6",
        "strike 1:7",
        "strike 1:8",
    ]
    assert not {f"strike {seat}:{value}" for seat in range(4) for value in (1, 2, 9)} & set(choson.notations)


def test_04_counter_attack() -> None:
    state = play(at(tableaus=["", "778"], placed=["7E", ""]), "reveal", "strike 1:8")
    position = state.position()
    assert (position["phase"], position["actor"]) == ("riposte", 1)
    assert state.actions() == ["hold", "riposte"]
    assert play(state, "riposte").position()["tableaus"] == ["", "77"]
    assert play(state, "riposte").actor == 0

    shielded = at(tableaus=["1", "778"], placed=["7E", ""])
    state = play(shielded, "reveal", "shield 7", "strike 1:8")
    assert state.position()["phase"] == "main"
    assert state.actor == 0


def test_05_the_token_was_lost_to_the_attack() -> None:
    state = play(at(tableaus=["", "2"], placed=["8E", ""]), "reveal", "fire 1:2")
    assert state.position()["tableaus"] == ["8", ""]
    assert (state.position()["phase"], state.actor) == ("riposte", 1)
    assert play(state, "riposte").position()["tableaus"] == ["", ""]


def test_06_a_lobby_without_characters() -> None:
    state = play(at(round=1, placed=["6E", "9"]), "reveal")
    assert state.actions() == ["scientist"]
    state = play(state, "scientist")
    assert state.position()["tokens"] == [1, 0]
    assert state.actions() == ["end"]


def test_07_a_lobby_that_is_declined() -> None:
    state = play(at(tableaus=["5", "9"], placed=["6E", ""]), "reveal")
    assert verbs(state) == {"end", "lobby"}
    after = play(state, "lobby 0:6 1:9")
    assert verbs(after) == {"end", "gosu"}, "the Scientist is gone"
    after = play(state, "lobby 0:5 1:9")
    assert verbs(after) == {"scientist"}
    after = play(state, "end")
    assert (after.actor, after.position()["tokens"]) == (1, [0, 0])


def test_08_an_empty_bank() -> None:
    state = at(tableaus=["37", "9"], tokens=[9, 1])
    assert state.actions() == ["end", "oracle 1"]
    assert play(state, "oracle 1").position()["tokens"] == [10, 0]


def test_09_kept_events_do_not_count() -> None:
    state = at(round=2, first=1, tableaus=["1456EE", "99999"])
    assert play(state, "end").actor == 1, "seat 1 has five characters, and four are allowed"
    state = play(state, "end", "discard 9")
    assert state.position()["round"] == 3
    assert over("1456EE", "99999", first=1).scores() == [1 + 4 + 5 + 6 + 2, 9 + 2]


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
def test_10_the_legacy(players: int, tableau: str, tokens: int, score: int) -> None:
    others = [""] * (players - 1)
    state = over(tableau, *others, tokens=[tokens, *[0] * (players - 1)], first=1, legacy=0)
    assert state.scores()[0] == score


def test_11_yi_is_swapped_away() -> None:
    state = at(tableaus=["3", "199"], shield=shield(1, "9"), turn=turn(events=1, effect=effect("3")))
    state = play(state, "lobby 0:3 1:1")
    assert state.position()["tableaus"] == ["1", "399"]
    assert state.position()["shield"] is None


def test_12_a_tie_is_decided_by_the_lowest_family() -> None:
    state = over("38", "29", tokens=[1, 3], first=0, bank=6)
    assert state.scores() == [14, 14]
    assert state.winners() == [1]


def test_the_position_of_the_rules() -> None:
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
    assert set(table()) == set(position)
