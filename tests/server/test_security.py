"""Nobody gets in without permission, and nobody is told more than they may know."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import httpx
import pytest
from sqlalchemy.exc import IntegrityError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from madang.server.logging import JsonLines
from madang.server.settings import database_url
from madang.server.storage.store import Store
from madang.server.tables import presenter
from madang.server.tables.guest import Guest as StoredGuest
from tests.server.serving import Guest, full_table, hear, run, serving, settings


def test_a_request_that_changes_something_needs_the_header(quick_url: str) -> None:
    wish = {"game": "koryo", "seats": ["me", "open"]}
    answer = httpx.post(f"{quick_url}/api/tables", json=wish, trust_env=False)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "header-missing")
    answer = httpx.patch(f"{quick_url}/api/me", json={"name": "Eve"}, trust_env=False)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "header-missing")


def test_the_page_of_another_origin_opens_no_socket(quick_url: str) -> None:
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


def test_an_allowed_origin_opens_sockets(tmp_path: Path) -> None:
    with serving(settings(database_url(str(tmp_path / "madang.db")), origins=("https://games.example",))) as url:
        table, _ = full_table(url, "koryo", 2)
        address = url.replace("http", "ws") + f"/api/tables/{table}/socket"
        with connect(address, origin=Origin("https://games.example"), proxy=None) as line:
            assert hear(line)["type"] == "snapshot"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(quick_url: str) -> None:
    cookie = httpx.get(f"{quick_url}/api/me", trust_env=False).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_an_unknown_cookie_is_a_new_guest(quick_url: str) -> None:
    ann = Guest(quick_url, "Ann")
    for token in ("", "x", "x" * 43, str(ann.http.cookies["madang"])[:-1]):
        answer = httpx.get(f"{quick_url}/api/me", headers={"Cookie": f"madang={token}"}, trust_env=False)
        assert answer.json()["name"].startswith("Guest ")
        assert "set-cookie" in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere-at-all", "/healthz", "/api/nothing"])
def test_every_answer_has_the_security_headers(quick_url: str, path: str) -> None:
    headers = httpx.get(quick_url + path, trust_env=False).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe-inline'" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "Zoë 고려", "Robot", "Ann the bot"])
def test_a_name_comes_back_as_it_is(quick_url: str, name: str) -> None:
    answer = Guest(quick_url, name).http.get("/api/me")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json() == {"name": name}


def test_a_bug_is_not_shown_to_anybody(quick_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the secret plan")

    monkeypatch.setattr(presenter, "plies_from", broken)
    table, (ann, _) = full_table(quick_url, "koryo", 2)
    answer = ann.http.get(f"/api/tables/{table}/plies")
    assert (answer.status_code, answer.json()["error"]["id"]) == (500, "server-error")
    assert "plan" not in answer.text


def test_logs_are_json_without_ids_or_cookies(quick_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table, (ann, _) = full_table(quick_url, "koryo", 2)
        ann.look(table)
        with ann.socket(table) as line:
            hand = hear(line, "snapshot")["view"]["hands"][0]
    servers = [record for record in caplog.records if record.name.startswith(("madang", "uvicorn.error"))]
    lines = [JsonLines().format(record) for record in servers]
    assert any(json.loads(line).get("route") for line in lines)
    secret = (table, str(ann.http.cookies["madang"]), hand)
    assert [line for line in lines if any(word in line for word in secret)] == []


def test_an_error_of_the_database_is_logged_without_values(tmp_path: Path) -> None:
    async def fail() -> None:
        store = Store(database_url(str(tmp_path / "madang.db")), "worker")
        try:
            await store.open()
            for _ in range(2):
                await store.add_guest(StoredGuest("guest", "Ann"), "a hash that nobody should read", 0.0)
        finally:
            await store.close()

    with pytest.raises(IntegrityError) as caught:
        run(fail())
    assert "nobody should read" not in str(caught.value)


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
        for path in ("/..%2fsecret.txt", "/%2e%2e/secret.txt", "/a/..%2f..%2fsecret.txt", "/%00"):
            assert "not for you" not in client.get(path).text
        assert client.get("/api/nothing").status_code == 404
