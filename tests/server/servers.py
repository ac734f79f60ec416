"""Start servers for tests: on a thread of this process, or in separate processes that can be killed."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn

from madang.server.app import create_app
from madang.server.logging import JsonLines
from madang.server.process import uvicorn_options
from madang.server.settings import Settings, database_url
from tests.server.concurrency import wait_for

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings(database: str, **changes: Any) -> Settings:
    """Settings without bot pauses and limits, with short intervals for background work."""
    usual: dict[str, Any] = {"database": database, "bot_pause": 0.0, "sweep_every": 0.2, "heartbeat_every": 0.5}
    unlimited: dict[str, Any] = {
        "rate": 0.0,
        "new_guests": 0.0,
        "tables_per_guest": 0,
        "bots_per_guest": 0,
        "sockets": 0,
    }
    return Settings(**usual | unlimited | changes)


@contextlib.contextmanager
def serving(server_settings: Settings, **options: Any) -> Iterator[str]:
    """Run a server on a thread of this process and yield its address. `options` are passed to uvicorn."""
    port = free_port()
    all_options = uvicorn_options(timeout_graceful_shutdown=2, **options)
    server = uvicorn.Server(uvicorn.Config(create_app(server_settings), port=port, **all_options))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        wait_for(lambda: server.started, "the server to start")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)


@contextlib.contextmanager
def serving_sqlite(folder: Path, **changes: Any) -> Iterator[str]:
    """Run a server on a SQLite file in `folder` and yield its address. `changes` are settings."""
    with serving(settings(database_url(str(folder / "madang.db")), **changes)) as url:
        yield url


class ForkServer:
    """Starts server processes quickly: it forks a process that has imported everything (`fork_server.py`)."""

    def __init__(self) -> None:
        paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "tests.server.fork_server"]
        self.parent = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": paths}
        )

    def start_app(self, database: str, port: int) -> ServerProcess:
        """Start a server with the settings of the tests."""
        return self._start(port, ["settings", port, database])

    def start_command(self, database: str, port: int, workers: int = 1) -> ServerProcess:
        """Run `madang serve` as an operator does, but without limits and bot pauses."""
        options = ["--port", str(port), "--database", database, "--workers", str(workers)]
        options += ["--rate", "0", "--new-guests", "0", "--tables-per-guest", "0", "--bots-per-guest", "0"]
        options += ["--bot-pause", "0", "--log-level", "error"]
        return self._start(port, ["command", "serve", *options])

    def _start(self, port: int, request: list[Any]) -> ServerProcess:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write(json.dumps(request) + "\n")
        self.parent.stdin.flush()
        server = ServerProcess(int(self.parent.stdout.readline()), f"http://127.0.0.1:{port}")
        wait_for(server.is_ready, "the server process to answer")
        return server

    def close(self) -> None:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.close()
        self.parent.wait(20)
        self.parent.stdout.close()


class ServerProcess:
    """A server in a separate process, which can be killed."""

    def __init__(self, pid: int, url: str) -> None:
        self.pid = pid
        self.url = url

    def is_ready(self) -> bool:
        assert self.is_alive(), "the server process ended by itself"
        return is_healthy(self.url)

    def is_alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def workers(self) -> list[int]:
        """The ids of its worker processes; empty for a server with one worker."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        children = [int(child) for task in tasks for child in task.read_text().split()]
        return [child for child in children if is_worker_process(child)]

    def stop(self, signal_number: signal.Signals = signal.SIGTERM) -> None:
        os.kill(self.pid, signal_number)
        wait_for(lambda: not self.is_alive(), "the server process to end")


def is_worker_process(pid: int) -> bool:
    """Whether a process exists and is a worker that a supervisor has started."""
    try:
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False


def is_healthy(url: str) -> bool:
    with contextlib.suppress(httpx.HTTPError):
        return httpx.get(f"{url}/healthz", timeout=1, trust_env=False).status_code == 200
    return False


def logged_errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The lines that were logged as errors or with a traceback."""
    records = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    return [
        JsonLines().format(record) for record in records if record.name.startswith(("madang", "uvicorn", "asyncio"))
    ]
