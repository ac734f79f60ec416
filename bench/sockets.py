"""A WebSocket client that costs as little as possible, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

CONTINUES, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One connection: `heard` is called with every text, `opened` settles when the handshake is through."""

    def __init__(self, host: str, path: str, headers: dict[str, str], heard: Callable[[Line, bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.heard = heard
        self.closed = False
        self._ask = _handshake(host, path, headers)
        self._data = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._ask)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("refused"))

    def say(self, text: str) -> None:
        self._send(text.encode(), TEXT)

    def _send(self, data: bytes, opcode: int) -> None:
        """Send a frame. The mask is zero, which is allowed, and saves the work."""
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        if self._transport is not None and not self.closed:
            self._transport.write(bytes([0x80 | opcode]) + size + b"\0\0\0\0" + data)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.opened.done():
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            self._data = rest
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")[:200]))
                return
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        start, data = 0, self._data
        while True:
            frame = _frame(data, start)
            if frame is None:
                break
            opcode, begin, end = frame
            start = end
            if opcode == TEXT:
                self.heard(self, data[begin:end])
            elif opcode == PING:
                self._send(data[begin:end], PONG)
        self._data = data[start:]


def _frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """The first whole frame from `start` on: what it is, and where its content begins and ends."""
    if len(data) < start + 2:
        return None
    size, begin = data[start + 1] & 0x7F, start + 2
    if size == 126:
        size, begin = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
    elif size == 127:
        size, begin = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
    whole = len(data) >= begin and len(data) >= begin + size  # the length itself may have come in part
    return (data[start] & 0x0F, begin, begin + size) if whole else None


def _handshake(host: str, path: str, headers: dict[str, str]) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def connect(
    host: str, port: int, path: str, heard: Callable[[Line, bytes], None], headers: dict[str, str] | None = None
) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(f"{host}:{port}", path, headers or {}, heard), host, port)
    await line.opened
    return line
