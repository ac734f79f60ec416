"""What the server does at a table without being asked: forced actions, bots' turns, stand-ins when the time is up.

At most one task a table, for the ply that the table is at. It may run twice, after a crash or in two workers: the
second one finds its ply written, and stops.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Protocol

from madang.server.bots import Bots
from madang.server.past import Kind
from madang.server.refusals import Refused
from madang.server.tables import Table

log = logging.getLogger("madang.server")
Work = Callable[[], Awaitable[None]]
NO_TASK: tuple[int, asyncio.Task[None] | None] = (-1, None)


class Play(Protocol):
    """How the tender plays: an action for a seat at a ply, or what is forced."""

    async def __call__(self, table: str, ply: int, seat: int, kind: Kind, action: str | None) -> None: ...


class Tender:
    def __init__(self, bots: Bots, pause: float, play: Play) -> None:
        self.bots = bots
        self.pause = pause
        self.play = play
        self._tasks: dict[str, tuple[int, asyncio.Task[None]]] = {}

    def poke(self, table: Table) -> None:
        """Something has happened at a table: see what is to be done there."""
        ply, task = self._tasks.get(table.id, NO_TASK)
        if task is not None:
            if ply == table.ply and not task.done():
                return
            if task is not asyncio.current_task():
                task.cancel()
            del self._tasks[table.id]
        work = self._work(table)
        if work is None:
            if table.status == "over":
                self.bots.leave(table.id)
            return
        self._tasks[table.id] = (table.ply, asyncio.create_task(self._quietly(table.id, work)))

    def _work(self, table: Table) -> Work | None:
        actor = table.actor
        if actor is None:
            return None
        seat = table.seats[actor]
        if table.goes_on():
            return partial(self.play, table.id, table.ply, actor, "forced", None)
        if seat.kind == "bot":
            return partial(self._bot, table, actor, seat.level or "random")
        return partial(self._clock, table, actor) if table.terms.clock is not None else None

    async def _bot(self, table: Table, seat: int, level: str) -> None:
        began, ply = time.monotonic(), table.ply
        decision = await self.bots.think(table.id, level, table.game.state)
        await asyncio.sleep(max(0.0, self.pause - (time.monotonic() - began)))
        await self.play(table.id, ply, seat, "bot", decision.action)

    async def _clock(self, table: Table, seat: int) -> None:
        ply, state, level = table.ply, table.game.state, table.terms.stand_in
        await asyncio.sleep(max(0.0, (table.deadline or 0.0) - time.time()))
        decision = await self.bots.think(table.id, level, state)
        await self.play(table.id, ply, seat, "stand-in", decision.action)

    async def _quietly(self, table: str, work: Work) -> None:
        try:
            await work()
        except Refused as refused:  # somebody was quicker
            log.info("not played", extra={"reason": refused.message.id})
        except Exception:
            log.exception("a turn of the server failed")
        finally:
            _, task = self._tasks.get(table, (0, None))
            if task is asyncio.current_task():
                del self._tasks[table]

    def busy(self, table: str) -> bool:
        return table in self._tasks

    async def close(self) -> None:
        tasks = [task for _, task in self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def sweep(every: float, neglected: Callable[[float], Awaitable[list[str]]], poke: Callable[[str], Any]) -> None:
    """From time to time, and first of all at the start, look for tables that wait for the server."""
    before = time.time() + 1
    while True:
        try:
            for table in await neglected(before):
                await poke(table)
        except Exception:
            log.exception("looking for neglected tables failed")
        await asyncio.sleep(every)
        before = time.time() - every
