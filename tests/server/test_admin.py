"""`madang admin`: the commands of operators, used while a server runs on the same database."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

import madang
from madang.cli.main import app
from madang.server.networks import checked_network
from madang.server.play.retention import Archived, Retention
from madang.server.storage import competitions, retention, schema
from madang.server.storage.database import Database
from madang.server.storage.notifications import ADMIN
from madang.server.storage.retention import RetentionStore
from tests.server.clients import Guest, act_once, at_random, close_code, full_table, listed_tables, receive, refusal
from tests.server.concurrency import in_parallel, wait_for
from tests.server.servers import serving, settings


def admin(database: str, *arguments: str, code: int = 0) -> str:
    """Run a command; returns what it prints."""
    result = CliRunner().invoke(app, ["admin", *arguments, "--database", database], env={"COLUMNS": "400"})
    assert result.exit_code == code, result.output
    return str(result.output)


def file_of(database: str) -> Path:
    return Path(database.removeprefix("sqlite:///"))


def test_ids_may_begin_with_a_dash(sqlite_url: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/madang.db"
    for command in ("close", "remove-name", "remove-guest", "ban"):
        assert "has the id -databaseless" in admin(database, command, "-databaseless", code=1)


def guest_id(database: str, name: str) -> str:
    [line] = [line for line in admin(database, "guests", "--name", name).splitlines() if name in line]
    return line.split()[0]


def set_changed(database: str, table: str, days_ago: float) -> None:
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        this = sa.update(schema.tables).where(schema.tables.c.id == table)
        connection.execute(this.values(changed=time.time() - days_ago * 86400))
    engine.dispose()


# --- tables and guests -----------------------------------------------------------------------------------------------


def test_tables_and_guests_are_listed(url: str, database: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob%_")
    table = ann.create("koryo", ["me", "open", "random"])
    other = bob.create("corinth", ["me", "open"])
    listed = admin(database, "tables")
    assert table in listed
    assert other in listed
    assert "127.0.0.1" in listed
    assert "bot random" in listed
    assert table not in admin(database, "tables", "--guest", guest_id(database, "Bob%_"))
    assert table not in admin(database, "tables", "--status", "over")
    assert "Ann" not in admin(database, "guests", "--name", "%")
    assert admin(database, "guests", "--limit", "1").count("\n") == 2, "the heading and one guest"


def test_a_removed_name_is_gone_at_the_table_at_once(url: str, database: str) -> None:
    ann, bob = Guest(url, "Rude name"), Guest(url, "Bob")
    table = ann.create("koryo", ["me", "open"])
    with bob.socket(table) as socket:
        assert receive(socket, "table", "snapshot")["table"]["seats"][0]["name"] == "Rude name"
        assert "at 1 tables" in admin(database, "remove-name", guest_id(database, "Rude name"))
        while receive(socket, "table")["table"]["seats"][0]["name"] == "Rude name":
            pass
    assert re.fullmatch(r"Guest \d{4}", ann.send("GET", "/api/me")["name"])
    assert "Rude" not in admin(database, "guests")


def test_a_removed_guest_is_signed_out_and_replaced_by_a_bot(url: str, database: str) -> None:
    table, guests = full_table(url, "koryo", 2, stand_in="random")
    admin(database, "remove-guest", guest_id(database, "Player 1"))
    wait_for(lambda: guests[0].snapshot(table)["table"]["seats"][1]["kind"] == "bot", "the bot to take over", 30)
    assert "Player 1" not in admin(database, "guests")
    assert guests[1].send("GET", "/api/me")["name"] != "Player 1", "the cookie is worth nothing"
    assert guests[0].play(table, at_random())["scores"]


def test_a_closed_table_stays_closed(url: str, database: str) -> None:
    table, guests = full_table(url, "koryo", 2)
    with guests[0].socket(table) as socket:
        receive(socket, "snapshot")
        admin(database, "close", table)
        while receive(socket, "table")["table"]["status"] != "closed":
            pass
    assert listed_tables(guests[0], which="mine") == []
    now = guests[0].snapshot(table)
    assert refusal(guests[0].act, table, 0, now["seat"] or 0, "pass") in ("table-closed", "not-your-turn", "game-over")
    assert "no table in progress" in admin(database, "close", table, code=1)


def test_an_action_at_the_same_moment_does_not_reopen_a_closed_table(database: str) -> None:
    """The server may have the table in memory as it was before."""
    with serving(settings(database, sweep_every=60)) as url:
        table, guests = full_table(url, "koryo", 2)
        engine = sa.create_engine(database)
        with engine.begin() as connection:
            connection.execute(sa.update(schema.tables).values(status="closed"))
        act_once(table, guests, at_random())
        with engine.begin() as connection:
            row = connection.execute(sa.select(schema.tables.c.status, schema.tables.c.plies)).one()
        engine.dispose()
        assert row.status == "closed"
        assert row.plies > 0


def test_mistakes_are_explained(url: str, database: str, tmp_path: Path) -> None:
    assert "no guest has the id" in admin(database, "remove-name", "nobody", code=1)
    assert "no guest has the id" in admin(database, "ban", "nobody", code=1)
    assert "no ban has the id" in admin(database, "unban", "nothing", code=1)
    assert "must be one of" in admin(database, "tables", "--status", "odd", code=1)
    missing = tmp_path / "missing.db"
    assert "there is no such file" in admin(str(missing), "tables", code=1)
    assert not missing.exists()
    old = tmp_path / "old.db"
    sqlite3.connect(old).close()
    assert "another version" in admin(str(old), "tables", code=1)


# --- bans ------------------------------------------------------------------------------------------------------------


def test_a_banned_guest_is_disconnected_and_refused(url: str, database: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    table = bob.create("koryo", ["me", "open"])
    with ann.socket(table) as socket:
        receive(socket, "snapshot")
        printed = admin(database, "ban", guest_id(database, "Ann"), "--note", "spam")
        assert close_code(socket) == 1012
    assert refusal(ann.send, "GET", "/api/me") == "banned"
    with ann.socket(table) as socket:
        assert receive(socket)["error"]["id"] == "banned"
        assert close_code(socket) == 4404
    assert bob.send("GET", "/api/me")["name"] == "Bob"
    assert "spam" in admin(database, "bans")
    admin(database, "unban", printed.split()[-1])
    wait_for(lambda: ann.http.get("/api/me").is_success, "the ban to be lifted", 30)
    assert "spam" not in admin(database, "bans")


def test_banned_addresses_are_refused_until_the_ban_ends(url: str, database: str) -> None:
    ann = Guest(url)
    admin(database, "ban", "198.51.100.0/24")
    admin(database, "ban", "127.0.0.0/8", "--days", str(2.5 / 86400))
    wait_for(lambda: ann.http.get("/api/me").status_code == 403, "the ban", 30)
    assert ann.http.get("/healthz").is_success
    wait_for(lambda: ann.http.get("/api/me").is_success, "the end of the ban", 30)
    assert "ended" in admin(database, "bans")


def test_bans_hold_after_a_restart_and_at_every_worker(database: str) -> None:
    with serving(settings(database)) as url:
        ann = Guest(url, "Ann")
        admin(database, "ban", guest_id(database, "Ann"))
    with serving(settings(database)) as url:
        again = Guest(url)
        again.http.cookies = ann.http.cookies
        assert refusal(again.send, "GET", "/api/me") == "banned"


@pytest.mark.parametrize("text", ["", "x", "1.2.3", "1.2.3.4/40"])
def test_a_range_must_be_one(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        checked_network(text)


# --- retention -------------------------------------------------------------------------------------------------------


def ended_tables(url: str) -> tuple[list[str], Guest]:
    """A finished table, a table closed in the middle of a game, and a table closed before the start."""
    ann = Guest(url, "Ann")
    finished = ann.create("koryo", ["me", "random"], contribution="ann's luck")
    ann.play(finished, at_random())
    left = ann.create("corinth", ["me", "random"])
    now = ann.snapshot(left)
    while now["seat"] != now["view"]["actor"]:
        now = ann.snapshot(left)
    ann.act(left, now["ply"], now["seat"], now["view"]["actions"][0])
    unstarted = ann.create("koryo", ["me", "open"])
    for table in (left, unstarted):
        ann.send("POST", f"/api/tables/{table}/leave")
    return [finished, left, unstarted], ann


def test_old_tables_are_archived_and_removed(url: str, database: str, tmp_path: Path) -> None:
    ended, ann = ended_tables(url)
    kept = ann.create("koryo", ["me", "open"])
    recent = ann.create("koryo", ["me", "random"])
    ann.play(recent, at_random())
    for table in (*ended, kept):
        set_changed(database, table, 31)
    folder = tmp_path / "archive"
    assert "removed 0 tables" in admin(database, "archive", str(folder), "--days", "40")
    assert not folder.exists()
    assert "removed 3 tables and wrote 2 records" in admin(database, "archive", str(folder), "--days", "30")
    files = {path.stem.split("-", 1)[1]: path for path in folder.rglob("*.json")}
    assert {*files} == {*ended[:2]}
    assert madang.Record.read(files[ended[0]]).state.over
    assert not madang.Record.read(files[ended[1]]).state.over
    assert "Ann" not in "".join(path.read_text() for path in files.values()), "records have no names"
    assert {*listed_tables(ann, which="mine")} == {kept, recent}
    wait_for(lambda: ann.http.get(f"/api/tables/{ended[0]}").status_code == 404, "the server to drop the table", 30)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        for belonging in retention.BELONGING:
            found = connection.execute(sa.select(belonging.c.table_id).distinct()).scalars()
            assert {*found} <= {kept, recent}
    engine.dispose()


def test_games_of_a_challenge_are_kept_while_they_are_compared(url: str, database: str, tmp_path: Path) -> None:
    ann = Guest(url, "Ann")
    challenge = ann.send("POST", "/api/challenges", {"game": "koryo", "level": "random"})["id"]
    table = ann.send("POST", f"/api/challenges/{challenge}/start")["table"]["id"]
    ann.play(table, at_random())
    set_changed(database, table, 31)
    assert "removed 0 tables" in admin(database, "archive", str(tmp_path / "old"), "--days", "30")
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.update(competitions.challenges).values(closes=0.0))
    engine.dispose()
    assert "removed 1 tables" in admin(database, "archive", str(tmp_path / "old"), "--days", "30")


def test_the_records_of_public_games_are_written(url: str, database: str, tmp_path: Path) -> None:
    ann = Guest(url, "Ann")
    public, private = (ann.create("koryo", ["me", "random"], listed=listed) for listed in (True, False))
    for table in (public, private):
        ann.play(table, at_random())
    ann.create("koryo", ["me", "random"], listed=True)
    assert "wrote 1 records" in admin(database, "records", str(tmp_path / "games"))
    [file] = (tmp_path / "games").rglob("*.json")
    assert public in file.name
    assert madang.Record.read(file).state.over
    assert ann.snapshot(public)["result"]


def test_the_server_archives_by_itself_if_it_is_told_to(database: str, tmp_path: Path) -> None:
    with serving(settings(database)) as url:
        ended, _ = ended_tables(url)
    set_changed(database, ended[0], 8)
    with serving(settings(database)) as url:
        Guest(url)
    assert ended[0] in admin(database, "tables"), "the default is to keep all tables"
    with serving(settings(database, archive=str(tmp_path / "old"), archive_after=7.0)):
        wait_for(lambda: ended[0] not in admin(database, "tables"), "the table to be archived", 60)
        assert ended[1] in admin(database, "tables")
    [file] = (tmp_path / "old").rglob("*.json")
    assert madang.Record.read(file).seed.contributions[0] == "ann's luck"  # type: ignore[union-attr]


def test_two_archivers_at_once_remove_each_table_once(database: str, tmp_path: Path) -> None:
    with serving(settings(database)) as url:
        ended, _ = ended_tables(url)
    for table in ended:
        set_changed(database, table, 31)

    async def archive_twice() -> list[Archived]:
        opened = [Database(database) for _ in range(2)]
        archivers = [Retention(RetentionStore(one, ADMIN), tmp_path / "old") for one in opened]
        counts = await asyncio.gather(*[archiver.archive(30) for archiver in archivers])
        for one in opened:
            one.close()
        return counts

    assert sum(counts.removed for counts in asyncio.run(archive_twice())) == 3
    assert len([*(tmp_path / "old").rglob("*.json*")]) == 2, "no partial files are left"


def test_a_table_of_older_rules_is_kept(url: str, database: str, tmp_path: Path) -> None:
    ended, ann = ended_tables(url)
    engine = sa.create_engine(database)
    with engine.begin() as connection:
        connection.execute(sa.update(schema.tables).where(schema.tables.c.id == ended[0]).values(rules=0, changed=0.0))
    engine.dispose()
    assert "kept 1 tables" in admin(database, "archive", str(tmp_path / "old"))
    assert listed_tables(ann, which="mine") == [ended[0]]


def test_every_row_of_a_table_is_removed_with_it_but_results_and_attempts() -> None:
    with_tables = {table.name for table in schema.metadata.tables.values() if "table_id" in table.c}
    kept = {"results", "attempts"}  # ratings are computed from results; a guest has one attempt at a challenge
    assert with_tables - kept == {table.name for table in retention.BELONGING}


# --- backup ----------------------------------------------------------------------------------------------------------


def test_a_backup_while_the_server_plays(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path}/madang.db", tmp_path / "copy.db"
    with serving(settings(database)) as url:
        table, guests = full_table(url, "koryo", 2)
        for number in range(3):
            act_once(table, guests, at_random(number))
        playing = lambda: guests[0].play(guests[0].create("koryo", ["me", "random"]), at_random())  # noqa: E731
        _, printed = in_parallel(playing, lambda: admin(database, "backup", str(copy)))
        assert "wrote and verified" in printed
        seats, plies = (guests[0].snapshot(table)[key] for key in ("seat", "ply"))
        cookies = guests[0].http.cookies
        act_once(table, guests, at_random())
        assert "exists already" in admin(database, "backup", str(copy), code=1)
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy.db"], "one file, without a log or a part"
    with serving(settings(f"sqlite:///{copy}")) as url:
        restored = Guest(url)
        restored.http.cookies = cookies
        now = restored.snapshot(table)
        assert (now["seat"], now["ply"]) == (seats, plies)


def test_a_damaged_database_gives_no_backup(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/madang.db"
    with serving(settings(database)) as url:
        full_table(url, "koryo", 2)
    file = file_of(database)
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 8] = b"\xee" * (4096 * 5)
    file.write_bytes(content)
    admin(database, "backup", str(tmp_path / "copy.db"), code=1)
    assert [path.name for path in tmp_path.glob("copy*")] == []


def test_postgresql_has_its_own_backup(postgres: str, tmp_path: Path) -> None:
    assert "pg_dump" in admin(postgres, "backup", str(tmp_path / "copy.db"), code=1)
