"""What is said at tables, and which guests do not want to hear which others.

A message names its speaker by id: the name is that of the guest now. Messages live as long as their table, and a day
after its end at most.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from madang.server.storage.database import Database
from madang.server.storage.notifications import notify
from madang.server.storage.schema import guests, mutes, tables, talk
from madang.server.tables.talk import KEPT_AFTER_END, TalkKind

RECENT = 50
"""Messages that a client receives when it connects."""
KEPT = 200
"""Messages kept per table."""
MAX_MUTED = 500
"""Players whom one guest may mute."""


class NewMessage(NamedTuple):
    table_id: str
    guest: str
    seat: int | None
    kind: TalkKind
    content: str
    aside: bool
    at: float


class TalkStore:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def add(self, message: NewMessage) -> int:
        """Store a message, and forget the oldest ones of the table. Returns its id."""
        return await self.database.write(_add, message, self.worker)

    async def message(self, number: int) -> tuple[Any, set[str]] | None:
        """A message, and the guests who have muted its speaker; None if it was removed."""
        return await self.database.read(_message, number)

    async def recent(self, table_id: str, reader: str | None, asides: bool) -> list[Any]:
        """The last messages that a guest wants to hear, in order; with or without asides."""
        return await self.database.read(_recent, table_id, reader, asides)

    async def remove_of(self, guest: str, table_id: str | None) -> int:
        """Remove what a guest has said, at one table or everywhere. Returns the number of messages."""
        return await self.database.write(_remove_of, guest, table_id, self.worker)

    async def announce(self, guest: str) -> None:
        """Let all clients fetch the messages again at the tables where a guest has spoken: the name has changed."""
        await self.database.write(_announce, talk.c.guest == guest, self.worker)

    async def forget_ended(self, now: float) -> None:
        """Remove the messages of tables that have ended some time ago."""
        ended = tables.c.status.in_(("over", "closed")) & (tables.c.changed < now - KEPT_AFTER_END)
        old = sa.delete(talk).where(talk.c.table_id.in_(sa.select(tables.c.id).where(ended)))
        await self.database.write(lambda connection: connection.execute(old).close())

    async def last(self, guest: str | None, table_id: str | None, limit: int) -> list[Any]:
        """The last messages of a guest or at a table, the newest first."""
        return await self.database.read(_last, guest, table_id, limit)

    # --- muted players ---

    async def muted(self, guest: str) -> list[Any]:
        """The public ids and names of the players whom a guest has muted."""
        return await self.database.read(_muted, guest)

    async def mute(self, guest: str, public: str) -> str | None:
        """Mute a player. Returns the id of the message that says why not."""
        return await self.database.write(_mute, guest, public)

    async def unmute(self, guest: str, public: str) -> None:
        other = sa.select(guests.c.id).where(guests.c.public == public).scalar_subquery()
        removed = sa.delete(mutes).where(mutes.c.guest == guest, mutes.c.muted == other)
        await self.database.write(lambda connection: connection.execute(removed).close())


_SPOKEN = sa.select(talk, guests.c.name).select_from(talk.join(guests, guests.c.id == talk.c.guest))


def _add(connection: sa.Connection, message: NewMessage, worker: str) -> int:
    number = connection.execute(sa.insert(talk).values(message._asdict()).returning(talk.c.id)).scalar_one()
    own = sa.select(talk.c.id).where(talk.c.table_id == message.table_id).order_by(talk.c.id.desc())
    oldest = connection.execute(own.offset(KEPT).limit(1)).scalar()
    if oldest is not None:
        connection.execute(sa.delete(talk).where(talk.c.table_id == message.table_id, talk.c.id <= oldest))
    notify(connection, worker, [{"table": message.table_id, "talk": number}])
    return int(number)


def _message(connection: sa.Connection, number: int) -> tuple[Any, set[str]] | None:
    row = connection.execute(_SPOKEN.where(talk.c.id == number)).first()
    if row is None:
        return None
    return row, {*connection.execute(sa.select(mutes.c.guest).where(mutes.c.muted == row.guest)).scalars()}


def _recent(connection: sa.Connection, table_id: str, reader: str | None, asides: bool) -> list[Any]:
    chosen = _SPOKEN.where(talk.c.table_id == table_id).order_by(talk.c.id.desc()).limit(RECENT)
    if reader is not None:
        chosen = chosen.where(talk.c.guest.not_in(sa.select(mutes.c.muted).where(mutes.c.guest == reader)))
    if not asides:
        chosen = chosen.where(sa.not_(talk.c.aside))
    return [*reversed(connection.execute(chosen).all())]


def _announce(connection: sa.Connection, condition: sa.ColumnElement[bool], worker: str) -> None:
    spoken_at = connection.execute(sa.select(talk.c.table_id).where(condition).distinct()).scalars().all()
    notify(connection, worker, [{"table": table, "talk": None} for table in spoken_at])


def _remove_of(connection: sa.Connection, guest: str, table_id: str | None, worker: str) -> int:
    chosen = talk.c.guest == guest
    if table_id is not None:
        chosen &= talk.c.table_id == table_id
    _announce(connection, chosen, worker)
    return connection.execute(sa.delete(talk).where(chosen)).rowcount


def _last(connection: sa.Connection, guest: str | None, table_id: str | None, limit: int) -> list[Any]:
    chosen = _SPOKEN.order_by(talk.c.id.desc()).limit(limit)
    if guest is not None:
        chosen = chosen.where(talk.c.guest == guest)
    if table_id is not None:
        chosen = chosen.where(talk.c.table_id == table_id)
    return [*connection.execute(chosen)]


def _muted(connection: sa.Connection, guest: str) -> list[Any]:
    joined = mutes.join(guests, guests.c.id == mutes.c.muted)
    columns = sa.select(guests.c.public, guests.c.name).select_from(joined).where(mutes.c.guest == guest)
    return [*connection.execute(columns.order_by(guests.c.name, guests.c.public))]


def _mute(connection: sa.Connection, guest: str, public: str) -> str | None:
    other = connection.execute(sa.select(guests.c.id).where(guests.c.public == public)).scalar()
    if other is None or other == guest:
        return "no-such-player"
    # the lock makes two requests at the same moment one after the other
    connection.execute(sa.select(guests.c.id).where(guests.c.id == guest).with_for_update()).close()
    own = {*connection.execute(sa.select(mutes.c.muted).where(mutes.c.guest == guest)).scalars()}
    if other not in own and len(own) >= MAX_MUTED:
        return "too-many"
    if other not in own:
        connection.execute(sa.insert(mutes).values(guest=guest, muted=other))
    return None


# --- guests who are merged, deleted or exported ----------------------------------------------------------------------


def merge_talk(connection: sa.Connection, source: str, target: str) -> None:
    """Give the messages of one guest to another, and mute for both whom one of them has muted."""
    connection.execute(sa.update(talk).where(talk.c.guest == source).values(guest=target))
    renamed = {
        tuple(target if guest == source else guest for guest in pair)
        for one in (source, target)
        for pair in connection.execute(sa.select(mutes.c.guest, mutes.c.muted).where(_about(one)))
    }
    connection.execute(sa.delete(mutes).where(_about(source) | _about(target)))
    new = [{"guest": guest, "muted": muted} for guest, muted in renamed if guest != muted]
    if new:
        connection.execute(sa.insert(mutes), new)


def forget_talk(connection: sa.Connection, guest: str, worker: str) -> None:
    """Remove what a guest has said, and who has muted whom."""
    _remove_of(connection, guest, None, worker)
    connection.execute(sa.delete(mutes).where(_about(guest)))


def export_talk(connection: sa.Connection, guest: str) -> dict[str, Any]:
    """What a guest has said, and the public ids of the players whom the guest has muted."""
    said = sa.select(talk.c.table_id, talk.c.kind, talk.c.content, talk.c.at).where(talk.c.guest == guest)
    return {
        "talk": [row._asdict() for row in connection.execute(said.order_by(talk.c.id))],
        "muted": [row.public for row in _muted(connection, guest)],
    }


def _about(guest: str) -> sa.ColumnElement[bool]:
    return (mutes.c.guest == guest) | (mutes.c.muted == guest)
