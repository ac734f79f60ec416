"""Measuring the server: many tables of two, each playing random legal actions as fast as it is answered.

A process of its own: ``python -m bench.load madang|boardgameio|nothing PORT TABLES THINK PID``. It sits down at the
tables and says so; then it plays for as many seconds as it is told on a line of its input, again and again, and prints
what it measured as JSON. PID is the server's, whose processor time is measured too.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

import httpx

from bench.clients import CHOICE, COUNTER, Client, Clients, Words, words
from bench.measure import processor_time
from bench.sockets import connect, read_until, say

AT_ONCE = 20
"""Tables that are being set up at one time."""
GAMES = 7
"""Games that are made ready for each pair beforehand, so that play is what is measured."""
GAME = "corinth"
"""The longest of the games: what is measured is play, not sitting down."""
WARM_UP = 0.2
"""Seconds of play that are not measured."""

From = TypeVar("From")
To = TypeVar("To")


class Place(NamedTuple):
    """A seat that somebody has taken: where to connect for it, and what to say there to act."""

    path: str
    reply: bytes
    headers: Mapping[str, str] = MappingProxyType({})
    greeting: tuple[bytes, ...] = ()
    """What is said first; all but the last of it is answered."""


MADANG = words(
    acknowledges=(b'{"type":"update","re":1,', b'{"type":"update","re":1,'),
    asks=(b'"actions":["', b'"actions":["'),
    counter=b'"ply":',
    over=b'"result":{',
    refuses=b'{"type":"error"',
)
BOARDGAMEIO = words(
    acknowledges=(b'"last":"0"', b'"last":"1"'),
    asks=(b'"currentPlayer":"0"', b'"currentPlayer":"1"'),
    choices=b'","'.join(b"%d" % cell for cell in range(10)),
    counter=b'"_stateID":',
    over=b'"gameover":',
    refuses=b'42/trivial,["error"',
    ping=b"2",
    pong=b"3",
)


async def madang(http: httpx.AsyncClient) -> list[Place]:
    """Two guests who sit down at a table of Madang."""
    made = await http.post("/api/tables", json={"game": GAME, "seats": ["me", "open"]})
    table = made.raise_for_status().json()["table"]["id"]
    sat = await http.post(f"/api/tables/{table}/sit", json={})
    cookies = [answer.raise_for_status().cookies["madang"] for answer in (made, sat)]
    paths = [f"/api/tables/{table}/socket?seat={seat}" for seat in range(2)]
    return [Place(paths[i], _action(i), {"Cookie": f"madang={cookies[i]}"}) for i in range(2)]


async def nothing(_: httpx.AsyncClient) -> list[Place]:
    """Two clients of a server that does nothing: there is nobody to be, and no table to be made."""
    table = secrets.token_hex(8)
    return [Place(f"/{table}", _action(seat)) for seat in range(2)]


def _action(seat: int) -> bytes:
    return b'{"type":"action","ply":%c,"seat":%d,"action":"%c","re":1}' % (COUNTER, seat, CHOICE)


async def boardgameio(_: httpx.AsyncClient) -> list[Place]:
    """Two clients at a match of boardgame.io, which speaks socket.io; who asks for it first makes it."""
    match = secrets.token_hex(8)
    return [_at_match(match, seat) for seat in range(2)]


def _at_match(match: str, seat: int) -> Place:
    sync = "42/trivial," + json.dumps(["sync", match, str(seat), None, 2])
    move = b'{"type":"MAKE_MOVE","payload":{"type":"move","args":[%c],"playerID":"%d","credentials":null}}'
    reply = b'42/trivial,["update",%b,%c,"%b","%d"]' % (move % (CHOICE, seat), COUNTER, match.encode(), seat)
    return Place("/socket.io/?EIO=4&transport=websocket", reply, greeting=(b"40/trivial,", sync.encode()))


class Kind(NamedTuple):
    """A kind of server: what is said there, how a pair sits down, and to how many games."""

    words: Words
    sit_down: Callable[[httpx.AsyncClient], Awaitable[list[Place]]]
    games: int


KINDS = {
    "madang": Kind(MADANG, madang, GAMES),
    "nothing": Kind(MADANG, nothing, 1),
    "boardgameio": Kind(BOARDGAMEIO, boardgameio, 1),
}


async def take_part(kind: Kind, port: int, tables: int) -> list[Client]:
    """Sit down everywhere first, and connect then: a server does not wait long for who is connected and silent."""
    everybody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # every request is somebody else's
    address, header = f"http://127.0.0.1:{port}", {"X-Madang": "1"}
    async with httpx.AsyncClient(base_url=address, headers=header, cookies=everybody, timeout=60) as http:
        pairs = await _some_at_once(lambda _: kind.sit_down(http), range(tables))
    return await _some_at_once(lambda place: _connected(port, place), [place for pair in pairs for place in pair])


async def _some_at_once(do: Callable[[From], Awaitable[To]], what: Sequence[From]) -> list[To]:
    done = list[To]()
    for i in range(0, len(what), AT_ONCE):
        done += await asyncio.gather(*(do(one) for one in what[i : i + AT_ONCE]))
    return done


async def _connected(port: int, place: Place) -> Client:
    line, begun = await connect(port, place.path, place.headers)
    for i, text in enumerate(place.greeting):
        if i:
            _, begun = await read_until(line, place.greeting[i - 1], begun)
            _, begun = await read_until(line, b"}", begun)
        await say(line, text)
    return Client(line, begun, place.reply)


def measure(clients: Clients, seconds: float, think: float, pid: int) -> dict[str, Any]:
    clients.play(WARM_UP + 2 * think)
    served = processor_time(pid)
    return clients.play(seconds) | {"served": processor_time(pid) - served}


def main() -> None:
    kind, port, tables, think, pid = sys.argv[1:]
    games = 1 if float(think) else KINDS[kind].games
    Clients.make_ready(KINDS[kind].words)
    everybody = asyncio.run(take_part(KINDS[kind], int(port), int(tables) * games))
    clients = Clients(KINDS[kind].words, everybody, games, float(think))
    print("ready", flush=True)
    while seconds := clients.wait(sys.stdin):
        print(json.dumps(measure(clients, float(seconds), float(think), int(pid))), flush=True)


if __name__ == "__main__":
    main()
