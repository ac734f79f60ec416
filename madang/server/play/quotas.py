"""How much one guest and one address may have in progress."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from madang.server.errors import Refused
from madang.server.storage.store import Store
from madang.server.tables.guest import Guest

ADDRESS_FACTOR = 5
"""An address may have as much as so many guests: a family or a classroom shares one."""


class Quotas:
    """Limits on tables and bots in progress; 0 is no limit."""

    def __init__(self, store: Store, tables: int, bots: int) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._lock = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def room_for(self, guest: Guest, address: str, tables: int, bots: int) -> AsyncIterator[None]:
        """Refuse what is too much. Store what was allowed inside: the next request is checked after that."""
        async with self._lock:
            used_by = await self._store.usage(guest.id, address)
            for factor, used in zip((1, ADDRESS_FACTOR), used_by, strict=True):
                if tables and self._tables and used.tables + tables > factor * self._tables:
                    raise Refused("too-many-tables", count=used.tables)
                if bots and self._bots and used.bots + bots > factor * self._bots:
                    raise Refused("too-many-bots", count=used.bots)
            yield
