"""Counted trees (perft): the number of action sequences from a position, by depth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import madang
from madang import State

FOLDER = Path(__file__).parent / "trees"


def count_leaves(state: State, depth: int) -> int:
    """The number of sequences of `depth` actions; a game that ends earlier counts once."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.actions())
    return sum(count_leaves(state.play(number), depth - 1) for number in state.action_numbers)


def leaves_by_action(state: State, depth: int) -> dict[str, int]:
    """The number of sequences that begin with each legal action."""
    return {action: count_leaves(state.play(action), depth - 1) for action in state.actions()}


def tree_paths() -> list[Path]:
    return sorted(FOLDER.glob("*/*.json"))


def load(path: Path) -> tuple[State, dict[str, Any]]:
    tree = json.loads(path.read_text("utf-8"))
    return madang.game(path.parent.name).position(tree["position"]), tree


def recount(tree: dict[str, Any], state: State) -> dict[str, Any]:
    """The same tree with new counts, to the same depth."""
    depth = len(tree["leaves"])
    leaves = [count_leaves(state, level) for level in range(1, depth + 1)]
    return tree | {"leaves": leaves, "by action": leaves_by_action(state, depth)}
