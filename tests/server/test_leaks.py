"""No channel of the server reveals what a seat may not know; `twin_tables.py` says how the tests find out."""

from __future__ import annotations

import contextlib
import json
import random
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import madang
from madang import Game, State
from madang.client import Refusal
from madang.server.play import bots
from madang.server.tables import schedule
from madang.server.tables import table as tables
from madang.server.tables.advance import orders_of
from tests.played_games import random_game
from tests.server.clients import Guest
from tests.server.concurrency import wait_for
from tests.server.receivers import Receiver
from tests.server.reviews import full_review
from tests.server.servers import serving_sqlite
from tests.server.twin_tables import (
    TableSockets,
    TwinTables,
    common_action,
    deal_state,
    has_hidden_cards,
    twin_actions,
    twin_endings,
    twin_states,
    without_own_fields,
)

NONSENSE = (
    "not JSON",
    '{"type": "action", "ply": 5, "seat": 0, "action": "pass"}',
    '{"type": "action", "ply": 0, "seat": 0, "action": "dance"}',
    '{"type": "undo", "ply": 0}',
    '{"type": "hint", "seat": 1}',
    '{"type": "view_as", "seat": null}',
    '{"type": "view_as", "seat": null, "since": 0}',
    '{"type": "view_as", "seat": 3}',
    '{"type": "talk", "kind": "phrase", "content": "not a phrase"}',
    '{"type": "ping"}',
)
UP_TO_THE_ORDER = re.compile(r'\{"ply":[0-2],')
BODY_ID = re.compile(r'"id":\d+,')
QUERIES: tuple[dict[str, int], ...] = ({}, {"since": 0}, {"since": 1}, {"since": 3})
REFUSED_COMMANDS: tuple[tuple[str, Any], ...] = (
    ("undo", {"ply": 0}),
    ("rematch", None),
    ("remind", None),
    ("hand-over", None),
    ("return", None),
    ("start", {}),
    ("sit", {}),
    ("contribution", {"contribution": "late"}),
    ("review", None),
    ("review/try", {"step": 0, "action": "pass"}),
)


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(tables, "deal", deal_state)
    with serving_sqlite(tmp_path, review_iterations=400) as address:
        yield address


def guests_and_stranger(url: str, players: int) -> tuple[list[Guest], Guest]:
    return [Guest(url, f"Player {seat}") for seat in range(players)], Guest(url, "Stranger")


# --- before anybody acts ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_and_a_spectator_cannot_tell_two_worlds_apart(url: str, game: Game, players: int) -> None:
    guests, stranger = guests_and_stranger(url, players)
    compared = different = 0
    for seat, state, twin in twin_states(game, players, seed=players):
        twins = TwinTables(guests, (state, twin))
        for guest, number in ((guests[seat], seat), (stranger, None)):
            compare_requests(twins, guest, number, state)
        compared += 1
        different += state.position() != twin.position()
    assert compared > 3
    assert different > 3


def compare_requests(twins: TwinTables, guest: Guest, seat: int | None, state: State) -> None:
    """Compare the answers to all requests and messages that change nothing, refusals included."""
    query = "" if seat is None else f"?seat={seat}"
    for path in ("", "/view", "/plies", "/talk", "/replay", "/record", "/review"):
        twins.assert_same_answer(guest, "GET", f"/api/tables/TABLE{path}{query}")
    twins.assert_same_answer(guest, "GET", f"/api/tables/TABLE/replay?seat={state.actor}")
    twins.assert_same_answer(guest, "GET", "/api/tables/TABLE/replay?open=true")
    for path in ("replay", "record", "review"):
        twins.assert_same_answer(guest, "GET", f"/api/tables/TABLE/{path}?key={'0' * 20}")
    twins.assert_same_answer(guest, "GET", "/api/tables/TABLE?since=0")
    for command, body in REFUSED_COMMANDS:
        twins.assert_same_answer(guest, "POST", f"/api/tables/TABLE/{command}", body)
    for hinted in range(state.players):
        twins.assert_same_answer(guest, "POST", "/api/tables/TABLE/hint", {"seat": hinted})
    refused = random.Random(state.actor).sample(state.game.notations, 12)
    for action in ["dance", *refused, *state.actions()[:3]]:
        for acting in {seat or 0, state.actor or 0}:
            if state.actor != acting or seat != acting or action not in state.actions():
                for ply in (0, 7):
                    body = {"ply": ply, "seat": acting, "action": action}
                    twins.assert_same_answer(guest, "POST", "/api/tables/TABLE/actions", body)
        twins.assert_same_answer(
            guest, "GET", f"/api/tables/TABLE/explain{query or '?'}&action={action}".replace("?&", "?")
        )
    twins.assert_same_answer(guest, "GET", "/api/tables/TABLE/explain?seat=9&action=pass")
    twins.assert_same_answer(guest, "GET", "/api/tables/TABLE/review/explain?step=0&action=pass")
    twins.assert_same_in_lists(guest)
    received = twins.assert_same_over_sockets(guest, {} if seat is None else {"seat": seat}, *NONSENSE)
    assert any('"type":"table"' in text for text in received)
    assert sum('"type":"error"' in text for text in received) > 3


def test_the_export_of_a_guest_reveals_no_hidden_cards(url: str, game: Game) -> None:
    """Also not after others have placed cards face down."""
    rng, compared = random.Random(3), 0
    guests, _ = guests_and_stranger(url, 2)
    for state in random_game(game, 2, 5):
        twin = state.determinize(0, compared)
        if state.over or state.forced or state.actor != 1 or compared == 4:
            continue
        actions = twin_actions(0, state, twin, rng)
        if actions is not None:
            twins = TwinTables(guests, (state, twin))
            for table, action in zip(twins.ids, actions, strict=True):
                guests[1].act(table, 0, 1, action)
            exported = {table["id"]: table for table in guests[0].send("GET", "/api/me/export")["tables"]}
            first, second = (comparable_export(exported[table], table) for table in twins.ids)
            assert first == second
            compared += 1
    assert compared > 2


def comparable_export(exported: dict[str, Any], table: str) -> str:
    """The export of a table without its id, its times and the guest's own texts for the shuffle."""
    return without_own_fields(json.dumps(exported | {"contributions": []}, separators=(",", ":")), table)


# --- while others act ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_and_a_spectator_cannot_tell_two_actions_of_others_apart(url: str, game: Game, players: int) -> None:
    rng, compared, different, taken_back = random.Random(1), 0, 0, 0
    guests, stranger = guests_and_stranger(url, players)
    for state in (state for seed in range(4) for state in random_game(game, players, seed)):
        seat = rng.randrange(players)
        if state.over or state.forced or state.actor == seat or compared == 12:
            continue
        twin = state.determinize(seat, compared)
        actions = twin_actions(seat, state, twin, rng)
        if actions is not None and (actions[0] != actions[1] or rng.random() < 0.1):
            twins = TwinTables(guests, (state, twin))
            taken_back += act_in_both(twins, (guests[seat], stranger), seat, guests[state.actor or 0], actions)
            compared += 1
            different += actions[0] != actions[1]
    assert compared > 5
    assert different > 3 or not has_hidden_cards(game)
    assert taken_back > 0 or not has_hidden_cards(game)


def act_in_both(
    twins: TwinTables, viewers: tuple[Guest, Guest], seat: int, actor: Guest, actions: tuple[str, str]
) -> bool:
    """A player acts and, if possible, takes it back; compare what the seat and a spectator receive and can request."""
    with contextlib.ExitStack() as opened:
        both = [TableSockets(table, opened, (viewers[0], {"seat": seat}), (viewers[1], {})) for table in twins.ids]
        assert both[0].receive_all() == both[1].receive_all()
        moves = [*zip(twins.ids, actions, strict=True)]
        played = [actor.act(table, 0, actor.snapshot(table)["view"]["actor"], action) for table, action in moves]
        received = [sockets.receive_all() for sockets in both]
        assert received[0] == received[1]
        assert sum('"type":"ply"' in text for text in received[0]) == 2 * len(played[0]["plies"])
        compare_plies(twins, viewers, seat)
        assert both[0].receive_all() == both[1].receive_all()
        undo = all(answer["can_undo"] for answer in played)
        if undo:
            for table, answer in zip(twins.ids, played, strict=True):
                actor.send("POST", f"/api/tables/{table}/undo", {"ply": answer["ply"]})
            received = [sockets.receive_all() for sockets in both]
            assert received[0] == received[1]
            assert any('"kind":"undo"' in text for text in received[0])
            compare_plies(twins, viewers, seat)
            assert both[0].receive_all() == both[1].receive_all()
    return undo


def compare_plies(twins: TwinTables, viewers: tuple[Guest, Guest], seat: int) -> None:
    """Compare the answers to requests for plies, and what a socket receives after a reconnect."""
    for guest, own in ((viewers[0], {"seat": seat}), (viewers[1], dict[str, int]())):
        for path in ("", "/view", "/plies", "?since=0", "?since=1", "/plies?since=1", "/plies?since=4"):
            twins.assert_same_answer(guest, "GET", f"/api/tables/TABLE{path}")
        twins.assert_same_answer(
            guest, "POST", "/api/tables/TABLE/actions", {"ply": 0, "seat": seat, "action": "dance"}
        )
        twins.assert_same_answer(guest, "POST", "/api/tables/TABLE/undo", {"ply": 0})
        twins.assert_same_in_lists(guest)
        for query in QUERIES:
            twins.assert_same_over_sockets(guest, own | query, presence=False)


# --- decisions in advance --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["koryo", "choson"])
def test_nobody_learns_of_a_sealed_order(url: str, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Two tables that differ in what a seat has sealed, if anything, are the same for everybody else."""
    monkeypatch.setattr(schedule, "PAUSE", 0.1)
    guests, stranger = guests_and_stranger(url, 3)
    state = madang.game(name).start(players=3, seed=1)
    first = state.actor or 0
    seats = [(first + turn) % 3 for turn in range(3)]
    singles = [order for order in orders_of(state, seats[2]) if len(order) == len("play 1")]
    for sealed in ((singles[0], None), (singles[0], singles[-1])):
        twins = TwinTables(guests, (state, state))
        viewers = [(guests[seat], {"seat": seat}) for seat in seats[:2]] + [(stranger, dict[str, int]())]
        with contextlib.ExitStack() as opened:
            both = [TableSockets(table, opened, *viewers) for table in twins.ids]
            assert both[0].receive_all() == both[1].receive_all()
            for table, order in zip(twins.ids, sealed, strict=True):
                seal(guests[seats[2]], table, seats[2], order)
            assert all(len(sockets.receive_all()) == len(viewers) for sockets in both), "only answers to pings"
            compare_requests_of_others(twins, viewers, seats[2])
            for ply, seat in enumerate(seats[:2]):
                for table in twins.ids:
                    guests[seat].act(table, ply, seat, "pass")
                received = [sockets.receive_all() for sockets in both] if ply == 0 else []
                assert received[:1] == received[1:]
            for table, order in zip(twins.ids, sealed, strict=True):
                if order is None:  # nothing is sealed: the player orders by hand
                    guests[seats[2]].act(table, 2, seats[2], singles[0])
                wait_for(lambda table=table: guests[0].snapshot(table)["ply"] >= 3, "the sealed order")  # type: ignore[misc]
            received = [sockets.receive_all() for sockets in both]
            if sealed[1] is None:
                assert received[0] == received[1]
                compare_requests_of_others(twins, viewers, seats[2])
            else:  # a single card is turned over at once: then everybody may know it
                received = [[text for text in texts if UP_TO_THE_ORDER.match(text)] for texts in received]
                assert received[0] == received[1]
            assert sum('"placed":1' in text for text in received[0]) == len(viewers)


@pytest.mark.parametrize("name", ["koryo", "choson"])
def test_webhooks_reveal_no_hidden_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Two tables that look the same to a player call the player's webhooks with the same bodies."""
    monkeypatch.setattr(tables, "deal", deal_state)
    rng, game = random.Random(5), madang.game(name)
    state = next(s for s in random_game(game, 2, 5) if s.actor == 1 and not s.forced and s.view()["phase"] == "order")
    twin = state.determinize(0, 1)
    actions = twin_actions(0, state, twin, rng)
    assert actions is not None
    assert actions[0] != actions[1]
    with Receiver() as receiver, serving_sqlite(tmp_path, alert_after=0.1, private_targets=True) as address:
        guests, _ = guests_and_stranger(address, 2)
        hook = {"url": f"{receiver.url}/own", "form": "json", "language": "en"}
        guests[0].send("PUT", "/api/me/webhook", hook)
        twins = TwinTables(guests, (state, twin))
        for table, action in zip(twins.ids, actions, strict=True):
            of_table = {"url": f"{receiver.url}/table", "form": "discord", "language": "de"}
            guests[0].send("PUT", f"/api/tables/{table}/webhook", of_table)
            guests[1].act(table, 0, 1, action)

        def told(table: str) -> list[str]:
            found = [request for request in receiver.requests if table in request.body.decode()]
            return sorted(
                BODY_ID.sub("", without_own_fields(r.body.decode(), table)) for r in found if b"sat" not in r.body
            )

        wait_for(lambda: all(len(told(table)) >= 2 for table in twins.ids), "the webhooks")
        assert told(twins.ids[0]) == told(twins.ids[1])


def seal(guest: Guest, table: str, seat: int, order: str | None) -> None:
    """Seal an order; without one, decide nothing, but ask what could be decided."""
    if order is None:
        guest.send("GET", f"/api/tables/{table}/advance?seat={seat}")
    else:
        guest.send("PUT", f"/api/tables/{table}/advance/order", {"seat": seat, "order": order})


def compare_requests_of_others(twins: TwinTables, viewers: list[tuple[Guest, dict[str, int]]], sealing: int) -> None:
    for guest, _ in viewers:
        for path in ("", "/view", "/plies", "?since=0", f"/advance?seat={sealing}", "/explain?action=pass"):
            twins.assert_same_answer(guest, "GET", f"/api/tables/TABLE{path}")
        for order in (None, "pass"):
            body = {"seat": sealing, "order": order}
            twins.assert_same_answer(guest, "PUT", "/api/tables/TABLE/advance/order", body)
        body = {"seat": sealing, "answer": "always"}
        assert twins.assert_same_answer(guest, "PUT", "/api/tables/TABLE/advance/riposte", body).startswith("403")
        twins.assert_same_in_lists(guest)


# --- while the seat itself acts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("over_socket", [False, True])
def test_the_answer_to_an_action_reveals_no_more_than_the_view(url: str, game: Game, over_socket: bool) -> None:
    rng, compared = random.Random(2), 0
    guests, stranger = guests_and_stranger(url, 3)
    for state in (state for seed in range(4) for state in random_game(game, 3, seed)):
        seat = state.actor
        if seat is None or state.forced or compared == 12 or rng.random() < 0.6:
            continue
        twin = state.determinize(seat, compared)
        action = common_action(seat, state, twin, rng)
        if action is None or twin == state:
            continue
        twins, compared = TwinTables(guests, (state, twin)), compared + 1
        act = {"ply": 0, "seat": seat, "action": action}
        if over_socket:
            text = json.dumps(act | {"type": "action", "re": 1})
            received = twins.assert_same_over_sockets(guests[seat], {"seat": seat}, text, text)
            assert sum('"re":1,' in answer for answer in received) == 2, (
                "the ply, and the acknowledgment of the second message"
            )
        else:
            assert twins.assert_same_answer(guests[seat], "POST", "/api/tables/TABLE/actions", act).startswith("200")
            assert twins.assert_same_answer(guests[seat], "POST", "/api/tables/TABLE/actions", act).startswith("200")
        compare_plies(twins, (guests[seat], stranger), seat)
    assert compared > 5


# --- after the end ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_the_replay_of_a_seat_shows_what_the_seat_saw(url: str, game: Game, players: int) -> None:
    """Two games that look the same to a seat, although others held different cards, have the same replay for it."""
    guests, _ = guests_and_stranger(url, players)
    pairs = [*islice(twin_endings(game, players), 2)]
    assert len(pairs) == 2
    for seat, state, twin, line in pairs:
        play_both(TwinTables(guests, (state, twin)), guests, seat, line)


def play_both(twins: TwinTables, guests: list[Guest], seat: int, line: list[tuple[int, str, str]]) -> None:
    for actor, *actions in line:
        for table, action in zip(twins.ids, actions, strict=True):
            guests[actor].act(table, guests[actor].snapshot(table)["ply"], actor, action)
    answer = twins.assert_same_answer(guests[seat], "GET", f"/api/tables/TABLE/replay?seat={seat}")
    assert answer.startswith("200")
    twins.assert_same_answer(guests[seat], "GET", f"/api/tables/TABLE/plies?seat={seat}")
    twins.assert_same_answer(guests[seat], "GET", f"/api/tables/TABLE?seat={seat}")
    compare_reviews(twins, guests[seat], seat)


def compare_reviews(twins: TwinTables, guest: Guest, seat: int) -> None:
    """The decisions of the seat are judged alike, and other actions at them as well."""
    reviews = [full_review(guest, table) for table in twins.ids]
    own = [[found for found in review["decisions"] if found["seat"] == seat] for review in reviews]
    assert own[0] == own[1]
    for found in own[0][:3]:
        for other in found["actions"][1:3]:
            trial = {"step": found["step"], "action": other["action"]}
            assert twins.assert_same_answer(guest, "POST", "/api/tables/TABLE/review/try", trial).startswith("200")


# --- bots and secrets ------------------------------------------------------------------------------------------------


def test_a_bot_sees_only_what_its_seat_may_know(url: str, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    def decide(bot: Any, view: Any) -> Any:
        given.append(repr(view))
        raise ValueError("this bot never decides")

    monkeypatch.setattr(bots, "decide", decide)
    state = next(s for s in random_game(game, 3, 1) if s.actor == 1 and not s.forced)
    twin = state.determinize(1, 5)
    assert twin != state
    TwinTables([Guest(url)], (state, twin), ["me", "random", "random"])
    wait_for(lambda: len(given) >= 4, "both bots to be asked, and the random ones that replace them")
    assert len({*given}) == 1
    assert "'you': 1" in given[0]


def test_the_secret_is_not_revealed_before_the_end(sqlite_url: str) -> None:
    """Neither the secret nor the seed that follows from it is in any answer."""
    ann = Guest(sqlite_url)
    table = ann.create("koryo", ["me", "me"])
    before = ""
    with ann.socket(table) as socket:
        for _ in range(400):
            now = ann.snapshot(table)
            if now["result"] is not None:
                break
            with pytest.raises(Refusal, match="after the end"):
                ann.record(table)
            for path in ("", "/plies", "/view", "/replay", "/review", "?since=0"):
                before += ann.http.get(f"/api/tables/{table}{path}").text
            before += ann.http.get("/api/tables").text
            ann.act(table, now["ply"], now["seat"], now["view"]["actions"][-1])
        with contextlib.suppress(TimeoutError):
            while True:
                before += socket.recv(0.2)
    record = ann.record(table)
    assert isinstance(record.seed, madang.Fairness)
    assert record.seed.commitment in before
    assert record.seed.secret not in before
    assert str(record.seed.seed) not in before
    assert f"{record.seed.seed:x}" not in before
    assert f'"seed":{record.seed.seed}' not in ann.http.get(f"/api/tables/{table}/replay?open=true").text
