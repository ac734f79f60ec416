"""Counted trees do not change unless a rule does."""

from __future__ import annotations

from pathlib import Path

import pytest

import madang
from madang import Game
from tests import counted_trees


@pytest.mark.parametrize("path", counted_trees.tree_paths(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_counted_trees_have_the_same_number_of_leaves(path: Path) -> None:
    state, tree = counted_trees.load(path)
    depths = range(1, len(tree["leaves"]) + 1)
    assert counted_trees.leaves_by_action(state, len(tree["leaves"])) == tree["by action"]
    assert [counted_trees.count_leaves(state, depth) for depth in depths] == tree["leaves"]


def test_every_game_has_three_counted_trees_of_depth_three(game: Game) -> None:
    paths = counted_trees.tree_paths()
    depths = [len(counted_trees.load(path)[1]["leaves"]) for path in paths if path.parent.name == game.name]
    assert len(depths) >= 3
    assert min(depths) >= 3
    assert {path.parent.name for path in paths} <= set(madang.game_names())
