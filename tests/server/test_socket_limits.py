"""Limits of sockets: their number, the size of messages, and clients that neither read nor answer."""

from __future__ import annotations

import contextlib
import functools
import json
import time
from collections.abc import Callable
from pathlib import Path
from socket import create_connection
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from madang.server.settings import database_url
from tests.server.clients import Guest, at_random, close_code, full_table, play_actions, receive, send
from tests.server.concurrency import in_parallel, wait_for
from tests.server.servers import serving, serving_sqlite, settings


def test_a_visitor_opens_a_limited_number_of_sockets(tmp_path: Path) -> None:
    """A visitor with or without a cookie; after closing a socket the visitor may open another."""
    with serving_sqlite(tmp_path, sockets=3) as url:
        table, (ann, bob) = full_table(url, "koryo", 2)
        address = url.replace("http", "ws") + f"/api/tables/{table}/socket"
        for cookie in ({"Cookie": f"madang={ann.http.cookies['madang']}"}, {}):
            open_socket = functools.partial(connect, address, additional_headers=cookie, proxy=None)
            with contextlib.ExitStack() as sockets:
                for _ in range(3):
                    receive(sockets.enter_context(open_socket()), "snapshot")
                assert first_message(open_socket()) == 4429
                assert first_message(bob.socket(table)) == "snapshot"
            wait_for(functools.partial(is_admitted, open_socket), "a socket to be admitted again")


def is_admitted(open_socket: Callable[[], ClientConnection]) -> bool:
    return first_message(open_socket()) == "snapshot"


def first_message(socket: ClientConnection) -> str | int | None:
    """The type of the first message, or the close code if the server closes the socket instead."""
    with socket, contextlib.suppress(ConnectionClosed):
        return str(receive(socket)["type"])
    return socket.close_code


def test_an_address_opens_a_limited_number_of_sockets(tmp_path: Path) -> None:
    with serving_sqlite(tmp_path, sockets=2) as url:
        table, _ = full_table(url, "koryo", 2)
        with contextlib.ExitStack() as sockets:
            for guest in [Guest(url) for _ in range(4)]:
                for _ in range(2):
                    receive(sockets.enter_context(guest.socket(table)), "snapshot")
            assert close_code(sockets.enter_context(Guest(url).socket(table))) == 4429


def test_a_large_message_is_refused_and_a_larger_one_closes_the_socket(sqlite_url: str) -> None:
    table, (ann, bob) = full_table(sqlite_url, "koryo", 2)
    with ann.socket(table) as socket, bob.socket(table) as other:
        receive(socket, "snapshot")
        socket.send("x" * 5_000)
        assert receive(socket, "error")["error"]["id"] == "too-large"
        socket.send("x" * 20_000)
        assert close_code(socket) == 1009
        send(other, type="ping")
        assert receive(other, "pong")
    play_actions(table, [ann, bob])


def test_a_message_of_a_megabyte_closes_the_socket(sqlite_url: str) -> None:
    table, (ann, bob) = full_table(sqlite_url, "koryo", 2)
    with ann.socket(table) as socket:
        with contextlib.suppress(ConnectionClosed):
            socket.send("x" * 1_000_000)
            while True:
                socket.recv(10)
        assert socket.close_code == 1009
    assert in_parallel(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))[0]["scores"]


def test_a_client_that_does_not_read_is_disconnected(sqlite_url: str) -> None:
    """Answers to it pile up until the server disconnects it, and the table goes on."""
    table, (ann, bob) = full_table(sqlite_url, "koryo", 2)
    port = int(sqlite_url.rpartition(":")[2])
    upgrade = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: madang={ann.http.cookies['madang']}\r\n\r\n"
    )
    view_as = json.dumps({"type": "view_as", "seat": 0, "since": 0}).encode()
    frame = b"\x81" + bytes([0x80 | len(view_as)]) + bytes(4) + view_as
    with bob.socket(table) as socket, create_connection(("127.0.0.1", port)) as not_reading:
        not_reading.sendall(upgrade.encode())
        while not receive(socket, "table", "snapshot")["table"]["seats"][0]["connected"]:
            pass
        not_reading.settimeout(2)
        with contextlib.suppress(OSError):
            while True:
                not_reading.sendall(frame)
        while receive(socket, "table")["table"]["seats"][0]["connected"]:
            pass
        send(socket, type="ping", re=1)
        assert receive(socket, "pong")["re"] == 1


@pytest.mark.parametrize("answers", [True, False])
def test_a_client_that_answers_no_ping_is_disconnected(tmp_path: Path, answers: bool) -> None:
    """The other players see it disconnect. A client that answers stays connected."""
    database = database_url(str(tmp_path / "madang.db"))
    with serving(settings(database), ws_ping_interval=0.2, ws_ping_timeout=0.2) as url:
        table, (ann, bob) = full_table(url, "koryo", 2)
        with ann.socket(table) as socket, bob.socket(table) as other:
            receive(socket, "snapshot"), receive(other, "snapshot")
            if not answers:
                other.protocol.send_pong = lambda *_: None
                other.protocol.recv_frame = _without_pings(other.protocol.recv_frame)
            deadline = time.monotonic() + 2
            connected = True
            while connected and time.monotonic() < deadline:
                send(socket, type="ping")
                for message in iter(lambda: receive(socket, "table", "pong"), None):
                    if message["type"] == "pong":
                        break
                    connected = message["table"]["seats"][1]["connected"]
                time.sleep(0.05)
            assert connected == answers


def _without_pings(receive_frame: Any) -> Any:
    return lambda frame: None if frame.opcode == 0x9 else receive_frame(frame)
