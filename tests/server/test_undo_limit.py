"""A guest takes back at most 100 actions in a game, so that tables and what is told of them stay small."""

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
from tests.server.serving import Guest, Json, full_table, hear, say, serving, settings

LARGEST = 200_000
"""Bytes of an answer about a table with hundreds of plies."""


def act(guest: Guest, table: str) -> Json:
    now = guest.look(table)
    return guest.act(table, now["ply"], now["seat"], now["view"]["actions"][0])


def undo(guest: Guest, table: str, ply: int) -> Json:
    return guest.send("POST", f"/api/tables/{table}/undo", {"ply": ply})


def take_back_all(guest: Guest, table: str) -> int:
    """Act and take back until that is refused, and leave the last action; how often it worked."""
    undone = 0
    while (played := act(guest, table))["can_undo"]:
        undo(guest, table, played["ply"])
        undone += 1
    with pytest.raises(Refusal) as refused:
        undo(guest, table, played["ply"])
    assert refused.value.id == "no-undo"
    return undone


def test_a_guest_takes_back_only_so_often_in_a_game(database: str) -> None:
    with serving(settings(database)) as url:
        table, clients = full_table(url, "koryo", 3)
        first = clients[clients[0].look(table)["view"]["actor"]]
        assert take_back_all(first, table) == MAX_UNDOS == 100
        second = clients[clients[0].look(table)["view"]["actor"]]
    with serving(settings(database)) as url:
        for client in (first, second):
            client.http.base_url, client.url = url, url
        assert not first.look(table)["can_undo"]
        assert take_back_all(second, table) == MAX_UNDOS  # everybody has their own number
        assert_small(first, table)


def assert_small(guest: Guest, table: str) -> None:
    """All that a client is told of a table with more than 400 plies."""
    now = guest.look(table)
    assert now["ply"] > 400
    for query in ("", "?since=0", "?since=300"):
        assert len(guest.http.get(f"/api/tables/{table}{query}").content) < LARGEST
    assert len(guest.http.get(f"/api/tables/{table}/plies?since=0").content) < LARGEST
    stale = {"ply": 5, "seat": now["seat"], "action": "dance"}
    answer = guest.http.post(f"/api/tables/{table}/actions", json=stale)
    assert (answer.status_code, len(answer.content) < LARGEST) == (409, True)
    with guest.socket(table, since=0) as line:
        assert len(json.dumps(hear(line, "snapshot"))) < LARGEST
        say(line, type="undo", ply=3)
        refused = hear(line, "error")
        assert refused["error"]["id"] == "stale"
        assert len(json.dumps(refused)) < 20_000


def test_seats_of_one_guest_share_their_number(quick_url: str) -> None:
    ann = Guest(quick_url)
    table = ann.create("koryo", ["me", "me"])
    assert take_back_all(ann, table) == MAX_UNDOS
    assert not act(ann, table)["can_undo"]


def test_another_game_has_another_number(quick_url: str) -> None:
    ann = Guest(quick_url)
    take_back_all(ann, ann.create("koryo", ["me", "me"]))
    assert act(ann, ann.create("koryo", ["me", "me"]))["can_undo"]


@pytest.mark.parametrize("game", madang.game_names())
def test_the_largest_snapshot_can_be_sent(game: str) -> None:
    """Four players with long names take back all that they may, until the game is over."""
    table, dice = new_table(game), random.Random(1)
    while table.actor is not None:
        seat = table.actor
        play(table, dice)
        while table.actor is not None and table.undo_by(f"guest {seat}") is not None:
            table.extend(table.plan_undo(f"guest {seat}", time.time()))
            play(table, dice)
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


def play(table: Table, dice: random.Random) -> None:
    assert table.actor is not None
    table.extend(table.plan(table.actor, "action", dice.choice(table.game.state.actions()), time.time()))
