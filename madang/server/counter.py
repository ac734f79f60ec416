"""Where actions are answered by the short way: all that have come at one moment, one after the other.

What has come over a socket waits until all sockets are read. Then each frame is answered by one kernel call
(`clerk.py`), and what it leads to is stored with all others. Whatever is nothing for the short way goes back to the
line it came from, and is obeyed as usual (`sockets.py`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from madang.server.appending import Order
from madang.server.clerk import Answer
from madang.server.hub import Audience, Hub, Socket
from madang.server.keeper import Held, Keeper
from madang.server.refusals import Refused
from madang.server.tables import Table
from madang.server.writer import Writer

log = logging.getLogger("madang.server")
BROKEN = 1011
Allow = Callable[[], bool]


class Asked(Order):
    """An action that was asked for over a socket, and the answer that waits until it is stored."""

    __slots__ = ("answer", "at", "audience", "counter", "frame", "held", "origin")

    def __init__(
        self, counter: Counter, held: Held, audience: Audience, origin: Socket, frame: bytes, answer: Answer, at: float
    ) -> None:
        self.table = origin.table
        self.rows = answer.rows
        self.over = False
        self.wanted = counter.hub.elsewhere(origin.table)
        self.counter = counter
        self.held = held
        self.audience = audience
        self.origin = origin
        self.frame = frame
        self.answer = answer
        self.at = at

    def done(self, outcome: bool | Exception) -> None:
        """It is stored, and told; or it is not, and takes the long way."""
        try:
            if outcome is True:
                self._tell()
            else:
                self.origin.line.take(self.frame)
        except Exception:
            self.counter.keeper.forget(self.table)  # it is stored: whoever asks next finds it there
            self.origin.send(Refused("server-error").json(self.answer.tag))
            raise
        finally:
            self.held.turn.release()

    def _tell(self) -> None:
        tag, rows, lines, steps, frames = self.answer
        table, audience = self.held.table, self.audience
        table.go_ahead(len(rows), lines, self.at, steps)
        self.counter.hub.pass_on(audience, frames, table.ahead().lines, self.origin, tag)
        if audience.with_bots:
            self.counter.poke(table)


class Counter:
    """`poke` is told of tables where it may be a bot's turn."""

    def __init__(self, keeper: Keeper, hub: Hub, writer: Writer, poke: Callable[[Table], None]) -> None:
        self.keeper = keeper
        self.hub = hub
        self.writer = writer
        self.poke = poke
        self._gathered: list[tuple[Socket, Allow, bytes]] = []

    def attend(self, socket: Socket, allow: Allow) -> None:
        """Answer what comes over a socket; `allow` says whether he may ask for something more."""
        socket.line.gather = partial(self._gather, socket, allow)
        socket.line.serve = self.serve

    def _gather(self, origin: Socket, allow: Allow, frame: bytes) -> None:
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self.serve)
        self._gathered.append((origin, allow, frame))

    def serve(self) -> None:
        """Answer what has come, or have it wait."""
        gathered, self._gathered = self._gathered, []
        now = time.time()
        for origin, allow, frame in gathered:
            line = origin.line
            try:
                if not (line.waits and self._answer(origin, allow, frame, now)):
                    line.take(frame)
            except Exception:
                log.exception("a frame could not be taken")
                line.leave(BROKEN)

    def _answer(self, origin: Socket, allow: Allow, frame: bytes, now: float) -> bool:
        """Play what a frame asks for. False if that is nothing for the short way."""
        held = self.keeper.free(origin.table)
        if held is None:
            return False
        table = held.table
        audience = self.hub.audience(table)
        asking = audience.asking.get(origin)
        if asking is None or table.status != "playing":
            return False
        try:
            answer = audience.clerk.answer(table.ahead(), frame, origin.table, asking, audience.desk, now)
        except Exception:
            log.exception("the short way failed")
            return False
        if answer is None or not allow():
            return False
        held.turn.take()
        self.writer.put(Asked(self, held, audience, origin, frame, answer, now))
        return True
