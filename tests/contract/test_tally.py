"""What the page is told beside a view: lines that add up to the scores, and prices that are then paid."""

from __future__ import annotations

import importlib
import json

import madang
from madang import Game
from tests.playing import random_game, some_states


def test_the_lines_of_the_score_add_up_to_it(game: Game, players: int) -> None:
    tally = importlib.import_module(f"madang.games.{game.name}.tally")
    for state in some_states(game, players, games=3, every=3):
        lines = tally.score_lines(state.record)
        assert len(lines) == len({item for item, _ in lines})
        assert [sum(points[seat] for _, points in lines) for seat in range(players)] == state.scores()


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
