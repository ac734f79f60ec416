"""Two server processes on one PostgreSQL, and players of one table on different ones."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

import madang
from madang.client import Refusal
from madang.server.settings import database_url
from tests.server.serving import Guest, Nursery, at_random, free_port, hear, say, together, wait_for


@pytest.fixture
def two(nursery: Nursery, postgres: str) -> Iterator[tuple[str, str]]:
    address = database_url(postgres)
    servers = [nursery.start(address, free_port()) for _ in range(2)]
    yield servers[0].url, servers[1].url
    for server in servers:
        server.stop()


def elsewhere(guest: Guest, url: str) -> Guest:
    """The same guest at another process."""
    moved = Guest(url)
    moved.http.cookies = guest.http.cookies
    return moved


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", madang.game_names())
def test_a_whole_game_across_processes(two: tuple[str, str], game: str, players: int) -> None:
    clients = [Guest(two[seat % 2], f"Player {seat}") for seat in range(players)]
    table = clients[0].create(game, ["me"] + ["open"] * (players - 1))
    for seat, client in enumerate(clients[1:], start=1):
        client.sit(table, seat)
    results = together(*[lambda c=c, s=s: c.play(table, at_random(s)) for s, c in enumerate(clients)])
    assert all(result == results[0] for result in results)
    for client in clients:
        assert client.record(table).state.scores() == results[0]["scores"]


def test_both_processes_see_who_is_there(two: tuple[str, str]) -> None:
    ann, bob = Guest(two[0], "Ann"), Guest(two[1], "Bob")
    table = ann.create("koryo", ["me", "open"])
    with ann.socket(table) as line:
        hear(line, "snapshot")
        bob.sit(table)
        with bob.socket(table) as other:
            assert hear(other, "snapshot")["table"]["status"] == "playing"
            while not all(seat["connected"] for seat in hear(line, "table")["table"]["seats"]):
                pass
            while not all(seat["connected"] for seat in hear(other, "table")["table"]["seats"]):
                pass
        while hear(line, "table")["table"]["seats"][1]["connected"]:
            pass


def test_the_players_of_a_process_that_was_killed_are_gone(
    two: tuple[str, str], nursery: Nursery, postgres: str
) -> None:
    third = nursery.start(database_url(postgres), free_port())
    ann, bob = Guest(two[0], "Ann"), Guest(third.url, "Bob")
    table = ann.create("koryo", ["me", "open"])
    bob.sit(table)
    with ann.socket(table) as line:
        with contextlib.suppress(ConnectionClosed), bob.socket(table) as other:
            hear(other, "snapshot")
            while not hear(line, "table", "snapshot")["table"]["seats"][1]["connected"]:
                pass
            third.stop(signal.SIGKILL)
        while (seat := hear(line, "table")["table"]["seats"][1])["connected"]:
            pass
        assert seat["name"] == "Bob", "his seat is kept for him"


def test_who_is_there_is_known_again_after_the_database_was_out_of_reach(two: tuple[str, str], postgres: str) -> None:
    ann, bob = Guest(two[0], "Ann"), Guest(two[1], "Bob")
    table = ann.create("koryo", ["me", "open"])
    bob.sit(table)
    with ann.socket(table) as line, bob.socket(table) as other:
        hear(other, "snapshot")
        while not hear(line, "table", "snapshot")["table"]["seats"][1]["connected"]:
            pass
        with psycopg.connect(postgres, autocommit=True) as connection:
            listening = "query = 'listen madang' and datname = current_database()"
            ended = connection.execute(
                f"select pg_terminate_backend(pid) from pg_stat_activity where {listening}".encode()
            )
            assert len(ended.fetchall()) == 2
        while not all(seat["connected"] for seat in hear(line, "table")["table"]["seats"]):
            pass
        now = ann.look(table)["view"]["actor"]
        (ann, bob)[now].act(table, 0, now, "pass")
        assert [hear(there, "ply")["ply"] for there in (line, other)] == [0, 0]


def test_a_new_name_is_known_to_both(two: tuple[str, str]) -> None:
    ann = Guest(two[0], "Ann")
    moved = elsewhere(ann, two[1])
    assert moved.send("GET", "/api/me") == {"name": "Ann"}
    ann.send("PATCH", "/api/me", {"name": "Anna"})
    wait_for(lambda: moved.send("GET", "/api/me") == {"name": "Anna"}, "the new name to get around")


def test_a_ply_is_never_written_by_both(two: tuple[str, str]) -> None:
    """The same seat acts in both processes at the same moment: one is stored, the other is told."""
    ann = Guest(two[0])
    tabs = (ann, elsewhere(ann, two[1]))
    table = ann.create("koryo", ["me", "me"])
    choose = (at_random(1), at_random(2))
    now = ann.look(table)
    while now["result"] is None:
        now = ann.look(table)
        if now["result"] is not None:
            break

        def act(tab: int, ply: int = now["ply"], seat: int = now["seat"], view: object = now["view"]) -> str:
            try:
                return str(tabs[tab].act(table, ply, seat, choose[tab](view))["type"])  # type: ignore[arg-type]
            except Refusal as refusal:
                return refusal.id

        answers = together(lambda: act(0), lambda: act(1))
        assert sorted(answers) in (["played", "stale"], ["ack", "played"])
    assert tabs[1].record(table).state.over


def test_a_ply_is_never_written_by_both_over_sockets(two: tuple[str, str]) -> None:
    """As above, where an action is stored without waiting for a look at the table."""
    ann = Guest(two[0])
    tabs = (ann, elsewhere(ann, two[1]))
    table = ann.create("koryo", ["me", "me"])
    choose = (at_random(3), at_random(4))
    now, answers = ann.look(table), set[tuple[str, ...]]()
    while now["result"] is None:
        seat, ply, view = now["seat"], now["ply"], now["view"]
        with tabs[0].socket(table, seat=seat) as one, tabs[1].socket(table, seat=seat) as other:
            lines = (one, other)
            for line in lines:
                assert hear(line, "snapshot")["ply"] == ply
            for tab, line in enumerate(lines):
                say(line, type="action", ply=ply, seat=seat, action=choose[tab](view), re=f"mine {ply}")
            answers.add(tuple(sorted(answer(line, f"mine {ply}") for line in lines)))
        now = ann.look(table)
    assert answers <= {("ply", "stale"), ("ack", "ply")}
    assert tabs[1].record(table).state.over


def answer(line: Any, re: str) -> str:
    """What kind of answer a message gets."""
    while (message := hear(line, "ply", "ack", "error"))["re"] != re:
        pass
    return str(message["error"]["id"] if message["type"] == "error" else message["type"])


def test_a_game_goes_on_when_all_connections_to_the_database_are_lost(two: tuple[str, str], postgres: str) -> None:
    ann = Guest(two[0])
    table = ann.create("koryo", ["me", "me"])
    for _ in range(4):
        now = ann.look(table)
        with ann.socket(table, seat=now["seat"]) as line:
            hear(line, "snapshot")
            with psycopg.connect(postgres, autocommit=True) as connection:
                others = "pid != pg_backend_pid() and datname = current_database()"
                connection.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}".encode())
            say(line, type="action", ply=now["ply"], seat=now["seat"], action=now["view"]["actions"][0], re="again")
            assert answer(line, "again") in ("ply", "ack")
    assert elsewhere(ann, two[1]).look(table)["ply"] >= 4


def test_a_table_goes_on_when_its_process_stops(two: tuple[str, str], nursery: Nursery, postgres: str) -> None:
    third = nursery.start(database_url(postgres), free_port())
    ann = Guest(third.url)
    table = ann.create("koryo", ["me", "random", "random", "random"])
    third.stop()
    moved = elsewhere(ann, two[0])
    wait_for(lambda: moved.look(table)["view"]["actor"] == 0, "the bots to play at another process")
    assert moved.play(table, at_random())["scores"]
