"""The log of a table: what happened, as messages, and what of it the others may read."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from madang import Message, State
from madang.server.history import placed, round_of


@dataclass(frozen=True)
class Entry:
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


def told(before: State, after: State, action: str, who: str) -> tuple[Message, Message | None]:
    """What everybody is told of an action, and what the actor alone is told if that is more."""
    seat = before.actor or 0
    words = before.game.words.describe(action, who)
    count = placed(after, seat) - placed(before, seat)
    return (Message("placed-cards", {"who": who, "count": count}), words) if count > 0 else (words, None)


@dataclass
class Scribe:
    """Writes the log while the rows of a table are played."""

    entries: list[Entry] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    standing_in: int | None = None

    def begin(self, names: list[str], state: State) -> None:
        self.names = names
        self._add(0, None, "start", Message("log-start"))
        for seat, name in enumerate(names):
            self._add(0, seat, "start", Message("log-sits", {"who": name, "seat": seat}))
        self._round(0, None, state)

    def played(self, before: State, after: State, ply: int, kind: str, action: str, stand_in: str | None) -> None:
        seat = before.actor or 0
        if stand_in is not None and self.standing_in != seat:
            self._add(ply, seat, kind, Message("log-stand-in", {"who": self.names[seat], "level": stand_in}))
        self.standing_in = seat if stand_in is not None else None
        self._add(ply, seat, kind, *told(before, after, action, self.names[seat]))
        self._round(ply, before, after)
        if after.over:
            self._end(ply, after)

    def undone(self, ply: int, seat: int) -> None:
        self._add(ply, seat, "undo", Message("log-undo", {"who": self.names[seat]}))

    def _round(self, ply: int, before: State | None, after: State) -> None:
        number = round_of(after)
        if number is not None and (before is None or round_of(before) != number):
            self._add(ply, None, "round", Message("log-round", {"round": number}))

    def _end(self, ply: int, state: State) -> None:
        for seat, points in enumerate(state.scores()):
            self._add(ply, seat, "end", Message("log-score", {"who": self.names[seat], "points": points}))
        for seat in state.winners():
            self._add(ply, seat, "end", Message("log-won", {"who": self.names[seat]}))

    def _add(self, ply: int, seat: int | None, kind: str, shown: Message, own: Message | None = None) -> None:
        self.entries.append(Entry(len(self.entries), ply, seat, kind, shown, own))
