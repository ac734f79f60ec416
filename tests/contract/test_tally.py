"""What the page is told beside a view: lines that add up to the scores, and prices that are then paid."""

from __future__ import annotations

import json

import madang
from madang import Game
from madang.server.seeing import score_lines
from tests.contract import sheets
from tests.playing import random_game, some_states


def test_the_lines_of_the_score_add_up_to_it(game: Game, players: int) -> None:
    for state in some_states(game, players, games=3, every=3):
        lines = score_lines(state)
        assert [sum(line["points"][seat] for line in lines) for seat in range(players)] == state.scores()
        expected = [{"item": item, "points": points} for item, points in sheets.score_lines(state) if any(points)]
        assert lines == expected


def test_what_steps_of_the_steward_cost_is_what_is_paid(players: int) -> None:
    paid = 0
    for state in random_game(madang.game("corinth"), players, seed=1):
        asked = json.loads(state.standing_text())["prices"]
        if state.position()["phase"] != "steps":
            assert asked == {}
            continue
        for action in state.actions():
            before, after = (
                at.position()["sheets"][state.actor]["gold"]["spent"] for at in (state, state.play(action))
            )
            assert after - before == asked[action]
            paid += after - before
    assert paid > 0
