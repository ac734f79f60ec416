"""What is new at a table, written for all who are connected.

The same as `seeing.update` for each of them, to the letter of its meaning; but as bytes from the start, and what
several of them see alike is written once.
"""

from __future__ import annotations

from pydantic_core import to_json

from madang.server import seeing
from madang.server.log import SEATS
from madang.server.seeing import Reader
from madang.server.tables import Table

_UPDATE = b'{"type":"update","re":%b,"seat":%b,"ply":%d,"view":%b,"log":[%b],"can_undo":%b,"can_hint":%b,%b}'
_COMMON = b'"clock":%b,"result":%b,"standing":%b'
NULL = b"null"


class News:
    """The news of a table that has started, as it is now."""

    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        *self.views, standing = table.state.texts()
        clock = NULL if table.terms.clock is None else to_json(seeing.clock(table, now))
        result = NULL if table.status == "playing" else to_json(seeing.result(table))
        self.common = _COMMON % (clock, result, standing)
        self.undoing = table.undoing()
        self.alone = table.alone

    def update(self, who: Reader, since: int, re: int | str | None) -> bytes:
        """The update for one reader, who has the log up to a number."""
        guest, seat, table = who.guest, who.seat, self.table
        return _UPDATE % (
            NULL if re is None else to_json(re),
            SEATS[seat],
            table.ply,
            self.views[-1 if seat is None else seat],
            b",".join(table.lines(since, seat)),
            b"true" if guest is not None and guest == self.undoing else b"false",
            b"true" if guest is not None and guest == self.alone else b"false",
            self.common,
        )
