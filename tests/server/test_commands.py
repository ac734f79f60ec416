"""The commands around the server, and a client of one's own."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from madang.bots.levels import bot
from madang.cli import serve as serving_commands
from madang.cli.main import app
from tests.server.serving import ROOT, Guest, free_port, wait_for

runner = CliRunner()


def test_a_downloaded_record_is_verified(quick_url: str, tmp_path: Path) -> None:
    guest = Guest(quick_url)
    table = guest.create("koryo", ["me", "random"], contribution="my own luck")
    commitment = guest.commitments[table]
    guest.play(table, bot("random", "koryo", 3))
    answer = guest.http.get(f"/api/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    file = tmp_path / "record.json"
    file.write_bytes(answer.content)
    verified = runner.invoke(app, ["verify", str(file), "--commitment", commitment])
    assert verified.exit_code == 0
    assert table in verified.output.replace("\n", "")
    assert runner.invoke(app, ["verify", str(file), "--commitment", "00" * 32]).exit_code == 1
    forged = json.loads(answer.content)
    forged["seed"]["secret"] = "00" * 32
    file.write_text(json.dumps(forged))
    assert runner.invoke(app, ["verify", str(file)]).exit_code == 1


def test_a_log_level_that_there_is_not_is_refused() -> None:
    assert runner.invoke(app, ["serve", "--log-level", "loud"]).exit_code == 2


def test_madang_alone_starts_a_server_on_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
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

    def answers() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=1, trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False

    try:
        wait_for(answers, "the server to answer")
        guest = Guest(f"http://127.0.0.1:{port}")
        with guest.socket(guest.create("koryo", ["me", "open"])) as line:
            line.recv(10)
            server.send_signal(signal.SIGTERM)
            with contextlib.suppress(ConnectionClosed):
                for _ in line:
                    pass
            assert line.close_code == 1012
        assert server.wait(20) in (0, -signal.SIGTERM)
    finally:
        server.kill()
        server.wait()
