"""Bots: guests share their thinking time fairly, and tables of bots alone are played only while somebody watches."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict
from typing import Any, NamedTuple

import pytest

import madang
from madang.bots.protocol import Bot, Decision, View
from madang.server.metrics import Metrics
from madang.server.play import bots
from madang.server.play.bots import BotPool, Priority
from tests.server.clients import Guest, receive
from tests.server.concurrency import wait_for
from tests.server.servers import serving, settings

# --- whose request comes next ----------------------------------------------------------------------------------------


class BotRequest(NamedTuple):
    """A request for a bot's decision; the level of the bot is used as the name of the request."""

    name: str
    guest: str
    priority: Priority = Priority.WATCHED
    canceled: bool = False


@pytest.fixture
def thinking_order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the handled requests, in order. The request "first" is handled only when all others are queued."""
    handled: list[str] = []

    def fake_bot(level: str, game: str, seed: int) -> Bot:
        def choose(view: View) -> str:
            if level == "first":
                others_are_queued.wait(60)
            handled.append(level)
            return str(view["actions"][0])

        return choose

    others_are_queued.clear()
    monkeypatch.setattr(bots, "bot", fake_bot)
    return handled


others_are_queued = threading.Event()


def queue_requests(*requests: BotRequest) -> int:
    """Queue requests while the only thread is busy, and handle them all; returns how many were waiting."""

    async def scenario() -> int:
        pool, state = BotPool(1, Metrics()), madang.game("koryo").start(2, 0)
        queued = (BotRequest("first", "somebody"), *requests)
        tasks = [asyncio.create_task(pool.think(r.name, r.name, state, r.guest, r.priority)) for r in queued]
        await asyncio.sleep(0)
        waiting = pool.waiting
        for request, task in zip(queued, tasks, strict=True):
            if request.canceled:
                task.cancel()
        others_are_queued.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert pool.waiting == 0
        pool.close()
        return waiting

    return asyncio.run(scenario())


def test_guests_take_turns(thinking_order: list[str]) -> None:
    waiting = queue_requests(
        *(BotRequest(f"ann {n}", "ann") for n in range(50)), BotRequest("bob 0", "bob"), BotRequest("bob 1", "bob")
    )
    assert waiting == 52
    assert thinking_order[:5] == ["first", "ann 0", "bob 0", "ann 1", "bob 1"]
    assert thinking_order[5:] == [f"ann {n}" for n in range(2, 50)]


def test_many_guests_with_many_requests_take_turns(thinking_order: list[str]) -> None:
    guests = [f"guest {g}" for g in range(5)]
    queue_requests(*(BotRequest(f"{guest} {n}", guest) for guest in guests for n in range(4)))
    for turn in range(4):
        assert {*thinking_order[1 + 5 * turn : 6 + 5 * turn]} == {f"{guest} {turn}" for guest in guests}


def test_watched_tables_come_before_unwatched_ones_and_analysis(thinking_order: list[str]) -> None:
    queue_requests(
        BotRequest("analysis", "ann", Priority.ANALYSIS),
        BotRequest("unwatched", "bob", Priority.UNWATCHED),
        BotRequest("watched", "eve", Priority.WATCHED),
    )
    assert thinking_order == ["first", "watched", "unwatched", "analysis"]


def test_a_canceled_request_is_skipped(thinking_order: list[str]) -> None:
    queue_requests(
        BotRequest("ann 0", "ann", canceled=True), BotRequest("ann 1", "ann"), BotRequest("bob 0", "bob", canceled=True)
    )
    assert thinking_order == ["first", "ann 1"]


def test_a_failing_bot_does_not_end_its_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_decide(*_: object) -> Decision:
        raise MemoryError

    async def scenario() -> None:
        pool, state = BotPool(1, Metrics()), madang.game("koryo").start(2, 0)
        with monkeypatch.context() as broken:
            broken.setattr(bots.BotPlayer, "decide", broken_decide)
            for number in range(3):
                with pytest.raises(MemoryError):
                    await pool.think(f"table {number}", "random", state, "ann", Priority.WATCHED)
        decision = await pool.think("table", "random", state, "ann", Priority.WATCHED)
        assert decision.action in state.actions()
        pool.close()

    asyncio.run(scenario())


def test_bot_time_is_charged_to_the_creator_of_the_table(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, set[tuple[str, Priority]]] = defaultdict(set)
    think = BotPool.think

    async def recording_think(
        self: BotPool, table: str, level: str, state: Any, guest: str, priority: Priority, seed: int | None = None
    ) -> Any:
        asked[table].add((guest, priority))
        return await think(self, table, level, state, guest, priority, seed)

    monkeypatch.setattr(BotPool, "think", recording_think)
    ann, bob = Guest(sqlite_url), Guest(sqlite_url)
    watched = ann.create("koryo", ["me", "open"])
    with ann.socket(watched) as socket:
        receive(socket, "snapshot")
        ann.send("POST", f"/api/tables/{watched}/start", {"fill": "random"})
        wait_for_a_bot(ann, watched)
        ((of_ann, priority),) = asked[watched]
    unwatched = [guest.create("koryo", ["me", "random"]) for guest in (ann, bob)]
    wait_for_a_bot(ann, unwatched[0])
    wait_for_a_bot(bob, unwatched[1])
    assert priority == Priority.WATCHED
    assert asked[unwatched[0]] == {(of_ann, Priority.UNWATCHED)}
    ((of_bob, _),) = asked[unwatched[1]]
    assert of_bob != of_ann


def wait_for_a_bot(guest: Guest, table: str) -> None:
    def has_played() -> bool:
        now = guest.snapshot(table)
        if now["view"]["actions"]:
            guest.act(table, now["ply"], now["seat"], now["view"]["actions"][0])
        return any(ply["kind"] == "bot" for ply in now["plies"])

    wait_for(has_played, "a bot to play")


# --- tables where only bots sit --------------------------------------------------------------------------------------


def table_of_bots(guest: Guest) -> str:
    table = guest.create("koryo", ["open", "random", "random", "random"])
    guest.send("POST", f"/api/tables/{table}/start", {"fill": "random"})
    return table


def test_bots_alone_play_only_while_somebody_watches(database: str) -> None:
    with serving(settings(database, bot_pause=0.1)) as url:
        ann, eve = Guest(url), Guest(url)
        table = table_of_bots(ann)
        time.sleep(1)
        assert ann.snapshot(table)["ply"] == 0
        for guest in (eve, ann):
            with guest.socket(table) as socket:
                began = receive(socket, "snapshot")["ply"]
                for _ in range(3):
                    receive(socket, "ply")
            wait_for(lambda: ann.snapshot(table)["table"]["spectators"] == 0, "the server to notice the closed socket")
            time.sleep(0.5)  # for a turn that was under way
            paused = ann.snapshot(table)["ply"]
            assert paused > began
            time.sleep(1)
            assert ann.snapshot(table)["ply"] == paused
        assert ann.snapshot(table)["result"] is None


def test_bots_alone_do_not_play_after_a_restart(database: str) -> None:
    with serving(settings(database)) as url:
        ann = Guest(url)
        table = table_of_bots(ann)
    with serving(settings(database)) as url:
        time.sleep(1)
        assert Guest(url).snapshot(table)["ply"] == 0
