"""Rules and rulings of Chosŏn beyond the worked examples."""

from __future__ import annotations

import pytest

from madang import State
from tests.games.choson.positions import (
    build_final_state,
    build_order_state,
    build_state,
    choson,
    effect,
    shield,
    turn,
    verbs,
)
from tests.played_games import play


def fields(state: State, *names: str) -> list[object]:
    position = state.position()
    return [position[name] for name in names]


# --- setting up and dealing ------------------------------------------------------------------------------------------


def test_the_first_player_is_random() -> None:
    for players in (2, 3, 4):
        assert {choson.start(players, seed).position()["first"] for seed in range(60)} == set(range(players))


def test_round_one_begins_with_orders() -> None:
    state = choson.start(3, seed=5)
    assert fields(state, "phase", "round", "turn", "shield", "legacy") == ["order", 1, None, None, None]
    assert [len(hand) for hand in state.position()["hands"]] == [10, 10, 10]


def test_dealing_stops_when_the_pile_is_exhausted() -> None:
    tableaus = ["1223334444", "5555566666", "6777777788", "8888889999"]  # 40 cards: 15 are left for four hands of five
    state = build_state(phase="travel", round=6, first=2, actor=3, tableaus=tableaus)
    dealt = play(state, "stay").position()
    assert dealt["phase"] == "order"
    assert [len(hand) for hand in dealt["hands"]] == [4, 3, 4, 4], "one at a time, clockwise from seat 2"
    assert "".join(sorted("".join(dealt["hands"]))) == "99999EEEEEEEEEE"


def test_with_an_empty_hand_passing_is_the_only_action() -> None:
    state = build_order_state("", "9")
    assert state.actions() == ["pass"]
    assert state.forced


# --- time travel -----------------------------------------------------------------------------------------------------


def test_time_travel_costs_a_traveler_and_gives_a_token_and_the_first_turn() -> None:
    state = build_state(phase="travel", round=3, first=0, actor=2, tableaus=["8", "", "88"])
    assert state.actions() == ["stay", "travel"]
    after = play(state, "travel")
    assert fields(after, "phase", "first", "actor", "round") == ["order", 2, 2, 3]
    assert fields(after, "tokens", "tableaus", "bank") == [[0, 0, 1], ["8", "", "8"], 9]
    assert [len(hand) for hand in after.position()["hands"]] == [8, 8, 8]
    after = play(state, "stay")
    assert fields(after, "phase", "first", "actor", "tokens") == ["order", 0, 0, [0, 0, 0]]


def test_the_majority_of_time_travelers_may_travel_when_a_round_begins() -> None:
    state = build_state(round=3, first=1, actor=0, tableaus=["88", "8"])
    assert fields(play(state, "end"), "phase", "round", "first", "actor") == ["travel", 4, 0, 0]
    tied = build_state(round=3, first=1, actor=0, tableaus=["88", "88"])
    assert fields(play(tied, "end"), "phase", "round", "first", "actor") == ["order", 4, 0, 0]
    shielded = build_state(round=3, first=1, actor=0, tableaus=["88", "188"], shield=shield(1, "8"))
    assert fields(play(shielded, "end"), "phase", "round", "first", "actor") == ["travel", 4, 0, 1]


def test_time_travel_with_an_empty_bank_may_steal_a_token() -> None:
    state = build_state(phase="travel", actor=2, tableaus=["", "", "8"], tokens=[3, 0, 7])
    assert state.actions() == ["stay", "travel", "travel 0"]
    assert play(state, "travel 0").position()["tokens"] == [2, 0, 8]
    assert play(state, "travel").position()["tokens"] == [3, 0, 7]
    assert play(state, "travel").position()["first"] == 2
    alone = build_state(phase="travel", actor=2, tableaus=["", "", "8"], tokens=[0, 0, 10])
    assert alone.actions() == ["stay", "travel"]


def test_the_shield_is_lost_with_the_last_time_traveler_under_it() -> None:
    state = build_state(phase="travel", actor=0, tableaus=["18", ""], shield=shield(0, "8"))
    assert play(state, "travel").position()["shield"] is None
    state = build_state(phase="travel", actor=0, tableaus=["188", ""], shield=shield(0, "8"))
    assert play(state, "travel").position()["shield"] == shield(0, "8")


# --- an empty bank in a turn -----------------------------------------------------------------------------------------


def test_oracles_steal_when_the_bank_is_empty() -> None:
    state = build_state(tableaus=["32", "9", ""], tokens=[4, 3, 3])
    assert state.actions() == ["end", "oracle 1", "oracle 2"]
    state = play(state, "oracle 2")
    assert state.position()["tokens"] == [5, 3, 2]
    assert state.position()["turn"]["used"] == ["oracle"]
    assert state.actions() == ["end"]


def test_scientists_steal_when_the_bank_is_empty() -> None:
    state = play(build_state(tableaus=["6", "", ""], placed=["EEE", "", ""], tokens=[4, 6, 0]), "reveal")
    assert state.actions() == ["end", "scientist 1"]
    assert play(state, "scientist 1").position()["tokens"] == [5, 5, 0]


def test_oracles_have_no_action_when_there_is_no_token_to_take() -> None:
    assert build_state(tableaus=["32", "9"], tokens=[10, 0]).actions() == ["end"]


def test_the_last_token_of_the_bank_makes_the_next_theft_optional() -> None:
    state = build_state(tableaus=["236", ""], tokens=[4, 5], turn=turn(events=3), legacy=0)
    assert state.actions() == ["oracle", "scientist"]
    assert play(state, "oracle").actions() == ["end", "scientist 1"]


# --- powers: conditions, order, and powers lost during a turn --------------------------------------------------------


def test_oracles_need_return_fire_or_counter_attack() -> None:
    assert build_state(tableaus=["3", ""]).actions() == ["end"]
    assert build_state(tableaus=["32", ""]).actions() == ["oracle"]
    assert build_state(tableaus=["37", ""]).actions() == ["oracle"]
    assert build_state(tableaus=["327", "27"]).actions() == ["end"]
    assert build_state(tableaus=["3", "7"]).actions() == ["end"]
    assert build_state(tableaus=["327", "3"]).actions() == ["end"]


def test_oracles_may_act_before_revealing() -> None:
    state = build_state(tableaus=["32", ""], placed=["9", ""])
    assert state.actions() == ["oracle", "reveal"]
    assert play(state, "oracle", "reveal").actions() == ["end"]


def test_a_power_is_gone_when_its_condition_is_lost() -> None:
    state = build_state(tableaus=["32", "9"], placed=["6E", ""])
    state = play(state, "reveal")
    assert "oracle" in state.actions()
    assert "end" not in state.actions()
    assert verbs(play(state, "lobby 0:2 1:9")) == {"scientist"}, "the Sniper went, and with it Return Fire"


def test_characters_without_an_event_trigger_neither_gosu_nor_scientists() -> None:
    state = play(build_state(tableaus=["56", ""], placed=["99", ""]), "reveal")
    assert state.actions() == ["end"]


def test_three_events_trigger_gosu_and_scientists_together() -> None:
    state = play(build_state(tableaus=["56", "9"], placed=["EEE", ""]), "reveal")
    assert state.actions() == ["gosu", "scientist"]
    state = play(state, "gosu", "scientist")
    assert fields(state, "tableaus", "tokens") == [["56E", "9"], [1, 0]]
    assert state.position()["turn"]["used"] == ["scientist", "gosu"]
    before = state.record.pile[9]
    assert play(state, "end").record.pile[9] == before + 2, "two of three events go back"


def test_a_sword_without_a_target_lets_gosu_keep_the_event() -> None:
    state = play(build_state(tableaus=["", "9"], placed=["5E", ""]), "reveal")
    assert state.actions() == ["end", "gosu"]
    state = play(state, "gosu")
    assert state.position()["turn"]["effect"] == effect("5")
    assert play(state, "end").position()["tableaus"] == ["5E", "9"]


def test_placing_the_shield_can_remove_the_last_target_of_an_effect() -> None:
    state = build_state(tableaus=["16", "9"], shield=shield(0, "1"), turn=turn(events=1, effect=effect("6")))
    assert state.actions() == ["end", "lobby 0:6 1:9", "scientist", "shield 6"]
    state = build_state(tableaus=["6", "1"], shield=shield(1, "1"), turn=turn(events=1, effect=effect("6")))
    assert state.actions() == ["scientist"], "nothing of seat 1 can be swapped"
    state = build_state(tableaus=["1", "9"], turn=turn(events=1, effect=effect("1")))
    assert state.actions() == ["end", "lobby 0:1 1:9", "shield 1"]
    assert play(state, "shield 1").actions() == ["end"]


# --- lobby -----------------------------------------------------------------------------------------------------------


def test_a_lobby_may_swap_cards_of_two_opponents_and_of_one_family() -> None:
    state = build_state(tableaus=["3", "9", "9"], turn=turn(events=1, effect=effect("3")))
    assert [a for a in state.actions() if a.startswith("lobby")] == ["lobby 0:3 1:9", "lobby 0:3 2:9", "lobby 1:9 2:9"]
    after = play(state, "lobby 1:9 2:9")
    assert after.position()["tableaus"] == ["3", "9", "9"]
    assert after.position()["turn"]["effect"] == effect("3", state="resolved")


def test_the_shield_stops_lobbies_of_its_owner_too() -> None:
    state = build_state(tableaus=["13", "9"], shield=shield(0, "3"), turn=turn(events=1, effect=effect("3")))
    assert [a for a in state.actions() if a.startswith("lobby")] == ["lobby 0:1 1:9"]


# --- attacks and ripostes --------------------------------------------------------------------------------------------


def test_a_firearm_reaches_every_unshielded_character_of_an_opponent() -> None:
    state = build_state(tableaus=["8", "19", "2E"], shield=shield(1, "9"), turn=turn(events=1, effect=effect("8")))
    assert state.actions() == ["end", "fire 1:1", "fire 2:2"]


def test_return_fire_does_not_answer_a_sword_nor_counter_attack_a_firearm() -> None:
    state = build_state(tableaus=["8", "77"], turn=turn(events=1, effect=effect("8")))
    assert play(state, "fire 1:7").position()["phase"] == "main"
    state = build_state(tableaus=["5", "225"], turn=turn(events=1, effect=effect("5")))
    assert play(state, "strike 1:5").position()["phase"] == "main"


def test_a_guard_who_was_not_hit_cannot_riposte() -> None:
    state = build_state(tableaus=["8", "2", "9"], turn=turn(events=1, effect=effect("8")))
    after = play(state, "fire 2:9")
    assert after.position()["phase"] == "main"
    assert after.position()["turn"]["effect"] == effect("8", state="resolved", guard=1)


def test_the_attacker_may_hold_the_riposte_token() -> None:
    state = build_state(tableaus=["28", "9"], turn=turn(events=1, effect=effect("8")))
    after = play(state, "fire 1:9")
    assert after.position()["turn"]["effect"] == effect("8", state="resolved", guard=0)
    assert after.actions() == ["end"]


def test_a_double_strike_is_answered_by_one_riposte() -> None:
    state = build_state(tableaus=["47", "3777"], turn=turn(events=1, effect=effect("7")))
    state = play(state, "strike 1:7")
    assert fields(state, "phase", "actor") == ["strike", 0]
    assert state.position()["turn"]["effect"] == effect("7", state="striking", guard=1, hit=True)
    assert state.actions() == ["done", "strike 1:7"]
    state = play(state, "strike 1:7")
    assert fields(state, "phase", "actor", "tableaus") == ["riposte", 1, ["47", "37"]]
    state = play(state, "riposte")
    assert fields(state, "phase", "actor", "tableaus") == ["main", 0, ["4", "37"]]
    assert state.position()["turn"]["effect"] == effect("7", state="resolved", guard=1, hit=True)
    assert state.actions() == ["end"]


def test_one_of_two_strikes_at_the_guard_allows_a_riposte() -> None:
    state = build_state(tableaus=["447", "77", "6"], turn=turn(events=1, effect=effect("7")))
    first = play(state, "strike 2:6")
    assert first.position()["turn"]["effect"]["hit"] is False
    assert play(first, "strike 1:7").actor == 1
    assert play(first, "done").actor == 0
    assert play(state, "strike 1:7", "done").actor == 1


def test_a_reaper_strikes_once_when_no_second_target_is_left() -> None:
    state = build_state(tableaus=["44", "59"], turn=turn(events=1, effect=effect("4")))
    assert fields(play(state, "strike 1:5"), "phase", "actor") == ["main", 0]


def test_reapers_must_lead_when_the_strike_begins() -> None:
    tied = build_state(tableaus=["4", "455"], turn=turn(events=1, effect=effect("4")))
    after = play(tied, "strike 1:4")
    assert fields(after, "phase", "tableaus") == ["main", ["4", "55"]], "seat 0 leads now, but the strike began before"


def test_a_riposte_may_be_declined() -> None:
    state = build_state(tableaus=["8", "22"], turn=turn(events=1, effect=effect("8")))
    state = play(state, "fire 1:2", "hold")
    assert fields(state, "phase", "actor", "tableaus") == ["main", 0, ["8", "2"]]
    assert state.actions() == ["end"]


def test_a_riposte_can_cost_the_attacker_a_power() -> None:
    state = build_state(tableaus=["5", "57777"], turn=turn(events=1, effect=effect("5")))
    after = play(state, "strike 1:5")
    assert after.actor == 1
    assert play(after, "hold").actions() == ["end", "gosu"]
    assert play(after, "riposte").actions() == ["end"]


def test_no_riposte_when_none_of_the_family_is_left() -> None:
    """Hard to reach in a game: the attacker no longer has the character that fires."""
    state = build_state(tableaus=["9", "22"], turn=turn(events=1, effect=effect("8")))
    assert fields(play(state, "fire 1:2"), "phase", "actor") == ["main", 0]


def test_destroyed_cards_return_to_the_pile() -> None:
    state = build_state(tableaus=["8", "9"], turn=turn(events=1, effect=effect("8")))
    before = state.record.pile[8]
    assert play(state, "fire 1:9").record.pile[8] == before + 1


# --- the shield ------------------------------------------------------------------------------------------------------


def test_the_shield_is_placed_once_a_turn_and_on_another_family() -> None:
    state = build_state(tableaus=["19", "9"], shield=shield(0, "9"))
    assert state.actions() == ["end", "shield 1"]
    state = play(state, "shield 1")
    assert state.position()["shield"] == shield(0, "1")
    assert state.actions() == ["end"]
    state = play(state, "end", "end")
    assert state.position()["shield"] == shield(0, "1"), "it stays in later rounds"


def test_the_shield_breaks_a_tie_for_its_family_only() -> None:
    tableaus = ["1233", "23"]
    assert "oracle" not in build_state(tableaus=tableaus).actions()
    assert "oracle" not in build_state(tableaus=tableaus, shield=shield(0, "3")).actions()
    assert "oracle" in build_state(tableaus=tableaus, shield=shield(0, "2")).actions()
    assert "oracle" not in build_state(tableaus=["133", "22"], shield=shield(0, "3")).actions(), "it breaks only ties"


def test_the_shield_is_lost_when_yi_is_swapped() -> None:
    state = build_state(tableaus=["19", "3"], actor=1, first=1, shield=shield(0, "9"),
               turn=turn(seat=1, events=1, effect=effect("3")))  # fmt: skip
    state = play(state, "lobby 0:1 1:3")
    assert fields(state, "shield", "tableaus") == [None, ["39", "1"]]
    assert state.actions() == ["end", "shield 1"], "the new owner of Yi may place it"


def test_the_shield_is_lost_when_yi_is_destroyed() -> None:
    state = build_state(tableaus=["199", "2"], actor=1, first=1, shield=shield(0, "9"),
               turn=turn(seat=1, events=1, effect=effect("2")))  # fmt: skip
    state = play(state, "fire 0:1")
    assert fields(state, "shield", "tableaus") == [None, ["99", "2"]]


def test_the_shield_is_lost_when_yi_is_discarded() -> None:
    state = build_state(phase="discard", round=1, tableaus=["1999", "2"], shield=shield(0, "9"))
    assert play(state, "discard 1").position()["shield"] is None
    assert play(state, "discard 9").position()["shield"] == shield(0, "9")


def test_the_shield_is_lost_with_the_last_card_under_it() -> None:
    state = build_state(phase="discard", round=1, tableaus=["1499", "2"], shield=shield(0, "4"))
    assert play(state, "discard 4").position()["shield"] is None


def test_a_shield_lost_in_a_turn_cannot_be_placed_again_in_it() -> None:
    state = build_state(tableaus=["13", "9"], turn=turn(events=1, effect=effect("3")))
    state = play(state, "shield 3", "lobby 0:1 1:9")
    assert state.position()["shield"] is None
    assert state.position()["turn"]["used"] == ["shield"]


def test_a_tie_broken_by_the_shield_decides_the_guard() -> None:
    """The shot destroys Yi and with it the tie-break, but Return Fire was held when the shot began."""
    state = build_state(tableaus=["28", "12"], shield=shield(1, "2"), turn=turn(events=1, effect=effect("8")))
    state = play(state, "fire 1:1")
    assert fields(state, "phase", "actor", "shield") == ["riposte", 1, None]


# --- the end of rounds and of the game -------------------------------------------------------------------------------


def test_discards_go_clockwise_from_the_first_player() -> None:
    state = build_state(round=1, first=1, actor=0, tableaus=["9999", "7777"], turn=turn(seat=0))
    state = play(state, "end")
    assert fields(state, "phase", "actor", "turn") == ["discard", 1, None]
    state = play(state, "discard 7")
    assert fields(state, "phase", "actor") == ["discard", 0]
    assert fields(play(state, "discard 9"), "phase", "round", "first", "actor") == ["order", 2, 0, 0]


def test_after_round_eight_the_game_ends_and_the_first_player_stays() -> None:
    state = build_state(round=8, first=1, actor=0, tableaus=["88", "9"], turn=turn(seat=0))
    state = play(state, "end")
    assert fields(state, "phase", "round", "first", "actor", "turn") == ["over", 8, 1, None, None]
    assert state.over
    assert state.scores() == [8, 9 + 2]


def test_three_events_take_the_legacy_from_another_player() -> None:
    state = build_state(placed=["", "EEE"], actor=1, first=1, legacy=0, tokens=[0, 3])
    assert state.scores() == [0, 5]
    state = play(state, "reveal")
    assert state.position()["legacy"] == 1
    assert state.scores() == [0, 10]


def test_the_shield_breaks_no_tie_in_scoring() -> None:
    assert build_final_state("177", "77", shield=shield(0, "7"), first=1).scores() == [1, 2]


@pytest.mark.parametrize(
    ("tableaus", "tokens", "winners"),
    [
        (["38", "29"], [1, 3], [1]),  # 14 and 14: seat 1 leads the 2
        (["9", "45"], [1, 3], [1]),  # 12 and 12: seat 1 leads the 4
        (["9", "9"], [1, 3], [0, 1]),  # nobody leads a family: they share
        (["", "", "9"], [0, 2, 0], [2]),  # only the highest score wins
        (["", "", "1"], [1, 3, 2], [2]),  # 3, 3, 3
        (["2", "2", "1"], [3, 5, 1], [0, 1]),  # the seat that leads the 1 is not tied
        (["14", "223", ""], [2, 4, 0], [0]),  # 9 and 9: seat 0 leads the 1
    ],
)
def test_a_tie_is_decided_by_the_lowest_family_or_shared(
    tableaus: list[str], tokens: list[int], winners: list[int]
) -> None:
    assert build_final_state(*tableaus, tokens=tokens, first=0).winners() == winners
