"""Group commit: what many tables want to store at one time goes to disk in one transaction.

While one transaction is under way the next group gathers, so that groups grow with the load and a lone action waits for
nobody. An action is acknowledged when its transaction is committed.
"""

from __future__ import annotations

import asyncio

from madang.server.storage.store import Append, Store

MAX_GROUP = 400
"""Tables in one transaction; more would let the first ones wait too long."""


class GroupCommit:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> bool:
        """Store plies; False if another worker has stored one of these numbers before."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, stored))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._store_groups())
        return await stored

    async def close(self) -> None:
        """Store what is waiting."""
        if self._task is not None:
            await self._task

    async def _store_groups(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MAX_GROUP], self._waiting[MAX_GROUP:]
            outcomes: list[bool | Exception]
            try:
                outcomes = [*await self._store.append([append for append, _ in group])]
            except Exception as error:  # every caller is told
                outcomes = [error] * len(group)
            for (_, stored), outcome in zip(group, outcomes, strict=True):
                if stored.done():
                    continue  # the caller was canceled
                if isinstance(outcome, Exception):
                    stored.set_exception(outcome)
                else:
                    stored.set_result(outcome)
