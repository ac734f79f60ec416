"""`madang` and `madang serve`: options, the default server, and a graceful stop."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from madang.cli import serve as serving_commands
from madang.cli.main import app
from tests.server.clients import Guest
from tests.server.concurrency import wait_for
from tests.server.servers import ROOT, free_port, is_healthy

runner = CliRunner()


def test_an_unknown_log_level_is_refused() -> None:
    assert runner.invoke(app, ["serve", "--log-level", "loud"]).exit_code == 2


def test_madang_without_a_command_starts_a_local_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[tuple[object, ...]] = []
    monkeypatch.setenv("MADANG_SERVER", "{}")
    monkeypatch.setattr(serving_commands, "default_database", lambda: tmp_path / "madang.db")
    monkeypatch.setattr(serving_commands, "run", lambda *args: started.append(args))
    monkeypatch.setattr(serving_commands, "_open_browser", lambda *args: started.append(args))
    assert runner.invoke(app, []).exit_code == 0
    assert {args[0] for args in started} == {"127.0.0.1"}
    assert "madang.db" in os.environ["MADANG_SERVER"]


def test_serve_stops_gracefully(tmp_path: Path) -> None:
    port = free_port()
    options = ["--port", str(port), "--database", str(tmp_path / "madang.db"), "--log-level", "error"]
    command = [sys.executable, "-c", "from madang.cli.main import app; app()", "serve", *options]
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    server = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": paths})
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(lambda: is_healthy(url), "the server to answer")
        guest = Guest(url)
        with guest.socket(guest.create("koryo", ["me", "open"])) as socket:
            socket.recv(10)
            server.send_signal(signal.SIGTERM)
            with contextlib.suppress(ConnectionClosed):
                for _ in socket:
                    pass
            assert socket.close_code == 1012
        assert server.wait(20) in (0, -signal.SIGTERM)
    finally:
        server.kill()
        server.wait()
