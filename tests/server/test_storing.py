"""What happens while an action is being stored: nothing is told before, and nothing is lost after."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import pytest

from madang import Game
from madang.server.play.runtime import Runtime
from madang.server.tables import seating
from madang.server.tables.table import Table
from tests.server.runtimes import ANN, BOB, Gate, act, connect, running, table_for_both, until
from tests.server.serving import run
from tests.server.test_sequence import new_table


class Blocked:
    """Holds writes to the database back until it is opened; then they work, or fail with an error."""

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


def test_nothing_is_told_or_changed_before_it_is_stored(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(database) as (server,):
            table = await table_for_both(server)
            ann, bob = await connect(server, table, ANN.id), await connect(server, table, BOB.id)
            before = (await server.tables.get(table)).game.state.position()
            blocked = Blocked(monkeypatch, server)
            acting = asyncio.create_task(act(server, table))
            await blocked.reached.wait()
            await asyncio.sleep(0.1)
            assert ann.plies == bob.plies == []
            cached = server.tables._cache._entries[table].table
            assert (cached.ply, cached.game.state.position()) == (0, before)
            blocked.open.set()
            await acting
            assert ann.plies == bob.plies == [*range(cached.ply)]

    run(go())


def test_a_client_that_connects_meanwhile_is_told_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(database) as (server,):
            table = await table_for_both(server)
            blocked = Blocked(monkeypatch, server)
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

    run(go())


def test_an_action_that_cannot_be_stored_has_not_happened(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(database) as (server,):
            table = await table_for_both(server)
            watching = await connect(server, table, None)
            before = (await server.tables.get(table)).game.state.position()
            blocked = Blocked(monkeypatch, server, OSError("no disk"))
            blocked.open.set()
            with pytest.raises(OSError, match="no disk"):
                await act(server, table)
            now = await server.tables.get(table)
            assert (now.ply, now.game.state.position(), watching.plies) == (0, before, [])
            await act(server, table)
            assert watching.plies == [*range((await server.tables.get(table)).ply)]

    run(go())


@pytest.mark.parametrize("late", [False, True])
def test_an_action_whose_client_is_gone_is_told_to_the_others(
    database: str, late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is on disk, or will be: the others see it at once, and the table goes on."""

    async def go() -> None:
        async with running(database) as (server,):
            table = await table_for_both(server)
            bob = await connect(server, table, BOB.id)
            blocked: Any = Gate(monkeypatch, server.store, "append") if late else Blocked(monkeypatch, server)
            acting = asyncio.create_task(act(server, table))
            await blocked.reached.wait()
            acting.cancel()
            await asyncio.sleep(0.05)
            blocked.open.set()
            with contextlib.suppress(asyncio.CancelledError):
                await acting
            await until(lambda: bob.plies != [], 3)
            await act(server, table)
            now = await server.tables.get(table)
            assert now.ply >= 2
            assert bob.plies == [*range(now.ply)]

    run(go())


def test_a_bot_answers_an_action_whose_client_is_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        async with running(database) as (server,):
            made = seating.new_table(ANN, "koryo", ["me", "random"], False, None, "random")
            await server.tables.create(ANN, "address", made)
            await server.tables.change(made.id, lambda table: seating.contribute(table, ANN, "a"))
            watching = await connect(server, made.id, None)
            entry = server.tables._cache._entries[made.id]
            await until(lambda: entry.table.actor == 0)
            while not (ending := _ending_the_turn(entry.table)):
                await act(server, made.id)
                await until(lambda: entry.table.actor == 0)
            ply, action = entry.table.ply, ending[0]
            blocked = Blocked(monkeypatch, server)
            acting = asyncio.create_task(server.tables.act(made.id, ANN.id, ply, 0, action, None, None))
            await blocked.reached.wait()
            acting.cancel()
            await asyncio.sleep(0.05)
            blocked.open.set()
            await until(lambda: {("bot", True)} & {(m["kind"], m["ply"] > ply) for m in watching.of_type("ply")}, 5)

    run(go())


def _ending_the_turn(table: Table) -> list[str]:
    """The actions of seat 0 after which it is the turn of seat 1."""
    actions = table.game.state.actions()
    return [action for action in actions if table.plan(0, "action", action, 1.0)[-1].state.actor == 1]


def test_canceled_requests_do_not_keep_a_table_locked(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One is canceled while it stores, and some while they wait for the table."""

    async def go() -> None:
        async with running(database) as (server,):
            table = await table_for_both(server)
            blocked = Blocked(monkeypatch, server)
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

    run(go())


def test_a_plan_changes_nothing(game: Game, players: int) -> None:
    table = new_table(game, players)
    position, seat = table.game.state.position(), table.actor or 0
    for action in table.game.state.actions():
        steps = table.plan(seat, "action", action, 2.0)
        table.summary_after(steps)
        assert (table.ply, table.game.state.position(), table.plies, table.moves) == (0, position, [], [])
        assert table.game.actions == []
