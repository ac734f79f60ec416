"""`madang serve --workers 2` on PostgreSQL: any worker answers any request, and what one does is told at the other."""

from __future__ import annotations

import contextlib
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import madang
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
    next_ply,
    together,
    wait_for,
)

WORKERS = 2


@pytest.fixture(scope="module")
def server(nursery: Nursery, postgres_server: str) -> Iterator[Process]:
    """One for all tests: several processes take some seconds to start."""
    with fresh_database(postgres_server) as database:
        running = nursery.command(database, free_port(), WORKERS)
        wait_for(lambda: len(running.workers()) == WORKERS, "all workers")
        yield running
        workers = running.workers()
        running.stop(signal.SIGTERM)
        assert not any(is_worker(worker) for worker in workers), "SIGTERM ends them all"
        with pytest.raises(httpx.ConnectError):
            httpx.get(running.url, trust_env=False)


def tab(guest: Guest) -> Guest:
    """The same guest with a connection of its own, which any worker may get."""
    again = Guest(guest.url)
    again.http.cookies = guest.http.cookies
    return again


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", madang.game_names())
def test_a_whole_game(server: Process, game: str, players: int) -> None:
    table, clients = full_table(server.url, game, players)
    results = together(*[lambda c=c, s=s, t=table: c.play(t, at_random(s)) for s, c in enumerate(clients)])
    assert all(result == results[0] for result in results)
    assert clients[0].record(table).state.scores() == results[0]["scores"]


def test_all_workers_get_connections(server: Process) -> None:
    """What the other tests are about would not happen otherwise."""
    table, (ann, _) = full_table(server.url, "koryo", 2)
    port = int(server.url.rpartition(":")[2])
    with contextlib.ExitStack() as opened:
        for _ in range(40):
            hear(opened.enter_context(ann.socket(table)), "snapshot")
        lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
        established = {line.split()[9] for line in lines if re.search(f":{port:04X} [0-9A-F]+:[0-9A-F]+ 01", line)}
        assert all(established & open_sockets(worker) for worker in server.workers())


def open_sockets(process: int) -> set[str]:
    """The kernel's numbers of the sockets that a process has open."""
    found = set[str]()
    for file in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            found |= {*re.findall(r"socket:\[(\d+)\]", os.readlink(file))}
    return found


def test_actions_over_rest_at_any_worker_are_told_to_a_socket(server: Process) -> None:
    """Every ply is told, once and in its order."""
    ann = Guest(server.url)
    table, choose = ann.create("koryo", ["me", "me"]), at_random(5)
    with ann.socket(table) as line:
        now = hear(line, "snapshot")
        while now["result"] is None:
            again = tab(ann)
            there = again.look(table)
            assert there["ply"] == next_ply(now)
            played = again.act(table, there["ply"], there["seat"], choose(there["view"]))
            again.close()
            for ply in played["plies"]:
                now = hear(line, "ply")
                assert now["ply"] == ply["ply"]
    assert ann.record(table).state.over


def test_a_ply_is_never_written_by_two_workers(server: Process) -> None:
    ann = Guest(server.url)
    table, choose = ann.create("koryo", ["me", "me"]), at_random(6)
    while (now := ann.look(table))["result"] is None:
        tabs = [tab(ann) for _ in range(4)]
        acts = [{"ply": now["ply"], "seat": now["seat"], "action": choose(now["view"])} for _ in tabs]
        send = [
            lambda one=one, act=act: one.http.post(f"/api/tables/{table}/actions", json=act)
            for one, act in zip(tabs, acts, strict=True)
        ]
        answers = together(*send)
        for one in tabs:
            one.close()
        assert sum(answer.json()["type"] == "played" for answer in answers) == 1
        assert {answer.status_code for answer in answers} <= {200, 409}
    assert ann.record(table).state.over


def test_a_snapshot_at_any_worker_is_the_same(server: Process) -> None:
    """After each action, whichever worker stored it."""
    table, clients = full_table(server.url, "choson", 2)
    choose = at_random(7)
    for _ in range(20):
        seat = tab(clients[0]).look(table)["view"]["actor"]
        if seat is None:
            break
        now = clients[seat].look(table)
        clients[seat].act(table, now["ply"], seat, choose(now["view"]))
        seen = [tab(clients[0]).look(table) for _ in range(4)]
        assert all(one["plies"] == seen[0]["plies"] and one["view"] == seen[0]["view"] for one in seen)
        assert seen[0]["ply"] > now["ply"]
