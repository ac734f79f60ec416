"""Limits on the tables and bots that a guest or an address may have in progress."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from madang.server.errors import Refused
from madang.server.storage.store import Store
from madang.server.tables.guest import Guest

ADDRESS_QUOTA_FACTOR = 5
"""The quota of an address, as a multiple of a guest's: a family or a classroom shares one address."""


class Quotas:
    """Limits on tables and bots in progress; 0 is no limit."""

    def __init__(self, store: Store, tables: int, bots: int) -> None:
        self._store = store
        self._tables = tables
        self._bots = bots
        self._lock = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def reserve(self, guest: Guest, address: str, tables: int, bots: int) -> AsyncIterator[None]:
        """Refuse tables or bots beyond the quota. The caller stores them inside the context, before the next check."""
        async with self._lock:
            usages = await self._store.usage(guest.id, address)
            for factor, used in zip((1, ADDRESS_QUOTA_FACTOR), usages, strict=True):
                if tables and self._tables and used.tables + tables > factor * self._tables:
                    raise Refused("too-many-tables", count=used.tables)
                if bots and self._bots and used.bots + bots > factor * self._bots:
                    raise Refused("too-many-bots", count=used.bots)
            yield
