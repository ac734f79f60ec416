"""The life of a table: creating it, sitting down, leaving, starting, renaming, and the rematch."""

from __future__ import annotations

import pytest

import madang
from madang.client import Refusal
from tests.server.clients import Guest, Json, at_random, full_table, post, receive, refusal, same_guest, send
from tests.server.concurrency import in_parallel


def test_a_table_from_creation_to_rematch(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    table = ann.create("koryo", ["me", "open", "open"], listed=True, contribution="ann's lucky 7")
    made = ann.snapshot(table)["table"]
    assert made["status"] == "open"
    assert [seat["kind"] for seat in made["seats"]] == ["human", "open", "open"]
    assert [row["table"]["id"] for row in bob.send("GET", "/api/tables?which=open")["tables"]] == [table]
    bob.sit(table, 2, "bob was here")
    assert refusal(Guest(url, "Eve").sit, table, 2) == "seat-taken"
    assert refusal(post, bob, table, "start", {}) == "not-creator"
    post(bob, table, "leave")
    bob.sit(table, 1)
    started = post(ann, table, "start", {"fill": "random"})["table"]
    assert started["status"] == "playing"
    bot = {"kind": "bot", "name": None, "level": "random", "you": False, "contributed": True, "connected": False}
    bot |= {"player": None, "replaced": False, "resigned": False, "abandons": False}
    assert started["seats"][2] == bot
    assert refusal(Guest(url, "Eve").sit, table, 1) == "already-started"
    results = in_parallel(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    assert results[0] == results[1]
    record = ann.record(table)
    assert isinstance(record.seed, madang.Fairness)
    assert record.seed.commitment == made["commitment"]
    assert record.seed.table == table
    assert record.seed.contributions[0] == "ann's lucky 7"
    assert record.seed.contributions[2] == "bot random"
    again = post(ann, table, "rematch")["table"]
    assert post(bob, table, "rematch")["table"]["id"] == again["id"]
    assert bob.snapshot(table)["table"]["rematch"] == again["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["human", "open", "bot"]


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, "no-such-game"),
        ({"game": "koryo", "seats": ["me", "grandmaster"]}, "no-such-level"),
        ({"game": "koryo", "seats": ["me", "os:system"]}, "no-such-level"),
        ({"game": "koryo", "seats": ["me", "open"], "stand_in": "os:system"}, "no-such-level"),
        ({"game": "koryo", "seats": ["random", "random"]}, "nobody-sits"),
        ({"game": "koryo", "seats": ["me"]}, "bad-request"),
        ({"game": "koryo", "seats": ["me"] * 5}, "bad-request"),
        ({"game": "koryo", "seats": ["me", "open"], "clock": 0}, "bad-request"),
        ({"game": "koryo", "seats": ["me", "open"], "contribution": "sent too early"}, "bad-request"),
        ({"game": "koryo", "seats": ["me", "open"], "secret": "0"}, "bad-request"),
    ],
)
def test_an_impossible_table_is_refused(sqlite_url: str, body: Json, reason: str) -> None:
    assert refusal(Guest(sqlite_url).send, "POST", "/api/tables", body) == reason


def test_a_table_starts_when_everybody_sits_and_has_contributed(url: str) -> None:
    table, (ann, _, _) = full_table(url, "koryo", 3)
    assert ann.snapshot(table)["table"]["status"] == "playing"


# --- sitting and leaving ---------------------------------------------------------------------------------------------


def test_only_one_guest_gets_the_last_open_seat(url: str) -> None:
    ann = Guest(url)
    table = ann.create("koryo", ["me", "open"])
    others = [Guest(url) for _ in range(5)]

    def sit(guest: Guest) -> str:
        try:
            return str(guest.sit(table)["table"]["status"])
        except Refusal as refused:
            return refused.id

    outcomes = in_parallel(*[lambda guest=guest: sit(guest) for guest in others])
    assert outcomes.count("playing") == 1
    assert {*outcomes} <= {"playing", "already-started", "no-open-seat"}
    assert sum(guest.snapshot(table)["seat"] == 1 for guest in others) == 1


def test_a_guest_sits_once(url: str) -> None:
    ann, bob = Guest(url), Guest(url)
    table = ann.create("koryo", ["me", "open", "open"])
    bob.sit(table)
    assert refusal(bob.sit, table) == "you-sit-already"
    assert refusal(ann.sit, table) == "you-sit-already"


def test_the_creator_closes_a_table_by_leaving(url: str) -> None:
    ann = Guest(url, "Ann")
    table = ann.create("koryo", ["me", "open"])
    post(ann, table, "leave")
    assert refusal(Guest(url).sit, table) == "table-closed"
    assert ann.send("GET", "/api/tables?which=mine")["tables"] == []


@pytest.mark.parametrize("game", madang.game_names())
def test_a_guest_who_left_a_seat_neither_sees_nor_acts_for_its_new_player(url: str, game: str) -> None:
    ann, bob, cy, eve = (Guest(url, name) for name in ("Ann", "Bob", "Cy", "Eve"))
    table = ann.create(game, ["me", "open", "open"])
    eve.sit(table, 1)
    with eve.socket(table, seat=1) as socket:
        assert receive(socket, "snapshot")["seat"] == 1
        post(eve, table, "leave")
        bob.sit(table, 1)
        cy.sit(table, 2)
        now = receive(socket, "snapshot")
        assert (now["seat"], now["view"]["you"], now["view"]["actions"]) == (None, None, [])
        while (seen := bob.snapshot(table))["view"]["actor"] != 1:
            seat = seen["view"]["actor"]
            other = ann if seat == 0 else cy
            other.act(table, seen["ply"], seat, other.snapshot(table, seat)["view"]["actions"][0])
            ply = receive(socket, "ply")
            assert (ply["view"]["you"], ply["view"]["actions"]) == (None, [])
        send(socket, type="action", ply=seen["ply"], seat=1, action=seen["view"]["actions"][0], re=1)
        assert receive(socket, "error")["error"]["id"] == "not-your-seat"
        send(socket, type="view_as", seat=1)
        assert receive(socket, "error")["error"]["id"] == "not-your-seat"
    assert bob.snapshot(table)["ply"] == seen["ply"]


def test_a_seat_is_known_in_another_tab_and_to_no_other_guest(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    tab = same_guest(ann)
    assert tab.snapshot(table)["seat"] == 0
    assert refusal(bob.snapshot, table, 0) == "not-your-seat"
    assert refusal(Guest(url).snapshot, table, 0) == "not-your-seat"
    assert refusal(bob.act, table, 0, 0, "pass") == "not-your-seat"


# --- what connected clients are told ---------------------------------------------------------------------------------


def test_everybody_who_is_connected_gets_a_snapshot_when_the_game_starts(url: str) -> None:
    ann, bob = Guest(url), Guest(url)
    table = ann.create("koryo", ["me", "open"])
    with ann.socket(table) as socket, Guest(url).socket(table) as watching:
        assert receive(socket, "snapshot")["view"] is receive(watching, "snapshot")["view"] is None
        bob.sit(table)
        for receiving, seat in ((socket, 0), (watching, None)):
            started = receive(receiving, "snapshot")
            assert (started["seat"], started["ply"], started["plies"]) == (seat, 0, [])
            assert started["table"]["status"] == "playing"
            assert started["view"]["you"] == seat


def test_a_new_name_is_sent_at_once(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    with bob.socket(table) as socket:
        receive(socket, "snapshot")
        ann.send("PATCH", "/api/me", {"name": "Anna"})
        while receive(socket, "table")["table"]["seats"][0]["name"] != "Anna":
            pass
    assert ann.send("GET", "/api/me")["name"] == "Anna"


def test_a_new_name_causes_no_new_snapshot(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    with bob.socket(table) as socket:
        receive(socket, "snapshot")
        ann.send("PATCH", "/api/me", {"name": "Anna"})
        send(socket, type="ping")
        assert receive(socket, "snapshot", "pong")["type"] == "pong"
