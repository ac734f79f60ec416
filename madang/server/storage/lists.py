"""Queries over many tables: the lobby's lists, tables that are due, and abandoned tables."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa

from madang.server.storage.database import Database
from madang.server.storage.notifications import notify
from madang.server.storage.schema import seats, tables
from madang.server.storage.store import build_table
from madang.server.tables.table import Table

PAGE = 50
"""Tables per page of a list."""
DAY = 24 * 3600.0
EXPIRY = {"open": 7 * DAY, "playing": 90 * DAY}
"""Seconds without a change after which a table is closed."""
Which = Literal["mine", "open", "live"]


class ListItem(NamedTuple):
    """A table without its game, and the summary of the game."""

    table: Table
    actor: int | None
    plies: int
    round: int | None
    result: Any
    """Scores and winners; None before the end, and for games that ended before results were stored."""


class ListQuery(NamedTuple):
    """Which tables to list."""

    which: Which
    guest: str | None
    page: int = 0
    game: str | None = None
    name: str | None = None


class TableLists:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def page(self, query: ListQuery) -> tuple[list[ListItem], bool]:
        """One page of a list, and whether there is another page."""
        return await self.database.read(_page, query)

    async def claim_due(self, now: float, until: float, limit: int) -> list[str]:
        """Claim tables that are due and that no worker has claimed. Returns their ids."""
        return await self.database.write(_claim_due, now, until, limit, self.worker)

    async def set_due(self, table_id: str, actor: int | None, due: float | None, ply: int | None = None) -> None:
        """Set when the server has to act at a table, and release the claim; not if the table has left the given ply."""
        values = {"actor": actor, "due": due, "claimed_until": 0.0}
        update = sa.update(tables).where(tables.c.id == table_id).values(values)
        if ply is not None:
            update = update.where(tables.c.plies == ply)
        await self.database.write(lambda connection: connection.execute(update).close())

    async def close_abandoned(self, now: float) -> list[str]:
        """Close tables without a change for a long time. Returns their ids."""
        return await self.database.write(_close_abandoned, now, self.worker)


def _page(connection: sa.Connection, query: ListQuery) -> tuple[list[ListItem], bool]:
    order: list[Any] = [tables.c.changed.desc(), tables.c.id]
    if query.which == "mine":
        order.insert(0, _is_turn_of(query.guest).desc())
    selected = sa.select(tables).where(_condition(query)).order_by(*order)
    rows = connection.execute(selected.offset(query.page * PAGE).limit(PAGE + 1)).all()
    seat_rows = _seat_rows(connection, [row.id for row in rows[:PAGE]])
    return [_item(row, seat_rows[row.id]) for row in rows[:PAGE]], len(rows) > PAGE


def _item(row: Any, seat_rows: Sequence[Any]) -> ListItem:
    result = json.loads(row.result) if row.result else None
    return ListItem(build_table(row, seat_rows), row.actor, row.plies, row.round, result)


def _is_turn_of(guest: str | None) -> sa.ColumnElement[Any]:
    """1 if a seat of the guest is to act, else 0."""
    own = (seats.c.table_id == tables.c.id) & (seats.c.number == tables.c.actor) & (seats.c.guest == guest)
    own &= seats.c.kind == "human"
    return sa.case((sa.exists().where(own) & (tables.c.status == "playing"), 1), else_=0)


def _condition(query: ListQuery) -> sa.ColumnElement[bool]:
    if query.which == "mine":
        own = tables.c.id.in_(sa.select(seats.c.table_id).where(seats.c.guest == query.guest))
        created = (tables.c.creator == query.guest) & tables.c.tournament.is_(None)
        condition = (own | created) & (tables.c.status != "closed")
    else:
        condition = tables.c.listed & (tables.c.status == ("open" if query.which == "open" else "playing"))
    if query.game is not None:
        condition &= tables.c.game == query.game
    if query.name:
        named = seats.c.name.icontains(query.name, autoescape=True)
        condition &= tables.c.id.in_(sa.select(seats.c.table_id).where(named))
    return condition


def _seat_rows(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[Any]]:
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
    only_bots = (
        (tables.c.status == "playing") & ~has_humans & tables.c.tournament.is_(None) & (tables.c.changed < now - DAY)
    )
    values = {"status": "closed", "due": None, "address": None, "version": tables.c.version + 1}
    closing = sa.update(tables).where(sa.or_(only_bots, *by_status)).values(values).returning(tables.c.id)
    closed = [*connection.execute(closing).scalars()]
    notify(connection, worker, [{"table": table} for table in closed])
    return closed
