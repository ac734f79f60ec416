"""Requests and sockets from other sites, cookies, security headers, and what errors and files reveal."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from madang.server.settings import database_url
from madang.server.tables import presenter
from tests.server.clients import Guest, full_table, receive
from tests.server.servers import serving, serving_sqlite, settings


def test_a_request_that_changes_something_needs_the_header(sqlite_url: str) -> None:
    body = {"game": "koryo", "seats": ["me", "open"]}
    answer = httpx.post(f"{sqlite_url}/api/tables", json=body, trust_env=False)
    assert (answer.status_code, answer.json()["error"]["id"]) == (403, "header-missing")


def test_every_route_that_changes_something_needs_the_header(sqlite_url: str) -> None:
    routes = [
        (method, path.replace("{", "").replace("}", ""))
        for path, operations in httpx.get(f"{sqlite_url}/api/openapi.json", trust_env=False).json()["paths"].items()
        for method in operations
        if method != "get"
    ]
    assert len(routes) > 15
    for method, path in routes:
        answer = httpx.request(method, sqlite_url + path, trust_env=False)
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "header-missing"), (method, path)


def test_a_page_of_another_origin_cannot_open_a_socket(sqlite_url: str) -> None:
    table, _ = full_table(sqlite_url, "koryo", 2)
    address = sqlite_url.replace("http", "ws") + f"/api/tables/{table}/socket"
    with (
        connect(address, origin=Origin("https://evil.example"), proxy=None) as socket,
        pytest.raises(ConnectionClosed) as closed,
    ):
        socket.recv(10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    with connect(address, origin=Origin(sqlite_url), proxy=None) as socket:
        assert receive(socket)["type"] == "snapshot"


def test_an_allowed_origin_can_open_a_socket(tmp_path: Path) -> None:
    with serving_sqlite(tmp_path, origins=("https://games.example",)) as url:
        table, _ = full_table(url, "koryo", 2)
        address = url.replace("http", "ws") + f"/api/tables/{table}/socket"
        with connect(address, origin=Origin("https://games.example"), proxy=None) as socket:
            assert receive(socket)["type"] == "snapshot"


def test_the_cookie_is_hidden_from_scripts_and_other_sites(sqlite_url: str) -> None:
    cookie = httpx.get(f"{sqlite_url}/api/me", trust_env=False).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_an_unknown_cookie_makes_a_new_guest(sqlite_url: str) -> None:
    ann = Guest(sqlite_url, "Ann")
    for token in ("", "x", "x" * 43, str(ann.http.cookies["madang"])[:-1]):
        answer = httpx.get(f"{sqlite_url}/api/me", headers={"Cookie": f"madang={token}"}, trust_env=False)
        assert answer.json()["name"].startswith("Guest ")
        assert "set-cookie" in answer.headers


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/nowhere-at-all", "/healthz", "/api/nothing"])
def test_every_answer_has_the_security_headers(sqlite_url: str, path: str) -> None:
    headers = httpx.get(sqlite_url + path, trust_env=False).headers
    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe-inline'" not in headers["content-security-policy"].replace("style-src-attr 'unsafe-inline'", "")
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    if path.startswith("/api"):
        assert headers["cache-control"] == "no-store"


def test_an_internal_error_reveals_no_details(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret plan")

    monkeypatch.setattr(presenter, "plies_from", fail)
    table, (ann, _) = full_table(sqlite_url, "koryo", 2)
    answer = ann.http.get(f"/api/tables/{table}/plies")
    assert (answer.status_code, answer.json()["error"]["id"]) == (500, "server-error")
    assert "plan" not in answer.text


def test_unknown_paths_get_the_index_page_and_never_another_file(tmp_path: Path) -> None:
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
