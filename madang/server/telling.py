"""What is new at a table, written for all who are connected.

The same as `seeing.update` for each of them, to the letter of its meaning; but as bytes from the start, and what
several of them see alike is written once.
"""

from __future__ import annotations

from pydantic_core import to_json

from madang.server import seeing
from madang.server.log import Entry
from madang.server.seeing import Reader
from madang.server.tables import Table

_UPDATE = (
    b'{"type":"update","re":%b,"seat":%b,"ply":%d,"view":%b,"log":[%b],"can_undo":%b,"can_hint":%b,'
    b'"clock":%b,"result":%b,"standing":%b}'
)


class News:
    """The news of a table that has started, as it is now."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.state = table.game.state
        self.clock = to_json(seeing.clock(table, now))
        self.result = to_json(seeing.result(table))
        self.standing = self.state.standing_text()
        last = table.undoable()
        self.undoing = None if last is None else table.seats[table.moves[last].seat].guest
        self.alone = table.alone()
        self._views: dict[int | None, bytes] = {}
        self._entries: dict[tuple[int, bool], bytes] = {}

    def update(self, who: Reader, since: int, re: int | str | None) -> bytes:
        """The update for one reader, who has the log up to a number."""
        seat, table = who.seat, self.table
        return _UPDATE % (
            to_json(re),
            b"null" if seat is None else b"%d" % seat,
            table.ply,
            self._view(seat),
            b",".join([self._entry(entry, seat) for entry in table.log[since:]]),
            _boolean(who.guest is not None and who.guest == self.undoing),
            _boolean(who.guest is not None and who.guest == self.alone),
            self.clock,
            self.result,
            self.standing,
        )

    def _view(self, seat: int | None) -> bytes:
        if seat not in self._views:
            self._views[seat] = self.state.view_text(seat)
        return self._views[seat]

    def _entry(self, entry: Entry, seat: int | None) -> bytes:
        key = (entry.number, entry.own is not None and seat == entry.seat)
        if key not in self._entries:
            self._entries[key] = to_json(entry.json(seat))
        return self._entries[key]


def _boolean(value: bool) -> bytes:
    return b"true" if value else b"false"
