"""Guests for tests: how they connect, what they send and receive over sockets, and how they play."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest
from pydantic import TypeAdapter
from websockets.exceptions import ConnectionClosed

from madang.client import Client, Refusal
from madang.server.api import messages

Json = dict[str, Any]
server_message: TypeAdapter[Any] = TypeAdapter(messages.FromServer)


class Guest(Client):
    """A client that is closed at the end of its test."""

    opened: ClassVar[list[Guest]] = []

    def __init__(self, url: str, name: str | None = None, reconnect_timeout: float = 30.0) -> None:
        super().__init__(url, name, reconnect_timeout)
        self.opened.append(self)


def same_guest(guest: Guest, url: str | None = None) -> Guest:
    """A second client of the same guest, at the same address or at another."""
    other = Guest(url or guest.url)
    other.http.cookies = guest.http.cookies
    return other


def full_table(url: str, game: str, players: int, **terms: Any) -> tuple[str, list[Guest]]:
    """The id of a new table that has started, and its guests in the order of their seats."""
    guests = [Guest(url, f"Player {seat}") for seat in range(players)]
    table = guests[0].create(game, ["me"] + ["open"] * (players - 1), **terms)
    for seat, guest in enumerate(guests[1:], start=1):
        guest.sit(table, seat)
    return table, guests


# --- requests --------------------------------------------------------------------------------------------------------


def post(guest: Guest, table: str, command: str, body: Json | None = None) -> Json:
    return guest.send("POST", f"/api/tables/{table}/{command}", body)


def refusal(call: Callable[..., Any], *args: Any) -> str:
    """The id of the error with which the server refuses a call."""
    with pytest.raises(Refusal) as refused:
        call(*args)
    return refused.value.id


def table_list_pages(guest: Guest, **query: str) -> Iterator[list[Json]]:
    """The rows of a list of tables, page by page."""
    page, more = 0, True
    while more:
        answer = guest.http.get("/api/tables", params={**query, "page": str(page)}).json()
        yield answer["tables"]
        page, more = page + 1, answer["more"]


def listed_tables(guest: Guest, **query: str) -> list[str]:
    """The ids of all tables of a list, in the order of the list."""
    return [row["table"]["id"] for page in table_list_pages(guest, **query) for row in page]


# --- sockets ---------------------------------------------------------------------------------------------------------


def receive(socket: Any, *types: str, timeout: float = 20.0) -> Json:
    """The next message of one of these types; every message is validated against its model."""
    while True:
        message: Json = json.loads(socket.recv(timeout))
        server_message.validate_python(message)
        if not types or message["type"] in types:
            return message


def send(socket: Any, **message: Any) -> None:
    socket.send(json.dumps(message))


def exchange(socket: Any, **message: Any) -> list[Json]:
    """Send a message; returns all messages that the server sends until it has handled it."""
    send(socket, **message)
    send(socket, type="ping", re="handled")
    received = [receive(socket)]
    while received[-1]["type"] != "pong":
        received.append(receive(socket))
    return received[:-1]


def next_ply(message: Json) -> int:
    """The number of the ply that follows a snapshot or a ply message."""
    return int(message["ply"] + (message["type"] == "ply"))


def close_code(socket: Any) -> int | None:
    """Read until the server closes the socket; returns its close code."""
    with contextlib.suppress(ConnectionClosed):
        while True:
            socket.recv(60)
    return int(socket.close_code) if socket.close_code else None


# --- playing ---------------------------------------------------------------------------------------------------------


def at_random(seed: int = 0) -> Callable[[Json], str]:
    """A bot that plays at random."""
    rng = random.Random(seed)
    return lambda view: str(rng.choice(view["actions"]))


def to_act(table: str, guests: list[Guest]) -> tuple[Guest, Guest, Json]:
    """The guest to act at a table of two, the other guest, and a snapshot for the first."""
    actor = guests[0].snapshot(table)["view"]["actor"]
    return guests[actor], guests[1 - actor], guests[actor].snapshot(table)


def act_once(table: str, guests: list[Guest], choose: Callable[[Json], str]) -> None:
    """Play one action for the guest to act."""
    actor = guests[0].snapshot(table)["view"]["actor"]
    now = guests[actor].snapshot(table)
    guests[actor].act(table, now["ply"], now["seat"], choose(now["view"]))


def play_actions(table: str, guests: list[Guest], count: int = 8) -> None:
    choose = at_random(count)
    for _ in range(count):
        act_once(table, guests, choose)
