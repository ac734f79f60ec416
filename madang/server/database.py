"""The way to a database: SQLite in a file, or PostgreSQL. What is asked of it is written once for both.

A piece of work is an ordinary function of a connection, and runs in a transaction of its own. For PostgreSQL it runs on
the event loop; for SQLite on a thread, at one go: the asynchronous driver would change threads for every statement.
SQLite has one writer: there is one thread that writes, and waiting for it is kinder than SQLite's busy errors.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
READERS = 2
QUIET: dict[str, Any] = {"hide_parameters": True}
"""An error's text goes to the log, and the values would be ids, names and secrets."""
ALONE: dict[str, Any] = {"isolation_level": "AUTOCOMMIT"}


class Database:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._file = None if self.postgres else _configured(sa.create_engine(url.replace("+aiosqlite", ""), **QUIET))
        self._alone: sa.Connection | None = None
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(READERS, "reader")

    async def close(self) -> None:
        await self.engine.dispose()
        if self._alone is not None:
            self._writer.submit(self._alone.close)
        self._writer.shutdown()
        self._readers.shutdown()
        if self._file is not None:
            self._file.dispose()

    async def read(self, work: Work[T]) -> T:
        return await self._do(work, self._readers)

    async def write(self, work: Work[T]) -> T:
        return await self._do(work, self._writer)

    async def write_alone(self, work: Work[T]) -> T:
        """Have one statement done, which is a transaction by itself: the shortest way to the disk."""
        if self._file is not None:
            return await asyncio.get_running_loop().run_in_executor(self._writer, self._do_alone, self._file, work)
        async with self.engine.connect() as connection:
            await connection.execution_options(**ALONE)
            return await connection.run_sync(work)

    def _do_alone(self, engine: sa.Engine, work: Work[T]) -> T:
        if self._alone is None:
            self._alone = engine.connect().execution_options(**ALONE)
        return work(self._alone)

    async def _do(self, work: Work[T], threads: ThreadPoolExecutor) -> T:
        if self._file is not None:
            return await asyncio.get_running_loop().run_in_executor(threads, _transaction, self._file, work)
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)


def _transaction(engine: sa.Engine, work: Work[T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True, **QUIET)
    engine = create_async_engine(url, **QUIET)
    _configured(engine.sync_engine)
    return engine


def _configured(engine: sa.Engine) -> sa.Engine:
    """SQLite as it is safest: readers beside one writer, and a commit that is on the disk when it returns."""

    @sa.event.listens_for(engine, "connect")
    def configure(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}").close()

    return engine
