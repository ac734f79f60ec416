"""A server in a process of its own, with a database in a temporary folder."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "madang" / "server" / "page"
"""The built page."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """A server that can be killed, and started again with the same port and database."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.database = folder / "madang.db"
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", "from madang.cli.main import app; app()", "serve", "--port", str(self.port)]
        options = ["--bot-pause", "0", "--log-level", "error", "--review-iterations", "400"]
        options += ["--rate", "0", "--new-guests", "0", "--tables-per-guest", "0", "--bots-per-guest", "0"]
        options += ["--private-targets", "--alert-after", "1"]
        self.process = subprocess.Popen(
            [*command, "--database", str(self.database), *options],
            cwd=ROOT,
            env=os.environ | {"PYTHONWARNINGS": "ignore"},
        )
        for _ in range(3000):  # the first start compiles the games
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                return
            time.sleep(0.1)
        raise TimeoutError("the server did not start")

    def kill(self) -> None:
        """Send SIGKILL: the server cannot shut down in order."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


@contextlib.contextmanager
def running_server(folder: Path) -> Iterator[ServerProcess]:
    server = ServerProcess(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()
