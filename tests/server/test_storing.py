"""Storing an action: it is broadcast only after it is stored, and then no client misses it."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from madang.server.play.connections import Connections
from madang.server.play.runtime import Runtime
from madang.server.tables import seating
from madang.server.tables.table import Table
from tests.server.clients import at_random, full_table, receive, send, to_act
from tests.server.concurrency import in_parallel
from tests.server.runtimes import ANN, BOB, Gate, act, connect, running_workers, table_of_ann_and_bob, wait_until


class BlockedAppend:
    """Delays appends to the database until `open` is set; then they succeed, or the first one fails with an error."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, runtime: Runtime, error: Exception | None = None) -> None:
        self._append, self._error = runtime.store.append, error
        self.reached, self.open = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(runtime.store, "append", self)

    async def __call__(self, appends: Any) -> list[bool]:
        self.reached.set()
        await self.open.wait()
        if self._error is not None:
            error, self._error = self._error, None
            raise error
        return await self._append(appends)


def test_an_action_is_neither_broadcast_nor_applied_before_it_is_stored(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with running_workers(database) as (server,):
            table = await table_of_ann_and_bob(server)
            ann, bob = await connect(server, table, ANN.id), await connect(server, table, BOB.id)
            before = (await server.tables.get(table)).game.state.position()
            blocked = BlockedAppend(monkeypatch, server)
            acting = asyncio.create_task(act(server, table))
            await blocked.reached.wait()
            await asyncio.sleep(0.1)
            assert ann.plies == bob.plies == []
            cached = server.tables._cache._entries[table].table
            assert (cached.ply, cached.game.state.position()) == (0, before)
            blocked.open.set()
            await acting
            assert ann.plies == bob.plies == [*range(cached.ply)]

    asyncio.run(scenario())


def test_a_client_that_connects_meanwhile_gets_the_action_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running_workers(database) as (server,):
            table = await table_of_ann_and_bob(server)
            blocked = BlockedAppend(monkeypatch, server)
            acting = asyncio.create_task(act(server, table))
            await blocked.reached.wait()
            connecting = asyncio.create_task(connect(server, table, None))
            await asyncio.sleep(0.1)
            blocked.open.set()
            await acting
            watching = await connecting
            (snapshot,) = watching.of_type("snapshot")
            known = [ply["ply"] for ply in snapshot["plies"]] + watching.plies
            assert known == [*range((await server.tables.get(table)).ply)]

    asyncio.run(scenario())


def test_an_action_that_cannot_be_stored_has_not_happened(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running_workers(database) as (server,):
            table = await table_of_ann_and_bob(server)
            watching = await connect(server, table, None)
            before = (await server.tables.get(table)).game.state.position()
            blocked = BlockedAppend(monkeypatch, server, OSError("no disk"))
            blocked.open.set()
            with pytest.raises(OSError, match="no disk"):
                await act(server, table)
            now = await server.tables.get(table)
            assert (now.ply, now.game.state.position(), watching.plies) == (0, before, [])
            await act(server, table)
            assert watching.plies == [*range((await server.tables.get(table)).ply)]

    asyncio.run(scenario())


@pytest.mark.parametrize("late", [False, True])
def test_an_action_whose_client_disconnects_is_broadcast_to_the_others(
    database: str, late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The action is stored, or about to be: the other clients see it, and the table goes on."""

    async def scenario() -> None:
        async with running_workers(database) as (server,):
            table = await table_of_ann_and_bob(server)
            bob = await connect(server, table, BOB.id)
            blocked: Any = Gate(monkeypatch, server.store, "append") if late else BlockedAppend(monkeypatch, server)
            acting = asyncio.create_task(act(server, table))
            await blocked.reached.wait()
            acting.cancel()
            await asyncio.sleep(0.05)
            blocked.open.set()
            with contextlib.suppress(asyncio.CancelledError):
                await acting
            await wait_until(lambda: bob.plies != [], 3)
            await act(server, table)
            now = await server.tables.get(table)
            assert now.ply >= 2
            assert bob.plies == [*range(now.ply)]

    asyncio.run(scenario())


def test_a_bot_answers_an_action_whose_client_disconnects(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running_workers(database) as (server,):
            made = seating.new_table(ANN, "koryo", ["me", "random"], False, None, "random")
            await server.tables.create(ANN, "address", made)
            await server.tables.change(made.id, lambda table: seating.contribute(table, ANN, "a"))
            watching = await connect(server, made.id, None)
            entry = server.tables._cache._entries[made.id]
            await wait_until(lambda: entry.table.actor == 0)
            while not (ending := _turn_ending_actions(entry.table)):
                await act(server, made.id)
                await wait_until(lambda: entry.table.actor == 0)
            ply, action = entry.table.ply, ending[0]
            blocked = BlockedAppend(monkeypatch, server)
            acting = asyncio.create_task(server.tables.act(made.id, ANN.id, ply, 0, action, None, None))
            await blocked.reached.wait()
            acting.cancel()
            await asyncio.sleep(0.05)
            blocked.open.set()
            await wait_until(
                lambda: {("bot", True)} & {(m["kind"], m["ply"] > ply) for m in watching.of_type("ply")}, 5
            )

    asyncio.run(scenario())


def _turn_ending_actions(table: Table) -> list[str]:
    """The actions of seat 0 that end its turn."""
    actions = table.game.state.actions()
    return [action for action in actions if table.plan(0, "action", action, 1.0)[-1].state.actor == 1]


def test_canceled_requests_do_not_keep_a_table_locked(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One request is canceled while it stores an action, and others while they wait for the table."""

    async def scenario() -> None:
        async with running_workers(database) as (server,):
            table = await table_of_ann_and_bob(server)
            blocked = BlockedAppend(monkeypatch, server)
            tasks: list[asyncio.Task[Any]] = [asyncio.create_task(act(server, table))]
            await blocked.reached.wait()
            tasks += [asyncio.create_task(connect(server, table, None)) for _ in range(3)]
            await asyncio.sleep(0.05)
            for task in tasks:
                task.cancel()
            blocked.open.set()
            await asyncio.gather(*tasks, return_exceptions=True)
            async with asyncio.timeout(5):
                await act(server, table)

    asyncio.run(scenario())


def test_an_action_that_is_stored_but_not_broadcast_is_not_lost(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, clients = full_table(sqlite_url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    act = {"type": "action", "ply": 0, "seat": now["seat"], "action": now["view"]["actions"][0], "re": 1}

    def fail(*_: object) -> None:
        monkeypatch.undo()
        raise RuntimeError("an error")

    with actor.socket(table) as socket:
        receive(socket, "snapshot")
        monkeypatch.setattr(Connections, "broadcast_plies", fail)
        send(socket, **act)
        assert receive(socket, "error")["error"]["id"] == "server-error"
        send(socket, **act)
        assert receive(socket, "ack", "error")["type"] == "ack"
    assert other.snapshot(table)["ply"] == 1
    assert in_parallel(lambda: actor.play(table, at_random(1)), lambda: other.play(table, at_random(2)))[0]["scores"]
