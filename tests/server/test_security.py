"""Nobody gets in where he does not belong, and nobody hears more than he should."""

from __future__ import annotations

import contextlib
import functools
import json
import logging
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from madang.server.logs import JsonLines
from madang.server.settings import database_url
from tests.server.serving import Guest, full_table, hear, say, serving, settings, wait_for


def test_a_request_that_changes_something_needs_the_header(quick_url: str) -> None:
    wish = {"game": "koryo", "seats": ["me", "open"]}
    answer = httpx.post(f"{quick_url}/api/tables", json=wish, trust_env=False)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "header-missing")


def test_a_foreign_page_opens_no_socket(quick_url: str) -> None:
    table, _ = full_table(quick_url, "koryo", 2)
    address = quick_url.replace("http", "ws") + f"/api/tables/{table}/socket"
    with (
        connect(address, origin=Origin("https://evil.example"), proxy=None) as line,
        pytest.raises(ConnectionClosed) as closed,
    ):
        line.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    with connect(address, origin=Origin(quick_url), proxy=None) as line:
        assert hear(line)["type"] == "snapshot"


def test_the_cookie_is_out_of_reach(quick_url: str) -> None:
    cookie = httpx.get(f"{quick_url}/api/me", trust_env=False).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere-at-all", "/healthz"])
def test_every_answer_wears_the_headers(quick_url: str, path: str) -> None:
    headers = httpx.get(quick_url + path, trust_env=False).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe-inline'" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
    assert headers["x-content-type-options"] == "nosniff"


def test_a_body_has_a_limit_with_and_without_a_length(quick_url: str) -> None:
    giant = json.dumps({"name": "x" * 100_000}).encode()
    headers = {"X-Madang": "1", "Content-Type": "application/json"}
    with httpx.Client(base_url=quick_url, headers=headers, trust_env=False) as client:
        assert client.patch("/api/me", content=giant).status_code == 413
        assert client.patch("/api/me", content=iter([giant])).status_code in (413, 422)


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    database = database_url(str(tmp_path / "madang.db"))
    with serving(settings(database, rate=5.0, new_guests=2.0)) as url:
        guest = Guest(url)
        assert 429 in {guest.http.get("/api/games").status_code for _ in range(3)} | {
            guest.http.get("/api/me").status_code for _ in range(30)
        }
        codes = [httpx.get(f"{url}/api/me", trust_env=False).status_code for _ in range(8)]
        assert 429 in codes


def test_a_flood_on_a_socket_is_refused_and_survived(tmp_path: Path) -> None:
    with serving(settings(database_url(str(tmp_path / "madang.db")), rate=20.0)) as url:
        table, (ann, _) = full_table(url, "koryo", 2)
        with ann.socket(table) as line:
            hear(line, "snapshot")
            for _ in range(80):
                say(line, type="ping")
            answers = [hear(line, "pong", "error") for _ in range(80)]
            assert {answer["error"]["id"] for answer in answers if answer["type"] == "error"} == {"too-many"}


def test_a_visitor_opens_only_so_many_sockets(tmp_path: Path) -> None:
    """With a cookie or without one; and whoever closes one may open another."""
    with serving(settings(database_url(str(tmp_path / "madang.db")), sockets=3)) as url:
        table, (ann, bob) = full_table(url, "koryo", 2)
        address = url.replace("http", "ws") + f"/api/tables/{table}/socket"
        for cookie in ({"Cookie": f"madang={ann.http.cookies['madang']}"}, {}):
            opened = functools.partial(connect, address, additional_headers=cookie, proxy=None)
            with contextlib.ExitStack() as lines:
                for _ in range(3):
                    hear(lines.enter_context(opened()), "snapshot")
                assert first_word(opened()) == 4429
                assert first_word(bob.socket(table)) == "snapshot"
            wait_for(functools.partial(lets_in, opened), "a socket to be let in again")


def lets_in(opened: Callable[[], ClientConnection]) -> bool:
    return first_word(opened()) == "snapshot"


def first_word(line: ClientConnection) -> str | int | None:
    """The type of the first message, or the code with which the server closes instead."""
    with line, contextlib.suppress(ConnectionClosed):
        return str(hear(line)["type"])
    return line.close_code


def test_who_does_not_listen_is_let_go(quick_url: str) -> None:
    """Answers pile up for him until he is cut off, and the table goes on."""
    table, (ann, bob) = full_table(quick_url, "koryo", 2)
    port = int(quick_url.rpartition(":")[2])
    ask = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: madang={ann.http.cookies['madang']}\r\n\r\n"
    )
    ping = json.dumps({"type": "ping", "re": "x" * 4000}).encode()
    frame = b"\x81\xfe" + len(ping).to_bytes(2, "big") + bytes(4) + ping
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


def test_names_come_back_as_they_are_and_control_characters_do_not_come_in(quick_url: str) -> None:
    guest = Guest(quick_url, "<script>alert(1)</script>")
    answer = guest.http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["name"] == "<script>alert(1)</script>"
    for name in ("", " ", "a\nb", "a\x00", "x" * 41):
        assert guest.http.patch("/api/me", json={"name": name}).status_code == 422


def test_a_bug_is_not_shown_to_anybody(quick_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from madang.server import seeing

    def broken(*_: object) -> None:
        raise RuntimeError("the secret plan")

    monkeypatch.setattr(seeing, "log", broken)
    table, (ann, _) = full_table(quick_url, "koryo", 2)
    answer = ann.http.get(f"/api/tables/{table}/log")
    assert (answer.status_code, answer.json()["error"]["id"]) == (500, "server-error")
    assert "plan" not in answer.text


def test_logs_are_json_without_ids_or_cookies(quick_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO, "madang.server"):
        table, (ann, _) = full_table(quick_url, "koryo", 2)
        ann.look(table)
    lines = [JsonLines().format(record) for record in caplog.records]
    assert any(json.loads(line).get("route") for line in lines)
    assert not any(table in line or str(ann.http.cookies["madang"]) in line for line in lines)


def test_the_page_falls_back_to_its_index(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("the page")
    (tmp_path / "secret.txt").write_text("not for you")
    database = database_url(str(tmp_path / "madang.db"))
    with (
        serving(settings(database, page=str(tmp_path / "page"))) as url,
        httpx.Client(base_url=url, trust_env=False) as client,
    ):
        assert client.get("/").text == client.get("/table/abc").text == "the page"
        assert "not for you" not in client.get("/..%2fsecret.txt").text
        assert client.get("/api/nothing").status_code == 404
