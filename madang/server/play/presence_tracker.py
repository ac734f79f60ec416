"""Who is connected to which table, at this worker and at others on the same PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence

from madang.server.play.connections import Connections
from madang.server.storage.presence import PresenceStore
from madang.server.tables.table import Table
from madang.server.tables.viewer import Presence


class PresenceTracker:
    """Combines local and remote presence. Without a store there is only one worker."""

    def __init__(self, connections: Connections, store: PresenceStore | None) -> None:
        self._connections = connections
        self._store = store

    async def of(self, tables: Sequence[Table]) -> dict[str, Presence]:
        """Who is connected to tables, at any worker."""
        unknown = [table.id for table in tables if not self._connections.is_watched(table.id)]
        remote = await self._store.read_remote(unknown) if self._store is not None and unknown else {}
        return {table.id: self._connections.presence(table) + remote.get(table.id, Presence()) for table in tables}

    async def publish(self, table: Table) -> None:
        """Tell the other workers who is connected here. Repeats if that changed: writes may be reordered."""
        published = None
        while self._store is not None and published != self._connections.local_presence(table):
            published = self._connections.local_presence(table)
            await self._store.write(table.id, published)

    async def publish_looking(self, table: Table) -> None:
        """Store who has the table on the screen. That concerns nobody else, so nobody is told."""
        if self._store is not None:
            await self._store.write(table.id, self._connections.local_presence(table), announce=False)

    async def looking(self, table: Table) -> Presence:
        """Who has a table on the screen now, at any worker."""
        local = self._connections.local_presence(table)
        return local if self._store is None else local + (await self._store.read_remote([table.id]))[table.id]

    async def refresh(self, table_id: str) -> None:
        """Read who is connected at the other workers."""
        if self._store is not None:
            self._connections.set_remote_presence(table_id, (await self._store.read_remote([table_id]))[table_id])
