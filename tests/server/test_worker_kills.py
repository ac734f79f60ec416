"""Several processes on one PostgreSQL: one of them is killed under play again and again, and nothing is lost."""

from __future__ import annotations

import os
import random
import signal
import threading
import time
from collections.abc import Iterator

import pytest

from tests.server.serving import Guest, Nursery, Process, at_random, free_port, is_worker, together, wait_for
from tests.server.test_crash import KILLS, Seen, check, table_after_table

WORKERS = 2


def test_nothing_is_lost_when_one_of_two_processes_is_killed(nursery: Nursery, postgres: str) -> None:
    """Each player stays with one process; the bots of its tables may go on at the other one."""
    servers = [nursery.command(postgres, free_port()) for _ in range(WORKERS)]
    urls = [server.url for server in servers]
    stop, dice = threading.Event(), random.Random(3)
    played: list[Seen] = []

    def kill() -> None:
        try:
            for _ in range(KILLS):
                time.sleep(dice.uniform(0.05, 0.6))
                chosen = dice.randrange(WORKERS)
                servers[chosen].stop(signal.SIGKILL)
                servers[chosen] = nursery.command(postgres, int(urls[chosen].rpartition(":")[2]))
        finally:
            stop.set()

    players = [lambda kind=kind: table_after_table(urls[kind % WORKERS], kind, stop, played) for kind in range(3)]
    together(kill, *players)
    check(played)
    for server in servers:
        server.stop()


@pytest.fixture
def supervised(nursery: Nursery, postgres: str) -> Iterator[Process]:
    """`madang serve --workers 2`, as an operator runs it."""
    running = nursery.command(postgres, free_port(), WORKERS)
    wait_for(lambda: len(running.workers()) == WORKERS, "all workers to be there")
    yield running
    if running.alive():
        running.stop()


def test_a_worker_that_was_killed_is_replaced_and_the_game_goes_on(supervised: Process) -> None:
    guest = Guest(supervised.url, patience=120)
    table = guest.create("koryo", ["me", "random"])
    killed = supervised.workers()[0]
    os.kill(killed, signal.SIGKILL)
    assert guest.play(table, at_random())["scores"]
    wait_for(lambda: len({*supervised.workers()} - {killed}) == WORKERS, "the worker to be replaced", 120)
    assert guest.record(table).state.over


def test_workers_stop_when_their_supervisor_is_killed(supervised: Process) -> None:
    workers = supervised.workers()
    assert len(workers) == WORKERS
    supervised.stop(signal.SIGKILL)
    wait_for(lambda: not any(is_worker(worker) for worker in workers), "the workers to stop", 60)
