"""Bans of guests and of ranges of addresses."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import sqlalchemy as sa

from madang.server.storage.database import Database
from madang.server.storage.notifications import notify
from madang.server.storage.schema import bans


class Ban(NamedTuple):
    """A ban of a guest (the guest's id) or of addresses (a range such as 203.0.113.0/24)."""

    id: str
    guest: str | None
    network: str | None
    note: str
    created: float
    until: float | None
    """When the ban ends; None if it does not."""


class BanStore:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def all(self) -> list[Ban]:
        """Every ban, the oldest first, also those that have ended."""
        return await self.database.read(_all)

    async def add(self, guest: str | None, network: str | None, note: str, now: float, until: float | None) -> Ban:
        ban = Ban(secrets.token_hex(4), guest, network, note, now, until)
        await self.database.write(_add, ban, self.worker)
        return ban

    async def remove(self, ban: str) -> bool:
        """Lift a ban. False if there is none with this id."""
        return await self.database.write(_remove, ban, self.worker)


def _all(connection: sa.Connection) -> list[Ban]:
    return [Ban(*row) for row in connection.execute(sa.select(bans).order_by(bans.c.created, bans.c.id))]


def _add(connection: sa.Connection, ban: Ban, worker: str) -> None:
    connection.execute(sa.insert(bans).values(ban._asdict()))
    notify(connection, worker, [{"bans": True}])


def _remove(connection: sa.Connection, ban: str, worker: str) -> bool:
    removed = connection.execute(sa.delete(bans).where(bans.c.id == ban)).rowcount == 1
    notify(connection, worker, [{"bans": True}])
    return removed
