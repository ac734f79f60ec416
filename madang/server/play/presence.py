"""Who is connected to which table: here, and at other workers on the same PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

from madang.server.play.connections import Connections
from madang.server.storage.presence import PresenceStore
from madang.server.tables.table import Table
from madang.server.tables.viewer import Presence


class PresenceTracker:
    """Without a store there is one worker, and nobody to tell."""

    def __init__(self, connections: Connections, store: PresenceStore | None) -> None:
        self._connections = connections
        self._store = store

    async def of(self, tables: Sequence[Table]) -> dict[str, Presence]:
        """Who is connected to tables, at any worker."""
        unknown = [table.id for table in tables if not self._connections.watched(table.id)]
        elsewhere = await self._store.elsewhere(unknown) if self._store is not None and unknown else {}
        return {table.id: self._connections.presence(table) + elsewhere.get(table.id, Presence()) for table in tables}

    async def write(self, table: Table) -> None:
        """Tell the other workers who is connected here; again if that changed meanwhile: writes overtake each other."""
        here = None
        while self._store is not None and here != self._connections.here(table):
            here = self._connections.here(table)
            await self._store.write(table.id, here)

    async def read(self, table: str) -> None:
        """Take in who is connected at the other workers."""
        if self._store is not None:
            self._connections.set_elsewhere(table, (await self._store.elsewhere([table]))[table])
