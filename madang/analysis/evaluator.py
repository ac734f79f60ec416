"""The chances around each action of a game, with all cards open."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np

from madang.analysis import kernels
from madang.bots.engine import bot_engine
from madang.core import compilation
from madang.core.state import State
from madang.games.chance import new_rng, seed_words

WEIGHT_SET = "neural"


class Evaluator:
    """The kernel `evaluate_action` of one game. Get it with `evaluator`."""

    def __init__(self, name: str) -> None:
        self.engine = bot_engine(name)
        self._evaluate_action = self.engine.bind_template(kernels.evaluate_action)

    def around(self, state: State, action: int, samples: int, workspace: Any) -> Any:
        """Rows `kernels.BEFORE`, `EXPECTED` and `AFTER` of each seat's chances."""
        out = np.zeros((3, 4), np.float64)
        games = np.repeat(state.array, 2)
        self._evaluate_action(games, action, samples, self.engine.weight_sets[WEIGHT_SET], workspace, out)
        return out[:, : state.players]

    def warm_up(self) -> Iterator[str]:
        games = self.engine.game.blank(2)
        games["seed"] = seed_words(1)
        self.engine.game.kernels.start_many(games, 0, 1, 2)
        yield "1/1"
        state = State(self.engine.game, games[:1].copy())
        self.around(state, state.action_numbers[0], 1, self.engine.workspace(new_rng("warm_up")))


@functools.cache
def evaluator(name: str) -> Evaluator:
    """The evaluator of a game; compiled on first use, which shows a progress line."""
    bot_engine(name)
    compilation.ensure(name, warm_up)
    return Evaluator(name)


def warm_up(name: str) -> Iterator[str]:
    yield from evaluator(name).warm_up()
