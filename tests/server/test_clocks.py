"""Clocks: out of time a stand-in plays the turn, everybody sees it, and the player may come back."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

import pytest

import madang
from madang.client import Refusal
from madang.server.settings import database_url
from tests.server.serving import Guest, at_random, full_table, hear, serving, settings, wait_for


@pytest.mark.parametrize("game", madang.game_names())
def test_a_stand_in_plays_for_a_player_who_is_out_of_time(url: str, game: str) -> None:
    table, (ann, bob) = full_table(url, game, 2, clock=2, stand_in="random")
    first = ann.look(table)
    assert first["clock"]["seat"] == first["view"]["actor"]
    assert 0 <= first["clock"]["left"] <= 2
    with ann.socket(table) as line:
        plies = hear(line, "snapshot")["plies"]
        while not any(ply["kind"] == "stand-in" for ply in plies):
            plies.append(hear(line, "ply"))
    played = next(ply for ply in plies if ply["kind"] == "stand-in")
    assert played["seat"] == first["view"]["first"], "whose turn it was at the start"
    late = (ann, bob)[first["view"]["actor"]]
    choose = at_random()

    def back() -> bool:
        now = late.look(table)
        if len(now["view"]["actions"]) < 2:  # nothing to do, or what the server does by itself
            return False
        with contextlib.suppress(Refusal):  # the clock may have been quicker: then at the next turn
            late.act(table, now["ply"], now["seat"], choose(now["view"]))
            return True
        return False

    wait_for(back, "the turn of the player who came back")


def test_clocks_run_on_after_a_restart(tmp_path: Path) -> None:
    """Nobody is connected, and the server is started again in between: what is due is in the database."""
    database = database_url(str(tmp_path / "madang.db"))
    with serving(settings(database, sweep_every=0.05)) as url:
        ann = Guest(url)
        table = ann.create("koryo", ["me", "me"], clock=1, stand_in="random")
        wait_for(lambda: ann.look(table)["ply"] > 0, "a stand-in")
        known = ann.look(table)["ply"]
    with serving(settings(database, sweep_every=0.05)) as url:
        again = Guest(url)
        again.http.cookies = ann.http.cookies
        wait_for(lambda: again.look(table)["ply"] > known + 1, "a stand-in after the restart")
        assert again.look(table)["plies"][known + 1]["kind"] in ("stand-in", "forced")


def test_no_clock_runs_before_the_start_or_without_one(url: str) -> None:
    ann = Guest(url)
    assert ann.look(ann.create("koryo", ["me", "open"], clock=60))["clock"] is None
    table, (bob, _) = full_table(url, "koryo", 2)
    assert bob.look(table)["clock"] is None


def test_no_clock_runs_for_a_bot(tmp_path: Path) -> None:
    with serving(settings(database_url(str(tmp_path / "madang.db")), bot_pause=0.3)) as url:
        ann = Guest(url)
        table = ann.create("corinth", ["me", "random"], clock=60)
        with ann.socket(table) as line:
            now, seen = hear(line, "snapshot"), set[tuple[bool, int]]()
            while len(seen) < 2:
                clock, actor = now["clock"], now["view"]["actor"]
                seen.add((clock is not None, actor))
                assert (clock is None) == (actor == 1)
                if actor == 0:
                    there = ann.look(table)
                    ann.act(table, there["ply"], 0, there["view"]["actions"][0])
                now = hear(line, "ply")
                while now["view"]["actor"] == 0 and not now["view"]["actions"]:
                    now = hear(line, "ply")  # one of several that were stored together
            assert seen == {(True, 0), (False, 1)}


def test_the_time_that_is_left_is_told_with_every_ply(url: str) -> None:
    table, clients = full_table(url, "koryo", 2, clock=100)
    with Guest(url).socket(table) as line:
        left = hear(line, "snapshot")["clock"]["left"]
        assert 90 < left <= 100
        time.sleep(0.3)
        actor = clients[0].look(table)
        assert actor["clock"]["left"] <= left - 0.3
        seat = actor["clock"]["seat"]
        clients[seat].act(table, 0, seat, "pass")
        told = hear(line, "ply")["clock"]
        assert told["seat"] == 1 - seat
        assert told["left"] > 99.5, "a turn begins with the whole time"
