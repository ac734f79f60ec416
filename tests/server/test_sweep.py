"""The sweep plays on tables that are due, also after a restart, and an unreadable table does not stop the others."""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from madang.server.logging import JsonLines
from madang.server.play import scheduler
from madang.server.storage.schema import plies, tables
from madang.server.storage.store import Store
from tests.server.clients import Guest, full_table, same_guest
from tests.server.concurrency import wait_for
from tests.server.servers import serving, settings

NEVER = 10_000.0
WEEK = 7 * 24 * 3600
BOTS = ["random", "random", "random"]


def execute(database: str, *statements: Any) -> None:
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


def tables_waiting_for_bots(database: str, count: int) -> tuple[Guest, list[str]]:
    """A guest and tables at which a bot is to act; their server was stopped."""
    with serving(settings(database, bot_pause=NEVER)) as url:
        ann = Guest(url)
        found = [ann.create("koryo", ["me", *BOTS]) for _ in range(count)]
        for table in found:
            now = ann.snapshot(table)
            if now["view"]["actor"] == 0:
                ann.act(table, 0, 0, "pass")
    return ann, found


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
    """Also if more tables are unreadable, and due earlier, than a sweep claims at once."""
    monkeypatch.setattr(scheduler, "MAX_CLAIMED", 2)
    ann, found = tables_waiting_for_bots(database, 5)
    broken, whole = found[:3], found[3:]
    for number, table in enumerate(found):
        execute(database, sa.update(tables).where(tables.c.id == table).values(due=number))
    for table in broken:
        execute(database, *harm(table))
    with caplog.at_level(logging.INFO), serving(settings(database)) as url:
        guest = same_guest(ann, url)
        wait_for(lambda: all(guest.snapshot(table)["view"]["actor"] == 0 for table in whole), "the bots to play", 60)
        wait_for(lambda: "3 unreadable tables" in health(url)["checks"]["sweep"]["detail"], "health to report it", 60)
        assert health(url)["status"] == "ok"
    lines = [JsonLines().format(record) for record in caplog.records if record.name.startswith("madang")]
    assert sum(json.loads(line)["message"] == "a table cannot be read" for line in lines) == 3
    assert [line for line in lines if any(table in line for table in found)] == []


def health(url: str) -> Any:
    return httpx.get(f"{url}/healthz", timeout=30, trust_env=False).json()


def test_a_table_that_becomes_readable_is_played_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "RETRY_UNREADABLE_AFTER", 0.5)
    ann, (table,) = tables_waiting_for_bots(database, 1)
    execute(database, *change_rules(table))
    with serving(settings(database)) as url:
        wait_for(lambda: "1 unreadable table" in health(url)["checks"]["sweep"]["detail"], "health to report it", 60)
        execute(database, sa.update(tables).where(tables.c.id == table).values(rules=1))
        guest = same_guest(ann, url)
        wait_for(lambda: guest.http.get(f"/api/tables/{table}").is_success, "the table to be readable", 60)
        wait_for(lambda: guest.snapshot(table)["view"]["actor"] == 0, "the bots to play", 60)
        wait_for(lambda: "0 unreadable tables" in health(url)["checks"]["sweep"]["detail"], "health to report it", 60)


def test_a_sweep_that_fails_is_followed_by_another(
    database: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann, (table,) = tables_waiting_for_bots(database, 1)
    sweep, failures = scheduler.TurnScheduler.sweep, iter([True, True])

    async def failing_sweep(self: scheduler.TurnScheduler) -> None:
        if next(failures, False):
            raise RuntimeError("an error")
        await sweep(self)

    monkeypatch.setattr(scheduler.TurnScheduler, "sweep", failing_sweep)
    with serving(settings(database)) as url:
        guest = same_guest(ann, url)
        wait_for(lambda: guest.snapshot(table)["view"]["actor"] == 0, "the bots to play", 60)
    assert sum(record.getMessage() == "the sweep failed" for record in caplog.records) == 2


# --- due times -------------------------------------------------------------------------------------------------------


def test_a_table_with_a_long_clock_is_not_loaded_until_it_is_due(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings(database)) as url:
        table, clients = full_table(url, "koryo", 2, clock=WEEK, stand_in="random")
        seat = clients[0].snapshot(table)["view"]["actor"]
    loaded, load = Counter[str](), Store.table

    async def counting_load(self: Store, table: str) -> Any:
        loaded[table] += 1
        return await load(self, table)

    monkeypatch.setattr(Store, "table", counting_load)
    with serving(settings(database)) as url:
        time.sleep(1.5)  # several sweeps
        assert loaded[table] == 0
        long_ago = time.time() - WEEK - 10
        mine = tables.c.id == table
        execute(database, sa.update(tables).where(mine).values(started=long_ago, due=long_ago + WEEK))
        guest = same_guest(clients[seat], url)
        wait_for(lambda: loaded[table] > 0, "the table to be loaded", 60)
        wait_for(lambda: guest.snapshot(table)["ply"] > 0, "the stand-in to play", 60)
        first = guest.snapshot(table)["plies"][0]
        assert (first["kind"], first["seat"]) == ("stand-in", seat)


def test_a_wrong_due_time_is_corrected(database: str) -> None:
    """The plies determine when the turn began; the due time is a copy for the sweep."""
    with serving(settings(database)) as url:
        table, (ann, _) = full_table(url, "koryo", 2, clock=WEEK)
        right = read(database, sa.select(tables.c.due).where(tables.c.id == table))[0]
        execute(database, sa.update(tables).where(tables.c.id == table).values(due=1.0))
        query = sa.select(tables.c.due, tables.c.claimed_until).where(tables.c.id == table)
        wait_for(lambda: tuple(read(database, query)) == (right, 0.0), "the due time to be corrected", 60)
        assert ann.snapshot(table)["ply"] == 0


def test_unwatched_bots_are_not_scheduled_again(database: str) -> None:
    """A database of the first version has a due time for every table that is being played."""
    with serving(settings(database)) as url:
        ann = Guest(url)
        table = ann.create("koryo", ["open", "random"])
        ann.send("POST", f"/api/tables/{table}/start", {"fill": "random"})
        actor = ann.snapshot(table)["view"]["actor"]
        execute(database, sa.update(tables).where(tables.c.id == table).values(due=0.0, actor=None, claimed_until=0.0))
        query = sa.select(tables.c.due, tables.c.actor, tables.c.claimed_until).where(tables.c.id == table)
        wait_for(lambda: tuple(read(database, query)) == (None, actor, 0.0), "the due time to be corrected", 20)
