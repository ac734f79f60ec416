"""How the chances of a finished game went, as a strong bot sees each decision from the actor's seat.

Every end screen asks for it, so it is thought about on a thread of its own that gives way to those who play.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from madang.server.seeing import Json
from madang.server.settings import strongest
from madang.server.tables import Table

if TYPE_CHECKING:
    from madang.server.house import House

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


_studies: OrderedDict[str, Study] = OrderedDict()


def chances_of(house: House, table: Table) -> Json:
    """What is known so far; the first call starts the thinking."""
    study = _studies.setdefault(table.id, Study(strongest()))
    study.asked = time.monotonic()
    if not study.complete and (study.task is None or study.task.done()):
        study.task = asyncio.create_task(_think(house, table, study))
    if len(_studies) > KEPT:
        _studies.popitem(last=False)
    return {"level": study.level, "complete": study.complete, "chances": study.found}


async def _think(house: House, table: Table, study: Study) -> None:
    key = f"{table.id} chances"
    steps = [*enumerate(zip(table.game.states(), table.moves, strict=False))]
    for step, (state, move) in steps[study.done :]:
        if time.monotonic() - study.asked > PATIENCE:
            break
        study.done = step + 1
        if state.forced:
            continue
        decision = await house.afterthoughts.think(key, study.level, state)
        if decision.thoughts:
            best = decision.thoughts[0]
            seen = {"step": step, "seat": move.seat, "chance": best.chance, "best": best.action, "played": move.action}
            study.found.append(seen)
    else:
        study.complete = True
    house.afterthoughts.leave(key)
