"""The wire of a socket: uvicorn's own protocol, with a short way for what is usual.

Nearly all that goes over a socket is one whole text at a time. Such a frame is read and written here, and handed to the
table without going through the layers between; whatever else comes (pieces, pings, closing, nonsense) is left to the
`websockets` library. Nothing of it is logged: paths hold the ids of tables, headers the cookies, frames the cards.
"""

from __future__ import annotations

import contextlib
import logging
import math
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode
from websockets.protocol import CONNECTING, OPEN
from websockets.utils import apply_mask

EXTENSION = "madang.line"
HANDS = "hands"
TOO_MUCH = 4408
BACKLOG = 2**18
"""Bytes that may wait for a slow client before it is let go."""
WAITING = 16
"""Messages that may wait to be obeyed before no more are read."""
PINGS = 0.1
"""Seconds between the moments at which lines are pinged that are due."""
PATIENCE = 2.0
"""Seconds that the other side has to answer a closing."""
FINAL_TEXT, FINAL_PONG, MASKED, TWO_MORE, EIGHT_MORE = 0x81, 0x8A, 0x80, 126, 127

quiet = logging.getLogger("uvicorn.error.sockets")
quiet.setLevel(logging.WARNING)


class Hands(Protocol):
    """Where a new line may go to another worker."""

    def offer(self, line: Line, request: bytes) -> None: ...


class Line(WebSocketsSansIOProtocol):
    # what is often looked up: it is quicker than among the many that uvicorn has
    __slots__ = ("_between", "_idle", "close_sent", "gather", "serve", "transport")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.hands: Hands | None = self.app_state.get(HANDS)
        self.logger = self.conn.logger = quiet
        self.conn.debug = False
        self.gather: Callable[[bytes], None] | None = None
        """Has what comes wait until everything is read that has come at this moment; then it is taken, or answered."""
        self.serve: Callable[[], None] = lambda: None
        """Takes or answers what waits."""
        self._idle = False
        """Whether somebody waits for what comes next, and nothing has come yet."""
        self._between = False
        """Whether the connection is open, and nothing has come of which something is missing."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        transport.set_write_buffer_limits(BACKLOG)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    def data_received(self, data: bytes) -> None:
        (self.gather or self.take)(data)

    def eof_received(self) -> None:
        self.serve()
        super().eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self.serve()
        super().connection_lost(exc)

    @property
    def waits(self) -> bool:
        """Whether all that has come is taken and obeyed, so that what comes next is a frame and its turn has come."""
        return self._idle and not self.close_sent and (self._between or self._look())

    def _look(self) -> bool:
        conn = self.conn
        self._between = conn.state is OPEN and not conn.reader.buffer and conn.current_size is None
        return self._between

    def take(self, data: bytes) -> None:
        """Have what was said wait for who receives it."""
        if not (self._between or self._look()):
            self._unusual(data)
        elif (text := whole_text(data)) is None:
            self._unusual(data) if (sign := whole_pong(data)) is None else self.handle_pong(Frame(Opcode.PONG, sign))
        elif not self.close_sent:
            self._idle = False
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if self.queue.qsize() > WAITING and not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()

    def _unusual(self, data: bytes) -> None:
        if self.conn.state is CONNECTING and self.hands is not None:
            self.hands.offer(self, data)
            return
        super().data_received(data)
        self._look()
        self._idle = self._idle and self.queue.empty()

    def schedule_ping(self) -> None:
        """Lines are pinged some at a time: to be woken up for each would cost more than to ping it."""
        due = self.loop.time() + (self.ping_interval or 0.0)
        self.ping_timer = self.loop.call_at(math.ceil(due / PINGS) * PINGS, self.send_keepalive_ping)

    def begin(self, request: bytes) -> None:
        """Be the line that is asked for, here."""
        self.hands = None
        self.data_received(request)

    async def receive(self) -> Any:
        self._idle = self.queue.empty()
        message = await super().receive()
        self._idle = False
        return message

    def say(self, data: bytes) -> None:
        """Send a text."""
        self.say_frame(text_frame(data))

    def say_frame(self, frame: bytes) -> None:
        """Send a text that has its frame already. The event loop sends all that is said at one moment at one go."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    def pause_writing(self) -> None:
        """Too much waits for a client who does not listen: he is let go."""
        super().pause_writing()
        self.loop.call_soon(self.leave, TOO_MUCH)

    def leave(self, code: int) -> None:
        """Close the connection, and tear it down if the other side does not answer."""
        if self.close_sent or self.transport.is_closing():
            return
        with contextlib.suppress(InvalidState):
            self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(PATIENCE, self.transport.abort)


def whole_pong(data: bytes) -> bytes | None:
    """What a frame says that answers a ping, if the data are exactly one such frame.

    >>> whole_pong(bytes([0x8A, 0x82, 0, 0, 0, 0]) + b"hi"), whole_pong(bytes([0x8A, 0x82, 0, 0, 0, 0]) + b"h")
    (b'hi', None)
    """
    if len(data) < 6 or data[0] != FINAL_PONG or not MASKED <= data[1] < MASKED + TWO_MORE:
        return None
    return apply_mask(data[6:], data[2:6]) if len(data) == 6 + data[1] - MASKED else None


def whole_text(data: bytes) -> str | None:
    """The text of a frame, if the data are exactly one whole, masked and final text frame of less than 64 kB.

    >>> whole_text(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"hi"), whole_text(bytes([0x81, 0x82, 0, 0, 0, 0]) + b"h")
    ('hi', None)
    """
    if len(data) < 6 or data[0] != FINAL_TEXT or data[1] < MASKED:
        return None
    size, begin = data[1] - MASKED, 2
    if size == TWO_MORE:
        size, begin = int.from_bytes(data[2:4], "big"), 4
    if size == EIGHT_MORE or len(data) != begin + 4 + size:
        return None
    try:
        return apply_mask(data[begin + 4 :], data[begin : begin + 4]).decode()
    except UnicodeDecodeError:
        return None


def text_frame(data: bytes) -> bytes:
    """A text as a server sends it: whole and without a mask.

    >>> text_frame(b"hi")
    b'\\x81\\x02hi'
    """
    size = len(data)
    if size < TWO_MORE:
        return bytes((FINAL_TEXT, size)) + data
    if size < 2**16:
        return bytes((FINAL_TEXT, TWO_MORE, size >> 8, size & 0xFF)) + data
    return bytes((FINAL_TEXT, EIGHT_MORE)) + size.to_bytes(8, "big") + data
