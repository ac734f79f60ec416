"""Group commit: plies of many tables are stored in one transaction.

While a transaction runs, requests for the next one are queued. So groups grow with the load, and a single action does
not wait. An action is acknowledged when its transaction is committed.
"""

from __future__ import annotations

import asyncio

from madang.server.metrics import Metrics
from madang.server.storage.store import AppendRequest, Store

MAX_GROUP = 400
"""Tables in one transaction. With more, the first ones would wait too long."""


class GroupCommit:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._waiting: list[tuple[AppendRequest, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, request: AppendRequest) -> bool:
        """Store plies. False if another worker has stored plies with these numbers before."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((request, stored))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._store_groups())
        with self._metrics.commits.time():
            is_stored = await stored
        if is_stored:
            for ply in request.plies:
                self._metrics.plies.labels(ply.kind).inc()
        return is_stored

    async def close(self) -> None:
        """Wait until all requests are stored."""
        if self._task is not None:
            await self._task

    async def _store_groups(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:MAX_GROUP], self._waiting[MAX_GROUP:]
            outcomes: list[bool | Exception]
            try:
                outcomes = [*await self._store.append([request for request, _ in group])]
            except Exception as error:  # every caller gets it
                outcomes = [error] * len(group)
            for (_, stored), outcome in zip(group, outcomes, strict=True):
                if stored.done():
                    continue  # the caller was canceled
                if isinstance(outcome, Exception):
                    stored.set_exception(outcome)
                else:
                    stored.set_result(outcome)
