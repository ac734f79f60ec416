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
from typing import NamedTuple

from madang.server.clerk import Answer
from madang.server.hub import Chair, Hub, Socket
from madang.server.keeper import Held, Keeper
from madang.server.refusals import Refused
from madang.server.tables import Table
from madang.server.writer import Writer

log = logging.getLogger("madang.server")
BROKEN = 1011
Allow = Callable[[], bool]


class Visit:
    """Somebody whose actions are answered; `allow` says whether he may ask for something more."""

    __slots__ = ("allow", "counter", "socket")

    def __init__(self, counter: Counter, socket: Socket, allow: Allow) -> None:
        self.counter = counter
        self.socket = socket
        self.allow = allow

    def gather(self, frame: bytes) -> None:
        """Have a frame wait until all is read that has come at this moment."""
        gathered = self.counter.gathered
        if not gathered:
            asyncio.get_running_loop().call_soon(self.counter.serve)
        gathered.append((self, frame))


class About(NamedTuple):
    """What an answer is about: the table, from where it was asked for, and what for."""

    held: Held
    chair: Chair
    frame: bytes


class Counter:
    """`elsewhere` says whether other workers are told of a table; `poke` is told where it may be a bot's turn."""

    def __init__(
        self,
        keeper: Keeper,
        hub: Hub,
        writer: Writer,
        elsewhere: Callable[[str], bool],
        poke: Callable[[Table], None],
    ) -> None:
        self.keeper = keeper
        self.hub = hub
        self.writer = writer
        self.elsewhere = elsewhere
        self.poke = poke
        self.gathered: list[tuple[Visit, bytes]] = []

    def attend(self, socket: Socket, allow: Allow) -> None:
        """Answer what comes over a socket."""
        socket.line.gather = Visit(self, socket, allow).gather
        socket.line.serve = self.serve

    def serve(self) -> None:
        """Answer what has come, or have it wait."""
        gathered, self.gathered = self.gathered, []
        now = time.time()
        for visit, frame in gathered:
            line = visit.socket.line
            try:
                if not (line.waits and self._answer(visit, frame, now)):
                    line.take(frame)
            except Exception:
                log.exception("a frame could not be taken")
                line.leave(BROKEN)

    def _answer(self, visit: Visit, frame: bytes, now: float) -> bool:
        """Play what a frame asks for. False if that is nothing for the short way."""
        socket = visit.socket
        held = self.keeper.free(socket.table)
        if held is None:
            return False
        table, chair = held.table, socket.chair
        if chair is None or chair.audience.table is not table:
            chair = self.hub.chair(table, socket)
        if chair is None or table.status != "playing":
            return False
        audience, asking, _ = chair
        try:
            answer = audience.clerk.answer(table.ahead(), frame, socket.table, asking, audience.desk, now)
        except Exception:
            log.exception("the short way failed")
            return False
        if answer is None or not visit.allow():
            return False
        held.turn.take()
        answer.wanted = self.elsewhere(socket.table)
        answer.then = self._settle
        answer.about = About(held, chair, frame)
        self.writer.put(answer)
        return True

    def _settle(self, answer: Answer, outcome: bool | Exception, about: About) -> None:
        """An action is stored, and told; or it is not, and takes the long way."""
        held, chair, frame = about
        try:
            if outcome is True:
                self._tell(held.table, chair, answer)
            else:
                chair.told[-1].line.take(frame)
        except Exception:
            self.keeper.forget(answer.table)  # it is stored: whoever asks next finds it there
            chair.told[-1].send(Refused("server-error").json(answer.tag))
            raise
        finally:
            held.turn.release()

    def _tell(self, table: Table, chair: Chair, answer: Answer) -> None:
        lines = table.go_ahead(len(answer.rows), answer.lines, answer.at, answer.steps, answer.over)
        self.hub.pass_on(chair, answer.frames, lines, answer.tag)
        if chair.audience.with_bots:
            self.poke(table)
