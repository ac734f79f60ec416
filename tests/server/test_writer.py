"""Group commit: who is told what, and that nothing is dropped when the server stops."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from madang.server.appending import Order, notices, told_rows
from madang.server.past import Row
from madang.server.settings import database_url
from madang.server.store import Store
from madang.server.writer import Awaited, Writer
from tests.server.serving import run


class SlowStore:
    """A store that takes its time, and notes what it was given."""

    def __init__(self, error: Exception | None = None) -> None:
        self.groups: list[list[str]] = []
        self.error = error

    async def append(self, orders: Sequence[Order], told: str | None = None) -> list[bool]:
        self.groups.append([order.table for order in orders])
        await asyncio.sleep(0.05)
        if self.error:
            raise self.error
        return [order.table != "taken" for order in orders]


class Told(Order):
    """An order that says what it was told."""

    def __init__(self, table: str, tell: Callable[[str, bool | Exception], None]) -> None:
        super().__init__(table, [(table, *ROW)])
        self.tell = tell

    def done(self, outcome: bool | Exception) -> None:
        self.tell(self.table, outcome)


ROW = Row(0, 0, "action", "pass", 0.0)


def ordered(table: str, rows: Sequence[Row], wanted: bool = True) -> Order:
    return Order(table, [(table, *row) for row in rows], wanted=wanted)


def stored(store: Any, *tables: str) -> dict[str, bool | Exception]:
    """Put an order for each table, the first one alone, then stop at once; what each was told."""

    async def play() -> dict[str, bool | Exception]:
        writer, outcomes = Writer(store, "nobody"), dict[str, bool | Exception]()

        def tell(table: str, outcome: bool | Exception) -> None:
            outcomes[table] = outcome
            if table == "mute":
                raise RuntimeError("no voice")

        writer.open()
        for table in tables:
            writer.put(Told(table, tell))
            await asyncio.sleep(0.01 if table == tables[0] else 0)
        await asyncio.wait_for(writer.close(), 10)
        return outcomes

    return run(play())


def test_what_is_under_way_and_what_waits_is_stored_before_it_stops() -> None:
    store = SlowStore()
    assert stored(store, "a", "b", "c") == {"a": True, "b": True, "c": True}
    assert store.groups == [["a"], ["b", "c"]], "what comes while one group is stored is the next one"


def test_each_is_told_its_own_outcome_whatever_happens_to_another() -> None:
    assert stored(SlowStore(), "a", "mute", "taken", "b") == {"a": True, "mute": True, "taken": False, "b": True}


def test_all_of_a_group_are_told_of_an_error() -> None:
    error = OSError("no disk")
    assert stored(SlowStore(error), "a", "b") == {"a": error, "b": error}


def test_it_stops_when_there_was_nothing_to_do() -> None:
    assert stored(SlowStore()) == {}


@pytest.mark.parametrize("sizes", [[1], [1] * 100, [39, 1, 1], [40, 41, 200, 3], [0, 2]])
def test_other_workers_are_told_every_row(sizes: list[int]) -> None:
    row = Row(10**6, 3, "stand-in", "x" * 100, 1_900_000_000.123456)
    rows = {f"table-{i:0>34}": [row._replace(ply=ply) for ply in range(size)] for i, size in enumerate(sizes)}
    told: dict[str, list[Row]] = {}
    for notice in notices("worker played", [ordered(table, its_rows) for table, its_rows in rows.items()]):
        assert len(notice.encode()) < 8_000, "more is refused by PostgreSQL"
        start, about, words = notice.split(" ", 2)
        assert (start, about) == ("worker", "played")
        for table, its_rows in told_rows(words, set).items():
            told.setdefault(table, []).extend(its_rows)
    assert told == {table: its_rows for table, its_rows in rows.items() if its_rows}


def test_of_what_is_told_only_the_useful_is_read() -> None:
    rows = {name: [Row(ply, 0, "action", f"play {name}", 1.5)] for ply, name in enumerate("abc")}
    (notice,) = notices("worker played", [ordered(name, its_rows) for name, its_rows in rows.items()])
    words = notice.split(" ", 2)[2]
    assert told_rows(words, {"c", "a"}.intersection) == {"a": rows["a"], "c": rows["c"]}
    assert told_rows(words, {"d"}.intersection) == {}


def test_rows_are_told_only_where_they_are_wanted() -> None:
    rows = [Row(7, 0, "action", "pass", 1.5)]
    orders = [ordered(f"{i:0>40}", rows, wanted=i == 3) for i in range(170)]
    (notice,) = notices("worker played", orders)
    assert told_rows(notice.split(" ", 2)[2], set) == {orders[3].table: rows}
    assert notices("worker played", orders[:3]) == []


def test_only_what_is_stored_is_told() -> None:
    heard: list[str] = []
    store: Any = SlowStore()

    def tell(orders: Sequence[Order], told: str) -> None:
        heard.extend(f"{told} {order.table}" for order in orders)
        raise OSError("another worker does not hear")

    async def play() -> list[bool]:
        writer = Writer(store, "me", tell)
        writer.open()
        answers = await asyncio.gather(
            *(writer.write(Awaited(table, [ROW], over=False)) for table in ("a", "taken", "b"))
        )
        await writer.close()
        return answers

    assert run(play()) == [True, False, True], "who asked is told, whether or not the others can be"
    assert heard == ["me a", "me b"]


def test_nobody_waits_while_another_process_writes(tmp_path: Path) -> None:
    file = tmp_path / "madang.db"

    async def play() -> tuple[list[bool], int]:
        store = Store(database_url(str(file)))
        await store.open()
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("begin immediate")
        storing = asyncio.create_task(store.append([ordered("a", [ROW])]))
        async with asyncio.timeout(5):  # a loop that waits for the file would wait longer
            for _ in range(20):
                await asyncio.sleep(0.005)
        assert not storing.done()
        other.execute("rollback")
        other.close()
        answer = await storing
        rows = await store.rows("a", 0)
        await store.close()
        return answer, len(rows)

    assert run(play()) == ([True], 1)
