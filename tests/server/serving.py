"""How the tests run servers and sit at their tables."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import httpx
import uvicorn
from pydantic import TypeAdapter

from madang.client import Client
from madang.server.api import messages
from madang.server.app import create_app
from madang.server.running import uvicorn_options
from madang.server.settings import Settings

ROOT = Path(__file__).parents[2]
T = TypeVar("T")
Json = dict[str, Any]
outgoing: TypeAdapter[Any] = TypeAdapter(messages.FromServer)


class Guest(Client):
    """A client that is closed when its test is over."""

    opened: ClassVar[list[Guest]] = []

    def __init__(self, url: str, name: str | None = None, patience: float = 30.0) -> None:
        super().__init__(url, name, patience)
        self.opened.append(self)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings(database: str, **changes: Any) -> Settings:
    """No pause, no limits, unless a test is about them."""
    usual: Json = {"database": database, "bot_pause": 0.0, "sweep_every": 0.2, "beat": 0.5}
    unlimited: Json = {"rate": 0.0, "new_guests": 0.0, "tables_per_guest": 0, "bots_per_guest": 0, "sockets": 0}
    return Settings(**usual | unlimited | changes)


@contextlib.contextmanager
def serving(chosen: Settings, **options: Any) -> Iterator[str]:
    """A server on a thread of this process; its address. `options` are uvicorn's."""
    port = free_port()
    config = uvicorn.Config(create_app(chosen), port=port, **uvicorn_options(timeout_graceful_shutdown=2, **options))
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        wait_for(lambda: server.started, "the server to start")
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(20)


class Nursery:
    """Starts server processes quickly: by forking one in which everything is loaded."""

    def __init__(self) -> None:
        paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
        command = [sys.executable, "-m", "tests.server.forking"]
        self.parent = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": paths}
        )

    def start(self, database: str, port: int) -> Process:
        """A server with the settings of the tests."""
        return self._start(port, ["settings", port, database])

    def command(self, database: str, port: int, workers: int = 1) -> Process:
        """`madang serve`, as an operator runs it, but for the limits and the pause."""
        where = ["--port", str(port), "--database", database, "--workers", str(workers)]
        limits = ["--rate", "0", "--new-guests", "0", "--tables-per-guest", "0", "--bots-per-guest", "0"]
        limits += ["--bot-pause", "0", "--log-level", "error"]
        return self._start(port, ["command", "serve", *where, *limits])

    def _start(self, port: int, line: list[Any]) -> Process:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.write(json.dumps(line) + "\n")
        self.parent.stdin.flush()
        server = Process(int(self.parent.stdout.readline()), f"http://127.0.0.1:{port}")
        wait_for(server.answers, "the server process to answer")
        return server

    def close(self) -> None:
        assert self.parent.stdin is not None
        assert self.parent.stdout is not None
        self.parent.stdin.close()
        self.parent.wait(20)
        self.parent.stdout.close()


class Process:
    """A server in a process of its own, that can be killed."""

    def __init__(self, pid: int, url: str) -> None:
        self.pid = pid
        self.url = url

    def answers(self) -> bool:
        assert self.alive(), "the server process ended by itself"
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(f"{self.url}/healthz", timeout=1, trust_env=False).status_code == 200
        return False

    def alive(self) -> bool:
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def workers(self) -> list[int]:
        """The processes in which it serves, if there are several."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        started = [int(child) for task in tasks for child in task.read_text().split()]
        return [child for child in started if is_worker(child)]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        os.kill(self.pid, how)
        wait_for(lambda: not self.alive(), "the server process to end")


def is_worker(process: int) -> bool:
    """Whether a process is there, and one of several in which a server serves."""
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False


def wait_for(condition: Callable[[], object], what: str, seconds: float = 300.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            raise TimeoutError(f"waited in vain for {what}")
        time.sleep(0.02)


def hear(line: Any, *types: str, timeout: float = 20.0) -> Json:
    """The next message of one of these types; every message is held against its model."""
    while True:
        message: Json = json.loads(line.recv(timeout))
        outgoing.validate_python(message)
        if not types or message["type"] in types:
            return message


def say(line: Any, **message: Any) -> None:
    line.send(json.dumps(message))


def exchange(line: Any, **message: Any) -> list[Json]:
    """Send a message; everything that the server sends until it has dealt with it."""
    say(line, **message)
    say(line, type="ping", re="dealt with")
    heard = [hear(line)]
    while heard[-1]["type"] != "pong":
        heard.append(hear(line))
    return heard[:-1]


def next_ply(message: Json) -> int:
    """The number of the ply that follows what a message tells."""
    return int(message["ply"] + (message["type"] == "ply"))


def at_random(seed: int = 0) -> Callable[[Json], str]:
    dice = random.Random(seed)
    return lambda view: str(dice.choice(view["actions"]))


def together(*works: Callable[[], Any]) -> list[Any]:
    """Run things at the same time; the first error is raised."""
    results: list[Any] = [None] * len(works)

    def run(i: int, work: Callable[[], Any]) -> None:
        try:
            results[i] = work()
        except BaseException as error:
            results[i] = error

    threads = [threading.Thread(target=run, args=(i, work)) for i, work in enumerate(works)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return results


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run on a loop of its own, on a thread: a browser that other tests have opened keeps one running on this."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def full_table(url: str, game: str, players: int, **terms: Any) -> tuple[str, list[Guest]]:
    """A table where as many guests sit as it has seats; guest i has seat i."""
    clients = [Guest(url, f"Player {seat}") for seat in range(players)]
    table = clients[0].create(game, ["me"] + ["open"] * (players - 1), **terms)
    for seat, client in enumerate(clients[1:], start=1):
        client.sit(table, seat)
    return table, clients
