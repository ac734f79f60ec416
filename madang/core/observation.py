"""Observations: what a seat knows, as a tensor, in one game or many; and stepping many games in lockstep.

These kernels are compiled on first use, separately from those that plain play needs.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from math import prod
from typing import Any

import numpy as np

from madang.core import compilation
from madang.core.kernels import MAX_SEATS, NOBODY
from madang.games import load, load_part
from madang.games.chance import seed_words
from madang.games.observation_encoding import Layout, layout_size
from madang.jit import bind

Floats = np.ndarray[Any, np.dtype[np.float32]]

# --- verbs -----------------------------------------------------------------------------------------------------------

setup: Any = None
legal: Any = None
apply: Any = None
scores: Any = None
winners: Any = None
observe: Any = None

# --- templates: games from `low` up to but not including `high` ------------------------------------------------------


def observe_many(states: Any, low: int, high: int, seats: Any, out: Any) -> None:
    """Write a row for each game: what its seat in `seats` knows; for NOBODY a row of zeros."""
    for i in range(low, high):
        if seats[i] == NOBODY:
            out[i, :] = 0.0
        else:
            observe(states[i], seats[i], out[i])


def advance_many(states: Any, low: int, high: int, actions: Any, skip_forced: bool, restart: bool, listed: Any,
                 mask: Any, observations: Any, ended: Any, points: Any, wins: Any) -> int:  # fmt: skip
    """Play an action in each game and write what its next actor knows and may do; return how many were played.

    A negative action plays nothing: the game is only observed. `listed` is a buffer for the legal actions of one game.
    Results are written, and games restarted, as in `madang.core.kernels.step_many`.
    """
    decisions = 0
    for i in range(low, high):
        s = states[i]
        ended[i] = False
        if actions[i] >= 0 and s.actor != NOBODY:
            apply(s, actions[i])
            decisions += 1
        count = legal(s, listed)
        while count < 2:
            if s.actor == NOBODY:
                if ended[i] or actions[i] < 0:
                    break
                ended[i] = True
                scores(s, points[i])
                winners(s, wins[i])
                if not restart:
                    break
                setup(s, s.players)
            elif not skip_forced:
                break
            else:
                apply(s, listed[0])
                decisions += 1
            count = legal(s, listed)
        mask[i, :] = False
        for k in range(count):
            mask[i, listed[k]] = True
        if s.actor == NOBODY:
            observations[i, :] = 0.0
        else:
            observe(s, s.actor, observations[i])
    return decisions


class Observer:
    """The observation kernels of a game and the layout of its observations. Get it with `observer`."""

    def __init__(self, name: str) -> None:
        rulebook = load(name)
        module = load_part(name, "observe")
        self.name = name
        self.layout: Layout = module.LAYOUT
        self.size = layout_size(self.layout)
        self.actions = len(rulebook.TABLE.notations)
        self.record_type: np.dtype[Any] = rulebook.RECORD
        names = ("setup", "legal", "apply", "scores", "winners")
        verbs = {verb: getattr(rulebook.rules, verb) for verb in names} | {"observe": module.observe}
        self.observe_many = bind(observe_many, name, verbs)
        self.advance_many = bind(advance_many, name, verbs)

    def __reduce__(self) -> tuple[Any, ...]:
        return observer, (self.name,)

    def warm_up(self) -> Iterator[str]:
        """Call both kernels once, as the library calls them; yield the progress before each."""
        games = np.zeros(2, self.record_type)
        games["seed"] = seed_words(1)
        observations = np.zeros((2, self.size), np.float32)
        numbers = np.zeros(2, np.int64)
        yield "1/2"
        self.observe_many(games, 0, 0, numbers, observations)
        yield "2/2"
        mask, ended = np.zeros((2, self.actions), np.bool_), np.zeros(2, np.bool_)
        listed, points = np.zeros(self.actions, np.int64), np.zeros((2, MAX_SEATS), np.int64)
        self.advance_many(games, 0, 0, numbers, True, True, listed, mask, observations, ended, points, points.copy())


@functools.cache
def slices(name: str) -> dict[str, tuple[slice, tuple[int, ...]]]:
    """The parts of a game's observations: where each lies, and its shape.

    >>> slices("koryo")["phase"]
    (slice(11, 17, None), (6,))
    """
    layout: Layout = load_part(name, "observe").LAYOUT
    parts, start = {}, 0
    for part, shape in layout:
        parts[part] = slice(start, start + prod(shape)), shape
        start += prod(shape)
    return parts


@functools.cache
def observer(name: str) -> Observer:
    """The observer of a game; the first use compiles its kernels and shows a progress line."""
    from madang.core.game import game

    game(name)
    compilation.ensure(name, warm_up)
    return Observer(name)


def warm_up(name: str) -> Iterator[str]:
    """Compile the kernels that observe a game."""
    yield from observer(name).warm_up()
