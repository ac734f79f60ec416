"""Clocks: out of time a stand-in plays the turn, everybody sees it, and the player may come back."""

from __future__ import annotations

import contextlib

import pytest

import madang
from madang.client import Refusal
from tests.server.serving import Guest, at_random, full_table, hear, wait_for


@pytest.mark.parametrize("game", madang.games())
def test_a_stand_in_plays_for_who_is_out_of_time(url: str, game: str) -> None:
    table, (ann, bob) = full_table(url, game, 2, clock=2, stand_in="random")
    first = ann.look(table)
    assert first["clock"]["seat"] == first["view"]["actor"]
    assert 0 <= first["clock"]["left"] <= 2
    with ann.socket(table) as line:
        log = hear(line, "snapshot")["log"]
        while not any(entry["id"] == "log-stand-in" for entry in log[:-1]):
            log += hear(line, "update")["log"]
    told = next(i for i, entry in enumerate(log) if entry["id"] == "log-stand-in")
    assert [entry["kind"] for entry in log[told : told + 2]] == ["stand-in", "stand-in"]
    assert log[told]["seat"] == log[told + 1]["seat"] == first["view"]["first"]  # whose turn it was at the start
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


def test_no_clock_runs_for_bots_or_without_one(url: str) -> None:
    ann = Guest(url)
    assert ann.look(ann.create("koryo", ["me", "open"]))["clock"] is None
    table, (bob, _) = full_table(url, "koryo", 2)
    assert bob.look(table)["clock"] is None
