"""Floods, oversized and malformed requests: they are refused or cut off, and everybody else plays on."""

from __future__ import annotations

import contextlib
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from madang.server import security
from madang.server.api.dependencies import ADDRESS_FACTOR, HEAVY_RATE, Limits
from madang.server.logging import JsonLines
from madang.server.running import raise_file_limit
from madang.server.settings import database_url
from madang.server.tables import review
from tests.server.serving import Guest, at_random, full_table, hear, say, serving, settings, together, wait_for


@pytest.fixture
def limited_url(tmp_path: Path) -> Iterator[str]:
    """A server with the limits on rates that operators get."""
    with serving(settings(database_url(str(tmp_path / "madang.db")), rate=50.0)) as address:
        yield address


def play_a_little(table: str, clients: list[Guest], moves: int = 8) -> None:
    choose = at_random(moves)
    for _ in range(moves):
        actor = clients[0].look(table)["view"]["actor"]
        now = clients[actor].look(table)
        clients[actor].act(table, now["ply"], now["seat"], choose(now["view"]))


# --- floods ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("message", "count"),
    [('{"type": "ping"}', 10_000), ("garbage", 10_000), ("[" * 200, 10_000), ("x" * 16_000, 1_000)],
    ids=["pings", "garbage", "brackets", "megabytes"],
)
def test_a_flood_ends_its_socket_and_everybody_else_plays_on(limited_url: str, message: str, count: int) -> None:
    """The others sit at the same table, and come from the same address."""
    table, players = full_table(limited_url, "koryo", 2)
    with Guest(limited_url).socket(table) as flooded, players[1].socket(table) as other:
        hear(flooded, "snapshot")
        flood = threading.Thread(target=send_many, args=(flooded, message, count))
        flood.start()
        play_a_little(table, players)
        say(other, type="ping", re="there?")
        assert hear(other, "pong")["re"] == "there?"
        assert close_code(flooded) == 4408
        flood.join()


def send_many(line: Any, message: str, count: int) -> None:
    with contextlib.suppress(ConnectionClosed):
        for _ in range(count):
            line.send(message)


def close_code(line: Any) -> int | None:
    """The code with which the server closes, after all that it still sends."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            line.recv(60)
    return int(line.close_code) if line.close_code else None


def test_what_is_too_much_is_refused_with_its_tag(limited_url: str) -> None:
    table, (ann, _) = full_table(limited_url, "koryo", 2)
    with ann.socket(table) as line:
        hear(line, "snapshot")
        for number in range(180):
            say(line, type="ping", re=number)
        answers = [hear(line, "pong", "error") for _ in range(180)]
    assert [answer["re"] for answer in answers] == [*range(180)]
    assert {answer["error"]["id"] for answer in answers if answer["type"] == "error"} == {"too-many"}


def test_a_message_over_the_limit_ends_its_socket(quick_url: str) -> None:
    table, (ann, bob) = full_table(quick_url, "koryo", 2)
    with ann.socket(table) as line, bob.socket(table) as other:
        hear(line, "snapshot")
        line.send("x" * 5_000)
        assert hear(line, "error")["error"]["id"] == "too-large"
        line.send("x" * 20_000)
        assert close_code(line) == 1009
        say(other, type="ping")
        assert hear(other, "pong")
    play_a_little(table, [ann, bob])


# --- limits by address -----------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A time for rate limits that stands still."""
    stopped = SimpleNamespace(now=0.0)
    monkeypatch.setattr(security, "time", SimpleNamespace(monotonic=lambda: stopped.now))
    return stopped


def test_many_guests_of_one_address_share_a_limit(clock: SimpleNamespace) -> None:
    limits = Limits(settings("", rate=10.0))
    allowed = sum(limits.allow(f"guest {n % 100}", "1.2.3.4") for n in range(1_000))
    assert allowed == 2 * ADDRESS_FACTOR * 10
    assert limits.allow("guest 1000", "5.6.7.8")
    clock.now += 1
    assert sum(limits.allow(f"guest {n % 100}", "1.2.3.4") for n in range(1_000)) == ADDRESS_FACTOR * 10


def test_a_guest_who_floods_does_not_use_up_the_limit_of_the_address(clock: SimpleNamespace) -> None:
    limits = Limits(settings("", rate=10.0))
    assert sum(limits.allow("ann", "1.2.3.4") for _ in range(1_000)) == 20
    assert limits.allow("bob", "1.2.3.4")


def test_large_answers_have_a_limit_for_guests_and_addresses(clock: SimpleNamespace) -> None:
    limits = Limits(settings("", rate=10.0))
    assert sum(limits.allow_heavy("ann", "1.2.3.4") for _ in range(100)) == 2 * HEAVY_RATE
    allowed = sum(limits.allow_heavy(f"guest {n}", "1.2.3.4") for n in range(100))
    assert allowed <= 2 * ADDRESS_FACTOR * HEAVY_RATE
    assert limits.allow_heavy("bob", "5.6.7.8")


def test_many_guests_of_one_address_are_refused(tmp_path: Path) -> None:
    """Each of them asks once."""
    database = database_url(str(tmp_path / "madang.db"))
    with serving(settings(database)) as url:
        guests = [Guest(url) for _ in range(20)]
    with serving(settings(database, rate=0.2)) as url:
        codes = [
            httpx.get(f"{url}/api/me", cookies=guest.http.cookies, trust_env=False).status_code for guest in guests
        ]
    assert codes[0] == 200
    assert 429 in codes


def test_many_guests_of_one_address_open_only_so_many_sockets(tmp_path: Path) -> None:
    with serving(settings(database_url(str(tmp_path / "madang.db")), sockets=2)) as url:
        table, _ = full_table(url, "koryo", 2)
        with contextlib.ExitStack() as lines:
            for guest in [Guest(url) for _ in range(4)]:
                for _ in range(2):
                    hear(lines.enter_context(guest.socket(table)), "snapshot")
            assert close_code(lines.enter_context(Guest(url).socket(table))) == 4429


# --- replays ---------------------------------------------------------------------------------------------------------


def test_replays_at_a_high_rate_are_refused(limited_url: str) -> None:
    ann = Guest(limited_url)
    table = finished(ann)
    paths = ("replay", "replay?open=true", "record")
    codes = [ann.http.get(f"/api/tables/{table}/{path}").status_code for _ in range(10) for path in paths]
    assert codes[:3] == [200, 200, 200]
    assert 429 in codes


def finished(guest: Guest) -> str:
    """A game that is over, played slowly enough for the limits."""
    table = guest.create("koryo", ["me", "random"])
    now = guest.look(table)
    choose = at_random(1)
    while now["result"] is None:
        if now["view"]["actions"]:
            guest.act(table, now["ply"], now["seat"], choose(now["view"]))
        time.sleep(0.05)
        now = guest.look(table)
    return table


def test_a_replay_keeps_nobody_waiting(quick_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is made on a thread of its own: while one is stuck there, everything else is answered."""
    ann = Guest(quick_url)
    table = ann.create("koryo", ["me", "me"])
    ended = ann.create("koryo", ["me", "random"])
    ann.play(ended, at_random(1))
    go_on, made_by = threading.Event(), []

    def slow_replay(*args: Any) -> Any:
        made_by.append(threading.current_thread().name)
        go_on.wait(60)
        return replay(*args)

    replay = review.replay
    monkeypatch.setattr(review, "replay", slow_replay)

    def ask() -> int:
        return ann.http.get(f"/api/tables/{ended}/replay", timeout=60).status_code

    def meanwhile() -> int:
        wait_for(lambda: made_by, "a replay to be asked for")
        with ann.socket(table) as line:
            hear(line, "snapshot")
            say(line, type="ping")
            hear(line, "pong")
        play_a_little(table, [ann, ann])
        go_on.set()
        return 0

    assert together(ask, ask, meanwhile) == [200, 200, 0]
    assert {*made_by} == {"background_0"}


# --- long and malformed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/{}", "/api/tables/{}", "/?{}", "/api/tables?name={}", "/api/tables/x/socket?{}"])
@pytest.mark.parametrize("length", [2_001, 50_000])
def test_a_long_path_or_query_is_refused(
    quick_url: str, path: str, length: int, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        answer = httpx.get(quick_url + path.format("x" * length), trust_env=False)
    assert (answer.status_code, answer.json()["error"]["id"]) == (414, "too-long")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    lines = [JsonLines().format(record) for record in caplog.records if record.name == "madang.server.access"]
    assert [json.loads(line)["status"] for line in lines] == [414]
    assert len(lines[0]) < 300


def test_a_socket_with_a_long_query_is_refused(quick_url: str) -> None:
    table, (ann, _) = full_table(quick_url, "koryo", 2)
    with pytest.raises(Exception, match="403"), ann.socket(table, since=10**3_000):
        pass


def test_logs_name_no_table_and_quote_no_message(quick_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table, (ann, _) = full_table(quick_url, "koryo", 2)
        with ann.socket(table) as line:
            hear(line, "snapshot")
            say(line, type="ping", re="what somebody wrote")
            hear(line, "pong")
    ours = [record for record in caplog.records if record.name.startswith(("madang", "uvicorn.error"))]
    lines = [JsonLines().format(record) for record in ours]
    assert any(json.loads(line).get("route") for line in lines)
    assert [line for line in lines if table in line or "somebody" in line] == []


def test_invalid_utf_8_on_a_socket_ends_it_without_a_traceback(
    quick_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    table, players = full_table(quick_url, "koryo", 2)
    with players[0].socket(table) as line, players[1].socket(table) as other:
        hear(line, "snapshot")
        line.send(b'{"type": "ping", "re": "\xff\xfe"}', text=True)
        assert close_code(line) == 1007
        say(other, type="ping")
        assert hear(other, "pong")
    play_a_little(table, players)
    assert problems(caplog) == []


@pytest.mark.parametrize(
    "body",
    [
        b'{"name": "\xff\xfe"}',
        b'{"name": "\\ud800"}',
        b"\xff",
        b"\x00",
        b"",
        b"[" * 10_000,
        b'{"name": 1' + b"0" * 10_000 + b"}",
        b'{"name": NaN}',
    ],
)
def test_a_malformed_body_is_refused_without_a_traceback(
    quick_url: str, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    ann = Guest(quick_url)
    answer = ann.http.patch("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["id"]) == (422, "bad-request")
    assert ann.send("GET", "/api/me")["name"].startswith("Guest ")
    assert problems(caplog) == []


@pytest.mark.parametrize("text", ["\\ud800", "\\u0000", "\\udfff\\ud800", "\\uffff", "\\u202e"])
def test_odd_characters_anywhere_are_refused_without_a_traceback(
    quick_url: str, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann = Guest(quick_url)
    table = ann.create("koryo", ["me", "me"])
    seat = ann.look(table)["seat"]
    wanted = [
        ("/api/tables", '{"game": "TEXT", "seats": ["me", "random"]}'),
        ("/api/tables", '{"game": "koryo", "seats": ["me", "TEXT"]}'),
        ("/api/tables", '{"game": "koryo", "seats": ["me", "random"], "stand_in": "TEXT"}'),
        ("/api/tables", '{"game": "koryo", "seats": ["me", "random"], "TEXT": 1}'),
        (f"/api/tables/{table}/actions", f'{{"ply": 0, "seat": {seat}, "action": "TEXT"}}'),
        (f"/api/tables/{table}/sit", '{"contribution": "TEXT"}'),
    ]
    for path, body in wanted:
        answer = ann.http.post(path, content=body.replace("TEXT", text), headers={"Content-Type": "application/json"})
        assert answer.status_code in (400, 422)
    with ann.socket(table, seat=seat) as line:
        hear(line, "snapshot")
        line.send(f'{{"type": "action", "ply": 0, "seat": {seat}, "action": "{text}", "re": "{text}"}}')
        assert hear(line, "error")["error"]["id"] in ("bad-request", "malformed")
        say(line, type="ping")
        assert hear(line, "pong")
    assert problems(caplog) == []


@pytest.mark.parametrize("path", ["/%ff", "/%00", "/api/tables/%ff%fe", "/api/tables?name=%ff", "/api/tables?page=%ff"])
def test_invalid_utf_8_in_a_path_is_no_error_of_the_server(
    quick_url: str, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert httpx.get(quick_url + path, trust_env=False).status_code in (200, 404, 422)
    assert problems(caplog) == []


def problems(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Errors and tracebacks that were logged."""
    found = [record for record in caplog.records if record.levelno >= logging.ERROR or record.exc_info]
    return [JsonLines().format(record) for record in found if record.name.startswith(("madang", "uvicorn", "asyncio"))]


# --- half a request --------------------------------------------------------------------------------------------------

HALF_A_HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Mad"
NO_BODY = (
    b"PATCH /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Madang: 1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n"
)


@pytest.fixture
def impatient_url(tmp_path: Path) -> Iterator[str]:
    """A server that does not wait long for the body of a request."""
    with serving(settings(database_url(str(tmp_path / "madang.db")), body_timeout=1.0)) as address:
        yield address


@pytest.mark.parametrize("part", [NO_BODY, NO_BODY + b'{"name":'])
def test_a_body_that_never_comes_ends_its_request(
    impatient_url: str, part: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with open_connection(impatient_url) as line:
        line.sendall(part)
        assert is_closed(line)
    assert problems(caplog) == []


@pytest.mark.parametrize("begun", [NO_BODY, NO_BODY.replace(b"Content-Length: 100", b"Transfer-Encoding: chunked")])
def test_a_body_that_comes_byte_by_byte_ends_by_itself(impatient_url: str, begun: bytes) -> None:
    """The time is for the whole body."""
    with open_connection(impatient_url) as line:
        line.sendall(begun)
        line.settimeout(0.2)
        answered = False
        for _ in range(90):
            with contextlib.suppress(TimeoutError):
                answered = answered or bool(line.recv(1))
            if answered:
                break
            line.sendall(b"1\r\n \r\n" if b"chunked" in begun else b" ")
        assert answered


def test_a_slow_request_that_is_complete_in_time_is_answered(quick_url: str) -> None:
    with open_connection(quick_url) as line:
        body = b'{"name": "Ann"}'
        head = NO_BODY.replace(b": 100", f": {len(body)}".encode())
        for part in (head[:30], head[30:], body[:5], body[5:]):
            line.sendall(part)
            threading.Event().wait(0.3)
        assert line.recv(12) == b"HTTP/1.1 200"


def test_a_thousand_half_requests_lock_nobody_out(quick_url: str) -> None:
    raise_file_limit()
    with contextlib.ExitStack() as lines:
        for part in [HALF_A_HEAD, NO_BODY] * 500:
            lines.enter_context(open_connection(quick_url)).sendall(part)
        table, players = full_table(quick_url, "koryo", 2)
        with players[0].socket(table) as line:
            hear(line, "snapshot")
            play_a_little(table, players)
        assert httpx.get(f"{quick_url}/healthz", trust_env=False).status_code == 200


def open_connection(url: str) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), 60)
    line.settimeout(60)
    return line


def is_closed(line: socket.socket) -> bool:
    """Wait until the server closes a connection, whatever it says before."""
    with contextlib.suppress(ConnectionError):
        while line.recv(65_536):
            pass
    return True
