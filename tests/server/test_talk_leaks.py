"""Talk reveals nothing: players hear no spectators during the game, and no message depends on hidden cards."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import madang
from madang.server.tables import table as tables
from tests.played_games import random_game
from tests.server.clients import Guest, post, receive
from tests.server.concurrency import wait_for
from tests.server.receivers import Receiver
from tests.server.servers import serving_sqlite
from tests.server.test_talk import say
from tests.server.twin_tables import TableSockets, TwinTables, deal_state

MESSAGE_ID = re.compile(r'"id":\d+,"seat"')
CHANNELS = (
    *("/api/tables/TABLE", "/api/tables/TABLE?since=0", "/api/tables/TABLE/talk", "/api/tables/TABLE/plies"),
    *("/api/tables/TABLE/view", "/api/tables/TABLE/replay", "/api/tables/TABLE/record", "/api/tables/TABLE/webhook"),
    *("/api/tables?which=mine", "/api/tables?which=live", "/api/me", "/api/me/export", "/api/me/muted"),
    *("/api/me/alerts", "/healthz", "/metrics"),
)


@pytest.fixture
def twin_url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(tables, "deal", deal_state)
    with serving_sqlite(tmp_path) as address:
        yield address


@pytest.mark.parametrize("name", ["koryo", "choson", "corinth"])
def test_talk_does_not_depend_on_hidden_cards(twin_url: str, name: str) -> None:
    guests = [Guest(twin_url, f"Player {seat}") for seat in range(2)]
    speaking, watching = Guest(twin_url, "Speaking"), Guest(twin_url, "Watching")
    state = [*random_game(madang.game(name), 2, 5)][9]
    twins = TwinTables(guests, (state, state.determinize(0, 1)))
    with contextlib.ExitStack() as opened:
        both = [TableSockets(table, opened, (guests[0], {"seat": 0}), (watching, {})) for table in twins.ids]
        for sockets in both:
            sockets.receive_all()
        for table in twins.ids:
            say(guests[1], table, "thinking", "phrase")
            say(speaking, table, "surprise", "reaction")
        received = [[MESSAGE_ID.sub('"seat"', text) for text in sockets.receive_all()] for sockets in both]
    assert received[0] == received[1]
    assert sum('"type":"talk"' in text for text in received[0]) == 3, "the player hears one, the spectator both"


def test_what_spectators_say_reaches_no_player_during_the_game(tmp_path: Path) -> None:
    """On no channel, and neither those who have left nor those who have resigned."""
    with (
        Receiver() as receiver,
        serving_sqlite(tmp_path, alert_after=0.1, private_targets=True, metrics_from=("127.0.0.1",)) as url,
    ):
        players, spectator = [Guest(url, f"Player {seat}") for seat in range(4)], Guest(url, "Spectator")
        table = players[0].create("koryo", ["me", "open", "open", "open"], stand_in="random")
        hook = {"url": f"{receiver.url}/hook", "form": "json", "language": "en"}
        players[0].send("PUT", f"/api/tables/{table}/webhook", hook)
        for player in players[1:]:
            player.sit(table)
        post(players[2], table, "leave")
        post(players[3], table, "resign")
        with contextlib.ExitStack() as opened:
            sockets = [opened.enter_context(player.socket(table)) for player in players]
            for socket in sockets:
                receive(socket, "snapshot")
            said = say(spectator, table, "they hold two spies")["name"]
            say(players[0], table, "your-turn", "phrase")
            for socket in sockets:
                assert receive(socket, "talk")["messages"][0]["content"] == "your-turn"
            seen = [message for player in players for message in everything(player, table)]
            for player in players:
                with player.socket(table, since=0) as again:
                    assert [m["content"] for m in receive(again, "talk")["messages"]] == ["your-turn"]
        wait_for(lambda: len(receiver.requests) > 0, "the webhook of the table")
        told = [request.body.decode() for request in receiver.requests]
    assert said == "Spectator"
    assert [text for text in [*seen, *told] if "spies" in text] == []
    assert len(seen) == len(players) * len(CHANNELS)


def everything(player: Guest, table: str) -> Iterator[str]:
    """The answers to all requests of a player that could have something about the table."""
    for path in CHANNELS:
        answer: httpx.Response = player.http.get(path.replace("TABLE", table))
        yield answer.text
