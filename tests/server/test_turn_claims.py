"""Workers claim bots' turns: no turn is played by two workers, and the turns of a lost worker are taken over."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from madang.bots.protocol import Decision
from madang.server.play import scheduler
from madang.server.play.bots import BotPool
from madang.server.play.runtime import Runtime
from madang.server.settings import database_url
from madang.server.tables import seating
from tests.server.runtimes import ANN, running_workers
from tests.server.servers import settings

NEVER = 10_000.0
BOTS = ["random", "random", "random"]


@pytest.fixture
def bot_requests(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often bots were asked at each table. They think long enough for the other worker to sweep meanwhile."""
    asked, think = Counter[str](), BotPool.think

    async def slow_think(self: BotPool, table: str, *rest: Any) -> Decision:
        asked[table] += 1
        await asyncio.sleep(1)
        return await think(self, table, *rest)

    monkeypatch.setattr(BotPool, "think", slow_think)
    return asked


async def table_with_bots(runtime: Runtime) -> str:
    """A table of Ann and three bots; a bot may be the first to act."""
    table = seating.new_table(ANN, "koryo", ["me", *BOTS], False, None, "random")
    await runtime.tables.create(ANN, "address", table)
    await runtime.tables.change(table.id, lambda table: seating.contribute(table, ANN, "a"))
    return table.id


async def is_anns_turn(runtime: Runtime, table: str) -> bool:
    return (await runtime.tables.get(table)).actor == 0


def test_a_bots_turn_is_played_by_one_worker(postgres: str, bot_requests: Counter[str]) -> None:
    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            found = [await table_with_bots(runtime) for runtime in (first, second) for _ in range(4)]
            async with asyncio.timeout(120):
                for table in found:
                    while not await is_anns_turn(first, table):
                        await asyncio.sleep(0.1)
            played = [(await second.tables.get(table)).plies for table in found]
            bots = {table: sum(ply.kind == "bot" for ply in plies) for table, plies in zip(found, played, strict=True)}
            assert sum(bots.values()) > 0
            assert {table: bot_requests[table] for table in found} == bots

    asyncio.run(scenario())


@pytest.mark.parametrize("stopped", [True, False], ids=["stopped", "killed"])
def test_the_turns_of_a_lost_worker_are_taken_over(
    postgres: str, stopped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once if the worker was stopped; if it was killed, when its claim expires."""
    if not stopped:
        monkeypatch.setattr(scheduler, "LEASE", 2.0)
    database = database_url(postgres)

    async def scenario() -> None:
        async with running_workers(database) as (other,):
            lost = Runtime(settings(database, sweep_every=NEVER))
            monkeypatch.setattr(lost.bots, "think", think_forever)
            await lost.open()
            table = await table_with_bots(lost)
            if await is_anns_turn(lost, table):
                await lost.tables.act(table, ANN.id, 0, 0, "pass", None, None)
            began = (await other.tables.get(table)).ply
            if stopped:
                await lost.close()
            async with asyncio.timeout(25):  # less than the usual claim
                while (await other.tables.get(table)).ply == began:
                    await asyncio.sleep(0.1)
            if not stopped:
                await lost.close()

    asyncio.run(scenario())


async def think_forever(*_: object) -> Decision:
    await asyncio.sleep(NEVER)
    raise AssertionError
