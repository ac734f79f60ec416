"""The sweep takes up what is due, also after a restart: each table once, and none stops the others."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from madang.bots.protocol import Decision
from madang.server.logging import JsonLines
from madang.server.play import scheduler, service
from madang.server.play.bots import BotPool
from madang.server.play.runtime import Runtime
from madang.server.settings import database_url
from madang.server.storage.schema import plies, tables
from madang.server.storage.store import Store
from madang.server.tables import seating
from tests.server.runtimes import ANN, running
from tests.server.serving import Guest, full_table, run, serving, settings, wait_for

NEVER = 10_000.0
WEEK = 7 * 24 * 3600
BOTS = ["random", "random", "random"]


def change(database: str, *statements: Any) -> None:
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        for statement in statements:
            connection.execute(statement)
    engine.dispose()


def read(database: str, query: sa.Select[Any]) -> Any:
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        row = connection.execute(query).one()
    engine.dispose()
    return row


def tables_that_wait_for_bots(database: str, count: int) -> tuple[Guest, list[str]]:
    """Tables where the server was stopped while a bot was to act."""
    with serving(settings(database, bot_pause=NEVER)) as url:
        ann = Guest(url)
        found = [ann.create("koryo", ["me", *BOTS]) for _ in range(count)]
        for table in found:
            now = ann.look(table)
            if now["view"]["actor"] == 0:
                ann.act(table, 0, 0, "pass")
    return ann, found


def moved(guest: Guest, url: str) -> Guest:
    """The same guest at a server that was started again."""
    again = Guest(url)
    again.http.cookies = guest.http.cookies
    return again


# --- unreadable tables -----------------------------------------------------------------------------------------------


def break_ply(table: str) -> Any:
    values = {"table_id": table, "ply": 0, "seat": 0, "kind": "action", "action": "dance", "at": 0.0}
    return [sa.delete(plies).where(plies.c.table_id == table), sa.insert(plies).values(values)]


def change_rules(table: str) -> Any:
    return [sa.update(tables).where(tables.c.id == table).values(rules=99)]


def change_game(table: str) -> Any:
    return [sa.update(tables).where(tables.c.id == table).values(game="chess")]


@pytest.mark.parametrize("harm", [break_ply, change_rules, change_game])
def test_an_unreadable_table_is_skipped_and_the_others_go_on(
    database: str, harm: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Also if there are more of them, and they are due earlier, than one sweep takes up."""
    monkeypatch.setattr(scheduler, "MAX_CLAIMED", 2)
    ann, found = tables_that_wait_for_bots(database, 5)
    broken, whole = found[:3], found[3:]
    for number, table in enumerate(found):
        change(database, sa.update(tables).where(tables.c.id == table).values(due=number))
    for table in broken:
        change(database, *harm(table))
    with caplog.at_level(logging.INFO), serving(settings(database)) as url:
        again = moved(ann, url)
        wait_for(lambda: all(again.look(table)["view"]["actor"] == 0 for table in whole), "the bots to play", 60)
        wait_for(lambda: "3 unreadable tables" in health(url)["checks"]["sweep"]["detail"], "health to tell", 60)
        assert health(url)["status"] == "ok"
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("madang")]
    assert sum(json.loads(line)["message"] == "a table cannot be read" for line in lines) == 3
    assert [line for line in lines if any(table in line for table in found)] == []


def health(url: str) -> Any:
    return httpx.get(f"{url}/healthz", timeout=30, trust_env=False).json()


def test_a_table_that_can_be_read_again_is_taken_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "POSTPONED", 0.5)
    ann, (table,) = tables_that_wait_for_bots(database, 1)
    change(database, *change_rules(table))
    with serving(settings(database)) as url:
        wait_for(lambda: "1 unreadable table" in health(url)["checks"]["sweep"]["detail"], "health to tell", 60)
        change(database, sa.update(tables).where(tables.c.id == table).values(rules=1))
        again = moved(ann, url)
        wait_for(lambda: again.http.get(f"/api/tables/{table}").is_success, "the table to be readable", 60)
        wait_for(lambda: again.look(table)["view"]["actor"] == 0, "the bots to play", 60)
        wait_for(lambda: "0 unreadable tables" in health(url)["checks"]["sweep"]["detail"], "health to tell", 60)


def test_a_sweep_that_fails_is_followed_by_another(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, (table,) = tables_that_wait_for_bots(database, 1)
    sweep, failures = scheduler.TurnScheduler.sweep, iter([True, True])

    async def failing_sweep(self: scheduler.TurnScheduler) -> None:
        if next(failures, False):
            raise RuntimeError("a bug")
        await sweep(self)

    monkeypatch.setattr(scheduler.TurnScheduler, "sweep", failing_sweep)
    with serving(settings(database)) as url:
        again = moved(ann, url)
        wait_for(lambda: again.look(table)["view"]["actor"] == 0, "the bots to play", 60)
    assert sum(record.getMessage() == "the sweep failed" for record in caplog.records) == 2


# --- clocks ----------------------------------------------------------------------------------------------------------


def test_a_table_with_a_long_clock_is_not_loaded_until_it_is_due(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings(database)) as url:
        table, clients = full_table(url, "koryo", 2, clock=WEEK, stand_in="random")
        seat = clients[0].look(table)["view"]["actor"]
    loaded, load = Counter[str](), Store.table

    async def noting_load(self: Store, table: str) -> Any:
        loaded[table] += 1
        return await load(self, table)

    monkeypatch.setattr(Store, "table", noting_load)
    with serving(settings(database)) as url:
        time.sleep(1.5)  # several sweeps
        assert loaded[table] == 0
        long_ago = time.time() - WEEK - 10
        mine = tables.c.id == table
        change(database, sa.update(tables).where(mine).values(started=long_ago, due=long_ago + WEEK))
        again = moved(clients[seat], url)
        wait_for(lambda: loaded[table] > 0, "the table to be loaded", 60)
        wait_for(lambda: again.look(table)["ply"] > 0, "the stand-in to play", 60)
        first = again.look(table)["plies"][0]
        assert (first["kind"], first["seat"]) == ("stand-in", seat)


def test_a_due_time_that_is_wrong_is_corrected(database: str) -> None:
    """The plies say when the turn began; the due time is only where the sweep looks."""
    with serving(settings(database)) as url:
        table, (ann, _) = full_table(url, "koryo", 2, clock=WEEK)
        right = read(database, sa.select(tables.c.due).where(tables.c.id == table))[0]
        change(database, sa.update(tables).where(tables.c.id == table).values(due=1.0))
        query = sa.select(tables.c.due, tables.c.claimed_until).where(tables.c.id == table)
        wait_for(lambda: tuple(read(database, query)) == (right, 0.0), "the due time to be corrected", 60)
        assert ann.look(table)["ply"] == 0


def test_bots_that_nobody_watches_are_not_taken_up_again_and_again(database: str) -> None:
    """A database of the first version has a due time for every table that is being played."""
    with serving(settings(database)) as url:
        ann = Guest(url)
        table = ann.create("koryo", ["open", "random"])
        ann.send("POST", f"/api/tables/{table}/start", {"fill": "random"})
        actor = ann.look(table)["view"]["actor"]
        change(database, sa.update(tables).where(tables.c.id == table).values(due=0.0, actor=None, claimed_until=0.0))
        query = sa.select(tables.c.due, tables.c.actor, tables.c.claimed_until).where(tables.c.id == table)
        wait_for(lambda: tuple(read(database, query)) == (None, actor, 0.0), "the due time to be corrected", 20)


# --- several workers -------------------------------------------------------------------------------------------------


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often bots were asked at each table. They take so long that other workers sweep meanwhile."""
    asked, think = Counter[str](), BotPool.think

    async def slow_think(self: BotPool, table: str, *rest: Any) -> Decision:
        asked[table] += 1
        await asyncio.sleep(1)
        return await think(self, table, *rest)

    monkeypatch.setattr(BotPool, "think", slow_think)
    return asked


async def table_with_bots(runtime: Runtime) -> str:
    """A table of Ann and three bots, one of which may be the first to act."""
    table = seating.new_table(ANN, "koryo", ["me", *BOTS], False, None, "random")
    await runtime.tables.create(ANN, "address", table)
    await runtime.tables.change(table.id, lambda table: seating.contribute(table, ANN, "a"))
    return table.id


async def is_anns_turn(runtime: Runtime, table: str) -> bool:
    return (await runtime.tables.get(table)).actor == 0


def test_two_workers_do_not_both_think(postgres: str, thoughts: Counter[str]) -> None:
    async def scenario() -> None:
        async with running(database_url(postgres), 2) as (one, other):
            found = [await table_with_bots(runtime) for runtime in (one, other) for _ in range(4)]
            async with asyncio.timeout(120):
                for table in found:
                    while not await is_anns_turn(one, table):
                        await asyncio.sleep(0.1)
            played = [(await other.tables.get(table)).plies for table in found]
            bots = {table: sum(ply.kind == "bot" for ply in plies) for table, plies in zip(found, played, strict=True)}
            assert sum(bots.values()) > 0
            assert {table: thoughts[table] for table in found} == bots

    run(scenario())


@pytest.mark.parametrize("leaves", [True, False], ids=["stopped", "killed"])
def test_the_turns_of_a_worker_that_is_gone_are_taken_over(
    postgres: str, leaves: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once if it was stopped; if it was killed, when its claim expires."""
    if not leaves:
        monkeypatch.setattr(scheduler, "LEASE", 2.0)
        monkeypatch.setattr(service, "LEASE", 2.0)
    database = database_url(postgres)

    async def scenario() -> None:
        async with running(database) as (other,):
            gone = Runtime(settings(database, sweep_every=NEVER))
            monkeypatch.setattr(gone.bots, "think", think_for_ever)
            await gone.open()
            table = await table_with_bots(gone)
            if await is_anns_turn(gone, table):
                await gone.tables.act(table, ANN.id, 0, 0, "pass", None, None)
            began = (await other.tables.get(table)).ply
            if leaves:
                await gone.close()
            async with asyncio.timeout(25):  # less than the usual claim
                while (await other.tables.get(table)).ply == began:
                    await asyncio.sleep(0.1)
            if not leaves:
                await gone.close()

    run(scenario())


async def think_for_ever(*_: object) -> Decision:
    await asyncio.sleep(NEVER)
    raise AssertionError
