"""The life of a table, from its making to the rematch."""

from __future__ import annotations

import pytest

import madang
from madang.client import Refusal
from madang.server.store import LISTS
from tests.server.serving import Guest, at_random, full_table, hear, say, together


def refusal(work: object, *args: object) -> str:
    with pytest.raises(Refusal) as caught:
        work(*args)  # type: ignore[operator]
    return caught.value.id


def test_a_table_from_its_making_to_the_rematch(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    table = ann.create("koryo", ["me", "open", "open"], listed=True, contribution="ann's lucky 7")
    made = ann.look(table)["table"]
    assert made["status"] == "open"
    assert [seat["kind"] for seat in made["seats"]] == ["human", "open", "open"]
    assert [row["table"]["id"] for row in bob.send("GET", "/api/tables?which=open")["tables"]] == [table]
    bob.sit(table, 2, "bob was here")
    assert refusal(Guest(url, "Eve").sit, table, 2) == "seat-taken"
    assert refusal(bob.send, "POST", f"/api/tables/{table}/start", {}) == "not-creator"
    bob.send("POST", f"/api/tables/{table}/leave")
    bob.sit(table, 1)
    started = ann.send("POST", f"/api/tables/{table}/start", {"fill": "random"})["table"]
    assert started["status"] == "playing"
    assert started["seats"][2] == {"kind": "bot", "name": None, "level": "random", "you": False, "connected": False}
    assert refusal(bob.send, "POST", f"/api/tables/{table}/leave") == "already-started"
    results = together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    assert results[0] == results[1]
    record = ann.record(table)
    assert isinstance(record.seed, madang.Fairness)
    assert record.seed.commitment == made["commitment"]
    assert record.seed.contributions[0] == "ann's lucky 7"
    assert record.seed.contributions[2] == "bot random"
    again = ann.send("POST", f"/api/tables/{table}/rematch", {})["table"]
    assert bob.send("POST", f"/api/tables/{table}/rematch", {})["table"]["id"] == again["id"]
    assert bob.look(table)["table"]["rematch"] == again["id"]
    assert [seat["kind"] for seat in again["seats"]] == ["human", "open", "bot"]


def test_a_table_starts_by_itself_when_everybody_sits(url: str) -> None:
    table, (ann, _, _) = full_table(url, "koryo", 3)
    assert ann.look(table)["table"]["status"] == "playing"


def test_who_made_a_table_closes_it_by_leaving(url: str) -> None:
    ann = Guest(url, "Ann")
    table = ann.create("koryo", ["me", "open"])
    ann.send("POST", f"/api/tables/{table}/leave")
    assert refusal(Guest(url).sit, table) == "table-closed"
    assert ann.send("GET", "/api/tables?which=mine")["tables"] == []


def test_my_tables_show_first_where_it_is_my_turn(url: str) -> None:
    clients = [Guest(url, "Ann"), Guest(url, "Bob")]
    for _ in range(6):
        table = clients[0].create("koryo", ["me", "open"])
        clients[1].sit(table)
    clients[0].create("koryo", ["me", "open"])
    for client in clients:
        mine = client.send("GET", "/api/tables?which=mine")["tables"]
        turns = [row["your_turn"] for row in mine]
        assert turns == sorted(turns, reverse=True)
    counts = [sum(row["your_turn"] for row in c.send("GET", "/api/tables")["tables"]) for c in clients]
    assert sum(counts) == 6


def test_an_old_table_where_it_is_my_turn_comes_before_all_newer_ones(quick_url: str) -> None:
    ann = Guest(quick_url, "Ann")
    old = ann.create("koryo", ["me", "me"])
    for _ in range(LISTS + 5):
        ann.create("koryo", ["me", "open"])
    mine = ann.send("GET", "/api/tables?which=mine")["tables"]
    assert len(mine) == LISTS
    assert [row["table"]["id"] for row in mine if row["your_turn"]] == [old]
    assert mine[0]["table"]["id"] == old


def test_a_private_table_is_in_no_list(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    stranger = Guest(url)
    for which in ("open", "live", "mine"):
        assert stranger.send("GET", f"/api/tables?which={which}")["tables"] == []
    watching = stranger.look(table)
    assert watching["seat"] is None
    assert watching["view"]["you"] is None
    together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    for path in ("record", "replay", "chances"):
        assert refusal(stranger.send, "GET", f"/api/tables/{table}/{path}") == "players-only"
        assert bob.send("GET", f"/api/tables/{table}/{path}")


def test_anybody_may_see_the_record_of_a_listed_table(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2, listed=True)
    stranger = Guest(url)
    assert [row["table"]["id"] for row in stranger.send("GET", "/api/tables?which=live")["tables"]] == [table]
    assert refusal(stranger.record, table) == "not-over"
    together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    assert stranger.record(table).state.over
    replay = stranger.send("GET", f"/api/tables/{table}/replay?open=true")
    assert len(replay["steps"]) == len(stranger.record(table).actions) + 1


def test_a_seat_comes_back_in_another_tab_and_is_nobody_elses(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    tab = Guest(url)
    tab.http.cookies = ann.http.cookies
    assert tab.look(table)["seat"] == 0
    assert refusal(bob.look, table, 0) == "not-your-seat"
    assert refusal(Guest(url).look, table, 0) == "not-your-seat"
    assert refusal(bob.act, table, 0, 0, "pass") == "not-your-seat"


def test_a_new_name_is_seen_at_once(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    with bob.socket(table) as line:
        hear(line, "snapshot")
        ann.send("PATCH", "/api/me", {"name": "Anna"})
        while hear(line, "table")["table"]["seats"][0]["name"] != "Anna":
            pass
    assert ann.send("GET", "/api/me") == {"name": "Anna"}


def test_who_is_there_is_seen(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    with ann.socket(table) as line:
        hear(line, "snapshot")
        with bob.socket(table) as other, Guest(url).socket(table) as watching:
            hear(other, "snapshot"), hear(watching, "snapshot")
            while (seen := hear(line, "table")["table"])["spectators"] == 0:
                pass
            assert [seat["connected"] for seat in seen["seats"]] == [True, True]
        while hear(line, "table")["table"]["seats"][1]["connected"]:
            pass


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, "no-such-game"),
        ({"game": "koryo", "seats": ["me", "grandmaster"]}, "no-such-level"),
        ({"game": "koryo", "seats": ["me", "os:system"]}, "no-such-level"),
        ({"game": "koryo", "seats": ["random", "random"]}, "nobody-sits"),
        ({"game": "koryo", "seats": ["me"]}, "bad-request"),
        ({"game": "koryo", "seats": ["me"] * 5}, "bad-request"),
        ({"game": "koryo", "seats": ["me", "open"], "clock": 0}, "bad-request"),
        ({"game": "koryo", "seats": ["me", "open"], "contribution": "ö"}, "bad-request"),
        ({"game": "koryo", "seats": ["me", "open"], "secret": "0"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be(quick_url: str, wish: dict[str, object], reason: str) -> None:
    assert refusal(Guest(quick_url).send, "POST", "/api/tables", wish) == reason


@pytest.mark.parametrize("game", madang.games())
def test_who_has_left_a_seat_neither_sees_nor_acts_for_who_took_it(url: str, game: str) -> None:
    ann, bob, cy, eve = (Guest(url, name) for name in ("Ann", "Bob", "Cy", "Eve"))
    table = ann.create(game, ["me", "open", "open"])
    eve.sit(table, 1)
    with eve.socket(table, seat=1) as line:
        assert hear(line, "snapshot")["seat"] == 1
        eve.send("POST", f"/api/tables/{table}/leave")
        bob.sit(table, 1)
        cy.sit(table, 2)
        now = hear(line, "update")
        assert (now["seat"], now["view"]["you"], now["view"]["actions"]) == (None, None, [])
        while (seen := bob.look(table))["view"]["actor"] != 1:
            seat = seen["view"]["actor"]
            other = ann if seat == 0 else cy
            other.act(table, seen["ply"], seat, other.look(table, seat)["view"]["actions"][0])
        say(line, type="action", ply=seen["ply"], seat=1, action=seen["view"]["actions"][0], re=1)
        assert hear(line, "error")["error"]["id"] == "not-your-seat"
    assert bob.look(table)["ply"] == seen["ply"]
