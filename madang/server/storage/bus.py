"""What workers on one PostgreSQL tell each other, by LISTEN/NOTIFY.

A notice is JSON: the worker that sends it, the table, and what happened there: `ply` (how many plies are stored now),
`presence` (who is connected), or nothing more (its row or seats have changed). The listener reads the rows. A notice is
part of the transaction that it tells of. On SQLite there is one process, and nobody to tell.
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

log = logging.getLogger("madang.server")
CHANNEL = "madang"
RETRY = 1.0
"""Seconds before a lost connection is tried again."""
PING = 10.0
"""Seconds of silence after which the connection is tested, and that it may take to answer."""
Notice = dict[str, Any]


def notify(connection: sa.Connection, worker: str, notices: Sequence[Notice]) -> None:
    """Tell the other workers, when this transaction is committed."""
    if connection.dialect.name != "postgresql" or not notices:
        return
    payloads = [json.dumps({"worker": worker} | notice) for notice in notices]
    statement = sa.text(f"select pg_notify('{CHANNEL}', payload) from unnest(cast(:payloads as text[])) as payload")
    connection.execute(statement, {"payloads": payloads}).close()


class Listener:
    """Hears the other workers for as long as the server runs, whatever happens to the connection."""

    def __init__(
        self,
        url: str,
        worker: str,
        hear: Callable[[Notice], Awaitable[None]],
        resync: Callable[[], Awaitable[None]],
    ) -> None:
        self._address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._worker = worker
        self._hear = hear
        self._resync = resync
        self.lost_at: float | None = time.time()
        """Since when nothing can be heard; None while all is well."""

    async def run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:  # any error: a listener that stops would never be noticed
                if self.lost_at is None:
                    self.lost_at = time.time()
                log.warning("the connection to the other workers is lost", extra={"error": type(error).__name__})
            await asyncio.sleep(RETRY)

    async def _listen(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
            await connection.execute(f"listen {CHANNEL}".encode())
            await self._resync()  # what was said before is lost
            if self.lost_at is not None:
                log.info("connected to the other workers")
            self.lost_at = None
            while True:
                async for notice in connection.notifies(timeout=PING):
                    await self._take(notice.payload)
                async with asyncio.timeout(PING):
                    await connection.execute(b"select 1")  # raises if the connection is dead

    async def _take(self, payload: str) -> None:
        try:
            notice = json.loads(payload)
            if notice["worker"] != self._worker:
                await self._hear(notice)
        except Exception:
            log.exception("a notice of another worker failed")
