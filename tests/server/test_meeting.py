"""Workers tell each other only of tables at which somebody looks elsewhere; whoever has just come misses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest

from madang.server.house import House
from madang.server.hub import Socket
from madang.server.messages import NewTable
from madang.server.seeing import Reader
from madang.server.settings import Settings, database_url
from madang.server.store import Guest
from tests.server.serving import run
from tests.server.test_fuzz import framed

ANN = Guest("ann", "Ann")


class Ear:
    """A line over which frames come, and that notes down what is said."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.gather: Callable[[bytes], None] | None = None
        self.serve: Callable[[], None] = lambda: None
        self.waits = True

    def say(self, data: bytes) -> None:
        self.heard.append(json.loads(data))

    def say_frame(self, frame: bytes) -> None:
        self.say(frame[4:])

    def leave(self, code: int) -> None:
        self.waits = False

    def plies(self, kind: str = "update") -> list[int]:
        return [message["ply"] for message in self.heard if message["type"] == kind]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def two_houses(database: str) -> AsyncIterator[tuple[House, House]]:
    """Two workers who know each other."""
    with tempfile.TemporaryDirectory() as folder:
        houses = [House(Settings(database=database, workers=2, folder=folder, beat=0.1)) for _ in range(2)]
        for house in houses:
            await house.open()
        one, other = houses
        await until(lambda: other.worker in one.hub._heard and one.worker in other.hub._heard)
        yield one, other
        for house in houses:
            await house.close()


async def join(house: House, table: str, who: Reader) -> tuple[Any, Callable[[], Awaitable[None]]]:
    """Look at a table, as a socket does. What is left to do is to announce it."""
    async with house.keeper.hold(table) as held:
        await house.keeper.look_again(held)
        ear: Any = Ear()
        socket = Socket(who, ear)
        house.hub.join(held.table, socket)
        house.hub.snapshot(held.table, socket, 0)
    house.counter.attend(socket, lambda: True)
    return ear, lambda: house.presence_changed(held.table, joined=True)


async def table_of_ann(house: House) -> tuple[str, Any]:
    """A table at which Ann plays all seats, and her line to it."""
    await house.store.add_guest(ANN, "token", 0.0)
    table = (await house.create(NewTable(game="corinth", seats=["me", "me"]), ANN)).id
    actor = (await house.keeper.look(table)).actor
    ear, announce = await join(house, table, Reader(ANN.id, actor))
    await announce()
    return table, ear


def act(ear: Any) -> None:
    """Ann asks for an action by the short way."""
    now = next(message for message in reversed(ear.heard) if "view" in message)
    asked = {"type": "action", "ply": now["ply"], "seat": now["seat"], "action": now["view"]["actions"][0], "re": 1}
    ear.gather(framed(json.dumps(asked, separators=(",", ":")).encode(), b"\0\0\0\0"))


def test_what_was_played_before_somebody_was_announced_elsewhere(database: str) -> None:
    async def go() -> None:
        async with two_houses(database) as (one, other):
            table, ann = await table_of_ann(one)
            watcher, announce = await join(other, table, Reader(None, None))
            assert not one._elsewhere(table)
            act(ann)
            await until(lambda: ann.plies() != [])
            await asyncio.sleep(0.05)
            assert watcher.plies() == [], "nobody was known to be there"
            await announce()
            await until(lambda: watcher.plies() == ann.plies())
            assert watcher.plies("snapshot") == [0]

    run(go())


def test_what_is_under_way_while_somebody_is_announced_elsewhere(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with two_houses(database) as (one, other):
            table, ann = await table_of_ann(one)
            watcher, announce = await join(other, table, Reader(None, None))
            store, goes_on = one.store.append, asyncio.Event()

            async def slowly(*order: Any) -> list[bool]:
                await goes_on.wait()
                return await store(*order)

            monkeypatch.setattr(one.store, "append", slowly)
            act(ann)
            await asyncio.sleep(0)
            await announce()
            await until(lambda: one._elsewhere(table))
            await asyncio.sleep(0.1)
            assert ann.plies() == watcher.plies() == []
            goes_on.set()
            await until(lambda: ann.plies() != [] and watcher.plies() == ann.plies())

    run(go())


def test_what_is_played_after_somebody_was_announced_elsewhere_comes_with_its_rows(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with two_houses(database) as (one, other):
            table, ann = await table_of_ann(one)
            watcher, announce = await join(other, table, Reader(None, None))
            await announce()
            await until(lambda: one._elsewhere(table))
            await asyncio.sleep(0.1)

            async def forbidden(*_: Any) -> Any:
                raise AssertionError("there is nothing to look for")

            monkeypatch.setattr(other.keeper, "refresh", forbidden)
            act(ann)
            await until(lambda: ann.plies() != [] and watcher.plies() == ann.plies())

    run(go())


def test_nothing_is_missed_of_a_worker_that_was_taken_for_dead(database: str) -> None:
    async def go() -> None:
        async with two_houses(database) as (one, other):
            table, ann = await table_of_ann(one)
            watcher, announce = await join(other, table, Reader(None, None))
            await announce()
            await until(lambda: one._elsewhere(table))
            await asyncio.sleep(0.1)
            one.hub.bury(-1.0)
            assert not one.hub.elsewhere(table)
            act(ann)
            await until(lambda: ann.plies() != [] and watcher.plies() == ann.plies())
            await until(lambda: one._elsewhere(table))

    run(go())


def test_who_hears_nothing_of_the_others_tells_them_everything(postgres: str) -> None:
    async def go() -> None:
        async with two_houses(database_url(postgres)) as (one, other):
            table, ann = await table_of_ann(one)
            assert one.wire is not None
            await until(lambda: not (one.wire is None or one.wire.deaf))
            watcher, _ = await join(other, table, Reader(None, None))  # it is never announced
            one.wire.deaf = True
            act(ann)
            await until(lambda: ann.plies() != [] and watcher.plies() == ann.plies())

    run(go())
