"""Who is connected at which worker, for workers on one PostgreSQL.

Each worker writes who is connected to it, and sends heartbeats. A worker that was killed cannot remove its rows: the
others remove them when its heartbeats stop.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from madang.server.storage.database import Database
from madang.server.storage.notifications import notify
from madang.server.storage.schema import presence, workers
from madang.server.tables.viewer import Presence


class PresenceStore:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def write(self, table_id: str, local: Presence, announce: bool = True) -> None:
        """Store who is connected to a table at this worker, and by default tell the other workers."""
        await self.database.write_with_retry(_write, self.worker, table_id, local, announce)

    async def read_remote(self, tables: Sequence[str]) -> dict[str, Presence]:
        """Who is connected to tables at the other workers."""
        return await self.database.read(_read_remote, self.worker, tables)

    async def heartbeat(self, timeout: float) -> bool:
        """Record that this worker is alive, and remove workers without a heartbeat for `timeout` seconds.

        Returns whether another worker had removed this one, with its rows.
        """
        return await self.database.write(_heartbeat, self.worker, time.time(), timeout)

    async def remove_worker(self) -> None:
        await self.database.write(_remove_workers, [self.worker])


def _write(connection: sa.Connection, worker: str, table_id: str, local: Presence, announce: bool) -> None:
    if local.seats or local.spectators:
        seats, looking = ("".join(map(str, numbers)) for numbers in (local.seats, local.looking))
        values = {"seats": seats, "spectators": local.spectators, "looking": looking}
        added = insert(presence).values(worker=worker, table_id=table_id, **values)
        connection.execute(added.on_conflict_do_update(index_elements=["worker", "table_id"], set_=values))
    else:
        connection.execute(sa.delete(presence).where(presence.c.worker == worker, presence.c.table_id == table_id))
    if announce:
        notify(connection, worker, [{"table": table_id, "presence": True}])


def _read_remote(connection: sa.Connection, worker: str, tables: Sequence[str]) -> dict[str, Presence]:
    chosen = sa.select(presence).where(presence.c.table_id.in_(tables), presence.c.worker != worker)
    found = dict.fromkeys(tables, Presence())
    for row in connection.execute(chosen):
        found[row.table_id] += Presence(_numbers(row.seats), row.spectators, _numbers(row.looking))
    return found


def _numbers(digits: str) -> list[int]:
    return [int(digit) for digit in digits]


def _heartbeat(connection: sa.Connection, worker: str, now: float, timeout: float) -> bool:
    known = connection.execute(sa.update(workers).where(workers.c.id == worker).values(seen=now)).rowcount == 1
    if not known:
        connection.execute(sa.insert(workers).values(id=worker, seen=now))
    silent = sa.select(workers.c.id).where(workers.c.seen < now - timeout).with_for_update(skip_locked=True)
    _remove_workers(connection, [*connection.execute(silent).scalars()])
    return not known


def _remove_workers(connection: sa.Connection, ids: list[str]) -> None:
    if not ids:
        return
    deleted = sa.delete(presence).where(presence.c.worker.in_(ids)).returning(presence.c.table_id)
    changed = {*connection.execute(deleted).scalars()}
    connection.execute(sa.delete(workers).where(workers.c.id.in_(ids)))
    notify(connection, "", [{"table": table, "presence": True} for table in changed])
