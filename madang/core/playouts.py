"""Play whole random games, and count which actions were offered and chosen: the fast way to a million games.

The kernel is compiled on first use, separately from those that plain play needs.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

import numpy as np

from madang.core import compilation
from madang.core.kernels import MAX_SEATS, NOBODY
from madang.games import load
from madang.games.chance import new_rng, rng_below, seed_words
from madang.jit import bind

WHOLE_WIN = 12
"""The parts of a win: 2, 3 or 4 winners share them without a remainder, so sums are exact in any order."""

# --- verbs -----------------------------------------------------------------------------------------------------------

legal: Any = None
apply: Any = None
scores: Any = None
winners: Any = None
ACTIONS: int = 0

# --- templates -------------------------------------------------------------------------------------------------------


def share_wins(wins: Any, players: int) -> None:
    """Turn marks of winners into parts of the win."""
    number = 0
    for seat in range(players):
        number += wins[seat]
    for seat in range(players):
        wins[seat] = wins[seat] * WHOLE_WIN // number


def play_and_tally(states: Any, rng: Any, groups: Any, marks: Any, touched: Any, points: Any, wins: Any, length: Any,
                   offered: Any, chosen: Any) -> None:  # fmt: skip
    """Play each game to its end with random actions.

    For each game, write its scores, the parts of the win, and its length: all decisions, and those with a choice. For
    each group of actions, count the hands (a seat in a game) in which one of its actions was offered at a choice, or
    chosen there, and add up what those hands won. `marks` and `touched` are scratch buffers; `marks` must be zero.
    """
    listed = np.empty(ACTIONS, np.int64)
    group_count = offered.shape[0]
    for i in range(states.shape[0]):
        s = states[i]
        known = 0
        length[i, :] = 0
        while s.actor != NOBODY:
            count = legal(s, listed)
            length[i, 0] += 1
            if count > 1:
                length[i, 1] += 1
                base = s.actor * group_count
                for k in range(count):
                    slot = base + groups[listed[k]]
                    if marks[slot] == 0:
                        marks[slot] = 1
                        touched[known] = slot
                        known += 1
            pick = listed[rng_below(rng, count)]
            if count > 1:
                marks[s.actor * group_count + groups[pick]] = 2
            apply(s, pick)
        scores(s, points[i])
        winners(s, wins[i])
        share_wins(wins[i], s.players)
        for k in range(known):
            group, share = touched[k] % group_count, wins[i, touched[k] // group_count]
            offered[group, 0] += 1
            offered[group, 1] += share
            if marks[touched[k]] == 2:
                chosen[group, 0] += 1
                chosen[group, 1] += share
            marks[touched[k]] = 0


class Playouts:
    """The kernel bound to one game. Get it with `playouts`."""

    def __init__(self, name: str) -> None:
        rulebook = load(name)
        verbs: dict[str, Any] = {
            verb: getattr(rulebook.rules, verb) for verb in ("legal", "apply", "scores", "winners")
        }
        self.actions = verbs["ACTIONS"] = len(rulebook.TABLE.notations)
        self.record_type: np.dtype[Any] = rulebook.RECORD
        verbs["share_wins"] = bind(share_wins, name, verbs, kernel_only=True)
        self._play = bind(play_and_tally, name, verbs)

    def play(self, states: Any, rng_seed: str, groups: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Play games to their end: points, parts of the win and length by game; offered and chosen by group.

        `groups` is an array with the group number of each action.
        """
        count, slots = len(states), MAX_SEATS * (int(groups.max()) + 1)
        marks, touched = np.zeros(slots, np.int8), np.zeros(slots, np.int64)
        points, wins = np.zeros((count, MAX_SEATS), np.int64), np.zeros((count, MAX_SEATS), np.int64)
        length = np.zeros((count, 2), np.int64)
        offered, chosen = (np.zeros((slots // MAX_SEATS, 2), np.int64) for _ in range(2))
        self._play(states, new_rng(rng_seed), groups, marks, touched, points, wins, length, offered, chosen)
        return points, wins, length, offered, chosen

    def warm_up(self) -> Iterator[str]:
        """Call the kernel once, as the library calls it."""
        games = np.zeros(1, self.record_type)
        games["seed"] = seed_words(1)
        yield "1/1"
        self.play(games[:0], "warm_up", np.zeros(self.actions, np.int64))


@functools.cache
def playouts(name: str) -> Playouts:
    """Random games of one kind; the first use compiles the kernel and shows a progress line."""
    from madang.core.game import game

    game(name)
    compilation.ensure(name, warm_up)
    return Playouts(name)


def warm_up(name: str) -> Iterator[str]:
    """Compile the kernel that plays random games and counts what was chosen in them."""
    yield from playouts(name).warm_up()
