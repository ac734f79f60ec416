"""The bot kernels of one game, bound to its rules and features, and its weights."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from madang.bots import kernels as templates
from madang.bots.kernels import Weights
from madang.core import compilation
from madang.core.game import Game, game
from madang.games import load
from madang.games.chance import new_rng, seed_words
from madang.jit import bind

WEIGHTS = Path(__file__).parent / "weights"

HELPERS = (
    "seat_value",
    "evaluate",
    "evaluate_after",
    "greedy_choice",
    "index_edges",
    "root_of",
    "add_edge",
    "expand",
    "observe_action",
    "select",
    "iterate",
)
"""Kernels that only other kernels call, each after those that it calls itself."""
ENTRY_POINTS = ("evaluate_actions", "search", "collect_samples")
"""Kernels that Python calls."""


class BotEngine:
    """The compiled bot kernels and the weights of one game. Get it with `bot_engine`."""

    evaluate_actions: Any
    search: Any
    collect_samples: Any

    def __init__(self, name: str) -> None:
        rules = load(name).rules
        features = importlib.import_module(f"madang.bots.features.{name}")
        self.game: Game = game(name)
        self.features: int = features.FEATURES
        self.stages: int = features.STAGES
        self.hidden_cards: bool = features.HIDDEN_CARDS
        self._verbs = {verb: getattr(rules, verb) for verb in ("setup", "legal", "apply", "winners", "determinize")}
        names = ("write_features", "stage", "horizon", "observed_action", "FEATURES", "HIDDEN_CARDS")
        self._verbs |= {verb: getattr(features, verb) for verb in names}
        for kernel in HELPERS:
            self._verbs[kernel] = bind(getattr(templates, kernel), name, self._verbs, kernel_only=True)
        for kernel in ENTRY_POINTS:
            self._verbs[kernel] = bind(getattr(templates, kernel), name, self._verbs)
        for kernel in ENTRY_POINTS:
            setattr(self, kernel, self._verbs[kernel])

    def bind_template(
        self, template: Any, more: Mapping[str, Any] = MappingProxyType({}), *, kernel_only: bool = False
    ) -> Any:
        """Compile a kernel of another module that calls this game's rules and bot kernels, and those in `more`."""
        return bind(template, self.game.name, {**self._verbs, **more}, kernel_only=kernel_only)

    @functools.cached_property
    def weight_sets(self) -> dict[str, Weights]:
        """The trained weights of this game's bots, by name."""
        return self.load_weights(WEIGHTS / f"{self.game.name}.npz")

    def load_weights(self, path: Path) -> dict[str, Weights]:
        """The weight sets of a file, or blank ones if the file does not exist.

        `linear_random` is fitted to random games, `linear` to games of strong bots; `neural` adds a hidden layer.
        """
        if not path.exists():
            return dict.fromkeys(("linear_random", "linear", "neural"), self.blank_weights())
        with np.load(path) as file:
            arrays = {name: file[name].astype(np.float32) for name in file}
        blank = self.blank_weights(min(templates.NEURONS, arrays["outer"].shape[-1]))
        expected = blank._asdict() | dict.fromkeys(("linear_random", "linear"), blank.sums)
        if {name: part.shape for name, part in arrays.items()} != {name: part.shape for name, part in expected.items()}:
            raise ValueError(f"{path} was trained with other features; run python -m madang.lab.train {self.game.name}")
        linear = {name: self.blank_weights()._replace(sums=arrays.pop(name)) for name in ("linear_random", "linear")}
        return linear | {"neural": Weights(**arrays)}

    def blank_weights(self, neurons: int = 0) -> Weights:
        """Weights that give every seat the same chance."""
        shape = (3, self.stages)
        return Weights(
            sums=np.zeros((*shape, self.features), np.float32),
            inner=np.zeros((*shape, self.features + 1, neurons), np.float32),
            outer=np.zeros((*shape, neurons), np.float32),
        )

    def workspace(self, rng: Any) -> templates.Workspace:
        return templates.new_workspace(len(self.game.notations), self.features, rng)

    def warm_up(self) -> Iterator[str]:
        """Call every kernel once to compile it; yield the progress before each."""
        games = self.game.blank(3)
        games["seed"] = seed_words(1)
        self.game.kernels.start_many(games, 0, 3, 2)
        workspace, weights = self.workspace(new_rng("warm_up")), self.blank_weights()
        sums = np.zeros(len(self.game.notations), np.float64)
        samples, stages = np.zeros((4, 4, self.features), np.float32), np.zeros(4, np.int64)
        yield "1/3"
        self.evaluate_actions(games, 0, 1, weights, workspace, sums)
        yield "2/3"
        self.search(games, 0, 2, 0, 0.5, weights, workspace, templates.new_tree(100))
        yield "3/3"
        self.collect_samples(games, 2, 1, weights, 0.5, 0.1, workspace, samples, stages, np.zeros((4, 4), np.float64))


@functools.cache
def bot_engine(name: str) -> BotEngine:
    """The bot engine of a game; compiled on first use, which shows a progress line."""
    game(name)
    compilation.ensure(name, warm_up)
    return BotEngine(name)


def warm_up(name: str) -> Iterator[str]:
    """Compile every bot kernel of a game."""
    yield from bot_engine(name).warm_up()
