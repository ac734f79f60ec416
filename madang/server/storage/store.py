"""Guests, tables and seats in the database, and the plies of each table.

Nothing here knows what a game is. A table comes back as `Table`; replaying its plies is left to the caller.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

import sqlalchemy as sa

from madang.server.storage import schema
from madang.server.storage.bus import notify
from madang.server.storage.database import Database
from madang.server.storage.schema import guests, plies, seats, tables
from madang.server.tables.guest import Guest
from madang.server.tables.model import Ply, Seat, Summary, Terms
from madang.server.tables.table import Table

IN_PROGRESS = ("open", "playing")


class Stored(NamedTuple):
    """A table as it was read: without its game, and with the plies to replay."""

    table: Table
    plies: list[Ply]


class Append(NamedTuple):
    """Plies of one table to store, together or not at all, and the summary of the game after them."""

    table: str
    plies: list[Ply]
    summary: Summary
    claimed_until: float = 0.0
    """Until when this worker will act at the table, so that no other does."""


class Usage(NamedTuple):
    """What a guest or an address has in progress."""

    tables: int
    bots: int


class Store:
    def __init__(self, url: str, worker: str) -> None:
        self.database = Database(url)
        self.postgres = self.database.postgres
        self.worker = worker

    async def open(self) -> None:
        await self.database.write(lambda connection: None)  # an unreachable database is noticed here
        schema.migrate(self.database.engine)
        if not self.postgres:
            await self.database.write(_release_claims, None)  # there is no other worker

    async def close(self) -> None:
        await self.database.write(_release_claims, self.worker)
        self.database.close()

    async def check(self) -> None:
        """Raise if the database does not answer, or cannot be written to."""
        await self.database.write(_check)

    # --- guests ---

    async def add_guest(self, guest: Guest, token: str, now: float) -> None:
        values = {"id": guest.id, "name": guest.name, "token": token, "created": now}
        await self.database.write(lambda connection: connection.execute(sa.insert(guests).values(values)).close())

    async def guest(self, token: str) -> Guest | None:
        chosen = sa.select(guests.c.id, guests.c.name).where(guests.c.token == token)
        row = await self.database.read(lambda connection: connection.execute(chosen).first())
        return Guest(row.id, row.name) if row else None

    async def rename(self, guest: str, name: str) -> list[str]:
        """Change a guest's name; returns the tables where the guest sits."""
        return await self.database.write(_rename, guest, name, self.worker)

    # --- tables ---

    async def usage(self, creator: str, address: str) -> tuple[Usage, Usage]:
        """What a guest and what an address have in progress."""
        return await self.database.read(
            lambda connection: (
                _usage(connection, tables.c.creator == creator),
                _usage(connection, tables.c.address == address),
            )
        )

    async def add_table(self, table: Table, address: str, rematch_of: str | None = None) -> str:
        """Store a new table; returns its id, or that of the rematch that was there before."""
        return await self.database.write(_add_table, table, address, rematch_of, self.worker)

    async def change(self, table: Table, claimed_until: float = 0.0) -> bool:
        """Store the status and seats of a table that had not started; False if another request was quicker."""
        changed = await self.database.write(_change, table, self.worker, claimed_until)
        table.version += changed
        return changed

    async def table(self, table: str) -> Stored | None:
        return await self.database.read(_read_table, table)

    async def version(self, table: str) -> tuple[int, int] | None:
        """The version of a table's row and seats, and how many plies are stored."""
        chosen = sa.select(tables.c.version, tables.c.plies).where(tables.c.id == table)
        row = await self.database.read(lambda connection: connection.execute(chosen).first())
        return (row[0], row[1]) if row else None

    async def plies(self, table: str, since: int) -> list[Ply]:
        return await self.database.read(_read_plies, table, since)

    async def append(self, appends: Sequence[Append]) -> list[bool]:
        """Store plies of many tables in one transaction; if that fails, each on its own. Says which are stored."""
        try:
            await self.database.write_safely(_append, appends, self.worker)
        except sa.exc.IntegrityError:  # a ply of this number is there already
            if len(appends) == 1:
                return [False]
            return [(await self.append([append]))[0] for append in appends]
        return [True] * len(appends)


def _check(connection: sa.Connection) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == "").values(version=0)).close()


def _release_claims(connection: sa.Connection, worker: str | None) -> None:
    claimed = sa.update(tables).where(tables.c.claimed_until > 0)
    if worker is not None:
        claimed = claimed.where(tables.c.claimed_by == worker)
    connection.execute(claimed.values(claimed_until=0.0, claimed_by=None))


def _rename(connection: sa.Connection, guest: str, name: str, worker: str) -> list[str]:
    connection.execute(sa.update(guests).where(guests.c.id == guest).values(name=name))
    connection.execute(sa.update(seats).where(seats.c.guest == guest).values(name=name))
    own = sa.select(seats.c.table_id).where(seats.c.guest == guest)
    current = tables.c.id.in_(own) & tables.c.status.in_((*IN_PROGRESS, "over"))
    connection.execute(sa.update(tables).where(current).values(version=tables.c.version + 1))
    found = [*dict.fromkeys(connection.execute(own).scalars())]
    notify(connection, worker, [{"table": table} for table in found])
    return found


def _usage(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> Usage:
    mine = condition & tables.c.status.in_(IN_PROGRESS)
    count = connection.execute(sa.select(sa.func.count()).select_from(tables).where(mine)).scalar_one()
    joined = tables.join(seats, seats.c.table_id == tables.c.id)
    bots = sa.select(sa.func.count()).select_from(joined).where(mine & (seats.c.kind == "bot"))
    return Usage(count, connection.execute(bots).scalar_one())


def _add_table(connection: sa.Connection, table: Table, address: str, rematch_of: str | None, worker: str) -> str:
    if rematch_of is not None:
        old = _lock_row(connection, rematch_of)
        if old is not None and old.rematch:
            return str(old.rematch)
        values: dict[str, Any] = {"rematch": table.id, "version": tables.c.version + 1}
        connection.execute(sa.update(tables).where(tables.c.id == rematch_of).values(values))
        notify(connection, worker, [{"table": rematch_of}])
    values = asdict(table.terms) | {"address": address, "started": table.started, "version": 0, "claimed_until": 0.0}
    connection.execute(sa.insert(tables).values(values | table.summary()._asdict()))
    places = [{"table_id": table.id, "number": n} | asdict(seat) for n, seat in enumerate(table.seats)]
    connection.execute(sa.insert(seats), places)
    return table.id


def _change(connection: sa.Connection, table: Table, worker: str, claimed_until: float) -> bool:
    row = _lock_row(connection, table.id)
    if row is None or row.version != table.version:
        return False
    values = table.summary()._asdict() | {"started": table.started, "version": table.version + 1}
    values |= {"claimed_until": claimed_until, "claimed_by": worker}
    if table.status == "closed":
        values |= {"address": None}
    connection.execute(sa.update(tables).where(tables.c.id == table.id).values(values))
    for number, seat in enumerate(table.seats):
        place = (seats.c.table_id == table.id) & (seats.c.number == number)
        connection.execute(sa.update(seats).where(place).values(asdict(seat)))
    notify(connection, worker, [{"table": table.id}])
    return True


def _lock_row(connection: sa.Connection, table: str) -> Any:
    """The row of a table, locked against other workers until the end of the transaction."""
    return connection.execute(sa.select(tables).where(tables.c.id == table).with_for_update()).first()


def _read_table(connection: sa.Connection, table: str) -> Stored | None:
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).first()
    if row is None:
        return None
    places = connection.execute(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.number))
    return Stored(table_of(row, places.all()), _read_plies(connection, table, 0))


def _read_plies(connection: sa.Connection, table: str, since: int) -> list[Ply]:
    chosen = sa.select(plies.c.ply, plies.c.seat, plies.c.kind, plies.c.action, plies.c.at)
    place = (plies.c.table_id == table) & (plies.c.ply >= since)
    return [Ply(*row) for row in connection.execute(chosen.where(place).order_by(plies.c.ply))]


def table_of(row: Any, places: Sequence[Any]) -> Table:
    """A table from its row and the rows of its seats."""
    values = row._mapping
    terms = Terms(**{name: values[name] for name in Terms.__dataclass_fields__})
    taken = [Seat(place.kind, place.guest, place.name, place.level, place.contribution) for place in places]
    rest = {name: values[name] for name in ("status", "started", "rematch", "version", "changed")}
    return Table(terms, taken, **rest)


_ADD_PLIES = sa.insert(plies)
_SUMMARIZE = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("of_table"))
    .values(
        {name: sa.bindparam(f"new_{name}") for name in (*Summary._fields, "claimed_until", "claimed_by")},
    )
)


def _append(connection: sa.Connection, appends: Sequence[Append], worker: str) -> None:
    # in one order for all workers, so that they cannot wait for each other in a circle
    appends = sorted(appends, key=lambda append: append.table)
    rows = [
        {"table_id": table, "ply": number, "seat": seat, "kind": kind, "action": action, "at": at}
        for table, new_plies, *_ in appends
        for number, seat, kind, action, at in new_plies
    ]
    connection.execute(_ADD_PLIES, rows)
    connection.execute(_SUMMARIZE, [_summary_values(append, worker) for append in appends])
    over = [append.table for append in appends if append.summary.status == "over"]
    if over:
        connection.execute(sa.update(tables).where(tables.c.id.in_(over)).values(address=None))
    notify(connection, worker, [{"table": append.table, "ply": append.summary.plies} for append in appends])


def _summary_values(append: Append, worker: str) -> dict[str, Any]:
    summary = append.summary._asdict() | {"claimed_until": append.claimed_until, "claimed_by": worker}
    return {"of_table": append.table} | {f"new_{name}": value for name, value in summary.items()}
