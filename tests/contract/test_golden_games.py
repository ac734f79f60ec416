"""Golden games do not change unless a rule does."""

from __future__ import annotations

from madang import Game
from tests import golden_games


def test_golden_games_are_unchanged(game: Game, players: int) -> None:
    assert golden_games.text(game, players) == golden_games.path(game, players).read_text("utf-8")
