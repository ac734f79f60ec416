"""Undo: which actions can be taken back, and the limit of 100 for each guest and game."""

from __future__ import annotations

import json
import random
import time

import pytest

import madang
from madang.client import Refusal
from madang.server.play.connections import MAX_PENDING
from madang.server.tables import presenter, seating
from madang.server.tables.guest import Guest as StoredGuest
from madang.server.tables.model import Seat
from madang.server.tables.table import MAX_UNDOS, Table
from madang.server.tables.viewer import Presence, Viewer
from tests.server.clients import Guest, Json, act_once, at_random, full_table, receive, send, to_act
from tests.server.servers import serving, settings


def test_a_player_takes_an_action_back(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    before = now["view"]
    played = actor.act(table, now["ply"], now["seat"], before["actions"][-1])
    assert played["can_undo"]
    assert not other.snapshot(table)["can_undo"]
    with pytest.raises(RuntimeError, match="cannot take anything back"):
        other.send("POST", f"/api/tables/{table}/undo", {"ply": played["ply"]})
    with other.socket(table) as socket:
        receive(socket, "snapshot")
        back = actor.send("POST", f"/api/tables/{table}/undo", {"ply": played["ply"]})
        ply = receive(socket, "ply")
        assert (ply["kind"], ply["message"]["id"], ply["action"]) == ("undo", "log-undo", None)
    assert back["view"] == before
    assert back["ply"] == played["ply"] + 1
    assert not back["can_undo"]
    actor.act(table, back["ply"], now["seat"], "pass")
    assert other.snapshot(table)["view"]["actor"] == 1 - now["seat"]


def test_an_action_cannot_be_taken_back_after_another_player_acted(url: str) -> None:
    table, clients = full_table(url, "koryo", 3)
    choose = at_random(1)
    first = clients[0].snapshot(table)["view"]["actor"]
    act_once(table, clients, choose)
    act_once(table, clients, choose)
    assert not clients[first].snapshot(table)["can_undo"]


@pytest.mark.parametrize("game", madang.game_names())
def test_undo_never_goes_past_chance_or_a_hidden_card(url: str, game: str) -> None:
    """Every undo that is offered works, and restores exactly the view before the action."""
    ann = Guest(url)
    table = ann.create(game, ["me", "me"])
    choose, undone = at_random(5), 0
    now = ann.snapshot(table)
    while now["result"] is None and undone < 25:
        before = ann.snapshot(table, now["view"]["actor"])
        now = ann.act(table, before["ply"], before["seat"], choose(before["view"]))
        if now["can_undo"]:
            undone += 1
            back = ann.send("POST", f"/api/tables/{table}/undo", {"ply": now["ply"]})
            assert ann.snapshot(table, before["seat"])["view"] == before["view"]
            now = ann.act(table, back["ply"], before["seat"], choose(before["view"]))
        now = ann.snapshot(table)
    assert undone > 0


# --- the limit -------------------------------------------------------------------------------------------------------


LARGEST = 200_000
"""The largest size in bytes of an answer about a table with hundreds of plies."""


def act_first(guest: Guest, table: str) -> Json:
    now = guest.snapshot(table)
    return guest.act(table, now["ply"], now["seat"], now["view"]["actions"][0])


def undo(guest: Guest, table: str, ply: int) -> Json:
    return guest.send("POST", f"/api/tables/{table}/undo", {"ply": ply})


def use_up_undos(guest: Guest, table: str) -> int:
    """Act and undo until the undo is refused, and keep the last action; returns the number of undos."""
    undone = 0
    while (played := act_first(guest, table))["can_undo"]:
        undo(guest, table, played["ply"])
        undone += 1
    with pytest.raises(Refusal) as refused:
        undo(guest, table, played["ply"])
    assert refused.value.id == "no-undo"
    return undone


def test_a_guest_takes_back_at_most_100_actions_in_a_game(database: str) -> None:
    with serving(settings(database)) as url:
        table, clients = full_table(url, "koryo", 3)
        first = clients[clients[0].snapshot(table)["view"]["actor"]]
        assert use_up_undos(first, table) == MAX_UNDOS == 100
        second = clients[clients[0].snapshot(table)["view"]["actor"]]
    with serving(settings(database)) as url:
        for client in (first, second):
            client.http.base_url, client.url = url, url
        assert not first.snapshot(table)["can_undo"]
        assert use_up_undos(second, table) == MAX_UNDOS  # each guest has a limit of their own
        assert_small(first, table)


def assert_small(guest: Guest, table: str) -> None:
    """Answers and messages about a table with more than 400 plies are small."""
    now = guest.snapshot(table)
    assert now["ply"] > 400
    for query in ("", "?since=0", "?since=300"):
        assert len(guest.http.get(f"/api/tables/{table}{query}").content) < LARGEST
    assert len(guest.http.get(f"/api/tables/{table}/plies?since=0").content) < LARGEST
    stale = {"ply": 5, "seat": now["seat"], "action": "dance"}
    answer = guest.http.post(f"/api/tables/{table}/actions", json=stale)
    assert (answer.status_code, len(answer.content) < LARGEST) == (409, True)
    with guest.socket(table, since=0) as socket:
        assert len(json.dumps(receive(socket, "snapshot"))) < LARGEST
        send(socket, type="undo", ply=3)
        refused = receive(socket, "error")
        assert refused["error"]["id"] == "stale"
        assert len(json.dumps(refused)) < 20_000


def test_seats_of_one_guest_share_the_limit(sqlite_url: str) -> None:
    ann = Guest(sqlite_url)
    table = ann.create("koryo", ["me", "me"])
    assert use_up_undos(ann, table) == MAX_UNDOS
    assert not act_first(ann, table)["can_undo"]


def test_each_game_has_its_own_limit(sqlite_url: str) -> None:
    ann = Guest(sqlite_url)
    use_up_undos(ann, ann.create("koryo", ["me", "me"]))
    assert act_first(ann, ann.create("koryo", ["me", "me"]))["can_undo"]


@pytest.mark.parametrize("game", madang.game_names())
def test_the_largest_snapshot_can_be_sent(game: str) -> None:
    """Four players with long names use up their undos before the game is over."""
    table, rng = new_table(game), random.Random(1)
    while table.actor is not None:
        seat = table.actor
        play_random_action(table, rng)
        while table.actor is not None and table.moves_after_undo(f"guest {seat}") is not None:
            table.extend(table.plan_undo(f"guest {seat}", time.time()))
            play_random_action(table, rng)
    assert sum(ply.kind == "undo" for ply in table.plies) == 4 * MAX_UNDOS
    for since in (None, 0):
        snapshot = presenter.snapshot(table, Viewer("guest 0", 0), since, time.time(), Presence())
        assert len(json.dumps(snapshot, ensure_ascii=False).encode()) < MAX_PENDING


def new_table(game: str) -> Table:
    table = seating.new_table(StoredGuest("guest 0", ""), game, ["me", "open", "open", "open"], True, 60, "random")
    table.seats = [Seat("human", f"guest {seat}", "홍" * 40, None, "a contribution") for seat in range(4)]
    table.status, table.started = "playing", time.time()
    table.begin()
    return table


def play_random_action(table: Table, rng: random.Random) -> None:
    assert table.actor is not None
    table.extend(table.plan(table.actor, "action", rng.choice(table.game.state.actions()), time.time()))
