"""The migrations lead to the tables that the code uses, on both databases, and may be run again."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import sqlalchemy as sa

from madang.server import schema
from madang.server.store import Store


def test_the_migrations_make_the_tables_that_are_used(database: str) -> None:
    async def columns() -> dict[str, set[str]]:
        store = Store(database)
        await store.open()
        await store.open()
        async with store.engine.connect() as connection:
            found = await connection.run_sync(_columns)
        await store.close()
        return found

    wanted = {table.name: {column.name for column in table.columns} for table in schema.metadata.tables.values()}
    with ThreadPoolExecutor(1) as pool:  # browser tests in the same process may have left a loop running in this thread
        assert pool.submit(lambda: asyncio.run(columns())).result() == wanted


def _columns(connection: sa.Connection) -> dict[str, set[str]]:
    inspector = sa.inspect(connection)
    names = {*inspector.get_table_names()} - {"alembic_version"}
    return {name: {column["name"] for column in inspector.get_columns(name)} for name in names}
