"""The tables in memory: loaded by replaying their plies, and changed under a lock of their own."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

import madang
from madang.server.errors import Refused
from madang.server.storage.store import Store
from madang.server.tables.model import Step
from madang.server.tables.table import Table


@dataclass(slots=True)
class Entry:
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class TableCache:
    """Calls `on_steps` with steps that another worker stored, and `on_change` when it changed a table's row or seats,
    with whether it has started the game.

    `in_use` says whether a table must stay in memory.
    """

    def __init__(
        self,
        store: Store,
        size: int,
        in_use: Callable[[str], bool],
        on_steps: Callable[[Table, list[Step]], None],
        on_change: Callable[[Table, bool], None],
    ) -> None:
        self._store = store
        self._size = size
        self._in_use = in_use
        self._on_steps = on_steps
        self._on_change = on_change
        self._entries: OrderedDict[str, Entry] = OrderedDict()

    async def get(self, table: str) -> Table:
        """The table as it is now. Do not change it."""
        if not self._store.postgres:
            return (await self._entry(table)).table
        async with self.locked(table) as entry:
            await self.refresh(entry)
            return entry.table

    @contextlib.asynccontextmanager
    async def locked(self, table: str) -> AsyncIterator[Entry]:
        """The table for a caller that changes it: one at a time."""
        entry = await self._entry(table)
        async with entry.lock:
            yield entry

    async def refresh(self, entry: Entry) -> None:
        """Take in what others have stored, under the table's lock."""
        table = entry.table
        found = await self._store.version(table.id)
        if found is None or found == (table.version, table.ply):
            return
        if found[0] != table.version or table.record is None:
            entry.table = loaded = await self._load(table.id)
            self._on_change(loaded, table.record is None and loaded.record is not None)
            if table.record is not None and loaded.ply > table.ply:  # there are new plies as well
                self._on_steps(loaded, table.replay(loaded.plies[table.ply :]))
        else:
            self._on_steps(table, table.replay(await self._store.plies(table.id, table.ply)))

    def is_locked(self, table: str) -> bool:
        return table in self._entries and self._entries[table].lock.locked()

    async def refresh_known(self, table: str) -> None:
        """Take in what others have stored, if the table is in memory."""
        if table in self._entries:
            async with self.locked(table) as entry:
                await self.refresh(entry)

    def add(self, table: Table) -> None:
        """Keep a table that was just made."""
        self._entries[table.id] = Entry(table)
        self._make_room()

    async def _entry(self, table: str) -> Entry:
        entry = self._entries.get(table)
        if entry is None:
            loaded = await self._load(table)
            entry = self._entries.setdefault(table, Entry(loaded))  # another task may have loaded it meanwhile
            self._make_room()
        self._entries.move_to_end(table)
        return entry

    async def _load(self, table: str) -> Table:
        stored = await self._store.table(table)
        if stored is None:
            raise Refused("no-such-table")
        loaded = stored.table
        if loaded.status in ("playing", "over"):
            if loaded.terms.rules != madang.game(loaded.terms.game).version:
                raise Refused("rules-changed", rules=loaded.terms.rules)
            loaded.status = "playing"  # until its last ply is replayed
            loaded.begin()
            loaded.replay(stored.plies)
        return loaded

    def _make_room(self) -> None:
        if len(self._entries) <= self._size:
            return
        for table in [*self._entries][: max(1, self._size // 10)]:
            if not self._entries[table].lock.locked() and not self._in_use(table):
                del self._entries[table]
