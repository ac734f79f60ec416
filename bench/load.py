"""Clients for measuring the server: many tables of two, each playing random legal actions as fast as it is answered.

A process of its own: ``python -m bench.load madang|boardgameio|nothing PORT TABLES SECONDS THINK PID``. It prints
what it measured as JSON. PID is the server's, whose processor time is measured too. The clients of all servers are the
same but for the words they speak. They look for the few words that they need in a message and do not parse the rest: on
a machine of few cores, whatever the clients spend is taken from the server.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import uvloop

from bench.measure import processor_time
from bench.sockets import Line, connect

HOST = "127.0.0.1"
TICKS = 10_000
"""Latencies are counted in tenths of a millisecond."""
AT_ONCE = 20
"""Tables that are being set up at one time."""
GAMES = 2
"""Games that are made ready for each pair beforehand, so that play is what is measured."""
GAME = "corinth"
"""The longest of the games: what is measured is play, not sitting down."""


@dataclass
class Tally:
    latencies: Counter[int] = field(default_factory=Counter)
    errors: int = 0
    measuring: bool = False
    playing: bool = True
    think: float = 0.0

    def acknowledged(self, sent: float) -> None:
        if self.measuring:
            self.latencies[round(TICKS * (time.perf_counter() - sent))] += 1

    def act(self, act: Callable[[], None]) -> None:
        """Act now, or after some thought."""
        if not self.playing:
            return
        if self.think:
            asyncio.get_running_loop().call_later(random.uniform(0.5, 1.5) * self.think, act)
        else:
            act()


@dataclass
class MadangTable:
    """Two guests who sit at several tables from the start, and play one game after the other."""

    port: int
    tally: Tally
    lines: list[Line] = field(default_factory=list)
    sent: list[float] = field(default_factory=lambda: [0.0, 0.0])
    id: str = ""
    guests: list[httpx.AsyncClient] = field(default_factory=list)
    ready: list[tuple[str, list[Line]]] = field(default_factory=list)
    shown: dict[Line, bytes] = field(default_factory=dict)
    again: asyncio.Future[None] | None = None

    async def open(self) -> None:
        for _ in range(2):
            guest = httpx.AsyncClient(
                base_url=f"http://{HOST}:{self.port}", headers={"X-Madang": "1"}, timeout=60, verify=False
            )
            self.guests.append(guest)
        for _ in range(1 if self.tally.think else GAMES):
            await self._sit(await self.guests[0].post("/api/tables", json={"game": GAME, "seats": ["me", "open"]}))

    async def _sit(self, made: httpx.Response) -> None:
        """Sit down at a table, and connect to it."""
        table = made.json()["table"]["id"]
        (await self.guests[1].post(f"/api/tables/{table}/sit", json={})).raise_for_status()
        lines = []
        for seat, guest in enumerate(self.guests):
            cookie = {"Cookie": f"madang={guest.cookies['madang']}"}
            path = f"/api/tables/{table}/socket?seat={seat}"
            lines.append(await connect(HOST, self.port, path, partial(self.heard, seat), cookie))
        self.ready.append((table, lines))

    async def begin(self) -> None:
        """Turn to the next table."""
        if not self.ready:
            await self._sit(await self.guests[0].post(f"/api/tables/{self.id}/rematch", json={}))
        self.id, self.lines = self.ready.pop(0)
        for seat, line in enumerate(self.lines):
            if line in self.shown:
                self._now(line, seat, self.shown.pop(line))

    def heard(self, seat: int, line: Line, data: bytes) -> None:
        if data.startswith((b'{"type":"update"', b'{"type":"snapshot"')):
            if data.startswith(b'{"type":"update","re":1,'):
                self.tally.acknowledged(self.sent[seat])
            if line in self.lines:
                self._now(line, seat, data)
            else:
                self.shown[line] = data
        elif not data.startswith(b'{"type":"table"'):
            self.tally.errors += 1

    def _now(self, line: Line, seat: int, data: bytes) -> None:
        if data.rfind(b'"result":null') < 0 and seat == 0 and (self.again is None or self.again.done()):
            self.again = asyncio.ensure_future(self._again())
        begin = data.index(b'"actions":[') + len('"actions":[')
        end = data.index(b"]", begin)
        if begin < end:
            action = random.choice(data[begin + 1 : end - 1].split(b'","')).decode()
            self.tally.act(partial(self._act, line, seat, number(data, b'"ply":'), action))

    def _act(self, line: Line, seat: int, ply: int, action: str) -> None:
        self.sent[seat] = time.perf_counter()
        line.say(f'{{"type":"action","ply":{ply},"seat":{seat},"action":"{action}","re":1}}')

    async def _again(self) -> None:
        if self.tally.playing:
            await self.begin()


@dataclass
class BoardgameTable:
    """Two clients at a match of boardgame.io, which speaks socket.io."""

    port: int
    tally: Tally
    lines: list[Line] = field(default_factory=list)
    sent: list[float] = field(default_factory=lambda: [0.0, 0.0])
    id: str = ""

    async def open(self) -> None:
        self.id = secrets.token_hex(8)

    async def begin(self) -> None:
        """Connect; the match is made when the first one asks for it."""
        for seat in range(2):
            path = "/socket.io/?EIO=4&transport=websocket"
            line = await connect(HOST, self.port, path, partial(self.heard, seat))
            self.lines.append(line)
            line.say("40/trivial,")

    def heard(self, seat: int, line: Line, data: bytes) -> None:
        if data.startswith((b'42/trivial,["update"', b'42/trivial,["sync"')):
            if data.startswith(b'42/trivial,["update"') and b'"last":"%d"' % seat in data:
                self.tally.acknowledged(self.sent[seat])
            if b'"currentPlayer":"%d"' % seat in data:
                self.tally.act(partial(self._act, line, seat, number(data, b'"_stateID":'), random.randrange(10)))
        elif data == b"2":
            line.say("3")
        elif data.startswith(b"40/trivial"):
            line.say("42/trivial," + json.dumps(["sync", self.id, str(seat), None, 2]))

    def _act(self, line: Line, seat: int, state: int, cell: int) -> None:
        self.sent[seat] = time.perf_counter()
        line.say(
            f'42/trivial,["update",{{"type":"MAKE_MOVE","payload":{{"type":"move","args":[{cell}],"playerID":"{seat}",'
            f'"credentials":null}}}},{state},"{self.id}","{seat}"]'
        )


class NothingTable(MadangTable):
    """Two clients of a server that does nothing: there is nobody to be, and no table to be made."""

    async def open(self) -> None:
        self.id = secrets.token_hex(8)

    async def begin(self) -> None:
        for seat in range(2):
            self.lines.append(await connect(HOST, self.port, f"/{self.id}", partial(self.heard, seat)))


KINDS = {"madang": MadangTable, "boardgameio": BoardgameTable, "nothing": NothingTable}


def number(data: bytes, name: bytes) -> int:
    """The number that follows a name."""
    begin = end = data.index(name) + len(name)
    while 48 <= data[end] < 58:
        end += 1
    return int(data[begin:end])


async def measure(kind: str, port: int, tables: int, seconds: float, think: float, pid: int) -> dict[str, Any]:
    tally = Tally(think=think)
    made = [KINDS[kind](port, tally) for _ in range(tables)]
    for i in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.open() for table in made[i : i + AT_ONCE]))
    for i in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.begin() for table in made[i : i + AT_ONCE]))
    await asyncio.sleep(1.0)
    tally.measuring = True
    began, spent, served = time.perf_counter(), time.process_time(), processor_time(pid)
    await asyncio.sleep(seconds)
    tally.measuring = tally.playing = False
    took, spent, served = time.perf_counter() - began, time.process_time() - spent, processor_time(pid) - served
    alive = sum(not line.closed for table in made for line in table.lines)
    seen = {"seconds": took, "sockets": alive, "errors": tally.errors, "busy": spent / took, "served": served}
    return seen | {"latencies": sorted(tally.latencies.items())}


def main() -> None:
    kind, port, tables, seconds, think, pid = sys.argv[1:]
    print(json.dumps(uvloop.run(measure(kind, int(port), int(tables), float(seconds), float(think), int(pid)))))


if __name__ == "__main__":
    main()
