"""Hints: for players without human opponents, one at a time."""

from __future__ import annotations

import pytest

from tests.server.clients import Guest, full_table, receive, send
from tests.server.concurrency import in_parallel


def test_hints_are_given_where_no_other_human_plays(url: str) -> None:
    ann = Guest(url)
    table = ann.create("koryo", ["me", "me", "random"])
    with ann.socket(table) as socket:
        now = receive(socket, "snapshot")
        while now["view"]["actor"] == 2:
            now = receive(socket, "ply")
        seat = now["view"]["actor"]
        send(socket, type="hint", seat=seat, re=1)
        hint = receive(socket, "hint")
        send(socket, type="view_as", seat=seat)
        assert hint["action"] in receive(socket, "snapshot")["view"]["actions"]
    table, (bob, eve) = full_table(url, "koryo", 2)
    for seat, client in enumerate((bob, eve)):
        with pytest.raises(RuntimeError, match="without other humans"):
            client.send("POST", f"/api/tables/{table}/hint", {"seat": seat})


def test_a_guest_gets_one_hint_at_a_time(sqlite_url: str) -> None:
    """A guest with many requests must not keep the bots from other tables."""
    ann = Guest(sqlite_url)
    tables = [ann.create("koryo", ["me", "me"]) for _ in range(6)]
    seats = [ann.snapshot(table)["view"]["actor"] for table in tables]

    def hint(table: str, seat: int) -> str:
        return str(ann.http.post(f"/api/tables/{table}/hint", json={"seat": seat}).json()["type"])

    works = [lambda t=t, s=s: hint(t, s) for t, s in zip(tables, seats, strict=True)]
    assert {*in_parallel(*works)} == {"hint", "error"}
    assert hint(tables[0], seats[0]) == "hint"
