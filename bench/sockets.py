"""Opening a WebSocket by hand: a plain connection is what the clients of the bench want."""

from __future__ import annotations

import asyncio
import base64
import os
import socket
from collections.abc import Mapping

TEXT = 0x81
MASKED = 0x80
MOST = 2**16


async def connect(port: int, path: str, headers: Mapping[str, str]) -> tuple[socket.socket, bytes]:
    """A connection that is open, and what has come over it already."""
    line = socket.socket()
    line.setblocking(False)
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(line, ("127.0.0.1", port))
    await loop.sock_sendall(line, _handshake(f"127.0.0.1:{port}", path, headers))
    head, rest = await read_until(line, b"\r\n\r\n")
    if b" 101 " not in head.split(b"\r\n")[0]:
        raise ConnectionError(head.decode(errors="replace")[:200])
    return line, rest


async def read_until(line: socket.socket, word: bytes, begun: bytes = b"") -> tuple[bytes, bytes]:
    """Read until a word has come: what is before it, and what is behind it."""
    data = begun
    while word not in data:
        more = await asyncio.get_running_loop().sock_recv(line, MOST)
        if not more:
            raise ConnectionError("closed")
        data += more
    before, _, behind = data.partition(word)
    return before, behind


async def say(line: socket.socket, text: bytes) -> None:
    """Send a short text. The mask is zero, which is allowed, and saves the work."""
    await asyncio.get_running_loop().sock_sendall(line, bytes((TEXT, MASKED | len(text))) + b"\0\0\0\0" + text)


def _handshake(host: str, path: str, headers: Mapping[str, str]) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
