"""Rounds and turns of whole games of Corinth."""

from __future__ import annotations

import pytest

from tests.games.corinth.positions import corinth
from tests.played_games import random_game


@pytest.mark.parametrize(("players", "rounds", "turns"), [(2, 12, 18), (3, 18, 18), (4, 16, 16)])
def test_every_seat_has_the_same_number_of_rounds_and_turns(players: int, rounds: int, turns: int) -> None:
    for seed in range(3):
        states = list(random_game(corinth, players, seed))
        rolls = [state for state in states if state.position()["phase"] == "roll"]
        assert len(rolls) == rounds
        firsts = [state.actor for state in rolls]
        assert firsts == [((firsts[0] or 0) + number) % players for number in range(rounds)]
        begun = [state for state in states if state.position()["phase"] == "choose"]
        assert [sum(state.actor == seat for state in begun) for seat in range(players)] == [turns] * players
        last = states[-1].position()
        assert last["first"] == firsts[-1]
        assert [sheet["turns"] for sheet in last["sheets"]] == [rounds // players] * players


def test_with_two_players_the_first_player_has_the_first_and_the_last_turn() -> None:
    order = [state.actor for state in random_game(corinth, 2, 5) if state.position()["phase"] == "choose"]
    for number in range(0, len(order), 3):
        first, second, again = order[number : number + 3]
        assert first == again != second
