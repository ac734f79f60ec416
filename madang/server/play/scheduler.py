"""What the server does at a table without being asked: forced actions, bots' turns, stand-ins when the time is up.

A turn that is due now is played by a task, at most one a table, for the ply that the table is at. Everything else comes
from the database: each table's row says when the server has to act there, and a sweep looks for what is due. So nothing
is lost in a restart, and tables that wait for a clock cost no memory. A worker claims a table before it acts. If two do
so at once, the key (table, ply) decides, and the second one stops.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from madang.server.errors import Refused
from madang.server.play.bots import BotPool, Priority
from madang.server.play.connections import Connections
from madang.server.storage.lists import TableLists
from madang.server.tables.model import Kind
from madang.server.tables.table import Table

log = logging.getLogger("madang.server")
LEASE = 30.0
"""Seconds for which a worker claims a table where it is about to act."""
MAX_CLAIMED = 50
"""Tables that one sweep takes up."""
POSTPONED = 3600.0
"""Seconds until an unreadable table is tried again."""
EXPIRY_EVERY = 3600.0
"""Seconds between two looks for abandoned tables."""


class PlayFor(Protocol):
    async def __call__(self, table: str, ply: int, seat: int, kind: Kind, action: str | None) -> None: ...


class TurnScheduler:
    def __init__(
        self,
        lists: TableLists,
        connections: Connections,
        bots: BotPool,
        get_table: Callable[[str], Awaitable[Table]],
        play_for: PlayFor,
        bot_pause: float,
        sweep_every: float,
    ) -> None:
        self._lists = lists
        self._connections = connections
        self._bots = bots
        self._get_table = get_table
        self._play_for = play_for
        self._bot_pause = bot_pause
        self._sweep_every = sweep_every
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._expired_at = 0.0
        self.on_closed: Callable[[str], Awaitable[None]]
        """Called with each table that was closed because it was abandoned."""
        self.swept_at = time.time()
        """When the last sweep ended well."""
        self.unreadable: set[str] = set()
        """Tables that could not be loaded."""

    def notice(self, table: Table) -> None:
        """Something has changed at a table: play the next turn if it is the server's."""
        ply, task = self._tasks.get(table.id, (-1, None))
        if task is not None and not task.done():
            if ply == table.ply:
                return
            if task is not asyncio.current_task():
                task.cancel()
        self._tasks.pop(table.id, None)
        if table.status == "over":
            self._bots.leave(table.id)
        elif self._plays_now(table):
            self._start(table, self._play_turn(table))

    def _plays_now(self, table: Table) -> bool:
        """Whether the next turn is the server's. Bots among themselves play while somebody watches."""
        return table.waits_for_server and (table.has_humans or self._connections.watched(table.id))

    def busy(self, table: str) -> bool:
        return table in self._tasks

    async def close(self) -> None:
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- one turn ---

    def _start(self, table: Table, turn: Awaitable[None]) -> None:
        self._tasks[table.id] = (table.ply, asyncio.create_task(self._run(table.id, turn)))

    async def _run(self, table: str, turn: Awaitable[None]) -> None:
        try:
            await turn
        except Refused as refused:  # the table has moved on
            log.info("not played", extra={"reason": refused.message.id})
        except Exception:
            log.exception("a turn of the server failed")
        finally:
            _, task = self._tasks.get(table, (0, None))
            if task is asyncio.current_task():
                del self._tasks[table]

    async def _play_turn(self, table: Table) -> None:
        seat, ply, began = table.actor or 0, table.ply, time.monotonic()
        if table.goes_on:
            await self._store(table.id, ply, seat, "forced", None)
            return
        action = await self._decide(table, table.seats[seat].level or table.terms.stand_in)
        await asyncio.sleep(max(0.0, self._bot_pause - (time.monotonic() - began)))
        await self._store(table.id, ply, seat, "bot", action)

    async def _stand_in(self, table: Table) -> None:
        seat, ply = table.actor or 0, table.ply
        action = await self._decide(table, table.terms.stand_in)
        await self._store(table.id, ply, seat, "stand-in", action)

    async def _store(self, table: str, ply: int, seat: int, kind: Kind, action: str | None) -> None:
        """Play a decision. Storing it is not interrupted: the table in memory must follow what is on disk."""
        await asyncio.shield(self._play_for(table, ply, seat, kind, action))

    async def _decide(self, table: Table, level: str) -> str:
        watched = self._connections.has_player(table)
        priority = Priority.WATCHED if watched else Priority.UNWATCHED
        decision = await self._bots.think(table.id, level, table.game.state, table.terms.creator, priority)
        return decision.action

    # --- what is due ---

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            try:
                await self.sweep()
                self.swept_at = time.time()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self._sweep_every)

    async def sweep(self) -> None:
        """Take up the tables where the server has to act and no worker does."""
        now = time.time()
        for table in await self._lists.claim_due(now, now + LEASE, MAX_CLAIMED):
            await self._take_up(table)
        if now - self._expired_at > EXPIRY_EVERY:
            self._expired_at = now
            await self._close_abandoned(now)

    async def _close_abandoned(self, now: float) -> None:
        closed = await self._lists.close_abandoned(now)
        for table in closed:
            await self.on_closed(table)
        if closed:
            log.info("abandoned tables were closed", extra={"tables": len(closed)})

    async def _take_up(self, table_id: str) -> None:
        try:
            table = await self._get_table(table_id)
        except Exception as error:  # one unreadable table must not stop the others
            self.unreadable.add(table_id)
            log.exception("a table cannot be read", exc_info=error)
            await self._lists.set_due(table_id, None, time.time() + POSTPONED)
            return
        self.unreadable.discard(table_id)
        if self._plays_now(table):
            self.notice(table)
        elif table.deadline is not None and table.deadline <= time.time():
            if not self.busy(table_id):
                self._start(table, self._stand_in(table))
        else:
            summary = table.summary()
            await self._lists.set_due(table_id, summary.actor, summary.due)
