"""Run the services of one or two workers without HTTP, on one event loop, with connections that record messages."""

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
from madang.server.storage.guests import GuestStore
from madang.server.tables import seating
from madang.server.tables.guest import Guest
from madang.server.tables.viewer import Viewer
from tests.server.clients import Json
from tests.server.servers import settings

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")


class RecordingConnection(Connection):
    """A connection without a socket that keeps the messages sent to it."""

    def __init__(self, table: str, guest: str | None) -> None:
        super().__init__(cast(Any, None), table, Viewer(guest, None))
        self.received: list[Json] = []

    def send_text(self, text: str) -> None:
        self.received.append(json.loads(text))

    def of_type(self, kind: str) -> list[Json]:
        return [message for message in self.received if message["type"] == kind]

    @property
    def plies(self) -> list[int]:
        """The numbers of the plies that came in messages of their own."""
        return [message["ply"] for message in self.of_type("ply")]


class Gate:
    """Replaces a method of an object: calls do their work, but return only after `open` is set."""

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


async def wait_until(condition: Callable[[], object], seconds: float = 20.0) -> None:
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.005)


@contextlib.asynccontextmanager
async def running_workers(database: str, number: int = 1, **changes: Any) -> AsyncIterator[list[Runtime]]:
    """Run a number of workers on one database, with Ann and Bob as guests."""
    runtimes = [Runtime(settings(database, **changes)) for _ in range(number)]
    async with contextlib.AsyncExitStack() as opened:
        for runtime in runtimes:
            await runtime.open()
            opened.push_async_callback(runtime.close)
            await wait_until(functools.partial(_is_listening, runtime))
        for guest in (ANN, BOB):
            await GuestStore(runtimes[0].store.database, "").add(guest, f"token of {guest.id}", "", 0.0)
        yield runtimes


async def table_of_ann_and_bob(runtime: Runtime, game: str = "koryo", start: bool = True) -> str:
    """Create a table with Ann at seat 0 and, once it is started, Bob at seat 1; returns its id."""
    table = seating.new_table(ANN, game, ["me", "open"], False, None, "random")
    await runtime.tables.create(ANN, "address", table)
    await runtime.tables.change(table.id, lambda table: seating.contribute(table, ANN, "a"))
    if start:
        await seat_bob(runtime, table.id)
    return table.id


async def seat_bob(runtime: Runtime, table: str) -> None:
    await runtime.tables.change(table, lambda table: seating.sit(table, BOB, None, "b"))


async def connect(runtime: Runtime, table: str, guest: str | None, since: int | None = None) -> RecordingConnection:
    connection = RecordingConnection(table, guest)
    await runtime.tables.connect(connection, None, since)
    return connection


async def act(runtime: Runtime, table: str, origin: Connection | None = None) -> Json | None:
    """Play the last legal action for the player to act."""
    current = await runtime.tables.get(table)
    seat, action = current.actor or 0, current.game.state.actions()[-1]
    return await runtime.tables.act(table, current.seats[seat].guest, current.ply, seat, action, origin, "tag")


def _is_listening(runtime: Runtime) -> bool:
    return runtime.listener is None or runtime.listener.lost_at is None
