"""What is new at a table, written for all who are connected.

The same as `seeing.update` for each of them, to the letter of its meaning; but what all of them see alike (what lies
open, the clock, how the game stands) is written once, and each one's own part is put between.
"""

from __future__ import annotations

from pydantic_core import to_json

from madang.server import seeing
from madang.server.log import Entry
from madang.server.seeing import Json, Reader
from madang.server.tables import Table


class News:
    """The news of a table that has started, as it is now."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.actor = table.actor
        state = table.game.state
        self.actions = state.actions()
        position, hidden = table.position(), state.game.words.HIDDEN
        self.hidden = [(field, position[field]) for field in hidden]
        self.open = to_json({field: value for field, value in position.items() if field not in hidden})[:-1]
        self.rest = to_json(seeing.common(table, now))[1:]
        last = table.undoable()
        self.undoing = None if last is None else table.seats[table.moves[last].seat].guest
        self._entries: dict[tuple[int, bool], bytes] = {}

    def update(self, who: Reader, since: int, re: int | str | None) -> bytes:
        """The update for one reader, who has the log up to a number."""
        seat, table = who.seat, self.table
        own: Json = {field: seeing.covered(heaps, seat) for field, heaps in self.hidden}
        own["you"] = seat
        own["actions"] = self.actions if seat is not None and seat == self.actor else []
        parts = (
            b'{"type":"update","re":%b,"seat":%b' % (to_json(re), b"null" if seat is None else b"%d" % seat),
            b',"ply":%d,"view":' % table.ply,
            self.open,
            b",",
            to_json(own)[1:],
            b',"log":[',
            b",".join([self._entry(entry, seat) for entry in table.log[since:]]),
            b'],"can_undo":%b' % _boolean(who.guest is not None and who.guest == self.undoing),
            b',"can_hint":%b,' % _boolean(table.hints_for(who.guest)),
            self.rest,
        )
        return b"".join(parts)

    def _entry(self, entry: Entry, seat: int | None) -> bytes:
        key = (entry.number, entry.own is not None and seat == entry.seat)
        if key not in self._entries:
            self._entries[key] = to_json(entry.json(seat))
        return self._entries[key]


def _boolean(value: bool) -> bytes:
    return b"true" if value else b"false"
