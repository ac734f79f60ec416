"""Workers on one PostgreSQL notify each other of what they store: a client misses nothing, whenever it connects."""

from __future__ import annotations

import asyncio
import json

import psycopg
import pytest

from madang.server.play.runtime import Runtime
from madang.server.settings import database_url
from madang.server.storage.notifications import Notification
from tests.server.runtimes import (
    ANN,
    BOB,
    Gate,
    act,
    connect,
    running_workers,
    seat_bob,
    table_of_ann_and_bob,
    wait_until,
)


class HeldNotices:
    """Holds back the notices of other workers, and waits until all of them have arrived."""

    def __init__(self, runtime: Runtime) -> None:
        assert runtime.listener is not None
        self.listener = runtime.listener
        self._hear = self.listener._on_notification
        self.listener._on_notification = self._take
        self._held: list[Notification] | None = None
        self._marks: dict[str, asyncio.Event] = {}
        self._being_handled = 0

    async def _take(self, notice: Notification) -> None:
        if (mark := self._marks.get(notice["table"])) is not None:
            mark.set()
        elif self._held is not None:
            self._held.append(notice)
        else:
            self._being_handled += 1
            await self._hear(notice)
            self._being_handled -= 1

    async def catch_up(self) -> None:
        """Wait until all notices sent so far have arrived and are handled."""
        name = f"mark {len(self._marks)}"
        self._marks[name] = asyncio.Event()
        notice = json.dumps({"worker": "", "table": name})
        async with await psycopg.AsyncConnection.connect(self.listener._address, autocommit=True) as connection:
            await connection.execute("select pg_notify('madang', %s)", [notice])
        async with asyncio.timeout(20):
            await self._marks[name].wait()
        await wait_until(lambda: not self._being_handled)

    async def hold(self) -> None:
        await self.catch_up()
        self._held = []

    async def release(self) -> None:
        await self.catch_up()
        held, self._held = self._held or [], None
        for notice in held:
            await self._hear(notice)


def test_a_ply_reaches_the_clients_of_the_other_worker(postgres: str) -> None:
    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            table = await table_of_ann_and_bob(first)
            watching = await connect(second, table, None)
            for _ in range(5):
                await act(first, table)
            await wait_until(lambda: len(watching.plies) >= 5)
            assert watching.plies == [*range(len(watching.plies))]

    asyncio.run(scenario())


def test_a_ply_stored_while_a_client_connects_elsewhere_reaches_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client's worker reads the table before the ply, and gets the notice before it adds the client."""

    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            table = await table_of_ann_and_bob(first)
            await second.tables.get(table)
            notices = HeldNotices(second)
            gate = Gate(monkeypatch, second.store, "version")
            connecting = asyncio.create_task(connect(second, table, None))
            await gate.reached.wait()
            await act(first, table)
            caught_up = asyncio.create_task(notices.catch_up())
            await asyncio.sleep(0.2)
            gate.open.set()
            watching = await connecting
            await caught_up
            (snapshot,) = watching.of_type("snapshot")
            assert [*range(snapshot["ply"]), *watching.plies] == [0]

    asyncio.run(scenario())


def test_notices_of_plies_and_of_a_new_name_may_arrive_together(postgres: str) -> None:
    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            table = await table_of_ann_and_bob(first)
            watching, notices = await connect(second, table, None), HeldNotices(second)
            await notices.hold()
            await act(first, table)
            await first.guests.rename(ANN, "Anna")
            await act(first, table)
            await notices.release()
            assert watching.plies == [*range((await first.tables.get(table)).ply)]
            assert watching.of_type("table")[-1]["table"]["seats"][0]["name"] == "Anna"
            assert len(watching.of_type("snapshot")) == 1

    asyncio.run(scenario())


@pytest.mark.parametrize("plies", [0, 3])
def test_a_game_started_at_another_worker_is_sent_from_its_start(postgres: str, plies: int) -> None:
    """Also if plies follow before this worker reads the table."""

    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            table = await table_of_ann_and_bob(first, start=False)
            watching, notices = await connect(second, table, BOB.id), HeldNotices(second)
            await notices.hold()
            await seat_bob(first, table)
            for _ in range(plies):
                await act(first, table)
            await notices.release()
            waiting, started = watching.of_type("snapshot")
            assert waiting["view"] is None
            assert started["table"]["status"] == "playing"
            plies_received = [ply["ply"] for ply in started["plies"]] + watching.plies
            assert plies_received == [*range((await first.tables.get(table)).ply)]

    asyncio.run(scenario())


def test_plies_stored_while_a_listener_is_lost_are_sent_after_its_recovery(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            table = await table_of_ann_and_bob(first)
            watching = await connect(second, table, None)
            gate = Gate(monkeypatch, second.tables, "resync")
            listener = second.listener
            assert listener is not None
            listener._resync = gate
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    "where query = 'listen madang' and datname = current_database()"
                )
            await wait_until(lambda: listener.lost_at is not None)
            await act(first, table)
            await act(first, table)
            gate.open.set()
            await wait_until(lambda: len(watching.plies) >= 2)
            assert watching.plies == [*range((await first.tables.get(table)).ply)]

    asyncio.run(scenario())


def test_a_client_that_reconnects_at_another_worker_never_misses_a_ply(postgres: str) -> None:
    """During a game: the plies of a client's snapshot and those sent after it have no gap."""

    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            for game in ("koryo", "corinth"):
                table = await table_of_ann_and_bob(first, game)
                for visit in range(10):
                    playing = asyncio.create_task(play(first, table, 6))
                    watching = await connect(second, table, None)
                    await asyncio.sleep(0.02 * (visit % 4))
                    await second.tables.disconnect(watching)
                    (snapshot,) = watching.of_type("snapshot")
                    known = [ply["ply"] for ply in snapshot["plies"]] + watching.plies
                    assert known == [*range(len(known))]
                    assert len(snapshot["plies"]) == snapshot["ply"]
                    await playing
                played = await first.tables.get(table)
                assert played.status == "over" or played.ply >= 60

    asyncio.run(scenario())


async def play(runtime: Runtime, table: str, actions: int) -> None:
    for _ in range(actions):
        if (await runtime.tables.get(table)).status == "over":
            break
        await act(runtime, table)
