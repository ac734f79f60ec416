"""`madang serve --workers 2` on PostgreSQL: any worker answers any request, and a dead worker is replaced."""

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
from tests.server.clients import Guest, at_random, full_table, next_ply, receive, same_guest
from tests.server.concurrency import in_parallel, wait_for
from tests.server.conftest import fresh_database
from tests.server.servers import ForkServer, ServerProcess, free_port, is_worker_process

WORKERS = 2


@pytest.fixture(scope="module")
def server(fork_server: ForkServer, postgres_server: str) -> Iterator[ServerProcess]:
    """One server for several tests, because several processes take some seconds to start."""
    with fresh_database(postgres_server) as database:
        running = fork_server.start_command(database, free_port(), WORKERS)
        wait_for(lambda: len(running.workers()) == WORKERS, "all workers to start")
        yield running
        workers = running.workers()
        running.stop(signal.SIGTERM)
        assert not any(is_worker_process(worker) for worker in workers), "SIGTERM ends all workers"
        with pytest.raises(httpx.ConnectError):
            httpx.get(running.url, trust_env=False)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", madang.game_names())
def test_a_whole_game(server: ServerProcess, game: str, players: int) -> None:
    table, clients = full_table(server.url, game, players)
    results = in_parallel(*[lambda c=c, s=s, t=table: c.play(t, at_random(s)) for s, c in enumerate(clients)])
    assert all(result == results[0] for result in results)
    assert clients[0].record(table).state.scores() == results[0]["scores"]


def test_all_workers_get_connections(server: ServerProcess) -> None:
    """Without this the other tests would prove nothing."""
    table, (ann, _) = full_table(server.url, "koryo", 2)
    port = int(server.url.rpartition(":")[2])
    with contextlib.ExitStack() as opened:
        for _ in range(40):
            receive(opened.enter_context(ann.socket(table)), "snapshot")
        lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
        established = {line.split()[9] for line in lines if re.search(f":{port:04X} [0-9A-F]+:[0-9A-F]+ 01", line)}
        assert all(established & open_sockets(worker) for worker in server.workers())


def open_sockets(process: int) -> set[str]:
    """The inode numbers of the open sockets of a process."""
    found = set[str]()
    for file in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            found |= {*re.findall(r"socket:\[(\d+)\]", os.readlink(file))}
    return found


def test_actions_over_rest_at_any_worker_reach_a_socket(server: ServerProcess) -> None:
    """Every ply is sent once and in order."""
    ann = Guest(server.url)
    table, choose = ann.create("koryo", ["me", "me"]), at_random(5)
    with ann.socket(table) as socket:
        now = receive(socket, "snapshot")
        while now["result"] is None:
            tab = same_guest(ann)
            snapshot = tab.snapshot(table)
            assert snapshot["ply"] == next_ply(now)
            played = tab.act(table, snapshot["ply"], snapshot["seat"], choose(snapshot["view"]))
            tab.close()
            for ply in played["plies"]:
                now = receive(socket, "ply")
                assert now["ply"] == ply["ply"]
    assert ann.record(table).state.over


def test_a_ply_is_never_written_by_two_workers(server: ServerProcess) -> None:
    ann = Guest(server.url)
    table, choose = ann.create("koryo", ["me", "me"]), at_random(6)
    while (now := ann.snapshot(table))["result"] is None:
        tabs = [same_guest(ann) for _ in range(4)]
        acts = [{"ply": now["ply"], "seat": now["seat"], "action": choose(now["view"])} for _ in tabs]
        requests = [
            lambda tab=tab, act=act: tab.http.post(f"/api/tables/{table}/actions", json=act)
            for tab, act in zip(tabs, acts, strict=True)
        ]
        answers = in_parallel(*requests)
        for tab in tabs:
            tab.close()
        assert sum(answer.json()["type"] == "played" for answer in answers) == 1
        assert {answer.status_code for answer in answers} <= {200, 409}
    assert ann.record(table).state.over


def test_a_snapshot_at_any_worker_is_the_same(server: ServerProcess) -> None:
    """After each action, at any worker."""
    table, clients = full_table(server.url, "choson", 2)
    choose = at_random(7)
    for _ in range(20):
        seat = same_guest(clients[0]).snapshot(table)["view"]["actor"]
        if seat is None:
            break
        now = clients[seat].snapshot(table)
        clients[seat].act(table, now["ply"], seat, choose(now["view"]))
        seen = [same_guest(clients[0]).snapshot(table) for _ in range(4)]
        assert all(snapshot["plies"] == seen[0]["plies"] and snapshot["view"] == seen[0]["view"] for snapshot in seen)
        assert seen[0]["ply"] > now["ply"]


# --- killed processes ------------------------------------------------------------------------------------------------


@pytest.fixture
def supervised(fork_server: ForkServer, postgres: str) -> Iterator[ServerProcess]:
    """A server with two workers that a test may kill."""
    running = fork_server.start_command(postgres, free_port(), WORKERS)
    wait_for(lambda: len(running.workers()) == WORKERS, "all workers to start")
    yield running
    if running.is_alive():
        running.stop()


def test_a_worker_that_was_killed_is_replaced_and_the_game_goes_on(supervised: ServerProcess) -> None:
    guest = Guest(supervised.url, reconnect_timeout=120)
    table = guest.create("koryo", ["me", "random"])
    killed = supervised.workers()[0]
    os.kill(killed, signal.SIGKILL)
    assert guest.play(table, at_random())["scores"]
    wait_for(lambda: len({*supervised.workers()} - {killed}) == WORKERS, "the worker to be replaced", 120)
    assert guest.record(table).state.over


def test_workers_stop_when_their_supervisor_is_killed(supervised: ServerProcess) -> None:
    workers = supervised.workers()
    assert len(workers) == WORKERS
    supervised.stop(signal.SIGKILL)
    wait_for(lambda: not any(is_worker_process(worker) for worker in workers), "the workers to stop", 60)
