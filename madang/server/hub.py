"""The live sockets: who is connected to which table, and telling each what is new to him."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from pydantic_core import to_json

from madang.server import seeing
from madang.server.answering import SPECTATORS
from madang.server.clerk import Asking, Desk, clerk
from madang.server.seeing import Presence, Reader
from madang.server.tables import Table
from madang.server.telling import News

RESTART = 1012


class Line(Protocol):
    """The wire of a socket."""

    gather: Callable[[bytes], None] | None
    serve: Callable[[], None]

    @property
    def waits(self) -> bool: ...
    def take(self, data: bytes) -> None: ...
    async def receive(self) -> Any: ...
    def say(self, data: bytes) -> None: ...
    def say_frame(self, frame: bytes) -> None: ...
    def leave(self, code: int) -> None: ...


@dataclass(eq=False, slots=True)
class Socket:
    """One connection. `sent` is the number of log entries that it has."""

    who: Reader
    line: Line
    sent: int = 0
    table: str = ""
    chair: Chair | None = None

    def send(self, message: dict[str, Any]) -> None:
        self.line.say(to_json(message))


class Chair(NamedTuple):
    """From where somebody may ask for an action by the short way, as long as nobody comes or goes."""

    audience: Audience
    asking: Asking
    told: tuple[Socket, ...]
    """All who are told: the others, and last he himself."""


class Audience:
    """Those who are connected to a table, as the short way of an action has to know them."""

    def __init__(self, table: Table, sockets: Sequence[Socket]) -> None:
        self.table = table
        self.here = True
        """Whether it is still the same people."""
        self.clerk = clerk(table.terms.game)
        self.with_bots = any(seat.kind == "bot" for seat in table.seats)
        self.desk = Desk(table.names, [seat.guest for seat in table.seats], table.alone)
        self.seated: list[Socket] = []
        """Those who may ask for an action by the short way."""
        if table.terms.clock is None and all(_is_usual(table, socket.who) for socket in sockets):
            self.seated += [socket for socket in sockets if socket.who.seat is not None]
        for socket in self.seated:
            others = [other for other in sockets if other is not socket]
            asking = Asking.at(socket.who.seat or 0, [_place(other) for other in others])
            socket.chair = Chair(self, asking, (*others, socket))

    def leave(self) -> None:
        """Somebody comes or goes, or sits elsewhere: it is no longer the same people."""
        self.here = False
        for socket in self.seated:
            socket.chair = None


def _place(socket: Socket) -> int:
    return SPECTATORS if socket.who.seat is None else socket.who.seat


def _is_usual(table: Table, who: Reader) -> bool:
    """Whether a reader is told the same as all who look from there."""
    return _is_his(table, who) and (who.seat is not None or not table.seats_of(who.guest))


def _is_his(table: Table, who: Reader) -> bool:
    """Whether a reader may look from where he looks."""
    return who.seat is None or who.seat in table.seats_of(who.guest)


class Hub:
    def __init__(self) -> None:
        self._sockets: dict[str, list[Socket]] = defaultdict(list)
        self._audiences: dict[str, Audience] = {}
        self._open: dict[str, int] = defaultdict(int)
        self._elsewhere: dict[str, dict[str, Presence]] = defaultdict(dict)
        self._heard: dict[str, float] = {}
        self._buried: set[str] = set()

    def watched(self, table: str) -> bool:
        return bool(self._sockets.get(table))

    def tables(self) -> list[str]:
        return [*self._sockets]

    def enter(self, visitor: str, most: int) -> bool:
        """Let a visitor open one more socket, if he has not too many."""
        if self._open[visitor] >= most:
            return False
        self._open[visitor] += 1
        return True

    def leave(self, visitor: str) -> None:
        self._open[visitor] -= 1
        if not self._open[visitor]:
            del self._open[visitor]

    # --- coming and going ---

    def join(self, table: Table, socket: Socket) -> None:
        socket.table = table.id
        self._sockets[table.id].append(socket)
        self._disperse(table.id)

    def turn(self, socket: Socket, who: Reader) -> None:
        """Somebody looks at the table from another seat."""
        socket.who = who
        self._disperse(socket.table)

    def part(self, socket: Socket) -> None:
        self._disperse(socket.table)
        sockets = self._sockets.get(socket.table, [])
        if socket in sockets:
            sockets.remove(socket)
        if not sockets:
            self._sockets.pop(socket.table, None)

    def here(self, table: Table) -> Presence:
        """Who is connected to this worker."""
        sockets = self._sockets.get(table.id, ())
        seats = {seat for socket in sockets for seat in table.seats_of(socket.who.guest)}
        return Presence(sorted(seats), sum(not table.seats_of(socket.who.guest) for socket in sockets))

    def presence(self, table: Table) -> Presence:
        """Who is connected, anywhere."""
        known = [self.here(table), *self._elsewhere.get(table.id, {}).values()]
        seats = {seat for presence in known for seat in presence.seats}
        return Presence(sorted(seats), sum(presence.spectators for presence in known))

    def elsewhere(self, table: str) -> bool:
        """Whether somebody is known to be connected to a table by another worker."""
        return table in self._elsewhere

    def hear(self, worker: str, table: str, presence: Presence) -> None:
        """Another worker tells who is connected to it."""
        self._heard[worker] = time.monotonic()
        self._elsewhere[table][worker] = presence
        if not presence.seats and not presence.spectators:
            self._forget(worker, table)

    def hear_from(self, worker: str) -> bool:
        """Another worker is alive; says whether it was taken for dead, and who is connected to it forgotten."""
        self._heard[worker] = time.monotonic()
        buried = worker in self._buried
        self._buried.discard(worker)
        return buried

    def bury(self, silence: float) -> list[str]:
        """Forget who was connected to workers of which nothing was heard for so long; returns their tables."""
        before = time.monotonic() - silence
        dead = [worker for worker, heard in self._heard.items() if heard < before]
        lost = [(worker, table) for worker in dead for table, there in self._elsewhere.items() if worker in there]
        for worker, table in lost:
            self._forget(worker, table)
        for worker in dead:
            del self._heard[worker]
        self._buried.update(dead)
        return [table for _, table in lost]

    def _forget(self, worker: str, table: str) -> None:
        del self._elsewhere[table][worker]
        if not self._elsewhere[table]:
            del self._elsewhere[table]

    # --- telling ---

    def snapshot(self, table: Table, socket: Socket, since: int) -> None:
        socket.send(seeing.snapshot(table, socket.who, since, time.time(), self.presence(table)))
        socket.sent = table.log_size

    def publish(self, table: Table, origin: Socket | None = None, re: int | str | None = None) -> None:
        """Tell everybody at a table what is new, and if it is the end; to who caused it, it is the acknowledgement."""
        sockets = self._sockets.get(table.id)
        if not sockets:
            return
        news = News(table, time.time())
        for socket in [*sockets]:
            socket.line.say(news.update(socket.who, socket.sent, re if socket is origin else None))
            socket.sent = table.log_size
        if table.status == "over":
            self.table_changed(table)

    def chair(self, table: Table, socket: Socket) -> Chair | None:
        """From where somebody may ask for an action by the short way; None if he may not."""
        if self._audiences.get(table.id) is None or self._audiences[table.id].table is not table:
            self._disperse(table.id)
            self._audiences[table.id] = Audience(table, self._sockets.get(table.id, ()))
        return socket.chair

    def _disperse(self, table: str) -> None:
        if audience := self._audiences.pop(table, None):
            audience.leave()

    def pass_on(self, chair: Chair, frames: Sequence[bytes], lines: int, re: int | None) -> None:
        """Tell everybody what the short way has written; in full, if somebody came or went meanwhile, or at the end of
        the game, of which it writes nothing."""
        audience, _, told = chair
        if not audience.here or not frames:
            self.publish(audience.table, told[-1], re)
            return
        for socket, frame in zip(told, frames, strict=True):
            socket.line.say_frame(frame)
            socket.sent = lines

    def table_changed(self, table: Table) -> None:
        """Tell everybody who sits where. Whoever has left a seat is a spectator from now on: it may be another's."""
        for socket in self._sockets.get(table.id, ()):
            if not _is_his(table, socket.who):
                self.turn(socket, Reader(socket.who.guest, None))
        presence = self.presence(table)
        for socket in [*self._sockets.get(table.id, ())]:
            socket.send(seeing.changed(table, socket.who, presence))

    def close(self) -> None:
        for sockets in [*self._sockets.values()]:
            for socket in [*sockets]:
                socket.line.leave(RESTART)
