"""Who answers actions by the short way: what Python has to do with the kernels of `answering.py`."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from pydantic_core import to_json

from madang import Game, Message, game
from madang.core import compile as compilation
from madang.core.kernels import MAX_SEATS, NOBODY
from madang.games import load, load_part
from madang.jit import bind
from madang.server.answering import (
    ALONE,
    FRAMES,
    HOW_MANY,
    LINES,
    LISTENERS,
    NAME,
    NO_GUEST,
    NO_TAG,
    OVER,
    PHRASE,
    ROWS,
    STEP,
    STEPS,
    T_ACTED,
    T_FOR_SEAT,
    T_NUMBER,
    T_PLY,
    TAG,
    WHO,
    answer,
    no_cards,
    no_round,
    placed_cards,
    play,
    season,
    tell_all,
)
from madang.server.appending import Order, Stored
from madang.server.history import PLACED, ROUND, fields_of
from madang.server.log import SOMEBODY, words
from madang.server.past import ACTION, FORCED, Ahead

SOME = 987_654_321
"""A number that stands in no phrase."""
DIGITS = 20
"""Of a number, at most."""


class Answer(Order):
    """What the short way has found out. Nothing has happened yet.

    The rows are the action that was asked for and what is forced by it. Of these there are the `steps` as the kernel
    reports them, how many `lines` the log gets, and the `frames`: for each of the places that are told, and last for
    who asked and gave the `tag`. There are none if the game is over.
    """

    __slots__ = ("about", "at", "frames", "lines", "steps", "tag", "then")

    def __init__(
        self,
        table: str,
        rows: list[Stored],
        over: bool,
        at: float,
        tag: int | None,
        lines: int,
        steps: bytes,
        frames: list[bytes],
    ) -> None:
        self.table = table
        self.rows = rows
        self.over = over
        self.wanted = True
        self.at = at
        self.tag = tag
        self.lines = lines
        self.steps = steps
        self.frames = frames
        self.then: Callable[[Answer, bool | Exception, Any], None] | None = None
        """Whom to tell when it is stored, or not; he is told `about` too."""
        self.about: Any = None

    def done(self, outcome: bool | Exception) -> None:
        if self.then is not None:
            self.then(self, outcome, self.about)


class Asking(NamedTuple):
    """From where an action is asked for, and who else is told of it."""

    seat: int
    places: tuple[int, ...]
    bits: int
    """The places, as bits."""

    @classmethod
    def at(cls, seat: int, places: Iterable[int]) -> Asking:
        places = tuple(places)
        return cls(seat, places, sum(1 << place for place in {*places}))


class Desk:
    """What the short way has to know of a table: who sits there, under which names, and who may ask for hints."""

    def __init__(self, names: Sequence[str], guests: Sequence[str | None], alone: str | None) -> None:
        self.names = np.zeros((MAX_SEATS, NAME), np.uint8)
        for seat, name in enumerate(names):
            line = to_json(name) + b"\n"
            self.names[seat, : len(line)] = np.frombuffer(line, np.uint8)
        known = [*dict.fromkeys(guest for guest in guests if guest)]
        self.guests = np.full(LISTENERS + 1, NOBODY, np.int64)
        for seat, guest in enumerate(guests):
            self.guests[seat] = known.index(guest) if guest else NO_GUEST
        self.guests[ALONE] = known.index(alone) if alone in known else NO_GUEST


class Clerk:
    """Answers actions of one game. Get it with `clerk`."""

    def __init__(self, name: str) -> None:
        rulebook, telling, self.game = load(name), load_part(name, "telling"), game(name)
        fields = fields_of(self.game)
        verbs = {
            "legal": rulebook.rules.legal,
            "apply": rulebook.rules.apply,
            "scores": rulebook.rules.scores,
            "tell": telling.tell,
            "stand": telling.stand,
            "face_down": placed_cards if PLACED in fields else no_cards,
            "round_of": season if ROUND in fields else no_round,
        }
        verbs |= {"play": bind(play, name, verbs), "tell_all": bind(tell_all, name, verbs)}
        self._answer = bind(answer, name, verbs)
        self._phrases, self._where = _phrases(self.game)
        actions = len(self.game.notations)
        # kernels write into arrays; reading what they have written is quicker by way of the bytes behind them
        self._report_bytes = memoryview(bytearray(8 * (STEPS + STEP * ROWS + actions + 2))).cast("q")
        text = 2 * telling.SIZE + 2 * ROWS * (NAME + PHRASE) + len(self._phrases)  # all actions, and then some
        self._out_bytes = memoryview(bytearray((LISTENERS + 1) * text))
        self._after = np.zeros(ROWS + 1, self.game.record_type)
        self._report = np.frombuffer(self._report_bytes, np.int64)
        self._out = np.frombuffer(self._out_bytes, np.uint8)
        self._points = np.zeros(MAX_SEATS, np.int64)

    def answer(self, ahead: Ahead, frame: bytes, table: str, asking: Asking, desk: Desk, now: float) -> Answer | None:
        """What a frame leads to that has come over the socket of a seat; None if it is nothing for the short way."""
        seat, places, bits = asking
        ply = ahead.ply
        length = self._answer(
            ahead.states, ahead.now, np.frombuffer(frame, np.uint8), ply, seat, ahead.lines, bits,
            desk.guests, desk.names, self._phrases, self._where, self._after, self._points, self._report, self._out,
        )  # fmt: skip
        if not length:
            return None
        report, written, notations = self._report_bytes[:length].tolist(), self._out_bytes, self.game.notations
        tag, kind, rows = report[TAG], ACTION, list[Stored]()
        for at in range(STEPS, length, STEP):
            rows.append((table, ply, report[at], kind, notations[report[at + 1]], now))
            ply += 1
            kind = FORCED
        over, frames = report[OVER] == 1, list[bytes]()
        if not over:
            frames += [bytes(written[report[FRAMES + place] : report[FRAMES + place + 1]]) for place in places]
            frames.append(bytes(written[report[FRAMES + LISTENERS] : report[FRAMES + LISTENERS + 1]]))
        steps = bytes(self._report_bytes[STEPS:length])
        return Answer(table, rows, over, now, None if tag == NO_TAG else tag, report[LINES], steps, frames)

    def warm_up(self) -> None:
        """Have the kernel loaded, or compiled: it answers a frame with nothing in it."""
        first = self.game.start(2, seed=1)
        self.answer(Ahead(first, 0, 0), b"", "", Asking.at(0, ()), Desk([], [], None), 0.0)


def _phrases(game: Game) -> tuple[Any, Any]:
    """All actions and what is told of them as one text, and for each where both begin and end."""
    told = [game.words.describe(action, SOMEBODY) for action in game.notations]
    told += [Message("placed-cards", {"who": SOMEBODY, "count": SOME}), Message("log-round", {"round": SOME})]
    somebody, some = to_json(SOMEBODY), to_json(SOME)
    texts, where, at = [], [], 0
    for action, message in zip((*game.notations, "", ""), told, strict=True):
        phrase = words(message)[1:].replace(somebody, bytes([WHO])).replace(some, bytes([HOW_MANY]))
        where.append((at, at + len(action), at + len(action), at + len(action) + len(phrase)))
        if len(phrase) + len(T_NUMBER) + len(T_PLY) + len(T_FOR_SEAT) + len(T_ACTED) + 3 * DIGITS > PHRASE:
            raise ValueError(f"{action}: what is told of it is too long")
        texts += [action.encode("ascii"), phrase]
        at += len(action) + len(phrase)
    return np.frombuffer(b"".join(texts), np.uint8).copy(), np.array(where, np.int64)


@functools.cache
def clerk(name: str) -> Clerk:
    """Who answers actions of a game; compiled on the first use, which shows a progress line."""
    compilation.ensure(name, exercise)
    made = Clerk(name)
    made.warm_up()
    return made


def exercise(name: str) -> Iterator[str]:
    """Have the kernel compiled that answers actions of a game."""
    yield "1/1"
    Clerk(name).warm_up()
