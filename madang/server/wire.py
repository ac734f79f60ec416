"""What workers tell each other: what was played or changed, and who is connected where.

A payload is the worker that speaks, what it is about, and the rest: `played` and the rows, `changed` and a table,
`here` and who is connected to it, `who`, `name`, `alive`. A worker that was killed cannot say that its players are
gone; the others notice that it no longer says that it is alive.

Over PostgreSQL they may be on any machine (LISTEN/NOTIFY). Workers that share a file of SQLite are on one, and talk
over sockets in a folder.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

import psycopg
from sqlalchemy.engine import make_url

from madang.server.appending import Order, notices
from madang.server.seeing import Presence
from madang.server.settings import Settings
from madang.server.store import Store

log = logging.getLogger("madang.server")
AGAIN = 1.0
"""Seconds before a lost connection is tried again."""
LONGEST = 2**20
"""Bytes of what is told at once between neighbours."""
Hear = Callable[[str, str, str], Awaitable[None]]
"""Told who speaks, what it is about, and the rest."""
Lost = Callable[[], Awaitable[None]]
"""Told when the connection to the others is new, so that something may have been missed."""


def here(table: str, presence: Presence) -> str:
    seats = ",".join(map(str, presence.seats)) or "-"
    return f"here {table} {seats} {presence.spectators}"


def heard(words: str) -> tuple[str, Presence]:
    table, seats, spectators = words.split(" ")
    return table, Presence([int(seat) for seat in seats.split(",") if seat != "-"], int(spectators))


class Wire(Protocol):
    """The way to the other workers."""

    deaf: bool
    """Whether nothing can be heard of them at present."""

    async def tell(self, payload: str) -> None: ...

    def stored(self, orders: Sequence[Order], told: str) -> None:
        """Tell what was stored, if the database has not told it in the same breath; `told` begins it."""

    async def listen(self, hear: Hear, lost: Lost) -> None:
        """Hear the other workers for ever."""


def to_others(settings: Settings, store: Store, worker: str) -> Wire | None:
    """The way to the other workers, if there can be others."""
    if store.postgres:
        return OverPostgres(store, settings.database, worker)
    return Neighbours(Path(settings.folder), worker) if settings.workers > 1 else None


class OverPostgres:
    def __init__(self, store: Store, url: str, worker: str) -> None:
        self.store = store
        self.address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self.worker = worker
        self.deaf = True

    async def tell(self, payload: str) -> None:
        await self.store.notify(payload)

    def stored(self, orders: Sequence[Order], told: str) -> None:
        """The statement that stores them tells them."""

    async def listen(self, hear: Hear, lost: Lost) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute("listen madang")
                    await lost()
                    self.deaf = False
                    async for notice in connection.notifies():
                        if not notice.payload.startswith(f"{self.worker} "):
                            await _pass_on(notice.payload, hear)
            except (psycopg.Error, OSError):
                self.deaf = True
                log.warning("no connection to the other workers")
                await asyncio.sleep(AGAIN)


class Neighbours:
    """Workers of one machine. Each has a socket in the folder, on which it hears all others, and a line to each."""

    def __init__(self, folder: Path, worker: str) -> None:
        self.folder = folder
        self.worker = worker
        self.deaf = False  # whoever cannot be heard is dead
        self._known = {worker}
        self._lines: dict[str, asyncio.StreamWriter] = {}
        self._heard: set[asyncio.StreamWriter] = set()

    async def tell(self, payload: str) -> None:
        self._say(payload)

    def stored(self, orders: Sequence[Order], told: str) -> None:
        if self._lines:
            for notice in notices(told, orders):
                self._say(notice)

    def _say(self, payload: str) -> None:
        for line in self._lines.values():
            if not line.is_closing():  # otherwise he is about to be forgotten
                line.write(payload.encode() + b"\n")

    async def listen(self, hear: Hear, lost: Lost) -> None:
        mine = self.folder / f"{self.worker}.wire"
        server = await asyncio.start_unix_server(partial(self._listen, hear), str(mine), limit=LONGEST)
        try:
            for path in self.folder.glob("*.wire"):
                await self._reach(path.stem)
            await lost()
            await asyncio.get_running_loop().create_future()
        finally:
            server.close()
            for writer in (*self._lines.values(), *self._heard):
                writer.close()
            self._lines.clear()
            mine.unlink(missing_ok=True)

    async def _reach(self, other: str) -> None:
        """Have a line to another worker. The first that he hears is who speaks, so that he has one back."""
        if other in self._known:
            return
        self._known.add(other)
        try:
            _, line = await asyncio.open_unix_connection(str(self.folder / f"{other}.wire"))
        except OSError:  # he has died
            self._known.discard(other)
        else:
            line.write(f"{self.worker}\n".encode())
            self._lines[other] = line

    async def _listen(self, hear: Hear, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Hear one of the others until he is gone."""
        self._heard.add(writer)
        other = (await reader.readline()).decode().strip()
        try:
            await self._reach(other)
            async for line in reader:
                await _pass_on(line.decode().strip(), hear)
        finally:
            self._known.discard(other)
            self._heard.discard(writer)
            writer.close()
            if back := self._lines.pop(other, None):
                back.close()


async def _pass_on(payload: str, hear: Hear) -> None:
    """Have heard what another worker says. If it cannot be taken in, what follows shows what is missing."""
    speaker, _, rest = payload.partition(" ")
    about, _, words = rest.partition(" ")
    try:
        await hear(speaker, about, words)
    except Exception:
        log.exception("what another worker said could not be taken in")


async def beat(every: float, live: Callable[[], Awaitable[None]]) -> None:
    """Give a sign of life for ever, whatever happens."""
    while True:
        try:
            await live()
        except Exception:
            log.exception("a sign of life failed")
        await asyncio.sleep(every)
