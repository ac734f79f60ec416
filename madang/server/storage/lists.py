"""Queries over many tables: the lobby's lists, what is due, and what was abandoned."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from madang.server.storage.bus import notify
from madang.server.storage.database import Database
from madang.server.storage.schema import seats, tables
from madang.server.storage.store import table_of
from madang.server.tables.table import Table

PAGE = 50
"""How many tables a page of a list holds."""
DAY = 24 * 3600.0
EXPIRY = {"open": 7 * DAY, "playing": 90 * DAY}
"""Seconds without a change after which a table is closed."""
Which = Literal["mine", "open", "live"]


class Listed(NamedTuple):
    """A table in a list: without its game, whose turn it is, and how many plies it has."""

    table: Table
    actor: int | None
    plies: int


class Wanted(NamedTuple):
    """Which tables are asked for."""

    which: Which
    guest: str | None
    page: int = 0
    game: str | None = None
    name: str | None = None


class TableLists:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def page(self, wanted: Wanted) -> tuple[list[Listed], bool]:
        """One page of a list, and whether there is another."""
        return await self.database.read(_page, wanted)

    async def claim_due(self, now: float, until: float, limit: int) -> list[str]:
        """Tables where the server has to act and no worker does; they are this worker's until then."""
        return await self.database.write(_claim_due, now, until, limit, self.worker)

    async def set_due(self, table: str, actor: int | None, due: float | None) -> None:
        """Correct when the server has to act at a table, and release it."""
        values = {"actor": actor, "due": due, "claimed_until": 0.0}
        changed = sa.update(tables).where(tables.c.id == table).values(values)
        await self.database.write(lambda connection: connection.execute(changed).close())

    async def close_abandoned(self, now: float) -> list[str]:
        """Close tables where nothing has happened for a long time; returns which."""
        return await self.database.write(_close_abandoned, now, self.worker)


def _page(connection: sa.Connection, wanted: Wanted) -> tuple[list[Listed], bool]:
    order: list[Any] = [tables.c.changed.desc(), tables.c.id]
    if wanted.which == "mine":
        order.insert(0, _is_turn_of(wanted.guest).desc())
    chosen = sa.select(tables).where(_condition(wanted)).order_by(*order)
    rows = connection.execute(chosen.offset(wanted.page * PAGE).limit(PAGE + 1)).all()
    places = _places(connection, [row.id for row in rows[:PAGE]])
    found = [Listed(table_of(row, places[row.id]), row.actor, row.plies) for row in rows[:PAGE]]
    return found, len(rows) > PAGE


def _is_turn_of(guest: str | None) -> sa.ColumnElement[Any]:
    """1 where a seat of the guest is to act."""
    own = (seats.c.table_id == tables.c.id) & (seats.c.number == tables.c.actor) & (seats.c.guest == guest)
    return sa.case((sa.exists().where(own) & (tables.c.status == "playing"), 1), else_=0)


def _condition(wanted: Wanted) -> sa.ColumnElement[bool]:
    if wanted.which == "mine":
        own = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest == wanted.guest))
        condition = (own | (tables.c.creator == wanted.guest)) & (tables.c.status != "closed")
    else:
        condition = tables.c.listed & (tables.c.status == ("open" if wanted.which == "open" else "playing"))
    if wanted.game is not None:
        condition &= tables.c.game == wanted.game
    if wanted.name:
        named = seats.c.name.icontains(wanted.name, autoescape=True)
        condition &= tables.c.id.in_(sa.select(seats.c.table_id).where(named))
    return condition


def _places(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = defaultdict(list)
    chosen = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.table_id, seats.c.number)
    for row in connection.execute(chosen):
        found[row.table_id].append(row)
    return found


def _claim_due(connection: sa.Connection, now: float, until: float, limit: int, worker: str) -> list[str]:
    due = (tables.c.status == "playing") & (tables.c.due <= now) & (tables.c.claimed_until <= now)
    chosen = sa.select(tables.c.id).where(due).order_by(tables.c.due).limit(limit).with_for_update(skip_locked=True)
    found = [*connection.execute(chosen).scalars()]
    if found:
        claimed = sa.update(tables).where(tables.c.id.in_(found))
        connection.execute(claimed.values(claimed_until=until, claimed_by=worker))
    return found


def _close_abandoned(connection: sa.Connection, now: float, worker: str) -> list[str]:
    by_status = [(tables.c.status == status) & (tables.c.changed < now - age) for status, age in EXPIRY.items()]
    has_humans = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.kind == "human")
    of_bots = (tables.c.status == "playing") & ~has_humans & (tables.c.changed < now - DAY)
    values = {"status": "closed", "due": None, "address": None, "version": tables.c.version + 1}
    closing = sa.update(tables).where(sa.or_(of_bots, *by_status)).values(values).returning(tables.c.id)
    closed = [*connection.execute(closing).scalars()]
    notify(connection, worker, [{"table": table} for table in closed])
    return closed
