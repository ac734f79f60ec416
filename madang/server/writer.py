"""Group commit: what many tables want to store at one time goes to disk in one transaction.

An action is acknowledged when its transaction is. While one transaction is under way the next group gathers, so the
groups grow with the load, and a lone action waits for nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial

from madang.server.store import Store
from madang.server.tables import Plan

log = logging.getLogger("madang.server")
Done = Callable[[bool | Exception], None]
"""Told True when a plan is stored, False when another worker has written one of its plies, or what went wrong."""
LARGEST = 400
"""Plans in one transaction; more would let the first ones wait too long."""


class Writer:
    """`told` begins what other workers are told; `tell` is given what is stored, and tells them if there are any."""

    def __init__(self, store: Store, told: str, tell: Callable[[Sequence[Plan], str], None] | None = None) -> None:
        self.store = store
        self.told = told
        self.tell = tell
        self._waiting: list[tuple[Plan, Done]] = []
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

    async def write(self, plan: Plan) -> bool:
        """Store a plan; False if another worker has written one of its plies."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.put(plan, partial(_settle, future))
        return await future

    def put(self, plan: Plan, done: Done) -> None:
        """Store a plan, and say when that is done."""
        if not self._waiting:
            self._wake.set()
        self._waiting.append((plan, done))

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            if not self._waiting:
                self._wake.clear()
            if group:
                await self._store(group)

    async def _store(self, group: list[tuple[Plan, Done]]) -> None:
        stored: list[bool | Exception]
        plans = [plan for plan, _ in group]
        try:
            stored = [*await self.store.append(plans, self.told)]
        except Exception as error:
            stored = [error] * len(group)
        if self.tell is not None:
            _quietly(
                self.tell, [plan for plan, outcome in zip(plans, stored, strict=True) if outcome is True], self.told
            )
        for (_, done), outcome in zip(group, stored, strict=True):
            _quietly(done, outcome)


def _quietly(tell: Callable[..., None], *what: object) -> None:
    """Whoever cannot be told keeps nobody else from being told."""
    try:
        tell(*what)
    except Exception:
        log.exception("what was stored could not be told")


def _settle(future: asyncio.Future[bool], outcome: bool | Exception) -> None:
    if future.done():
        return
    if isinstance(outcome, Exception):
        future.set_exception(outcome)
    else:
        future.set_result(outcome)
