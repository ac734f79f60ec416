"""Hints: what a strong bot would do, and why. A guest gets one hint at a time: bots that play need the threads too."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from madang import State
from madang.bots.protocol import Decision
from madang.server.errors import Refused
from madang.server.play.bots import BotPool, Priority
from madang.server.tables.presenter import Json
from madang.server.tables.reasons import reasons_for
from madang.server.tables.table import Table

LEVEL = "expert"
MAX_KEPT = 500
"""Guests whose last hint is kept in memory: the coach and the player may ask about the same decision."""


class Hints:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._last: OrderedDict[str | None, tuple[str, asyncio.Task[Json]]] = OrderedDict()

    async def hint(self, table: Table, guest: str | None, seat: int) -> Json:
        """The hint for the seat to act, without a tag. Requests about the same decision share one."""
        decision = f"{table.id} {table.ply} {seat}"
        known, task = self._last.get(guest, ("", None))
        if task is None or known != decision or (task.done() and task.exception() is not None):
            if task is not None and not task.done():
                raise Refused("too-many")
            task = asyncio.create_task(self._compute(table.id, table.ply, seat, table.game.state, guest or ""))
            self._remember(guest, decision, task)
        return await asyncio.shield(task)

    def _remember(self, guest: str | None, decision: str, task: asyncio.Task[Json]) -> None:
        self._last[guest] = (decision, task)
        self._last.move_to_end(guest)
        while len(self._last) > MAX_KEPT:
            self._last.popitem(last=False)

    async def _compute(self, table_id: str, ply: int, seat: int, state: State, guest: str) -> Json:
        key = f"{table_id} hint"
        try:
            decision = await self._bots.think(key, LEVEL, state, guest, Priority.WATCHED)
        finally:
            self._bots.forget(key)
        thoughts = await asyncio.to_thread(_thoughts, state, seat, decision)
        message = {"type": "hint", "re": None, "ply": ply, "seat": seat, "level": LEVEL}
        return message | {"action": decision.action, "thoughts": thoughts}


def _thoughts(state: State, seat: int, decision: Decision) -> list[Json]:
    thoughts = []
    for thought in decision.thoughts:
        reasons = [{"id": reason.id, "args": reason.args} for reason in reasons_for(state, seat, thought.action)]
        numbers = {"action": thought.action, "visits": thought.visits, "chance": thought.chance}
        thoughts.append(numbers | {"reasons": reasons})
    return thoughts
