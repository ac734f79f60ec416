"""Counted trees: how many ways there are to play on from a position, by depth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import madang
from madang import State

FOLDER = Path(__file__).parent / "trees"


def count(state: State, depth: int) -> int:
    """The number of ways to play `depth` actions; a game that ends before counts once."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return len(state.actions())
    return sum(count(state.play(number), depth - 1) for number in state.action_numbers)


def by_action(state: State, depth: int) -> dict[str, int]:
    """The ways to play on, by the first action."""
    return {action: count(state.play(action), depth - 1) for action in state.actions()}


def paths() -> list[Path]:
    return sorted(FOLDER.glob("*/*.json"))


def load(path: Path) -> tuple[State, dict[str, Any]]:
    tree = json.loads(path.read_text("utf-8"))
    return madang.game(path.parent.name).position(tree["position"]), tree


def counted(tree: dict[str, Any], state: State) -> dict[str, Any]:
    """A tree with its counts made anew, to the depth that it has."""
    depth = len(tree["leaves"])
    leaves = [count(state, level) for level in range(1, depth + 1)]
    return tree | {"leaves": leaves, "by action": by_action(state, depth)}
