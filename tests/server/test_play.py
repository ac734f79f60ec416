"""Live play: whole games, and which actions count, are refused, or are hidden from other players."""

from __future__ import annotations

import pytest

import madang
from tests.server.clients import Guest, Json, at_random, exchange, full_table, next_ply, receive, send, to_act
from tests.server.concurrency import in_parallel

# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", madang.game_names())
def test_a_whole_game_over_sockets(url: str, game: str, players: int) -> None:
    table, clients = full_table(url, game, players)
    works = [lambda c=c, s=s: c.play(table, at_random(s)) for s, c in enumerate(clients)]
    results = in_parallel(*works)
    record = clients[0].record(table)
    assert all(result == results[0] for result in results)
    assert results[0]["scores"] == record.state.scores()
    assert results[0]["winners"] == record.state.winners()


@pytest.mark.parametrize("game", madang.game_names())
def test_a_whole_game_without_sockets(url: str, game: str) -> None:
    table, clients = full_table(url, game, 2)
    choose = at_random()
    now = clients[0].snapshot(table)
    while now["result"] is None:
        client = clients[now["view"]["actor"]]
        seen = client.snapshot(table)
        assert client.send("GET", f"/api/tables/{table}/view") == seen["view"]
        now = client.act(table, seen["ply"], seen["seat"], choose(seen["view"]))
    assert clients[1].record(table).state.scores() == now["result"]["scores"]


@pytest.mark.parametrize("game", madang.game_names())
def test_a_whole_game_with_bots(url: str, game: str) -> None:
    ann = Guest(url)
    table = ann.create(game, ["me", "random", "random"])
    assert len(ann.play(table, at_random())["scores"]) == 3
    kinds = {step["kind"] for step in ann.send("GET", f"/api/tables/{table}/replay?open=true")["steps"]}
    assert {"action", "bot"} <= kinds


@pytest.mark.parametrize("game", madang.game_names())
def test_several_players_share_one_device(url: str, game: str) -> None:
    ann = Guest(url)
    table = ann.create(game, ["me", "me", "me"])
    choose = at_random(2)
    with ann.socket(table, seat=0) as socket:
        now = receive(socket, "snapshot")
        while now["result"] is None:
            seat = now["view"]["actor"]
            if now["view"]["you"] != seat:
                send(socket, type="view_as", seat=seat, since=10**6)
                now = receive(socket, "snapshot")
                assert now["view"]["you"] == seat
            act: Json = {"type": "action", "ply": next_ply(now), "seat": seat, "action": choose(now["view"])}
            now = [message for message in exchange(socket, **act) if message["type"] == "ply"][-1]
        send(socket, type="view_as", seat=None)
        assert receive(socket, "snapshot")["view"]["you"] is None
    assert ann.record(table).state.over


# --- single actions --------------------------------------------------------------------------------------------------


def test_actions_sent_without_waiting_are_played_in_order(url: str) -> None:
    """The second action comes while the first is being stored."""
    ann = Guest(url)
    table = ann.create("corinth", ["me", "me"])
    seat = ann.snapshot(table)["seat"]
    with ann.socket(table, seat=seat) as socket:
        receive(socket, "snapshot")
        send(socket, type="action", ply=0, seat=seat, action="roll 0", re=0)
        send(socket, type="ping", re="there?")
        send(socket, type="action", ply=1, seat=seat, action="take gold", re=1)
        answers = [receive(socket, "ply", "pong", "error") for _ in range(3)]
    assert [(answer["type"], answer["re"]) for answer in answers] == [("ply", 0), ("pong", "there?"), ("ply", 1)]
    assert [answer["ply"] for answer in answers if answer["type"] == "ply"] == [0, 1]


def test_the_same_action_sent_twice_counts_once(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, _, now = to_act(table, clients)
    act = {"ply": now["ply"], "seat": now["seat"], "action": now["view"]["actions"][0]}
    with actor.socket(table) as socket:
        receive(socket, "snapshot")
        send(socket, type="action", re="first", **act)
        assert receive(socket, "ply")["re"] == "first"
        send(socket, type="action", re="second", **act)
        again = receive(socket, "ack")
        assert (again["re"], again["duplicate"]) == ("second", True)
    assert actor.send("POST", f"/api/tables/{table}/actions", act)["type"] == "ack"
    assert actor.snapshot(table)["ply"] == again["ply"]


def test_the_same_action_sent_at_the_same_time_counts_once(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, _, now = to_act(table, clients)
    act = (table, now["ply"], now["seat"], now["view"]["actions"][0])
    answers = in_parallel(*[lambda: actor.act(*act)["type"] for _ in range(5)])
    assert sorted(answers) == ["ack", "ack", "ack", "ack", "played"]


def test_a_stale_action_is_refused_with_the_current_view(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    actor.act(table, now["ply"], now["seat"], "pass")
    seat = 1 - now["seat"]
    with other.socket(table) as socket:
        current = receive(socket, "snapshot")
        send(socket, type="action", re=5, ply=0, seat=seat, action="pass")
        refused = receive(socket, "error")
        assert (refused["re"], refused["error"]["id"]) == (5, "stale")
        assert refused["now"]["view"] == current["view"]
        send(socket, type="action", ply=99, seat=seat, action="pass")
        assert receive(socket, "error")["error"]["id"] == "stale"


def test_an_illegal_action_is_explained_and_the_table_goes_on(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    with actor.socket(table) as socket, other.socket(table) as waiting:
        receive(socket, "snapshot"), receive(waiting, "snapshot")
        for action, reason in (("spy 1", "koryo-not-now"), ("dance", "malformed")):
            send(socket, type="action", ply=now["ply"], seat=now["seat"], action=action)
            refused = receive(socket, "error")["error"]
            assert refused["id"] == reason
            assert refused["text"]
        send(waiting, type="action", ply=now["ply"], seat=1 - now["seat"], action="play 22")
        assert receive(waiting, "error")["error"]["id"] == "not-your-turn"
        send(socket, type="action", ply=now["ply"], seat=now["seat"], action="pass")
        assert receive(socket, "ply")["ply"] == now["ply"]


def test_placed_cards_are_shown_to_their_owner_only(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    action = next(action for action in now["view"]["actions"] if action.startswith("play "))
    actor.act(table, now["ply"], now["seat"], action)
    own, others = (c.snapshot(table)["plies"][-1] for c in (actor, other))
    assert (own["message"]["id"], own["action"]) == ("koryo-did-play", action)
    assert (others["message"]["id"], others["action"]) == ("placed-cards", None)
    assert others["message"]["args"]["count"] == others["placed"] == len(action.removeprefix("play "))
    assert own["ply"] == others["ply"]
