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

import numpy as np

from madang.analysis.evaluator import evaluator
from madang.analysis.kernels import AFTER, BEFORE, EXPECTED
from madang.core.record import Record
from madang.core.state import State
from madang.games.chance import new_rng

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


def balance(record: Record, samples: int = SAMPLES, seed: int = 0) -> list[SeatBalance]:
    """Luck and skill of each seat in a finished game.

    >>> import madang
    >>> record = madang.Record("koryo", players=2, seed=7)
    >>> while not record.state.over:
    ...     state = record.play(record.state.actions()[-1])
    >>> one, other = balance(record)
    >>> abs(one.start + one.luck + one.own + one.others - one.result) < 1e-9
    True
    >>> abs(one.luck + other.luck) < 1e-9
    True
    """
    if not record.state.over:
        raise ValueError("luck and skill need a finished game")
    return balance_of(zip(record.states(), record.actions, strict=False), samples, f"{seed}")


def balance_of(steps: Iterable[tuple[State, str | int]], samples: int, seed: str) -> list[SeatBalance]:
    """The same from the states of a finished game with the action played in each."""
    players, start = 0, 0.0
    workspace = None
    for state, action in steps:
        tools = evaluator(state.game.name)
        if workspace is None:
            players, start = state.players, 1 / state.players
            workspace = tools.engine.workspace(new_rng(f"luck {seed}"))
            luck, decisions = np.zeros(players), np.zeros((players, players))
            chances = np.full(players, start)
        number = state.game.numbers[action] if isinstance(action, str) else action
        around = tools.around(state, number, samples, workspace)
        luck += around[BEFORE] - chances  # the deal before the first action, and nothing later
        decisions[state.actor] += around[EXPECTED] - around[BEFORE]
        luck += around[AFTER] - around[EXPECTED]
        chances = around[AFTER].copy()
    return [
        SeatBalance(
            start,
            float(luck[seat]),
            float(decisions[seat, seat]),
            float(decisions[:, seat].sum() - decisions[seat, seat]),
            float(chances[seat]),
        )
        for seat in range(players)
    ]
