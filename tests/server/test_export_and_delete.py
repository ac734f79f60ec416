"""What a guest can download of themselves, and what remains when a guest is deleted."""

from __future__ import annotations

import httpx
import pytest
import sqlalchemy as sa

from madang.server.storage import schema
from tests.server.authenticator import Authenticator
from tests.server.clients import (
    Guest,
    act_once,
    at_random,
    close_code,
    full_table,
    listed_tables,
    receive,
    refusal,
    same_guest,
    to_act,
)
from tests.server.concurrency import in_parallel, wait_for
from tests.server.servers import serving, settings


def test_the_export_has_everything_of_the_guest(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    ann.send("PUT", "/api/me/prefs", {"prefs": {"theme": "dark"}})
    for _ in range(4):
        act_once(table, [ann, bob], at_random(1))
    answer = ann.http.get("/api/me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="madang.json"'
    export = answer.json()
    assert (export["name"], export["prefs"]) == ("Player 0", {"theme": "dark"})
    assert len(export["devices"]) == 1
    (exported,) = export["tables"]
    assert [seat["name"] for seat in exported["seats"]] == ["Player 0", "Player 1"]
    own = [ply for ply in ann.snapshot(table)["plies"] if ply["seat"] == 0]
    assert own
    assert [ply["ply"] for ply in exported["plies"]] == [ply["ply"] for ply in own]
    assert len(exported["contributions"]) == 1
    assert (exported["address"], bob.send("GET", "/api/me/export")["tables"][0]["address"]) == ("127.0.0.1", None)


def test_the_export_has_challenges_and_tournaments(url: str) -> None:
    ann = Guest(url)
    challenge = ann.send("POST", "/api/challenges", {"game": "koryo", "level": "random"})["id"]
    table = ann.send("POST", f"/api/challenges/{challenge}/start")["table"]["id"]
    terms = {"game": "koryo", "format": "swiss", "size": 2, "clock": 600}
    tournament = ann.send("POST", "/api/tournaments", terms)["tournament"]["id"]
    export = ann.send("GET", "/api/me/export")
    assert export["challenges"] == [{"challenge": challenge, "table_id": table}]
    assert [made["id"] for made in export["own_challenges"]] == [challenge]
    assert [(entered["id"], entered["address"]) for entered in export["tournaments"]] == [(tournament, "127.0.0.1")]


def test_the_export_has_no_secrets(database: str) -> None:
    with serving(settings(database)) as url:
        _, (ann, bob) = full_table(url, "koryo", 2)
        key = Authenticator(url)
        options = ann.send("POST", "/api/me/passkeys/options")["options"]
        ann.send("POST", "/api/me/passkeys", {"credential": key.create(options)})
        text = ann.http.get("/api/me/export").text
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        secrets = [
            *connection.execute(sa.select(schema.tables.c.secret)).scalars(),
            *connection.execute(sa.select(schema.sessions.c.token)).scalars(),
            *connection.execute(sa.select(schema.seats.c.contribution).where(schema.seats.c.number == 1)).scalars(),
        ]
    engine.dispose()
    secrets += [str(guest.http.cookies["madang"]) for guest in (ann, bob)]
    assert len(secrets) == 6
    assert [secret for secret in secrets if secret in text] == []


def test_a_client_without_a_guest_has_no_export(sqlite_url: str) -> None:
    assert httpx.get(f"{sqlite_url}/api/me/export", trust_env=False).status_code == 404


def test_a_deleted_guest_is_gone(url: str) -> None:
    ann, phone, key = Guest(url, "Ann"), Guest(url), Authenticator(url)
    code = ann.send("POST", "/api/me/transfer")["code"]
    phone.send("POST", "/api/me/transfer/redeem", {"code": code, "merge": False})
    options = ann.send("POST", "/api/me/passkeys/options")["options"]
    ann.send("POST", "/api/me/passkeys", {"credential": key.create(options)})
    unused = ann.send("POST", "/api/me/transfer")["code"]
    ann.send("DELETE", "/api/me")
    for device in (ann, phone):
        assert device.send("GET", "/api/me")["name"].startswith("Guest ")
    body = {"code": unused, "merge": False}
    assert refusal(Guest(url).send, "POST", "/api/me/transfer/redeem", body) == "code-unknown"
    options = ann.send("POST", "/api/me/passkeys/sign-in/options")["options"]
    body = {"credential": key.sign_in(options), "merge": False}
    assert refusal(ann.send, "POST", "/api/me/passkeys/sign-in", body) == "passkey-unknown"


def test_nothing_about_a_deleted_guest_stays_in_the_database(database: str) -> None:
    with serving(settings(database)) as url:
        ann = full_table(url, "koryo", 2)[1][0]
        ann.send("PATCH", "/api/me", {"name": "Very Special Name"})
        ann.create("koryo", ["me", "open"])
        ann.send("DELETE", "/api/me")
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        for name in schema.metadata.tables.values():
            for row in connection.execute(sa.select(name)):
                assert "Very Special Name" not in str(row)
        assert connection.execute(sa.select(schema.tables.c.creator)).scalars().all() == ["", ""]
        assert len(connection.execute(sa.select(schema.guests)).all()) == 1
    engine.dispose()


def test_a_bot_plays_on_for_a_deleted_guest(url: str) -> None:
    table, players = full_table(url, "koryo", 2, stand_in="random")
    actor, other, _ = to_act(table, players)
    with actor.socket(table) as socket:
        receive(socket, "snapshot")
        actor.send("DELETE", "/api/me")
        assert close_code(socket) == 1012
    seats = other.snapshot(table)["table"]["seats"]
    gone = players.index(actor)
    assert (seats[gone]["kind"], seats[gone]["level"], seats[gone]["name"]) == ("bot", "random", None)
    other.play(table, at_random())
    record = other.record(table)
    assert record.state.over, "the shuffle can still be verified"


def test_a_finished_game_keeps_its_seats_without_the_name(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    in_parallel(lambda: ann.play(table, at_random(1)), lambda: bob.play(table, at_random(2)))
    ann.send("DELETE", "/api/me")
    seats = bob.snapshot(table)["table"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("human", None), ("human", "Player 1")]
    assert bob.send("GET", f"/api/tables/{table}/replay?open=true")["steps"]
    assert bob.record(table).state.over


def test_open_tables_of_a_deleted_guest_are_closed_and_seats_freed(url: str) -> None:
    ann, bob, friend = Guest(url, "Ann"), Guest(url, "Bob"), Guest(url, "Friend")
    own = ann.create("koryo", ["me", "open", "open"], listed=True)
    others = bob.create("koryo", ["me", "open", "open"], listed=True)
    for table in (own, others):
        friend.sit(table)
    ann.sit(others)
    # all three sit at the second table, so it has started: leave one open seat at a third
    third = bob.create("koryo", ["me", "open", "open"], listed=True)
    ann.sit(third)
    ann.send("DELETE", "/api/me")
    assert own not in listed_tables(friend, which="open")
    assert friend.snapshot(own)["table"]["status"] == "closed"
    assert [seat["kind"] for seat in bob.snapshot(third)["table"]["seats"]] == ["human", "open", "open"]
    assert [seat["kind"] for seat in bob.snapshot(others)["table"]["seats"]].count("bot") == 1


def test_a_table_that_another_worker_has_in_memory_plays_on(two_processes: tuple[str, str]) -> None:
    table, players = full_table(two_processes[0], "koryo", 2, stand_in="random")
    actor, other, _ = to_act(table, players)
    there = same_guest(other, two_processes[1])
    with there.socket(table) as socket:
        receive(socket, "snapshot")
        actor.send("DELETE", "/api/me")
        wait_for(lambda: there.snapshot(table)["ply"] > 0, "the bot to play", 60)
        there.play(table, at_random())


@pytest.mark.parametrize("path", ["/api/me/export", "/api/me/devices"])
def test_every_guest_sees_only_themselves(sqlite_url: str, path: str) -> None:
    ann, eve = Guest(sqlite_url, "Ann Special"), Guest(sqlite_url, "Eve")
    ann.create("koryo", ["me", "open"])
    assert "Ann Special" not in eve.http.get(path).text
