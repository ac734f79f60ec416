"""The legal actions of Koryŏ, written a second time: slowly, from the position alone, and compared at every state."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from tests.games.koryo.table import koryo
from tests.playing import random_game

KINDS = "123456789BL"


def majority(position: dict[str, Any], family: str) -> int | None:
    counts = [tableau.count(family) for tableau in position["tableaus"]]
    leaders = [seat for seat, count in enumerate(counts) if count == max(counts) > 0]
    if len(leaders) > 1:
        leaders = [seat for seat in leaders if "1" in position["tableaus"][seat]]
    return leaders[0] if leaders else None


def characters(tableau: str) -> list[str]:
    return sorted({card for card in tableau if card.isdigit()})


def legal(position: dict[str, Any]) -> list[str]:
    phase = {"order": order, "action": action, "barbarian": barbarian, "lobbying": lobbying, "discard": discard}
    return sorted(phase[position["phase"]](position)) if position["phase"] != "over" else []


def order(position: dict[str, Any]) -> set[str]:
    hand = position["hands"][position["actor"]]
    found = {"pass"}
    for size in range(1, len(hand) + 1):
        for cards in combinations(sorted(hand, key=KINDS.index), size):
            if len(set(cards)) == 1 or (len(cards) == 2 and majority(position, "5") == position["actor"]):
                found.add("play " + "".join(cards))
    return found


def action(position: dict[str, Any]) -> set[str]:
    actor, used = position["actor"], position.get("used", [])
    found = {f"reveal {kind}" for kind in position["placed"][actor]} or {"end"}
    if "banker" not in used and position["bank"] and majority(position, "6") == actor:
        found.add("banker")
    if "priest" not in used and majority(position, "4") == actor:
        found |= {f"priest {event}" for event in "BL" if event in position["tableaus"][actor]}
    if "spy" not in used and majority(position, "2") == actor:
        found |= {f"spy {seat}" for seat, tokens in enumerate(position["tokens"]) if tokens and seat != actor}
    return found


def barbarian(position: dict[str, Any]) -> set[str]:
    return {"decline"} | {
        f"destroy {seat}:{family}"
        for seat, tableau in enumerate(position["tableaus"])
        for family in characters(tableau)
        if seat not in (position["actor"], majority(position, "7"))
    }


def lobbying(position: dict[str, Any]) -> set[str]:
    spies = majority(position, "2")
    within_reach = [
        (seat, family)
        for seat, tableau in enumerate(position["tableaus"])
        for family in characters(tableau)
        if seat != spies or "7" in tableau
    ]
    return {"decline"} | {
        f"swap {one}:{family} {other}:{another}"
        for (one, family), (other, another) in combinations(within_reach, 2)
        if one != other and family != another
    }


def discard(position: dict[str, Any]) -> set[str]:
    return {f"discard {family}" for family in characters(position["tableaus"][position["actor"]])}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_actions_are_those_of_the_second_formulation(players: int) -> None:
    for seed in range(60):
        for state in random_game(koryo, players, seed):
            position = state.position()
            assert state.actions() == legal(position)
            if position["phase"] in ("barbarian", "lobbying"):
                assert len(state.actions()) > 1, "a choice is asked only where there is one"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rounds_deal_and_keep_what_the_season_says(players: int) -> None:
    for seed in range(60):
        before = None
        for state in random_game(koryo, players, seed):
            position = state.position()
            if before is not None and position["round"] != before["round"]:
                check_new_round(before, position)
            before = position


def check_new_round(before: dict[str, Any], now: dict[str, Any]) -> None:
    assert now["round"] == before["round"] + 1
    assert now["first"] == (before["first"] + 1) % now["players"]
    for seat, tableau in enumerate(now["tableaus"]):
        limit = before["round"] + 2 + 2 * (majority(now, "3") == seat)
        assert len(tableau) <= limit or not characters(tableau)
    on_table = sum(len(tableau) for tableau in now["tableaus"])
    dealt = [11 - now["round"] + (majority(now, "8") == seat) for seat in range(now["players"])]
    if on_table + sum(dealt) <= 55:
        assert [len(hand) for hand in now["hands"]] == dealt
