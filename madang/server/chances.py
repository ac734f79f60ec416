"""How the chances of a finished game went, as a strong bot sees each decision from the actor's seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from madang.server.seeing import Json
from madang.server.settings import strongest
from madang.server.tables import Table

if TYPE_CHECKING:
    from madang.server.house import House

KEPT = 200


@dataclass
class Study:
    level: str
    found: list[Json] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


_studies: OrderedDict[str, Study] = OrderedDict()


def chances_of(house: House, table: Table) -> Json:
    """What is known so far; the first call starts the thinking."""
    study = _studies.get(table.id)
    if study is None:
        study = _studies[table.id] = Study(strongest())
        study.task = asyncio.create_task(_think(house, table, study))
        if len(_studies) > KEPT:
            _studies.popitem(last=False)
    complete = study.task is not None and study.task.done()
    return {"level": study.level, "complete": complete, "chances": study.found}


async def _think(house: House, table: Table, study: Study) -> None:
    key = f"{table.id} chances"
    for step, (state, move) in enumerate(zip(table.game.states(), table.moves, strict=False)):
        if state.forced:
            continue
        decision = await house.bots.think(key, study.level, state)
        if decision.thoughts:
            best = decision.thoughts[0]
            seen = {"step": step, "seat": move.seat, "chance": best.chance, "best": best.action, "played": move.action}
            study.found.append(seen)
    house.bots.leave(key)
