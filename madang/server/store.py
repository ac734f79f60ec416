"""What is kept: guests, tables, seats, and the log of actions that nothing is ever taken out of.

Nothing here knows what a game is. A table comes back as `tables.Table`; replaying its rows is left to the keeper.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from madang.server import schema
from madang.server.appending import Order, append
from madang.server.database import Database
from madang.server.past import Row
from madang.server.schema import actions, guests, seats, tables
from madang.server.tables import Seat, Table, Terms

LISTS = 50
"""How many tables a list holds at most."""
UNDER_WAY = 500
"""Of how many tables of one guest it is looked whose turn it is; the newest, if he plays at more."""


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


class Store(Database):
    async def open(self) -> None:
        await schema.migrate(self.engine)

    async def ping(self) -> None:
        await self.read(lambda connection: connection.execute(sa.text("select 1")).close())

    async def notify(self, payload: str) -> None:
        """Tell the other workers something over PostgreSQL; once more, if the connection is lost."""
        try:
            await self._say(payload)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            await self._say(payload)

    async def _say(self, payload: str) -> None:
        await self.write(lambda connection: connection.execute(_NOTIFY, {"payload": payload}).close())

    # --- guests ---

    async def add_guest(self, guest: Guest, token: str, now: float) -> None:
        values = {"id": guest.id, "name": guest.name, "token": token, "created": now}
        await self.write(lambda connection: connection.execute(sa.insert(guests).values(values)).close())

    async def guest(self, token: str) -> Guest | None:
        chosen = sa.select(guests.c.id, guests.c.name).where(guests.c.token == token)
        row = await self.read(lambda connection: connection.execute(chosen).first())
        return Guest(row.id, row.name) if row else None

    async def rename(self, guest: str, name: str) -> list[str]:
        """Give a guest another name; returns the tables where he sits."""
        return await self.write(partial(_rename, guest=guest, name=name))

    # --- tables ---

    async def add_table(self, table: Table, rematch_of: str | None = None) -> str:
        """Store a new table; returns its id, or that of the rematch that was there before."""
        return await self.write(partial(_add_table, table=table, rematch_of=rematch_of))

    async def change(self, table: Table) -> bool:
        """Store the status and seats of a table that has not started; False if somebody else was quicker."""
        changed = await self.write(partial(_change, table=table))
        table.version += changed
        return changed

    async def table(self, table: str) -> tuple[Table, list[Row]] | None:
        return await self.read(partial(_read_table, table=table))

    async def version(self, table: str) -> tuple[int, int] | None:
        """The version of a table's seats, and how many plies are stored."""
        plies = sa.select(sa.func.count()).where(actions.c.table_id == table).scalar_subquery()
        chosen = sa.select(tables.c.version, plies).where(tables.c.id == table)
        row = await self.read(lambda connection: connection.execute(chosen).first())
        return (row[0], row[1]) if row else None

    async def rows(self, table: str, since: int) -> list[Row]:
        return await self.read(partial(_read_rows, table=table, since=since))

    async def tables_of(self, guest: str) -> list[str]:
        """The tables of a guest that are being played, and the newest of the others."""
        mine = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest == guest)) | (tables.c.creator == guest)
        playing = await self._ids(mine & (tables.c.status == "playing"), UNDER_WAY)
        return playing + await self._ids(mine & tables.c.status.in_(("open", "over")), LISTS)

    async def listed(self, status: str) -> list[str]:
        return await self._ids((tables.c.status == status) & tables.c.listed, LISTS)

    async def _ids(self, condition: sa.ColumnElement[bool], limit: int) -> list[str]:
        chosen = sa.select(tables.c.id).where(condition).order_by(tables.c.created.desc()).limit(limit)
        return await self.read(lambda connection: [*connection.execute(chosen).scalars()])

    async def neglected(self, before: float) -> list[str]:
        """Tables with bots or a clock where nothing has happened since."""
        latest = sa.select(sa.func.max(actions.c.at)).where(actions.c.table_id == tables.c.id).scalar_subquery()
        waiting = (tables.c.status == "playing") & tables.c.tended
        chosen = sa.select(tables.c.id).where(waiting & (sa.func.coalesce(latest, tables.c.started) < before))
        return await self.read(lambda connection: [*connection.execute(chosen).scalars()])

    # --- actions ---

    async def append(self, orders: Sequence[Order], told: str | None = None) -> list[bool]:
        """Carry out orders in one transaction; where that fails, each on its own. Says which ones are stored."""
        try:
            await self.write_alone(partial(append, orders=orders, told=told))
        except (IntegrityError, sqlite3.IntegrityError):
            if len(orders) == 1:
                return [False]
            return [(await self.append([order], told))[0] for order in orders]
        return [True] * len(orders)


async def migrated(url: str) -> None:
    """Bring a database to its present shape."""
    store = Store(url)
    await store.open()
    await store.close()


_NOTIFY = sa.text("select pg_notify('madang', :payload)")


def _rename(connection: sa.Connection, guest: str, name: str) -> list[str]:
    connection.execute(sa.update(guests).where(guests.c.id == guest).values(name=name))
    connection.execute(sa.update(seats).where(seats.c.guest == guest).values(name=name))
    mine = sa.select(seats.c.table_id).where(seats.c.guest == guest)
    connection.execute(sa.update(tables).where(tables.c.id.in_(mine)).values(version=tables.c.version + 1))
    return [*dict.fromkeys(connection.execute(mine).scalars())]


def _add_table(connection: sa.Connection, table: Table, rematch_of: str | None) -> str:
    if rematch_of is not None:
        old = _locked(connection, rematch_of)
        if old is not None and old.rematch:
            return str(old.rematch)
        values: dict[str, Any] = {"rematch": table.id, "version": tables.c.version + 1}
        connection.execute(sa.update(tables).where(tables.c.id == rematch_of).values(values))
    values = asdict(table.terms) | {"status": table.status, "started": table.started, "version": 0}
    connection.execute(sa.insert(tables), [values | {"tended": _tended(table)}])
    places = [{"table_id": table.id, "number": n} | asdict(seat) for n, seat in enumerate(table.seats)]
    connection.execute(sa.insert(seats), places)
    return table.id


def _change(connection: sa.Connection, table: Table) -> bool:
    row = _locked(connection, table.id)
    if row is None or row.version != table.version:
        return False
    values = {"status": table.status, "started": table.started, "version": table.version + 1}
    changed = sa.update(tables).where(tables.c.id == table.id)
    connection.execute(changed.values(values | {"tended": _tended(table)}))
    for number, seat in enumerate(table.seats):
        place = (seats.c.table_id == table.id) & (seats.c.number == number)
        connection.execute(sa.update(seats).where(place).values(asdict(seat)))
    return True


def _locked(connection: sa.Connection, table: str) -> Any:
    """The row of a table, held against other workers until the end of the transaction."""
    return connection.execute(sa.select(tables).where(tables.c.id == table).with_for_update()).first()


def _read_table(connection: sa.Connection, table: str) -> tuple[Table, list[Row]] | None:
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).first()
    if row is None:
        return None
    places = connection.execute(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.number))
    return _table(row, places.all()), _read_rows(connection, table, 0)


def _read_rows(connection: sa.Connection, table: str, since: int) -> list[Row]:
    chosen = sa.select(actions.c.ply, actions.c.seat, actions.c.kind, actions.c.action, actions.c.at)
    place = (actions.c.table_id == table) & (actions.c.ply >= since)
    return [Row(*row) for row in connection.execute(chosen.where(place).order_by(actions.c.ply))]


def _tended(table: Table) -> bool:
    return table.terms.clock is not None or any(seat.kind == "bot" for seat in table.seats)


def _table(row: Any, places: Sequence[Any]) -> Table:
    values = row._mapping
    terms = Terms(**{name: values[name] for name in Terms.__dataclass_fields__})
    chairs = [Seat(p.kind, p.guest, p.name, p.level, p.contribution) for p in places]
    rest = {name: values[name] for name in ("status", "started", "rematch", "version")}
    return Table(terms, chairs, changed=max(values["created"], values["started"]), **rest)
