"""The Host header: which hosts the server answers."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from madang.cli import serve as serving_commands
from madang.cli.main import app
from madang.cli.serve import allowed_hosts
from madang.server.settings import LOCAL_HOSTS, Settings
from tests.server.clients import Guest, receive
from tests.server.servers import serving, serving_sqlite


def statuses(url: str, host: str) -> set[int]:
    """The status codes of requests and a socket with this Host header; 101 if the socket opens."""
    port = int(url.rpartition(":")[2])
    codes = {
        httpx.request(method, url + path, headers={"Host": host, "X-Madang": "1"}, trust_env=False).status_code
        for method, path in (("GET", "/"), ("GET", "/api/games"), ("GET", "/healthz"), ("GET", "/api/me"))
    }
    table = Guest.opened[0].create("koryo", ["me", "open"])
    with socket.create_connection(("127.0.0.1", port)) as tcp:
        try:
            with connect(f"ws://{host}/api/tables/{table}/socket", sock=tcp, proxy=None) as websocket:
                receive(websocket, "snapshot")
                codes.add(101)
        except InvalidStatus as refused:
            codes.add(refused.response.status_code)
    return codes


@pytest.mark.parametrize(
    ("host", "answered"),
    [
        ("games.example.org", True),
        ("games.example.org:8620", True),
        ("GAMES.Example.org", True),
        ("127.0.0.1:9", True),
        ("evil.example", False),
        ("evil.example:8620", False),
        ("games.example.org.evil.example", False),
        ("evil-games.example.org", False),
        ("192.168.1.7:8620", False),
        ("[::2]:8620", False),
    ],
)
def test_only_requests_for_allowed_hosts_are_answered(tmp_path: Path, host: str, answered: bool) -> None:
    hosts = allowed_hosts("127.0.0.1", ["Games.example.org"])
    with serving_sqlite(tmp_path, hosts=hosts) as url:
        Guest(url)
        assert statuses(url, host) == ({200, 101} if answered else {400, 403})


def test_the_refusal_of_a_host_says_why(tmp_path: Path) -> None:
    with serving_sqlite(tmp_path, hosts=LOCAL_HOSTS) as url:
        answer = httpx.get(f"{url}/api/games", headers={"Host": "evil.example"}, trust_env=False)
        error = answer.json()["error"]
        assert (error["id"], error["args"]) == ("bad-host", {"host": "evil.example"})
        assert "evil.example" in error["text"]
        assert "x-content-type-options" in answer.headers


def test_without_a_list_of_hosts_any_host_is_answered(sqlite_url: str) -> None:
    Guest(sqlite_url)
    assert statuses(sqlite_url, "anything.example") == {200, 101}


def test_the_allowed_hosts_follow_from_the_options() -> None:
    assert {*allowed_hosts("127.0.0.1", [])} == {*LOCAL_HOSTS}
    assert {*allowed_hosts("localhost", [])} == {*LOCAL_HOSTS}
    assert allowed_hosts("0.0.0.0", []) == ()
    assert {*allowed_hosts("0.0.0.0", ["Games.example.org"])} == {*LOCAL_HOSTS, "0.0.0.0", "games.example.org"}
    assert {*allowed_hosts("127.0.0.1", ["games.example.org"])} == {*LOCAL_HOSTS, "games.example.org"}


def test_madang_without_a_command_answers_only_local_hosts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MADANG_SERVER", "{}")
    monkeypatch.setattr(serving_commands, "default_database", lambda: tmp_path / "madang.db")
    monkeypatch.setattr(serving_commands, "run", lambda *_: None)
    monkeypatch.setattr(serving_commands, "_open_browser", lambda *_: None)
    assert CliRunner().invoke(app, []).exit_code == 0
    assert os.environ["MADANG_SERVER"] != "{}"
    chosen = Settings.from_environment()
    with serving(chosen) as url:
        Guest(url)
        for host in ("localhost", "localhost:8620", "127.0.0.1:8620", "[::1]", "[::1]:8620"):
            assert statuses(url, host) == {200, 101}
        for host in ("evil.example", "evil.example:8620", "192.168.1.7"):
            assert statuses(url, host) == {400, 403}
