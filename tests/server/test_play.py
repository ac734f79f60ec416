"""Live play: whole games, what is refused, what counts once, and what comes after a lost connection."""

from __future__ import annotations

import time
from typing import Any

import pytest

import madang
from madang.server.api import messages
from madang.server.play import analysis
from madang.server.play.connections import Connections
from madang.server.tables.presenter import CATCH_UP
from tests.server.serving import Guest, Json, at_random, exchange, full_table, hear, next_ply, say, together


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", madang.game_names())
def test_a_whole_game_over_sockets(url: str, game: str, players: int) -> None:
    table, clients = full_table(url, game, players)
    works = [lambda c=c, s=s: c.play(table, at_random(s)) for s, c in enumerate(clients)]
    results = together(*works)
    record = clients[0].record(table)
    assert all(result == results[0] for result in results)
    assert results[0]["scores"] == record.state.scores()
    assert results[0]["winners"] == record.state.winners()


@pytest.mark.parametrize("game", madang.game_names())
def test_a_whole_game_without_sockets(url: str, game: str) -> None:
    table, clients = full_table(url, game, 2)
    choose = at_random()
    now = clients[0].look(table)
    while now["result"] is None:
        client = clients[now["view"]["actor"]]
        seen = client.look(table)
        assert client.send("GET", f"/api/tables/{table}/view") == seen["view"]
        now = client.act(table, seen["ply"], seen["seat"], choose(seen["view"]))
    assert clients[1].record(table).state.scores() == now["result"]["scores"]


@pytest.mark.parametrize("game", madang.game_names())
def test_bots_play_by_themselves(url: str, game: str) -> None:
    ann = Guest(url)
    table = ann.create(game, ["me", "random", "random"])
    assert len(ann.play(table, at_random())["scores"]) == 3
    kinds = {step["kind"] for step in ann.send("GET", f"/api/tables/{table}/replay?open=true")["steps"]}
    assert {"action", "bot"} <= kinds


def to_act(table: str, clients: list[Guest]) -> tuple[Guest, Guest, Json]:
    """Who is to act, somebody else, and what the first one sees."""
    actor = clients[0].look(table)["view"]["actor"]
    return clients[actor], clients[1 - actor], clients[actor].look(table)


def test_actions_that_come_in_one_breath_are_played_in_their_order(url: str) -> None:
    """The second one comes while the first is being stored."""
    ann = Guest(url)
    table = ann.create("corinth", ["me", "me"])
    seat = ann.look(table)["seat"]
    with ann.socket(table, seat=seat) as line:
        hear(line, "snapshot")
        say(line, type="action", ply=0, seat=seat, action="roll 0", re=0)
        say(line, type="ping", re="there?")
        say(line, type="action", ply=1, seat=seat, action="take gold", re=1)
        answers = [hear(line, "ply", "pong", "error") for _ in range(3)]
    assert [(answer["type"], answer["re"]) for answer in answers] == [("ply", 0), ("pong", "there?"), ("ply", 1)]
    assert [answer["ply"] for answer in answers if answer["type"] == "ply"] == [0, 1]


def test_what_is_stored_and_cannot_be_told_is_not_lost(quick_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, clients = full_table(quick_url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    act = {"type": "action", "ply": 0, "seat": now["seat"], "action": now["view"]["actions"][0], "re": 1}

    def fail(*_: object) -> None:
        monkeypatch.undo()
        raise RuntimeError("no voice")

    with actor.socket(table) as line:
        hear(line, "snapshot")
        monkeypatch.setattr(Connections, "broadcast_plies", fail)
        say(line, **act)
        assert hear(line, "error")["error"]["id"] == "server-error"
        say(line, **act)
        assert hear(line, "ack", "error")["type"] == "ack"
    assert other.look(table)["ply"] == 1
    assert together(lambda: actor.play(table, at_random(1)), lambda: other.play(table, at_random(2)))[0]["scores"]


def test_the_same_action_sent_twice_counts_once(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, _, now = to_act(table, clients)
    act = {"ply": now["ply"], "seat": now["seat"], "action": now["view"]["actions"][0]}
    with actor.socket(table) as line:
        hear(line, "snapshot")
        say(line, type="action", re="first", **act)
        assert hear(line, "ply")["re"] == "first"
        say(line, type="action", re="second", **act)
        again = hear(line, "ack")
        assert (again["re"], again["duplicate"]) == ("second", True)
    assert actor.send("POST", f"/api/tables/{table}/actions", act)["type"] == "ack"
    assert actor.look(table)["ply"] == again["ply"]


def test_two_that_come_at_the_same_time_count_once(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, _, now = to_act(table, clients)
    act = (table, now["ply"], now["seat"], now["view"]["actions"][0])
    answers = together(*[lambda: actor.act(*act)["type"] for _ in range(5)])
    assert sorted(answers) == ["ack", "ack", "ack", "ack", "played"]


def test_a_stale_action_is_refused_with_the_current_view(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    actor.act(table, now["ply"], now["seat"], "pass")
    seat = 1 - now["seat"]
    with other.socket(table) as line:
        current = hear(line, "snapshot")
        say(line, type="action", re=5, ply=0, seat=seat, action="pass")
        refused = hear(line, "error")
        assert (refused["re"], refused["error"]["id"]) == (5, "stale")
        assert refused["now"]["view"] == current["view"]
        say(line, type="action", ply=99, seat=seat, action="pass")
        assert hear(line, "error")["error"]["id"] == "stale"


def test_an_illegal_action_is_explained_and_the_table_goes_on(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    with actor.socket(table) as line, other.socket(table) as waiting:
        hear(line, "snapshot"), hear(waiting, "snapshot")
        for action, reason in (("spy 1", "koryo-not-now"), ("dance", "malformed")):
            say(line, type="action", ply=now["ply"], seat=now["seat"], action=action)
            refused = hear(line, "error")["error"]
            assert refused["id"] == reason
            assert refused["text"]
        say(waiting, type="action", ply=now["ply"], seat=1 - now["seat"], action="play 22")
        assert hear(waiting, "error")["error"]["id"] == "not-your-turn"
        say(line, type="action", ply=now["ply"], seat=now["seat"], action="pass")
        assert hear(line, "ply")["ply"] == now["ply"]


@pytest.mark.parametrize("game", madang.game_names())
def test_after_a_lost_connection_exactly_what_was_missed_comes(url: str, game: str) -> None:
    table, clients = full_table(url, game, 2)
    choose = at_random(3)
    got: list[Json] = []
    for round_ in range(7):
        with clients[0].socket(table, since=len(got)) as line:
            got += hear(line, "snapshot")["plies"]
            for _ in range(round_ % 3):
                _one_action(table, clients, choose)
                got += [message for message in exchange(line, type="ping") if message["type"] == "ply"]
        _one_action(table, clients, choose)
    whole = clients[0].look(table, 0)["plies"]
    assert [ply["ply"] for ply in whole] == [*range(len(whole))]
    assert [_without_view(ply) for ply in got] == [_without_view(ply) for ply in whole[: len(got)]]
    again = clients[0].send("GET", f"/api/tables/{table}/plies?seat=0")["plies"]
    assert [_shown(ply) for ply in got] == [_shown(ply) for ply in again[: len(got)]]
    assert clients[0].send("GET", f"/api/tables/{table}/plies?seat=0&since={len(got)}")["plies"] == again[len(got) :]


def _without_view(ply: Json) -> Json:
    return {name: value for name, value in ply.items() if name in PLY_FIELDS - {"view", "standing"}}


def _shown(ply: Json) -> Json:
    """The view after a ply and how the game stood; what could be done then is offered only when it happens."""
    return {**ply["view"], "actions": [], "standing": ply["standing"]}


PLY_FIELDS = {*messages.PlyInfo.model_fields}


def test_what_was_missed_long_ago_comes_without_views(quick_url: str) -> None:
    table, clients = full_table(quick_url, "corinth", 2)
    choose = at_random(3)
    for _ in range(CATCH_UP + 10):
        _one_action(table, clients, choose)
    with clients[0].socket(table, since=5) as line:
        plies = hear(line, "snapshot")["plies"]
    assert plies[0]["ply"] == 5
    assert [ply["view"] is not None for ply in plies] == [False] * (len(plies) - CATCH_UP) + [True] * CATCH_UP


def test_a_ply_that_was_taken_back_is_told_without_its_view(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    played = actor.act(table, 0, now["seat"], now["view"]["actions"][-1])
    actor.send("POST", f"/api/tables/{table}/undo", {"ply": played["ply"]})
    with other.socket(table, since=0) as line:
        plies = hear(line, "snapshot")["plies"]
    assert [ply["kind"] for ply in plies] == ["action", "undo"]
    assert plies[0]["view"] is None
    assert plies[1]["undone"] == 1
    assert plies[1]["view"] == other.look(table)["view"] | {"actions": []}


def _one_action(table: str, clients: list[Guest], choose: Any) -> None:
    actor = clients[0].look(table)["view"]["actor"]
    now = clients[actor].look(table)
    clients[actor].act(table, now["ply"], now["seat"], choose(now["view"]))


def test_placed_cards_are_logged_for_their_owner_only(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    action = next(action for action in now["view"]["actions"] if action.startswith("play "))
    actor.act(table, now["ply"], now["seat"], action)
    own, others = (c.look(table)["plies"][-1] for c in (actor, other))
    assert (own["message"]["id"], own["action"]) == ("koryo-did-play", action)
    assert (others["message"]["id"], others["action"]) == ("placed-cards", None)
    assert others["message"]["args"]["count"] == others["placed"] == len(action.removeprefix("play "))
    assert own["ply"] == others["ply"]


# --- undo and hints --------------------------------------------------------------------------------------------------


def test_an_action_is_taken_back(url: str) -> None:
    table, clients = full_table(url, "koryo", 2)
    actor, other, now = to_act(table, clients)
    before = now["view"]
    played = actor.act(table, now["ply"], now["seat"], before["actions"][-1])
    assert played["can_undo"]
    assert not other.look(table)["can_undo"]
    with pytest.raises(RuntimeError, match="nothing that you may take back"):
        other.send("POST", f"/api/tables/{table}/undo", {"ply": played["ply"]})
    with other.socket(table) as line:
        hear(line, "snapshot")
        back = actor.send("POST", f"/api/tables/{table}/undo", {"ply": played["ply"]})
        told = hear(line, "ply")
        assert (told["kind"], told["message"]["id"], told["action"]) == ("undo", "log-undo", None)
    assert back["view"] == before
    assert back["ply"] == played["ply"] + 1
    assert not back["can_undo"]
    actor.act(table, back["ply"], now["seat"], "pass")
    assert other.look(table)["view"]["actor"] == 1 - now["seat"]


def test_what_another_has_answered_is_not_taken_back(url: str) -> None:
    table, clients = full_table(url, "koryo", 3)
    choose = at_random(1)
    first = clients[0].look(table)["view"]["actor"]
    _one_action(table, clients, choose)
    _one_action(table, clients, choose)
    assert not clients[first].look(table)["can_undo"]


@pytest.mark.parametrize("game", madang.game_names())
def test_undo_never_goes_past_chance_or_a_hidden_card(url: str, game: str) -> None:
    """Whenever an undo is offered it works, and what was hidden or to be drawn before is so again."""
    ann = Guest(url)
    table = ann.create(game, ["me", "me"])
    choose, undone = at_random(5), 0
    now = ann.look(table)
    while now["result"] is None and undone < 25:
        before = ann.look(table, now["view"]["actor"])
        now = ann.act(table, before["ply"], before["seat"], choose(before["view"]))
        if now["can_undo"]:
            undone += 1
            back = ann.send("POST", f"/api/tables/{table}/undo", {"ply": now["ply"]})
            assert ann.look(table, before["seat"])["view"] == before["view"]
            now = ann.act(table, back["ply"], before["seat"], choose(before["view"]))
        now = ann.look(table)
    assert undone > 0


def test_hints_are_given_where_no_other_human_plays(url: str) -> None:
    ann = Guest(url)
    table = ann.create("koryo", ["me", "me", "random"])
    with ann.socket(table) as line:
        now = hear(line, "snapshot")
        while now["view"]["actor"] == 2:
            now = hear(line, "ply")
        seat = now["view"]["actor"]
        say(line, type="hint", seat=seat, re=1)
        hint = hear(line, "hint")
        say(line, type="view_as", seat=seat)
        assert hint["action"] in hear(line, "snapshot")["view"]["actions"]
    table, (bob, eve) = full_table(url, "koryo", 2)
    for seat, client in enumerate((bob, eve)):
        with pytest.raises(RuntimeError, match="no other human"):
            client.send("POST", f"/api/tables/{table}/hint", {"seat": seat})


def test_one_hint_at_a_time(quick_url: str) -> None:
    """Whoever asks again and again does not take the bots away from the other tables."""
    ann = Guest(quick_url)
    tables = [ann.create("koryo", ["me", "me"]) for _ in range(6)]
    seats = [ann.look(table)["view"]["actor"] for table in tables]

    def hint(table: str, seat: int) -> str:
        return str(ann.http.post(f"/api/tables/{table}/hint", json={"seat": seat}).json()["type"])

    works = [lambda t=t, s=s: hint(t, s) for t, s in zip(tables, seats, strict=True)]
    assert {*together(*works)} == {"hint", "error"}
    assert hint(tables[0], seats[0]) == "hint"


@pytest.mark.parametrize("game", madang.game_names())
def test_the_chances_of_a_game_with_bots_are_studied(
    quick_url: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the bots of another table go on thinking."""
    monkeypatch.setattr(analysis, "LEVEL", "greedy")
    ann = Guest(quick_url)
    table = ann.create(game, ["me", "greedy"])
    ann.play(table, at_random(4))
    other = ann.create(game, ["me", "adept"])
    asked = [ask(ann, table)]
    assert ann.play(other, at_random(5))["scores"]
    while not asked[-1]["complete"]:
        asked.append(ask(ann, table))
        time.sleep(0.05)
    record, known = ann.record(table), asked[-1]["chances"]
    decisions = [step for step, state in enumerate(record.states()) if not state.forced and not state.over]
    assert [seen["step"] for seen in known] == decisions
    states = [*record.states()]
    for seen in known:
        assert 0 <= seen["chance"] <= 1
        assert seen["seat"] == states[seen["step"]].actor
        assert seen["played"] == record.actions[seen["step"]]
        assert seen["best"] in states[seen["step"]].actions()
    assert all(earlier["chances"] == known[: len(earlier["chances"])] for earlier in asked)


def ask(guest: Guest, table: str) -> Json:
    return guest.send("GET", f"/api/tables/{table}/chances")


# --- one device ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", madang.game_names())
def test_several_play_on_one_device(url: str, game: str) -> None:
    ann = Guest(url)
    table = ann.create(game, ["me", "me", "me"])
    choose = at_random(2)
    with ann.socket(table, seat=0) as line:
        now = hear(line, "snapshot")
        while now["result"] is None:
            seat = now["view"]["actor"]
            if now["view"]["you"] != seat:
                say(line, type="view_as", seat=seat, since=10**6)
                now = hear(line, "snapshot")
                assert now["view"]["you"] == seat
            act: Json = {"type": "action", "ply": next_ply(now), "seat": seat, "action": choose(now["view"])}
            now = [message for message in exchange(line, **act) if message["type"] == "ply"][-1]
        say(line, type="view_as", seat=None)
        assert hear(line, "snapshot")["view"]["you"] is None
    assert ann.record(table).state.over
