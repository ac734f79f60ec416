"""Whatever comes in, the server says what is wrong with it, and the table stays playable."""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from websockets.exceptions import ConnectionClosed

import madang
from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.server.settings import strongest
from madang.server.sockets import _read, action_in
from tests.server.serving import Guest, at_random, full_table, hear, say, together

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
NOTATIONS = [notation for name in madang.games() for notation in madang.game(name).notations]


acts = st.fixed_dictionaries(
    {
        "type": st.just("action"),
        "ply": st.integers(0, 99) | st.integers(-1, 2**32),
        "seat": st.sampled_from([0, 1, 2, 3, 4, 5, -1, 10]),
        "action": st.sampled_from(NOTATIONS) | st.text(max_size=102),
    },
    optional={"re": st.integers(-1, 2**32) | st.text(max_size=3) | st.none()},
)
spaces = st.sampled_from([(",", ":"), (", ", ": "), (" , ", " : ")])


@settings(max_examples=500)
@given(acts, spaces, st.integers(0, 200), st.sampled_from(["", '"', "\\", "0", "}", "x", "\n"]))
def test_the_short_way_reads_an_action_as_the_long_way(
    act: dict[str, Any], space: tuple[str, str], place: int, sign: str
) -> None:
    """Whatever the short way takes for an action is that very one, also with a sign put into the text somewhere."""
    text = json.dumps(act, separators=space)
    for written in (text, text[:place] + sign + text[place:]):
        read = action_in(written)
        if read is not None:
            said = _read(written)
            assert (said.type, said.ply, said.seat, said.action, said.re) == ("action", *read)


def test_the_short_way_takes_nothing_that_is_bad() -> None:
    assert [bad for bad in BAD if isinstance(bad, str) and action_in(bad)] == []


@pytest.mark.parametrize("space", [(",", ":"), (", ", ": ")])
def test_the_short_way_takes_every_action_as_clients_write_it(space: tuple[str, str]) -> None:
    for notation in NOTATIONS:
        act: dict[str, Any] = {"type": "action", "ply": 12, "seat": 1, "action": notation}
        assert action_in(json.dumps(act, separators=space)) == (12, 1, notation, None)
        assert action_in(json.dumps(act | {"re": 0}, separators=space)) == (12, 1, notation, 0)


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


def test_a_giant_is_shown_the_door(quick_url: str) -> None:
    table, (ann, bob) = full_table(quick_url, "koryo", 2)
    with contextlib.suppress(ConnectionClosed), ann.socket(table) as line:
        line.send("x" * 1_000_000)
        while True:
            line.recv(10)
    assert together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))[0]["scores"]


def test_random_messages_do_no_harm(quick_url: str) -> None:
    """Wrong tables, wrong plies, others' seats, and messages with bits turned over."""
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
        say(line, type="ping", re="done")
        while hear(line, "pong")["re"] != "done":
            pass
    assert together(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))[0]["scores"]


@pytest.mark.parametrize("table", ["nowhere-at-all", "x", "%00"])
def test_a_table_that_is_not_there(quick_url: str, table: str) -> None:
    with Guest(quick_url).socket(table) as line:
        assert json.loads(line.recv(10))["error"]["id"] == "no-such-table"


def test_the_rest_interface_withstands_schemathesis(quick_url: str) -> None:
    """Bounded: every operation with a handful of generated cases, at a table that exists and at ones that do not."""
    decide(bot(strongest(), "koryo", 0), madang.game("koryo").start(seed=0).view(0))  # compiled before a hint is timed
    guest = Guest(quick_url)
    table = guest.create("koryo", ["me", "random"])
    schema = schemathesis.openapi.from_url(f"{quick_url}/api/openapi.json")
    headers = {"X-Madang": "1", "Cookie": f"madang={guest.http.cookies['madang']}"}
    operations = 0
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
    assert operations > 15
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
