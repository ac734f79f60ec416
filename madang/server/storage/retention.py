"""Finished and closed tables that are old, and their removal."""

from __future__ import annotations

import sqlalchemy as sa

from madang.server.storage import schema
from madang.server.storage.competitions import challenges
from madang.server.storage.database import Database
from madang.server.storage.notifications import notify
from madang.server.storage.schema import tables
from madang.server.storage.store import StoredTable, read_table

ENDED = ("over", "closed")
BELONGING = (
    schema.seats,
    schema.plies,
    schema.presence,
    schema.reviews,
    schema.advance,
    schema.talk,
    schema.webhooks,
    schema.deliveries,
)
"""The database tables whose rows belong to a table and are removed with it."""


class RetentionStore:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def ended_before(self, moment: float, after: str, limit: int) -> list[str]:
        """Ids of tables that ended before a moment and have not changed since, in order, from the id `after` on.

        Without the attempts at challenges that closed later: their results are compared.
        """
        return await self.database.read(_ended_before, moment, after, limit)

    async def finished_public(self, after: str, limit: int) -> list[str]:
        """Ids of listed tables whose game is over, in order, from the id `after` on."""
        finished = (tables.c.status == "over") & tables.c.listed & (tables.c.id > after)
        chosen = sa.select(tables.c.id).where(finished).order_by(tables.c.id).limit(limit)
        return await self.database.read(lambda connection: [*connection.execute(chosen).scalars()])

    async def table(self, table_id: str) -> StoredTable | None:
        return await self.database.read(read_table, table_id)

    async def remove(self, table_id: str, version: int) -> bool:
        """Remove a table that has ended. False if it has changed since it was read."""
        return await self.database.write(_remove, table_id, version, self.worker)


def _ended_before(connection: sa.Connection, moment: float, after: str, limit: int) -> list[str]:
    ended = tables.c.status.in_(ENDED) & (tables.c.changed < moment) & (tables.c.id > after)
    still_compared = sa.select(challenges.c.id).where(challenges.c.closes > moment)
    ended &= tables.c.challenge.is_(None) | tables.c.challenge.not_in(still_compared)
    return [*connection.execute(sa.select(tables.c.id).where(ended).order_by(tables.c.id).limit(limit)).scalars()]


def _remove(connection: sa.Connection, table_id: str, version: int, worker: str) -> bool:
    this = (tables.c.id == table_id) & (tables.c.version == version) & tables.c.status.in_(ENDED)
    if connection.execute(sa.delete(tables).where(this)).rowcount == 0:
        return False
    for table in BELONGING:
        connection.execute(sa.delete(table).where(table.c.table_id == table_id))
    link = sa.update(tables).where(tables.c.rematch == table_id).values(rematch=None, version=tables.c.version + 1)
    linked = [*connection.execute(link.returning(tables.c.id)).scalars()]
    notify(connection, worker, [{"table": table} for table in (table_id, *linked)])
    return True
