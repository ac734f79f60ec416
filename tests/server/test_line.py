"""What goes over a wire in pieces, in heaps, or last of all."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from madang.server import line as lines
from madang.server.line import Line
from madang.server.running import options
from tests.server.serving import Guest, Json, full_table, hear, run, wait_for
from tests.server.test_fuzz import framed

MASK = b"mask"
REQUEST = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(**message: Any) -> bytes:
    return framed(json.dumps(message).encode(), MASK)


def asked(url: str) -> tuple[str, Guest, Json]:
    """A new table, and who is to act there, with what he sees."""
    table, guests = full_table(url, "corinth", 2)
    for guest in guests:
        with guest.socket(table) as line:
            if (seen := hear(line, "snapshot"))["view"]["actions"]:
                return table, guest, seen
    raise AssertionError("nobody is asked")


def act(seen: Json, **more: Any) -> bytes:
    return frame(type="action", ply=seen["ply"], seat=seen["seat"], action=seen["view"]["actions"][0], **more)


def test_what_is_said_before_hanging_up_counts(url: str) -> None:
    table, guest, seen = asked(url)
    with guest.socket(table) as line:
        hear(line, "snapshot")
        line.socket.sendall(act(seen))
        line.socket.shutdown(socket.SHUT_WR)
        wait_for(lambda: guest.look(table)["ply"] > seen["ply"], "the action to be stored")


@pytest.mark.parametrize("cut", [0, 1, 3, 20])
def test_heaps_and_pieces_are_obeyed_in_their_order(url: str, cut: int) -> None:
    """A ping and an action at once, then (with a cut) only a part of the next ping, and the rest of it later."""
    table, guest, seen = asked(url)
    with guest.socket(table) as line:
        hear(line, "snapshot")
        last = frame(type="ping", re="last")
        line.socket.sendall(frame(type="ping", re="first") + act(seen, re="act") + last[:cut])
        time.sleep(0.1)
        line.socket.sendall(last[cut:])
        assert [hear(line, "pong", "update")["re"] for _ in range(3)] == ["first", "act", "last"]


class Wire:
    """The other end, as the event loop sees it."""

    def __init__(self) -> None:
        self.sent = b""
        self.closing = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return {"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)}.get(name, default)

    def write(self, data: bytes) -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def set_write_buffer_limits(self, high: int) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


async def opened(heard: list[Any], patience: float = 20.0) -> tuple[Line, Wire]:
    """A line over which somebody notes down what he hears."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not heard or heard[-1]["type"] != "websocket.disconnect":
            heard.append(await receive())

    pings = {"ws_ping_interval": patience, "ws_ping_timeout": patience}
    config = uvicorn.Config(cast(Any, app), lifespan="off", **options(**pings))
    config.load()
    line, wire = Line(config, ServerState(), {}, asyncio.get_running_loop()), Wire()
    line.connection_made(cast(Any, wire))
    line.data_received(REQUEST)
    await asyncio.sleep(0.05)
    assert wire.sent.startswith(b"HTTP/1.1 101")
    wire.sent = b""
    return line, wire


def test_a_piece_that_looks_like_a_frame_is_none() -> None:
    """Both pieces have come at one moment, before either was looked at; the second is a whole text by itself."""
    inner = framed(b'{"type":"ping"}')
    outer = b"\x82" + bytes([0x80 | (3 + len(inner))]) + bytes(4) + b"abc" + inner

    async def play() -> list[Any]:
        heard: list[Any] = []
        line, _ = await opened(heard)
        gathered: list[bytes] = []
        line.gather = gathered.append
        for piece in (outer[:9], outer[9:]):
            line.data_received(piece)
        assert not heard
        for piece in gathered:
            line.take(piece)
        await asyncio.sleep(0.05)
        assert line.waits
        return heard

    assert [message.get("bytes") for message in run(play())] == [b"abc" + inner]


def test_what_has_come_is_taken_before_the_end() -> None:
    """The end has come at the same moment as the last thing that was said."""

    async def play() -> list[Any]:
        heard: list[Any] = []
        line, _ = await opened(heard)
        gathered: list[bytes] = []

        def serve() -> None:
            while gathered:
                line.take(gathered.pop(0))

        line.gather, line.serve = gathered.append, serve
        line.data_received(framed(b"goodbye"))
        line.eof_received()
        await asyncio.sleep(0.05)
        return heard

    assert run(play())[0]["text"] == "goodbye"


def test_it_waits_only_when_all_is_taken() -> None:
    async def play() -> None:
        heard: list[Any] = []
        line, _ = await opened(heard)
        assert line.waits
        line.take(framed(b"one"))
        assert not line.waits, "somebody has yet to be told"
        await asyncio.sleep(0.05)
        assert line.waits
        line.take(framed(b"two")[:4])
        assert not line.waits, "something is missing"
        line.take(framed(b"two")[4:])
        await asyncio.sleep(0.05)
        assert line.waits
        assert [message["text"] for message in heard] == ["one", "two"]
        line.leave(1000)
        assert not line.waits

    run(play())


@pytest.mark.parametrize("answers", [True, False])
def test_who_does_not_answer_a_ping_is_let_go(answers: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "PINGS", 0.01)

    async def play() -> tuple[int, bool]:
        heard: list[Any] = []
        line, wire = await opened(heard, patience=0.2)
        pings = 0
        for _ in range(100):
            await asyncio.sleep(0.01)
            if wire.sent[:2] == b"\x89\x04":
                pings += 1
                if answers:
                    line.data_received(b"\x8a\x84" + bytes(4) + wire.sent[2:6])
                wire.sent = b""
        return pings, line.close_sent

    pings, gone = run(play())
    assert gone != answers
    assert (pings > 1) == answers
