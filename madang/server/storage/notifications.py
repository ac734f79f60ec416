"""Notifications between workers on one PostgreSQL, by LISTEN/NOTIFY.

A notification is JSON: the worker that sends it, the table, and what changed there: `ply` (how many plies are stored
now), `presence` (who is connected), or neither (the row or the seats). The receiver reads the rows. Instead of a table
it may name a guest, whose sockets have to connect again, or say that the bans changed. A notification is sent by the
transaction that makes the change. On SQLite there is one server process, and only `madang admin` notifies it: through
rows that the server reads with each sweep.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import psycopg
import sqlalchemy as sa
from sqlalchemy.engine import make_url

from madang.server.storage.database import Database
from madang.server.storage.schema import notices

log = logging.getLogger("madang.server")
CHANNEL = "madang"
RECONNECT_AFTER = 1.0
"""Seconds before the listener reconnects after an error."""
PING = 10.0
"""Seconds without a notification after which the connection is tested, and the timeout of the test."""
ADMIN = "admin"
"""The worker's name of `madang admin`."""
Notification = dict[str, Any]


def notify(connection: sa.Connection, worker: str, notifications: Sequence[Notification]) -> None:
    """Notify the other workers when this transaction is committed."""
    if not notifications:
        return
    payloads = [json.dumps({"worker": worker} | notification) for notification in notifications]
    if connection.dialect.name != "postgresql":
        if worker == ADMIN:
            connection.execute(sa.insert(notices), [{"payload": payload} for payload in payloads])
        return
    statement = sa.text(f"select pg_notify('{CHANNEL}', payload) from unnest(cast(:payloads as text[])) as payload")
    connection.execute(statement, {"payloads": payloads}).close()


async def take_notices(database: Database) -> list[Notification]:
    """What `madang admin` has changed in a SQLite file since the last call."""
    rows = await database.read(lambda connection: connection.execute(sa.select(notices).order_by(notices.c.id)).all())
    if rows:
        read = sa.delete(notices).where(notices.c.id <= rows[-1].id)
        await database.write(lambda connection: connection.execute(read).close())
    return [json.loads(row.payload) for row in rows]


class Listener:
    """Receives the notifications of other workers, and reconnects after any error.

    `resync` is called after each connect, because notifications may have been missed.
    """

    def __init__(
        self,
        url: str,
        worker: str,
        on_notification: Callable[[Notification], Awaitable[None]],
        resync: Callable[[], Awaitable[None]],
    ) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._worker = worker
        self._on_notification = on_notification
        self._resync = resync
        self.lost_at: float | None = time.time()
        """Since when the listener is disconnected; None while it is connected."""

    async def run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # any error: nobody would notice that the listener has stopped
                if self.lost_at is None:
                    self.lost_at = time.time()
                cause = error.exceptions[0] if isinstance(error, ExceptionGroup) else error
                log.warning("the notification listener lost its connection", extra={"error": type(cause).__name__})
            await asyncio.sleep(RECONNECT_AFTER)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"listen {CHANNEL}".encode())
            await self._resync()
            if self.lost_at is not None:
                log.info("the notification listener is connected")
            self.lost_at = None
            async with asyncio.TaskGroup() as handlers:  # side by side: each reads the database
                while True:
                    async for notification in connection.notifies(timeout=PING):
                        handlers.create_task(self._handle(notification.payload))
                    async with asyncio.timeout(PING):
                        await connection.execute(b"select 1")  # raises if the connection is dead

    async def _handle(self, payload: str) -> None:
        try:
            notification = json.loads(payload)
            if notification["worker"] != self._worker:
                await self._on_notification(notification)
        except Exception:
            log.exception("unexpected error in a notification")
