"""Clients for measuring the server: many tables of two, each playing random legal actions as fast as it is answered.

Run as a process of its own: ``python -m bench.load madang|boardgameio PORT TABLES SECONDS THINK``; it prints what it
measured as JSON. The clients of both servers are the same but for the words they speak.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import uvloop
from pydantic_core import from_json

from bench.sockets import Line, connect

HOST = "127.0.0.1"
AT_ONCE = 20
"""Tables that are being set up at one time."""
SPARE = 3
"""Games that are made ready for each pair beforehand, so that play is what is measured."""


@dataclass
class Tally:
    latencies: list[float] = field(default_factory=list)
    errors: int = 0
    measuring: bool = False
    playing: bool = True
    think: float = 0.0


@dataclass
class MadangTable:
    """Two guests at a table of Koryŏ; when a game is over they ask for a rematch."""

    port: int
    tally: Tally
    lines: list[Line] = field(default_factory=list)
    sent: float = 0.0
    id: str = ""
    guests: list[httpx.AsyncClient] = field(default_factory=list)
    spare: list[str] = field(default_factory=list)
    again: asyncio.Future[None] | None = None

    async def open(self) -> None:
        for _ in range(2):
            guest = httpx.AsyncClient(
                base_url=f"http://{HOST}:{self.port}", headers={"X-Madang": "1"}, timeout=60, verify=False
            )
            self.guests.append(guest)
        for _ in range(1 if self.tally.think else SPARE):
            made = await self.guests[0].post("/api/tables", json={"game": "koryo", "seats": ["me", "open"]})
            self.spare.append(made.json()["table"]["id"])
            (await self.guests[1].post(f"/api/tables/{self.spare[-1]}/sit", json={})).raise_for_status()

    async def begin(self) -> None:
        """Take seats at the next table."""
        if not self.spare:
            made = await self.guests[0].post(f"/api/tables/{self.id}/rematch", json={})
            self.spare.append(made.json()["table"]["id"])
            (await self.guests[1].post(f"/api/tables/{self.spare[-1]}/sit", json={})).raise_for_status()
        table = self.id = self.spare.pop(0)
        for line in self.lines:
            line.leave()
        self.lines = []
        for seat, guest in enumerate(self.guests):
            cookie = {"Cookie": f"madang={guest.cookies['madang']}"}
            path = f"/api/tables/{table}/socket?seat={seat}"
            self.lines.append(await connect(HOST, self.port, path, partial(self.heard, seat), cookie))

    def heard(self, seat: int, line: Line, data: bytes) -> None:
        if data.startswith(b'{"type":"table"'):
            return
        message = from_json(data)
        if message["type"] == "error":
            self.tally.errors += 1
            return
        if message.get("re") == 1 and self.tally.measuring:
            self.tally.latencies.append(time.perf_counter() - self.sent)
        if message["result"] is not None and seat == 0 and (self.again is None or self.again.done()):
            self.again = asyncio.ensure_future(self._again())
        actions = message["view"]["actions"]
        if actions and self.tally.playing:
            after(self.tally, self._act, line, seat, message["ply"], random.choice(actions))

    def _act(self, line: Line, seat: int, ply: int, action: str) -> None:
        self.sent = time.perf_counter()
        line.say(json.dumps({"type": "action", "ply": ply, "seat": seat, "action": action, "re": 1}))

    async def _again(self) -> None:
        if self.tally.playing:
            await self.begin()


@dataclass
class BoardgameTable:
    """Two clients at a match of boardgame.io, which speaks socket.io."""

    port: int
    tally: Tally
    lines: list[Line] = field(default_factory=list)
    sent: float = 0.0
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
        if data == b"2":
            line.say("3")
        elif data.startswith(b"40/trivial"):
            line.say("42/trivial," + json.dumps(["sync", self.id, str(seat), None, 2]))
        elif data.startswith(b"42/trivial,"):
            what, _, content, *_ = from_json(data[11:])
            if what in ("sync", "update"):
                self._state(line, seat, content.get("state", content), what == "update")

    def _state(self, line: Line, seat: int, state: Any, update: bool) -> None:
        if update and self.sent and state["G"]["last"] == str(seat) and self.tally.measuring:
            self.tally.latencies.append(time.perf_counter() - self.sent)
        if state["ctx"]["currentPlayer"] == str(seat) and self.tally.playing:
            after(self.tally, self._act, line, seat, state["_stateID"], random.randrange(10))

    def _act(self, line: Line, seat: int, state: int, cell: int) -> None:
        self.sent = time.perf_counter()
        payload = {"type": "move", "args": [cell], "playerID": str(seat), "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        line.say("42/trivial," + json.dumps(["update", action, state, self.id, str(seat)]))


def after(tally: Tally, act: Any, *args: Any) -> None:
    """Act now, or after some thought."""
    if tally.think:
        asyncio.get_running_loop().call_later(random.uniform(0.5, 1.5) * tally.think, act, *args)
    else:
        act(*args)


async def measure(kind: str, port: int, tables: int, seconds: float, think: float) -> dict[str, Any]:
    tally = Tally(think=think)
    made = [(MadangTable if kind == "madang" else BoardgameTable)(port, tally) for _ in range(tables)]
    for i in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.open() for table in made[i : i + AT_ONCE]))
    for i in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.begin() for table in made[i : i + AT_ONCE]))
    await asyncio.sleep(1.0)
    tally.measuring = True
    began = time.perf_counter()
    await asyncio.sleep(seconds)
    tally.measuring = tally.playing = False
    took = time.perf_counter() - began
    alive = sum(not line.closed for table in made for line in table.lines)
    return {"seconds": took, "sockets": alive, "errors": tally.errors, "latencies": tally.latencies}


def main() -> None:
    kind, port, tables, seconds, think = sys.argv[1:]
    print(json.dumps(uvloop.run(measure(kind, int(port), int(tables), float(seconds), float(think)))))


if __name__ == "__main__":
    main()
