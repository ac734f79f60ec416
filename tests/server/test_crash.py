"""`madang serve` under play, killed again and again: nothing that was acknowledged is lost, and every game ends."""

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
from tests.server.serving import Guest, Json, Nursery, Process, at_random, free_port, together

KILLS = 20
LOST = (WebSocketException, httpx.TransportError, OSError, EOFError)


@dataclass
class Seen:
    """What a player was told is stored."""

    guest: Guest
    table: str
    acknowledged: list[tuple[int, int, str]] = field(default_factory=list)


def insist(work: Any, *args: Any) -> Any:
    """Do something that the server's death may interrupt, until it is done."""
    for _ in range(2000):
        try:
            return work(*args)
        except LOST:
            time.sleep(0.02)
    raise TimeoutError("the server did not come back")


def play_over_socket(seen: Seen, seat: int, seed: int) -> None:
    """Play a seat to the end; after a lost connection the same action is sent again."""
    choose = at_random(seed)
    pending: Json = {}
    now: Json = {}
    ply = 0
    while True:
        try:
            with seen.guest.socket(seen.table, seat=seat) as line:
                if pending:
                    line.send(json.dumps(pending))
                for text in line:
                    message = json.loads(text)
                    if message["type"] in ("ply", "ack") and message["re"] is not None:
                        seen.acknowledged.append((pending["ply"], seat, pending["action"]))
                        pending = {}
                    if message["type"] == "error":
                        assert message["error"]["id"] == "stale", message
                        pending = {}
                    if message["type"] in ("snapshot", "ply", "error"):  # not with "ack": that says nothing new
                        now = message.get("now") or message
                        ply = now["ply"] + (message["type"] == "ply")
                    if now["result"]:
                        return
                    if not pending and now["view"]["actions"]:
                        pending = {"type": "action", "ply": ply, "seat": seat, "re": ply}
                        pending["action"] = choose(now["view"])
                        line.send(json.dumps(pending))
        except LOST:
            time.sleep(0.02)


class Stale(Exception):
    """Somebody was quicker: an action of ours, whose answer was lost."""


def act_or_stale(guest: Guest, *act: Any) -> None:
    try:
        guest.act(*act)
    except Refusal as refusal:
        if refusal.id != "stale":
            raise
        raise Stale from None


def play_over_rest(seen: Seen, seed: int) -> None:
    """Play all seats to the end without a socket."""
    choose = at_random(seed)
    while (now := insist(seen.guest.look, seen.table))["result"] is None:
        act = (seen.table, now["ply"], now["seat"], choose(now["view"]))
        with contextlib.suppress(Stale):
            insist(act_or_stale, seen.guest, *act)
            seen.acknowledged.append(act[1:])


def table_after_table(url: str, kind: int, stop: threading.Event, played: list[Seen]) -> None:
    """Play one game of each kind after the other, until it is enough."""
    guest = insist(Guest, url)
    seats = (["me", "random"], ["me", "me"], ["me", "random", "random"])[kind]
    for game in itertools.cycle(madang.game_names()[kind:] + madang.game_names()[:kind]):
        if stop.is_set():
            return
        seen = Seen(guest, insist(guest.create, game, seats))
        played.append(seen)
        play_over_rest(seen, kind) if kind == 1 else play_over_socket(seen, 0, kind)


def test_nothing_is_lost_when_the_server_is_killed(nursery: Nursery, database: str) -> None:
    port, dice = free_port(), random.Random(7)
    server = nursery.command(database, port)
    stop: threading.Event = threading.Event()
    played: list[Seen] = []

    def kill() -> Process:
        running = server
        try:
            for _ in range(KILLS):
                time.sleep(dice.uniform(0.05, 0.6))
                running.stop(signal.SIGKILL)
                running = nursery.command(database, port)
        finally:
            stop.set()
        return running

    players = [lambda kind=kind: table_after_table(server.url, kind, stop, played) for kind in range(3)]
    running = together(kill, *players)[0]
    check(played)
    running.stop()


def check(played: list[Seen]) -> None:
    assert sum(len(seen.acknowledged) for seen in played) > KILLS
    for seen in played:
        record = seen.guest.record(seen.table)
        assert record.state.over
        assert madang.Record.parse(record.text()).actions == record.actions
        steps: list[Json] = seen.guest.send("GET", f"/api/tables/{seen.table}/replay?open=true")["steps"][1:]
        for ply, seat, action in seen.acknowledged:
            assert (steps[ply]["seat"], steps[ply]["action"], steps[ply]["kind"]) == (seat, action, "action")
