"""Orders that are sealed before one's turn, and answers to ripostes in advance."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import pytest

import madang
from madang import State
from madang.server.play.runtime import Runtime
from madang.server.settings import database_url
from madang.server.tables import advance, schedule
from madang.server.tables import table as tables
from tests.played_games import random_game
from tests.server.clients import Guest, Json, full_table, refusal, to_act
from tests.server.concurrency import wait_for
from tests.server.runtimes import act, connect, running_workers, table_of_ann_and_bob, wait_until
from tests.server.servers import serving_sqlite, settings
from tests.server.twin_tables import TwinTables, deal_state


@pytest.fixture
def short_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "PAUSE", 0.1)


def advance_of(guest: Guest, table: str, seat: int) -> Json:
    answer: Json = guest.send("GET", f"/api/tables/{table}/advance?seat={seat}")
    return answer


def seal(guest: Guest, table: str, seat: int, order: str | None) -> Json:
    answer: Json = guest.send("PUT", f"/api/tables/{table}/advance/order", {"seat": seat, "order": order})
    return answer


def plies(guest: Guest, table: str) -> list[Json]:
    found: list[Json] = guest.send("GET", f"/api/tables/{table}/plies")["plies"]
    return found


def assert_nothing_is_played(guest: Guest, table: str) -> None:
    """Wait for several sweeps of the server: no ply comes."""
    with guest.socket(table) as socket, contextlib.suppress(TimeoutError):
        while True:
            assert '"type":"ply"' not in socket.recv(1.0)


def wait_for_plies(guest: Guest, table: str, count: int) -> list[Json]:
    wait_for(lambda: len(plies(guest, table)) >= count, "a decision in advance to be played")
    return plies(guest, table)


# --- what is legal ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["koryo", "choson"])
def test_the_orders_that_can_be_sealed_are_those_that_are_legal_in_the_turn(name: str) -> None:
    compared = 0
    for seed in range(6):
        foreseen: dict[int, list[str]] = {}
        for state in random_game(madang.game(name), 4, seed):
            if state.actor in foreseen:
                assert foreseen.pop(state.actor) == state.actions()
                compared += 1
            foreseen = {seat: orders for seat in range(4) if (orders := advance.orders_of(state, seat))}
    assert compared > 100


def test_nothing_can_be_sealed_in_corinth_or_outside_the_order_phase() -> None:
    for name in madang.game_names():
        for state in random_game(madang.game(name), 3, 1):
            if state.view()["phase"] != "order":
                assert all(not advance.orders_of(state, seat) for seat in range(3))


# --- sealed orders ---------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("short_pause")
@pytest.mark.parametrize("game", ["koryo", "choson"])
def test_the_server_plays_a_sealed_order_when_the_turn_comes(url: str, game: str) -> None:
    table, guests = full_table(url, game, 2)
    actor, waiting, now = to_act(table, guests)
    seat = 1 - now["seat"]
    assert waiting.snapshot(table)["can_seal"]
    assert not now["can_seal"]
    offered = advance_of(waiting, table, seat)
    assert offered["order"] is None
    assert offered["riposte"] == ("ask" if game == "choson" else None)
    first, second = random.Random(1).sample(offered["orders"], 2)
    assert seal(waiting, table, seat, first)["order"] == first
    assert seal(waiting, table, seat, second)["order"] == second
    actor.act(table, 0, now["seat"], "pass")
    played = wait_for_plies(waiting, table, 2)[1]
    assert (played["seat"], played["kind"], played["action"]) == (seat, "action", second)
    assert advance_of(waiting, table, seat)["order"] is None


@pytest.mark.usefixtures("short_pause")
def test_a_withdrawn_order_is_not_played(sqlite_url: str) -> None:
    table, guests = full_table(sqlite_url, "koryo", 2)
    actor, waiting, now = to_act(table, guests)
    seat = 1 - now["seat"]
    seal(waiting, table, seat, "pass")
    assert seal(waiting, table, seat, None)["order"] is None
    actor.act(table, 0, now["seat"], "pass")
    assert_nothing_is_played(waiting, table)


def test_only_a_legal_order_before_ones_turn_can_be_sealed(url: str) -> None:
    table, guests = full_table(url, "koryo", 2)
    actor, waiting, now = to_act(table, guests)
    seat = 1 - now["seat"]
    absent = next(kind for kind in "123456789BL" if kind not in waiting.snapshot(table)["view"]["hands"][seat])
    assert refusal(seal, waiting, table, seat, f"play {absent}") == "order-not-legal"
    assert refusal(seal, waiting, table, seat, "dance") == "order-not-legal"
    assert refusal(seal, waiting, table, now["seat"], "pass") == "not-your-seat"
    assert refusal(advance_of, actor, table, seat) == "not-your-seat"
    assert refusal(seal, actor, table, now["seat"], "pass") == "your-turn-has-come"
    actor.act(table, 0, now["seat"], "pass")
    assert refusal(seal, actor, table, now["seat"], "pass") == "no-order-now"
    assert refusal(seal, waiting, table, seat, "pass") == "your-turn-has-come"
    lonely = guests[0].create("koryo", ["me", "open"])
    assert refusal(seal, guests[0], lonely, 0, "pass") == "no-order-now"


def test_undo_before_a_sealed_order_is_played(sqlite_url: str) -> None:
    """The player before may undo during the pause; the order stays sealed and is played after the next try."""
    table, guests = full_table(sqlite_url, "koryo", 2)
    actor, waiting, now = to_act(table, guests)
    seat = 1 - now["seat"]
    seal(waiting, table, seat, "pass")
    actor.act(table, 0, now["seat"], "pass")
    actor.send("POST", f"/api/tables/{table}/undo", {"ply": 1})
    assert advance_of(waiting, table, seat)["order"] == "pass"
    actor.act(table, 2, now["seat"], "pass")
    assert [ply["kind"] for ply in wait_for_plies(waiting, table, 4)[:4]] == ["action", "undo", "action", "action"]


@pytest.mark.usefixtures("short_pause")
def test_a_sealed_order_that_was_played_can_be_undone(sqlite_url: str) -> None:
    table, guests = full_table(sqlite_url, "koryo", 3)
    first = guests[0].snapshot(table)["view"]["actor"]
    second = (first + 1) % 3
    seal(guests[second], table, second, "pass")
    guests[first].act(table, 0, first, "pass")
    wait_for_plies(guests[second], table, 2)
    guests[second].send("POST", f"/api/tables/{table}/undo", {"ply": 2})
    assert_nothing_is_played(guests[second], table)
    assert guests[second].snapshot(table)["view"]["actor"] == second


def test_a_sealed_order_survives_a_restart(database: str) -> None:
    async def check() -> None:
        async with running_workers(database, sweep_every=3600.0) as (runtime,):
            table = await table_of_ann_and_bob(runtime)
            order = await seal_for_waiting_seat(runtime, table)
            await act(runtime, table)
        runtime = Runtime(settings(database))
        await runtime.open()
        try:
            current = await runtime.tables.get(table)
            await wait_until(lambda: current.ply > 1)
            assert current.plies[1][2:4] == ("action", order)
        finally:
            await runtime.close()

    asyncio.run(check())


def test_a_sealed_order_is_played_by_any_worker(postgres: str) -> None:
    async def check() -> None:
        async with running_workers(database_url(postgres), 2) as (first, second):
            table = await table_of_ann_and_bob(first)
            await connect(second, table, "ann")
            watching = await connect(second, table, None)
            before = len(watching.received)
            order = await seal_for_waiting_seat(first, table)
            await act(second, table)
            current = await second.tables.get(table)
            await wait_until(lambda: current.ply > 1)
            assert current.plies[1][2:4] == ("action", order)
            assert {message["type"] for message in watching.received[before:]} == {"ply"}

    asyncio.run(check())


async def seal_for_waiting_seat(runtime: Runtime, table: str) -> str:
    """Seal the last order of the seat that waits for the other."""
    current = await runtime.tables.get(table)
    seat = 1 - (current.actor or 0)
    guest = current.seats[seat].guest or ""
    order: str = (await runtime.advance.show(table, guest, seat))["orders"][-1]
    await runtime.advance.seal(table, guest, seat, order)
    return order


# --- ripostes --------------------------------------------------------------------------------------------------------


def attack_with_riposte() -> tuple[State, str]:
    """A state of Chosŏn, and an action after which another player is asked for a riposte."""
    for seed in range(200):
        for state in random_game(madang.game("choson"), 2, seed):
            for action in state.actions():
                if action.startswith(("fire", "strike")) and state.play(action).allows("riposte"):
                    return state, action
    raise AssertionError("no riposte in 200 games")


@pytest.mark.usefixtures("short_pause")
def test_a_riposte_is_answered_as_decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "deal", deal_state)
    state, attack = attack_with_riposte()
    attacker = state.actor or 0
    with serving_sqlite(tmp_path) as url:
        guests = [Guest(url), Guest(url)]
        for answer, expected in (("always", "riposte"), ("never", "hold"), ("ask", None)):
            table = TwinTables(guests, (state, state)).ids[0]
            path = f"/api/tables/{table}/advance/riposte"
            asked = guests[1 - attacker].send("PUT", path, {"seat": 1 - attacker, "answer": answer})
            assert asked["riposte"] == answer
            guests[attacker].act(table, 0, attacker, attack)
            if expected is not None:
                played = wait_for_plies(guests[0], table, 2)[1]
                assert (played["action"], played["kind"]) == (expected, "action")
            else:
                assert_nothing_is_played(guests[0], table)
