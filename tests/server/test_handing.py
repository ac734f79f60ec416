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
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

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
        yield running
        running.stop()


def ready(server: Process) -> bool:
    """Whether all workers are there, and have their places."""
    lines = Path("/proc/net/unix").read_text().splitlines()
    places = {line.split()[6] for line in lines if line.endswith(".lines")}
    workers = server.workers()
    return len(workers) == WORKERS and all(places & open_files(worker) for worker in workers)


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
    """A line that was asked for, with the other end of it."""

    def __init__(self) -> None:
        self.begun: list[bytes] = []

    def begin(self, request: bytes) -> None:
        self.begun.append(request)


def three_hands(folder: str) -> list[Hands]:
    async def app(scope: object, receive: object, send: object) -> None: ...

    return [Hands(app, Settings(workers=2, folder=folder)) for _ in range(3)]


async def settled(hands: Hands) -> None:
    while hands.place is None:
        await asyncio.sleep(0.01)


def test_places_are_taken_once_and_given_back() -> None:
    async def go() -> None:
        with tempfile.TemporaryDirectory() as folder:
            one, two, three = three_hands(folder)
            for hands in (one, two):
                hands.open()
                await settled(hands)
            three.open()
            await asyncio.sleep(0.1)
            assert (one.place, two.place, three.place) == (0, 1, None)
            await one.close()
            await settled(three)
            assert three.place == 0
            await two.close()
            await three.close()

    run(go())


def request(place: int) -> bytes:
    """A request for a socket of a table that belongs to a place."""
    names = (f"table{number}".encode() for number in range(100))
    return b"GET /api/tables/%b/socket?seat=0 HTTP/1.1\r\n\r\n" % next(n for n in names if place_of(n, 2) == place)


@pytest.mark.parametrize(
    "asked", [request(0), request(1), b"GET /else HTTP/1.1\r\n\r\n", request(1) + b"x" * 70_000], ids=range(4)
)
def test_what_cannot_be_handed_over_is_served_here(asked: bytes) -> None:
    """One's own, that of a worker who is not there, something else, something too large."""

    async def go() -> None:
        with tempfile.TemporaryDirectory() as folder:
            one, *others = three_hands(folder)
            one.open()
            await settled(one)
            line: Any = Line()
            line.transport = _Transport()
            one.offer(line, asked)
            assert line.begun == [asked]
            assert not line.transport.aborted
            line.transport.abort()
            for hands in (one, *others):
                await hands.close()

    run(go())


def test_a_busy_worker_is_waited_for() -> None:
    async def go() -> None:
        with tempfile.TemporaryDirectory() as folder:
            one, two, three = three_hands(folder)
            for hands in (one, two):
                hands.open()
                await settled(hands)
            asyncio.get_running_loop().remove_reader(two._here)
            taken = list[bytes]()
            two._adopt = _note(taken)  # type: ignore[method-assign]
            lines: list[Any] = [Line() for _ in range(200)]
            for line in lines:
                line.transport = _Transport()
                one.offer(line, request(1))
            assert not all(line.transport.aborted for line in lines), "more than the system keeps for a busy one"
            asyncio.get_running_loop().add_reader(two._here, two._take)
            async with asyncio.timeout(20):
                while len(taken) < len(lines):
                    await asyncio.sleep(0.01)
            assert all(line.transport.aborted and not line.begun for line in lines)
            for hands in (one, two, three):
                await hands.close()

    run(go())


def _note(taken: list[bytes]) -> Any:
    async def adopt(connection: Any, request: bytes) -> None:
        connection.close()
        taken.append(request)

    return adopt


class _Transport:
    """The end of a connection, as far as handing it over needs it."""

    def __init__(self) -> None:
        self.aborted = False
        self.file, self.other_end = socket.socketpair()

    def get_extra_info(self, _: str) -> Any:
        return self.file

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True
        self.file.close()
        self.other_end.close()
