"""Computes the reviews of finished games, each once, on the bots' threads at their lowest priority.

Requests are rows in the database (`storage/reviews.py`). A worker claims as many as it has threads, the oldest first,
and at most one at a time for a guest.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from madang import IllegalAction
from madang.analysis.review import decisions_of
from madang.server.errors import Refused
from madang.server.play.bots import BotPool, Priority
from madang.server.storage.reviews import ReviewStore, StoredReview
from madang.server.tables import review
from madang.server.tables.table import Table

log = logging.getLogger("madang.server")
Json = dict[str, Any]
LEASE = 30.0
"""Seconds after which another worker continues a review that this one no longer stores."""
SAVE_EVERY = 1.0
"""Seconds between two writes of a review in progress."""
RETRY_AFTER = 3600.0
"""Seconds until a review that failed is tried again."""
MAX_WAITING = 20
"""Reviews that a guest may wait for."""


class Reviews:
    def __init__(
        self,
        store: ReviewStore,
        bots: BotPool,
        get_table: Callable[[str], Awaitable[Table]],
        iterations: int,
        threads: int,
    ) -> None:
        self._store = store
        self._bots = bots
        self._get_table = get_table
        self._iterations = iterations
        self._threads = threads
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._trying: set[str] = set()
        self._closed = False

    async def request(self, table: Table, guest: str) -> None:
        """Have a finished game reviewed, unless that has been done or is under way."""
        if not await self._store.request(table.id, guest, MAX_WAITING):
            raise Refused("too-many")
        await self.start_waiting()

    async def info(self, table: Table, since: int) -> Json:
        """The review of a finished game, or as much of it as is computed."""
        stored = await self._store.get(table.id)
        content = msgspec.json.decode(stored.content) if stored else None
        return review.review_info(table, content, stored is not None and stored.complete, since)

    async def try_action(self, table: Table, guest: str, step: int, action: str) -> Json:
        """Judge another action at a decision of a finished game; one at a time for each guest."""
        state = review.check_decision(table.game, step)
        try:
            state.play(action)
        except IllegalAction as error:
            raise Refused(error.explanation) from None
        if guest in self._trying:
            raise Refused("too-many")
        self._trying.add(guest)
        try:
            work = partial(review.try_action, table.game, step, action, self._iterations)
            return await self._bots.run(work, guest, Priority.WATCHED)
        finally:
            self._trying.discard(guest)

    # --- computing ---

    async def start_waiting(self) -> None:
        """Claim and start the reviews that wait, also those that a stopped server has left. Called with every sweep."""
        while not self._closed and len(self._tasks) < self._threads:
            claimed = await self._store.claim(time.time() + LEASE)
            if claimed is None:
                return
            if claimed.table in self._tasks:  # the claim has ended while the bots were busy with other work
                continue
            self._tasks[claimed.table] = asyncio.create_task(self._run(claimed))

    async def _run(self, claimed: StoredReview) -> None:
        try:
            await self._compute(claimed)
        except Exception:
            log.exception("a review failed")
            await self._store.put_off(claimed.table, time.time() + RETRY_AFTER)
        finally:
            del self._tasks[claimed.table]

    async def _compute(self, claimed: StoredReview) -> None:
        record = (await self._get_table(claimed.table)).game
        guest = claimed.guest or ""
        decisions: list[Json] = msgspec.json.decode(claimed.content).get("decisions", [])
        saved_at = time.monotonic()
        for step in decisions_of(record)[len(decisions) :]:
            work = partial(review.decision_info, record, step, self._iterations)
            decisions.append(await self._bots.run(work, guest, Priority.ANALYSIS))
            if time.monotonic() - saved_at > SAVE_EVERY:
                saved_at = time.monotonic()
                if not await self._save(claimed.table, {"decisions": decisions}, False):
                    return  # another worker continues
        sums = await self._bots.run(partial(review.sums_info, record, decisions), guest, Priority.ANALYSIS)
        await self._save(claimed.table, {"decisions": decisions} | sums, True)

    async def _save(self, table_id: str, content: Json, complete: bool) -> bool:
        text = msgspec.json.encode(content).decode()
        return await self._store.save(table_id, text, complete, time.time() + LEASE)

    async def close(self) -> None:
        self._closed = True
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._store.release_claims()
