"""The chances of winning at each decision of a finished game, estimated by a strong bot from the actor's view.

Every end screen asks for them. So the bots analyze one game at a time, at the lowest priority, and only while a client
keeps asking.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from madang.server.play.bots import BotPool, Priority
from madang.server.tables.presenter import Json
from madang.server.tables.table import Table

LEVEL = "expert"
MAX_KEPT = 200
"""Games whose analysis is kept in memory."""
STOP_AFTER = 10.0
"""Seconds without a request after which an analysis stops. The next request resumes it."""


@dataclass
class AnalysisProgress:
    chances: list[Json] = field(default_factory=list)
    analyzed: int = 0
    complete: bool = False
    asked_at: float = 0.0
    task: asyncio.Task[None] | None = None


class Analysis:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._progress: OrderedDict[str, AnalysisProgress] = OrderedDict()
        self._lock = asyncio.Lock()

    def chances(self, table: Table) -> Json:
        """The chances found so far. The first call starts the analysis."""
        progress = self._progress.setdefault(table.id, AnalysisProgress())
        progress.asked_at = time.monotonic()
        if not progress.complete and (progress.task is None or progress.task.done()):
            progress.task = asyncio.create_task(self._analyze(table, progress))
            self._evict()
        return {"level": LEVEL, "complete": progress.complete, "chances": progress.chances}

    def _evict(self) -> None:
        if len(self._progress) > MAX_KEPT:
            _, oldest = self._progress.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def _analyze(self, table: Table, progress: AnalysisProgress) -> None:
        key = f"{table.id} analysis"
        async with self._lock:
            decisions = zip(table.game.history, (table.plies[number] for number in table.moves), strict=False)
            for step, (state, ply) in [*enumerate(decisions)][progress.analyzed :]:
                if time.monotonic() - progress.asked_at > STOP_AFTER:
                    break
                progress.analyzed = step + 1
                if state.forced:
                    continue
                decision = await self._bots.think(key, LEVEL, state, key, Priority.ANALYSIS)
                if decision.thoughts:
                    best = decision.thoughts[0]
                    chance = {"step": step, "seat": ply.seat, "chance": best.chance, "best": best.action}
                    progress.chances.append(chance | {"played": ply.action})
            else:
                progress.complete = True
        self._bots.forget(key)

    async def close(self) -> None:
        tasks = [progress.task for progress in self._progress.values() if progress.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
