"""The commands on tables. Each change is stored before anyone is told of it.

The REST routes and the sockets call the same methods.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, ParamSpec, TypeVar

from madang.server.errors import Refused
from madang.server.play.bots import BotPool
from madang.server.play.cache import Entry, TableCache
from madang.server.play.connections import Connection, Connections, Tag
from madang.server.play.hints import Hints
from madang.server.play.presence_tracker import PresenceTracker
from madang.server.play.quotas import Quotas
from madang.server.play.scheduler import claimed_until
from madang.server.storage.notifications import Notification
from madang.server.storage.presence import PresenceStore
from madang.server.storage.store import AppendRequest, Store
from madang.server.storage.writer import GroupCommit
from madang.server.tables import presenter, seating
from madang.server.tables.advance import is_order
from madang.server.tables.alerts import alerts_of_change, alerts_of_rematch, alerts_of_steps
from madang.server.tables.guest import Guest
from madang.server.tables.model import Kind, Step
from madang.server.tables.presenter import Json, NewPlies
from madang.server.tables.results import is_rated
from madang.server.tables.schedule import summary_after
from madang.server.tables.table import Table
from madang.server.tables.viewer import Viewer, viewer_at

SeatEdit = Callable[[Table], None]
P = ParamSpec("P")
T = TypeVar("T")


def shielded(command: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Let a command finish when its caller is canceled: after a change is stored, the table in memory must follow."""

    @functools.wraps(command)
    async def run(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(command(*args, **kwargs))

    return run


class TableService:
    def __init__(
        self,
        store: Store,
        writer: GroupCommit,
        connections: Connections,
        bots: BotPool,
        quotas: Quotas,
        presence: PresenceStore | None,
        cache_size: int,
        alert_after: float,
    ) -> None:
        self._store = store
        self._writer = writer
        self._connections = connections
        self._quotas = quotas
        self._alert_after = alert_after
        self.presence = PresenceTracker(connections, presence)
        self._cache = TableCache(
            store, cache_size, connections.is_watched, connections.broadcast_plies, self._on_remote_change
        )
        self._hints = Hints(bots)
        self.schedule_turn: Callable[[Table], None] = lambda table: None
        """Called with a table where the server may have to act."""

    async def get(self, table_id: str) -> Table:
        """The current table. The caller must not change it."""
        return await self._cache.get(table_id)

    @property
    def cache(self) -> TableCache:
        return self._cache

    async def refresh(self, table_id: str) -> None:
        """Load a change from the database, if the table is in memory, and tell the connected clients."""
        await self._cache.refresh_cached(table_id)

    # --- before the start ---

    async def create(self, guest: Guest, address: str, table: Table) -> Table:
        async with self._quotas.reserve(guest, address, 1, table.bots):
            await self._store.add_table(table, address)
        self._cache.add(table)
        return table

    async def rematch(self, table_id: str, guest: Guest, address: str) -> Table:
        """Create a table like a finished one, or return the rematch that exists already."""
        old = await self._cache.get(table_id)
        new = seating.rematch(old, guest)
        if old.rematch is not None:
            return await self._cache.get(old.rematch)
        async with self._quotas.reserve(guest, address, 1, new.bots):
            alerts = alerts_of_rematch(new, self._alert_after)
            stored = await self._store.add_table(new, address, table_id, alerts)
        if stored != new.id:
            return await self._cache.get(stored)
        self._cache.add(new)
        await self._cache.refresh_cached(table_id)
        return new

    async def start(self, table_id: str, guest: Guest, address: str, fill: str | None) -> Table:
        """Fill the open seats with bots, within the creator's quota, and start the game."""
        open_seats = sum(seat.kind == "open" for seat in (await self._cache.get(table_id)).seats)
        async with self._quotas.reserve(guest, address, 0, open_seats):
            return await self.change(table_id, lambda current: seating.start(current, guest, fill))

    @shielded
    async def change(self, table_id: str, edit: SeatEdit) -> Table:
        """Change the seats or the status of a table. Repeats if another worker stored a change or a ply first."""
        while True:
            async with self._cache.locked(table_id) as entry:
                fresh = await self._cache.load(table_id)
                before, reminded = [replace(seat) for seat in fresh.seats], fresh.reminded
                edit(fresh)
                fresh.changed = time.time()
                started = fresh.status == "playing" and fresh.record is None
                if started:
                    fresh.begin()
                alerts = alerts_of_change(fresh, before, reminded, started, self._alert_after)
                if not await self._store.change(fresh, claimed_until(fresh, fresh.actor), alerts):
                    continue
                entry.table = fresh
                self._connections.broadcast_table(fresh)
                if started:
                    self._connections.broadcast_start(fresh)
                self.schedule_turn(fresh)
                return fresh

    # --- play ---

    @shielded
    async def act(
        self, table_id: str, guest: str | None, ply: int, seat: int, action: str, origin: Connection | None, re: Tag
    ) -> Json | None:
        """Play an action for a guest. A socket (`origin`) gets the broadcast; for REST, the response is returned."""
        async with self._cache.locked(table_id) as entry:
            entry.table.check_seat(guest, seat)
            await self._catch_up_to(entry, ply)
            if _is_stored(entry.table, ply, seat, action):
                return {"type": "ack", "re": re, "ply": entry.table.ply, "duplicate": True}
            viewer = Viewer(guest, seat)
            _check_ply(entry.table, ply, viewer)
            steps = entry.table.plan(seat, "action", action, time.time())
            if not await self._append(entry, steps, origin, re):
                if _is_stored(entry.table, ply, seat, action):
                    return {"type": "ack", "re": re, "ply": entry.table.ply, "duplicate": True}
                _check_ply(entry.table, ply, viewer)
            return self._response(entry.table, steps, viewer, origin)

    @shielded
    async def undo(self, table_id: str, guest: str | None, ply: int, origin: Connection | None, re: Tag) -> Json | None:
        """Take back a guest's last action."""
        async with self._cache.locked(table_id) as entry:
            await self._catch_up_to(entry, ply)
            viewer = viewer_at(entry.table, guest, None)
            _check_ply(entry.table, ply, viewer)
            steps = entry.table.plan_undo(guest, time.time())
            if not await self._append(entry, steps, origin, re):
                _check_ply(entry.table, ply, viewer)
            return self._response(entry.table, steps, viewer_at(entry.table, guest, None), origin)

    async def play_for(self, table_id: str, ply: int, seat: int, kind: Kind, action: str | None) -> None:
        """Play for a bot or a stand-in, or the forced actions (`action` is None), if the table is still at that ply."""
        async with self._cache.locked(table_id) as entry:
            if entry.table.ply != ply or (kind == "bot" and entry.table.seats[seat].kind != "bot"):
                return  # someone else has acted, or the player has come back
            now = time.time()
            steps = entry.table.plan_forced(now) if action is None else entry.table.plan(seat, kind, action, now)
            await self._append(entry, steps, None, None)

    async def _append(self, entry: Entry, steps: list[Step], origin: Connection | None, re: Tag) -> bool:
        """Store steps, then broadcast them. False, after a refresh, if another worker stored a ply first."""
        table = entry.table
        summary = summary_after(table, steps)
        ordered = tuple(step.ply.seat for step in steps if is_order(step.outcome.before, step.ply))
        alerts = alerts_of_steps(table, steps, summary, self._alert_after)
        plies, claimed = [step.ply for step in steps], claimed_until(table, summary.actor)
        request = AppendRequest(table.id, plies, summary, claimed, ordered, alerts)
        if not await self._writer.append(request):
            await self._cache.refresh(entry)
            return False
        table.extend(steps)
        self._connections.broadcast_plies(table, steps, origin, re)
        self.schedule_turn(table)
        return True

    def _response(self, table: Table, steps: list[Step], viewer: Viewer, origin: Connection | None) -> Json | None:
        if origin is not None:
            return None
        now = time.time()
        return NewPlies(table, steps, now).played(viewer, now)

    async def _catch_up_to(self, entry: Entry, ply: int) -> None:
        """Refresh the table if the client has seen plies that another worker stored."""
        if ply > entry.table.ply:
            await self._cache.refresh(entry)

    async def hint(self, table_id: str, guest: str | None, seat: int, re: Tag = None) -> Json:
        current = await self._cache.get(table_id)
        current.check_seat(guest, seat)
        if not current.allows_hints(guest) or current.actor != seat:
            raise Refused("no-hint")
        if is_rated(current):
            await self.change(table_id, _mark_hinted)
        return await self._hints.hint(current, guest, seat) | {"re": re}

    # --- connections ---

    async def connect(self, connection: Connection, seat: int | None, since: int | None) -> None:
        """Add a connection to its table. It gets a snapshot, and every ply from then on."""
        async with self._cache.locked(connection.table_id) as entry:
            if self._store.postgres:
                await self._cache.refresh(entry)
            connection.viewer = viewer_at(entry.table, connection.viewer.guest, seat)
            self._connections.add(connection)
            self._connections.send_snapshot(entry.table, connection, since)
        await self._presence_changed(entry.table)
        if entry.table.next_is_forced or not entry.table.has_humans:
            self.schedule_turn(entry.table)  # a table of bots continues when someone watches

    async def disconnect(self, connection: Connection) -> None:
        if self._connections.remove(connection):
            await self._presence_changed(await self._cache.get(connection.table_id))

    async def view_as(self, connection: Connection, seat: int | None, since: int | None, re: Tag) -> None:
        """Switch a connection to another seat of the guest, or to the spectator's view."""
        async with self._cache.locked(connection.table_id) as entry:
            if seat is not None:
                entry.table.check_seat(connection.viewer.guest, seat)
            connection.viewer = Viewer(connection.viewer.guest, seat)
            self._connections.send_snapshot(entry.table, connection, since, re)

    async def _presence_changed(self, table: Table) -> None:
        await self.presence.publish(table)
        await self.presence.refresh(table.id)
        self._connections.broadcast_table(table)

    # --- other workers ---

    def _on_remote_change(self, table: Table, started: bool) -> None:
        self._connections.broadcast_table(table)
        if started:
            self._connections.broadcast_start(table)
        self.schedule_turn(table)  # a bot may have taken the seat of the player to act

    async def handle_notification(self, notification: Notification) -> None:
        """Tell the clients that are connected here about a change by another worker."""
        if "guest" in notification:
            self._connections.disconnect_guest(notification["guest"])
            return
        table = notification["table"]
        if self._store.postgres and not self._connections.is_watched(table) and not self._cache.is_locked(table):
            return  # a later client reads the database itself; one that connects right now holds the lock
        if notification.get("presence"):
            await self.presence.refresh(table)
            self._connections.broadcast_table(await self._cache.get(table))
        elif "ply" in notification:
            await self._cache.load_plies(table, notification["ply"])
        else:
            await self._cache.refresh_cached(table)

    async def resync(self) -> None:
        """After missed notifications: read what other workers stored, and publish who is connected here."""
        for table in self._connections.tables():
            with contextlib.suppress(Refused):
                await self._presence_changed(await self._cache.get(table))


def _mark_hinted(table: Table) -> None:
    table.hinted = True


def _is_stored(table: Table, ply: int, seat: int, action: str) -> bool:
    """Whether this action is stored as this ply."""
    if not 0 <= ply < table.ply:
        return False
    stored = table.plies[ply]
    return (stored.seat, stored.kind, stored.action) == (seat, "action", action)


def _check_ply(table: Table, ply: int, viewer: Viewer) -> None:
    if ply != table.ply:
        refused = Refused("stale", ply=table.ply)
        refused.now = presenter.game_status(table, viewer, time.time())
        raise refused
