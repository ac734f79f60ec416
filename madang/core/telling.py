"""Texts: what a seat sees and how a game stands, as JSON that kernels write; a server sends both with every action.

Compiled when it is first used, apart from the kernels that plain play needs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from madang.core.kernels import MAX_SEATS
from madang.games import load, load_part
from madang.games.chance import seed_words
from madang.jit import bind

# --- verbs -----------------------------------------------------------------------------------------------------------

scores: Any = None
tell: Any = None
stand: Any = None

# --- templates -------------------------------------------------------------------------------------------------------


def tell_one(states: Any, i: int, seat: int, out: Any) -> Any:
    """Write what `seat` (or, for NOBODY, a spectator) sees of game i; return how long it is.

    For who is to act it ends where his actions follow, otherwise with an empty list of them.
    """
    return tell(states[i], seat, out)


def stand_one(states: Any, i: int, points: Any, out: Any) -> Any:
    """Write how game i stands, as if it ended now; return how long it is.

    `points` is room for the scores: a kernel that makes arrays takes 70 ms longer to load.
    """
    scores(states[i], points)
    return stand(states[i], points, out)


class Teller:
    """How the games of one kind are told. Get it from a game, `game.teller`."""

    def __init__(self, name: str) -> None:
        rulebook = load(name)
        telling = load_part(name, "telling")
        self.size: int = telling.SIZE
        self.record_type: np.dtype[Any] = rulebook.RECORD
        self.quoted = tuple(f'"{notation}"'.encode("ascii") for notation in rulebook.TABLE.notations)
        verbs = {"scores": rulebook.rules.scores, "tell": telling.tell, "stand": telling.stand}
        self.tell_one = bind(tell_one, name, verbs)
        self.stand_one = bind(stand_one, name, verbs)

    def exercise(self) -> Iterator[str]:
        """Call both kernels once, as the library calls them; yield before each how far it is."""
        games = np.zeros(1, self.record_type)
        games["seed"] = seed_words(1)
        out = np.empty(self.size, np.uint8)
        yield "1/2"
        self.tell_one(games, 0, 0, out)
        yield "2/2"
        self.stand_one(games, 0, np.empty(MAX_SEATS, np.int64), out)


def exercise(name: str) -> Iterator[str]:
    """Have the kernels compiled that tell of a game."""
    from madang.core.game import game

    yield from game(name).teller.exercise()
