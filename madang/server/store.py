"""The database: guests, tables, seats, and the log of actions that nothing is ever taken out of.

Nothing here knows what a game is. A table comes back as `tables.Table`; replaying its rows is left to the keeper.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from madang.server import schema
from madang.server.schema import actions, guests, seats, tables
from madang.server.tables import Row, Seat, Table, Terms

LISTS = 50
"""How many tables a list holds at most."""


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


@dataclass(frozen=True)
class Batch:
    """Rows of one table that are stored together or not at all."""

    table: str
    rows: Sequence[Row]
    over: bool


class Store:
    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self._alone = asyncio.Lock()
        self._file = None if self.postgres else _configured(sa.create_engine(url.replace("+aiosqlite", "")))
        self._thread = ThreadPoolExecutor(1, "store")

    async def open(self) -> None:
        await schema.migrate(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()
        if self._file is not None:
            self._file.dispose()
        self._thread.shutdown()

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(sa.text("select 1"))

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes. SQLite has one writer; waiting here is kinder than its busy errors."""
        async with contextlib.nullcontext() if self.postgres else self._alone, self.engine.begin() as connection:
            yield connection

    # --- guests ---

    async def add_guest(self, guest: Guest, token: str, now: float) -> None:
        async with self.writing() as connection:
            values = {"id": guest.id, "name": guest.name, "token": token, "created": now}
            await connection.execute(sa.insert(guests).values(values))

    async def guest(self, token: str) -> Guest | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(guests.c.id, guests.c.name).where(guests.c.token == token))
            row = found.first()
        return Guest(row.id, row.name) if row else None

    async def rename(self, guest: str, name: str) -> list[str]:
        """Give a guest another name; returns the tables where he sits."""
        async with self.writing() as connection:
            await connection.execute(sa.update(guests).where(guests.c.id == guest).values(name=name))
            await connection.execute(sa.update(seats).where(seats.c.guest == guest).values(name=name))
            mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
            await connection.execute(
                sa.update(tables).where(tables.c.id.in_(mine)).values(version=tables.c.version + 1)
            )
            found = await connection.execute(mine)
            return [*dict.fromkeys(found.scalars())]

    # --- tables ---

    async def add_table(self, table: Table, rematch_of: str | None = None) -> str:
        """Store a new table; returns its id, or that of the rematch that was there before."""
        async with self.writing() as connection:
            if rematch_of is not None:
                old = await self._lock(connection, rematch_of)
                if old is not None and old.rematch:
                    return str(old.rematch)
                await connection.execute(
                    sa.update(tables)
                    .where(tables.c.id == rematch_of)
                    .values(rematch=table.id, version=tables.c.version + 1)
                )
            values = asdict(table.terms) | {"status": table.status, "started": table.started, "version": 0}
            await connection.execute(sa.insert(tables).values(values | {"tended": _tended(table)}))
            places = [{"table_id": table.id, "number": n} | asdict(seat) for n, seat in enumerate(table.seats)]
            await connection.execute(sa.insert(seats), places)
        return table.id

    async def change(self, table: Table) -> bool:
        """Store the status and seats of a table that has not started; False if somebody else was quicker."""
        async with self.writing() as connection:
            row = await self._lock(connection, table.id)
            if row is None or row.version != table.version:
                return False
            values = {"status": table.status, "started": table.started, "version": table.version + 1}
            changed = sa.update(tables).where(tables.c.id == table.id)
            await connection.execute(changed.values(values | {"tended": _tended(table)}))
            for number, seat in enumerate(table.seats):
                place = (seats.c.table_id == table.id) & (seats.c.number == number)
                await connection.execute(sa.update(seats).where(place).values(asdict(seat)))
        table.version += 1
        return True

    async def _lock(self, connection: AsyncConnection, table: str) -> Any:
        """The row of a table, held against other workers until the end of the transaction."""
        found = await connection.execute(sa.select(tables).where(tables.c.id == table).with_for_update())
        return found.first()

    async def table(self, table: str) -> tuple[Table, list[Row]] | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(sa.select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            places = await connection.execute(
                sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
            )
            found = _table(row, places.all())
            return found, await self._rows(connection, table, 0)

    async def version(self, table: str) -> tuple[int, int] | None:
        """The version of a table's seats, and how many plies are stored."""
        plies = sa.select(sa.func.count()).where(actions.c.table_id == table).scalar_subquery()
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(tables.c.version, plies).where(tables.c.id == table))
            row = found.first()
        return (row[0], row[1]) if row else None

    async def rows(self, table: str, since: int) -> list[Row]:
        async with self.engine.connect() as connection:
            return await self._rows(connection, table, since)

    async def _rows(self, connection: AsyncConnection, table: str, since: int) -> list[Row]:
        chosen = sa.select(actions.c.ply, actions.c.seat, actions.c.kind, actions.c.action, actions.c.at)
        place = (actions.c.table_id == table) & (actions.c.ply >= since)
        found = await connection.execute(chosen.where(place).order_by(actions.c.ply))
        return [Row(*row) for row in found]

    async def tables_of(self, guest: str) -> list[str]:
        mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
        return await self._ids((tables.c.id.in_(mine) | (tables.c.creator == guest)) & (tables.c.status != "closed"))

    async def listed(self, status: str) -> list[str]:
        return await self._ids((tables.c.status == status) & tables.c.listed)

    async def _ids(self, condition: sa.ColumnElement[bool]) -> list[str]:
        chosen = sa.select(tables.c.id).where(condition).order_by(tables.c.created.desc()).limit(LISTS)
        async with self.engine.connect() as connection:
            return [*(await connection.execute(chosen)).scalars()]

    async def neglected(self, before: float) -> list[str]:
        """Tables with bots or a clock where nothing has happened since."""
        latest = sa.select(sa.func.max(actions.c.at)).where(actions.c.table_id == tables.c.id).scalar_subquery()
        waiting = (tables.c.status == "playing") & tables.c.tended
        since = sa.func.coalesce(latest, tables.c.started)
        async with self.engine.connect() as connection:
            found = await connection.execute(sa.select(tables.c.id).where(waiting & (since < before)))
            return [*found.scalars()]

    # --- actions ---

    async def append(self, batches: Sequence[Batch], told: str | None = None) -> list[bool]:
        """Store batches in one transaction; where that fails, each on its own. Says which ones are stored."""
        try:
            await self._append(batches, told)
        except IntegrityError:
            if len(batches) == 1:
                return [False]
            return [(await self.append([batch], told))[0] for batch in batches]
        return [True] * len(batches)

    async def _append(self, batches: Sequence[Batch], told: str | None) -> None:
        # in one order for all workers, so that they cannot wait for each other in a circle
        ordered = sorted(batches, key=lambda batch: batch.table)
        if self._file is not None:
            # one trip to a thread for the whole transaction, where the async driver would make one for each statement
            async with self._alone:
                await asyncio.get_running_loop().run_in_executor(self._thread, _append_to_file, self._file, ordered)
            return
        payloads = _payloads(told, [batch.table for batch in ordered]) if told is not None else []
        async with self.engine.begin() as connection:
            await connection.run_sync(_write, ordered, payloads)

    async def notify(self, payload: str) -> None:
        """Tell the other workers something, if there can be others."""
        if self.postgres:
            async with self.engine.begin() as connection:
                await connection.execute(_NOTIFY, {"payload": payload})


def _append_to_file(engine: sa.Engine, batches: Sequence[Batch]) -> None:
    with engine.begin() as connection:
        _write(connection, batches, [])


def _write(connection: sa.Connection, batches: Sequence[Batch], payloads: list[str]) -> None:
    values = [
        {"table_id": batch.table, "ply": r.ply, "seat": r.seat, "kind": r.kind, "action": r.action, "at": r.at}
        for batch in batches
        for r in batch.rows
    ]
    connection.execute(_APPEND, values)
    over = [batch.table for batch in batches if batch.over]
    if over:
        connection.execute(sa.update(tables).where(tables.c.id.in_(over)).values(status="over"))
    for payload in payloads:
        connection.execute(_NOTIFY, {"payload": payload})


_APPEND = sa.insert(actions)
_NOTIFY = sa.text("select pg_notify('madang', :payload)")
PAYLOAD = 150
"""Tables in one notification, which PostgreSQL limits to 8,000 bytes."""


def _payloads(told: str, ids: list[str]) -> list[str]:
    return [" ".join([told, *ids[i : i + PAYLOAD]]) for i in range(0, len(ids), PAYLOAD)]


def _tended(table: Table) -> bool:
    return table.terms.clock is not None or any(seat.kind == "bot" for seat in table.seats)


def _table(row: Any, places: Sequence[Any]) -> Table:
    values = row._mapping
    terms = Terms(**{name: values[name] for name in Terms.__dataclass_fields__})
    chairs = [Seat(p.kind, p.guest, p.name, p.level, p.contribution) for p in places]
    rest = {name: values[name] for name in ("status", "started", "rematch", "version")}
    return Table(terms, chairs, changed=max(values["created"], values["started"]), **rest)


def _engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=4)
    _configured(engine.sync_engine)
    return engine


def _configured(engine: sa.Engine) -> sa.Engine:
    """SQLite as it is safest: readers beside one writer, and a commit that is on the disk when it returns."""

    @sa.event.listens_for(engine, "connect")
    def configure(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}").close()

    return engine
