"""The log of a table: what happened, as messages, and what of it the others may read."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from pydantic_core import to_json

from madang import Game, Message, State
from madang.server.history import After, round_of

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
    """One line. An action is put into words when somebody reads it."""

    number: int
    ply: int
    seat: int | None
    kind: str
    said: Words | str
    """A message, or an action by its notation."""
    placed: int = 0
    """How many cards were placed face down with it, which the others are told instead."""


def told(game: Game, action: str, placed: int, who: str, own: bool) -> Words:
    """What is told of an action: to who did it, or to the others."""
    described = _described(game, action) if own or placed <= 0 else _placed(placed)
    return described.replace(_SOMEBODY, to_json(who))


@functools.lru_cache(DESCRIBED)
def _described(game: Game, action: str) -> Words:
    return words(game.words.describe(action, SOMEBODY))


@functools.lru_cache(DESCRIBED)
def _placed(count: int) -> Words:
    return words(Message("placed-cards", {"who": SOMEBODY, "count": count}))


@dataclass(slots=True)
class Scribe:
    """Writes the log while the rows of a table are played, and reads it to people; all of it, or from a number on."""

    first: int = 0
    entries: list[Entry] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    game: Game | None = None
    standing_in: int | None = None

    def begin(self, names: list[str], first: State) -> None:
        self.names, self.game = names, first.game
        self._say(0, None, "start", "log-start")
        for seat, name in enumerate(names):
            self._say(0, seat, "start", "log-sits", who=name, seat=seat)
        self._round(0, round_of(first))

    def played(self, ply: int, seat: int, kind: str, action: str, after: After, stand_in: str | None) -> None:
        """A seat has done something, or somebody for it."""
        if stand_in is not None and self.standing_in != seat:
            self._say(ply, seat, kind, "log-stand-in", who=self.names[seat], level=stand_in)
        self.standing_in = seat if stand_in is not None else None
        self.entries.append(Entry(self.size, ply, seat, kind, action, after.placed))
        if after.begun is not None:
            self._round(ply, after.begun)

    def undone(self, ply: int, seat: int) -> None:
        self._say(ply, seat, "undo", "log-undo", who=self.names[seat])

    def ended(self, ply: int, state: State) -> None:
        for seat, points in enumerate(state.scores()):
            self._say(ply, seat, "end", "log-score", who=self.names[seat], points=points)
        for seat in state.winners():
            self._say(ply, seat, "end", "log-won", who=self.names[seat])

    def _round(self, ply: int, begun: int | None) -> None:
        if begun is not None:
            self._say(ply, None, "round", "log-round", round=begun)

    def _say(self, at: int, whose: int | None, kind: str, message: str, **args: str | int) -> None:
        self.entries.append(Entry(self.size, at, whose, kind, words(Message(message, args))))

    # --- reading ---

    @property
    def size(self) -> int:
        """How many lines the log has, with those before the first that is known here."""
        return self.first + len(self.entries)

    def lines(self, since: int, reader: int | None) -> Iterator[bytes]:
        """The lines from a number on, for one seat (None: a spectator), as JSON texts."""
        for number, ply, seat, kind, said, placed in self.entries[since - self.first :]:
            if isinstance(said, str):
                assert self.game is not None
                assert seat is not None
                said = told(self.game, said, placed, self.names[seat], reader == seat)
            yield _ENTRY % (number, ply, SEATS[seat], kind.encode(), said[1:])
