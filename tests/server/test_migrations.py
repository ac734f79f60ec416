"""Migrations: they create the schema that the code uses, and games in a database of the first version continue."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

import madang
from madang.server.play.guests import _hash as hash_of
from madang.server.storage import schema
from tests.server.clients import Guest, Json, at_random
from tests.server.concurrency import in_parallel, wait_for
from tests.server.servers import serving, settings

SECRET = "5e" * 32
TOKENS = {"ann": "A" * 43, "bob": "B" * 43}
NOW = time.time() - 1000.0
"""A recent time, because abandoned tables are closed."""


def columns(engine: sa.Engine) -> dict[str, set[str]]:
    inspector = sa.inspect(engine)
    names = {*inspector.get_table_names()} - {"alembic_version"}
    return {name: {column["name"] for column in inspector.get_columns(name)} for name in names}


def test_the_migrations_create_the_schema_that_the_code_uses(database: str) -> None:
    engine = sa.create_engine(database)
    schema.migrate(engine)
    schema.migrate(engine)
    wanted = {table.name: {column.name for column in table.columns} for table in schema.metadata.tables.values()}
    assert columns(engine) == wanted
    engine.dispose()


def test_a_downgrade_restores_the_first_version(database: str) -> None:
    engine = sa.create_engine(database)
    upgrade(engine, "0001")
    before = columns(engine)
    schema.migrate(engine)
    with engine.begin() as connection:
        command.downgrade(alembic_config(connection), "0001")
    assert columns(engine) == before
    engine.dispose()


# --- a database of the first version ---------------------------------------------------------------------------------


def alembic_config(connection: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(schema.MIGRATIONS))
    config.attributes["connection"] = connection
    return config


def upgrade(engine: sa.Engine, revision: str) -> None:
    with engine.begin() as connection:
        command.upgrade(alembic_config(connection), revision)


def played(game: str, contributions: list[str], plies: int | None) -> madang.Record:
    """A game of random actions, up to a number of plies or to its end."""
    rng = random.Random(game)
    record = madang.Record(game, len(contributions), madang.Fairness(SECRET, tuple(contributions)))
    while not record.state.over and (plies is None or len(record.actions) < plies or record.state.forced):
        record.play(rng.choice(record.state.actions()))
    return record


def write_first_version(engine: sa.Engine) -> dict[str, madang.Record]:
    """Write a database as the first version did: tables of two humans, with bots, finished, and open."""
    upgrade(engine, "0001")
    games = {
        "two-humans": played("koryo", ["luck", "luck"], 3),
        "with-bots-": played("corinth", ["luck", "bot random", "bot random"], 20),
        "finished--": played("choson", ["luck", "luck"], None),
    }
    with engine.begin() as connection:
        old = sa.MetaData()
        old.reflect(connection)
        for name, token in TOKENS.items():
            row = {"id": name, "token": hash_of(token), "name": name.title(), "created": NOW}
            connection.execute(sa.insert(old.tables["guests"]).values(row))
        for table, record in games.items():
            write_table(connection, old, table, record)
        open_row = {"status": "open", "started": 0.0}
        connection.execute(sa.insert(old.tables["tables"]).values(table_row("open-table", "koryo") | open_row))
        for number, guest in enumerate(("ann", None)):
            connection.execute(sa.insert(old.tables["seats"]).values(seat_row("open-table", number, guest, None)))
    return games


def table_row(table: str, game: str) -> Json:
    fixed: Json = {"rules": madang.game(game).version, "listed": True, "clock": None, "stand_in": "random"}
    kept: Json = {
        "creator": "ann",
        "secret": SECRET,
        "created": NOW - 10,
        "rematch": None,
        "version": 3,
        "tended": False,
    }
    return {"id": table, "game": game, "status": "playing", "started": NOW - 9} | fixed | kept


def seat_row(table: str, number: int, guest: str | None, level: str | None) -> Json:
    kind = "human" if guest else "bot" if level else "open"
    contribution = "luck" if guest else f"bot {level}" if level else None
    person = {"kind": kind, "guest": guest, "name": guest.title() if guest else None, "level": level}
    return {"table_id": table, "number": number, "contribution": contribution} | person


def write_table(connection: sa.Connection, old: sa.MetaData, table: str, record: madang.Record) -> None:
    bots = record.players == 3
    status = {"status": "over" if record.state.over else "playing", "tended": bots}
    connection.execute(sa.insert(old.tables["tables"]).values(table_row(table, record.game.name) | status))
    for number in range(record.players):
        guest, level = ("ann", None) if number == 0 else (None, "random") if bots else ("bob", None)
        connection.execute(sa.insert(old.tables["seats"]).values(seat_row(table, number, guest, level)))
    for ply, (state, action) in enumerate(zip(record.history, record.actions, strict=False)):
        kind = "forced" if state.forced else "bot" if bots and state.actor else "action"
        row = {"table_id": table, "ply": ply, "seat": state.actor, "kind": kind, "action": action, "at": NOW + ply}
        connection.execute(sa.insert(old.tables["actions"]).values(row))


def guest_with(url: str, token: str) -> Guest:
    guest = Guest(url)
    guest.http.cookies.clear()
    guest.http.cookies.set("madang", token)
    return guest


@pytest.fixture
def first_version(database: str) -> dict[str, madang.Record]:
    engine = sa.create_engine(database)
    games = write_first_version(engine)
    engine.dispose()
    return games


def rows(guest: Guest, which: str) -> dict[str, Any]:
    return {row["table"]["id"]: row for row in guest.send("GET", f"/api/tables?which={which}")["tables"]}


def test_games_in_a_database_of_the_first_version_continue(
    database: str, first_version: dict[str, madang.Record]
) -> None:
    with serving(settings(database)) as url:
        ann, bob = (guest_with(url, token) for token in TOKENS.values())
        humans, finished = first_version["two-humans"], first_version["finished--"]
        wait_for(
            lambda: rows(ann, "live")["two-humans"]["actor"] == humans.state.actor, "the sweep to read the table", 60
        )
        mine = rows(ann, "mine")
        assert {*mine} == {*first_version, "open-table"}
        assert mine["two-humans"]["ply"] == len(humans.actions)
        assert mine["two-humans"]["changed"] == NOW + len(humans.actions) - 1
        assert mine["two-humans"]["your_turn"] == (humans.state.actor == 0)
        assert ann.snapshot("two-humans")["view"] == humans.state.view(0)
        assert ann.record("finished--").actions == finished.actions
        assert len(ann.send("GET", "/api/tables/finished--/replay?open=true")["steps"]) == len(finished.actions) + 1
        assert ann.play("with-bots-", at_random())["scores"], "the bots continue"
        in_parallel(lambda: ann.play("two-humans", at_random(1)), lambda: bob.play("two-humans", at_random(2)))
        assert bob.record("two-humans").actions[: len(humans.actions)] == humans.actions
        assert bob.sit("open-table")["table"]["status"] == "playing"
        assert time.time() - rows(ann, "mine")["open-table"]["changed"] < 60
