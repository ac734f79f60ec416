"""A server that does nothing: ``python -m bench.nothing PORT [DATABASE]``.

It knows no rules and checks nothing. Two sockets that ask for one table get an answer of the usual size for everything
that one of them says. No server in Python that tells two players of an action is faster than this, so that its rate is
the most that can be asked for with these clients on this machine. With a database it stores a row before it answers, as
Madang does: then its rate is the most that can be asked for by who stores.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
import sys
import time
from typing import ClassVar, cast

import uvloop

from madang.server.appending import Order, Stored
from madang.server.line import text_frame
from madang.server.settings import database_url
from madang.server.store import Store
from madang.server.writer import Writer

MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
SIZE = 2_000
"""Bytes of an update of Corinth for two, about."""
UPDATE = b'{"type":"update","re":%b,"ply":0,"view":{"actions":[%b]},"rest":"' + b"." * SIZE + b'","result":null}'
WAIT, ACT = UPDATE % (b"1", b""), UPDATE % (b"null", b'"pass"')


class Asked(Order):
    """Something that is answered when it is stored."""

    def __init__(self, who: Silent, row: Stored) -> None:
        super().__init__(who.table, [row])
        self.who = who

    def done(self, outcome: bool | Exception) -> None:
        self.who.answer()


class Silent(asyncio.Protocol):
    """One connection; the first of a table waits for the second."""

    waiting: ClassVar[dict[bytes, Silent]] = {}
    writer: ClassVar[Writer | None] = None

    def __init__(self) -> None:
        self.other: Silent | None = None
        self.transport: asyncio.Transport | None = None
        self.table = secrets.token_urlsafe(15)
        self.ply = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"GET"):
            self._open(data)
        elif self.writer is None:
            self.answer()
        else:
            row = (self.table, self.ply, 0, "action", "steward oil", time.time())
            self.ply += 1
            self.writer.put(Asked(self, row))

    def answer(self) -> None:
        if self.other is not None:
            self._say(WAIT)
            self.other._say(ACT)

    def _open(self, request: bytes) -> None:
        lines = request.split(b"\r\n")
        key = next((line.partition(b": ")[2] for line in lines if line.startswith(b"Sec-WebSocket-Key")), None)
        if key is None:
            self._write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n")
            return
        accepted = base64.b64encode(hashlib.sha1(key + MAGIC).digest())
        self._write(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
        self._write(b"Sec-WebSocket-Accept: %b\r\n\r\n" % accepted)
        table = lines[0]
        self.other = self.waiting.pop(table, None)
        if self.other is None:
            self.waiting[table] = self
        else:
            self.other.other = self
            self.other._say(ACT)

    def _say(self, text: bytes) -> None:
        self._write(text_frame(text))

    def _write(self, data: bytes) -> None:
        if self.transport is not None and not self.transport.is_closing():
            self.transport.write(data)


async def main() -> None:
    if sys.argv[2:]:
        store = Store(database_url(sys.argv[2]))
        await store.open()
        Silent.writer = Writer(store, "nobody")
        Silent.writer.open()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(Silent, "127.0.0.1", int(sys.argv[1]))
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(main())
