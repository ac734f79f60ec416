"""Group commit: what many tables want to store at one time goes to disk in one transaction.

An action is acknowledged when its transaction is. While one transaction is under way the next group gathers, so the
groups grow with the load, and a lone action waits for nobody.
"""

from __future__ import annotations

import asyncio
import contextlib

from madang.server.appending import Batch
from madang.server.store import Store

LARGEST = 400
"""Batches in one transaction; more would let the first ones wait too long."""


class Writer:
    def __init__(self, store: Store, told: str) -> None:
        self.store = store
        self.told = told
        self._waiting: list[tuple[Batch, asyncio.Future[bool]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Store what is waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0.001)
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def write(self, batch: Batch) -> asyncio.Future[bool]:
        """Store a batch; False if another worker has written one of its plies."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((batch, future))
        self._wake.set()
        return future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            group, self._waiting = self._waiting[:LARGEST], self._waiting[LARGEST:]
            if not self._waiting:
                self._wake.clear()
            await self._store(group)

    async def _store(self, group: list[tuple[Batch, asyncio.Future[bool]]]) -> None:
        try:
            stored = await self.store.append([batch for batch, _ in group], self.told)
        except Exception as error:
            for _, future in group:
                if not future.done():
                    future.set_exception(error)
            return
        for (_, future), done in zip(group, stored, strict=True):
            if not future.done():
                future.set_result(done)
