"""Guests: a name, settings, and a random token in the cookie of each device. The database stores hashes of tokens."""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any

from madang.messages import Message
from madang.server.errors import Refused
from madang.server.storage.credentials import CredentialStore, OneTimeCode
from madang.server.storage.guests import GuestStore, Session
from madang.server.tables.guest import Guest

TOKEN_PATTERN = re.compile(r"[A-Za-z0-9_-]{43}")
CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters and digits of transfer codes, without those that look alike."""
CODE_LENGTH = 10
"""50 random bits: enough for a code that works once, for some minutes, with limited attempts."""
CODE_SECONDS = 600.0
"""How long a transfer code works."""
TRANSFER = "transfer"


class GuestService:
    def __init__(
        self,
        store: GuestStore,
        credentials: CredentialStore,
        refresh: Callable[[str], Awaitable[None]],
        disconnect: Callable[[str], None],
    ) -> None:
        self._store = store
        self._credentials = credentials
        self._refresh = refresh
        """Called with the id of each table that changed."""
        self._disconnect = disconnect
        """Called with a guest whose sockets have to connect again, because a cookie changed its meaning."""

    async def find(self, token: str) -> Guest | None:
        """The guest with this token."""
        return await self._store.find(_hash(token), time.time()) if TOKEN_PATTERN.fullmatch(token) else None

    async def create(self, language: str, device: str) -> tuple[Guest, str]:
        """Create a guest with a name in this language. Returns the guest and the token for the cookie."""
        token = secrets.token_urlsafe(32)
        guest = Guest(secrets.token_urlsafe(12), new_name(language))
        await self._store.add(guest, _hash(token), device, time.time())
        return guest, token

    async def rename(self, guest: Guest, name: str) -> None:
        for table in await self._store.rename(guest.id, name):
            await self._refresh(table)

    async def prefs(self, guest: Guest) -> dict[str, Any]:
        return await self._store.prefs(guest.id)

    async def set_prefs(self, guest: Guest, prefs: dict[str, Any]) -> None:
        await self._store.set_prefs(guest.id, prefs)

    # --- devices ---

    async def devices(self, guest: Guest) -> list[Session]:
        return await self._store.sessions(guest.id)

    async def sign_out(self, guest: Guest, session: str) -> None:
        if not await self._store.remove_session(guest.id, session):
            raise Refused("no-such-device")
        self._disconnect(guest.id)

    async def new_transfer_code(self, guest: Guest) -> tuple[str, float]:
        """A new code for another device, and when it expires. Earlier codes of the guest stop working."""
        code = "".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))
        now = time.time()
        await self._credentials.add_code(code, OneTimeCode(TRANSFER, guest.id), now + CODE_SECONDS, now)
        return code, now + CODE_SECONDS

    async def owner_of_code(self, code: str) -> str:
        """The name of the guest as whom a transfer code signs in. The code stays valid."""
        owner = await self._credentials.owner(normalized_code(code), TRANSFER, time.time())
        if owner is None:
            raise Refused("code-unknown")
        return str(owner.name)

    async def redeem(self, code: str, here: Guest | None, merge: bool, device: str) -> str:
        """Sign in the device with a transfer code. Returns the token for its cookie."""
        meaning = await self._credentials.use_code(normalized_code(code), TRANSFER, time.time())
        if meaning is None or meaning.guest is None:
            raise Refused("code-unknown")
        return await self.sign_in(meaning.guest, here, merge, device)

    async def sign_in(self, guest: str, here: Guest | None, merge: bool, device: str) -> str:
        """Sign in a device as a guest, and sign out the guest `here` who used it, or merge that guest into the other.

        Returns the token for the device's cookie.
        """
        if here is not None and here.id != guest and merge:
            for table in await self._store.merge(here.id, guest):
                await self._refresh(table)
        token = secrets.token_urlsafe(32)
        await self._store.add_session(guest, _hash(token), device, time.time())
        if here is not None:
            await self._store.remove_session(guest if merge else here.id, here.session)
            self._disconnect(here.id)
        return token

    # --- export and delete ---

    async def export(self, guest: Guest) -> dict[str, Any]:
        return await self._store.export(guest.id)

    async def delete(self, guest: Guest) -> None:
        for table in await self._store.delete(guest.id):
            await self._refresh(table)
        self._disconnect(guest.id)


def normalized_code(text: str) -> str:
    """A code as it was made, however a person typed it.

    >>> normalized_code(" k7m2q-9xrtw ")
    'K7M2Q9XRTW'
    """
    return re.sub(r"[\s-]", "", text).upper()


def new_name(language: str) -> str:
    """A name for a guest who has not chosen one."""
    number = str(secrets.randbelow(9000) + 1000)  # a string: a number would be written with a separator, as 1,234
    return Message("guest-name", {"number": number}).text(language)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
