"""What workers tell each other over PostgreSQL: what was played or changed, and who is connected where.

A payload is the worker that speaks, what it is about, and the rest: `played` and the rows, `changed` and a table,
`here` and who is connected to it, `who`, `name`, `alive`. A worker that was killed cannot say that its players are
gone; the others notice that it no longer says that it is alive.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from sqlalchemy.engine import make_url

from madang.server.seeing import Presence

log = logging.getLogger("madang.server")
AGAIN = 1.0
"""Seconds before a lost connection is tried again."""


def here(worker: str, table: str, presence: Presence) -> str:
    seats = ",".join(map(str, presence.seats)) or "-"
    return f"{worker} here {table} {seats} {presence.spectators}"


def heard(words: str) -> tuple[str, Presence]:
    table, seats, spectators = words.split(" ")
    return table, Presence([int(seat) for seat in seats.split(",") if seat != "-"], int(spectators))


async def listen(
    url: str, worker: str, hear: Callable[[str, str, str], Awaitable[None]], lost: Callable[[], Awaitable[None]]
) -> None:
    """Hear the other workers for ever. After a lost connection something may have been missed: `lost` says so."""
    address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute("listen madang")
                await lost()
                async for notice in connection.notifies():
                    speaker, _, rest = notice.payload.partition(" ")
                    about, _, words = rest.partition(" ")
                    if speaker != worker:
                        await hear(speaker, about, words)
        except (psycopg.Error, OSError):
            log.warning("no connection to the other workers")
            await asyncio.sleep(AGAIN)


async def beat(every: float, live: Callable[[], Awaitable[None]]) -> None:
    """Give a sign of life for ever, whatever happens."""
    while True:
        try:
            await live()
        except Exception:
            log.exception("a sign of life failed")
        await asyncio.sleep(every)
