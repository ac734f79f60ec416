"""Rules and rulings of Koryŏ beyond the worked examples."""

from __future__ import annotations

from madang import State
from tests.games.koryo.positions import build_state
from tests.played_games import play, random_game


def build_order_state(hands: list[str], **fields: object) -> State:
    return build_state(phase="order", hands=hands, **fields)


def test_an_order_is_any_number_of_cards_of_one_kind_or_none() -> None:
    state = build_order_state(["22B", "9"])
    assert state.actions() == ["pass", "play 2", "play 22", "play B"]


def test_ship_owners_may_place_two_different_cards() -> None:
    state = build_order_state(["226B", "9"], tableaus=["5", ""])
    assert state.actions() == ["pass", "play 2", "play 22", "play 26", "play 2B", "play 6", "play 6B", "play B"]
    tied = build_order_state(["226B", "9"], tableaus=["5", "5"])
    assert "play 26" not in tied.actions()
    omniscient = build_order_state(["26", "9"], tableaus=["15", "5"])
    assert "play 26" in omniscient.actions()


def test_after_an_order_the_hand_is_empty_and_the_next_player_places() -> None:
    state = play(build_order_state(["226B", "9"]), "play 22")
    position = state.position()
    assert position["actor"] == 1
    assert position["hands"] == ["", "9"]
    assert position["placed"] == ["22", ""]
    position = play(state, "pass").position()
    assert position["phase"] == "action"
    assert position["actor"] == 0


def test_with_an_empty_hand_passing_is_the_only_action() -> None:
    state = build_order_state(["", "9"])
    assert state.actions() == ["pass"]
    assert state.forced


def test_a_family_is_revealed_together_and_events_one_by_one() -> None:
    state = build_state(placed=["999", ""])
    assert play(state, "reveal 9").position()["tableaus"] == ["999", ""]
    state = build_state(placed=["BBB", ""], tableaus=["", "9"])
    state = play(state, "reveal B")
    assert state.position()["phase"] == "barbarian"
    assert state.position()["placed"] == ["BB", ""]
    state = play(state, "destroy 1:9")
    assert state.position()["tableaus"] == ["B", ""]
    assert play(state, "reveal B").position()["phase"] == "action", "nobody is left to destroy"


def test_powers_may_be_used_before_between_and_after_revealing() -> None:
    state = build_state(placed=["6L", ""], tableaus=["446B", "9"])
    assert state.actions() == ["banker", "priest B", "reveal 6", "reveal L"]
    state = play(state, "priest B", "reveal L", "decline", "banker")
    assert state.actions() == ["reveal 6"]
    state = play(state, "reveal 6")
    assert state.actions() == ["end"], "each power once a turn"
    assert state.position()["used"] == ["banker", "priest"]


def test_priests_can_remove_an_event_in_the_turn_that_reveals_it() -> None:
    state = play(build_state(placed=["B", ""], tableaus=["4", "9"]), "reveal B", "decline")
    assert "priest B" in state.actions()
    assert play(state, "priest B").position()["tableaus"] == ["4", "9"]


def test_a_majority_won_by_revealing_counts_in_the_same_turn() -> None:
    state = build_state(placed=["66", ""], tableaus=["", "6"])
    assert "banker" not in state.actions()
    assert "banker" in play(state, "reveal 6").actions()


def test_a_majority_won_by_lobbying_counts_in_the_same_turn() -> None:
    state = play(build_state(placed=["L", ""], tableaus=["9", "6"]), "reveal L", "swap 0:9 1:6")
    assert state.position()["tableaus"] == ["6L", "9"]
    assert "banker" in state.actions()


def test_guardians_do_not_protect_tokens_from_spies() -> None:
    state = build_state(tableaus=["2", "777"], tokens=[0, 3])
    assert play(state, "spy 1").position()["tokens"] == [1, 2]


def test_barbarians_do_not_destroy_events() -> None:
    state = play(build_state(placed=["B", ""], tableaus=["", "9BL"]), "reveal B")
    assert state.actions() == ["decline", "destroy 1:9"]


def test_a_swap_may_be_between_two_opponents_and_names_the_lower_seat_first() -> None:
    state = play(build_state(placed=["", "", "L"], actor=2, tableaus=["3", "9", "8"]), "reveal L")
    assert state.actions() == ["decline", "swap 0:3 1:9", "swap 0:3 2:8", "swap 1:9 2:8"]


def test_a_swap_of_one_family_is_not_offered() -> None:
    state = play(build_state(placed=["L", ""], tableaus=["9", "99"]), "reveal L")
    assert state.position()["phase"] == "action"


def test_used_powers_are_reset_in_the_next_turn() -> None:
    state = play(build_state(tableaus=["6", "44B"]), "banker", "end")
    assert state.position()["used"] == []
    assert state.actions() == ["end", "priest B"]


def test_discards_go_clockwise_from_the_first_player() -> None:
    state = build_state(players=3, round=1, first=1, actor=0, tableaus=["9999", "8888", "777"])
    state = play(state, "end")
    assert state.position()["actor"] == 1
    state = play(state, "discard 8")
    assert state.position()["actor"] == 0
    state = play(state, "discard 9")
    assert state.position()["round"] == 2
    assert state.position()["first"] == 2


def test_after_round_eight_the_game_ends_and_the_first_player_stays() -> None:
    state = play(build_state(round=8, first=1, actor=0), "end")
    position = state.position()
    assert (position["phase"], position["round"], position["first"], position["actor"]) == ("over", 8, 1, None)
    assert state.winners() == [0, 1]


def test_tokens_are_points_and_tied_players_share_the_win() -> None:
    state = build_state(round=8, phase="over", actor=None, tableaus=["6", "24"], tokens=[2, 2], bank=4)
    assert state.scores() == [8, 8]
    assert state.winners() == [0, 1]


def test_dealing_stops_when_the_pile_runs_out() -> None:
    """Events above the limit stay: 21 cards are in the tableaus, and 34 are left for four hands of nine.

    In round 2 seat 1 is dealt first, so seats 1 and 2 get their ninth card, and the Broadcasters of seat 3 nothing.
    """
    state = build_state(players=4, round=1, first=0, actor=3, tableaus=["BBBBBBLLLL", "33999", "777", "888"])
    position = play(state, "end").position()
    assert position["round"] == 2
    assert [len(hand) for hand in position["hands"]] == [8, 9, 9, 8]
    assert sorted("".join(position["hands"] + position["tableaus"])) == sorted(
        "1" + "22" + "333" + "4444" + "55555" + "666666" + "7" * 7 + "8" * 8 + "9" * 9 + "BBBBBB" + "LLLL"
    )


def test_random_games_offer_every_verb() -> None:
    seen: set[str] = set()
    for players in (2, 3, 4):
        for seed in range(150):
            for state in random_game(build_state().game, players, seed):
                seen.update(action.split()[0] for action in state.actions())
    assert seen == {
        "banker", "decline", "destroy", "discard", "end", "pass", "play", "priest", "reveal", "spy", "swap",
    }  # fmt: skip
