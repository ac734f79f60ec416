"""Bots at the table: they think on threads, from the view of their seat and nothing else."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import sys
import threading
from concurrent.futures import ThreadPoolExecutor

from madang import State
from madang.bots.levels import bot
from madang.bots.protocol import Bot, Decision, decide

log = logging.getLogger("madang.server")


def _give_way() -> None:
    """This thread works when the others of the machine do not."""
    if sys.platform == "linux":  # where a thread can be nicer than its process
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 19)


class Bots:
    def __init__(self, threads: int, patient: bool = False) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot", _give_way if patient else None)
        self._sitting: dict[tuple[str, int, str], Bot] = {}

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
        view = state.view(seat)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._think, (table, seat, level), state.game.name, view)

    def _think(self, key: tuple[str, int, str], game: str, view: dict[str, object]) -> Decision:
        try:
            player = self._sitting.get(key)
            if player is None:
                # a seed of its own: nothing that a bot does may tell of the game's stream
                player = self._sitting[key] = bot(key[2], game, secrets.randbits(32))
            return decide(player, view)
        except Exception:
            log.exception("a bot failed", extra={"level": key[2], "game": game})
            return decide(bot("random", game, secrets.randbits(32)), view)
