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
from madang import State
from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.server.answering import SPECTATORS
from madang.server.clerk import Answer, Asking, Desk, clerk
from madang.server.past import Ahead
from madang.server.settings import strongest
from madang.server.sockets import _read
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
PLY = 12
STATES = [
    state
    for name in madang.games()
    for record in [madang.Record(name, players=3, seed=5)]
    for state in [record.play(record.state.actions()[-1]) for _ in range(15)]
]
WIDE, NARROW, WIDEST = (", ", ": "), (",", ":"), (" , ", " : ")
masks = st.binary(min_size=4, max_size=4)


def framed(text: bytes, mask: bytes = bytes(4)) -> bytes:
    size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0xFE]) + len(text).to_bytes(2, "big")
    return b"\x81" + size + mask + bytes(sign ^ mask[i % 4] for i, sign in enumerate(text))


def short_way(state: State, frame: bytes) -> Answer | None:
    desk, asking = Desk(["Ann", "Bob", "Cy"], ["a", "b", "c"], None), Asking.at(state.actor or 0, (0, 1, 2, SPECTATORS))
    return clerk(state.game.name).answer(Ahead(state, PLY, 0), frame, "table", asking, desk, 1.0)


acts = st.fixed_dictionaries(
    {
        "type": st.just("action"),
        "ply": st.just(PLY) | st.integers(-1, 2**32),
        "seat": st.sampled_from([0, 1, 2, 3, -1, 10]),
        "action": st.integers(0, 50) | st.text(max_size=102),
    },
    optional={"re": st.integers(-1, 2**32) | st.text(max_size=3) | st.none()},
)
signs = st.sampled_from(["", '"', "\\", "0", "}", "x", "\n", " "])


@settings(max_examples=500)
@given(st.sampled_from(STATES), acts, st.sampled_from([NARROW, WIDE, WIDEST]), masks, st.integers(0, 200), signs)
def test_the_short_way_reads_an_action_as_the_long_way(
    state: State, act: dict[str, Any], space: tuple[str, str], mask: bytes, place: int, sign: str
) -> None:
    """Whatever the short way takes for an action is that very one, also with a sign put into the text somewhere."""
    if isinstance(act["action"], int):
        act = act | {"action": state.actions()[act["action"] % len(state.actions())]}
    text = json.dumps(act, separators=space)
    for written in (text, text[:place] + sign + text[place:]):
        found = short_way(state, framed(written.encode(), mask))
        if found is not None:
            said, (_, ply, seat, kind, action, _) = _read(written), found.rows[0]
            assert (said.type, said.ply, said.seat, said.action, said.re) == (kind, ply, seat, action, found.tag)
            assert (ply, seat) == (PLY, state.actor)


@given(st.sampled_from(STATES), st.binary(max_size=420), st.booleans())
def test_the_short_way_survives_any_bytes(state: State, data: bytes, whole: bool) -> None:
    assert short_way(state, framed(data) if whole else data) is None


def test_the_short_way_takes_nothing_that_is_bad() -> None:
    for state in STATES:
        texts = [bad if isinstance(bad, bytes) else bad.encode() for bad in BAD]
        assert [text for text in texts if short_way(state, framed(text))] == []


@pytest.mark.parametrize("head", [b"\x01", b"\x82", b"\x89", b"\xc1", b"\x80"])
def test_the_short_way_takes_whole_texts_only(head: bytes) -> None:
    """No pieces, no bytes, no pings; nothing that is packed, without a mask, cut off, or followed by something."""
    (state,) = STATES[:1]
    text = json.dumps({"type": "action", "ply": PLY, "seat": state.actor, "action": state.actions()[0]}).encode()
    frame = framed(text)
    assert short_way(state, frame) is not None
    for bad in (head + frame[1:], frame[:1] + bytes([frame[1] & 0x7F]) + frame[2:], frame[:-1], frame + b"x"):
        assert short_way(state, bad) is None


@pytest.mark.parametrize("space", [NARROW, WIDE])
def test_the_short_way_takes_every_action_as_clients_write_it(space: tuple[str, str]) -> None:
    taken = 0
    for state in STATES:
        for notation in state.actions():
            act: dict[str, Any] = {"type": "action", "ply": PLY, "seat": state.actor, "action": notation}
            for tag in (None, 0, 7, 999_999_999):
                text = json.dumps(act if tag is None else act | {"re": tag}, separators=space)
                found = short_way(state, framed(text.encode()))
                if found is not None:
                    taken += 1
                    assert found.rows[0] == ("table", PLY, state.actor, "action", notation, 1.0)
                    assert found.tag == tag
    assert taken > 200


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
