"""Limits on rates, sizes and sockets: a client over them harms nobody else."""

from __future__ import annotations

import contextlib
import functools
import json
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from madang.server.settings import database_url
from tests.server.serving import Guest, full_table, hear, say, serving, settings, wait_for

HEADERS = {"X-Madang": "1", "Content-Type": "application/json"}


@contextlib.contextmanager
def limited(tmp_path: Path, **limits: Any) -> Iterator[str]:
    """A server with some limits."""
    with serving(settings(database_url(str(tmp_path / "madang.db")), **limits)) as url:
        yield url


# --- requests --------------------------------------------------------------------------------------------------------


def test_a_body_has_a_limit_with_and_without_a_length(quick_url: str) -> None:
    giant = json.dumps({"name": "x" * 100_000}).encode()
    with httpx.Client(base_url=quick_url, headers=HEADERS, trust_env=False) as client:
        assert client.patch("/api/me", content=giant).status_code == 413
        assert client.patch("/api/me", content=iter([giant])).status_code in (413, 422)
        assert client.patch("/api/me", content=iter([b'{"name": ', b'"Ann"}'])).json() == {"name": "Ann"}


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with limited(tmp_path, rate=5.0, new_guests=2.0) as url:
        guest = Guest(url)
        assert 429 in {guest.http.get("/api/me").status_code for _ in range(30)}
        codes = [httpx.get(f"{url}/api/me", trust_env=False).status_code for _ in range(8)]
        assert 429 in codes


# --- sockets ---------------------------------------------------------------------------------------------------------


def test_a_flood_on_a_socket_is_refused_and_survived(tmp_path: Path) -> None:
    with limited(tmp_path, rate=20.0) as url:
        table, (ann, _) = full_table(url, "koryo", 2)
        with ann.socket(table) as line:
            hear(line, "snapshot")
            for _ in range(80):
                say(line, type="ping")
            answers = [hear(line, "pong", "error") for _ in range(80)]
            assert {answer["error"]["id"] for answer in answers if answer["type"] == "error"} == {"too-many"}
            assert {answer["type"] for answer in answers} == {"pong", "error"}


def test_a_visitor_opens_a_limited_number_of_sockets(tmp_path: Path) -> None:
    """With a cookie or without one; after closing one the visitor may open another."""
    with limited(tmp_path, sockets=3) as url:
        table, (ann, bob) = full_table(url, "koryo", 2)
        address = url.replace("http", "ws") + f"/api/tables/{table}/socket"
        for cookie in ({"Cookie": f"madang={ann.http.cookies['madang']}"}, {}):
            opened = functools.partial(connect, address, additional_headers=cookie, proxy=None)
            with contextlib.ExitStack() as lines:
                for _ in range(3):
                    hear(lines.enter_context(opened()), "snapshot")
                assert first_message(opened()) == 4429
                assert first_message(bob.socket(table)) == "snapshot"
            wait_for(functools.partial(is_admitted, opened), "a socket to be let in again")


def is_admitted(opened: Callable[[], ClientConnection]) -> bool:
    return first_message(opened()) == "snapshot"


def first_message(line: ClientConnection) -> str | int | None:
    """The type of the first message, or the code with which the server closes instead."""
    with line, contextlib.suppress(ConnectionClosed):
        return str(hear(line)["type"])
    return line.close_code


def test_a_client_that_does_not_read_is_disconnected(quick_url: str) -> None:
    """Answers pile up for it until it is cut off, and the table goes on."""
    table, (ann, bob) = full_table(quick_url, "koryo", 2)
    port = int(quick_url.rpartition(":")[2])
    ask = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: madang={ann.http.cookies['madang']}\r\n\r\n"
    )
    view_as = json.dumps({"type": "view_as", "seat": 0, "since": 0}).encode()
    frame = b"\x81" + bytes([0x80 | len(view_as)]) + bytes(4) + view_as
    with bob.socket(table) as line, socket.create_connection(("127.0.0.1", port)) as deaf:
        deaf.sendall(ask.encode())
        while not hear(line, "table", "snapshot")["table"]["seats"][0]["connected"]:
            pass
        deaf.settimeout(2)
        with contextlib.suppress(OSError):
            while True:
                deaf.sendall(frame)
        while hear(line, "table")["table"]["seats"][0]["connected"]:
            pass
        say(line, type="ping", re=1)
        assert hear(line, "pong")["re"] == 1
