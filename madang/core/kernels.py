"""Kernels that are written over the verbs of any game, and compiled once for each game.

The functions here are templates: the names under "verbs" stand for functions of a game's rules, and `Kernels` binds
them. All templates work on arrays of records: Numba takes an array from Python four times as fast as a single record.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from madang.games.chance import new_rng, rng_below, seed_words
from madang.jit import bind

MAX_SEATS = 4

# --- verbs -----------------------------------------------------------------------------------------------------------

setup: Any = None
legal: Any = None
apply: Any = None
scores: Any = None
winners: Any = None
determinize: Any = None
ACTIONS: int = 0

NOBODY = -1
NO_ACTION = -1
"""Tells `step` to play nothing."""

# --- one game --------------------------------------------------------------------------------------------------------


def step(source: Any, i: int, target: Any, j: int, action: int, out: Any) -> int:
    """Copy game i of `source` to game j of `target`, play a legal action there (or NO_ACTION), and list what is legal.

    Return the length of the list. The seat that is to act follows the list in `out`.
    """
    target[j] = source[i]
    if action != NO_ACTION:
        apply(target[j], action)
    count = legal(target[j], out)
    out[count] = target[j].actor
    return count


def copy_determinized(source: Any, i: int, target: Any, j: int, seat: int, rng: Any) -> None:
    """Copy game i of `source` to game j of `target` as another world that `seat` cannot tell from it."""
    target[j] = source[i]
    determinize(target[j], seat, rng)


# --- many games, from `low` up to but not including `high` -----------------------------------------------------------


def start_many(states: Any, low: int, high: int, players: int) -> None:
    for i in range(low, high):
        setup(states[i], players)


def mask_many(states: Any, low: int, high: int, mask: Any) -> None:
    """Write a row of the mask for each game: which actions are legal."""
    out = np.empty(ACTIONS, np.int64)
    for i in range(low, high):
        mask[i, :] = False
        for k in range(legal(states[i], out)):
            mask[i, out[k]] = True


def find_illegal(states: Any, low: int, high: int, actions: Any) -> int:
    """The first game whose action is not legal, or -1. A finished game takes any action and ignores it."""
    out = np.empty(ACTIONS, np.int64)
    for i in range(low, high):
        if states[i].actor == NOBODY:
            continue
        found = False
        for k in range(legal(states[i], out)):
            found = found or out[k] == actions[i]
        if not found:
            return i
    return -1


def choose_many(states: Any, low: int, high: int, rng: Any, actions: Any) -> None:
    """Choose a legal action for each game uniformly at random; 0 where the game is over."""
    out = np.empty(ACTIONS, np.int64)
    for i in range(low, high):
        count = legal(states[i], out)
        actions[i] = out[rng_below(rng, count)] if count > 0 else 0


def step_many(
    states: Any, low: int, high: int, actions: Any, skip_forced: bool, restart: bool, ended: Any, points: Any, wins: Any
) -> int:
    """Play an action in each game; return how many decisions were made, forced ones included.

    Where that ends a game, `ended` is set and its row of `points` and `wins` is written; with `restart` a new game
    takes its place at once and continues its random stream.
    """
    out = np.empty(ACTIONS, np.int64)
    decisions = 0
    for i in range(low, high):
        ended[i] = False
        s = states[i]
        if s.actor == NOBODY:
            continue
        apply(s, actions[i])
        decisions += 1
        while True:
            if s.actor == NOBODY and not ended[i]:
                ended[i] = True
                scores(s, points[i])
                winners(s, wins[i])
                if restart:
                    setup(s, s.players)
            if not skip_forced or s.actor == NOBODY or legal(s, out) > 1:
                break
            apply(s, out[0])
            decisions += 1
    return decisions


def play_out_many(states: Any, low: int, high: int, rng: Any) -> int:
    """Play each game to its end with random actions; return how many decisions that took."""
    out = np.empty(ACTIONS, np.int64)
    decisions = 0
    for i in range(low, high):
        while states[i].actor != NOBODY:
            apply(states[i], out[rng_below(rng, legal(states[i], out))])
            decisions += 1
    return decisions


def score_many(states: Any, low: int, high: int, points: Any, wins: Any) -> None:
    for i in range(low, high):
        scores(states[i], points[i])
        winners(states[i], wins[i])


class Kernels:
    """The templates above, bound to the verbs of one game."""

    def __init__(self, name: str, rules: Any, actions: int) -> None:
        verbs = {
            "setup": rules.setup,
            "legal": rules.legal,
            "apply": rules.apply,
            "scores": rules.scores,
            "winners": rules.winners,
            "determinize": rules.determinize,
            "ACTIONS": actions,
        }
        self.actions = actions
        self.step = bind(step, name, verbs)
        self.copy_determinized = bind(copy_determinized, name, verbs)
        self.start_many = bind(start_many, name, verbs)
        self.mask_many = bind(mask_many, name, verbs)
        self.find_illegal = bind(find_illegal, name, verbs)
        self.choose_many = bind(choose_many, name, verbs)
        self.step_many = bind(step_many, name, verbs)
        self.play_out_many = bind(play_out_many, name, verbs)
        self.score_many = bind(score_many, name, verbs)

    def warm_up(self, record: np.dtype[Any]) -> Iterator[str]:
        """Call every kernel that plays one game, as the library calls it, so that it is compiled."""
        games, points, wins = self._examples(record)
        yield from _call_each(
            (self.start_many, (games, 0, 2, 2)),
            (self.step, (games, 0, games, 0, NO_ACTION, np.zeros(self.actions + 1, np.int64))),
            (self.copy_determinized, (games, 0, games, 1, 0, new_rng("warm_up"))),
            (self.score_many, (games, 0, 2, points, wins)),
        )

    def warm_up_batch(self, record: np.dtype[Any]) -> Iterator[str]:
        """The same for kernels that play many games at once. A single game need not wait for them."""
        games, points, wins = self._examples(record)
        self.start_many(games, 0, 2, 2)
        actions, ended, rng = np.zeros(2, np.int64), np.zeros(2, np.bool_), new_rng("warm_up")
        yield from _call_each(
            (self.mask_many, (games, 0, 2, np.zeros((2, self.actions), np.bool_))),
            (self.choose_many, (games, 0, 2, rng, actions)),
            (self.find_illegal, (games, 0, 2, actions)),
            (self.step_many, (games, 0, 2, actions, True, True, ended, points, wins)),
            (self.play_out_many, (games, 0, 2, rng)),
        )

    def _examples(self, record: np.dtype[Any]) -> tuple[Any, Any, Any]:
        """Two games that are not set up yet, and room for their points and wins."""
        games = np.zeros(2, record)
        games["seed"] = seed_words(1)
        return games, np.zeros((2, MAX_SEATS), np.int64), np.zeros((2, MAX_SEATS), np.int64)


def _call_each(*calls: tuple[Any, tuple[Any, ...]]) -> Iterator[str]:
    """Make the calls; yield the progress before each."""
    for number, (kernel, args) in enumerate(calls, start=1):
        yield f"{number}/{len(calls)}"
        kernel(*args)
