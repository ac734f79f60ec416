"""What `madang admin` reads and changes, beside the commands of guests. It works while the server runs.

The server reads a change at once on PostgreSQL (NOTIFY), and with its next sweep on SQLite (the table `notices`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from madang.server.storage.database import Database
from madang.server.storage.notifications import notify
from madang.server.storage.schema import MIGRATIONS, guests, seats, sessions, tables
from madang.server.storage.store import IN_PROGRESS


class TableRow(NamedTuple):
    """A table, as an operator sees it."""

    id: str
    game: str
    status: str
    plies: int
    created: float
    changed: float
    creator: str
    address: str | None
    players: list[str]
    """The name of each seat, with the guest's id if there is one."""


class GuestRow(NamedTuple):
    """A guest, as an operator sees it."""

    id: str
    name: str
    created: float
    seen: float | None
    devices: int
    tables: int
    """Tables in progress where the guest sits."""


class AdminStore:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def is_current(self) -> bool:
        """Whether the database has the schema of this version."""
        return await self.database.read(_is_current)

    async def tables(self, status: str | None, guest: str | None, limit: int) -> list[TableRow]:
        """Tables with a status or of a guest, the last changed first."""
        return await self.database.read(_tables, status, guest, limit)

    async def guests(self, name: str | None, limit: int) -> list[GuestRow]:
        """Guests whose name contains a text, the last seen first."""
        return await self.database.read(_guests, name, limit)

    async def has_guest(self, guest: str) -> bool:
        chosen = sa.select(guests.c.id).where(guests.c.id == guest)
        return await self.database.read(lambda connection: connection.execute(chosen).first() is not None)

    async def close_table(self, table: str, now: float) -> bool:
        """Close a table in progress. False if there is none with this id."""
        return await self.database.write(_close_table, table, now, self.worker)


def _is_current(connection: sa.Connection) -> bool:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    wanted = ScriptDirectory.from_config(config).get_current_head()
    return MigrationContext.configure(connection).get_current_revision() == wanted


def _tables(connection: sa.Connection, status: str | None, guest: str | None, limit: int) -> list[TableRow]:
    chosen = sa.select(tables)
    if status is not None:
        chosen = chosen.where(tables.c.status == status)
    if guest is not None:
        seated = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest == guest))
        chosen = chosen.where(seated | (tables.c.creator == guest))
    rows = connection.execute(chosen.order_by(tables.c.changed.desc(), tables.c.id).limit(limit)).all()
    players: dict[str, list[str]] = {row.id: [] for row in rows}
    seated_at = sa.select(seats).where(seats.c.table_id.in_(players)).order_by(seats.c.table_id, seats.c.number)
    for seat in connection.execute(seated_at):
        players[seat.table_id].append(_occupant(seat))
    fields = TableRow._fields[:-1]
    return [TableRow._make([*(getattr(row, field) for field in fields), players[row.id]]) for row in rows]


def _occupant(seat: Any) -> str:
    if seat.guest is not None:
        return f"{seat.name} ({seat.guest})"
    return f"bot {seat.level}" if seat.kind == "bot" else seat.kind


def _guests(connection: sa.Connection, name: str | None, limit: int) -> list[GuestRow]:
    seen = sa.select(sa.func.max(sessions.c.seen)).where(sessions.c.guest == guests.c.id).scalar_subquery()
    devices = sa.select(sa.func.count()).where(sessions.c.guest == guests.c.id).scalar_subquery()
    joined = seats.join(tables, tables.c.id == seats.c.table_id)
    here = (seats.c.guest == guests.c.id) & tables.c.status.in_(IN_PROGRESS)
    at = sa.select(sa.func.count(sa.distinct(seats.c.table_id))).select_from(joined).where(here).scalar_subquery()
    chosen = sa.select(guests.c.id, guests.c.name, guests.c.created, seen.label("seen"), devices, at)
    if name:
        chosen = chosen.where(guests.c.name.icontains(name, autoescape=True))
    ordered = chosen.order_by(sa.desc("seen").nulls_last(), guests.c.id).limit(limit)
    return [GuestRow(*row) for row in connection.execute(ordered)]


def _close_table(connection: sa.Connection, table: str, now: float, worker: str) -> bool:
    this = (tables.c.id == table) & tables.c.status.in_(IN_PROGRESS)
    values = {"status": "closed", "due": None, "address": None, "changed": now, "version": tables.c.version + 1}
    closed = connection.execute(sa.update(tables).where(this).values(values)).rowcount == 1
    notify(connection, worker, [{"table": table}] if closed else [])
    return closed
