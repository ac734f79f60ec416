"""Quotas: how many tables and bots a guest and an address may have in progress."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from madang.client import Refusal
from madang.server.settings import database_url
from tests.server.clients import Guest, at_random
from tests.server.concurrency import in_parallel
from tests.server.servers import serving, settings


@pytest.fixture
def quota_url(database: str) -> Iterator[str]:
    """The address of a server that allows each guest 3 tables and 4 bots."""
    with serving(settings(database, tables_per_guest=3, bots_per_guest=4)) as address:
        yield address


@pytest.fixture
def quota_sqlite_url(tmp_path: Path) -> Iterator[str]:
    database = database_url(str(tmp_path / "madang.db"))
    with serving(settings(database, tables_per_guest=3, bots_per_guest=4)) as address:
        yield address


def try_to_create(guest: Guest, *others: str) -> str:
    """Create a table without contributing to it; returns its id, or the id of the error."""
    answer = guest.http.post("/api/tables", json={"game": "koryo", "seats": ["me", *others]})
    if answer.is_success:
        return str(answer.json()["table"]["id"])
    assert answer.status_code == 429
    return str(answer.json()["error"]["id"])


def test_a_guest_has_a_limited_number_of_tables_in_progress(quota_url: str) -> None:
    ann, bob = Guest(quota_url), Guest(quota_url)
    tables = [try_to_create(ann, "open") for _ in range(3)]
    assert try_to_create(ann, "open") == "too-many-tables"
    assert try_to_create(bob, "open") not in ("too-many-tables", "too-many-bots")
    ann.send("POST", f"/api/tables/{tables[0]}/leave")
    assert try_to_create(ann, "open") not in ("too-many-tables", "too-many-bots")
    assert try_to_create(ann, "open") == "too-many-tables"


def test_a_guest_has_a_limited_number_of_bots_in_progress(quota_url: str) -> None:
    ann = Guest(quota_url)
    table = try_to_create(ann, "random", "random", "random")
    assert try_to_create(ann, "random", "random") == "too-many-bots"
    try_to_create(ann, "random")
    assert try_to_create(ann, "random") == "too-many-bots"
    ann.send("POST", f"/api/tables/{table}/leave")
    assert try_to_create(ann, "random", "random", "random") not in ("too-many-tables", "too-many-bots")


def test_requests_at_the_same_time_do_not_exceed_the_quota(quota_url: str) -> None:
    ann = Guest(quota_url)
    answers = in_parallel(*[lambda: try_to_create(ann, "open") for _ in range(12)])
    assert answers.count("too-many-tables") == 9


def test_bots_that_fill_open_seats_count_too(quota_url: str) -> None:
    ann = Guest(quota_url)
    tables = [ann.create("koryo", ["me", "open", "open", "open"]) for _ in range(2)]
    ann.send("POST", f"/api/tables/{tables[0]}/start", {"fill": "random"})
    with pytest.raises(Refusal) as refused:
        ann.send("POST", f"/api/tables/{tables[1]}/start", {"fill": "random"})
    assert refused.value.id == "too-many-bots"
    assert ann.snapshot(tables[1])["table"]["status"] == "open"


def test_an_address_has_a_limited_number_of_tables_in_progress(quota_sqlite_url: str) -> None:
    """As many as five guests may have, since a client without cookies is a new guest for every request."""
    guests = [Guest(quota_sqlite_url) for _ in range(6)]
    for guest in guests[:5]:
        for _ in range(3):
            try_to_create(guest, "open")
    assert try_to_create(guests[5], "open") == "too-many-tables"


def test_an_address_has_a_limited_number_of_bots_in_progress(quota_sqlite_url: str) -> None:
    guests = [Guest(quota_sqlite_url) for _ in range(8)]
    answers = [try_to_create(guest, "random", "random", "random") for guest in guests]
    assert [answer == "too-many-bots" for answer in answers] == [False] * 6 + [True] * 2


def test_finished_tables_do_not_count(quota_url: str) -> None:
    ann = Guest(quota_url)
    for _ in range(4):
        assert ann.play(ann.create("koryo", ["me", "random", "random"]), at_random())["scores"]


def test_a_rematch_counts_like_any_table(quota_url: str) -> None:
    ann = Guest(quota_url)
    table = ann.create("koryo", ["me", "random", "random", "random"])
    ann.play(table, at_random())
    try_to_create(ann, "random", "random")
    with pytest.raises(Refusal) as refused:
        ann.send("POST", f"/api/tables/{table}/rematch")
    assert refused.value.id == "too-many-bots"
    try_to_create(ann, "open"), try_to_create(ann, "open")
    with pytest.raises(Refusal) as refused:
        ann.send("POST", f"/api/tables/{table}/rematch")
    assert refused.value.id == "too-many-tables"
    assert ann.snapshot(table)["table"]["rematch"] is None
