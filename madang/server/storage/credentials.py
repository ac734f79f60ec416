"""Passkeys and one-time codes in the database. A code is stored as its hash, and works once."""

from __future__ import annotations

import hashlib
from typing import Any, NamedTuple

import sqlalchemy as sa

from madang.server.storage.database import Database
from madang.server.storage.schema import guests, one_time_codes, passkeys


class Passkey(NamedTuple):
    id: str
    guest: str
    public_key: str
    sign_count: int
    device: str
    created: float
    used: float


class OneTimeCode(NamedTuple):
    """What a code stands for: a purpose, and the guest it was made for (None for anybody)."""

    purpose: str
    guest: str | None


class CredentialStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add_code(self, code: str, meaning: OneTimeCode, expires: float, now: float) -> None:
        """Store a code. A guest has one code for each purpose: the last."""
        await self.database.write(_add_code, code, meaning, expires, now)

    async def owner(self, code: str, purpose: str, now: float) -> Any:
        """The row of the guest for whom a code was made, which stays valid; None if it is unknown, used or expired."""
        this = (one_time_codes.c.hash == _hash(code)) & (one_time_codes.c.purpose == purpose)
        joined = one_time_codes.join(guests, guests.c.id == one_time_codes.c.guest)
        chosen = sa.select(guests).select_from(joined).where(this, one_time_codes.c.expires >= now)
        return await self.database.read(lambda connection: connection.execute(chosen).first())

    async def use_code(self, code: str, purpose: str, now: float) -> OneTimeCode | None:
        """Remove a code and return what it stands for; None if it is unknown, used or expired."""
        return await self.database.write(_use_code, code, purpose, now)

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Store a passkey. False if it is stored already."""
        return await self.database.write(_add_passkey, passkey)

    async def passkey(self, passkey_id: str) -> Passkey | None:
        chosen = sa.select(passkeys).where(passkeys.c.id == passkey_id)
        row = await self.database.read(lambda connection: connection.execute(chosen).first())
        return Passkey(*row) if row else None

    async def passkeys(self, guest: str) -> list[Passkey]:
        chosen = sa.select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created, passkeys.c.id)
        rows = await self.database.read(lambda connection: connection.execute(chosen).all())
        return [Passkey(*row) for row in rows]

    async def use_passkey(self, passkey_id: str, sign_count: int, now: float) -> None:
        update = sa.update(passkeys).where(passkeys.c.id == passkey_id).values(sign_count=sign_count, used=now)
        await self.database.write(lambda connection: connection.execute(update).close())

    async def remove_passkey(self, guest: str, passkey_id: str) -> bool:
        """Remove a passkey. False if the guest has no such passkey."""
        removed = sa.delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.id == passkey_id)
        return await self.database.write(lambda connection: connection.execute(removed).rowcount == 1)


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()


def _add_code(connection: sa.Connection, code: str, meaning: OneTimeCode, expires: float, now: float) -> None:
    old = one_time_codes.c.expires < now
    if meaning.guest is not None:
        old |= (one_time_codes.c.guest == meaning.guest) & (one_time_codes.c.purpose == meaning.purpose)
    connection.execute(sa.delete(one_time_codes).where(old))
    values: dict[str, Any] = {"hash": _hash(code), "expires": expires} | meaning._asdict()
    connection.execute(sa.insert(one_time_codes).values(values))


def _use_code(connection: sa.Connection, code: str, purpose: str, now: float) -> OneTimeCode | None:
    this = (one_time_codes.c.hash == _hash(code)) & (one_time_codes.c.purpose == purpose)
    removed = sa.delete(one_time_codes).where(this, one_time_codes.c.expires >= now)
    row = connection.execute(removed.returning(one_time_codes.c.purpose, one_time_codes.c.guest)).first()
    return OneTimeCode(*row) if row else None


def _add_passkey(connection: sa.Connection, passkey: Passkey) -> bool:
    if connection.execute(sa.select(passkeys.c.id).where(passkeys.c.id == passkey.id)).first() is not None:
        return False
    connection.execute(sa.insert(passkeys).values(passkey._asdict()))
    return True
