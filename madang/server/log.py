"""The log of a table: what happened, as messages, and what of it the others may read."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pydantic_core import from_json, to_json

from madang import Game, Message, State
from madang.server.history import Facts, newly_placed

DESCRIBED = 10_000
"""Descriptions of actions that are kept: people do the same things again and again."""
SOMEBODY = "\0"
"""Who did it, in a description that is kept."""
_SOMEBODY = to_json(SOMEBODY)

SEATS = {None: b"null", 0: b"0", 1: b"1", 2: b"2", 3: b"3"}
"""Seats as JSON."""
_ENTRY = b'{"number":%d,"ply":%d,"seat":%b,"kind":"%b",%b'
Words = bytes
"""A message as JSON: its id and its arguments."""


def words(message: Message) -> Words:
    return to_json({"id": message.id, "args": message.args})


class Entry(NamedTuple):
    """One line. `own` is what the seat itself reads, if that is more than `shown`."""

    number: int
    ply: int
    seat: int | None
    kind: str
    shown: Words
    own: Words | None = None

    def text(self, reader: int | None) -> bytes:
        """The line for one seat (None: a spectator), as a JSON text."""
        number, ply, seat, kind, shown, own = self
        read = shown if own is None or reader is None or reader != seat else own
        return _ENTRY % (number, ply, SEATS[seat], kind.encode(), read[1:])

    def json(self, reader: int | None) -> Any:
        """The same as a JSON object."""
        return from_json(self.text(reader))


def told(game: Game, before: Facts, after: Facts, action: str, who: str) -> tuple[Words, Words | None]:
    """What everybody is told of an action, and what the actor alone is told if that is more."""
    name = to_json(who)
    described = _described(game, action).replace(_SOMEBODY, name)
    count = newly_placed(before, after)
    return (_placed(count).replace(_SOMEBODY, name), described) if count > 0 else (described, None)


@functools.lru_cache(DESCRIBED)
def _described(game: Game, action: str) -> Words:
    return words(game.words.describe(action, SOMEBODY))


@functools.lru_cache(DESCRIBED)
def _placed(count: int) -> Words:
    return words(Message("placed-cards", {"who": SOMEBODY, "count": count}))


@dataclass(slots=True)
class Scribe:
    """Writes the log while the rows of a table are played."""

    entries: list[Entry] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    standing_in: int | None = None

    def begin(self, names: list[str], first: Facts) -> None:
        self.names = names
        self._say(0, None, "start", "log-start")
        for seat, name in enumerate(names):
            self._say(0, seat, "start", "log-sits", who=name, seat=seat)
        self._round(0, first)

    def played(
        self, state: State, before: Facts, after: Facts, ply: int, kind: str, action: str, stand_in: str | None
    ) -> None:
        """An action has led to a state."""
        seat = before.actor or 0
        if stand_in is not None and self.standing_in != seat:
            self._say(ply, seat, kind, "log-stand-in", who=self.names[seat], level=stand_in)
        self.standing_in = seat if stand_in is not None else None
        shown, own = told(state.game, before, after, action, self.names[seat])
        self._add(ply, seat, kind, shown, own)
        if before.round != after.round:
            self._round(ply, after)
        if state.over:
            self._end(ply, state)

    def undone(self, ply: int, seat: int) -> None:
        self._say(ply, seat, "undo", "log-undo", who=self.names[seat])

    def _round(self, ply: int, now: Facts) -> None:
        if now.round is not None:
            self._say(ply, None, "round", "log-round", round=now.round)

    def _end(self, ply: int, state: State) -> None:
        for seat, points in enumerate(state.scores()):
            self._say(ply, seat, "end", "log-score", who=self.names[seat], points=points)
        for seat in state.winners():
            self._say(ply, seat, "end", "log-won", who=self.names[seat])

    def _say(self, at: int, whose: int | None, kind: str, message: str, **args: str | int) -> None:
        self._add(at, whose, kind, words(Message(message, args)))

    def _add(self, ply: int, seat: int | None, kind: str, shown: Words, own: Words | None = None) -> None:
        self.entries.append(Entry(len(self.entries), ply, seat, kind, shown, own))
