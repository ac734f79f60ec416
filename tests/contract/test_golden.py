"""Games and trees that were looked at once and must not change unless a rule does."""

from __future__ import annotations

from pathlib import Path

import pytest

import madang
from madang import Game
from tests import golden, trees


def test_golden_games_are_played_as_they_were(game: Game, players: int) -> None:
    assert golden.text(game, players) == golden.path(game, players).read_text("utf-8")


@pytest.mark.parametrize("path", trees.paths(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_counted_trees_have_as_many_leaves_as_ever(path: Path) -> None:
    state, tree = trees.load(path)
    assert trees.by_action(state, len(tree["leaves"])) == tree["by action"]
    assert [trees.count(state, depth) for depth in range(1, len(tree["leaves"]) + 1)] == tree["leaves"]


def test_every_game_has_three_counted_trees_of_depth_three(game: Game) -> None:
    depths = [len(trees.load(path)[1]["leaves"]) for path in trees.paths() if path.parent.name == game.name]
    assert len(depths) >= 3
    assert min(depths) >= 3
    assert {path.parent.name for path in trees.paths()} <= set(madang.game_names())
