"""The open sockets: who is connected to which table, and the messages that each viewer may see."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import Callable

import msgspec
from starlette.websockets import WebSocket

from madang.server.tables import presenter
from madang.server.tables.model import Step
from madang.server.tables.presenter import Json, NewPlies
from madang.server.tables.table import Table
from madang.server.tables.viewer import Presence, Viewer, places_of

TOO_SLOW, RESTARTING = 4408, 1012
MAX_PENDING = 512 * 1024
"""Bytes that may be queued for a client that does not read. At more, it is disconnected."""
Tag = int | str | None


class Connection:
    """One socket. Messages are queued, so that a slow client does not delay others."""

    def __init__(self, websocket: WebSocket, table_id: str, viewer: Viewer, address: str = "") -> None:
        self.table_id = table_id
        self.address = address
        self.viewer = viewer
        self._websocket = websocket
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._pending = 0
        self._sender: asyncio.Task[None] | None = None
        self.close_code = 1000
        self.looking = True
        """Whether the table is on the client's screen."""

    def send(self, message: Json) -> None:
        self.send_text(msgspec.json.encode(message).decode())

    def send_text(self, text: str) -> None:
        self._pending += len(text)
        if self._pending > MAX_PENDING:
            self.close(TOO_SLOW)
        else:
            self._queue.put_nowait(text)

    def close(self, code: int) -> None:
        """Stop sending: after the queued messages, or at once if the client is too slow."""
        self.close_code = code
        if code == TOO_SLOW and self._sender is not None:
            self._sender.cancel()
        else:
            self._queue.put_nowait(None)

    async def run_sender(self) -> None:
        """Send queued messages until the connection is closed."""
        self._sender = asyncio.current_task()
        while (text := await self._queue.get()) is not None:
            await self._websocket.send_text(text)
            self._pending -= len(text)


class Connections:
    """All sockets of this process."""

    def __init__(self) -> None:
        self._by_table: dict[str, list[Connection]] = defaultdict(list)
        self._sockets_of: Counter[str] = Counter()
        self._remote: dict[str, Presence] = {}

    # --- who is connected ---

    def admit(self, visitors: dict[str, int]) -> bool:
        """Count a new socket for each visitor. False, and nothing counted, if one is at its limit (0 is no limit)."""
        if any(limit and self._sockets_of[visitor] >= limit for visitor, limit in visitors.items()):
            return False
        self._sockets_of.update(visitors.keys())
        return True

    def release(self, visitors: dict[str, int]) -> None:
        self._sockets_of.subtract(visitors.keys())
        self._sockets_of += Counter()  # drops visitors with no socket

    @property
    def count(self) -> int:
        """The number of connections to tables."""
        return sum(map(len, self._by_table.values()))

    def is_watched(self, table_id: str) -> bool:
        return bool(self._by_table.get(table_id))

    def tables(self) -> list[str]:
        return [*self._by_table]

    def of(self, table_id: str) -> list[Connection]:
        """The connections to a table here."""
        return [*self._by_table.get(table_id, ())]

    def add(self, connection: Connection) -> None:
        self._by_table[connection.table_id].append(connection)

    def remove(self, connection: Connection) -> bool:
        """Remove a connection. False if it was not there."""
        connections = self._by_table.get(connection.table_id, [])
        if connection not in connections:
            return False
        connections.remove(connection)
        if not connections:
            del self._by_table[connection.table_id]
            self._remote.pop(connection.table_id, None)
        return True

    def has_player(self, table: Table) -> bool:
        """Whether a human player is connected, or any spectator if only bots play."""
        presence = self.presence(table)
        return bool(presence.seats) or (not table.has_humans and presence.spectators > 0)

    def local_presence(self, table: Table) -> Presence:
        """Who is connected to a table at this worker."""
        connections = self._by_table.get(table.id, ())
        seats = {seat for connection in connections for seat in table.seats_of(connection.viewer.guest)}
        looking = {seat for c in connections if c.looking for seat in places_of(table, c.viewer.guest)}
        spectators = sum(not table.seats_of(connection.viewer.guest) for connection in connections)
        return Presence(sorted(seats), spectators, sorted(looking))

    def presence(self, table: Table) -> Presence:
        """Who is connected to a table, at any worker."""
        return self.local_presence(table) + self._remote.get(table.id, Presence())

    def set_remote_presence(self, table_id: str, presence: Presence) -> None:
        """Keep who is connected at other workers. Only for tables with a connection here, which are kept up to date."""
        if self.is_watched(table_id):
            self._remote[table_id] = presence

    # --- sending ---

    def send_snapshot(self, table: Table, connection: Connection, since: int | None, re: Tag = None) -> None:
        presence = self.presence(table)
        connection.send(presenter.snapshot(table, connection.viewer, since, time.time(), presence) | {"re": re})

    def broadcast_start(self, table: Table) -> None:
        """Send the first view to everyone at a table."""
        for connection in self.of(table.id):
            self.send_snapshot(table, connection, None)

    def broadcast_plies(
        self, table: Table, steps: list[Step], origin: Connection | None = None, re: Tag = None
    ) -> None:
        """Send new plies to everyone at a table. The connection that caused them gets its tag back."""
        if not self.is_watched(table.id):
            return
        plies = NewPlies(table, steps, time.time())
        texts: dict[Viewer, list[str]] = {}
        for connection in self.of(table.id):
            viewer = connection.viewer
            if connection is origin:
                for message in plies.messages(viewer, re):
                    connection.send(message)
                continue
            if viewer not in texts:
                texts[viewer] = [msgspec.json.encode(message).decode() for message in plies.messages(viewer, None)]
            for text in texts[viewer]:
                connection.send_text(text)
        if table.status == "over":
            self.broadcast_table(table)

    def broadcast_table(self, table: Table) -> None:
        """Send the table's info to everyone. A viewer who lost the seat becomes a spectator and gets that view."""
        lost = []
        for connection in self.of(table.id):
            viewer = connection.viewer
            if viewer.seat is not None and viewer.seat not in table.seats_of(viewer.guest):
                connection.viewer = Viewer(viewer.guest, None)
                lost.append(connection)
        presence, waiting = self.presence(table), presenter.absence_info(table, time.time())
        for connection in self.of(table.id):
            info = presenter.table_info(table, connection.viewer.guest, presence)
            connection.send({"type": "table", "table": info, "absence": waiting})
        for connection in lost:
            if table.record is not None:
                self.send_snapshot(table, connection, table.ply)

    def disconnect_guest(self, guest: str) -> None:
        """Close the sockets of a guest. The clients connect again, with the cookies that they have now."""
        for connection in (connection for of_table in self._by_table.values() for connection in of_table):
            if connection.viewer.guest == guest:
                connection.close(RESTARTING)

    def disconnect(self, condition: Callable[[str | None, str], bool]) -> None:
        """Close the sockets whose guest and address fulfill a condition."""
        for connection in (connection for of_table in self._by_table.values() for connection in of_table):
            if condition(connection.viewer.guest, connection.address):
                connection.close(RESTARTING)

    def close(self) -> None:
        for connections in [*self._by_table.values()]:
            for connection in connections:
                connection.close(RESTARTING)
