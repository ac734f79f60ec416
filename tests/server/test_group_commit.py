"""Group commit: each caller gets its own result, and nothing is dropped when the server stops."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from madang.server.metrics import Metrics
from madang.server.settings import database_url
from madang.server.storage import writer as writers
from madang.server.storage.store import AppendRequest, Store
from madang.server.storage.writer import GroupCommit
from madang.server.tables.model import Ply, Summary


class SlowStore:
    """A slow store that records the groups it was given."""

    def __init__(self, error: Exception | None = None) -> None:
        self.groups: list[list[str]] = []
        self.error = error

    async def append(self, appends: Sequence[AppendRequest]) -> list[bool]:
        self.groups.append([append.table for append in appends])
        await asyncio.sleep(0.05)
        if self.error:
            raise self.error
        return [append.table != "taken" for append in appends]


def plies_of(table: str, *numbers: int) -> AppendRequest:
    plies = [Ply(number, 0, "action", f"action {number}", 1.5) for number in numbers]
    return AppendRequest(table, plies, Summary("playing", numbers[-1] + 1, 0, 1.5, None))


def stored(store: Any, *tables: str) -> dict[str, bool | BaseException]:
    """Append a ply of each table, the first in a group of its own, and close at once; the result of each caller."""

    async def scenario() -> dict[str, bool | BaseException]:
        writer = GroupCommit(store, Metrics())
        tasks = {}
        for table in tables:
            tasks[table] = asyncio.create_task(writer.append(plies_of(table, 0)))
            await asyncio.sleep(0.01 if table == tables[0] else 0)
        await asyncio.wait_for(writer.close(), 10)
        await asyncio.sleep(0)
        assert all(task.done() for task in tasks.values()), "it closed before everything was stored"
        outcomes = await asyncio.gather(*tasks.values(), return_exceptions=True)
        return dict(zip(tasks, outcomes, strict=True))

    return asyncio.run(scenario())


def test_running_and_queued_appends_are_stored_before_closing() -> None:
    store = SlowStore()
    assert stored(store, "a", "b", "c") == {"a": True, "b": True, "c": True}
    assert store.groups == [["a"], ["b", "c"]], "appends that come while a group is stored form the next group"


def test_each_caller_gets_its_own_outcome() -> None:
    assert stored(SlowStore(), "a", "b", "taken", "c") == {"a": True, "b": True, "taken": False, "c": True}


def test_an_error_reaches_all_callers_of_its_group_and_no_others() -> None:
    error, store = OSError("no disk"), SlowStore()

    async def fail_once(appends: Sequence[AppendRequest]) -> list[bool]:
        answer = await SlowStore.append(store, appends)
        if len(store.groups) == 2:
            raise error
        return answer

    store.append = fail_once  # type: ignore[method-assign]
    assert stored(store, "a", "b", "c") == {"a": True, "b": error, "c": error}
    assert stored(store, "d") == {"d": True}


def test_an_idle_writer_can_be_closed() -> None:
    assert stored(SlowStore()) == {}


def test_a_canceled_caller_does_not_affect_the_others() -> None:
    async def scenario() -> list[bool | BaseException]:
        store: Any = SlowStore()
        writer = GroupCommit(store, Metrics())
        tasks = [asyncio.create_task(writer.append(plies_of(table, 0))) for table in "abcd"]
        await asyncio.sleep(0.01)
        tasks[1].cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert store.groups == [["a", "b", "c", "d"]]
        return outcomes

    outcomes = asyncio.run(scenario())
    assert [outcome is True for outcome in outcomes] == [True, False, True, True]
    assert isinstance(outcomes[1], asyncio.CancelledError)


def test_the_size_of_groups_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writers, "MAX_GROUP", 3)
    store = SlowStore()
    outcomes = stored(store, *"abcdefgh")
    assert [*outcomes.values()] == [True] * 8
    assert store.groups == [["a"], ["b", "c", "d"], ["e", "f", "g"], ["h"]]


# --- with a database -------------------------------------------------------------------------------------------------


def test_plies_of_many_tables_are_stored_together_and_conflicts_one_by_one(database: str) -> None:
    """A ply that exists already does not prevent those of other tables from being stored."""

    async def scenario() -> None:
        store = Store(database, "worker")
        await store.open()
        writer = GroupCommit(store, Metrics())
        try:
            assert await writer.append(plies_of("b", 0, 1))
            appends = [plies_of("a", 0), plies_of("b", 1, 2), plies_of("c", 0, 1, 2), plies_of("b", 2)]
            outcomes = await asyncio.gather(*map(writer.append, appends))
            assert outcomes == [True, False, True, True]
            found = {table: [ply.number for ply in await store.plies(table, 0)] for table in "abc"}
            assert found == {"a": [0], "b": [0, 1, 2], "c": [0, 1, 2]}
        finally:
            await store.close()

    asyncio.run(scenario())


def test_the_plies_of_one_action_are_stored_together_or_not_at_all(database: str) -> None:
    async def scenario() -> None:
        store = Store(database, "worker")
        await store.open()
        try:
            assert await store.append([plies_of("a", 1)]) == [True]
            assert await store.append([plies_of("a", 0, 1)]) == [False]
            assert [ply.number for ply in await store.plies("a", 0)] == [1]
        finally:
            await store.close()

    asyncio.run(scenario())


def test_a_write_lock_does_not_block_the_event_loop(tmp_path: Path) -> None:
    file = tmp_path / "madang.db"

    async def scenario() -> tuple[bool, int]:
        store = Store(database_url(str(file)), "worker")
        await store.open()
        writer = GroupCommit(store, Metrics())
        other = sqlite3.connect(file, isolation_level=None)
        try:
            other.execute("begin immediate")
            storing = asyncio.create_task(writer.append(plies_of("a", 0)))
            longest = 0.0
            for _ in range(40):
                began = time.monotonic()
                await asyncio.sleep(0.005)
                longest = max(longest, time.monotonic() - began)
            assert longest < 1.0, "the event loop was blocked"
            assert not storing.done()
            assert await store.plies("a", 0) == [], "reads are not blocked"
            other.execute("rollback")
            return await storing, len(await store.plies("a", 0))
        finally:
            other.close()
            await store.close()

    assert asyncio.run(scenario()) == (True, 1)
