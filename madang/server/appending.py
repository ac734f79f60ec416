"""Actions into the database: the rows of many tables in one transaction, which either stores all of them or none.

The usual way of asking a database costs more than all the rest of an action. Here SQLite's driver is spoken to without
anything between, and PostgreSQL gets one statement: the rows travel as one value, and the database takes them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Any

import sqlalchemy as sa
from pydantic_core import from_json, to_json

from madang.server.past import Row

Stored = tuple[str, int, int, str, str, float]
"""A row, and before it the table."""

ROWS_A_NOTICE = 40
"""PostgreSQL limits a notification to 8,000 bytes; a row has less than 200."""

_COLUMNS = "insert into actions (table_id, ply, seat, kind, action, at)"
_INTO_SQLITE = f"{_COLUMNS} values (?, ?, ?, ?, ?, ?)"
_OVER_IN_SQLITE = "update tables set status = 'over' where id = ?"
_INTO_POSTGRES = (
    f"with stored as ({_COLUMNS} select value->>0, (value->>1)::int, (value->>2)::int, value->>3, value->>4, "
    "(value->>5)::float8 from jsonb_array_elements(%s::jsonb) as value), "
    "ended as (update tables set status = 'over' where id = any(%s)) "
    "select pg_notify('madang', notice) from unnest(%s::text[]) as notice"
)


class Order:
    """Rows of a table that are to be stored, together or not at all.

    Also whether its game is over with them, and whether other workers are told of them.
    """

    __slots__ = ("over", "rows", "table", "wanted")

    def __init__(self, table: str, rows: list[Stored], over: bool = False, wanted: bool = True) -> None:
        self.table = table
        self.rows = rows
        self.over = over
        self.wanted = wanted

    def done(self, outcome: bool | Exception) -> None:
        """Told True when it is stored, False when another worker has written one of its plies, or what went wrong."""


def append(connection: sa.Connection, orders: Sequence[Order], told: str | None) -> None:
    """Carry out orders: all that a transaction does. `told` begins what the other workers are told of it."""
    # in one order for all workers, so that they cannot wait for each other in a circle
    orders = sorted(orders, key=attrgetter("table"))
    rows, over = [row for order in orders for row in order.rows], [order.table for order in orders if order.over]
    if connection.dialect.name == "postgresql":
        notes = notices(told, orders) if told else []
        connection.exec_driver_sql(_INTO_POSTGRES, (to_json(rows).decode(), over, notes))
    else:
        _into_sqlite(connection.connection.driver_connection, rows, over)


def _into_sqlite(file: Any, rows: list[Stored], over: list[str]) -> None:
    file.executemany(_INTO_SQLITE, rows)
    if over:
        file.executemany(_OVER_IN_SQLITE, [(table,) for table in over])


def notices(told: str, orders: Sequence[Order]) -> list[str]:
    """What other workers are told of orders that are carried out, if they are: `told`, the tables, and their rows."""
    return [f"{told} {','.join(part)} {to_json([*part.values()]).decode()}" for part in _parts(orders)]


def _parts(orders: Sequence[Order]) -> Iterator[dict[str, list[tuple[Any, ...]]]]:
    """The rows by table, as many as a notice holds."""
    part: dict[str, list[tuple[Any, ...]]] = {}
    left = ROWS_A_NOTICE
    for order in orders:
        for i in range(0, len(order.rows) if order.wanted else 0, ROWS_A_NOTICE):
            rows = [row[1:] for row in order.rows[i : i + ROWS_A_NOTICE]]
            if len(rows) > left:
                yield part
                part, left = {}, ROWS_A_NOTICE
            part[order.table] = rows
            left -= len(rows)
    if part:
        yield part


def told_rows(notice: str, of_use: Callable[[list[str]], set[str]]) -> dict[str, list[Row]]:
    """The tables that a notice tells of and that are of use, and their rows.

    Mostly no table is of use, and then no row is read.
    """
    names, _, rows = notice.partition(" ")
    tables = names.split(",")
    useful = of_use(tables)
    if not useful:
        return {}
    told = zip(tables, from_json(rows), strict=True)
    return {table: [Row(*row) for row in its_rows] for table, its_rows in told if table in useful}
