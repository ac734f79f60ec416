"""Who is connected to a table: the same at every worker, in answers to requests and over sockets."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from functools import partial

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from madang.server.play.runtime import Runtime
from madang.server.settings import database_url
from tests.server.clients import Guest, Json, full_table, receive
from tests.server.concurrency import wait_for
from tests.server.runtimes import ANN, BOB, act, connect, running_workers, table_of_ann_and_bob, wait_until
from tests.server.servers import ForkServer, free_port, serving, settings


def test_clients_are_told_who_is_connected(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    with ann.socket(table) as socket:
        receive(socket, "snapshot")
        with bob.socket(table) as other, Guest(url).socket(table) as watching:
            receive(other, "snapshot"), receive(watching, "snapshot")
            while (seen := receive(socket, "table")["table"])["spectators"] == 0:
                pass
            assert [seat["connected"] for seat in seen["seats"]] == [True, True]
        while receive(socket, "table")["table"]["seats"][1]["connected"]:
            pass


# --- two workers -----------------------------------------------------------------------------------------------------


def connected(snapshot: Json) -> tuple[list[bool], int]:
    return [seat["connected"] for seat in snapshot["table"]["seats"]], snapshot["table"]["spectators"]


def test_any_worker_tells_who_is_connected(postgres: str) -> None:
    shared = settings(database_url(postgres))
    with serving(shared) as first, serving(shared) as second:
        table, (ann, bob) = full_table(first, "koryo", 2, listed=True)
        stranger = Guest(second)
        with ann.socket(table) as socket, Guest(first).socket(table) as watching:
            receive(socket, "snapshot"), receive(watching, "snapshot")
            for asking in (bob, stranger):
                wait_for(partial(sees, asking, table, ([True, False], 1)), "the answer", 5)
                (row,) = asking.send("GET", "/api/tables?which=live")["tables"]
                assert connected(row) == ([True, False], 1)
        wait_for(partial(sees, stranger, table, ([False, False], 0)), "the answer", 5)


def sees(guest: Guest, table: str, wanted: tuple[list[bool], int]) -> bool:
    return connected(guest.snapshot(table)) == wanted


def test_both_processes_see_who_is_connected(two_processes: tuple[str, str]) -> None:
    ann, bob = Guest(two_processes[0], "Ann"), Guest(two_processes[1], "Bob")
    table = ann.create("koryo", ["me", "open"])
    with ann.socket(table) as socket:
        receive(socket, "snapshot")
        bob.sit(table)
        with bob.socket(table) as other:
            assert receive(other, "snapshot")["table"]["status"] == "playing"
            while not all(seat["connected"] for seat in receive(socket, "table")["table"]["seats"]):
                pass
            while not all(seat["connected"] for seat in receive(other, "table")["table"]["seats"]):
                pass
        while receive(socket, "table")["table"]["seats"][1]["connected"]:
            pass


def test_a_worker_without_clients_forgets_who_is_connected(postgres: str) -> None:
    """Its knowledge would become outdated: other workers notify it only of tables where it has clients."""

    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            table = await table_of_ann_and_bob(first)
            ann = await connect(first, table, ANN.id)
            bob = await connect(second, table, BOB.id)
            await wait_until(lambda: seats_of(bob.received[-1]) == [True, True])
            await second.tables.disconnect(bob)
            await first.tables.disconnect(ann)
            found = await second.tables.get(table)
            assert [*second.connections.presence(found).seats] == []
            assert second.connections._remote == first.connections._remote == {}

    asyncio.run(scenario())


def seats_of(message: Json) -> list[bool]:
    return connected(message)[0]


def test_clients_that_connect_at_the_same_time_are_all_known_to_the_other_worker(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann connects before Bob, but Ann's presence is stored after Bob's."""

    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            table = await table_of_ann_and_bob(first)
            assert first.presence is not None
            delayed = DelayedWrite(monkeypatch, first)
            connecting = asyncio.create_task(connect(first, table, ANN.id))
            await delayed.reached.wait()
            bob = await connect(first, table, BOB.id)
            delayed.open.set()
            await connecting
            watching = await connect(second, table, None)
            await wait_until(lambda: seats_of(watching.received[-1]) == [True, True], 5)
            await act(first, table)
            assert bob.plies

    asyncio.run(scenario())


class DelayedWrite:
    """Delays the first call of `PresenceStore.write` until `open` is set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, runtime: Runtime) -> None:
        self._write = runtime.presence.write  # type: ignore[union-attr]
        self.reached, self.open = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(runtime.presence, "write", self)

    async def __call__(self, *args: object) -> None:
        if not self.reached.is_set():
            self.reached.set()
            await self.open.wait()
        await self._write(*args)  # type: ignore[arg-type]


# --- lost workers and connections ------------------------------------------------------------------------------------


def test_the_players_of_a_killed_process_are_shown_as_disconnected(
    two_processes: tuple[str, str], fork_server: ForkServer, postgres: str
) -> None:
    third = fork_server.start_app(database_url(postgres), free_port())
    ann, bob = Guest(two_processes[0], "Ann"), Guest(third.url, "Bob")
    table = ann.create("koryo", ["me", "open"])
    bob.sit(table)
    with ann.socket(table) as socket:
        with contextlib.suppress(ConnectionClosed), bob.socket(table) as other:
            receive(other, "snapshot")
            while not receive(socket, "table", "snapshot")["table"]["seats"][1]["connected"]:
                pass
            third.stop(signal.SIGKILL)
        while (seat := receive(socket, "table")["table"]["seats"][1])["connected"]:
            pass
        assert seat["name"] == "Bob", "Bob's seat is kept"


def test_presence_recovers_after_the_listeners_lost_the_database(two_processes: tuple[str, str], postgres: str) -> None:
    ann, bob = Guest(two_processes[0], "Ann"), Guest(two_processes[1], "Bob")
    table = ann.create("koryo", ["me", "open"])
    bob.sit(table)
    with ann.socket(table) as socket, bob.socket(table) as other:
        receive(other, "snapshot")
        while not receive(socket, "table", "snapshot")["table"]["seats"][1]["connected"]:
            pass
        with psycopg.connect(postgres, autocommit=True) as connection:
            listening = "query = 'listen madang' and datname = current_database()"
            ended = connection.execute(
                f"select pg_terminate_backend(pid) from pg_stat_activity where {listening}".encode()
            )
            assert len(ended.fetchall()) == 2
        while not all(seat["connected"] for seat in receive(socket, "table")["table"]["seats"]):
            pass
        now = ann.snapshot(table)["view"]["actor"]
        (ann, bob)[now].act(table, 0, now, "pass")
        assert [receive(there, "ply")["ply"] for there in (socket, other)] == [0, 0]


def test_a_worker_that_was_declared_dead_stores_its_presence_again(postgres: str) -> None:
    async def scenario() -> None:
        async with running_workers(database_url(postgres), 2, heartbeat_every=0.1) as (first, second):
            table = await table_of_ann_and_bob(first)
            ann, bob = await connect(first, table, ANN.id), await connect(second, table, BOB.id)
            await wait_until(lambda: ann.of_type("table")[-1]["table"]["seats"][1]["connected"])
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute("delete from presence")
                connection.execute("delete from workers")
            await wait_until(lambda: _stored_presence(postgres) == 2)
            await act(first, table)
            await wait_until(lambda: ann.plies and ann.plies == bob.plies)
            await wait_until(lambda: all(seat["connected"] for seat in ann.of_type("table")[-1]["table"]["seats"]))

    asyncio.run(scenario())


def _stored_presence(postgres: str) -> int:
    with psycopg.connect(postgres) as connection:
        (count,) = connection.execute("select count(*) from presence").fetchone() or (0,)
    return int(count)
