"""The review of a finished game: every decision that was not forced, and luck and skill of each seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from madang.analysis.decisions import DecisionAnalysis, analyze_decision
from madang.analysis.grades import Grade, accuracy, grade, is_at_stake
from madang.analysis.luck import SeatBalance, StepBalance, balance
from madang.core.record import Record

Json = dict[str, Any]
MIN_SECONDS = 0.05
"""The least time for a decision."""


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision at a step of the record, with its grade; None if nothing is at stake."""

    step: int
    analysis: DecisionAnalysis
    grade: Grade | None


@dataclass(frozen=True)
class Review:
    """The decisions of all reviewed seats in their order; accuracy (0 to 100, None without decisions) by seat."""

    game: str
    players: int
    decisions: tuple[ReviewedDecision, ...]
    accuracy: tuple[float | None, ...]
    balance: tuple[SeatBalance, ...]
    steps: tuple[StepBalance, ...]
    """Every step with all cards open."""

    def mistakes(self) -> list[ReviewedDecision]:
        """Decisions with a clear loss, the worst first."""
        found = [decision for decision in self.decisions if decision.grade in ("mistake", "blunder")]
        return sorted(found, key=lambda decision: -decision.analysis.loss)

    def json(self) -> Json:
        return asdict(self)


def decisions_of(record: Record, seats: list[int] | None = None) -> list[int]:
    """The steps of a record at which one of the seats (default: all) had a choice."""
    steps = range(len(record.actions))
    states = record.history
    return [s for s in steps if not states[s].forced and (seats is None or states[s].actor in seats)]


def review_decision(
    record: Record, step: int, *, iterations: int = 0, seconds: float = 0.0, seed: int = 0
) -> ReviewedDecision:
    """Judge the decision at a step from what its seat could know."""
    state = record.history[step]
    view = state.view(state.actor or 0)
    found = analyze_decision(view, record.actions[step], iterations=iterations, seconds=seconds, seed=seed)
    return ReviewedDecision(step, found, graded(record.game.name, found))


def graded(game: str, found: DecisionAnalysis) -> Grade | None:
    """The grade of a decision, None if nothing is at stake."""
    return grade(game, found) if is_at_stake(found) else None


def review(
    record: Record,
    *,
    seats: list[int] | None = None,
    seconds: float = 0.0,
    iterations: int = 0,
    seed: int = 0,
    on_decision: Callable[[], None] = lambda: None,
) -> Review:
    """Review a finished game in about `seconds`, or with `iterations` for each decision for a reproducible answer.

    Each decision is judged from the view of its seat. Luck and skill use all cards, as everybody sees them afterwards.
    """
    if not record.state.over:
        raise ValueError("a review needs a finished game")
    steps = decisions_of(record, seats)
    each = max(MIN_SECONDS, seconds / max(1, len(steps)))
    decisions = []
    for step in steps:
        decisions.append(review_decision(record, step, iterations=iterations, seconds=each, seed=seed))
        on_decision()
    sums = balance(record)
    return Review(
        record.game.name,
        record.players,
        tuple(decisions),
        tuple(accuracy_of(decisions, seat) for seat in range(record.players)),
        sums.seats,
        sums.steps,
    )


def accuracy_of(decisions: list[ReviewedDecision], seat: int) -> float | None:
    return accuracy([d.analysis.loss for d in decisions if d.analysis.seat == seat and d.grade is not None])
