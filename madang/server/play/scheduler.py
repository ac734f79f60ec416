"""The server's own turns: forced actions, bots' turns, and stand-ins when a player's time is up.

A task plays a turn that is due now: at most one task per table, for the table's current ply. Everything else comes from
the database: each table's row says when the server has to act, and a sweep finds the tables that are due. So a restart
loses nothing, and tables that wait for a clock need no memory. A worker claims a table before it acts. If two workers
act at once, the primary key (table, ply) decides, and the second worker stops.
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
from madang.server.tables.challenges import bot_seed
from madang.server.tables.model import Kind
from madang.server.tables.table import Table

log = logging.getLogger("madang.server")
LEASE = 30.0
"""Seconds for which a worker claims a table on which it will act."""
MAX_CLAIMED = 50
"""Tables that one sweep claims."""
RETRY_UNREADABLE_AFTER = 3600.0
"""Seconds until an unreadable table is tried again."""
CLOSE_ABANDONED_EVERY = 3600.0
"""Seconds between searches for abandoned tables."""


def claimed_until(table: Table, actor: int | None) -> float:
    """When this worker's claim ends. It claims a table only if a bot acts next, in order to play for it."""
    return time.time() + LEASE if actor is not None and table.seats[actor].kind == "bot" else 0.0


class PlayFor(Protocol):
    async def __call__(self, table_id: str, ply: int, seat: int, kind: Kind, action: str | None) -> None: ...


class TurnScheduler:
    def __init__(
        self,
        lists: TableLists,
        connections: Connections,
        bots: BotPool,
        get_table: Callable[[str], Awaitable[Table]],
        play_for: PlayFor,
        decided_action: Callable[[Table], Awaitable[str | None]],
        bot_pause: float,
        sweep_every: float,
    ) -> None:
        self._lists = lists
        self._connections = connections
        self._bots = bots
        self._get_table = get_table
        self._play_for = play_for
        self._decided_action = decided_action
        self._bot_pause = bot_pause
        self._sweep_every = sweep_every
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}
        self._closed_abandoned_at = 0.0
        self.on_closed: Callable[[str], Awaitable[None]]
        """Called with the id of each abandoned table that was closed."""
        self.swept_at = time.time()
        """When the last sweep succeeded."""
        self.unreadable: set[str] = set()
        """Tables that could not be loaded."""

    def schedule(self, table: Table) -> None:
        """Start the next turn of a table that has changed, if it is the server's turn."""
        ply, task = self._tasks.get(table.id, (-1, None))
        if task is not None and not task.done():
            if ply == table.ply:
                return
            if task is not asyncio.current_task():
                task.cancel()
        self._tasks.pop(table.id, None)
        if table.status == "over":
            self._bots.forget(table.id)
        elif self._is_servers_turn(table):
            self._start(table, self._play_turn(table))

    def _is_servers_turn(self, table: Table) -> bool:
        """Whether the next turn is the server's. A table of bots is played only while someone watches."""
        return table.waits_for_server and (table.plays_unwatched or self._connections.is_watched(table.id))

    def is_busy(self, table_id: str) -> bool:
        return table_id in self._tasks

    async def close(self) -> None:
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # --- one turn ---

    def _start(self, table: Table, turn: Awaitable[None]) -> None:
        self._tasks[table.id] = (table.ply, asyncio.create_task(self._run(table.id, turn)))

    async def _run(self, table_id: str, turn: Awaitable[None]) -> None:
        try:
            await turn
        except Refused as refused:  # the table has changed meanwhile
            log.info("a turn of the server was refused", extra={"reason": refused.message.id})
        except Exception:
            log.exception("unexpected error in a turn of the server")
        finally:
            _, task = self._tasks.get(table_id, (0, None))
            if task is asyncio.current_task():
                del self._tasks[table_id]

    async def _play_turn(self, table: Table) -> None:
        seat, ply, began = table.actor or 0, table.ply, time.monotonic()
        if table.next_is_forced:
            await self._play(table.id, ply, seat, "forced", None)
            return
        action = await self._decide(table, table.seats[seat].level or table.config.stand_in)
        await asyncio.sleep(max(0.0, self._bot_pause - (time.monotonic() - began)))
        await self._play(table.id, ply, seat, "bot", action)

    async def _play_stand_in(self, table: Table) -> None:
        seat, ply = table.actor or 0, table.ply
        action = await self._decide(table, table.config.stand_in)
        await self._play(table.id, ply, seat, "stand-in", action)

    async def _play(self, table_id: str, ply: int, seat: int, kind: Kind, action: str | None) -> None:
        """Play an action. Shielded from cancellation: the table in memory must match what is stored."""
        await asyncio.shield(self._play_for(table_id, ply, seat, kind, action))

    async def _decide(self, table: Table, level: str) -> str:
        priority = Priority.WATCHED if self._connections.has_player(table) else Priority.UNWATCHED
        creator, seed = table.config.creator, bot_seed(table)
        decision = await self._bots.think(table.id, level, table.game.state, creator, priority, seed)
        return decision.action

    # --- the sweep ---

    async def run(self) -> None:
        """Sweep forever."""
        while True:
            try:
                await self.sweep()
                self.swept_at = time.time()
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self._sweep_every)

    async def sweep(self) -> None:
        """Claim and play the tables that are due, and now and then close abandoned tables."""
        now = time.time()
        for table in await self._lists.claim_due(now, now + LEASE, MAX_CLAIMED):
            await self._play_due(table)
        if now - self._closed_abandoned_at > CLOSE_ABANDONED_EVERY:
            self._closed_abandoned_at = now
            await self._close_abandoned(now)

    async def _close_abandoned(self, now: float) -> None:
        closed = await self._lists.close_abandoned(now)
        for table in closed:
            await self.on_closed(table)
        if closed:
            log.info("closed abandoned tables", extra={"tables": len(closed)})

    async def _play_due(self, table_id: str) -> None:
        try:
            table = await self._get_table(table_id)
        except Exception as error:  # one unreadable table must not stop the others
            self.unreadable.add(table_id)
            log.exception("a table cannot be read", exc_info=error)
            await self._lists.set_due(table_id, None, time.time() + RETRY_UNREADABLE_AFTER)
            return
        self.unreadable.discard(table_id)
        if self._is_servers_turn(table):
            self.schedule(table)
        elif (decided := await self._decided_action(table)) is not None:
            if not self.is_busy(table_id):
                self._start(table, self._play(table.id, table.ply, table.actor or 0, "action", decided))
        elif table.deadline is not None and table.deadline <= time.time():
            if not self.is_busy(table_id):
                self._start(table, self._play_stand_in(table))
        else:
            await self._lists.set_due(table_id, table.actor, table.deadline, table.ply)
