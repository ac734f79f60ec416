"""Checking puzzles: a deep analysis with another seed must find each solution again."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from madang.analysis.decisions import analyze_decision
from madang.puzzles.files import Puzzle
from madang.puzzles.find import DEEPER, MIN_CERTAIN, margin_of

SEED = 3
"""A seed that making puzzles does not use."""


@dataclass(frozen=True)
class Check:
    """What an analysis says of a puzzle: the action that it finds, and how far that is ahead of the others."""

    puzzle: Puzzle
    found: str
    margin: float

    @property
    def confirmed(self) -> bool:
        return self.found == self.puzzle.solution and self.margin >= MIN_CERTAIN


def check_puzzles(puzzles: Iterable[Puzzle], iterations: int = DEEPER, seed: int = SEED) -> Iterator[Check]:
    """Analyze puzzles again, one after the other. The solution is compared with its best rival."""
    for puzzle in puzzles:
        others = {action: chance for action, chance in puzzle.chances.items() if action != puzzle.solution}
        rival = max(others, key=lambda action: others[action])
        found = analyze_decision(puzzle.view, rival, iterations=iterations, seed=seed)
        yield Check(puzzle, found.best.action, margin_of(found))
