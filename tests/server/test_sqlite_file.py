"""A SQLite file has one server with one worker, and a lock of another process does not block that server."""

from __future__ import annotations

import contextlib
import signal
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner

from madang.cli import serve as serving_commands
from madang.cli.main import app
from madang.server.settings import database_url
from madang.server.storage import database as database_module
from tests.server.clients import Guest, full_table, receive, send
from tests.server.servers import ForkServer, free_port, serving, settings

runner = CliRunner()


# --- one server ------------------------------------------------------------------------------------------------------


@pytest.fixture
def started_servers(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """The arguments of the servers that commands would have started."""
    calls: list[tuple[object, ...]] = []
    monkeypatch.setenv("MADANG_SERVER", "{}")
    monkeypatch.setattr(serving_commands, "run", lambda *args: calls.append(args))
    monkeypatch.setattr(serving_commands, "_open_browser", lambda *args: None)
    return calls


def test_a_second_server_on_a_file_is_refused(
    fork_server: ForkServer, tmp_path: Path, started_servers: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With any name for the file; the error has the address of the first server."""
    file = tmp_path / "madang.db"
    first = fork_server.start_command(str(file), free_port())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(serving_commands, "default_database", lambda: file)
    by_name = [["serve", "--database", str(name)] for name in (file, "madang.db", "./madang.db")]
    for command in ([], *by_name):
        refused = runner.invoke(app, command)
        assert refused.exit_code == 1
        assert f"{first.url}/" in refused.output
    assert httpx.get(f"{first.url}/healthz", trust_env=False).status_code == 200
    assert runner.invoke(app, ["serve", "--database", "another.db"]).exit_code == 0
    first.stop()
    assert len(started_servers) == 1


@pytest.mark.parametrize("signal_number", [signal.SIGTERM, signal.SIGKILL])
def test_a_file_whose_server_is_gone_can_be_served(
    fork_server: ForkServer, tmp_path: Path, started_servers: list[tuple[object, ...]], signal_number: signal.Signals
) -> None:
    file = tmp_path / "madang.db"
    fork_server.start_command(str(file), free_port()).stop(signal_number)
    assert runner.invoke(app, ["serve", "--database", str(file)]).exit_code == 0
    assert len(started_servers) == 1


def test_several_workers_on_sqlite_are_refused_with_the_reason(
    tmp_path: Path, started_servers: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    refused = runner.invoke(app, ["serve", "--workers", "2", "--database", str(tmp_path / "madang.db")])
    assert refused.exit_code == 2
    for word in ("--workers", "SQLite has one writer", "postgresql://"):
        assert word in refused.output
    assert started_servers == []


# --- a lock of another process ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def write_lock(file: Path) -> Iterator[None]:
    """Hold SQLite's write lock, as a backup or a shell may."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("begin immediate")
        yield
        connection.execute("rollback")


def test_a_write_lock_delays_only_writes(tmp_path: Path) -> None:
    file = tmp_path / "madang.db"
    with serving(settings(database_url(str(file)))) as url:
        table, clients = full_table(url, "koryo", 2)
        actor = clients[clients[0].snapshot(table)["view"]["actor"]]
        with actor.socket(table) as acting, clients[0].socket(table) as waiting:
            now = receive(acting, "snapshot")
            receive(waiting, "snapshot")
            with write_lock(file):
                send(acting, type="action", ply=0, seat=now["seat"], action="pass", re="later")
                began = time.monotonic()
                while time.monotonic() < began + 2:
                    send(waiting, type="ping")
                    assert receive(waiting, "pong", "ply")["type"] == "pong"
                    assert httpx.get(f"{url}/api/games", timeout=5, trust_env=False).status_code == 200
                    assert clients[0].snapshot(table)["ply"] == 0
                    assert clients[1].send("GET", "/api/tables")["tables"]
            assert receive(acting, "ply", "error")["re"] == "later"
            assert receive(waiting, "ply")["ply"] == 0


def test_an_action_that_cannot_be_stored_is_refused_and_may_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pragmas = (*database_module.PRAGMAS[:-1], "busy_timeout=500")
    monkeypatch.setattr(database_module, "PRAGMAS", pragmas)
    file = tmp_path / "madang.db"
    with serving(settings(database_url(str(file)))) as url:
        ann = Guest(url)
        table = ann.create("koryo", ["me", "me"])
        with ann.socket(table) as socket:
            now = receive(socket, "snapshot")
            act = {"type": "action", "ply": 0, "seat": now["seat"], "action": "pass"}
            with write_lock(file):
                send(socket, **act, re="first")
                refused = receive(socket, "ply", "error")
                assert (refused["type"], refused["re"]) == ("error", "first")
            send(socket, **act, re="second")
            assert receive(socket, "ply", "error")["re"] == "second"
        assert ann.snapshot(table)["ply"] == 1
