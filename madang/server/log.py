"""The log of a table: what happened, as messages, and what of it the others may read."""

from __future__ import annotations

import functools
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from madang import Game, Message, State
from madang.server.history import Facts, newly_placed

DESCRIBED = 10_000
"""Descriptions of actions that are kept: the same people do the same things again and again."""


class Entry(NamedTuple):
    """One line. `own` is what the seat itself reads, if that is more than `shown`."""

    number: int
    ply: int
    seat: int | None
    kind: str
    shown: Message
    own: Message | None = None

    def json(self, reader: int | None) -> dict[str, Any]:
        """The line for one seat (None: a spectator)."""
        message = self.own if self.own is not None and reader is not None and reader == self.seat else self.shown
        place = {"number": self.number, "ply": self.ply, "seat": self.seat, "kind": self.kind}
        return place | {"id": message.id, "args": message.args}


def told(game: Game, before: Facts, after: Facts, action: str, who: str) -> tuple[Message, Message | None]:
    """What everybody is told of an action, and what the actor alone is told if that is more."""
    words = _described(game, action, who)
    count = newly_placed(before, after)
    return (Message("placed-cards", {"who": who, "count": count}), words) if count > 0 else (words, None)


@functools.lru_cache(DESCRIBED)
def _described(game: Game, action: str, who: str) -> Message:
    return game.words.describe(action, who)


@dataclass
class Scribe:
    """Writes the log while the rows of a table are played."""

    entries: list[Entry] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    standing_in: int | None = None

    def begin(self, names: list[str], first: Facts) -> None:
        self.names = names
        self._add(0, None, "start", Message("log-start"))
        for seat, name in enumerate(names):
            self._add(0, seat, "start", Message("log-sits", {"who": name, "seat": seat}))
        self._round(0, None, first)

    def played(self, state: State, facts: list[Facts], ply: int, kind: str, action: str, stand_in: str | None) -> None:
        """An action has led to a state; the last two facts are those before and after it."""
        before, after = facts[-2:]
        seat = before.actor or 0
        if stand_in is not None and self.standing_in != seat:
            self._add(ply, seat, kind, Message("log-stand-in", {"who": self.names[seat], "level": stand_in}))
        self.standing_in = seat if stand_in is not None else None
        self._add(ply, seat, kind, *told(state.game, before, after, action, self.names[seat]))
        self._round(ply, before, after)
        if state.over:
            self._end(ply, state)

    def undone(self, ply: int, seat: int) -> None:
        self._add(ply, seat, "undo", Message("log-undo", {"who": self.names[seat]}))

    def _round(self, ply: int, before: Facts | None, after: Facts) -> None:
        if after.round is not None and (before is None or before.round != after.round):
            self._add(ply, None, "round", Message("log-round", {"round": after.round}))

    def _end(self, ply: int, state: State) -> None:
        for seat, points in enumerate(state.scores()):
            self._add(ply, seat, "end", Message("log-score", {"who": self.names[seat], "points": points}))
        for seat in state.winners():
            self._add(ply, seat, "end", Message("log-won", {"who": self.names[seat]}))

    def _add(self, ply: int, seat: int | None, kind: str, shown: Message, own: Message | None = None) -> None:
        self.entries.append(Entry(len(self.entries), ply, seat, kind, shown, own))
