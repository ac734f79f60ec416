"""What players have decided in advance. Nothing here notifies other workers: nobody must learn of it."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from madang.server.storage.database import Database
from madang.server.storage.schema import advance
from madang.server.storage.store import lock_row
from madang.server.tables.advance import Decisions, RiposteAnswer


class AdvanceStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, table_id: str, seat: int) -> Decisions:
        return await self._database.read(_read, table_id, seat)

    async def seal(self, table_id: str, ply: int, seat: int, order: str | None) -> bool:
        """Store or remove a sealed order. False if the table is not at this ply any more."""
        return await self._database.write(_seal, table_id, ply, seat, order)

    async def set_riposte(self, table_id: str, seat: int, answer: RiposteAnswer) -> None:
        await self._database.write(_set, table_id, seat, {"riposte": answer})


def _read(connection: sa.Connection, table_id: str, seat: int) -> Decisions:
    row = connection.execute(sa.select(advance).where(_of_seat(table_id, seat))).first()
    return Decisions(row.sealed_order, row.riposte) if row else Decisions()


def _seal(connection: sa.Connection, table_id: str, ply: int, seat: int, order: str | None) -> bool:
    row = lock_row(connection, table_id)
    if row is None or row.plies != ply or row.status != "playing":
        return False
    _set(connection, table_id, seat, {"sealed_order": order})
    return True


def _set(connection: sa.Connection, table_id: str, seat: int, values: dict[str, Any]) -> None:
    lock_row(connection, table_id)
    if connection.execute(sa.update(advance).where(_of_seat(table_id, seat)).values(values)).rowcount == 0:
        row = {"table_id": table_id, "seat": seat, "sealed_order": None, "riposte": "ask"}
        connection.execute(sa.insert(advance).values(row | values))


def _of_seat(table_id: str, seat: int) -> sa.ColumnElement[bool]:
    return (advance.c.table_id == table_id) & (advance.c.seat == seat)
