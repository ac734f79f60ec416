"""Tables, seats and plies in the database.

This module does not know the games. It returns a table as `Table`, and the caller replays its plies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, NamedTuple

import sqlalchemy as sa

from madang.server.storage import schema
from madang.server.storage.database import Database
from madang.server.storage.deliveries import enqueue
from madang.server.storage.notifications import notify
from madang.server.storage.schema import advance, plies, seats, tables
from madang.server.tables.alerts import Alert
from madang.server.tables.model import Ply, Seat, Summary, TableConfig
from madang.server.tables.schedule import summary_of
from madang.server.tables.table import Table

IN_PROGRESS = ("open", "playing")


class StoredTable(NamedTuple):
    """A table without its game, and the plies to replay."""

    table: Table
    plies: list[Ply]


class AppendRequest(NamedTuple):
    """Plies of one table to store, all or none, and the summary of the game after them."""

    table: str
    plies: list[Ply]
    summary: Summary
    claimed_until: float = 0.0
    """Until when this worker claims the table."""
    ordered: tuple[int, ...] = ()
    """The seats whose orders are among the plies: what they sealed is void."""
    alerts: Sequence[Alert] = ()


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
        await self.database.write(lambda connection: None)  # fail here if the database is unreachable
        schema.migrate(self.database.engine)
        if not self.postgres:
            await self.database.write(_release_claims, None)  # there is no other worker

    async def close(self) -> None:
        await self.database.write(_release_claims, self.worker)
        self.database.close()

    async def check(self) -> None:
        """Raise an error if the database cannot be written to."""
        await self.database.write(_check)

    # --- tables ---

    async def usage(self, creator: str, address: str) -> tuple[Usage, Usage]:
        """What a guest and what an address have in progress."""
        return await self.database.read(
            lambda connection: (
                _usage(connection, tables.c.creator == creator),
                _usage(connection, tables.c.address == address),
            )
        )

    async def add_table(
        self, table: Table, address: str, rematch_of: str | None = None, alerts: Sequence[Alert] = ()
    ) -> str:
        """Store a new table. Returns its id, or the id of the rematch that exists already."""
        return await self.database.write(add_table, table, address, rematch_of, self.worker, alerts)

    async def change(self, table: Table, claimed_until: float = 0.0, alerts: Sequence[Alert] = ()) -> bool:
        """Store the status and the seats of a table. False if it has changed, or has new plies, since it was read."""
        changed = await self.database.write(_change, table, self.worker, claimed_until, alerts)
        table.version += changed
        return changed

    async def table(self, table_id: str) -> StoredTable | None:
        return await self.database.read(read_table, table_id)

    async def version(self, table_id: str) -> tuple[int, int] | None:
        """The version of a table's row and seats, and how many plies are stored."""
        chosen = sa.select(tables.c.version, tables.c.plies).where(tables.c.id == table_id)
        row = await self.database.read(lambda connection: connection.execute(chosen).first())
        return (row[0], row[1]) if row else None

    async def count_tables(self) -> dict[str, int]:
        """The number of tables by status."""
        chosen = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return {row[0]: row[1] for row in rows}

    async def plies(self, table_id: str, since: int) -> list[Ply]:
        return await self.database.read(_read_plies, table_id, since)

    async def append(self, requests: Sequence[AppendRequest]) -> list[bool]:
        """Store plies of many tables in one transaction, or each alone after a conflict. Returns which are stored."""
        try:
            await self.database.write_with_retry(_append, requests, self.worker)
        except sa.exc.IntegrityError:  # a ply with this number is stored already
            if len(requests) == 1:
                return [False]
            return [(await self.append([request]))[0] for request in requests]
        return [True] * len(requests)


def _check(connection: sa.Connection) -> None:
    connection.execute(sa.update(tables).where(tables.c.id == "").values(version=0)).close()


def _release_claims(connection: sa.Connection, worker: str | None) -> None:
    claimed = sa.update(tables).where(tables.c.claimed_until > 0)
    if worker is not None:
        claimed = claimed.where(tables.c.claimed_by == worker)
    connection.execute(claimed.values(claimed_until=0.0, claimed_by=None))


def _usage(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> Usage:
    in_progress = condition & tables.c.status.in_(IN_PROGRESS) & tables.c.tournament.is_(None)
    count = connection.execute(sa.select(sa.func.count()).select_from(tables).where(in_progress)).scalar_one()
    joined = tables.join(seats, seats.c.table_id == tables.c.id)
    bots = sa.select(sa.func.count()).select_from(joined).where(in_progress & (seats.c.kind == "bot"))
    return Usage(count, connection.execute(bots).scalar_one())


def add_table(
    connection: sa.Connection,
    table: Table,
    address: str,
    rematch_of: str | None,
    worker: str,
    alerts: Sequence[Alert] = (),
) -> str:
    """Store a new table. Returns its id, or the id of the rematch that exists already."""
    if rematch_of is not None:
        old = lock_row(connection, rematch_of)
        if old is not None and old.rematch:
            return str(old.rematch)
        values: dict[str, Any] = {"rematch": table.id, "version": tables.c.version + 1}
        connection.execute(sa.update(tables).where(tables.c.id == rematch_of).values(values))
        notify(connection, worker, [{"table": rematch_of}])
    insert_table(connection, table, address)
    enqueue(connection, alerts)
    return table.id


def insert_table(connection: sa.Connection, table: Table, address: str) -> None:
    values = asdict(table.config) | {"address": address, "started": table.started, "version": 0, "claimed_until": 0.0}
    connection.execute(sa.insert(tables).values(values | summary_of(table)._asdict()))
    seat_rows = [{"table_id": table.id, "number": number} | asdict(seat) for number, seat in enumerate(table.seats)]
    connection.execute(sa.insert(seats), seat_rows)


def _change(
    connection: sa.Connection, table: Table, worker: str, claimed_until: float, alerts: Sequence[Alert]
) -> bool:
    row = lock_row(connection, table.id)
    if row is None or row.version != table.version or row.plies != table.ply:
        return False
    values = summary_of(table)._asdict() | {"started": table.started, "version": table.version + 1}
    values |= {"reminded": table.reminded, "hinted": table.hinted}
    values |= {"claimed_until": claimed_until, "claimed_by": worker}
    if table.status == "closed":
        values |= {"address": None}
        connection.execute(sa.delete(advance).where(advance.c.table_id == table.id))
    connection.execute(sa.update(tables).where(tables.c.id == table.id).values(values))
    for number, seat in enumerate(table.seats):
        this_seat = (seats.c.table_id == table.id) & (seats.c.number == number)
        connection.execute(sa.update(seats).where(this_seat).values(asdict(seat)))
    enqueue(connection, alerts)
    notify(connection, worker, [{"table": table.id}])
    return True


def lock_row(connection: sa.Connection, table_id: str) -> Any:
    """The row of a table, locked against other workers until the end of the transaction."""
    return connection.execute(sa.select(tables).where(tables.c.id == table_id).with_for_update()).first()


def read_table(connection: sa.Connection, table_id: str) -> StoredTable | None:
    """A table without its game, and its plies."""
    row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).first()
    if row is None:
        return None
    seat_rows = connection.execute(sa.select(seats).where(seats.c.table_id == table_id).order_by(seats.c.number))
    return StoredTable(build_table(row, seat_rows.all()), _read_plies(connection, table_id, 0))


def _read_plies(connection: sa.Connection, table_id: str, since: int) -> list[Ply]:
    columns = sa.select(plies.c.ply, plies.c.seat, plies.c.kind, plies.c.action, plies.c.at)
    wanted = (plies.c.table_id == table_id) & (plies.c.ply >= since)
    return [Ply(*row) for row in connection.execute(columns.where(wanted).order_by(plies.c.ply))]


def build_table(row: Any, seat_rows: Sequence[Any]) -> Table:
    """A table from its row and the rows of its seats."""
    values = row._mapping
    config = TableConfig(**{name: values[name] for name in TableConfig.__dataclass_fields__})
    table_seats = [Seat(**{name: getattr(seat, name) for name in Seat.__dataclass_fields__}) for seat in seat_rows]
    rest = {name: values[name] for name in ("status", "started", "rematch", "version", "changed", "reminded", "hinted")}
    return Table(config, table_seats, **rest)


_INSERT_PLIES = sa.insert(plies)
# a table that an operator has closed meanwhile stays closed
_NEW_STATUS = sa.case((tables.c.status == "closed", "closed"), else_=sa.bindparam("new_status"))
_UPDATE_SUMMARY = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("of_table"))
    .values(
        {name: sa.bindparam(f"new_{name}") for name in (*Summary._fields, "claimed_until", "claimed_by")}
        | {"status": _NEW_STATUS},
    )
)


_FORGET_ORDER = (
    sa.update(advance)
    .where(advance.c.table_id == sa.bindparam("of_table"), advance.c.seat == sa.bindparam("of_seat"))
    .values(sealed_order=None)
)


def _append(connection: sa.Connection, requests: Sequence[AppendRequest], worker: str) -> None:
    # all workers lock rows in the same order, so that they cannot deadlock
    requests = sorted(requests, key=lambda request: request.table)
    rows = [
        {"table_id": table, "ply": number, "seat": seat, "kind": kind, "action": action, "at": at}
        for table, new_plies, *_ in requests
        for number, seat, kind, action, at in new_plies
    ]
    connection.execute(_INSERT_PLIES, rows)
    connection.execute(_UPDATE_SUMMARY, [_summary_values(request, worker) for request in requests])
    ordered = [{"of_table": request.table, "of_seat": seat} for request in requests for seat in request.ordered]
    if ordered:
        connection.execute(_FORGET_ORDER, ordered)
    enqueue(connection, [alert for request in requests for alert in request.alerts])
    over = [request.table for request in requests if request.summary.status == "over"]
    if over:
        connection.execute(sa.update(tables).where(tables.c.id.in_(over)).values(address=None))
        connection.execute(sa.delete(advance).where(advance.c.table_id.in_(over)))
    notify(connection, worker, [{"table": request.table, "ply": request.summary.plies} for request in requests])


def _summary_values(request: AppendRequest, worker: str) -> dict[str, Any]:
    summary = request.summary._asdict() | {"claimed_until": request.claimed_until, "claimed_by": worker}
    return {"of_table": request.table} | {f"new_{name}": value for name, value in summary.items()}
