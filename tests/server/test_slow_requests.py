"""Requests that arrive slowly or never end: the server stops waiting, and other clients are not affected."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from madang.server.process import raise_file_limit
from tests.server.clients import full_table, play_actions, receive
from tests.server.servers import logged_errors, serving_sqlite

HALF_OF_A_HEAD = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Mad"
HEAD_WITHOUT_BODY = (
    b"PATCH /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Madang: 1\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n"
)


@pytest.fixture
def short_timeout_url(tmp_path: Path) -> Iterator[str]:
    """The address of a server that waits a second for the body of a request."""
    with serving_sqlite(tmp_path, body_timeout=1.0) as address:
        yield address


@pytest.mark.parametrize("part", [HEAD_WITHOUT_BODY, HEAD_WITHOUT_BODY + b'{"name":'])
def test_a_request_whose_body_never_comes_is_closed(
    short_timeout_url: str, part: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with open_connection(short_timeout_url) as connection:
        connection.sendall(part)
        assert closes(connection)
    assert logged_errors(caplog) == []


@pytest.mark.parametrize(
    "head", [HEAD_WITHOUT_BODY, HEAD_WITHOUT_BODY.replace(b"Content-Length: 100", b"Transfer-Encoding: chunked")]
)
def test_the_time_limit_applies_to_the_whole_body(short_timeout_url: str, head: bytes) -> None:
    """A body that comes byte by byte does not extend it."""
    with open_connection(short_timeout_url) as connection:
        connection.sendall(head)
        connection.settimeout(0.2)
        answered = False
        for _ in range(90):
            with contextlib.suppress(TimeoutError):
                answered = answered or bool(connection.recv(1))
            if answered:
                break
            connection.sendall(b"1\r\n \r\n" if b"chunked" in head else b" ")
        assert answered


def test_a_slow_request_that_is_complete_in_time_is_answered(sqlite_url: str) -> None:
    with open_connection(sqlite_url) as connection:
        body = b'{"name": "Ann"}'
        head = HEAD_WITHOUT_BODY.replace(b": 100", f": {len(body)}".encode())
        for part in (head[:30], head[30:], body[:5], body[5:]):
            connection.sendall(part)
            threading.Event().wait(0.3)
        assert connection.recv(12) == b"HTTP/1.1 200"


def test_a_thousand_unfinished_requests_lock_nobody_out(sqlite_url: str) -> None:
    raise_file_limit()
    with contextlib.ExitStack() as connections:
        for part in [HALF_OF_A_HEAD, HEAD_WITHOUT_BODY] * 500:
            connections.enter_context(open_connection(sqlite_url)).sendall(part)
        table, players = full_table(sqlite_url, "koryo", 2)
        with players[0].socket(table) as connection:
            receive(connection, "snapshot")
            play_actions(table, players)
        assert httpx.get(f"{sqlite_url}/healthz", trust_env=False).status_code == 200


def open_connection(url: str) -> socket.socket:
    connection = socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2])), 60)
    connection.settimeout(60)
    return connection


def closes(connection: socket.socket) -> bool:
    """Read until the server closes a connection."""
    with contextlib.suppress(ConnectionError):
        while connection.recv(65_536):
            pass
    return True
