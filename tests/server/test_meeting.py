"""Workers tell each other only of tables at which somebody looks elsewhere; whoever has just come misses nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, NamedTuple

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


class Meeting(NamedTuple):
    """Ann plays at one worker; a watcher looks on at another one, which has not announced him yet."""

    one: House
    other: House
    table: str
    ann: Any
    watcher: Any
    announce: Callable[[], Awaitable[None]]

    async def announced(self) -> None:
        """Wait until Ann's worker knows of the watcher, and both are quiet again."""
        await self.announce()
        await until(lambda: self.one._elsewhere(self.table))
        await asyncio.sleep(0.1)

    async def both_heard(self) -> None:
        await until(lambda: self.ann.plies() != [] and self.watcher.plies() == self.ann.plies())


@contextlib.asynccontextmanager
async def meeting(database: str) -> AsyncIterator[Meeting]:
    async with two_houses(database) as (one, other):
        table, ann = await table_of_ann(one)
        watcher, announce = await join(other, table, Reader(None, None))
        yield Meeting(one, other, table, ann, watcher, announce)


def test_what_was_played_before_somebody_was_announced_elsewhere(database: str) -> None:
    async def go() -> None:
        async with meeting(database) as there:
            await until(lambda: not there.one._elsewhere(there.table))
            act(there.ann)
            await until(lambda: there.ann.plies() != [])
            await asyncio.sleep(0.05)
            assert there.watcher.plies() == [], "nobody was known to be there"
            await there.announce()
            await there.both_heard()
            assert there.watcher.plies("snapshot") == [0]

    run(go())


def test_what_is_under_way_while_somebody_is_announced_elsewhere(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with meeting(database) as there:
            await until(lambda: not there.one._elsewhere(there.table))
            store, goes_on = there.one.store.append, asyncio.Event()

            async def slowly(*order: Any) -> list[bool]:
                await goes_on.wait()
                return await store(*order)

            monkeypatch.setattr(there.one.store, "append", slowly)
            act(there.ann)
            await asyncio.sleep(0)
            await there.announced()
            assert there.ann.plies() == there.watcher.plies() == []
            goes_on.set()
            await there.both_heard()

    run(go())


def test_what_is_played_after_somebody_was_announced_elsewhere_comes_with_its_rows(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with meeting(database) as there:
            await there.announced()

            async def forbidden(*_: Any) -> Any:
                raise AssertionError("there is nothing to look for")

            monkeypatch.setattr(there.other.keeper, "refresh", forbidden)
            act(there.ann)
            await there.both_heard()

    run(go())


def test_nothing_is_missed_of_a_worker_that_was_taken_for_dead(database: str) -> None:
    async def go() -> None:
        async with meeting(database) as there:
            await there.announced()
            there.one.hub.bury(-1.0)
            assert not there.one.hub.elsewhere(there.table)
            act(there.ann)
            await there.both_heard()
            await until(lambda: there.one.hub.elsewhere(there.table))

    run(go())


def test_who_hears_nothing_of_the_others_tells_them_everything(postgres: str) -> None:
    async def go() -> None:
        async with meeting(database_url(postgres)) as there:  # the watcher is never announced
            await until(lambda: not there.one._elsewhere(there.table))
            assert there.one.wire is not None
            there.one.wire.deaf = True
            act(there.ann)
            await there.both_heard()

    run(go())
