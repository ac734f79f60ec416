"""A SQLite file has one server, and a process that locks it does not freeze that server; workers need PostgreSQL."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
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
from tests.server.serving import ROOT, Guest, Nursery, free_port, full_table, hear, say, serving, settings, wait_for

runner = CliRunner()


# --- one server ------------------------------------------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the commands of this test would have run."""
    calls: list[tuple[object, ...]] = []
    monkeypatch.setenv("MADANG_SERVER", "{}")
    monkeypatch.setattr(serving_commands, "run", lambda *args: calls.append(args))
    monkeypatch.setattr(serving_commands, "_open_browser", lambda *args: None)
    return calls


def test_a_second_server_of_a_file_is_refused(
    nursery: Nursery, tmp_path: Path, started: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the file is called, and with the address of the first."""
    file = tmp_path / "madang.db"
    first = nursery.command(str(file), free_port())
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
    assert len(started) == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_file_whose_server_is_gone_can_be_served(
    nursery: Nursery, tmp_path: Path, started: list[tuple[object, ...]], how: signal.Signals
) -> None:
    file = tmp_path / "madang.db"
    nursery.command(str(file), free_port()).stop(how)
    assert runner.invoke(app, ["serve", "--database", str(file)]).exit_code == 0
    assert len(started) == 1


# --- a lock of another process ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def write_lock(file: Path) -> Iterator[None]:
    """Hold SQLite's write lock, as a backup or somebody's shell may."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("begin immediate")
        yield
        connection.execute("rollback")


def test_a_write_lock_delays_what_is_written_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "madang.db"
    with serving(settings(database_url(str(file)))) as url:
        table, clients = full_table(url, "koryo", 2)
        actor = clients[clients[0].look(table)["view"]["actor"]]
        with actor.socket(table) as acting, clients[0].socket(table) as waiting:
            now = hear(acting, "snapshot")
            hear(waiting, "snapshot")
            with write_lock(file):
                say(acting, type="action", ply=0, seat=now["seat"], action="pass", re="later")
                began = time.monotonic()
                while time.monotonic() < began + 2:
                    say(waiting, type="ping")
                    assert hear(waiting, "pong", "ply")["type"] == "pong"
                    assert httpx.get(f"{url}/api/games", timeout=5, trust_env=False).status_code == 200
                    assert clients[0].look(table)["ply"] == 0
                    assert clients[1].send("GET", "/api/tables")["tables"]
            assert hear(acting, "ply", "error")["re"] == "later"
            assert hear(waiting, "ply")["ply"] == 0


def test_an_action_that_cannot_be_stored_is_refused_and_may_be_sent_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pragmas = (*database_module.PRAGMAS[:-1], "busy_timeout=500")
    monkeypatch.setattr(database_module, "PRAGMAS", pragmas)
    file = tmp_path / "madang.db"
    with serving(settings(database_url(str(file)))) as url:
        ann = Guest(url)
        table = ann.create("koryo", ["me", "me"])
        with ann.socket(table) as line:
            now = hear(line, "snapshot")
            act = {"type": "action", "ply": 0, "seat": now["seat"], "action": "pass"}
            with write_lock(file):
                say(line, **act, re="first")
                refused = hear(line, "ply", "error")
                assert (refused["type"], refused["re"]) == ("error", "first")
            say(line, **act, re="second")
            assert hear(line, "ply", "error")["re"] == "second"
        assert ann.look(table)["ply"] == 1


# --- several workers -------------------------------------------------------------------------------------------------


def test_several_workers_on_sqlite_are_refused_with_the_reason(
    tmp_path: Path, started: list[tuple[object, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    refused = runner.invoke(app, ["serve", "--workers", "2", "--database", str(tmp_path / "madang.db")])
    assert refused.exit_code == 2
    for word in ("--workers", "SQLite has one writer", "postgresql://"):
        assert word in refused.output
    assert started == []


def test_every_line_that_a_server_with_several_workers_logs_is_json(postgres: str, tmp_path: Path) -> None:
    """Those of the supervisor too, also when a worker dies and is replaced."""
    port = free_port()
    options = ["--port", str(port), "--database", postgres, "--workers", "2", "--log-level", "info"]
    command = [sys.executable, "-c", "from madang.cli.main import app; app()", "serve", *options]
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    log = tmp_path / "log"
    with log.open("wb") as output:
        server = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": paths}, stdout=output, stderr=output)
        try:
            wait_for(lambda: answers(port), "the server to answer")
            os.kill(lines_with_pid(log)[0], signal.SIGKILL)
            wait_for(lambda: len(lines_with_pid(log)) >= 3, "a worker to be replaced")
        finally:
            server.terminate()
            server.wait(60)
    lines = log.read_text("utf-8").splitlines()
    assert all({"at", "level", "logger", "message"} <= json.loads(line).keys() for line in lines)
    assert any("parent process" in json.loads(line)["message"] for line in lines)


def answers(port: int) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=1, trust_env=False).status_code == 200
    return False


def lines_with_pid(log: Path) -> list[int]:
    """The processes of the workers that have started."""
    words = [json.loads(line)["message"] for line in log.read_text("utf-8").splitlines() if line.endswith("}")]
    return [int(text.split("[")[1].rstrip("]")) for text in words if text.startswith("Started server process")]
