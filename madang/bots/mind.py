"""A game as bots think of it: its kernels, bound, and the weights by which they judge."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from madang.bots import kernels as templates
from madang.bots.kernels import Weights
from madang.core import compile as compilation
from madang.core.game import Game, game
from madang.games import load
from madang.games.chance import new_whim, seed_words
from madang.jit import bind

WEIGHTS = Path(__file__).parent / "weights"

INNER = (
    "worth",
    "judge",
    "judge_after",
    "greedy_choice",
    "mark_edges",
    "root_of",
    "add_edge",
    "expand",
    "watch",
    "select",
    "iterate",
)
OUTER = ("weigh", "search", "gather")


class Mind:
    """What is needed to think about one game. Get it with `mind`."""

    weigh: Any
    search: Any
    gather: Any

    def __init__(self, name: str) -> None:
        rules = load(name).rules
        features = importlib.import_module(f"madang.bots.features.{name}")
        self.game: Game = game(name)
        self.features: int = features.FEATURES
        self.stages: int = features.STAGES
        self.hides: bool = features.HIDES
        verbs = {verb: getattr(rules, verb) for verb in ("setup", "legal", "apply", "winners", "redeal")}
        verbs |= {
            verb: getattr(features, verb) for verb in ("features", "stage", "horizon", "seen_as", "FEATURES", "HIDES")
        }
        for kernel in (*INNER, *OUTER):
            verbs[kernel] = bind(getattr(templates, kernel), name, verbs)
        for kernel in OUTER:
            setattr(self, kernel, verbs[kernel])

    @functools.cached_property
    def judges(self) -> dict[str, Weights]:
        """What this game's bots judge by, as it was learned."""
        return self.learned(WEIGHTS / f"{self.game.name}.npz")

    def learned(self, path: Path) -> dict[str, Weights]:
        """By what to judge; everything is alike for a game that was never trained.

        A `beginner` adds up what wins in random games, a `player` what wins among good players, and a `scholar` sees
        how these things work together.
        """
        if not path.exists():
            return dict.fromkeys(("beginner", "player", "scholar"), self.blank_weights())
        with np.load(path) as file:
            kept = {name: file[name].astype(np.float32) for name in file}
        blank = self.blank_weights(min(templates.NEURONS, kept["outer"].shape[-1]))
        wanted = blank._asdict() | dict.fromkeys(("beginner", "player"), blank.sums)
        if {name: part.shape for name, part in kept.items()} != {name: part.shape for name, part in wanted.items()}:
            raise ValueError(f"{path} was learned by other features: python -m madang.lab.train {self.game.name}")
        simple = {name: self.blank_weights()._replace(sums=kept.pop(name)) for name in ("beginner", "player")}
        return simple | {"scholar": Weights(**kept)}

    def blank_weights(self, neurons: int = 0) -> Weights:
        """Weights that find every state as good as another."""
        shape = (3, self.stages)
        return Weights(
            sums=np.zeros((*shape, self.features), np.float32),
            inner=np.zeros((*shape, self.features + 1, neurons), np.float32),
            outer=np.zeros((*shape, neurons), np.float32),
        )

    def desk(self, whim: Any) -> templates.Desk:
        return templates.new_desk(len(self.game.notations), self.features, whim)

    def exercise(self) -> Iterator[str]:
        """Call every kernel once, as bots call it; yield before each how far it is."""
        games = self.game.blank(3)
        games["seed"] = seed_words(1)
        self.game.kernels.start_many(games, 0, 3, 2)
        desk, weights = self.desk(new_whim("exercise")), self.blank_weights()
        sums = np.zeros(len(self.game.notations), np.float64)
        seen, stages = np.zeros((4, 4, self.features), np.float32), np.zeros(4, np.int64)
        yield "1/3"
        self.weigh(games, 0, 1, weights, desk, sums)
        yield "2/3"
        self.search(games, 0, 2, 0, 0.5, weights, desk, templates.new_tree(100))
        yield "3/3"
        self.gather(games, 2, 1, weights, 0.5, 0.1, desk, seen, stages, np.zeros((4, 4), np.float64))


@functools.cache
def mind(name: str) -> Mind:
    """What is needed to think about a game; compiled on the first use, which shows a progress line."""
    game(name)
    compilation.ensure(name, exercise)
    return Mind(name)


def exercise(name: str) -> Iterator[str]:
    """Have every kernel of the bots for a game compiled."""
    yield from mind(name).exercise()
