"""Guests: a random identity in a cookie, and a name. The database knows only the hash of the cookie."""

from __future__ import annotations

import hashlib
import re
import secrets
import time

from madang.server.storage.store import Store
from madang.server.tables.guest import Guest

TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class Guests:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, token: str) -> Guest | None:
        """The guest whose cookie this is."""
        return await self._store.guest(_hash(token)) if TOKEN.fullmatch(token) else None

    async def create(self) -> tuple[Guest, str]:
        """A new guest, and the token for the cookie."""
        token = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_urlsafe(12), f"Guest {secrets.randbelow(9000) + 1000}")
        await self._store.add_guest(guest, _hash(token), time.time())
        return guest, token


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
