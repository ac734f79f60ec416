"""How the tests use the services of a server without HTTP: runtimes on one event loop, and connections that collect."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, cast

import pytest

from madang.server.play.connections import Connection
from madang.server.play.runtime import Runtime
from madang.server.tables import seating
from madang.server.tables.guest import Guest
from madang.server.tables.viewer import Viewer
from tests.server.serving import Json, settings

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")


class Collector(Connection):
    """A connection without a socket, which keeps what it is sent."""

    def __init__(self, table: str, guest: str | None) -> None:
        super().__init__(cast(Any, None), table, Viewer(guest, None))
        self.heard: list[Json] = []

    def send_text(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def of_type(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def plies(self) -> list[int]:
        """The numbers of the plies that came one by one."""
        return [message["ply"] for message in self.of_type("ply")]


class Gate:
    """Lets calls of an object's method do their work, and holds the results back until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, owner: Any, method: str) -> None:
        self._call: Callable[..., Awaitable[Any]] = getattr(owner, method)
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        monkeypatch.setattr(owner, method, self)

    async def __call__(self, *args: Any) -> Any:
        result = await self._call(*args)
        self.reached.set()
        await self.open.wait()
        return result


async def until(condition: Callable[[], object], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def running(database: str, number: int = 1, **changes: Any) -> AsyncIterator[list[Runtime]]:
    """So many workers on one database, with Ann and Bob as guests."""
    runtimes = [Runtime(settings(database, **changes)) for _ in range(number)]
    async with contextlib.AsyncExitStack() as opened:
        for runtime in runtimes:
            await runtime.open()
            opened.push_async_callback(runtime.close)
            await until(functools.partial(_hears, runtime))
        for guest in (ANN, BOB):
            await runtimes[0].store.add_guest(guest, f"token of {guest.id}", 0.0)
        yield runtimes


async def table_for_both(runtime: Runtime, game: str = "koryo", start: bool = True) -> str:
    """A table of Ann, who has seat 0, and Bob, who has seat 1."""
    table = seating.new_table(ANN, game, ["me", "open"], False, None, "random")
    await runtime.tables.create(ANN, "address", table)
    await runtime.tables.change(table.id, lambda table: seating.contribute(table, ANN, "a"))
    if start:
        await sit(runtime, table.id)
    return table.id


async def sit(runtime: Runtime, table: str) -> None:
    await runtime.tables.change(table, lambda table: seating.sit(table, BOB, None, "b"))


async def connect(runtime: Runtime, table: str, guest: str | None, since: int | None = None) -> Collector:
    connection = Collector(table, guest)
    await runtime.tables.connect(connection, None, since)
    return connection


async def act(runtime: Runtime, table: str, origin: Connection | None = None) -> Json | None:
    """Whoever is to act plays the last of the legal actions."""
    found = await runtime.tables.get(table)
    seat, action = found.actor or 0, found.game.state.actions()[-1]
    return await runtime.tables.act(table, found.seats[seat].guest, found.ply, seat, action, origin, "tag")


def _hears(runtime: Runtime) -> bool:
    return runtime.listener is None or runtime.listener.lost_at is None
