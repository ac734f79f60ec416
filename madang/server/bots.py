"""Bots at the table: they think on threads, from the view of their seat and nothing else."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import threading
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

from madang import State
from madang.bots.levels import bot
from madang.bots.protocol import Bot, Decision, decide

log = logging.getLogger("madang.server")


SITTING = 1_000
"""Bots that are kept between two of their turns; one that is needed again is made anew, and sees as much."""


def _give_way() -> None:
    """This thread works when the others of the machine do not."""
    if sys.platform == "linux":  # where a thread can be nicer than its process
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)


class Sitting:
    """A bot at a table. It thinks one thing at a time: its memory is not made for two threads."""

    def __init__(self, game: str, level: str) -> None:
        self.game = game
        self.level = level
        self._player: Bot | None = None
        self._thinking = threading.Lock()

    def decide(self, view: dict[str, object]) -> Decision:
        with self._thinking:
            if self._player is None:
                # a seed of its own: nothing that a bot does may tell of the game's stream
                self._player = bot(self.level, self.game, secrets.randbits(32))
            return decide(self._player, view)


class Bots:
    def __init__(self, threads: int, patient: bool = False) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot", _give_way if patient else None)
        self._sitting: OrderedDict[tuple[str, int, str], Sitting] = OrderedDict()

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def leave(self, table: str) -> None:
        """The game is over: its bots go home."""
        for key in [key for key in self._sitting if key[0] == table]:
            del self._sitting[key]

    async def think(self, table: str, level: str, state: State) -> Decision:
        """What a bot of this level would do for the seat that is to act."""
        seat = state.actor
        if seat is None:
            raise ValueError("the game is over")
        sitting, view = self._seated(table, seat, level, state.game.name), state.view(seat)
        return await asyncio.get_running_loop().run_in_executor(self._pool, _think, sitting, view)

    def _seated(self, table: str, seat: int, level: str, game: str) -> Sitting:
        key = (table, seat, level)
        found = self._sitting.pop(key, None) or Sitting(game, level)
        self._sitting[key] = found
        if len(self._sitting) > SITTING:
            self._sitting.popitem(last=False)
        return found


def _think(sitting: Sitting, view: dict[str, object]) -> Decision:
    try:
        return sitting.decide(view)
    except Exception:
        log.exception("a bot failed", extra={"level": sitting.level, "game": sitting.game})
        return decide(bot("random", sitting.game, secrets.randbits(32)), view)
