"""How the chances of a finished game went, as a strong bot sees each decision from the actor's seat.

Every end screen asks for it, so it is thought about on a thread of its own that gives way to those who play, one game
at a time, and only while somebody is looking.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from madang.server.bots import Bots
from madang.server.seeing import Json
from madang.server.settings import strongest
from madang.server.tables import Table

KEPT = 200
PATIENCE = 10.0
"""Seconds after which nobody looks any more: the thinking stops, and goes on when somebody asks again."""


@dataclass
class Study:
    level: str
    found: list[Json] = field(default_factory=list)
    done: int = 0
    complete: bool = False
    asked: float = 0.0
    task: asyncio.Task[None] | None = None


class Studies:
    def __init__(self) -> None:
        self.bots = Bots(1, patient=True)
        self._known: OrderedDict[str, Study] = OrderedDict()
        self._one = asyncio.Lock()

    def chances(self, table: Table) -> Json:
        """What is known so far; the first call starts the thinking."""
        study = self._known.setdefault(table.id, Study(strongest()))
        study.asked = time.monotonic()
        if not study.complete and (study.task is None or study.task.done()):
            study.task = asyncio.create_task(self._study(table, study))
            self._make_room()
        return {"level": study.level, "complete": study.complete, "chances": study.found}

    def _make_room(self) -> None:
        if len(self._known) > KEPT:
            _, oldest = self._known.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def _study(self, table: Table, study: Study) -> None:
        key = f"{table.id} chances"
        async with self._one:
            steps = [*enumerate(zip(table.game.states(), table.moves, strict=False))]
            for step, (state, move) in steps[study.done :]:
                if time.monotonic() - study.asked > PATIENCE:
                    break
                study.done = step + 1
                if state.forced:
                    continue
                decision = await self.bots.think(key, study.level, state)
                if decision.thoughts:
                    best = decision.thoughts[0]
                    seen = {"step": step, "seat": move.seat, "chance": best.chance, "best": best.action}
                    study.found.append(seen | {"played": move.action})
            else:
                study.complete = True
        self.bots.leave(key)

    async def close(self) -> None:
        tasks = [study.task for study in self._known.values() if study.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.bots.close()
