"""Guests: a random token in a cookie, and a name. The database stores only the hash of the token."""

from __future__ import annotations

import hashlib
import re
import secrets
import time

from madang.messages import Message
from madang.server.storage.store import Store
from madang.server.tables.guest import Guest

TOKEN_PATTERN = re.compile(r"[A-Za-z0-9_-]{43}")


class GuestService:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, token: str) -> Guest | None:
        """The guest with this token."""
        return await self._store.guest(_hash(token)) if TOKEN_PATTERN.fullmatch(token) else None

    async def create(self, language: str) -> tuple[Guest, str]:
        """Create a guest with a name in this language. Returns the guest and the token for the cookie."""
        token = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_urlsafe(12), _new_name(language))
        await self._store.add_guest(guest, _hash(token), time.time())
        return guest, token


def _new_name(language: str) -> str:
    number = str(secrets.randbelow(9000) + 1000)  # a string: a number would be written with a separator, as 1,234
    return Message("guest-name", {"number": number}).text(language)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
