"""Several workers of one `madang serve`: the sockets of a table come together at one of them, on either database."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import signal
import socket
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

import madang
from madang.server.handing import Hands, place_of
from madang.server.settings import Settings
from tests.server.conftest import fresh_database
from tests.server.serving import (
    Guest,
    Nursery,
    Process,
    at_random,
    free_port,
    full_table,
    hear,
    is_worker,
    run,
    say,
    together,
    wait_for,
)
from tests.server.test_crash import Seen, check, table_after_table

WORKERS = 2
KILLS = 5


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def server(
    request: pytest.FixtureRequest, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Process]:
    """One for all tests: several processes take some seconds to start."""
    with contextlib.ExitStack() as used:
        if request.param == "sqlite":
            database = str(tmp_path_factory.mktemp("workers") / "madang.db")
        else:
            database = used.enter_context(fresh_database(request.getfixturevalue("postgres_server")))
        running = nursery.command(database, free_port(), WORKERS)
        wait_for(partial(ready, running), "all workers to be ready")
        meeting = {place.parent for worker in running.workers() for place in places_of(worker)}
        yield running
        running.stop()
        assert not any(folder.exists() for folder in meeting)


def ready(server: Process) -> bool:
    """Whether all workers are there, and have their places."""
    workers = server.workers()
    return len(workers) == WORKERS and all(len(places_of(worker)) == 1 for worker in workers)


def places_of(worker: int) -> list[Path]:
    """The places that a worker has, as sockets by which it can be reached."""
    lines = [line.split() for line in Path("/proc/net/unix").read_text().splitlines() if line.endswith(".lines")]
    mine = open_files(worker)
    return [Path(path) for *_, number, path in lines if number in mine]


def sockets(local: int, remote: int) -> set[str]:
    """The kernel's numbers of the sockets between two ports."""
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    ends = f":{local:04X} [0-9A-F]+:{remote:04X} "
    return {line.split()[9] for line in lines if re.search(ends, line)}


def open_files(process: int) -> set[str]:
    found = set[str]()
    with contextlib.suppress(FileNotFoundError):
        for file in Path(f"/proc/{process}/fd").iterdir():
            with contextlib.suppress(FileNotFoundError):
                found |= set(re.findall(r"socket:\[(\d+)\]", os.readlink(file)))
    return found


def worker_of(server: Process, line: Any) -> list[int]:
    """The workers that have the other end of a line."""
    other_end = sockets(int(server.url.rpartition(":")[2]), line.socket.getsockname()[1])
    return [worker for worker in server.workers() if other_end & open_files(worker)]


def test_the_sockets_of_a_table_are_at_one_worker(server: Process) -> None:
    used = set[int]()
    for _ in range(8):
        table, clients = full_table(server.url, "koryo", 3)
        with contextlib.ExitStack() as opened:
            lines = [opened.enter_context(client.socket(table)) for client in clients]
            for line in lines:
                hear(line, "snapshot")
            [workers] = {tuple(worker_of(server, line)) for line in lines}
            assert len(workers) == 1, "one worker has it, and no other kept an end of it"
            used |= {*workers}
    assert used == {*server.workers()}


@pytest.mark.parametrize("game", madang.games())
def test_whole_games(server: Process, game: str) -> None:
    for players in (2, 3, 4):
        play_through(*full_table(server.url, game, players))


def play_through(table: str, clients: list[Guest]) -> None:
    """Everybody plays until the end, and sees the same end."""
    results = together(*[lambda c=c, s=s: c.play(table, at_random(s)) for s, c in enumerate(clients)])
    assert all(result == results[0] for result in results)
    assert clients[0].record(table).state.scores() == results[0]["scores"]


def test_what_one_worker_plays_is_told_at_the_other(server: Process) -> None:
    """Actions by REST, each over a connection of its own, so that any worker may get it; a socket that watches."""
    ann = Guest(server.url)
    table = ann.create("koryo", ["me", "me"])
    choose = at_random(5)
    with ann.socket(table) as line:
        now = hear(line, "snapshot")
        while now["result"] is None:
            again = Guest(server.url)
            again.http.cookies = ann.http.cookies
            there = again.look(table)
            assert there["ply"] == now["ply"]
            again.act(table, there["ply"], there["seat"], choose(there["view"]))
            again.close()
            while (told := hear(line, "update"))["ply"] <= now["ply"]:
                pass
            now = told
    assert ann.record(table).state.over


def test_a_ply_is_never_written_by_two_workers(server: Process) -> None:
    ann = Guest(server.url)
    table = ann.create("koryo", ["me", "me"])
    choose = at_random(6)
    while (now := ann.look(table))["result"] is None:
        tabs = [Guest(server.url) for _ in range(4)]
        for tab in tabs:
            tab.http.cookies = ann.http.cookies
        actions = [choose(now["view"]) for _ in tabs]
        act = [
            lambda tab=tab, action=action: (
                tab.http.post(
                    f"/api/tables/{table}/actions", json={"ply": now["ply"], "seat": now["seat"], "action": action}
                ).status_code
            )
            for tab, action in zip(tabs, actions, strict=True)
        ]
        answers = together(*act)
        assert answers.count(200) >= 1
        assert {*answers} <= {200, 409}
        for tab in tabs:
            tab.close()
    assert ann.record(table).state.over


def test_a_worker_is_killed_and_replaced(server: Process) -> None:
    table, clients = full_table(server.url, "koryo", 2)
    for _ in range(2):
        with contextlib.ExitStack() as opened:
            lines = [opened.enter_context(client.socket(table)) for client in clients]
            now, _ = (hear(line, "snapshot") for line in lines)
            [worker] = worker_of(server, lines[0])
            actor = now["view"]["actor"]
            view = clients[actor].look(table)["view"]
            say(lines[actor], type="action", ply=now["ply"], seat=actor, action=view["actions"][0], re=1)
            assert all(hear(line, "update")["ply"] > now["ply"] for line in lines)
            os.kill(worker, signal.SIGKILL)
        wait_for(partial(replaced, server, worker), "another worker")
    play_through(table, clients)


def test_workers_stop_when_who_has_started_them_is_killed(nursery: Nursery, tmp_path: Path) -> None:
    server = nursery.command(str(tmp_path / "madang.db"), free_port(), WORKERS)
    wait_for(partial(ready, server), "all workers to be ready")
    workers = server.workers()
    server.stop(signal.SIGKILL)
    wait_for(lambda: not any(map(is_worker, workers)), "the workers to end")
    with pytest.raises(httpx.ConnectError):
        httpx.get(server.url, trust_env=False)


def replaced(server: Process, worker: int) -> bool:
    """Whether another worker is there for one that was killed."""
    return worker not in server.workers() and ready(server)


def test_nothing_is_lost_when_workers_are_killed(server: Process) -> None:
    dice, stop, played = random.Random(8), threading.Event(), list[Seen]()

    def kill() -> None:
        try:
            for _ in range(KILLS):
                time.sleep(dice.uniform(0.3, 1.0))
                wait_for(lambda: len(server.workers()) == WORKERS, "as many workers as before")
                os.kill(dice.choice(server.workers()), signal.SIGKILL)
        finally:
            stop.set()

    players = [lambda kind=kind: table_after_table(server.url, kind, stop, played) for kind in range(3)]
    together(kill, *players)
    wait_for(partial(ready, server), "all workers to be ready")
    check(played)


# --- one at a time ---


class Line:
    """A line that was asked for, as far as handing it over needs it; it is its own transport."""

    def __init__(self) -> None:
        self.begun: list[bytes] = []
        self.aborted = False
        self.ends = socket.socketpair()
        self.transport = self

    def begin(self, request: bytes) -> None:
        self.begun.append(request)

    def get_extra_info(self, _: str) -> Any:
        return self.ends[0]

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        for end in self.ends:
            end.close()


class Busy:
    """A way to other workers that is full for some time."""

    def __init__(self, way: socket.socket, times: int) -> None:
        self.way = way
        self.times = times

    def sendmsg(self, *what: Any) -> None:
        self.times -= 1
        if self.times >= 0:
            raise BlockingIOError
        self.way.sendmsg(*what)

    def close(self) -> None:
        self.way.close()


@contextlib.asynccontextmanager
async def hands_at_work(number: int) -> AsyncIterator[list[Hands]]:
    """So many workers for two places."""

    async def app(scope: object, receive: object, send: object) -> None: ...

    with tempfile.TemporaryDirectory() as folder:
        made = [Hands(app, Settings(workers=2, folder=folder)) for _ in range(number)]
        for hands in made:
            hands.open()
            await asyncio.sleep(0.05)
        yield made
        for hands in made:
            await hands.close()


def request(place: int) -> bytes:
    """A request for a socket of a table that belongs to a place."""
    names = (f"table{number}".encode() for number in range(100))
    return b"GET /api/tables/%b/socket?seat=0 HTTP/1.1\r\n\r\n" % next(n for n in names if place_of(n, 2) == place)


def test_places_are_taken_once_and_given_back() -> None:
    async def go() -> None:
        async with hands_at_work(3) as workers:
            assert [hands.place for hands in workers] == [0, 1, None]
            await workers.pop(0).close()
            async with asyncio.timeout(20):
                while workers[1].place is None:
                    await asyncio.sleep(0.01)
            assert [hands.place for hands in workers] == [1, 0]

    run(go())


@pytest.mark.parametrize(
    "asked", [request(0), request(1), b"GET /else HTTP/1.1\r\n\r\n", request(1) + b"x" * 70_000], ids=range(4)
)
def test_what_cannot_be_handed_over_is_served_here(asked: bytes) -> None:
    """One's own, that of a worker who is not there, something else, something too large."""

    async def go() -> None:
        line: Any = Line()
        async with hands_at_work(1) as [one]:
            one.offer(line, asked)
        assert (line.begun, line.aborted) == ([asked], False)
        line.close()

    run(go())


@pytest.mark.parametrize(("busy", "here"), [(0, False), (5, False), (6, True)])
def test_a_busy_worker_is_waited_for_but_not_for_ever(monkeypatch: pytest.MonkeyPatch, busy: int, here: bool) -> None:
    async def go() -> None:
        line, taken = cast(Any, Line()), list[bytes]()

        async def adopt(connection: socket.socket, request: bytes) -> None:
            connection.close()
            taken.append(request)

        async with hands_at_work(2) as [one, two]:
            monkeypatch.setattr(one, "_out", Busy(one._out, busy))
            monkeypatch.setattr(two, "_adopt", adopt)
            one.offer(line, request(1), times=5)
            async with asyncio.timeout(20):
                while not taken and not line.begun:
                    await asyncio.sleep(0.01)
        assert (line.begun, taken) == (([request(1)], []) if here else ([], [request(1)]))
        assert line.aborted is not here
        line.close()

    run(go())
