"""Challenges and their attempts in the database. An attempt is an ordinary table; each guest has one per challenge."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, NamedTuple

import sqlalchemy as sa

from madang.server.storage.competitions import attempts, challenges
from madang.server.storage.database import Database
from madang.server.storage.schema import guests, tables
from madang.server.storage.store import add_table
from madang.server.tables.challenges import Challenge
from madang.server.tables.table import Table


class Attempt(NamedTuple):
    """How far a guest is with a challenge."""

    guest: str
    name: str
    table: str
    status: str
    changed: float
    result: dict[str, Any] | None


class ChallengeStore:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def find(self, challenge: str) -> Challenge | None:
        return await self.database.read(_find, challenge)

    async def add(self, challenge: Challenge) -> Challenge:
        """Store a challenge, or return the one with this id that exists already."""
        return await self.database.write(_add, challenge)

    async def count_open(self, creator: str, now: float) -> int:
        """How many challenges of a guest are open."""
        chosen = sa.select(sa.func.count()).select_from(challenges)
        chosen = chosen.where(challenges.c.creator == creator, challenges.c.closes > now)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar_one())

    async def attempts(self, challenge: str) -> list[Attempt]:
        return await self.database.read(_attempts, challenge)

    async def start(self, challenge: str, guest: str, table: Table, address: str) -> str:
        """Store an attempt and its table. Returns the id of the guest's table, which may exist already."""
        return await self.database.write(_start, challenge, guest, table, address, self.worker)

    async def challenge_of(self, table_id: str) -> str | None:
        """The challenge of which a table is an attempt."""
        chosen = sa.select(tables.c.challenge).where(tables.c.id == table_id)
        return await self.database.read(lambda connection: connection.execute(chosen).scalar())


def _find(connection: sa.Connection, challenge: str) -> Challenge | None:
    row = connection.execute(sa.select(challenges).where(challenges.c.id == challenge)).first()
    return Challenge(**row._mapping) if row else None


def _add(connection: sa.Connection, challenge: Challenge) -> Challenge:
    try:
        with connection.begin_nested():
            connection.execute(sa.insert(challenges).values(asdict(challenge)))
    except sa.exc.IntegrityError:  # another worker was faster
        return _find(connection, challenge.id) or challenge
    return challenge


def _attempts(connection: sa.Connection, challenge: str) -> list[Attempt]:
    joined = attempts.join(tables, tables.c.id == attempts.c.table_id).join(guests, guests.c.id == attempts.c.guest)
    columns = sa.select(
        attempts.c.guest, guests.c.name, tables.c.id, tables.c.status, tables.c.changed, tables.c.result
    )
    found = connection.execute(columns.select_from(joined).where(attempts.c.challenge == challenge))
    return [Attempt(*row[:5], json.loads(row.result) if row.result else None) for row in found]


def _start(connection: sa.Connection, challenge: str, guest: str, table: Table, address: str, worker: str) -> str:
    try:
        with connection.begin_nested():
            values = {"challenge": challenge, "guest": guest, "table_id": table.id}
            connection.execute(sa.insert(attempts).values(values))
    except sa.exc.IntegrityError:
        known = sa.select(attempts.c.table_id).where(attempts.c.challenge == challenge, attempts.c.guest == guest)
        return str(connection.execute(known).scalar_one())
    return add_table(connection, table, address, None, worker)


# --- when guests change ----------------------------------------------------------------------------------------------


def merge_attempts(connection: sa.Connection, source: str, target: str) -> None:
    """Give the attempts of one guest to another. Where both have played, the other's own attempt stays."""
    known = sa.select(attempts.c.challenge).where(attempts.c.guest == target)
    connection.execute(sa.delete(attempts).where(attempts.c.guest == source, attempts.c.challenge.in_(known)))
    connection.execute(sa.update(attempts).where(attempts.c.guest == source).values(guest=target))
    connection.execute(sa.update(challenges).where(challenges.c.creator == source).values(creator=target))


def forget_attempts(connection: sa.Connection, guest: str) -> None:
    connection.execute(sa.delete(attempts).where(attempts.c.guest == guest))
    connection.execute(sa.update(challenges).where(challenges.c.creator == guest).values(creator=""))


def export_challenges(connection: sa.Connection, guest: str) -> dict[str, Any]:
    """The challenges that a guest has played, and those that the guest has made."""
    played = sa.select(attempts.c.challenge, attempts.c.table_id).where(attempts.c.guest == guest)
    columns = [challenges.c[name] for name in ("id", "game", "players", "level", "created", "closes")]
    made = sa.select(*columns).where(challenges.c.creator == guest).order_by(challenges.c.created, challenges.c.id)
    return {
        "challenges": [row._asdict() for row in connection.execute(played.order_by(attempts.c.challenge))],
        "own_challenges": [row._asdict() for row in connection.execute(made)],
    }
