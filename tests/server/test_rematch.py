"""Rematches: each table has at most one, only its players learn of it, and its seats are reserved for them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from madang.client import Refusal
from madang.server.settings import database_url
from tests.server.clients import Guest, Json, at_random, receive, send
from tests.server.concurrency import in_parallel
from tests.server.servers import serving, settings


def finished(players: list[Guest], seats: list[str], **terms: Any) -> str:
    """A table whose game is over; the other players take the open seats in order."""
    table = players[0].create("koryo", seats, **terms)
    for player in players[1:]:
        player.sit(table)
    play_out(players, table)
    return table


def play_out(players: list[Guest], table: str) -> None:
    choose = at_random(1)
    while (seen := players[0].snapshot(table))["result"] is None:
        actor = seen["view"]["actor"]
        for player in players:
            seat = player.snapshot(table)["table"]["seats"][actor]
            if seat["you"]:
                now = player.snapshot(table, actor)
                if now["view"]["actor"] == actor and now["view"]["actions"]:
                    player.act(table, now["ply"], actor, choose(now["view"]))


def rematch(guest: Guest, table: str) -> Json:
    made: Json = guest.send("POST", f"/api/tables/{table}/rematch")["table"]
    return made


def refusal(guest: Guest, method: str, path: str, body: Json | None = None) -> str:
    with pytest.raises(Refusal) as refused:
        guest.send(method, path, body)
    return refused.value.id


def messages_until_pong(socket: Any) -> list[str]:
    """The text of all messages of a socket up to the answer to a ping."""
    send(socket, type="ping")
    texts: list[str] = []
    while not texts or json.loads(texts[-1])["type"] != "pong":
        texts.append(str(socket.recv(20)))
    return texts


def test_a_spectator_of_a_private_table_does_not_learn_of_the_rematch(url: str) -> None:
    ann, bob, eve = Guest(url), Guest(url), Guest(url)
    table = finished([ann, bob], ["me", "open"])
    with eve.socket(table) as watching, bob.socket(table) as playing:
        receive(watching, "snapshot"), receive(playing, "snapshot")
        made = rematch(ann, table)["id"]
        while receive(playing, "table")["table"]["rematch"] != made:
            pass
        assert not any(made in text for text in messages_until_pong(watching))
    with eve.socket(table) as watching:
        assert not any(made in text for text in messages_until_pong(watching))
    assert made not in eve.http.get(f"/api/tables/{table}").text
    for which in ("mine", "open", "live"):
        assert made not in eve.http.get("/api/tables", params={"which": which}).text
    assert refusal(eve, "POST", f"/api/tables/{table}/rematch") == "players-only"
    assert bob.snapshot(table)["table"]["rematch"] == made


def test_everybody_learns_of_the_rematch_of_a_listed_table(url: str) -> None:
    ann, bob, eve = Guest(url), Guest(url), Guest(url)
    table = finished([ann, bob], ["me", "open"], listed=True)
    made = rematch(ann, table)["id"]
    assert eve.snapshot(table)["table"]["rematch"] == made
    assert refusal(eve, "POST", f"/api/tables/{made}/sit", {}) == "seat-reserved"


def test_strangers_cannot_take_the_seats_of_a_rematch(url: str) -> None:
    ann, bob, eve = Guest(url, "Ann"), Guest(url, "Bob"), Guest(url, "Eve")
    table = finished([ann, bob], ["me", "open"])
    made = rematch(ann, table)
    assert [(seat["kind"], seat["name"]) for seat in made["seats"]] == [("human", "Ann"), ("open", "Bob")]
    for seat in (None, 1):
        assert refusal(eve, "POST", f"/api/tables/{made['id']}/sit", {"seat": seat}) == "seat-reserved"
    assert refusal(eve, "POST", f"/api/tables/{made['id']}/sit", {"seat": 0}) == "seat-taken"
    assert refusal(bob, "POST", f"/api/tables/{made['id']}/start", {}) == "not-creator"
    seats = bob.sit(made["id"])["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "human"]
    ann.contribute(made["id"])
    assert ann.snapshot(made["id"])["table"]["status"] == "playing"


def test_a_player_finds_the_reserved_seat_in_the_list(url: str) -> None:
    ann, bob = Guest(url), Guest(url)
    made = rematch(ann, finished([ann, bob], ["me", "open"]))["id"]
    assert made in bob.http.get("/api/tables", params={"which": "mine"}).text


def test_players_take_only_the_seats_that_are_theirs(url: str) -> None:
    ann, bob, eve = Guest(url), Guest(url), Guest(url)
    table = finished([ann, bob, eve], ["me", "open", "open"])
    made = rematch(ann, table)["id"]
    assert refusal(bob, "POST", f"/api/tables/{made}/sit", {"seat": 2}) == "seat-reserved"
    assert [seat["you"] for seat in eve.sit(made, 2)["table"]["seats"]] == [False, False, True]
    assert [seat["you"] for seat in bob.sit(made)["table"]["seats"]] == [False, True, False]


@pytest.mark.parametrize("asks", [0, 1])
def test_several_players_of_one_device_sit_down_together(url: str, asks: int) -> None:
    """Ann and a friend share a device; Bob has another."""
    ann, bob = Guest(url), Guest(url)
    players = [ann, bob]
    table = finished(players, ["me", "open", "me"])
    made = rematch(players[asks], table)
    assert [seat["kind"] for seat in made["seats"]] == [["human", "open", "human"], ["open", "human", "open"]][asks]
    sat = players[1 - asks].sit(made["id"])["table"]
    assert [seat["kind"] for seat in sat["seats"]] == ["human"] * 3
    assert players[asks].contribute(made["id"])["table"]["status"] == "playing"
    assert ann.snapshot(made["id"], 0)["seat"] == 0
    assert ann.snapshot(made["id"], 2)["seat"] == 2


def test_a_rematch_on_one_device_starts_at_once(url: str) -> None:
    ann = Guest(url)
    made = rematch(ann, finished([ann], ["me", "me", "random"]))
    assert [seat["kind"] for seat in made["seats"]] == ["human", "human", "bot"]
    assert ann.contribute(made["id"])["table"]["status"] == "playing"


def test_the_creator_may_fill_reserved_seats_with_bots(url: str) -> None:
    ann, bob = Guest(url), Guest(url)
    made = rematch(ann, finished([ann, bob], ["me", "open"]))["id"]
    assert refusal(ann, "POST", f"/api/tables/{made}/start", {"fill": "random"}) == "contribute-first"
    ann.contribute(made)
    started = ann.send("POST", f"/api/tables/{made}/start", {"fill": "random"})["table"]
    assert (started["status"], [seat["kind"] for seat in started["seats"]]) == ("playing", ["human", "bot"])
    assert refusal(bob, "POST", f"/api/tables/{made}/sit", {}) == "already-started"


def test_a_game_in_progress_has_no_rematch(url: str) -> None:
    ann = Guest(url)
    for seats in (["me", "open"], ["me", "me"]):
        assert refusal(ann, "POST", f"/api/tables/{ann.create('koryo', seats)}/rematch") == "not-over"


def test_players_who_ask_at_once_get_the_same_table(url: str) -> None:
    players = [Guest(url) for _ in range(3)]
    table = finished(players, ["me", "open", "open"])
    made = in_parallel(*[lambda player=player: rematch(player, table) for player in players * 3])
    assert len({table["id"] for table in made}) == 1
    assert [player.snapshot(made[0]["id"])["table"]["creator"] for player in players].count(True) == 1


def test_players_who_ask_two_workers_at_once_get_the_same_table(postgres: str) -> None:
    shared = settings(database_url(postgres))
    with serving(shared) as first, serving(shared) as second:
        ann, bob = Guest(first), Guest(second)
        table = finished([ann, bob], ["me", "open"])
        made = in_parallel(*[lambda player=player: rematch(player, table) for player in [ann, bob] * 3])
        assert len({table["id"] for table in made}) == 1


def test_a_rematch_can_have_a_rematch(url: str) -> None:
    ann, bob = Guest(url), Guest(url)
    first = finished([ann, bob], ["me", "open"])
    second = rematch(ann, first)["id"]
    bob.sit(second)
    ann.contribute(second)
    play_out([ann, bob], second)
    third = rematch(bob, second)
    assert third["id"] not in (first, second)
    assert [seat["kind"] for seat in third["seats"]] == ["open", "human"]
