"""Texts: what a seat sees and how a game stands, as JSON that kernels write; a server sends both with every action.

Compiled when it is first used, apart from the kernels that plain play needs.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import numpy as np

from madang.core.kernels import MAX_SEATS, NOBODY
from madang.games import load, load_part
from madang.games.chance import seed_words
from madang.jit import bind

TEXTS = MAX_SEATS + 2
"""A view for each seat and one for spectators, and the standing."""

# --- verbs -----------------------------------------------------------------------------------------------------------

scores: Any = None
tell: Any = None
stand: Any = None

# --- templates -------------------------------------------------------------------------------------------------------


def tell_all(states: Any, i: int, marks: Any, out: Any) -> None:
    """Write what each seat sees of game i, what a spectator sees, and how it stands, as if it ended now.

    The view of who is to act ends where his actions follow. `marks` is room for the scores (a kernel that makes arrays
    takes 70 ms longer to load), and then tells where each text ends.
    """
    s = states[i]
    at = 0
    for seat in range(s.players):
        at += tell(s, seat, out[at:])
        marks[MAX_SEATS + seat] = at
    at += tell(s, NOBODY, out[at:])
    marks[MAX_SEATS + s.players] = at
    scores(s, marks)
    at += stand(s, marks, out[at:])
    marks[MAX_SEATS + s.players + 1] = at


class Room(threading.local):
    """Where a thread has kernels write."""

    def __init__(self, size: int) -> None:
        self.marks, self.out = np.empty(MAX_SEATS + TEXTS, np.int64), np.empty(size, np.uint8)


class Teller:
    """How the games of one kind are told. Get it from a game, `game.teller`."""

    def __init__(self, name: str) -> None:
        rulebook = load(name)
        telling = load_part(name, "telling")
        self.room = Room(TEXTS * telling.SIZE)
        self.record_type: np.dtype[Any] = rulebook.RECORD
        self.quoted = tuple(f'"{notation}"'.encode("ascii") for notation in rulebook.TABLE.notations)
        verbs = {"scores": rulebook.rules.scores, "tell": telling.tell, "stand": telling.stand}
        self.tell_all = bind(tell_all, name, verbs)

    def texts(self, states: np.ndarray[Any, Any], players: int) -> list[bytes]:
        """What is told of the only game of an array: to each seat, to a spectator, and how it stands."""
        room = self.room
        marks, out = room.marks, room.out
        self.tell_all(states, 0, marks, out)
        ends = marks.tolist()[MAX_SEATS : MAX_SEATS + players + 2]
        all_of_it, begin, texts = out[: ends[-1]].tobytes(), 0, []
        for end in ends:
            texts.append(all_of_it[begin:end])
            begin = end
        return texts

    def exercise(self) -> Iterator[str]:
        """Call the kernel once, as the library calls it; yield before how far it is."""
        games = np.zeros(1, self.record_type)
        games["seed"] = seed_words(1)
        yield "1/1"
        self.texts(games, 0)


def exercise(name: str) -> Iterator[str]:
    """Have the kernels compiled that tell of a game."""
    from madang.core.game import game

    yield from game(name).teller.exercise()
