"""Talk at a table: who says and hears what, on one worker and on several, and what remains of it."""

from __future__ import annotations

import json
import logging
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from madang.server.logging import JsonLines
from madang.server.storage import schema
from madang.server.tables.talk import KEPT_AFTER_END, MAX_TEXT, PHRASES, REACTIONS
from tests.server.clients import (
    Guest,
    Json,
    at_random,
    exchange,
    full_table,
    post,
    receive,
    refusal,
    same_guest,
    send,
)
from tests.server.concurrency import in_parallel, wait_for
from tests.server.servers import serving, serving_sqlite, settings
from tests.server.test_admin import admin, guest_id, set_changed


def say(guest: Guest, table: str, content: str, kind: str = "text") -> Json:
    return guest.send("POST", f"/api/tables/{table}/talk", {"kind": kind, "content": content})


def heard(guest: Guest, table: str) -> list[str]:
    """What a guest reads at a table."""
    return [message["content"] for message in guest.send("GET", f"/api/tables/{table}/talk")["messages"]]


def talked(socket: Any) -> list[str]:
    """The contents of all messages that a socket has received since the last call."""
    messages = [message for message in exchange(socket, type="ping") if message["type"] == "talk"]
    return [spoken["content"] for message in messages for spoken in message["messages"]]


def finish(table: str, guests: list[Guest]) -> None:
    in_parallel(*[lambda g=guest, s=seed: g.play(table, at_random(s)) for seed, guest in enumerate(guests)])


def rows(database: str, name: sa.Table) -> list[Any]:
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        found = [*connection.execute(sa.select(name))]
    engine.dispose()
    return found


# --- what is said ----------------------------------------------------------------------------------------------------


def test_everybody_hears_a_player_the_same(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    watcher = Guest(url, "Watcher")
    with ann.socket(table) as first, bob.socket(table) as second, watcher.socket(table) as third:
        for socket in (first, second, third):
            receive(socket, "snapshot")
        send(first, type="talk", kind="phrase", content="hello", re=7)
        own, *others = [receive(socket, "talk") for socket in (first, second, third)]
        assert own["re"] == 7
        assert others == [own | {"re": None}] * 2
    (message,) = own["messages"]
    assert (message["seat"], message["name"], message["content"]) == (0, "Player 0", "hello")
    assert message["player"] == ann.send("GET", "/api/me")["id"]
    with bob.socket(table) as again:  # after a reconnect
        assert receive(again, "talk")["messages"] == [message]


def test_a_client_may_talk_over_rest(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    with bob.socket(table) as socket:
        receive(socket, "snapshot")
        said = say(ann, table, "thumb-up", "reaction")
        assert receive(socket, "talk")["messages"] == [said]
    talk = bob.send("GET", f"/api/tables/{table}/talk")
    assert (talk["phrases"], talk["reactions"]) == ([*PHRASES], [*REACTIONS])
    assert talk["messages"] == [said]


def test_free_text_needs_the_permission_of_the_creator(url: str) -> None:
    ann = Guest(url, "Ann")
    tables = {
        "private": ann.create("koryo", ["me", "open"]),
        "listed": ann.create("koryo", ["me", "open"], listed=True),
        "allowed": ann.create("koryo", ["me", "open"], listed=True, free_text=True),
        "forbidden": ann.create("koryo", ["me", "open"], free_text=False),
    }
    for name in ("private", "allowed"):
        assert ann.snapshot(tables[name])["table"]["free_text"]
        assert say(ann, tables[name], "as I like")["content"] == "as I like"
    for name in ("listed", "forbidden"):
        assert refusal(say, ann, tables[name], "as I like") == "talk-no-text"
        assert say(ann, tables[name], "hello", "phrase")


def test_a_rematch_has_the_same_terms(sqlite_url: str) -> None:
    table, (ann, bob) = full_table(sqlite_url, "koryo", 2, listed=True, free_text=True)
    finish(table, [ann, bob])
    assert post(ann, table, "rematch")["table"]["free_text"]


@pytest.mark.parametrize(
    ("kind", "content", "reason"),
    [
        ("phrase", "I hold two spies", "talk-no-such-phrase"),
        ("reaction", "hello", "talk-no-such-phrase"),
        ("text", "", "bad-request"),
        ("text", "\u200b \u202e\n", "bad-request"),
        ("text", "x" * (MAX_TEXT + 1), "bad-request"),
        ("shout", "hello", "bad-request"),
    ],
)
def test_bad_messages_are_refused(sqlite_url: str, kind: str, content: str, reason: str) -> None:
    ann = Guest(sqlite_url, "Ann")
    table = ann.create("koryo", ["me", "open"])
    assert refusal(say, ann, table, content, kind) == reason
    with ann.socket(table) as socket:
        receive(socket, "snapshot")
        (error,) = exchange(socket, type="talk", kind=kind, content=content)[-1:]
        assert error["error"]["id"] == reason
        assert "spies" not in json.dumps(error)
    assert heard(ann, table) == []


def test_texts_are_one_line_without_invisible_characters(sqlite_url: str) -> None:
    ann = Guest(sqlite_url, "Ann")
    table = ann.create("koryo", ["me", "open"])
    assert say(ann, table, " one\ntwo\u202e \u200bthree  <b>&amp;\u0007 ")["content"] == "one two three <b>&amp;"


def test_a_client_without_a_guest_cannot_talk_over_a_socket(sqlite_url: str) -> None:
    table, _ = full_table(sqlite_url, "koryo", 2)
    stranger = Guest(sqlite_url)
    stranger.http.cookies.clear()
    with stranger.socket(table) as socket:
        receive(socket, "snapshot")
        assert exchange(socket, type="talk", kind="phrase", content="hello")[-1]["error"]["id"] == "talk-no-guest"


def test_too_many_messages_are_refused(tmp_path: Path) -> None:
    with serving_sqlite(tmp_path, rate=50.0) as url:
        table, (ann, bob) = full_table(url, "koryo", 2)
        with ann.socket(table) as socket:
            receive(socket, "snapshot")
            answers = [exchange(socket, type="talk", kind="phrase", content="oops")[-1] for _ in range(8)]
            assert answers[0]["type"] == "talk"
            assert answers[-1]["error"]["id"] == "talk-too-much"
        assert refusal(say, ann, table, "oops", "phrase") == "talk-too-much"
        assert say(bob, table, "hello", "phrase"), "others still talk"


def test_only_the_last_messages_are_kept(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("madang.server.storage.talk.KEPT", 5)
    ann = Guest(sqlite_url, "Ann")
    table = ann.create("koryo", ["me", "open"])
    for number in range(8):
        say(ann, table, f"message {number}")
    assert heard(ann, table) == [f"message {number}" for number in range(3, 8)]
    assert len(rows(f"sqlite:///{tmp_path}/madang.db", schema.talk)) == 5


def test_nobody_talks_at_a_closed_table_or_long_after_the_end(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    finish(table, [ann, bob])
    assert say(ann, table, "good-game", "phrase")
    closed = ann.create("koryo", ["me", "open"])
    say(ann, closed, "hello", "phrase")
    post(ann, closed, "leave")
    assert refusal(say, ann, closed, "hello", "phrase") == "talk-ended"
    monkeypatch.setattr("madang.server.tables.talk.KEPT_AFTER_END", 0.0)
    assert refusal(say, ann, table, "good-game", "phrase") == "talk-ended"


# --- spectators ------------------------------------------------------------------------------------------------------


def test_players_do_not_hear_spectators_during_the_game(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    cem, dan = Guest(url, "Cem"), Guest(url, "Dan")
    post(bob, table, "leave")  # a bot plays for Bob, who may come back, and knows the hand
    with ann.socket(table) as player, bob.socket(table) as away, dan.socket(table) as watching:
        for socket in (player, away, watching):
            receive(socket, "snapshot")
        said = [say(cem, table, "Ann holds spies"), say(cem, table, "lucky", "phrase")]
        assert all(message["aside"] and message["seat"] is None for message in said)
        say(bob, table, "bye", "phrase")
        assert talked(watching) == ["Ann holds spies", "lucky", "bye"]
        assert talked(player) == talked(away) == ["bye"]
    assert heard(ann, table) == heard(bob, table) == ["bye"]
    assert heard(dan, table) == heard(Guest(url), table) == ["Ann holds spies", "lucky", "bye"]
    with ann.socket(table, since=0) as again:
        assert talked(again) == ["bye"]
    finish(table, [ann])
    assert heard(ann, table) == heard(bob, table) == ["Ann holds spies", "lucky", "bye"]


def test_before_the_start_everybody_hears_everybody(url: str) -> None:
    ann, cem = Guest(url, "Ann"), Guest(url, "Cem")
    table = ann.create("koryo", ["me", "open"])
    assert not say(cem, table, "may I sit down?")["aside"]
    assert heard(ann, table) == ["may I sit down?"]


def test_talk_changes_nothing_at_the_table(url: str, database: str) -> None:
    """No version, no clock, no order of the lists."""
    table, (ann, bob) = full_table(url, "koryo", 2, clock=1000)
    before = rows(database, schema.tables)
    say(ann, table, "thinking", "phrase")
    assert rows(database, schema.tables) == before
    assert rows(database, schema.deliveries) == []
    assert "thinking" not in json.dumps(bob.snapshot(table))


# --- muted players ---------------------------------------------------------------------------------------------------


def test_a_muted_player_is_not_heard(url: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    say(bob, table, "before")
    player = bob.send("GET", "/api/me")["id"]
    assert ann.send("PUT", f"/api/me/muted/{player}") == {"players": [{"player": player, "name": "Player 1"}]}
    with ann.socket(table) as first, bob.socket(table) as second:
        for socket in (first, second):
            receive(socket, "snapshot")
        say(bob, table, "after")
        say(ann, table, "I hear nothing")
        assert talked(first) == ["I hear nothing"]
        assert talked(second)[-2:] == ["after", "I hear nothing"], "the muted player does not notice"
    assert heard(ann, table) == ["I hear nothing"]
    ann.send("PUT", f"/api/me/muted/{player}")
    assert ann.send("GET", "/api/me/muted")["players"] == [{"player": player, "name": "Player 1"}]
    assert ann.send("DELETE", f"/api/me/muted/{player}") == {"players": []}
    assert heard(ann, table) == ["before", "after", "I hear nothing"]


def test_muting_needs_another_player(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob, cem = (Guest(sqlite_url, name) for name in ("Ann", "Bob", "Cem"))
    own, *others = (guest.send("GET", "/api/me")["id"] for guest in (ann, bob, cem))
    for player in (own, "0" * 16):
        assert refusal(ann.send, "PUT", f"/api/me/muted/{player}") == "no-such-player"
    monkeypatch.setattr("madang.server.storage.talk.MAX_MUTED", 1)
    ann.send("PUT", f"/api/me/muted/{others[0]}")
    assert refusal(ann.send, "PUT", f"/api/me/muted/{others[1]}") == "too-many"


# --- several workers -------------------------------------------------------------------------------------------------


def test_talk_reaches_the_sockets_of_all_workers(two_processes: tuple[str, str]) -> None:
    table, (ann, bob) = full_table(two_processes[0], "koryo", 2)
    there, cem = same_guest(bob, two_processes[1]), Guest(two_processes[1], "Cem")
    with ann.socket(table) as here, there.socket(table) as elsewhere, cem.socket(table) as watching:
        for socket in (here, elsewhere, watching):
            receive(socket, "snapshot")
        send(here, type="talk", kind="phrase", content="hello")
        for socket in (elsewhere, watching):
            assert receive(socket, "talk")["messages"][0]["content"] == "hello"
        send(watching, type="talk", kind="phrase", content="lucky")
        assert receive(watching, "talk")["messages"][0]["aside"]
        send(elsewhere, type="talk", kind="phrase", content="thanks")
        assert receive(elsewhere, "talk")["messages"][0]["content"] == "thanks"
        receive(here, "talk", "hello")
        wait_for(lambda: "thanks" in heard(ann, table), "the other worker")
        assert "lucky" not in talked(here)


# --- what remains ----------------------------------------------------------------------------------------------------


def test_nothing_stays_beyond_the_table(database: str) -> None:
    with serving(settings(database)) as url:
        table, (ann, bob) = full_table(url, "koryo", 2)
        finish(table, [ann, bob])
        for guest in (ann, bob):
            say(guest, table, "good-game", "phrase")
        running = ann.create("koryo", ["me", "open"])
        say(ann, running, "hello", "phrase")
    set_changed(database, running, 3)
    set_changed(database, table, 1.1 * KEPT_AFTER_END / 86400)
    with serving(settings(database)) as url:
        ann = same_guest(ann, url)
        wait_for(lambda: heard(ann, table) == [], "the talk to be forgotten")
        assert heard(ann, running) == ["hello"], "open tables keep theirs"


def test_archived_tables_take_their_talk_along(url: str, database: str, tmp_path: Path) -> None:
    ann = Guest(url, "Ann")
    table = ann.create("koryo", ["me", "open"])
    say(ann, table, "hello", "phrase")
    post(ann, table, "leave")
    admin(database, "archive", str(tmp_path / "archive"), "--days", "0")
    assert rows(database, schema.talk) == []


def test_export_merge_and_delete_include_talk(url: str, database: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    phone = Guest(url, "Ann's phone")
    player = bob.send("GET", "/api/me")["id"]
    say(phone, table, "from my phone")
    for guest in (ann, phone):
        guest.send("PUT", f"/api/me/muted/{player}")
    bob.send("PUT", f"/api/me/muted/{phone.send('GET', '/api/me')['id']}")
    code = ann.send("POST", "/api/me/transfer")["code"]
    phone.send("POST", "/api/me/transfer/redeem", {"code": code, "merge": True})
    exported = ann.send("GET", "/api/me/export")
    assert [(said["table_id"], said["content"]) for said in exported["talk"]] == [(table, "from my phone")]
    assert exported["muted"] == [player]
    assert [muted["player"] for muted in bob.send("GET", "/api/me/muted")["players"]] == [
        ann.send("GET", "/api/me")["id"]
    ]
    ann.send("DELETE", "/api/me")
    assert rows(database, schema.talk) == rows(database, schema.mutes) == []


# --- operators -------------------------------------------------------------------------------------------------------


def test_operators_list_and_remove_messages(url: str, database: str) -> None:
    table, (ann, bob) = full_table(url, "koryo", 2)
    say(ann, table, "[bold]rude[/]")
    say(bob, table, "hello", "phrase")
    rude = guest_id(database, "Player 0")
    assert "[bold]rude[/]" in admin(database, "messages", "--guest", rude)
    assert admin(database, "messages", "--table", table).count("\n") == 3
    with bob.socket(table) as socket:
        assert receive(socket, "talk")["messages"][0]["content"] == "[bold]rude[/]"
        assert "removed 0" in admin(database, "remove-messages", rude, "--table", "another-table")
        assert "removed 1" in admin(database, "remove-messages", rude)
        rest = receive(socket, "talk")
        assert rest["replace"]
        assert [message["content"] for message in rest["messages"]] == ["hello"]
        admin(database, "remove-name", guest_id(database, "Player 1"))
        assert receive(socket, "talk")["messages"][0]["name"].startswith("Guest ")
    assert "no guest has the id" in admin(database, "remove-messages", "nobody", code=1)


def test_logs_quote_no_talk(sqlite_url: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        table, (ann, _) = full_table(sqlite_url, "koryo", 2)
        with ann.socket(table) as socket:
            receive(socket, "snapshot")
            for text in ("confidential", "confidential" * MAX_TEXT):
                exchange(socket, type="talk", kind="text", content=text)
        say(ann, table, "confidential")
        time.sleep(0.1)
    ours = [record for record in caplog.records if record.name.startswith(("madang", "uvicorn.error"))]
    lines = [JsonLines().format(record) for record in ours]
    assert any(json.loads(line).get("route") == "/api/tables/{id}/talk" for line in lines)
    assert [line for line in lines if "confidential" in line] == []
