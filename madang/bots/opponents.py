"""Opponents that play inside a kernel: games in which one seat is yours and the others are bots.

The kernel is compiled on first use, separately from those that plain play needs.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np

from madang.bots.engine import bot_engine
from madang.bots.greedy import WORLDS
from madang.core import compilation
from madang.core.kernels import MAX_SEATS, NOBODY
from madang.core.observation import observer
from madang.games import load, load_part
from madang.games.chance import new_rng, rng_below
from madang.jit import bind

RANDOM, GREEDY, ASK = range(3)
"""How the kernel plays a seat: at random, greedily, or not at all: it stops, and Python asks a bot."""

KERNEL_LEVELS = {"random": RANDOM, "greedy": GREEDY}

# --- verbs -----------------------------------------------------------------------------------------------------------

legal: Any = None
apply: Any = None
scores: Any = None
winners: Any = None
observe: Any = None
evaluate_actions: Any = None

# --- templates -------------------------------------------------------------------------------------------------------


def greedy_action(states: Any, i: int, rng: Any, weights: Any, workspace: Any, worlds: Any, sums: Any) -> int:
    """The choice of `greedy` for the actor of game i, which is evaluated in sampled worlds only."""
    worlds[0] = states[i]
    for k in range(rng.shape[0]):  # a slice assignment would compile the text of its error as well: three seconds
        workspace.rng[k] = rng[k]
    sums[:] = 0.0
    count = evaluate_actions(worlds, states[i].actor, WORLDS, weights, workspace, sums)
    for k in range(rng.shape[0]):
        rng[k] = workspace.rng[k]
    best = 0
    for k in range(1, count):
        if sums[k] > sums[best]:
            best = k
    return workspace.actions[best]


def advance_seats(states: Any, low: int, high: int, actions: Any, seats: Any, levels: Any, rngs: Any, skip_forced: bool,
                  weights: Any, workspace: Any, worlds: Any, sums: Any, listed: Any, mask: Any, observations: Any,
                  points: Any, wins: Any) -> None:  # fmt: skip
    """Play an action in each game (a negative one plays nothing), and the other seats until `seats[i]` has a decision.

    Then write what that seat knows and may do, and the result of a game that is over. The mask is empty if the game is
    over or waits for a seat whose level is ASK.
    """
    for i in range(low, high):
        s = states[i]
        if actions[i] >= 0:
            apply(s, actions[i])
        count = legal(s, listed)
        while s.actor != NOBODY:
            own = s.actor == seats[i]
            if count == 1 and (skip_forced or not own):
                apply(s, listed[0])
            elif own or levels[i, s.actor] == ASK:
                break
            elif levels[i, s.actor] == RANDOM:
                apply(s, listed[rng_below(rngs[i], count)])
            else:
                apply(s, greedy_action(states, i, rngs[i], weights, workspace, worlds, sums))
            count = legal(s, listed)
        mask[i, :] = 0
        if s.actor == seats[i]:
            for k in range(count):
                mask[i, listed[k]] = 1
        observe(s, seats[i], observations[i])
        if s.actor == NOBODY:
            scores(s, points[i])
            winners(s, wins[i])


class Opponents:
    """The kernel of a game's opponents and its buffers. Make one for each environment."""

    def __init__(self, name: str) -> None:
        engine = bot_engine(name)
        self.name = name
        self.record_type: np.dtype[Any] = load(name).RECORD
        self.actions = len(engine.game.notations)
        self._advance = _kernel(name)
        self._weights = engine.weight_sets["linear_random"]
        self._workspace = engine.workspace(new_rng("opponents"))
        self._worlds = engine.game.blank(3)
        self._sums = np.zeros(self.actions, np.float64)
        self._listed = np.zeros(self.actions, np.int64)

    def __reduce__(self) -> tuple[Any, ...]:
        return opponents, (self.name,)

    def advance(self, states: Any, low: int, high: int, actions: Any, seats: Any, levels: Any, rngs: Any,
                skip_forced: bool, mask: Any, observations: Any, points: Any, wins: Any) -> None:  # fmt: skip
        """Call `advance_seats` for the games from `low` up to but not including `high`."""
        self._advance(
            states, low, high, actions, seats, levels, rngs, skip_forced, self._weights, self._workspace, self._worlds,
            self._sums, self._listed, mask, observations, points, wins,
        )  # fmt: skip

    def warm_up(self) -> None:
        """Call the kernel once, as the library calls it."""
        numbers, few = np.zeros(1, np.int64), np.zeros((1, MAX_SEATS), np.int64)
        mask, observations = np.zeros((1, self.actions), np.int8), np.zeros((1, observer(self.name).size), np.float32)
        games = np.zeros(1, self.record_type)
        self.advance(games, 0, 0, numbers, numbers, few, few, True, mask, observations, few, few)


@functools.cache
def _kernel(name: str) -> Any:
    rules, engine = load(name).rules, bot_engine(name)
    verbs = {verb: getattr(rules, verb) for verb in ("legal", "apply", "scores", "winners")}
    verbs |= {"observe": load_part(name, "observe").observe, "evaluate_actions": engine.evaluate_actions}
    verbs["greedy_action"] = bind(greedy_action, name, verbs, kernel_only=True)
    return bind(advance_seats, name, verbs)


def opponents(name: str) -> Opponents:
    """The opponents of a game; the first use compiles their kernel and shows a progress line."""
    bot_engine(name)
    compilation.ensure(name, warm_up)
    return Opponents(name)


def warm_up(name: str) -> Iterator[str]:
    """Compile the kernel that plays the opponents of a game."""
    yield "1/1"
    opponents(name).warm_up()
