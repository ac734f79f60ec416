"""Workers on one PostgreSQL tell each other what they store: a client misses nothing, at whatever moment it comes."""

from __future__ import annotations

import asyncio
import json

import psycopg
import pytest

from madang.server.play.runtime import Runtime
from madang.server.settings import database_url
from madang.server.storage.bus import Notice
from tests.server.runtimes import ANN, BOB, Gate, act, connect, running, sit, table_for_both, until
from tests.server.serving import run


class Hearing:
    """Holds back what a worker hears of the others, and says when it has heard everything."""

    def __init__(self, runtime: Runtime) -> None:
        assert runtime.listener is not None
        self.listener = runtime.listener
        self._hear = self.listener._hear
        self.listener._hear = self._take
        self._held: list[Notice] | None = None
        self._marks: dict[str, asyncio.Event] = {}

    async def _take(self, notice: Notice) -> None:
        if (mark := self._marks.get(notice["table"])) is not None:
            mark.set()
        elif self._held is not None:
            self._held.append(notice)
        else:
            await self._hear(notice)

    async def catch_up(self) -> None:
        """Wait until everything that was said is heard."""
        name = f"mark {len(self._marks)}"
        self._marks[name] = asyncio.Event()
        notice = json.dumps({"worker": "", "table": name})
        async with await psycopg.AsyncConnection.connect(self.listener._address, autocommit=True) as connection:
            await connection.execute("select pg_notify('madang', %s)", [notice])
        async with asyncio.timeout(20):
            await self._marks[name].wait()

    async def hold(self) -> None:
        await self.catch_up()
        self._held = []

    async def release(self) -> None:
        await self.catch_up()
        held, self._held = self._held or [], None
        for notice in held:
            await self._hear(notice)


def test_a_ply_is_told_at_the_other_worker(postgres: str) -> None:
    async def go() -> None:
        async with running(database_url(postgres), 2) as (one, other):
            table = await table_for_both(one)
            watching = await connect(other, table, None)
            for _ in range(5):
                await act(one, table)
            await until(lambda: len(watching.plies) >= 5)
            assert watching.plies == [*range(len(watching.plies))]

    run(go())


def test_a_ply_that_is_stored_while_a_client_connects_elsewhere_is_told(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client's worker has read the table before the ply, and hears of the ply before the client is added."""

    async def go() -> None:
        async with running(database_url(postgres), 2) as (one, other):
            table = await table_for_both(one)
            await other.tables.get(table)
            hearing = Hearing(other)
            gate = Gate(monkeypatch, other.store, "version")
            connecting = asyncio.create_task(connect(other, table, None))
            await gate.reached.wait()
            await act(one, table)
            heard = asyncio.create_task(hearing.catch_up())
            await asyncio.sleep(0.2)
            gate.open.set()
            watching = await connecting
            await heard
            (snapshot,) = watching.of_type("snapshot")
            assert [*range(snapshot["ply"]), *watching.plies] == [0]

    run(go())


def test_a_ply_and_a_new_name_that_are_heard_of_together_are_both_told(postgres: str) -> None:
    async def go() -> None:
        async with running(database_url(postgres), 2) as (one, other):
            table = await table_for_both(one)
            watching, hearing = await connect(other, table, None), Hearing(other)
            await hearing.hold()
            await act(one, table)
            await one.tables.rename(ANN, "Anna")
            await act(one, table)
            await hearing.release()
            assert watching.plies == [*range((await one.tables.get(table)).ply)]
            assert watching.of_type("table")[-1]["table"]["seats"][0]["name"] == "Anna"
            assert len(watching.of_type("snapshot")) == 1

    run(go())


@pytest.mark.parametrize("plies", [0, 3])
def test_a_game_that_another_worker_has_started_is_told_from_its_start(postgres: str, plies: int) -> None:
    """Also if it has gone on before this worker reads the table."""

    async def go() -> None:
        async with running(database_url(postgres), 2) as (one, other):
            table = await table_for_both(one, start=False)
            watching, hearing = await connect(other, table, BOB.id), Hearing(other)
            await hearing.hold()
            await sit(one, table)
            for _ in range(plies):
                await act(one, table)
            await hearing.release()
            first, started = watching.of_type("snapshot")
            assert first["view"] is None
            assert started["table"]["status"] == "playing"
            told = [ply["ply"] for ply in started["plies"]] + watching.plies
            assert told == [*range((await one.tables.get(table)).ply)]

    run(go())


def test_what_is_played_while_a_worker_hears_nothing_is_told_when_it_hears_again(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def go() -> None:
        async with running(database_url(postgres), 2) as (one, other):
            table = await table_for_both(one)
            watching = await connect(other, table, None)
            gate = Gate(monkeypatch, other.tables, "resync")
            listener = other.listener
            assert listener is not None
            listener._resync = gate
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute(
                    "select pg_terminate_backend(pid) from pg_stat_activity "
                    "where query = 'listen madang' and datname = current_database()"
                )
            await until(lambda: listener.lost_at is not None)
            await act(one, table)
            await act(one, table)
            gate.open.set()
            await until(lambda: len(watching.plies) >= 2)
            assert watching.plies == [*range((await one.tables.get(table)).ply)]

    run(go())


def test_a_worker_that_was_taken_for_dead_says_again_who_is_connected(postgres: str) -> None:
    async def go() -> None:
        async with running(database_url(postgres), 2, beat=0.1) as (one, other):
            table = await table_for_both(one)
            ann, bob = await connect(one, table, ANN.id), await connect(other, table, BOB.id)
            await until(lambda: ann.of_type("table")[-1]["table"]["seats"][1]["connected"])
            with psycopg.connect(postgres, autocommit=True) as connection:
                connection.execute("delete from presence")
                connection.execute("delete from workers")
            await until(lambda: _present(postgres) == 2)
            await act(one, table)
            await until(lambda: ann.plies and ann.plies == bob.plies)
            await until(lambda: all(seat["connected"] for seat in ann.of_type("table")[-1]["table"]["seats"]))

    run(go())


def _present(postgres: str) -> int:
    with psycopg.connect(postgres) as connection:
        (count,) = connection.execute("select count(*) from presence").fetchone() or (0,)
    return int(count)


def test_a_client_that_comes_and_goes_at_another_worker_never_misses_a_ply(postgres: str) -> None:
    """While the game goes on: what a client knows from its snapshot and the plies after it has no gap."""

    async def go() -> int:
        compared = 0
        async with running(database_url(postgres), 2) as (one, other):
            for game in ("koryo", "corinth"):
                table = await table_for_both(one, game)
                playing = asyncio.create_task(play(one, table, 60))
                while not playing.done():
                    watching = await connect(other, table, None)
                    await asyncio.sleep(0.02 * (compared % 4))
                    await other.tables.disconnect(watching)
                    (snapshot,) = watching.of_type("snapshot")
                    known = [ply["ply"] for ply in snapshot["plies"]] + watching.plies
                    assert known == [*range(len(known))]
                    assert len(snapshot["plies"]) == snapshot["ply"]
                    compared += 1
                await playing
        return compared

    assert run(go()) > 10


async def play(runtime: Runtime, table: str, actions: int) -> None:
    for _ in range(actions):
        if (await runtime.tables.get(table)).status == "over":
            break
        await act(runtime, table)
