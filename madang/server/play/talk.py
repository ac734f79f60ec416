"""Commands for talk at a table. A message is stored, then sent to the sockets of all workers, as the table's events."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable

from madang.server.errors import Refused
from madang.server.play.connections import Connection, Connections, Tag
from madang.server.storage.notifications import Notification
from madang.server.storage.talk import NewMessage, TalkStore
from madang.server.tables import talk
from madang.server.tables.presenter import Json
from madang.server.tables.table import Table
from madang.server.tables.talk import TalkKind


class TalkService:
    def __init__(
        self, store: TalkStore, connections: Connections, get_table: Callable[[str], Awaitable[Table]]
    ) -> None:
        self._store = store
        self._connections = connections
        self._get_table = get_table

    async def say(
        self, table_id: str, guest: str, kind: TalkKind, content: str, origin: Connection | None = None, re: Tag = None
    ) -> Json:
        """Say something at a table. The socket that sent it gets its tag back."""
        table, now = await self._get_table(table_id), time.time()
        talk.check(table, kind, content, now)
        seat, aside = talk.seat_of(table, guest), talk.is_aside(table, guest)
        number = await self._store.add(NewMessage(table_id, guest, seat, kind, content, aside, now))
        return await self._broadcast(table, number, origin, re) or {}

    async def recent(self, table_id: str, guest: str | None) -> list[Json]:
        """The last messages that a guest may read and has not muted."""
        table = await self._get_table(table_id)
        rows = await self._store.recent(table_id, guest, talk.hears_asides(table, guest))
        return [talk.message_info(row) for row in rows]

    async def send_recent(self, connection: Connection, also_none: bool = False) -> None:
        """Send the last messages to a connection, if there are any. They replace those that it knows."""
        messages = await self.recent(connection.table_id, connection.viewer.guest)
        if messages or also_none:
            connection.send({"type": "talk", "re": None, "replace": True, "messages": messages})

    async def handle_notification(self, notification: Notification) -> None:
        """Send what another worker has stored, or all messages anew after an operator has removed some."""
        table_id, number = notification["table"], notification["talk"]
        if not self._connections.is_watched(table_id):
            return
        if number is None:
            for connection in self._connections.of(table_id):
                await self.send_recent(connection, also_none=True)
        else:
            await self._broadcast(await self._get_table(table_id), number, None, None)

    async def resync(self) -> None:
        """After missed notifications, send the last messages again."""
        for table_id in self._connections.tables():
            for connection in self._connections.of(table_id):
                await self.send_recent(connection)

    async def forget_ended(self) -> None:
        await self._store.forget_ended(time.time())

    async def _broadcast(self, table: Table, number: int, origin: Connection | None, re: Tag) -> Json | None:
        """Send a message to all who may hear it and have not muted the speaker."""
        found = await self._store.message(number)
        if found is None:
            return None
        row, muted_by = found
        info = talk.message_info(row)
        for connection in self._connections.of(table.id):
            guest = connection.viewer.guest
            if guest not in muted_by and (not row.aside or talk.hears_asides(table, guest)):
                tag = re if connection is origin else None
                connection.send({"type": "talk", "re": tag, "replace": False, "messages": [info]})
        return info

    # --- muted players ---

    async def muted(self, guest: str) -> Json:
        return {"players": [{"player": row.public, "name": row.name} for row in await self._store.muted(guest)]}

    async def mute(self, guest: str, public: str) -> Json:
        refused = await self._store.mute(guest, public)
        if refused is not None:
            raise Refused(refused)
        return await self.muted(guest)

    async def unmute(self, guest: str, public: str) -> Json:
        await self._store.unmute(guest, public)
        return await self.muted(guest)
