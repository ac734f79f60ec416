"""Smoke test: start `madang serve`, load the page and play each game over a socket, with ``python -m tests.smoke``.

It needs only the dependencies of the project itself, none of the development tools.
"""

from __future__ import annotations

import importlib.metadata
import platform
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

import madang
from madang.client import Client

PACKAGES = ("fastapi", "msgspec", "numba", "numpy", "pydantic", "sqlalchemy", "starlette", "uvicorn", "websockets")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until_ready(url: str, server: subprocess.Popen[bytes]) -> None:
    for _ in range(3000):  # the first start compiles the games
        if server.poll() is not None:
            raise RuntimeError(f"the server ended with {server.returncode}")
        try:
            if httpx.get(f"{url}/healthz", trust_env=False).status_code == 200:
                return
        except httpx.HTTPError:
            time.sleep(0.2)
    raise TimeoutError("the server did not become ready")


def load_page(url: str) -> None:
    page = httpx.get(url, trust_env=False)
    assert page.status_code == 200
    assert "<title>Madang</title>" in page.text
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
    assert any(name.endswith(".js") for name in files)
    for name in files:
        assert httpx.get(url + name, trust_env=False).status_code == 200, name
    print(f"page: {len(files)} files", flush=True)


def play(url: str, game: str) -> None:
    rng = random.Random(game)
    with Client(url, name="Ann") as client:
        table = client.create(game, ["me", "random", "greedy"])
        result = client.play(table, lambda view: str(rng.choice(view["actions"])))
        assert client.record(table).state.scores() == result["scores"]
        print(f"{game}: {result['scores']}", flush=True)


def main() -> None:
    versions = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in PACKAGES)
    print(f"Python {platform.python_version()}, {versions}, {Path(madang.__file__).parent}", flush=True)
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        options = ["--port", str(port), "--database", str(Path(folder) / "madang.db")]
        options += ["--bot-pause", "0", "--rate", "0", "--log-level", "warning"]
        server = subprocess.Popen([sys.executable, "-m", "madang", "serve", *options])
        try:
            wait_until_ready(url, server)
            load_page(url)
            for game in madang.game_names():
                play(url, game)
        finally:
            server.terminate()
            server.wait(30)


if __name__ == "__main__":
    main()
