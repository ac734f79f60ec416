"""Servers are killed under play again and again: no acknowledged action is lost, and every game ends."""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import signal
import threading
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

import madang
from madang.client import Refusal
from tests.server.clients import Guest, Json, at_random
from tests.server.concurrency import in_parallel
from tests.server.servers import ForkServer, ServerProcess, free_port
from tests.server.test_supervised_workers import WORKERS

KILLS = 20
CONNECTION_ERRORS = (WebSocketException, httpx.TransportError, OSError, EOFError)


@dataclass
class PlayedTable:
    """A table, its player, and the actions that the server acknowledged."""

    guest: Guest
    table: str
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)


def retry(call: Any, *args: Any) -> Any:
    """Repeat a call until a crash of the server no longer interrupts it."""
    for _ in range(2000):
        try:
            return call(*args)
        except CONNECTION_ERRORS:
            time.sleep(0.02)
    raise TimeoutError("the server did not come back")


def play_over_socket(played: PlayedTable, seat: int, seed: int) -> None:
    """Play a seat to the end of the game; after a lost connection send the same action again."""
    choose = at_random(seed)
    pending: Json = {}
    now: Json = {}
    ply = 0
    while True:
        try:
            with played.guest.socket(played.table, seat=seat) as socket:
                if pending:
                    socket.send(json.dumps(pending))
                for text in socket:
                    message = json.loads(text)
                    if message["type"] in ("ply", "ack") and message["re"] is not None:
                        played.acknowledged.append((pending["ply"], seat, pending["action"]))
                        pending = {}
                    if message["type"] == "error":
                        assert message["error"]["id"] == "stale", message
                        pending = {}
                    if message["type"] in ("snapshot", "ply", "error"):  # an "ack" has no view
                        now = message.get("now") or message
                        ply = now["ply"] + (message["type"] == "ply")
                    if now["result"]:
                        return
                    if not pending and now["view"]["actions"]:
                        pending = {"type": "action", "ply": ply, "seat": seat, "re": ply}
                        pending["action"] = choose(now["view"])
                        socket.send(json.dumps(pending))
        except CONNECTION_ERRORS:
            time.sleep(0.02)


class Stale(Exception):
    """The ply exists already: an earlier action was stored, but its answer was lost."""


def act_or_stale(guest: Guest, *act: Any) -> None:
    try:
        guest.act(*act)
    except Refusal as refusal:
        if refusal.id != "stale":
            raise
        raise Stale from None


def play_over_rest(played: PlayedTable, seed: int) -> None:
    """Play all seats to the end of the game without a socket."""
    choose = at_random(seed)
    while (now := retry(played.guest.snapshot, played.table))["result"] is None:
        act = (played.table, now["ply"], now["seat"], choose(now["view"]))
        with contextlib.suppress(Stale):
            retry(act_or_stale, played.guest, *act)
            played.acknowledged.append(act[1:])


def play_tables(url: str, kind: int, stop: threading.Event, played_tables: list[PlayedTable]) -> None:
    """Play game after game until `stop` is set; `kind` selects the seats and how to play."""
    guest = retry(Guest, url)
    seats = (["me", "random"], ["me", "me"], ["me", "random", "random"])[kind]
    for game in itertools.cycle(madang.game_names()[kind:] + madang.game_names()[:kind]):
        if stop.is_set():
            return
        played = PlayedTable(guest, retry(guest.create, game, seats))
        played_tables.append(played)
        play_over_rest(played, kind) if kind == 1 else play_over_socket(played, 0, kind)


def test_nothing_is_lost_when_the_server_is_killed(fork_server: ForkServer, database: str) -> None:
    port, rng = free_port(), random.Random(7)
    server = fork_server.start_command(database, port)
    stop: threading.Event = threading.Event()
    played_tables: list[PlayedTable] = []

    def kill() -> ServerProcess:
        running = server
        try:
            for _ in range(KILLS):
                time.sleep(rng.uniform(0.05, 0.6))
                running.stop(signal.SIGKILL)
                running = fork_server.start_command(database, port)
        finally:
            stop.set()
        return running

    players = [lambda kind=kind: play_tables(server.url, kind, stop, played_tables) for kind in range(3)]
    running = in_parallel(kill, *players)[0]
    check_nothing_is_lost(played_tables)
    running.stop()


def test_nothing_is_lost_when_one_of_two_processes_is_killed(fork_server: ForkServer, postgres: str) -> None:
    """Each player stays with one process; the bots of a table may continue at the other process."""
    servers = [fork_server.start_command(postgres, free_port()) for _ in range(WORKERS)]
    urls = [server.url for server in servers]
    stop, rng = threading.Event(), random.Random(3)
    played_tables: list[PlayedTable] = []

    def kill() -> None:
        try:
            for _ in range(KILLS):
                time.sleep(rng.uniform(0.05, 0.6))
                chosen = rng.randrange(WORKERS)
                servers[chosen].stop(signal.SIGKILL)
                servers[chosen] = fork_server.start_command(postgres, int(urls[chosen].rpartition(":")[2]))
        finally:
            stop.set()

    players = [lambda kind=kind: play_tables(urls[kind % WORKERS], kind, stop, played_tables) for kind in range(3)]
    in_parallel(kill, *players)
    check_nothing_is_lost(played_tables)
    for server in servers:
        server.stop()


def check_nothing_is_lost(played_tables: list[PlayedTable]) -> None:
    assert sum(len(played.acknowledged) for played in played_tables) > KILLS
    for played in played_tables:
        record = played.guest.record(played.table)
        assert record.state.over
        assert madang.Record.parse(record.text()).actions == record.actions
        steps: list[Json] = played.guest.send("GET", f"/api/tables/{played.table}/replay?open=true")["steps"][1:]
        for ply, seat, action in played.acknowledged:
            assert (steps[ply]["seat"], steps[ply]["action"], steps[ply]["kind"]) == (seat, action, "action")
