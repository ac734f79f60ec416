"""Abandoned tables: tables that have not changed for a long time are closed and leave the lists."""

from __future__ import annotations

import asyncio
import time

import pytest
import sqlalchemy as sa

from madang.client import Refusal
from madang.server.play import scheduler
from madang.server.storage import lists
from madang.server.storage.database import Database
from madang.server.storage.lists import DAY, TableLists
from madang.server.storage.schema import tables as table_rows
from tests.server.clients import Guest, listed_tables, receive
from tests.server.concurrency import wait_for
from tests.server.servers import serving, settings


def close_abandoned(database: str, days: float) -> int:
    """Close abandoned tables as if that many days had passed; returns their number."""
    opened = Database(database)
    closed = asyncio.run(TableLists(opened, "test").close_abandoned(time.time() + days * DAY))
    opened.close()
    return len(closed)


def test_abandoned_tables_are_closed_and_leave_the_lists(database: str) -> None:
    with serving(settings(database)) as url:
        ann = Guest(url)
        open_ = ann.create("koryo", ["me", "open"], listed=True)
        playing = ann.create("koryo", ["me", "me"], listed=True)
        of_bots = ann.create("koryo", ["open", "random"], listed=True)
        ann.send("POST", f"/api/tables/{of_bots}/start", {"fill": "random"})

        def listed() -> set[str]:
            return {table for which in ("open", "live") for table in listed_tables(Guest(url), which=which)}

        assert close_abandoned(database, 0.9) == 0
        assert listed() == {open_, playing, of_bots}
        assert close_abandoned(database, 1.1) == 1
        assert listed() == {open_, playing}
        assert close_abandoned(database, 8) == 1
        assert listed() == {playing}
        assert close_abandoned(database, 89) == 0
        assert close_abandoned(database, 91) == 1
        assert listed() == set()
        assert listed_tables(ann, which="mine") == []
        with pytest.raises(Refusal) as refused:
            Guest(url).sit(open_)
        assert refused.value.id == "table-closed"


def test_a_table_that_changes_is_not_abandoned(database: str) -> None:
    with serving(settings(database)) as url:
        ann = Guest(url)
        tables = [ann.create("koryo", ["me", "open", "open"]) for _ in range(2)]
        set_changed(database, time.time() - 8 * DAY)
        Guest(url).sit(tables[0])
        assert close_abandoned(database, 0) == 1
        assert listed_tables(ann, which="mine") == [tables[0]]


def set_changed(database: str, when: float) -> None:
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.update(table_rows).values(changed=when))
    engine.dispose()


def test_finished_tables_are_kept(sqlite_url: str, tmp_path: object) -> None:
    ann = Guest(sqlite_url)
    table = ann.create("koryo", ["me", "random"])
    ann.play(table, lambda view: str(view["actions"][0]))
    assert close_abandoned(f"sqlite:///{tmp_path}/madang.db", 1000) == 0
    assert ann.snapshot(table)["table"]["status"] == "over"


def test_the_server_closes_abandoned_tables_and_notifies_connected_clients(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "CLOSE_ABANDONED_EVERY", 0.2)
    with serving(settings(database)) as url:
        ann = Guest(url)
        open_, playing = ann.create("koryo", ["me", "open"]), ann.create("koryo", ["me", "me"])
        with ann.socket(open_) as waiting, ann.socket(playing) as watching:
            receive(waiting, "snapshot"), receive(watching, "snapshot")
            monkeypatch.setattr(lists, "EXPIRY", {"open": 0.5, "playing": 0.5})
            wait_for(lambda: ann.snapshot(playing)["table"]["status"] == "closed", "the tables to be closed", 60)
            for socket in (waiting, watching):
                while receive(socket, "table")["table"]["status"] != "closed":
                    pass
        assert listed_tables(ann, which="mine") == []
