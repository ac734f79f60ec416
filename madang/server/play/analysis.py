"""How the chances of a finished game went, as a strong bot sees each decision from the actor's seat.

Every end screen asks for it, so the bots think about it when they have nothing else to do, one game at a time, and only
while a client keeps asking.
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
PATIENCE = 10.0
"""Seconds after which no client asks any more: the thinking stops, and goes on when one asks again."""


@dataclass
class Progress:
    found: list[Json] = field(default_factory=list)
    done: int = 0
    complete: bool = False
    asked: float = 0.0
    task: asyncio.Task[None] | None = None


class Analysis:
    def __init__(self, bots: BotPool) -> None:
        self._bots = bots
        self._games: OrderedDict[str, Progress] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    def chances(self, table: Table) -> Json:
        """What is known so far; the first call starts the thinking."""
        game = self._games.setdefault(table.id, Progress())
        game.asked = time.monotonic()
        if not game.complete and (game.task is None or game.task.done()):
            game.task = asyncio.create_task(self._think(table, game))
            self._make_room()
        return {"level": LEVEL, "complete": game.complete, "chances": game.found}

    def _make_room(self) -> None:
        if len(self._games) > MAX_KEPT:
            _, oldest = self._games.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def _think(self, table: Table, game: Progress) -> None:
        key = f"{table.id} analysis"
        async with self._one_at_a_time:
            decisions = zip(table.game.history, (table.plies[number] for number in table.moves), strict=False)
            for step, (state, ply) in [*enumerate(decisions)][game.done :]:
                if time.monotonic() - game.asked > PATIENCE:
                    break
                game.done = step + 1
                if state.forced:
                    continue
                decision = await self._bots.think(key, LEVEL, state, key, Priority.ANALYSIS)
                if decision.thoughts:
                    best = decision.thoughts[0]
                    chance = {"step": step, "seat": ply.seat, "chance": best.chance, "best": best.action}
                    game.found.append(chance | {"played": ply.action})
            else:
                game.complete = True
        self._bots.leave(key)

    async def close(self) -> None:
        tasks = [game.task for game in self._games.values() if game.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
