"""Bots at tables. They decide on threads, and get nothing but the view of their seat. Reviews use the same threads.

Thinking time is shared fairly. Requests are queued by priority; within a priority, the guests who created the tables
take turns. So the tables of one guest do not delay the tables of others.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from functools import partial
from typing import Any, NamedTuple, TypeVar

from madang import State
from madang.bots.fixed import fixed_bot
from madang.bots.levels import bot
from madang.bots.protocol import Bot, Decision, decide
from madang.server.metrics import Metrics

log = logging.getLogger("madang.server")
T = TypeVar("T")
MAX_PLAYERS = 1_000
"""Bots kept in memory between their turns. A bot that was dropped is created again when needed."""


class Priority(IntEnum):
    WATCHED = 0
    """A connected player is waiting."""
    UNWATCHED = 1
    ANALYSIS = 2


class BotPlayer:
    """A bot at a seat. A lock allows one decision at a time, because bots are not thread-safe."""

    def __init__(self, game: str, level: str) -> None:
        self._game = game
        self._level = level
        self._bot: Bot | None = None
        self._lock = threading.Lock()

    def decide(self, view: dict[str, object], seed: int | None) -> Decision:
        """Choose an action; with a seed, always the same one. If the bot raises an error, the random bot chooses."""
        with self._lock:
            try:
                if seed is not None:
                    return decide(fixed_bot(self._level, self._game, seed), view)
                if self._bot is None:
                    # an independent seed: a bot's choices must not depend on the game's random stream
                    self._bot = bot(self._level, self._game, secrets.randbits(32))
                return decide(self._bot, view)
            except Exception:
                log.exception("a bot raised an error", extra={"level": self._level, "game": self._game})
                return decide(bot("random", self._game, secrets.randbits(32)), view)


class WorkRequest(NamedTuple):
    """A call that waits for a thread, and the future for its result."""

    work: Callable[[], Any]
    result: asyncio.Future[Any]


class BotPool:
    def __init__(self, threads: int, metrics: Metrics) -> None:
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(threads, "bot")
        self._free = threads
        self._waiting: dict[Priority, OrderedDict[str, deque[WorkRequest]]] = {
            priority: OrderedDict() for priority in Priority
        }
        self._players: OrderedDict[tuple[str, int, str], BotPlayer] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        self._started_at = 0.0

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a thread."""
        return sum(len(requests) for guests in self._waiting.values() for requests in guests.values())

    @property
    def stuck_for(self) -> float:
        """Seconds since a request was last started, while others wait; 0 if none waits."""
        return time.monotonic() - self._started_at if self.waiting else 0.0

    async def think(
        self, table_id: str, level: str, state: State, guest: str, priority: Priority, seed: int | None = None
    ) -> Decision:
        """The decision of a bot for the seat to act. The thinking time is charged to a guest.

        With a seed, the decision depends only on the seed and what the bot sees.
        """
        seat = state.actor
        if seat is None:
            raise ValueError("the game is over")
        player = self._player(table_id, seat, level, state.game.name)
        with self._metrics.decisions.labels(level).time():
            return await self.run(partial(player.decide, state.view(seat), seed), guest, priority)

    async def run(self, work: Callable[[], T], guest: str, priority: Priority) -> T:
        """The result of a call on one of the threads, when it is its turn."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting[priority].setdefault(guest, deque()).append(WorkRequest(work, result))
        self._start_requests()
        return await result

    def forget(self, table_id: str) -> None:
        """Drop the bots of a table."""
        for key in [key for key in self._players if key[0] == table_id]:
            del self._players[key]

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _player(self, table_id: str, seat: int, level: str, game: str) -> BotPlayer:
        key = (table_id, seat, level)
        player = self._players.setdefault(key, BotPlayer(game, level))
        self._players.move_to_end(key)
        if len(self._players) > MAX_PLAYERS:
            self._players.popitem(last=False)
        return player

    def _start_requests(self) -> None:
        while self._free and (request := self._next()) is not None:
            self._free -= 1
            self._started_at = time.monotonic()
            task = asyncio.create_task(self._run(request))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _next(self) -> WorkRequest | None:
        """The next request of the highest priority, taking turns among guests."""
        for guests in self._waiting.values():
            while guests:
                guest, requests = guests.popitem(last=False)
                request = requests.popleft()
                if requests:
                    guests[guest] = requests  # behind all other guests
                if not request.result.done():  # else its caller was canceled
                    return request
        return None

    async def _run(self, request: WorkRequest) -> None:
        loop = asyncio.get_running_loop()
        try:
            result = await loop.run_in_executor(self._threads, request.work)
            if not request.result.done():
                request.result.set_result(result)
        except Exception as error:
            if not request.result.done():
                request.result.set_exception(error)
        finally:
            self._free += 1
            self._start_requests()
