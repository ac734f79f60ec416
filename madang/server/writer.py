"""Group commit: what many tables want to store at one time goes to disk in one transaction.

An action is acknowledged when its transaction is. While one transaction is under way the next group gathers, so the
groups grow with the load, and a lone action waits for nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from madang.server.appending import Order
from madang.server.past import Row
from madang.server.store import Store

log = logging.getLogger("madang.server")
LARGEST = 400
"""Orders in one transaction; more would let the first ones wait too long."""


class Awaited(Order):
    """An order that somebody waits for."""

    __slots__ = ("outcome",)

    def __init__(self, table: str, rows: Sequence[Row], over: bool) -> None:
        super().__init__(table, [(table, *row) for row in rows], over)
        self.outcome: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def done(self, outcome: bool | Exception) -> None:
        if self.outcome.done():
            return
        if isinstance(outcome, Exception):
            self.outcome.set_exception(outcome)
        else:
            self.outcome.set_result(outcome)


class Writer:
    """`told` begins what other workers are told; `tell` is given what is stored, and tells them if there are any."""

    def __init__(self, store: Store, told: str, tell: Callable[[Sequence[Order], str], None] | None = None) -> None:
        self.store = store
        self.told = told
        self.tell = tell
        self._waiting: list[Order] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        if self._task:
            await self._task

    async def write(self, order: Awaited) -> bool:
        """Have an order carried out; False if another worker has written one of its plies."""
        self.put(order)
        return await order.outcome

    def put(self, order: Order) -> None:
        """Have an order carried out, which is told when that is done."""
        if not self._waiting:
            self._wake.set()
        self._waiting.append(order)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            if not self._waiting:
                self._wake.clear()
            if group:
                await self._store(group)

    async def _store(self, group: list[Order]) -> None:
        stored: Sequence[bool | Exception]
        try:
            stored = await self.store.append(group, self.told)
        except Exception as error:
            stored = [error] * len(group)
        if self.tell is not None:
            self._tell_others([order for order, outcome in zip(group, stored, strict=True) if outcome is True])
        for order, outcome in zip(group, stored, strict=True):
            try:
                order.done(outcome)
            except Exception:
                log.exception("what was stored could not be told")

    def _tell_others(self, stored: list[Order]) -> None:
        """Whoever cannot be told keeps nobody else from being told."""
        assert self.tell is not None
        try:
            self.tell(stored, self.told)
        except Exception:
            log.exception("other workers could not be told what was stored")
