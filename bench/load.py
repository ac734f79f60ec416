"""The clients of a load test: ``python -m bench.load madang|boardgameio PORT TABLES THINK PID``.

They play TABLES games at a time, over two sockets each, and wait for THINK seconds on average before each action. The
process prints a line when it is ready. Each line of its input is a number of seconds: it plays for so long, and prints
a `Round` as JSON. PID is the server's, whose processor time is measured over the same seconds.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import statistics
import sys
import time
from collections import deque
from typing import NamedTuple

import httpx
import uvloop
from websockets.asyncio.client import connect

from bench.measure import processor_time

WARM_UP_SECONDS = 0.2
"""Play before the measured time."""
EVENT = "42/trivial,"
"""The prefix of socket.io messages for the game `trivial`."""


class Round(NamedTuple):
    """The measured values: latencies in ms, processor time in µs per action, shares of a core."""

    actions_per_second: float
    p50: float
    p99: float
    processor: float
    server_share: float
    client_share: float


class Reaction(NamedTuple):
    """The meaning of a message for the client; `reply` is its next action, if it is to act."""

    acknowledged: bool
    reply: str | None
    over: bool


class MadangSeat:
    greeting = ()

    def __init__(self, table: str, number: int, headers: dict[str, str]) -> None:
        self.path, self.number, self.headers = f"/api/tables/{table}/socket?seat={number}", number, headers

    @classmethod
    async def start_game(cls, port: int) -> list[MadangSeat]:
        """Create a table of Corinth, the longest of the games, and seat two new guests."""
        tables = f"http://127.0.0.1:{port}/api/tables"
        address = {"X-Forwarded-For": f"10.{'.'.join(map(str, secrets.token_bytes(3)))}"}  # limits are per address
        seats = []
        async with httpx.AsyncClient(headers=address | {"X-Madang": "1"}, timeout=300, verify=False) as http:
            response = await http.post(tables, json={"game": "corinth", "seats": ["me", "open"]})
            table = response.raise_for_status().json()["table"]["id"]
            for number, request in enumerate(("contribution", "sit")):
                response = await http.post(f"{tables}/{table}/{request}", json={"contribution": "x"})
                response.raise_for_status()
                seats.append(cls(table, number, address | {"Cookie": f"madang={http.cookies['madang']}"}))
                http.cookies.clear()  # the next request is from another guest
        return seats

    def read(self, text: str) -> Reaction | None:
        message = json.loads(text)
        if message["type"] == "error":
            raise RuntimeError(text)
        if message["type"] not in ("snapshot", "ply"):
            return None
        reply = None
        if actions := message["view"]["actions"]:
            ply = message["ply"] + (message["type"] == "ply")
            action = {"type": "action", "ply": ply, "seat": self.number, "action": random.choice(actions), "re": 1}
            reply = json.dumps(action)
        return Reaction(message["re"] == 1, reply, message["result"] is not None)


class BoardgameioSeat:
    path, headers = "/socket.io/?EIO=4&transport=websocket", None

    def __init__(self, match: str, player: str) -> None:
        self.match, self.player = match, player
        self.greeting = ("40/trivial,", EVENT + json.dumps(["sync", match, player, None, 2]))

    @classmethod
    async def start_game(cls, _: int) -> list[BoardgameioSeat]:
        """Two players of a match, which the server creates when the first of them connects."""
        match = secrets.token_hex(8)
        return [cls(match, player) for player in "01"]

    def read(self, text: str) -> Reaction | None:
        if not text.startswith(EVENT):
            return None
        event, _, *rest = json.loads(text.removeprefix(EVENT))
        if event not in ("sync", "update"):
            return None
        state = rest[0]["state"] if event == "sync" else rest[0]
        over = "gameover" in state["ctx"]
        reply = None
        if state["ctx"]["currentPlayer"] == self.player and not over:
            payload = {"type": "move", "args": [random.randrange(10)], "playerID": self.player}
            move = {"type": "MAKE_MOVE", "payload": payload}
            reply = EVENT + json.dumps(["update", move, state["_stateID"], self.match, self.player])
        return Reaction(event == "update" and state["G"]["last"] == self.player, reply, over)


Seat = MadangSeat | BoardgameioSeat
SEATS: dict[str, type[MadangSeat] | type[BoardgameioSeat]] = {"madang": MadangSeat, "boardgameio": BoardgameioSeat}


class Clients:
    def __init__(self, kind: str, port: int, think: float, tasks: asyncio.TaskGroup) -> None:
        self.kind, self.port, self.think, self.tasks = kind, port, think, tasks
        self.playing = asyncio.Event()
        self.prepared = deque[asyncio.Event]()  # one event per game, set while it is played
        self.latencies: list[float] = []

    async def prepare(self, games: int) -> None:
        """Prepare games, with their sockets, until `games` are waiting."""
        while len(self.prepared) < games:
            game = asyncio.Event()
            for seat in await SEATS[self.kind].start_game(self.port):
                ready = asyncio.Event()
                self.tasks.create_task(self._play_seat(seat, game, ready))
                await ready.wait()
            self.prepared.append(game)

    def begin_game(self) -> None:
        if not self.prepared:
            raise RuntimeError("no prepared game is left: too few tables for the length of the round")
        self.prepared.popleft().set()

    async def _play_seat(self, seat: Seat, game: asyncio.Event, ready: asyncio.Event) -> None:
        address, sent = f"ws://127.0.0.1:{self.port}{seat.path}", 0.0
        async with connect(address, additional_headers=seat.headers, compression=None, ping_interval=None) as socket:
            for text in seat.greeting:
                await socket.recv()
                await socket.send(text)
            async for message in socket:
                reaction = seat.read(str(message))
                if reaction is None:
                    continue
                ready.set()
                if reaction.acknowledged:
                    self.latencies.append(1000 * (time.perf_counter() - sent))
                if reaction.over and game.is_set():  # only the first of the two players to learn it
                    game.clear()
                    self.begin_game()
                if reaction.reply:
                    await game.wait()
                    await self.playing.wait()
                    if self.think:
                        await asyncio.sleep(random.uniform(0, 2 * self.think))
                    sent = time.perf_counter()
                    await socket.send(reaction.reply)
        raise ConnectionError("the server closed a socket")

    async def play(self, seconds: float, pid: int) -> Round:
        self.playing.set()
        await asyncio.sleep(WARM_UP_SECONDS + 2 * self.think)
        self.latencies.clear()
        before = time.perf_counter(), processor_time(pid), time.process_time()
        await asyncio.sleep(seconds)
        after = time.perf_counter(), processor_time(pid), time.process_time()
        self.playing.clear()
        elapsed, server, own = (end - start for start, end in zip(before, after, strict=True))
        actions, cuts = len(self.latencies), statistics.quantiles(self.latencies, n=100)
        return Round(actions / elapsed, cuts[49], cuts[98], 1e6 * server / actions, server / elapsed, own / elapsed)


async def main() -> None:
    kind, port, tables, think, pid = sys.argv[1:]
    async with asyncio.TaskGroup() as tasks:
        clients = Clients(kind, int(port), float(think), tasks)
        await clients.prepare(int(tables))
        for _ in range(int(tables)):
            clients.begin_game()
        spare = 0 if clients.think else 2 * int(tables)
        await clients.prepare(spare)
        print("ready", flush=True)
        while seconds := await asyncio.to_thread(sys.stdin.readline):
            measured = await clients.play(float(seconds), int(pid))
            await clients.prepare(spare)
            print(json.dumps(measured), flush=True)
        sys.exit()  # cancels the tasks that still read their sockets


if __name__ == "__main__":
    uvloop.run(main())
