"""Bad messages over sockets: the server says what is wrong with them, and the table stays playable."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from madang.server.api.socket import _parse
from madang.server.errors import Refused
from tests.server.clients import Guest, at_random, close_code, exchange, full_table, play_actions, receive, send
from tests.server.concurrency import in_parallel
from tests.server.servers import logged_errors

BAD: list[str | bytes] = [
    "",
    "not json",
    "null",
    "[]",
    "{}",
    '{"type": "action"}',
    '{"type": "dance"}',
    '{"type": ["action"]}',
    '{"type": "action", "ply": "0", "seat": 0, "action": "pass"}',
    '{"type": "action", "ply": 0, "seat": 0.0, "action": "pass"}',
    '{"type": "action", "ply": -1, "seat": 0, "action": "pass"}',
    '{"type": "action", "ply": 00, "seat": 0, "action": "pass"}',
    '{"type": "action", "ply": 1e400, "seat": 0, "action": "pass"}',
    '{"type": "action", "ply": 99999999999999999999999999, "seat": 0, "action": "pass"}',
    '{"type": "action", "ply": 0, "seat": 17, "action": "pass"}',
    '{"type": "action", "ply": 0, "seat": true, "action": "pass"}',
    '{"type": "action", "ply": 0, "seat": 0, "action": "' + "x" * 101 + '"}',
    '{"type": "action", "ply": 0, "seat": 0, "action": "pass", "more": 1}',
    '{"type": "view_as", "seat": "me"}',
    '{"type": "ping", "re": {"deep": []}}',
    "[" * 4000,
    '{"type": "ping", "re": "\\ud800"}',
    "\x00",
    "x" * 5_000,
    b"\x00\xff\xfe",
]
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "type": st.sampled_from(["action", "undo", "hint", "view_as", "ping", "table", "snapshot"]) | st.text(max_size=8),
    "ply": st.integers(-1, 2**32) | st.floats() | st.booleans() | st.none(),
    "seat": st.integers(-1, 4) | st.none() | st.text(max_size=2),
    "action": st.sampled_from(["pass", "play 22", "end"]) | st.text(max_size=110),
    "since": st.integers(-1, 10) | st.none(),
    "re": st.integers() | st.text(max_size=101) | st.none() | st.lists(st.integers(), max_size=2),
}
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
texts = (
    st.fixed_dictionaries({}, optional=FIELDS).map(json.dumps)
    | json_values.map(json.dumps)
    | st.text(max_size=300)
    | st.binary(max_size=300).map(lambda data: data.decode(errors="replace"))
)


@hypothesis_settings(max_examples=500)
@given(texts)
def test_any_text_is_a_message_or_is_refused(text: str) -> None:
    """A parsed message has exactly the values of the text."""
    found = parsed(text)
    if isinstance(found, Refused):
        assert found.message.id in ("bad-request", "too-large")
        assert len(json.dumps(found.json())) < 2000
    else:
        written = json.loads(text)
        assert {name: value for name, value in found.model_dump().items() if name in written} == written


def parsed(text: str) -> Any:
    """The message, or the error with which it is refused."""
    try:
        return _parse(text)
    except Refused as refused:
        return refused


@pytest.mark.parametrize("bad", BAD, ids=range(len(BAD)))
def test_a_bad_message_is_answered_and_the_table_goes_on(sqlite_url: str, bad: str | bytes) -> None:
    table, (ann, bob) = full_table(sqlite_url, "koryo", 2)
    with ann.socket(table) as socket:
        receive(socket, "snapshot")
        socket.send(bad)
        error = receive(socket, "error")["error"]
        assert error["id"] in ("bad-request", "too-large", "stale", "not-your-seat")
        assert "Traceback" not in error["text"]
        send(socket, type="ping", re=1)
        assert receive(socket, "pong")["re"] == 1
    assert in_parallel(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))[0]["scores"]


def test_random_messages_do_no_harm(sqlite_url: str) -> None:
    """Wrong plies, seats of other players, and messages with flipped bits."""
    rng = random.Random(11)
    table, (ann, bob) = full_table(sqlite_url, "koryo", 2)
    with ann.socket(table) as socket:
        receive(socket, "snapshot")
        for _ in range(300):
            message = {
                "type": rng.choice(["action", "undo", "hint", "view_as", "ping", "table"]),
                "ply": rng.choice([0, 1, 5, 10**9]),
                "seat": rng.choice([1, 2, 3, None]),
                "action": rng.choice(["pass", "play 22", "end", "swap 0:1 1:2", "\u202e"]),
            }
            kept = {key: value for key, value in message.items() if rng.random() < 0.8}
            data = bytearray(json.dumps(kept).encode())
            for _ in range(rng.choice([0, 0, 1, 3])):
                data[rng.randrange(len(data))] ^= 1 << rng.randrange(7)
            socket.send(data.decode(errors="replace"))
        for answer in exchange(socket, type="ping", re="done"):
            assert answer["type"] in ("error", "snapshot", "pong", "table"), "no action of another seat is played"
    assert in_parallel(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))[0]["scores"]


def test_invalid_utf_8_on_a_socket_ends_it_without_a_traceback(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, players = full_table(sqlite_url, "koryo", 2)
    with players[0].socket(table) as socket, players[1].socket(table) as other:
        receive(socket, "snapshot")
        socket.send(b'{"type": "ping", "re": "\xff\xfe"}', text=True)
        assert close_code(socket) == 1007
        send(other, type="ping")
        assert receive(other, "pong")
    play_actions(table, players)
    assert logged_errors(caplog) == []


# --- opening a socket ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", ["nowhere-at-all", "x", "%00"])
def test_a_socket_to_an_unknown_table_is_closed(sqlite_url: str, table: str) -> None:
    with Guest(sqlite_url).socket(table) as socket:
        assert json.loads(socket.recv(10))["error"]["id"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            socket.recv(10)
        assert socket.close_code == 4404


@pytest.mark.parametrize("query", ["since=-1", "since=x", "since=99999999999", "since=5", "seat=", "seat=x&since=0"])
def test_a_socket_with_an_invalid_query_gets_a_snapshot(sqlite_url: str, query: str) -> None:
    table, (ann, _) = full_table(sqlite_url, "koryo", 2)
    names: dict[str, Any] = dict(pair.split("=") for pair in query.split("&"))
    with ann.socket(table, **names) as socket:
        snapshot = receive(socket, "snapshot")
        assert (snapshot["ply"], snapshot["plies"]) == (0, [])


def test_a_socket_for_a_seat_of_another_player_is_refused(sqlite_url: str) -> None:
    table, (ann, _) = full_table(sqlite_url, "koryo", 2)
    with ann.socket(table, seat=1) as socket:
        assert receive(socket)["error"]["id"] == "not-your-seat"


def test_a_socket_with_a_long_query_is_refused(sqlite_url: str) -> None:
    table, (ann, _) = full_table(sqlite_url, "koryo", 2)
    with pytest.raises(Exception, match="403"), ann.socket(table, since=10**3_000):
        pass
