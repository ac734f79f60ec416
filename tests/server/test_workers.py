"""Two server processes on one PostgreSQL, with the players of a table at different processes."""

from __future__ import annotations

from typing import Any

import psycopg
import pytest

import madang
from madang.client import Refusal
from madang.server.settings import database_url
from tests.server.clients import Guest, at_random, receive, same_guest, send
from tests.server.concurrency import in_parallel, wait_for
from tests.server.servers import ForkServer, free_port


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", madang.game_names())
def test_a_whole_game_across_processes(two_processes: tuple[str, str], game: str, players: int) -> None:
    clients = [Guest(two_processes[seat % 2], f"Player {seat}") for seat in range(players)]
    table = clients[0].create(game, ["me"] + ["open"] * (players - 1))
    for seat, client in enumerate(clients[1:], start=1):
        client.sit(table, seat)
    results = in_parallel(*[lambda c=c, s=s: c.play(table, at_random(s)) for s, c in enumerate(clients)])
    assert all(result == results[0] for result in results)
    for client in clients:
        assert client.record(table).state.scores() == results[0]["scores"]


def test_a_new_name_is_known_to_both_processes(two_processes: tuple[str, str]) -> None:
    ann = Guest(two_processes[0], "Ann")
    tab = same_guest(ann, two_processes[1])
    assert tab.send("GET", "/api/me")["name"] == "Ann"
    ann.send("PATCH", "/api/me", {"name": "Anna"})
    wait_for(lambda: tab.send("GET", "/api/me")["name"] == "Anna", "the new name to arrive")


def test_a_ply_is_never_written_by_both_processes(two_processes: tuple[str, str]) -> None:
    """The same seat acts at both processes at the same time: one action is stored, the other is refused."""
    ann = Guest(two_processes[0])
    tabs = (ann, same_guest(ann, two_processes[1]))
    table = ann.create("koryo", ["me", "me"])
    choose = (at_random(1), at_random(2))
    now = ann.snapshot(table)
    while now["result"] is None:
        now = ann.snapshot(table)
        if now["result"] is not None:
            break

        def act(tab: int, ply: int = now["ply"], seat: int = now["seat"], view: object = now["view"]) -> str:
            try:
                return str(tabs[tab].act(table, ply, seat, choose[tab](view))["type"])  # type: ignore[arg-type]
            except Refusal as refusal:
                return refusal.id

        answers = in_parallel(lambda: act(0), lambda: act(1))
        assert sorted(answers) in (["played", "stale"], ["ack", "played"])
    assert tabs[1].record(table).state.over


def test_a_ply_is_never_written_by_both_over_sockets(two_processes: tuple[str, str]) -> None:
    """As above, but the table is cached, and an action is stored without reading it first."""
    ann = Guest(two_processes[0])
    tabs = (ann, same_guest(ann, two_processes[1]))
    table = ann.create("koryo", ["me", "me"])
    choose = (at_random(3), at_random(4))
    now, answers = ann.snapshot(table), set[tuple[str, ...]]()
    while now["result"] is None:
        seat, ply, view = now["seat"], now["ply"], now["view"]
        with tabs[0].socket(table, seat=seat) as first, tabs[1].socket(table, seat=seat) as second:
            sockets = (first, second)
            for socket in sockets:
                assert receive(socket, "snapshot")["ply"] == ply
            for tab, socket in enumerate(sockets):
                send(socket, type="action", ply=ply, seat=seat, action=choose[tab](view), re=f"mine {ply}")
            answers.add(tuple(sorted(answer_type(socket, f"mine {ply}") for socket in sockets)))
        now = ann.snapshot(table)
    assert answers <= {("ply", "stale"), ("ack", "ply")}
    assert tabs[1].record(table).state.over


def answer_type(socket: Any, tag: str) -> str:
    """The type of the answer to the message with this tag, or the id of the error."""
    while (message := receive(socket, "ply", "ack", "error"))["re"] != tag:
        pass
    return str(message["error"]["id"] if message["type"] == "error" else message["type"])


def test_a_game_goes_on_when_all_connections_to_the_database_are_lost(
    two_processes: tuple[str, str], postgres: str
) -> None:
    ann = Guest(two_processes[0])
    table = ann.create("koryo", ["me", "me"])
    for _ in range(4):
        now = ann.snapshot(table)
        with ann.socket(table, seat=now["seat"]) as socket:
            receive(socket, "snapshot")
            with psycopg.connect(postgres, autocommit=True) as connection:
                others = "pid != pg_backend_pid() and datname = current_database()"
                connection.execute(f"select pg_terminate_backend(pid) from pg_stat_activity where {others}".encode())
            send(socket, type="action", ply=now["ply"], seat=now["seat"], action=now["view"]["actions"][0], re="again")
            assert answer_type(socket, "again") in ("ply", "ack")
    assert same_guest(ann, two_processes[1]).snapshot(table)["ply"] >= 4


def test_a_table_goes_on_when_its_process_stops(
    two_processes: tuple[str, str], fork_server: ForkServer, postgres: str
) -> None:
    third = fork_server.start_app(database_url(postgres), free_port())
    ann = Guest(third.url)
    table = ann.create("koryo", ["me", "random", "random", "random"])
    third.stop()
    tab = same_guest(ann, two_processes[0])
    wait_for(lambda: tab.snapshot(table)["view"]["actor"] == 0, "the bots to play at another process")
    assert tab.play(table, at_random())["scores"]
