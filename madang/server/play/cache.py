"""The tables in memory. A table is loaded by replaying its plies, and changed under its own lock."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

import madang
from madang.server.errors import Refused
from madang.server.storage.store import Store, StoredTable
from madang.server.tables.model import Step
from madang.server.tables.table import Table


@dataclass(slots=True)
class Entry:
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class TableCache:
    """Tables by id, the least recently used first.

    `on_steps` is called with the steps that another worker stored; `on_change` when another worker changed a table's
    row or seats, and whether that started the game. A table that is `in_use` is never evicted.
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

    def __len__(self) -> int:
        return len(self._entries)

    async def get(self, table_id: str) -> Table:
        """The current table. The caller must not change it."""
        if not self._store.postgres:
            return (await self._entry(table_id)).table
        async with self.locked(table_id) as entry:
            await self.refresh(entry)
            return entry.table

    @contextlib.asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[Entry]:
        """Lock a table, in order to change it."""
        entry = await self._entry(table_id)
        async with entry.lock:
            yield entry

    async def refresh(self, entry: Entry) -> None:
        """Load what other workers have stored. The caller holds the lock."""
        table = entry.table
        stored = await self._store.version(table.id)
        if stored is None:
            self.forget(table.id)
            raise Refused("no-such-table")
        if stored == (table.version, table.ply):
            return
        if stored[0] != table.version or table.record is None:
            entry.table = loaded = await self.load(table.id)
            self._on_change(loaded, table.record is None and loaded.record is not None)
            if table.record is not None and loaded.ply > table.ply:  # there are new plies as well
                self._on_steps(loaded, table.replay(loaded.plies[table.ply :]))
        else:
            self._on_steps(table, table.replay(await self._store.plies(table.id, table.ply)))

    def is_locked(self, table_id: str) -> bool:
        return table_id in self._entries and self._entries[table_id].lock.locked()

    def forget(self, table_id: str) -> None:
        """Drop a table that was removed from the database."""
        self._entries.pop(table_id, None)

    async def refresh_cached(self, table_id: str) -> None:
        """Load what other workers have stored, if the table is in memory."""
        if table_id in self._entries:
            async with self.locked(table_id) as entry:
                await self.refresh(entry)

    async def load_plies(self, table_id: str, ply: int) -> None:
        """Load the plies below a number that another worker stored, if the table is in memory."""
        if table_id not in self._entries:
            return
        async with self.locked(table_id) as entry:
            if entry.table.record is None:  # the notification of its start comes later
                await self.refresh(entry)
            elif entry.table.ply < ply:
                self._on_steps(entry.table, entry.table.replay(await self._store.plies(table_id, entry.table.ply)))

    def add(self, table: Table) -> None:
        """Add a new table."""
        self._entries[table.id] = Entry(table)
        self._evict()

    async def _entry(self, table_id: str) -> Entry:
        entry = self._entries.get(table_id)
        if entry is None:
            loaded = await self.load(table_id)
            entry = self._entries.setdefault(table_id, Entry(loaded))  # another task may have loaded it meanwhile
            self._evict()
        self._entries.move_to_end(table_id)
        return entry

    async def load(self, table_id: str) -> Table:
        """The table as it is stored, apart from the one in memory."""
        stored = await self._store.table(table_id)
        if stored is None:
            raise Refused("no-such-table")
        if stored.table.status in ("playing", "over"):
            replay(stored)
        return stored.table

    def _evict(self) -> None:
        if len(self._entries) <= self._size:
            return
        for table in [*self._entries][: max(1, self._size // 10)]:
            if not self._entries[table].lock.locked() and not self._in_use(table):
                del self._entries[table]


def replay(stored: StoredTable) -> None:
    """Replay the plies of a table from the database."""
    table = stored.table
    if table.config.rules != madang.game(table.config.game).version:
        raise Refused("rules-changed", rules=table.config.rules)
    table.status = "playing"  # until its last ply is replayed
    table.begin()
    table.replay(stored.plies)
