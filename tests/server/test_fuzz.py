"""Bad input over sockets and REST: the server says what is wrong with it, and the table stays playable."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

import madang
from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.server.api.socket import _parse
from madang.server.errors import Refused
from madang.server.play.service import HINT_LEVEL
from tests.server.serving import Guest, at_random, exchange, full_table, hear, say, together

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
    """What is taken for a message has exactly the values that are written in it."""
    found = parsed(text)
    if isinstance(found, Refused):
        assert found.message.id in ("bad-request", "too-large")
        assert len(json.dumps(found.json())) < 2000
    else:
        written = json.loads(text)
        assert {name: value for name, value in found.model_dump().items() if name in written} == written


def parsed(text: str) -> Any:
    """A message, or why it is refused."""
    try:
        return _parse(text)
    except Refused as refused:
        return refused


@pytest.mark.parametrize("bad", BAD, ids=range(len(BAD)))
def test_a_bad_message_is_answered_and_the_table_goes_on(quick_url: str, bad: str | bytes) -> None:
    table, (ann, bob) = full_table(quick_url, "koryo", 2)
    with ann.socket(table) as line:
        hear(line, "snapshot")
        line.send(bad)
        error = hear(line, "error")["error"]
        assert error["id"] in ("bad-request", "too-large", "stale", "not-your-seat")
        assert "Traceback" not in error["text"]
        say(line, type="ping", re=1)
        assert hear(line, "pong")["re"] == 1
    assert together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))[0]["scores"]


def test_a_message_that_is_too_large_closes_the_socket(quick_url: str) -> None:
    table, (ann, bob) = full_table(quick_url, "koryo", 2)
    with ann.socket(table) as line:
        with contextlib.suppress(ConnectionClosed):
            line.send("x" * 1_000_000)
            while True:
                line.recv(10)
        assert line.close_code == 1009
    assert together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))[0]["scores"]


def test_random_messages_do_no_harm(quick_url: str) -> None:
    """Wrong plies, seats of other players, and messages with flipped bits."""
    dice = random.Random(11)
    table, (ann, bob) = full_table(quick_url, "koryo", 2)
    with ann.socket(table) as line:
        hear(line, "snapshot")
        for _ in range(300):
            message = {
                "type": dice.choice(["action", "undo", "hint", "view_as", "ping", "table"]),
                "ply": dice.choice([0, 1, 5, 10**9]),
                "seat": dice.choice([1, 2, 3, None]),
                "action": dice.choice(["pass", "play 22", "end", "swap 0:1 1:2", "\u202e"]),
            }
            kept = {key: value for key, value in message.items() if dice.random() < 0.8}
            data = bytearray(json.dumps(kept).encode())
            for _ in range(dice.choice([0, 0, 1, 3])):
                data[dice.randrange(len(data))] ^= 1 << dice.randrange(7)
            line.send(data.decode(errors="replace"))
        for answer in exchange(line, type="ping", re="done"):
            assert answer["type"] in ("error", "snapshot", "pong", "table"), "no action of another seat is played"
    assert together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))[0]["scores"]


@pytest.mark.parametrize("table", ["nowhere-at-all", "x", "%00"])
def test_a_socket_to_a_table_that_is_not_there_is_closed(quick_url: str, table: str) -> None:
    with Guest(quick_url).socket(table) as line:
        assert json.loads(line.recv(10))["error"]["id"] == "no-such-table"
        with pytest.raises(ConnectionClosed):
            line.recv(10)
        assert line.close_code == 4404


@pytest.mark.parametrize("query", ["since=-1", "since=x", "since=99999999999", "since=5", "seat=", "seat=x&since=0"])
def test_a_socket_with_a_strange_query_gets_a_snapshot(quick_url: str, query: str) -> None:
    table, (ann, _) = full_table(quick_url, "koryo", 2)
    names: dict[str, Any] = dict(pair.split("=") for pair in query.split("&"))
    with ann.socket(table, **names) as line:
        snapshot = hear(line, "snapshot")
        assert (snapshot["ply"], snapshot["plies"]) == (0, [])


def test_a_socket_for_a_seat_of_another_player_is_refused(quick_url: str) -> None:
    table, (ann, _) = full_table(quick_url, "koryo", 2)
    with ann.socket(table, seat=1) as line:
        assert hear(line)["error"]["id"] == "not-your-seat"


def test_the_rest_interface_withstands_schemathesis(quick_url: str) -> None:
    """Bounded: every operation with a handful of generated cases, at a table that exists and at ones that do not."""
    decide(bot(HINT_LEVEL, "koryo", 0), madang.game("koryo").start(seed=0).view(0))  # compiled before a hint is timed
    guest = Guest(quick_url)
    table = guest.create("koryo", ["me", "random"])
    schema = schemathesis.openapi.from_url(f"{quick_url}/api/openapi.json")
    headers = {"X-Madang": "1", "Cookie": f"madang={guest.http.cookies['madang']}"}
    operations, statuses = 0, set[int]()
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]
        operations += 1
        strategy = operation.as_strategy()
        for number in range(12):
            case = _example(strategy, number)
            if "id" in (case.path_parameters or {}) and number % 2 == 0:
                case.path_parameters["id"] = table
            response = case.call(headers=headers)
            case.validate_response(response, checks=[not_a_server_error])
            assert "Traceback" not in response.text
            statuses.add(response.status_code)
    assert operations > 18
    assert {200, 404, 422} <= statuses
    assert guest.play(table, at_random())["scores"]


def _example(strategy: Any, seed: int) -> Any:
    """One case that Hypothesis generates, the same each time."""
    import hypothesis

    found: list[Any] = []

    @hypothesis.seed(seed)
    @hypothesis.settings(
        max_examples=1 + seed, database=None, deadline=None, suppress_health_check=[*hypothesis.HealthCheck]
    )
    @hypothesis.given(case=strategy)
    def generate(case: Any) -> None:
        found.append(case)

    generate()
    return found[-1]
