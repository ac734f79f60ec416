"""Games that are not blocked: reminders, bots that take over, coming back, resigning, leaving, abandoning."""

from __future__ import annotations

import asyncio
import time

import pytest

from madang.server.tables import absence
from tests.server.clients import Guest, Json, act_once, at_random, full_table, post, receive, refusal, to_act
from tests.server.concurrency import in_parallel, wait_for
from tests.server.runtimes import ANN, running_workers, table_of_ann_and_bob


def absent_table(url: str, players: int = 2, **terms: object) -> tuple[str, Guest, Guest]:
    """A table whose player to act does nothing: its id, that player, and another player."""
    table, guests = full_table(url, "koryo", players, stand_in="random", **terms)
    actor = guests[0].snapshot(table)["view"]["actor"]
    return table, guests[actor], guests[(actor + 1) % players]


def seats(guest: Guest, table: str) -> list[Json]:
    found: list[Json] = guest.snapshot(table)["table"]["seats"]
    return found


def test_a_bot_takes_over_from_an_absent_player_who_may_come_back(url: str) -> None:
    table, absent, other = absent_table(url, patience=1)
    number = other.snapshot(table)["absence"]["seat"]
    assert refusal(post, other, table, "remind") == "not-absent"
    assert refusal(post, absent, table, "remind") == "nobody-absent", "it is the absent player's own turn"
    assert refusal(post, other, table, "hand-over") == "not-absent"
    time.sleep(1.05)
    assert other.snapshot(table)["absence"]["remind_in"] == 0
    assert refusal(post, other, table, "hand-over") == "not-absent", "a reminder comes first"
    waiting = post(other, table, "remind")["absence"]
    assert waiting["remind_in"] is None
    assert 0 < waiting["hand_over_in"] <= 1
    assert refusal(post, other, table, "remind") == "already-reminded"
    time.sleep(1.05)
    with absent.socket(table) as socket:
        assert receive(socket, "snapshot")["seat"] == number
        post(other, table, "hand-over")
        lost = receive(socket, "snapshot")
        assert lost["seat"] is None
        assert lost["view"]["hands"][number] == 10, "a spectator sees the number of cards"
    seat = seats(other, table)[number]
    assert (seat["kind"], seat["level"], seat["replaced"]) == ("bot", "random", True)
    wait_for(lambda: [ply["kind"] for ply in other.snapshot(table)["plies"][:1]] == ["bot"], "the bot's action")
    back = post(absent, table, "return")
    assert back["seat"] == number
    seat = seats(other, table)[number]
    assert (seat["kind"], seat["level"], seat["replaced"]) == ("human", None, True)
    guests = [absent, other] if number == 0 else [other, absent]
    act_once(table, guests, at_random())
    in_parallel(*[lambda g=guest, s=s: g.play(table, at_random(s)) for s, guest in enumerate(guests)])
    assert other.snapshot(table)["table"]["status"] == "over"
    assert seats(other, table)[number]["replaced"]


def test_an_action_ends_the_wait(url: str) -> None:
    table, absent, other = absent_table(url, patience=1)
    time.sleep(1.05)
    post(other, table, "remind")
    now = absent.snapshot(table)
    absent.act(table, 0, now["seat"], now["view"]["actions"][0])
    waiting = absent.snapshot(table)["absence"]
    assert waiting is None or waiting["hand_over_in"] is None
    assert refusal(post, other, table, "hand-over") in ("nobody-absent", "not-absent")


def test_strangers_and_tables_with_a_clock_know_no_reminders(url: str) -> None:
    table, _, _ = absent_table(url, patience=1)
    time.sleep(1.05)
    for command in ("remind", "hand-over", "resign", "leave"):
        assert refusal(post, Guest(url), table, command) == "you-do-not-sit"
    assert refusal(post, Guest(url), table, "abandon", {"agree": True}) == "you-do-not-sit"
    assert refusal(post, Guest(url), table, "return") == "nothing-to-take-back"
    timed, late, waiting = absent_table(url, patience=1, clock=1000)
    assert late.snapshot(timed)["absence"] is None
    time.sleep(1.05)
    assert refusal(post, waiting, timed, "remind") == "not-absent"


def test_who_resigns_is_replaced_for_good(url: str) -> None:
    table, guests = full_table(url, "koryo", 3, stand_in="random")
    post(guests[1], table, "resign")
    assert refusal(post, guests[1], table, "return") == "you-resigned"
    seat = seats(guests[0], table)[1]
    assert (seat["kind"], seat["name"], seat["resigned"]) == ("bot", "Player 1", True)
    others = [(guests[0], 0), (guests[2], 2)]
    in_parallel(*[lambda g=guest, s=s: g.play(table, at_random(s)) for guest, s in others])
    assert guests[1].snapshot(table)["result"] is not None
    assert guests[1].http.get(f"/api/tables/{table}/record").is_success, "the player took part"
    rematch = guests[0].send("POST", f"/api/tables/{table}/rematch")["table"]
    assert [(seat["kind"], seat["name"]) for seat in rematch["seats"]] == [
        ("human", "Player 0"),
        ("open", "Player 1"),
        ("open", "Player 2"),
    ]


def test_who_leaves_may_return_and_cannot_act_meanwhile(url: str) -> None:
    table, guests = full_table(url, "koryo", 2, stand_in="random")
    actor, other, now = to_act(table, guests)
    post(actor, table, "leave")
    assert refusal(actor.act, table, now["ply"], now["seat"], now["view"]["actions"][0]) == "not-your-seat"
    wait_for(lambda: other.snapshot(table)["ply"] > 0, "the bot's action")
    listed = actor.http.get("/api/tables?which=mine").json()["tables"][0]
    assert listed["table"]["id"] == table
    assert not listed["your_turn"]
    assert not other.snapshot(table)["can_hint"], "the other player may return"
    assert post(actor, table, "return")["seat"] is not None


@pytest.mark.parametrize("command", ["leave", "resign"])
def test_a_table_without_players_is_closed(url: str, command: str) -> None:
    ann = Guest(url)
    table = ann.create("koryo", ["me", "random"])
    assert post(ann, table, command)["table"]["status"] == "closed"
    assert refusal(post, ann, table, "return") == "table-closed"


def test_a_game_is_abandoned_when_all_players_agree(url: str) -> None:
    table, guests = full_table(url, "choson", 3, stand_in="random")
    agree, disagree = {"agree": True}, {"agree": False}
    assert post(guests[0], table, "abandon", agree)["table"]["seats"][0]["abandons"]
    post(guests[1], table, "abandon", agree)
    assert not post(guests[0], table, "abandon", disagree)["table"]["seats"][0]["abandons"]
    post(guests[0], table, "abandon", agree)
    with guests[0].socket(table) as socket:
        receive(socket, "snapshot")
        post(guests[2], table, "leave")
        assert post(guests[1], table, "abandon", agree)["table"]["status"] == "closed", "a bot has no say"
        while receive(socket, "table")["table"]["status"] != "closed":
            pass


def test_an_absent_player_can_be_replaced_at_another_worker(two_processes: tuple[str, str]) -> None:
    table, guests = full_table(two_processes[0], "koryo", 2, stand_in="random")
    away = Guest(two_processes[1])
    away.http.cookies = guests[0].http.cookies
    with away.socket(table) as socket:
        assert receive(socket, "snapshot")["seat"] == 0
        post(guests[0], table, "leave")
        while receive(socket, "snapshot")["seat"] is not None:
            pass
    assert post(away, table, "return")["seat"] == 0


def test_the_database_says_which_games_had_replaced_seats(database: str) -> None:
    async def check() -> None:
        async with running_workers(database) as [runtime]:
            table = await table_of_ann_and_bob(runtime)
            assert not (await runtime.tables.get(table)).has_replaced_seats
            await runtime.tables.change(table, lambda current: absence.leave(current, ANN))
            await runtime.tables.change(table, lambda current: absence.come_back(current, ANN))
            stored = await runtime.store.table(table)
            assert stored is not None
            assert stored.table.has_replaced_seats

    asyncio.run(check())
