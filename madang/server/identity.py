"""Guests: a random identity in a cookie, and a name. The database knows only the hash of what is in the cookie."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections import OrderedDict

from starlette.requests import HTTPConnection
from starlette.responses import Response

from madang.server.store import Guest, Store

COOKIE = "madang"
YEARS = 2 * 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
REMEMBERED = 20_000


class Identities:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Guest] = OrderedDict()

    async def find(self, connection: HTTPConnection) -> Guest | None:
        """The guest that a request comes from, if he has been here before."""
        token = connection.cookies.get(COOKIE, "")
        if not TOKEN.fullmatch(token):
            return None
        key = _hash(token)
        guest = self._known.get(key) or await self.store.guest(key)
        if guest is not None:
            self._remember(key, guest)
        return guest

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest, and what goes into his cookie."""
        token = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_urlsafe(12), f"Guest {secrets.randbelow(9000) + 1000}")
        await self.store.add_guest(guest, _hash(token), time.time())
        self._remember(_hash(token), guest)
        return guest, token

    def forget(self, guest: str) -> None:
        """A guest has another name now: ask the database when he comes back."""
        for key in [key for key, known in self._known.items() if known.id == guest]:
            del self._known[key]

    def _remember(self, key: str, guest: Guest) -> None:
        self._known[key] = guest
        self._known.move_to_end(key)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def set_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=YEARS, httponly=True, samesite="lax", secure=secure)
