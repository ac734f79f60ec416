"""All sockets of a table at one worker.

Any worker can serve any table; but where the players of one are connected to different workers, each of those has to
play every action, and tell the others. So the workers of one machine have numbered places, the id of a table says which
place it belongs to, and a worker that is asked for a socket of somebody else's table hands over the connection itself.
Where that fails (nobody has the place, or he does not listen) the socket stays with whoever was asked.
"""

from __future__ import annotations

import array
import asyncio
import contextlib
import re
import socket
import zlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import IO, Any

import uvicorn
from uvicorn.server import ServerState

from madang.server.line import Line
from madang.server.running import options
from madang.server.settings import Settings

_ASKED = re.compile(rb"GET /api/tables/([\w-]{1,40})/socket[? ]", re.ASCII)
LARGEST = 65_536
"""Bytes of a request that is handed over."""
AGAIN = 0.005
TIMES = 400
"""How often a worker that is busy is tried, and the seconds between."""
NO_PLACE = 1.0
"""Seconds after which a worker that found no place looks for one again."""
GRACE = 5.0
"""Seconds that sockets have to end when the worker does."""


def place_of(table: bytes, places: int) -> int:
    """The place that a table belongs to; the same for all workers."""
    return zlib.crc32(table) % places


@contextlib.asynccontextmanager
async def handing(app: Any, settings: Settings) -> AsyncIterator[Hands | None]:
    """The hands of a worker, if there are others on this machine."""
    hands = Hands(app, settings) if settings.workers > 1 else None
    try:
        if hands:
            hands.open()
        yield hands
    finally:
        if hands:
            await hands.close()


class Hands:
    """Hands sockets to other workers, and takes those that are handed over."""

    def __init__(self, app: Any, settings: Settings) -> None:
        self.folder = Path(settings.folder)
        self.places = settings.workers
        self.place: int | None = None
        self.state = ServerState()
        self.config = uvicorn.Config(app, **options(forwarded_allow_ips=settings.proxies))
        self.config.load()
        self._loop = asyncio.get_running_loop()
        self._here = _packets()
        self._out = _packets()
        self._lock: IO[str] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        """Take a place, and listen there."""
        self._spawn(self._settle())

    async def close(self) -> None:
        """Take nothing more, and let everybody go."""
        self._loop.remove_reader(self._here)
        for task in self._tasks:
            task.cancel()
        for line in [*self.state.connections]:
            line.shutdown()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GRACE):
                await asyncio.gather(*self._tasks, *self.state.tasks, return_exceptions=True)
        for one in (self._here, self._out, self._lock):
            if one is not None:
                one.close()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- places ---

    def _address(self, place: int) -> str:
        return str(self.folder / f"{place}.lines")

    async def _settle(self) -> None:
        """Take the first place that is free; a worker that takes over from another may have to wait for his."""
        while (found := next(self._free(), None)) is None:
            await asyncio.sleep(NO_PLACE)
        place, self._lock = found
        Path(self._address(place)).unlink(missing_ok=True)  # of one who died
        self._here.bind(self._address(place))
        self._loop.add_reader(self._here, self._take)
        self.place = place

    def _free(self) -> Iterator[tuple[int, IO[str]]]:
        import fcntl  # which Windows does not have: there, there is one worker

        for place in range(self.places):
            lock = (self.folder / f"{place}.lock").open("w")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                lock.close()
            else:
                yield place, lock

    # --- handing over ---

    def offer(self, line: Line, request: bytes, times: int = TIMES) -> None:
        """Hand a new socket to the worker that has its table, or have it served here."""
        asked = _ASKED.match(request)
        if asked is None or len(request) > LARGEST or (place := place_of(asked[1], self.places)) == self.place:
            line.begin(request)
        elif not line.transport.is_closing():
            self._send(line, request, place, times)

    def _send(self, line: Line, request: bytes, place: int, times: int) -> None:
        number = line.transport.get_extra_info("socket").fileno()
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [number]))]
        try:
            self._out.sendmsg([request], rights, 0, self._address(place))
        except BlockingIOError:
            if times:
                self._loop.call_later(AGAIN, self.offer, line, request, times - 1)
            else:
                line.begin(request)
        except OSError:
            line.begin(request)
        else:
            line.transport.abort()  # which closes nothing but this worker's end of it

    def _take(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                request, numbers, _, _ = socket.recv_fds(self._here, LARGEST, 1)
                for number in numbers:
                    self._spawn(self._adopt(socket.socket(fileno=number), request))

    async def _adopt(self, connection: socket.socket, request: bytes) -> None:
        line = Line(self.config, self.state, {}, self._loop)
        try:
            connection.setblocking(False)
            await self._loop.connect_accepted_socket(lambda: line, connection)
            line.data_received(request)
        except OSError:  # he has gone meanwhile
            connection.close()


def _packets() -> socket.socket:
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.setblocking(False)
    return made
