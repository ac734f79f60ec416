"""The connection to the database: a SQLite file or PostgreSQL. Queries work on both.

A query is a function of a connection. It runs in its own transaction on a thread, so that the event loop never waits
for the disk or for a lock. SQLite allows one writer at a time, so one thread writes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

P = ParamSpec("P")
T = TypeVar("T")
Query = Callable[Concatenate[sa.Connection, P], T]

READERS = 2
POSTGRES_THREADS = 8
LOCK_TIMEOUT = 10.0
"""Seconds that a write waits for SQLite's write lock before it fails."""
PRAGMAS = (
    "journal_mode=WAL",  # readers do not wait for the writer
    "synchronous=FULL",  # a commit returns when it is on disk
    "wal_autocheckpoint=16000",  # 64 MB: each table has its own page, so fewer checkpoints write fewer pages
    f"busy_timeout={1000 * LOCK_TIMEOUT:.0f}",
)


class Database:
    def __init__(self, url: str) -> None:
        self.postgres = not url.startswith("sqlite")
        self.engine = _postgres_engine(url) if self.postgres else _sqlite_engine(url)
        self._readers = ThreadPoolExecutor(POSTGRES_THREADS if self.postgres else READERS, "database-read")
        self._writers = ThreadPoolExecutor(POSTGRES_THREADS if self.postgres else 1, "database-write")

    async def read(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._run(self._readers, False, query, *args, **kwargs)

    async def write(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._run(self._writers, True, query, *args, **kwargs)

    async def write_with_retry(self, query: Query[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write, and retry once if the connection was lost. The query must be safe to run twice."""
        try:
            return await self.write(query, *args, **kwargs)
        except sa.exc.DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await self.write(query, *args, **kwargs)

    async def _run(
        self, threads: ThreadPoolExecutor, writes: bool, query: Query[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        def transaction() -> T:
            with self.engine.connect().execution_options(writes=writes) as connection, connection.begin():
                return query(connection, *args, **kwargs)

        return await asyncio.get_running_loop().run_in_executor(threads, transaction)

    def close(self) -> None:
        self._readers.shutdown()
        self._writers.shutdown()
        self.engine.dispose()


def _postgres_engine(url: str) -> sa.Engine:
    size = 2 * POSTGRES_THREADS
    return sa.create_engine(url, pool_size=size, max_overflow=2, pool_pre_ping=True, hide_parameters=True)


def _sqlite_engine(url: str) -> sa.Engine:
    """SQLite where SQLAlchemy begins the transactions. A writing transaction takes the write lock when it begins."""
    engine = sa.create_engine(url, hide_parameters=True)  # errors are logged, and parameters may be secrets

    @sa.event.listens_for(engine, "connect")
    def configure(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver must not begin transactions by itself
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}").close()

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        writes = connection.get_execution_options().get("writes", True)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine
