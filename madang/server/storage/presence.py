"""Who is connected at other workers on the same PostgreSQL.

Each worker writes who is connected to it, and gives signs of life. A worker that was killed cannot say that its players
are gone: the others remove what it wrote when its signs of life stop.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from madang.server.storage.bus import notify
from madang.server.storage.database import Database
from madang.server.storage.schema import presence, workers
from madang.server.tables.viewer import Presence


class PresenceStore:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def write(self, table: str, here: Presence) -> None:
        """Say who is connected to a table at this worker."""
        await self.database.write_safely(_write, self.worker, table, here)

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, Presence]:
        """Who is connected to tables at the other workers."""
        return await self.database.read(_elsewhere, self.worker, tables)

    async def sign_of_life(self, silence: float) -> bool:
        """Say that this worker is alive, and remove workers that said nothing for so many seconds.

        Returns whether this worker had been removed itself, and with it what it wrote.
        """
        return await self.database.write(_sign_of_life, self.worker, time.time(), silence)

    async def leave(self) -> None:
        await self.database.write(_remove, [self.worker])


def _write(connection: sa.Connection, worker: str, table: str, here: Presence) -> None:
    if here.seats or here.spectators:
        values = {"seats": "".join(map(str, here.seats)), "spectators": here.spectators}
        added = insert(presence).values(worker=worker, table_id=table, **values)
        connection.execute(added.on_conflict_do_update(index_elements=["worker", "table_id"], set_=values))
    else:
        connection.execute(sa.delete(presence).where(presence.c.worker == worker, presence.c.table_id == table))
    notify(connection, worker, [{"table": table, "presence": True}])


def _elsewhere(connection: sa.Connection, worker: str, tables: Sequence[str]) -> dict[str, Presence]:
    chosen = sa.select(presence).where(presence.c.table_id.in_(tables), presence.c.worker != worker)
    found = dict.fromkeys(tables, Presence())
    for row in connection.execute(chosen):
        found[row.table_id] += Presence([int(seat) for seat in row.seats], row.spectators)
    return found


def _sign_of_life(connection: sa.Connection, worker: str, now: float, silence: float) -> bool:
    known = connection.execute(sa.update(workers).where(workers.c.id == worker).values(seen=now)).rowcount == 1
    if not known:
        connection.execute(sa.insert(workers).values(id=worker, seen=now))
    silent = sa.select(workers.c.id).where(workers.c.seen < now - silence).with_for_update(skip_locked=True)
    _remove(connection, [*connection.execute(silent).scalars()])
    return not known


def _remove(connection: sa.Connection, gone: list[str]) -> None:
    if not gone:
        return
    left = sa.delete(presence).where(presence.c.worker.in_(gone)).returning(presence.c.table_id)
    found = {*connection.execute(left).scalars()}
    connection.execute(sa.delete(workers).where(workers.c.id.in_(gone)))
    notify(connection, "", [{"table": table, "presence": True} for table in found])
