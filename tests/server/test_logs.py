"""Logs: every line is JSON, and none contains an id, a cookie, a message or a value of the database."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError

from madang.server.logging import JsonLines
from madang.server.settings import database_url
from madang.server.storage.guests import GuestStore
from madang.server.storage.store import Store
from madang.server.tables.guest import Guest as StoredGuest
from tests.server.clients import full_table, receive, send
from tests.server.concurrency import wait_for
from tests.server.servers import ROOT, free_port, is_healthy


def test_logs_are_json_without_ids_or_cookies(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table, (ann, _) = full_table(sqlite_url, "koryo", 2)
        ann.snapshot(table)
        with ann.socket(table) as socket:
            hand = receive(socket, "snapshot")["view"]["hands"][0]
    servers = [record for record in caplog.records if record.name.startswith(("madang", "uvicorn.error"))]
    lines = [JsonLines().format(record) for record in servers]
    assert any(json.loads(line).get("route") for line in lines)
    secret = (table, str(ann.http.cookies["madang"]), hand)
    assert [line for line in lines if any(word in line for word in secret)] == []


def test_logs_name_no_table_and_quote_no_message(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table, (ann, _) = full_table(sqlite_url, "koryo", 2)
        with ann.socket(table) as socket:
            receive(socket, "snapshot")
            send(socket, type="ping", re="what somebody wrote")
            receive(socket, "pong")
    ours = [record for record in caplog.records if record.name.startswith(("madang", "uvicorn.error"))]
    lines = [JsonLines().format(record) for record in ours]
    assert any(json.loads(line).get("route") for line in lines)
    assert [line for line in lines if table in line or "somebody" in line] == []


def test_database_errors_contain_no_values(tmp_path: Path) -> None:
    async def fail() -> None:
        store = Store(database_url(str(tmp_path / "madang.db")), "worker")
        try:
            await store.open()
            for _ in range(2):
                await GuestStore(store.database, "").add(
                    StoredGuest("guest", "Ann"), "a hash that nobody should read", "", 0.0
                )
        finally:
            await store.close()

    with pytest.raises(IntegrityError) as caught:
        asyncio.run(fail())
    assert "nobody should read" not in str(caught.value)


def test_a_server_with_several_workers_logs_only_json(postgres: str, tmp_path: Path) -> None:
    """The supervisor too, also when a worker dies and is replaced."""
    port = free_port()
    options = ["--port", str(port), "--database", postgres, "--workers", "2", "--log-level", "info"]
    command = [sys.executable, "-c", "from madang.cli.main import app; app()", "serve", *options]
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    log = tmp_path / "log"
    with log.open("wb") as output:
        server = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": paths}, stdout=output, stderr=output)
        try:
            wait_for(lambda: is_healthy(f"http://127.0.0.1:{port}"), "the server to answer")
            os.kill(worker_pids(log)[0], signal.SIGKILL)
            wait_for(lambda: len(worker_pids(log)) >= 3, "a worker to be replaced")
        finally:
            server.terminate()
            server.wait(60)
    lines = log.read_text("utf-8").splitlines()
    assert all({"at", "level", "logger", "message"} <= json.loads(line).keys() for line in lines)
    assert any("parent process" in json.loads(line)["message"] for line in lines)


def worker_pids(log: Path) -> list[int]:
    """The process ids of the workers that have started."""
    words = [json.loads(line)["message"] for line in log.read_text("utf-8").splitlines() if line.endswith("}")]
    return [int(text.split("[")[1].rstrip("]")) for text in words if text.startswith("Started server process")]
