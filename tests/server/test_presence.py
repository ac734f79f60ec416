"""Who is connected to a table is the same at every worker, in answers to requests as over sockets."""

from __future__ import annotations

import asyncio
from functools import partial

import pytest

from madang.server.play.runtime import Runtime
from madang.server.settings import database_url
from tests.server.runtimes import ANN, BOB, act, connect, running, table_for_both, until
from tests.server.serving import Guest, Json, full_table, hear, run, serving, settings, wait_for


def connected(snapshot: Json) -> tuple[list[bool], int]:
    return [seat["connected"] for seat in snapshot["table"]["seats"]], snapshot["table"]["spectators"]


def test_requests_at_any_worker_are_told_who_is_connected(postgres: str) -> None:
    chosen = settings(database_url(postgres))
    with serving(chosen) as one, serving(chosen) as other:
        table, (ann, bob) = full_table(one, "koryo", 2, listed=True)
        stranger = Guest(other)
        with ann.socket(table) as line, Guest(one).socket(table) as watching:
            hear(line, "snapshot"), hear(watching, "snapshot")
            for asking in (bob, stranger):
                wait_for(partial(sees, asking, table, ([True, False], 1)), "the answer", 5)
                (row,) = asking.send("GET", "/api/tables?which=live")["tables"]
                assert connected(row) == ([True, False], 1)
        wait_for(partial(sees, stranger, table, ([False, False], 0)), "the answer", 5)


def sees(guest: Guest, table: str, wanted: tuple[list[bool], int]) -> bool:
    return connected(guest.look(table)) == wanted


def test_a_worker_that_nobody_is_connected_to_forgets_the_table(postgres: str) -> None:
    """What it knew would be out of date: others tell it nothing of a table without clients."""

    async def go() -> None:
        async with running(database_url(postgres), 2) as (one, other):
            table = await table_for_both(one)
            ann = await connect(one, table, ANN.id)
            bob = await connect(other, table, BOB.id)
            await until(lambda: seats_of(bob.heard[-1]) == [True, True])
            await other.tables.disconnect(bob)
            await one.tables.disconnect(ann)
            found = await other.tables.get(table)
            assert [*other.connections.presence(found).seats] == []
            assert other.connections._elsewhere == one.connections._elsewhere == {}

    run(go())


def seats_of(message: Json) -> list[bool]:
    return connected(message)[0]


def test_clients_that_connect_at_the_same_time_are_all_known_elsewhere(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first one's connection is stored after the second one's."""

    async def go() -> None:
        async with running(database_url(postgres), 2) as (one, other):
            table = await table_for_both(one)
            assert one.presence is not None
            first = Before(monkeypatch, one)
            connecting = asyncio.create_task(connect(one, table, ANN.id))
            await first.reached.wait()
            bob = await connect(one, table, BOB.id)
            first.open.set()
            await connecting
            watching = await connect(other, table, None)
            await until(lambda: seats_of(watching.heard[-1]) == [True, True], 5)
            await act(one, table)
            assert bob.plies

    run(go())


class Before:
    """Holds the first call of `PresenceStore.write` back until it is opened."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, runtime: Runtime) -> None:
        self._write = runtime.presence.write  # type: ignore[union-attr]
        self.reached, self.open = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(runtime.presence, "write", self)

    async def __call__(self, *args: object) -> None:
        if not self.reached.is_set():
            self.reached.set()
            await self.open.wait()
        await self._write(*args)  # type: ignore[arg-type]
