"""Bots' thinking time is shared fairly, nobody has more bots than allowed, and bots alone play only while watched."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import madang
from madang.bots.protocol import Bot, Decision, View
from madang.client import Refusal
from madang.server.play import bots
from madang.server.play.bots import BotPool, Priority
from madang.server.settings import database_url
from tests.server.serving import Guest, at_random, hear, run, serving, settings, together, wait_for

# --- whose request comes next ----------------------------------------------------------------------------------------


class Asked(NamedTuple):
    """A request for a bot's decision; the name of the bot stands for the request."""

    name: str
    guest: str
    priority: Priority = Priority.WATCHED
    canceled: bool = False


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the bots that have thought, in their order. The one named "first" waits until others are queued."""
    thought: list[str] = []

    def fake_bot(level: str, game: str, seed: int) -> Bot:
        def choose(view: View) -> str:
            if level == "first":
                others_are_queued.wait(60)
            thought.append(level)
            return str(view["actions"][0])

        return choose

    others_are_queued.clear()
    monkeypatch.setattr(bots, "bot", fake_bot)
    return thought


others_are_queued = threading.Event()


def ask(*requests: Asked) -> int:
    """Have one thread think about requests that all come while it is busy; returns how many waited then."""

    async def scenario() -> int:
        pool, state = BotPool(1), madang.game("koryo").start(2, 0)
        asked = (Asked("first", "somebody"), *requests)
        tasks = [asyncio.create_task(pool.think(one.name, one.name, state, one.guest, one.priority)) for one in asked]
        await asyncio.sleep(0)
        waiting = pool.waiting
        for one, task in zip(asked, tasks, strict=True):
            if one.canceled:
                task.cancel()
        others_are_queued.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert pool.waiting == 0
        pool.close()
        return waiting

    return run(scenario())


def test_guests_take_turns(order: list[str]) -> None:
    waiting = ask(*(Asked(f"ann {n}", "ann") for n in range(50)), Asked("bob 0", "bob"), Asked("bob 1", "bob"))
    assert waiting == 52
    assert order[:5] == ["first", "ann 0", "bob 0", "ann 1", "bob 1"]
    assert order[5:] == [f"ann {n}" for n in range(2, 50)]


def test_many_guests_with_many_requests_each_get_their_turn(order: list[str]) -> None:
    guests = [f"guest {g}" for g in range(5)]
    ask(*(Asked(f"{guest} {n}", guest) for guest in guests for n in range(4)))
    for turn in range(4):
        assert {*order[1 + 5 * turn : 6 + 5 * turn]} == {f"{guest} {turn}" for guest in guests}


def test_what_somebody_waits_for_comes_first(order: list[str]) -> None:
    ask(
        Asked("analysis", "ann", Priority.ANALYSIS),
        Asked("unwatched", "bob", Priority.UNWATCHED),
        Asked("watched", "eve", Priority.WATCHED),
    )
    assert order == ["first", "watched", "unwatched", "analysis"]


def test_a_canceled_request_is_skipped(order: list[str]) -> None:
    ask(Asked("ann 0", "ann", canceled=True), Asked("ann 1", "ann"), Asked("bob 0", "bob", canceled=True))
    assert order == ["first", "ann 1"]


def test_a_bot_that_fails_does_not_take_its_thread_along(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_decide(*_: object) -> Decision:
        raise MemoryError

    async def scenario() -> None:
        pool, state = BotPool(1), madang.game("koryo").start(2, 0)
        with monkeypatch.context() as broken:
            broken.setattr(bots.BotPlayer, "decide", broken_decide)
            for number in range(3):
                with pytest.raises(MemoryError):
                    await pool.think(f"table {number}", "random", state, "ann", Priority.WATCHED)
        decision = await pool.think("table", "random", state, "ann", Priority.WATCHED)
        assert decision.action in state.actions()
        pool.close()

    run(scenario())


def test_a_turn_is_thought_about_for_the_creator_of_its_table(quick_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, set[tuple[str, Priority]]] = defaultdict(set)
    think = BotPool.think

    async def noting_think(self: BotPool, table: str, level: str, state: Any, guest: str, priority: Priority) -> Any:
        asked[table].add((guest, priority))
        return await think(self, table, level, state, guest, priority)

    monkeypatch.setattr(BotPool, "think", noting_think)
    ann, bob = Guest(quick_url), Guest(quick_url)
    watched = ann.create("koryo", ["me", "open"])
    with ann.socket(watched) as socket:
        hear(socket, "snapshot")
        ann.send("POST", f"/api/tables/{watched}/start", {"fill": "random"})
        until_a_bot_plays(ann, watched)
        ((of_ann, priority),) = asked[watched]
    unwatched = [guest.create("koryo", ["me", "random"]) for guest in (ann, bob)]
    until_a_bot_plays(ann, unwatched[0])
    until_a_bot_plays(bob, unwatched[1])
    assert priority == Priority.WATCHED
    assert asked[unwatched[0]] == {(of_ann, Priority.UNWATCHED)}
    ((of_bob, _),) = asked[unwatched[1]]
    assert of_bob != of_ann


def until_a_bot_plays(guest: Guest, table: str) -> None:
    def has_played() -> bool:
        now = guest.look(table)
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
        assert ann.look(table)["ply"] == 0
        for guest in (eve, ann):
            with guest.socket(table) as socket:
                began = hear(socket, "snapshot")["ply"]
                for _ in range(3):
                    hear(socket, "ply")
            wait_for(lambda: ann.look(table)["table"]["spectators"] == 0, "the server to see that the socket is gone")
            time.sleep(0.5)  # for a turn that was under way
            paused = ann.look(table)["ply"]
            assert paused > began
            time.sleep(1)
            assert ann.look(table)["ply"] == paused
        assert ann.look(table)["result"] is None


def test_bots_alone_do_not_play_after_a_restart(database: str) -> None:
    with serving(settings(database)) as url:
        ann = Guest(url)
        table = table_of_bots(ann)
    with serving(settings(database)) as url:
        time.sleep(1)
        assert Guest(url).look(table)["ply"] == 0


# --- quotas ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def strict(database: str) -> Iterator[str]:
    """A server with 3 tables and 4 bots for each guest."""
    with serving(settings(database, tables_per_guest=3, bots_per_guest=4)) as address:
        yield address


@pytest.fixture
def strict_sqlite(tmp_path: Path) -> Iterator[str]:
    database = database_url(str(tmp_path / "madang.db"))
    with serving(settings(database, tables_per_guest=3, bots_per_guest=4)) as address:
        yield address


def create(guest: Guest, *others: str) -> str:
    """The id of a new table that waits, or why it was refused."""
    answer = guest.http.post("/api/tables", json={"game": "koryo", "seats": ["me", *others]})
    if answer.is_success:
        return str(answer.json()["table"]["id"])
    assert answer.status_code == 429
    return str(answer.json()["error"]["id"])


def test_a_guest_has_only_so_many_tables_in_progress(strict: str) -> None:
    ann, bob = Guest(strict), Guest(strict)
    tables = [create(ann, "open") for _ in range(3)]
    assert create(ann, "open") == "too-many-tables"
    assert create(bob, "open") not in ("too-many-tables", "too-many-bots")
    ann.send("POST", f"/api/tables/{tables[0]}/leave")
    assert create(ann, "open") not in ("too-many-tables", "too-many-bots")
    assert create(ann, "open") == "too-many-tables"


def test_a_guest_has_only_so_many_bots_in_progress(strict: str) -> None:
    ann = Guest(strict)
    table = create(ann, "random", "random", "random")
    assert create(ann, "random", "random") == "too-many-bots"
    create(ann, "random")
    assert create(ann, "random") == "too-many-bots"
    ann.send("POST", f"/api/tables/{table}/leave")
    assert create(ann, "random", "random", "random") not in ("too-many-tables", "too-many-bots")


def test_requests_at_the_same_time_do_not_exceed_the_quota(strict: str) -> None:
    ann = Guest(strict)
    answers = together(*[lambda: create(ann, "open") for _ in range(12)])
    assert answers.count("too-many-tables") == 9


def test_bots_that_fill_open_seats_count_too(strict: str) -> None:
    ann = Guest(strict)
    tables = [ann.create("koryo", ["me", "open", "open", "open"]) for _ in range(2)]
    ann.send("POST", f"/api/tables/{tables[0]}/start", {"fill": "random"})
    with pytest.raises(Refusal) as refused:
        ann.send("POST", f"/api/tables/{tables[1]}/start", {"fill": "random"})
    assert refused.value.id == "too-many-bots"
    assert ann.look(tables[1])["table"]["status"] == "open"


def test_an_address_has_only_so_much_in_progress(strict_sqlite: str) -> None:
    """As much as five guests may have; who has no cookie is a new guest every time."""
    guests = [Guest(strict_sqlite) for _ in range(6)]
    for guest in guests[:5]:
        for _ in range(3):
            create(guest, "open")
    assert create(guests[5], "open") == "too-many-tables"


def test_an_address_has_only_so_many_bots_in_progress(strict_sqlite: str) -> None:
    guests = [Guest(strict_sqlite) for _ in range(8)]
    answers = [create(guest, "random", "random", "random") for guest in guests]
    assert [answer == "too-many-bots" for answer in answers] == [False] * 6 + [True] * 2


def test_finished_tables_do_not_count(strict: str) -> None:
    ann = Guest(strict)
    for _ in range(4):
        assert ann.play(ann.create("koryo", ["me", "random", "random"]), at_random())["scores"]


def test_a_rematch_counts_like_any_table(strict: str) -> None:
    ann = Guest(strict)
    table = ann.create("koryo", ["me", "random", "random", "random"])
    ann.play(table, at_random())
    create(ann, "random", "random")
    with pytest.raises(Refusal) as refused:
        ann.send("POST", f"/api/tables/{table}/rematch")
    assert refused.value.id == "too-many-bots"
    create(ann, "open"), create(ann, "open")
    with pytest.raises(Refusal) as refused:
        ann.send("POST", f"/api/tables/{table}/rematch")
    assert refused.value.id == "too-many-tables"
    assert ann.look(table)["table"]["rematch"] is None
