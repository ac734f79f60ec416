"""Random games of Koryŏ, compared with the reference implementation in every state."""

from __future__ import annotations

from tests.games.koryo.positions import koryo
from tests.games.koryo.reference_rules import Position, characters, legal_actions, majority
from tests.played_games import random_game


def test_legal_actions_match_the_reference(players: int) -> None:
    for seed in range(60):
        for state in random_game(koryo, players, seed):
            position = state.position()
            assert state.actions() == legal_actions(position)
            if position["phase"] in ("barbarian", "lobbying"):
                assert len(state.actions()) > 1, "an event without a target asks for no choice"


def test_new_rounds_respect_the_limits_and_hand_sizes_of_the_season(players: int) -> None:
    for seed in range(60):
        before = None
        for state in random_game(koryo, players, seed):
            position = state.position()
            if before is not None and position["round"] != before["round"]:
                check_new_round(before, position)
            before = position


def check_new_round(before: Position, now: Position) -> None:
    assert now["round"] == before["round"] + 1
    assert now["first"] == (before["first"] + 1) % now["players"]
    for seat, tableau in enumerate(now["tableaus"]):
        limit = before["round"] + 2 + 2 * (majority(now, "3") == seat)
        assert len(tableau) <= limit or not characters(tableau)
    on_table = sum(len(tableau) for tableau in now["tableaus"])
    dealt = [11 - now["round"] + (majority(now, "8") == seat) for seat in range(now["players"])]
    if on_table + sum(dealt) <= 55:
        assert [len(hand) for hand in now["hands"]] == dealt
