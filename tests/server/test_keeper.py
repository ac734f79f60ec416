"""Whose turn it is to change a table."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from madang.server.keeper import Turn
from tests.server.serving import run


def test_a_turn_is_handed_on_in_the_order_of_asking() -> None:
    async def play() -> list[str]:
        turn, order = Turn(), list[str]()

        async def take(name: str) -> None:
            await turn.acquire()
            order.append(name)
            await asyncio.sleep(0)
            turn.release()

        turn.take()
        tasks = [asyncio.create_task(take(name)) for name in "abc"]
        await asyncio.sleep(0)
        assert order == []
        turn.release()
        assert turn.taken, "it goes to the first who waits, not to who happens to come by"
        await asyncio.gather(*tasks)
        assert not turn.taken
        return order

    assert run(play()) == ["a", "b", "c"]


def test_who_has_gone_away_does_not_keep_the_turn() -> None:
    async def play() -> None:
        turn = Turn()
        turn.take()
        waiting, handed, last = (asyncio.create_task(turn.acquire()) for _ in range(3))
        await asyncio.sleep(0)
        waiting.cancel()
        turn.release()  # to `handed`, because `waiting` is gone
        handed.cancel()  # who goes away at the very moment
        with contextlib.suppress(asyncio.CancelledError):
            await handed
        await asyncio.wait_for(last, 5)
        turn.release()
        assert not turn.taken

    run(play())


def test_nobody_takes_what_somebody_has() -> None:
    turn = Turn()
    turn.take()
    with pytest.raises(RuntimeError):
        turn.take()
