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

from madang.server.clerk import Answer
from madang.server.hub import Audience, Hub, Socket
from madang.server.keeper import Held, Keeper
from madang.server.refusals import Refused
from madang.server.tables import Table
from madang.server.writer import Writer

log = logging.getLogger("madang.server")
BROKEN = 1011
Allow = Callable[[], bool]


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
        answer.wanted = self.hub.elsewhere(origin.table)
        answer.then = partial(self._settle, held, audience, origin, frame)
        self.writer.put(answer)
        return True

    def _settle(
        self, held: Held, audience: Audience, origin: Socket, frame: bytes, answer: Answer, outcome: bool | Exception
    ) -> None:
        """An action is stored, and told; or it is not, and takes the long way."""
        try:
            if outcome is True:
                self._tell(held.table, audience, origin, answer)
            else:
                origin.line.take(frame)
        except Exception:
            self.keeper.forget(answer.table)  # it is stored: whoever asks next finds it there
            origin.send(Refused("server-error").json(answer.tag))
            raise
        finally:
            held.turn.release()

    def _tell(self, table: Table, audience: Audience, origin: Socket, answer: Answer) -> None:
        lines = table.go_ahead(len(answer.rows), answer.lines, answer.at, answer.steps, answer.over)
        self.hub.pass_on(audience, answer.frames, lines, origin, answer.tag)
        if audience.with_bots:
            self.poke(table)
