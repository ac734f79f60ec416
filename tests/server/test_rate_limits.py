"""Rate limits: too many requests and messages are refused, and everybody else plays on."""

from __future__ import annotations

import contextlib
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
from madang.server.api.dependencies import ADDRESS_RATE_FACTOR, HEAVY_RATE, Limits
from madang.server.settings import database_url
from tests.server.clients import Guest, at_random, close_code, full_table, play_actions, receive, send
from tests.server.servers import serving, serving_sqlite, settings


@pytest.fixture
def rate_limited_url(tmp_path: Path) -> Iterator[str]:
    """The address of a server with the default rate limit."""
    with serving_sqlite(tmp_path, rate=50.0) as address:
        yield address


# --- requests --------------------------------------------------------------------------------------------------------


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with serving_sqlite(tmp_path, rate=5.0, new_guests=2.0) as url:
        guest = Guest(url)
        assert 429 in {guest.http.get("/api/me").status_code for _ in range(30)}
        codes = [httpx.get(f"{url}/api/me", trust_env=False).status_code for _ in range(8)]
        assert 429 in codes


def test_requests_of_many_guests_of_one_address_are_refused(tmp_path: Path) -> None:
    """Each guest sends one request."""
    database = database_url(str(tmp_path / "madang.db"))
    with serving(settings(database)) as url:
        guests = [Guest(url) for _ in range(20)]
    with serving(settings(database, rate=0.2)) as url:
        codes = [
            httpx.get(f"{url}/api/me", cookies=guest.http.cookies, trust_env=False).status_code for guest in guests
        ]
    assert codes[0] == 200
    assert 429 in codes


def test_replays_at_a_high_rate_are_refused(rate_limited_url: str) -> None:
    ann = Guest(rate_limited_url)
    table = finished_table(ann)
    paths = ("replay", "replay?open=true", "record")
    codes = [ann.http.get(f"/api/tables/{table}/{path}").status_code for _ in range(10) for path in paths]
    assert codes[:3] == [200, 200, 200]
    assert 429 in codes


def finished_table(guest: Guest) -> str:
    """Play a game slowly enough for the limits; returns the id of its table."""
    table = guest.create("koryo", ["me", "random"])
    now = guest.snapshot(table)
    choose = at_random(1)
    while now["result"] is None:
        if now["view"]["actions"]:
            guest.act(table, now["ply"], now["seat"], choose(now["view"]))
        time.sleep(0.05)
        now = guest.snapshot(table)
    return table


# --- messages --------------------------------------------------------------------------------------------------------


def test_a_socket_survives_messages_over_the_rate(tmp_path: Path) -> None:
    with serving_sqlite(tmp_path, rate=20.0) as url:
        table, (ann, _) = full_table(url, "koryo", 2)
        with ann.socket(table) as socket:
            receive(socket, "snapshot")
            for _ in range(80):
                send(socket, type="ping")
            answers = [receive(socket, "pong", "error") for _ in range(80)]
            assert {answer["error"]["id"] for answer in answers if answer["type"] == "error"} == {"too-many"}
            assert {answer["type"] for answer in answers} == {"pong", "error"}


def test_messages_over_the_rate_are_refused_with_their_tag(rate_limited_url: str) -> None:
    table, (ann, _) = full_table(rate_limited_url, "koryo", 2)
    with ann.socket(table) as socket:
        receive(socket, "snapshot")
        for number in range(180):
            send(socket, type="ping", re=number)
        answers = [receive(socket, "pong", "error") for _ in range(180)]
    assert [answer["re"] for answer in answers] == [*range(180)]
    assert {answer["error"]["id"] for answer in answers if answer["type"] == "error"} == {"too-many"}


@pytest.mark.parametrize(
    ("message", "count"),
    [('{"type": "ping"}', 10_000), ("garbage", 10_000), ("[" * 200, 10_000), ("x" * 16_000, 1_000)],
    ids=["pings", "garbage", "brackets", "megabytes"],
)
def test_a_flood_ends_its_socket_and_everybody_else_plays_on(rate_limited_url: str, message: str, count: int) -> None:
    """The other players are at the same table, and come from the same address."""
    table, players = full_table(rate_limited_url, "koryo", 2)
    with Guest(rate_limited_url).socket(table) as flooding, players[1].socket(table) as other:
        receive(flooding, "snapshot")
        flood = threading.Thread(target=send_many, args=(flooding, message, count))
        flood.start()
        play_actions(table, players)
        send(other, type="ping", re="there?")
        assert receive(other, "pong")["re"] == "there?"
        assert close_code(flooding) == 4408
        flood.join()


def send_many(socket: Any, message: str, count: int) -> None:
    with contextlib.suppress(ConnectionClosed):
        for _ in range(count):
            socket.send(message)


# --- guests and addresses --------------------------------------------------------------------------------------------


@pytest.fixture
def stopped_clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The clock of the rate limiters; it moves only when a test changes `now`."""
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(security, "time", SimpleNamespace(monotonic=lambda: clock.now))
    return clock


def test_many_guests_of_one_address_share_a_limit(stopped_clock: SimpleNamespace) -> None:
    limits = Limits(settings("", rate=10.0))
    allowed = sum(limits.allow(f"guest {n % 100}", "1.2.3.4") for n in range(1_000))
    assert allowed == 2 * ADDRESS_RATE_FACTOR * 10
    assert limits.allow("guest 1000", "5.6.7.8")
    stopped_clock.now += 1
    assert sum(limits.allow(f"guest {n % 100}", "1.2.3.4") for n in range(1_000)) == ADDRESS_RATE_FACTOR * 10


def test_a_guest_who_floods_does_not_use_up_the_limit_of_the_address(stopped_clock: SimpleNamespace) -> None:
    limits = Limits(settings("", rate=10.0))
    assert sum(limits.allow("ann", "1.2.3.4") for _ in range(1_000)) == 20
    assert limits.allow("bob", "1.2.3.4")


def test_large_answers_have_a_limit_for_guests_and_addresses(stopped_clock: SimpleNamespace) -> None:
    limits = Limits(settings("", rate=10.0))
    assert sum(limits.allow_heavy("ann", "1.2.3.4") for _ in range(100)) == 2 * HEAVY_RATE
    allowed = sum(limits.allow_heavy(f"guest {n}", "1.2.3.4") for n in range(100))
    assert allowed <= 2 * ADDRESS_RATE_FACTOR * HEAVY_RATE
    assert limits.allow_heavy("bob", "5.6.7.8")
