"""After a lost connection a client gets the plies that it missed."""

from __future__ import annotations

import pytest

import madang
from madang.server.api import messages
from madang.server.tables.presenter import CATCH_UP
from tests.server.clients import Json, act_once, at_random, exchange, full_table, receive, to_act

PLY_FIELDS = {*messages.PlyInfo.model_fields}


@pytest.mark.parametrize("game", madang.game_names())
def test_a_client_gets_exactly_the_plies_that_it_missed(url: str, game: str) -> None:
    table, clients = full_table(url, game, 2)
    choose = at_random(3)
    got: list[Json] = []
    for round_ in range(7):
        with clients[0].socket(table, since=len(got)) as socket:
            got += receive(socket, "snapshot")["plies"]
            for _ in range(round_ % 3):
                act_once(table, clients, choose)
                got += [message for message in exchange(socket, type="ping") if message["type"] == "ply"]
        act_once(table, clients, choose)
    whole = clients[0].snapshot(table, 0)["plies"]
    assert [ply["ply"] for ply in whole] == [*range(len(whole))]
    assert [_without_view(ply) for ply in got] == [_without_view(ply) for ply in whole[: len(got)]]
    again = clients[0].send("GET", f"/api/tables/{table}/plies?seat=0")["plies"]
    assert [_shown(ply) for ply in got] == [_shown(ply) for ply in again[: len(got)]]
    assert clients[0].send("GET", f"/api/tables/{table}/plies?seat=0&since={len(got)}")["plies"] == again[len(got) :]


def _without_view(ply: Json) -> Json:
    return {name: value for name, value in ply.items() if name in PLY_FIELDS - {"view", "standing"}}


def _shown(ply: Json) -> Json:
    """The view and the standing after a ply, without actions, which only live messages offer."""
    return {**ply["view"], "actions": [], "standing": ply["standing"]}


def test_plies_missed_long_ago_come_without_views(sqlite_url: str) -> None:
    table, clients = full_table(sqlite_url, "corinth", 2)
    choose = at_random(3)
    for _ in range(CATCH_UP + 10):
        act_once(table, clients, choose)
    with clients[0].socket(table, since=5) as socket:
        plies = receive(socket, "snapshot")["plies"]
    assert plies[0]["ply"] == 5
    assert [ply["view"] is not None for ply in plies] == [False] * (len(plies) - CATCH_UP) + [True] * CATCH_UP


def test_an_undone_ply_comes_without_its_view(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    played = actor.act(table, 0, now["seat"], now["view"]["actions"][-1])
    actor.send("POST", f"/api/tables/{table}/undo", {"ply": played["ply"]})
    with other.socket(table, since=0) as socket:
        plies = receive(socket, "snapshot")["plies"]
    assert [ply["kind"] for ply in plies] == ["action", "undo"]
    assert plies[0]["view"] is None
    assert plies[1]["undone"] == 1
    assert plies[1]["view"] == other.snapshot(table)["view"] | {"actions": []}
