"""What is said beside a view: parts that add up to the scores, and prices that are then paid."""

from __future__ import annotations

import madang
from madang import Game
from madang.games import load_part
from tests.contract import sheets
from tests.playing import random_game, some_states


def test_the_parts_of_the_score_add_up_to_it(game: Game, players: int) -> None:
    tally = load_part(game.name, "tally")
    for state in some_states(game, players, games=3, every=3):
        parts = {item: points[0, :players].tolist() for item, points in tally.score_parts(state.array).items()}
        assert [sum(points[seat] for points in parts.values()) for seat in range(players)] == state.scores()
        assert [*parts.items()] == sheets.score_lines(state)


def test_what_steps_of_the_steward_cost_is_what_is_paid(players: int) -> None:
    paid = 0
    for state in random_game(madang.game("corinth"), players, seed=1):
        asked = state.standing()["prices"]
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
