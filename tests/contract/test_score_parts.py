"""The parts of the scores that `tally.score_parts` reports."""

from __future__ import annotations

from madang import Game
from madang.games import load_part
from tests.contract.reference_scores import reference_score_parts
from tests.played_games import some_states


def test_score_parts_add_up_to_the_scores_and_match_the_reference(game: Game, players: int) -> None:
    tally = load_part(game.name, "tally")
    for state in some_states(game, players, games=3, every=3):
        parts = {item: points[0, :players].tolist() for item, points in tally.score_parts(state.array).items()}
        assert [sum(points[seat] for points in parts.values()) for seat in range(players)] == state.scores()
        assert [*parts.items()] == reference_score_parts(state)
