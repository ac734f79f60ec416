"""The way to a database: SQLite in a file, or PostgreSQL. What is asked of it is written once for both.

A piece of work is an ordinary function of a connection, and runs in a transaction of its own. What writes to SQLite is
the event loop itself: a thread that writes would fight with it for Python at every step, and what is to be told next
has to wait for the disk anyway. Of several processes one writes at a time, from the first thing that it reads for it.
What only reads runs on threads, and never waits for the writer.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
READERS = 2
QUIET: dict[str, Any] = {"hide_parameters": True}
"""An error's text goes to the log, and the values would be ids, names and secrets."""
ALONE: dict[str, Any] = {"isolation_level": "AUTOCOMMIT"}
PATIENCE = 10.0
"""Seconds that another process may write to a file that this one wants to write to."""
AGAIN = 0.001
"""Seconds after which it is tried again."""


class Database:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._file = None if self.postgres else _configured(sa.create_engine(url.replace("+aiosqlite", ""), **QUIET))
        self._alone: sa.Connection | None = None
        self._alone_there: AsyncConnection | None = None
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def close(self) -> None:
        await self._leave()
        await self.engine.dispose()
        self._readers.shutdown()
        if self._alone is not None:
            self._alone.close()
        if self._file is not None:
            self._file.dispose()

    async def read(self, work: Work[T]) -> T:
        if self._file is not None:
            return await asyncio.get_running_loop().run_in_executor(self._readers, _transaction, self._file, work)
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        if self._file is not None:
            return _write(self._file, work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def write_alone(self, work: Work[T]) -> T:
        """Have one thing written in a transaction by itself: the shortest way to the disk. One at a time.

        If the connection is lost it is done once more: it must be something that does no harm when it is done twice.
        """
        if self._file is not None:
            return await self._write_here(self._file, work)
        try:
            return await self._write_there(work)
        except sa.exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
        await self._leave()
        return await self._write_there(work)

    async def _write_here(self, file: sa.Engine, work: Work[T]) -> T:
        """Where another process writes, this one goes on with something else meanwhile."""
        if self._alone is None:
            self._alone = file.connect().execution_options(**ALONE)
            self._alone.exec_driver_sql("PRAGMA busy_timeout=0").close()
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    with _writing(self._alone):
                        return work(self._alone)
                except sqlite3.OperationalError as error:
                    if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                        raise
                await asyncio.sleep(AGAIN)

    async def _leave(self) -> None:
        connection, self._alone_there = self._alone_there, None
        if connection is not None:
            await connection.close()

    async def _write_there(self, work: Work[T]) -> T:
        if self._alone_there is None:
            connection = await self.engine.connect()
            self._alone_there = await connection.execution_options(**ALONE)
        return await self._alone_there.run_sync(work)


def _transaction(engine: sa.Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _write(engine: sa.Engine, work: Work[T]) -> T:
    with engine.connect().execution_options(**ALONE) as connection, _writing(connection):
        return work(connection)


@contextlib.contextmanager
def _writing(connection: sa.Connection) -> Iterator[None]:
    """A transaction of SQLite in which nobody else writes, from its beginning on."""
    file: Any = connection.connection.driver_connection
    file.execute("begin immediate")
    try:
        yield
        file.execute("commit")
    except BaseException:
        file.rollback()
        raise


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, **QUIET)
    engine = create_async_engine(url, **QUIET)
    _configured(engine.sync_engine)
    return engine


def _configured(engine: sa.Engine) -> sa.Engine:
    """SQLite as it is safest: readers beside one writer, and a commit that is on the disk when it returns.

    What is in its log is put in place sixteen times as rarely as usual (it grows to 64 MB), because every table has a
    page of its own: the more actions are put in place at a time, the fewer pages there are to write for each.
    """

    @sa.event.listens_for(engine, "connect")
    def configure(connection: Any, _: Any) -> None:
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",
            "wal_autocheckpoint=16000",
            f"busy_timeout={1000 * PATIENCE:.0f}",
        ):
            connection.execute(f"PRAGMA {pragma}").close()

    return engine
