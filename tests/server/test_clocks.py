"""Clocks: a stand-in plays for a player who is out of time, and the player may come back."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest

import madang
from madang.client import Refusal
from madang.server.settings import database_url
from tests.server.clients import Guest, at_random, full_table, receive
from tests.server.concurrency import wait_for
from tests.server.servers import serving, serving_sqlite, settings


@pytest.mark.parametrize("game", madang.game_names())
def test_a_stand_in_plays_for_a_player_who_is_out_of_time(url: str, game: str) -> None:
    table, (ann, bob) = full_table(url, game, 2, clock=2, stand_in="random")
    first = ann.snapshot(table)
    assert first["clock"]["seat"] == first["view"]["actor"]
    assert 0 <= first["clock"]["left"] <= 2
    with ann.socket(table) as socket:
        plies = receive(socket, "snapshot")["plies"]
        while not any(ply["kind"] == "stand-in" for ply in plies):
            plies.append(receive(socket, "ply"))
    played = next(ply for ply in plies if ply["kind"] == "stand-in")
    assert played["seat"] == first["view"]["first"], "the seat whose turn it was at the start"
    late = (ann, bob)[first["view"]["actor"]]
    choose = at_random()

    def acts_again() -> bool:
        now = late.snapshot(table)
        if len(now["view"]["actions"]) < 2:  # no action, or a forced one that the server plays
            return False
        with contextlib.suppress(Refusal):  # the clock may have run out first: try at the next turn
            late.act(table, now["ply"], now["seat"], choose(now["view"]))
            return True
        return False

    wait_for(acts_again, "the turn of the player who came back")


def test_clocks_run_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody is connected while the server restarts: the due time is in the database."""
    database = database_url(str(tmp_path / "madang.db"))
    with serving(settings(database, sweep_every=0.05)) as url:
        ann = Guest(url)
        table = ann.create("koryo", ["me", "me"], clock=1, stand_in="random")
        wait_for(lambda: ann.snapshot(table)["ply"] > 0, "a stand-in")
        known = ann.snapshot(table)["ply"]
    with serving(settings(database, sweep_every=0.05)) as url:
        again = Guest(url)
        again.http.cookies = ann.http.cookies
        wait_for(lambda: again.snapshot(table)["ply"] > known + 1, "a stand-in after the restart")
        assert again.snapshot(table)["plies"][known + 1]["kind"] in ("stand-in", "forced")


def test_no_clock_runs_before_the_start_or_without_one(url: str) -> None:
    ann = Guest(url)
    assert ann.snapshot(ann.create("koryo", ["me", "open"], clock=60))["clock"] is None
    table, (bob, _) = full_table(url, "koryo", 2)
    assert bob.snapshot(table)["clock"] is None


def test_no_clock_runs_for_a_bot(tmp_path: Path) -> None:
    with serving_sqlite(tmp_path, bot_pause=0.3) as url:
        ann = Guest(url)
        table = ann.create("corinth", ["me", "random"], clock=60)
        with ann.socket(table) as socket:
            now, seen = receive(socket, "snapshot"), set[tuple[bool, int]]()
            while len(seen) < 2:
                clock, actor = now["clock"], now["view"]["actor"]
                seen.add((clock is not None, actor))
                assert (clock is None) == (actor == 1)
                if actor == 0:
                    snapshot = ann.snapshot(table)
                    ann.act(table, snapshot["ply"], 0, snapshot["view"]["actions"][0])
                now = receive(socket, "ply")
                while now["view"]["actor"] == 0 and not now["view"]["actions"]:
                    now = receive(socket, "ply")  # one of several that were stored together
            assert seen == {(True, 0), (False, 1)}


def test_every_ply_message_has_the_time_left(url: str) -> None:
    table, clients = full_table(url, "koryo", 2, clock=100)
    with Guest(url).socket(table) as socket:
        left = receive(socket, "snapshot")["clock"]["left"]
        assert 90 < left <= 100
        time.sleep(0.3)
        actor = clients[0].snapshot(table)
        assert actor["clock"]["left"] <= left - 0.3
        seat = actor["clock"]["seat"]
        clients[seat].act(table, 0, seat, "pass")
        clock = receive(socket, "ply")["clock"]
        assert clock["seat"] == 1 - seat
        assert clock["left"] > 99.5, "a turn begins with the whole time"
