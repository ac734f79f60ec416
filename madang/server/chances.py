"""How the chances of a finished game went, as a strong bot sees each decision from the actor's seat.

One game is studied at a time: whoever is playing now needs the bots more.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field

from madang.server.bots import Bots
from madang.server.seeing import Json
from madang.server.settings import strongest
from madang.server.tables import Table

KEPT = 200


@dataclass
class Study:
    level: str
    found: list[Json] = field(default_factory=list)
    complete: bool = False
    task: asyncio.Task[None] | None = None


class Studies:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self._known: OrderedDict[str, Study] = OrderedDict()
        self._one = asyncio.Lock()

    def chances(self, table: Table) -> Json:
        """What is known so far; the first call starts the thinking."""
        study = self._known.get(table.id)
        if study is None:
            study = self._known[table.id] = Study(strongest())
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
            for step, (state, move) in enumerate(zip([*table.game.states()], table.moves, strict=False)):
                if state.forced:
                    continue
                decision = await self.bots.think(key, study.level, state)
                if decision.thoughts:
                    best = decision.thoughts[0]
                    seen = {"step": step, "seat": move.seat, "chance": best.chance, "best": best.action}
                    study.found.append(seen | {"played": move.action})
        self.bots.leave(key)
        study.complete = True

    async def close(self) -> None:
        tasks = [study.task for study in self._known.values() if study.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
