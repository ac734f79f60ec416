"""The commands: everything that can be done at a table, each stored before it is told.

The REST routes and the sockets are two ways to the same methods.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import time
from collections.abc import Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

from madang import State
from madang.bots.protocol import Decision
from madang.server.errors import Refused
from madang.server.play.bots import BotPool, Priority
from madang.server.play.cache import Entry, TableCache
from madang.server.play.connections import Connection, Connections, Tag
from madang.server.play.presence import PresenceTracker
from madang.server.play.quotas import Quotas
from madang.server.play.scheduler import LEASE
from madang.server.storage.bus import Notice
from madang.server.storage.presence import PresenceStore
from madang.server.storage.store import Append, Store
from madang.server.storage.writer import GroupCommit
from madang.server.tables import presenter, seating
from madang.server.tables.guest import Guest
from madang.server.tables.model import Kind, Step
from madang.server.tables.presenter import Json, NewPlies
from madang.server.tables.table import Table
from madang.server.tables.viewer import Viewer, viewer_at

HINT_LEVEL = "expert"
Change = Callable[[Table], None]
P = ParamSpec("P")
T = TypeVar("T")


def completed(command: Callable[P, Coroutine[Any, Any, T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A command that goes on when its caller is canceled (a client that is gone): what is stored must be told."""

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
    ) -> None:
        self._store = store
        self._writer = writer
        self._connections = connections
        self._bots = bots
        self._quotas = quotas
        self.presence = PresenceTracker(connections, presence)
        self._cache = TableCache(
            store, cache_size, connections.watched, connections.broadcast_plies, self._changed_elsewhere
        )
        self._hinted: set[str | None] = set()
        self.on_turn: Callable[[Table], None] = lambda table: None
        """Called whenever the server may have to act at a table."""

    async def get(self, table: str) -> Table:
        """The table as it is now. Do not change it."""
        return await self._cache.get(table)

    async def refresh(self, table: str) -> None:
        """Take in what was changed in the database, if the table is in memory, and tell who is connected."""
        await self._cache.refresh_known(table)

    # --- before the start ---

    async def create(self, guest: Guest, address: str, table: Table) -> Table:
        async with self._quotas.room_for(guest, address, 1, table.bots):
            await self._store.add_table(table, address)
        self._cache.add(table)
        return table

    async def rematch(self, table: str, guest: Guest, address: str) -> Table:
        """A new table like a finished one; asked twice, the same new table."""
        old = await self._cache.get(table)
        made = seating.rematch(old, guest)
        if old.rematch is not None:
            return await self._cache.get(old.rematch)
        async with self._quotas.room_for(guest, address, 1, made.bots):
            found = await self._store.add_table(made, address, rematch_of=table)
        if found != made.id:
            return await self._cache.get(found)
        self._cache.add(made)
        await self._cache.refresh_known(table)
        return made

    async def start(self, table: str, guest: Guest, address: str, fill: str | None) -> Table:
        """Let bots take the open seats, as many as the creator may have."""
        open_seats = sum(seat.kind == "open" for seat in (await self._cache.get(table)).seats)
        async with self._quotas.room_for(guest, address, 0, open_seats):
            return await self.change(table, lambda found: seating.start(found, guest, fill))

    @completed
    async def change(self, table: str, change: Change) -> Table:
        """Change who sits at a table before its start; again, if another request was quicker."""
        while True:
            async with self._cache.locked(table) as entry:
                stored = await self._store.table(table)
                if stored is None:
                    raise Refused("no-such-table")
                fresh = stored.table
                change(fresh)
                fresh.changed = time.time()
                if fresh.status == "playing":
                    fresh.begin()
                if not await self._store.change(fresh, _claimed_until(fresh, fresh.actor)):
                    continue
                entry.table = fresh
                self._connections.broadcast_table(fresh)
                if fresh.status == "playing":
                    self._connections.broadcast_start(fresh)
                    self.on_turn(fresh)
                return fresh

    async def rename(self, guest: Guest, name: str) -> None:
        for table in await self._store.rename(guest.id, name):
            await self._cache.refresh_known(table)

    # --- play ---

    @completed
    async def act(
        self, table: str, guest: str | None, ply: int, seat: int, action: str, origin: Connection | None, re: Tag
    ) -> Json | None:
        """Play an action for a guest. A connection is answered by the broadcast; another caller gets the answer."""
        async with self._cache.locked(table) as entry:
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
            return self._played(entry.table, steps, viewer, origin)

    @completed
    async def undo(self, table: str, guest: str | None, ply: int, origin: Connection | None, re: Tag) -> Json | None:
        """Take a guest's last action back."""
        async with self._cache.locked(table) as entry:
            await self._catch_up_to(entry, ply)
            viewer = viewer_at(entry.table, guest, None)
            _check_ply(entry.table, ply, viewer)
            steps = entry.table.plan_undo(guest, time.time())
            if not await self._append(entry, steps, origin, re):
                _check_ply(entry.table, ply, viewer)
            return self._played(entry.table, steps, viewer_at(entry.table, guest, None), origin)

    async def play_for(self, table: str, ply: int, seat: int, kind: Kind, action: str | None) -> None:
        """Play for a bot or a stand-in, or what is forced (without an action), if the table is still at that ply."""
        async with self._cache.locked(table) as entry:
            if entry.table.ply != ply:
                return
            now = time.time()
            steps = entry.table.plan_forced(now) if action is None else entry.table.plan(seat, kind, action, now)
            await self._append(entry, steps, None, None)

    async def _append(self, entry: Entry, steps: list[Step], origin: Connection | None, re: Tag) -> bool:
        """Store steps, then tell everybody. False, and the table brought up to date, if another worker was quicker."""
        table = entry.table
        summary = table.summary_after(steps)
        claimed_until = _claimed_until(table, summary.actor)
        if not await self._writer.append(Append(table.id, [step.ply for step in steps], summary, claimed_until)):
            await self._cache.refresh(entry)
            return False
        table.extend(steps)
        self._connections.broadcast_plies(table, steps, origin, re)
        self.on_turn(table)
        return True

    def _played(self, table: Table, steps: list[Step], viewer: Viewer, origin: Connection | None) -> Json | None:
        if origin is not None:
            return None
        now = time.time()
        return NewPlies(table, steps, now).played(viewer, now)

    async def _catch_up_to(self, entry: Entry, ply: int) -> None:
        """A client that knows more plies than this worker has them from another one."""
        if ply > entry.table.ply:
            await self._cache.refresh(entry)

    async def hint(self, table: str, guest: str | None, seat: int, re: Tag = None) -> Json:
        found = await self._cache.get(table)
        found.check_seat(guest, seat)
        if not found.allows_hints(guest) or found.actor != seat:
            raise Refused("no-hint")
        ply = found.ply
        decision = await self._think_for(guest, f"{table} hint", found.game.state)
        thoughts = [{"action": t.action, "visits": t.visits, "chance": t.chance} for t in decision.thoughts]
        answer = {"type": "hint", "re": re, "ply": ply, "seat": seat, "level": HINT_LEVEL}
        return answer | {"action": decision.action, "thoughts": thoughts}

    async def _think_for(self, guest: str | None, key: str, state: State) -> Decision:
        """One hint at a time for each guest: the bots that play need the threads too."""
        if guest in self._hinted:
            raise Refused("too-many")
        self._hinted.add(guest)
        try:
            return await self._bots.think(key, HINT_LEVEL, state, guest or "", Priority.WATCHED)
        finally:
            self._hinted.discard(guest)
            self._bots.leave(key)

    # --- connections ---

    async def connect(self, connection: Connection, seat: int | None, since: int | None) -> None:
        """Add a connection to its table: it gets a snapshot, and every ply from then on."""
        async with self._cache.locked(connection.table) as entry:
            if self._store.postgres:
                await self._cache.refresh(entry)
            connection.viewer = viewer_at(entry.table, connection.viewer.guest, seat)
            self._connections.add(connection)
            self._connections.send_snapshot(entry.table, connection, since)
        await self._presence_changed(entry.table)
        if entry.table.goes_on or not entry.table.has_humans:
            self.on_turn(entry.table)  # a table of bots goes on when somebody watches

    async def disconnect(self, connection: Connection) -> None:
        if self._connections.remove(connection):
            await self._presence_changed(await self._cache.get(connection.table))

    async def view_as(self, connection: Connection, seat: int | None, since: int | None, re: Tag) -> None:
        """Show the table from another seat of the same guest, or as a spectator sees it."""
        async with self._cache.locked(connection.table) as entry:
            if seat is not None:
                entry.table.check_seat(connection.viewer.guest, seat)
            connection.viewer = Viewer(connection.viewer.guest, seat)
            self._connections.send_snapshot(entry.table, connection, since, re)

    async def _presence_changed(self, table: Table) -> None:
        await self.presence.write(table)
        await self.presence.read(table.id)
        self._connections.broadcast_table(table)

    # --- other workers ---

    def _changed_elsewhere(self, table: Table, started: bool) -> None:
        self._connections.broadcast_table(table)
        if started:
            self._connections.broadcast_start(table)

    async def hear(self, notice: Notice) -> None:
        """Another worker did something at a table: tell those who are connected to it here."""
        table = notice["table"]
        if not self._connections.watched(table) and not self._cache.is_locked(table):
            return  # the next client to connect reads the database; one that is connecting may have read it already
        if notice.get("presence"):
            await self.presence.read(table)
            self._connections.broadcast_table(await self._cache.get(table))
        else:
            await self._cache.refresh_known(table)

    async def resync(self) -> None:
        """Notices may have been missed: read what others did, and say again who is connected here."""
        for table in self._connections.tables():
            with contextlib.suppress(Refused):
                await self._presence_changed(await self._cache.get(table))


def _claimed_until(table: Table, actor: int | None) -> float:
    """Until when no other worker acts at a table: this one is about to, if it is a bot's turn."""
    return time.time() + LEASE if actor is not None and table.seats[actor].kind == "bot" else 0.0


def _is_stored(table: Table, ply: int, seat: int, action: str) -> bool:
    """Whether this very action was stored as this very ply."""
    if not 0 <= ply < table.ply:
        return False
    stored = table.plies[ply]
    return (stored.seat, stored.kind, stored.action) == (seat, "action", action)


def _check_ply(table: Table, ply: int, viewer: Viewer) -> None:
    if ply != table.ply:
        refused = Refused("stale", ply=table.ply)
        refused.now = presenter.play(table, viewer, time.time())
        raise refused
