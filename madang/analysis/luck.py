"""Luck and skill: what chance and what decisions changed of each seat's chances, adding up to the result exactly.

With all cards open, every state has an estimate of the chances. A game moves from the starting share to the result
through changes of that estimate. A chance event changes it twice: the decision that leads to the event moves it to the
mean over other outcomes, and luck moves it from there to the outcome that came. The real outcome and the others are
drawn alike, so luck has the expectation zero whatever the estimate is worth; a better estimate only makes what is left
less noisy. The first deal needs no sampling: before it no seat differs from another, so each has the same share.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from madang.analysis.evaluator import evaluator
from madang.analysis.kernels import AFTER, BEFORE, EXPECTED
from madang.core.record import Record
from madang.core.state import State

SAMPLES = 64
"""Other outcomes that are drawn for each chance event."""


@dataclass(frozen=True)
class SeatBalance:
    """result = start + luck + own + others, in shares of a win."""

    start: float
    luck: float
    own: float
    others: float
    result: float


@dataclass(frozen=True)
class StepBalance:
    """One step of a game: every seat's chance before it, with all cards open, and what changed it."""

    seat: int
    before: tuple[float, ...]
    decision: tuple[float, ...]
    luck: tuple[float, ...]


@dataclass(frozen=True)
class Balance:
    """Luck and skill of each seat, and step by step."""

    seats: tuple[SeatBalance, ...]
    steps: tuple[StepBalance, ...]


def balance(record: Record, samples: int = SAMPLES, seed: int = 0) -> Balance:
    """Luck and skill of each seat in a finished game.

    >>> import madang
    >>> record = madang.Record("koryo", players=2, seed=7)
    >>> while not record.state.over:
    ...     state = record.play(record.state.actions()[-1])
    >>> one, other = balance(record).seats
    >>> abs(one.start + one.luck + one.own + one.others - one.result) < 1e-9
    True
    >>> abs(one.luck + other.luck) < 1e-9
    True
    """
    if not record.state.over:
        raise ValueError("luck and skill need a finished game")
    return balance_of(zip(record.states(), record.actions, strict=False), samples, f"{seed}")


def balance_of(played: Iterable[tuple[State, str | int]], samples: int, seed: str) -> Balance:
    """The same from the states of a finished game with the action played in each."""
    steps: list[StepBalance] = []
    workspace = None
    chances: tuple[float, ...] = ()
    for state, action in played:
        tools = evaluator(state.game.name)
        if workspace is None:
            workspace = tools.workspace(f"luck {seed}")
        number = state.game.numbers[action] if isinstance(action, str) else action
        around = tools.around(state, number, samples, workspace)
        changes = [
            tuple(map(float, row)) for row in (around[EXPECTED] - around[BEFORE], around[AFTER] - around[EXPECTED])
        ]
        steps.append(StepBalance(state.actor or 0, tuple(map(float, around[BEFORE])), changes[0], changes[1]))
        chances = tuple(map(float, around[AFTER]))
    return Balance(tuple(_seats(steps, chances)), tuple(steps))


def _seats(steps: list[StepBalance], result: tuple[float, ...]) -> Iterable[SeatBalance]:
    """The sums over all steps. The first deal is luck as well."""
    start = 1 / len(result)
    for seat, share in enumerate(result):
        deal = steps[0].before[seat] - start
        own = sum(step.decision[seat] for step in steps if step.seat == seat)
        others = sum(step.decision[seat] for step in steps if step.seat != seat)
        yield SeatBalance(start, deal + sum(step.luck[seat] for step in steps), own, others, share)
