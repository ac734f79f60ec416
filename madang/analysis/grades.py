"""Grades of decisions, from the loss in winning chance."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Literal

from madang.analysis.decisions import DecisionAnalysis

Grade = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

MIN_STAKE = 0.01
"""A decision whose actions all give the same chance up to this is not graded: nothing is at stake."""
ACCURACY_SCALE = 0.1
"""The loss for which a decision counts 1/e of a perfect one."""


@dataclass(frozen=True)
class Thresholds:
    """The least loss of each grade, in shares of a win."""

    inaccuracy: float
    mistake: float
    blunder: float


THRESHOLDS = {
    "koryo": Thresholds(0.03, 0.07, 0.15),
    "choson": Thresholds(0.03, 0.07, 0.15),
    "corinth": Thresholds(0.03, 0.07, 0.15),
}
"""How they were measured: docs/review.md."""


def is_at_stake(decision: DecisionAnalysis) -> bool:
    return decision.stake >= MIN_STAKE


def grade(game: str, decision: DecisionAnalysis) -> Grade:
    """The grade of the action played. A loss that the interval does not tell from zero is at most an inaccuracy."""
    if decision.played == decision.best.action:
        return "best"
    limits = THRESHOLDS[game]
    certain = decision.loss > decision.error
    if decision.loss >= limits.blunder and certain:
        return "blunder"
    if decision.loss >= limits.mistake and certain:
        return "mistake"
    return "inaccuracy" if decision.loss >= limits.inaccuracy else "good"


def accuracy(losses: list[float]) -> float | None:
    """From 0 to 100: the mean of exp(-loss / scale) over the decisions at stake; None without any."""
    if not losses:
        return None
    return 100 * sum(exp(-max(0.0, loss) / ACCURACY_SCALE) for loss in losses) / len(losses)
