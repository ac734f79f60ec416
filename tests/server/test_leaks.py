"""Nothing that a seat may not know leaves the server, on any channel; see `worlds.py` for how that is found out."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import madang
from madang import Game, State
from madang.client import Refusal
from madang.server.play import bots
from madang.server.settings import database_url
from madang.server.tables import table as tables
from tests.playing import random_game
from tests.server.serving import Guest, serving, settings, wait_for
from tests.server.worlds import (
    Listeners,
    Pair,
    dealt,
    hides,
    pairs_of_worlds,
    same_action,
    twin_actions,
    worlds_that_end_alike,
)

NONSENSE = (
    "not JSON",
    '{"type": "action", "ply": 5, "seat": 0, "action": "pass"}',
    '{"type": "action", "ply": 0, "seat": 0, "action": "dance"}',
    '{"type": "undo", "ply": 0}',
    '{"type": "hint", "seat": 1}',
    '{"type": "view_as", "seat": null}',
    '{"type": "view_as", "seat": null, "since": 0}',
    '{"type": "view_as", "seat": 3}',
    '{"type": "ping"}',
)
QUERIES: tuple[dict[str, int], ...] = ({}, {"since": 0}, {"since": 1}, {"since": 3})
REFUSED_COMMANDS: tuple[tuple[str, Any], ...] = (
    ("undo", {"ply": 0}),
    ("rematch", None),
    ("leave", None),
    ("start", {}),
    ("sit", {}),
    ("contribution", {"contribution": "late"}),
)


@pytest.fixture
def url(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(tables, "deal", dealt)
    with serving(settings(database_url(str(tmp_path / "madang.db")))) as address:
        yield address


def named(url: str, players: int) -> tuple[list[Guest], Guest]:
    return [Guest(url, f"Player {seat}") for seat in range(players)], Guest(url, "Stranger")


# --- before anybody acts ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_and_a_spectator_cannot_tell_two_worlds_apart(url: str, game: Game, players: int) -> None:
    guests, stranger = named(url, players)
    compared = unlike = 0
    for seat, one, other in pairs_of_worlds(game, players, seed=players):
        pair = Pair(guests, (one, other))
        for guest, number in ((guests[seat], seat), (stranger, None)):
            look_around(pair, guest, number, one)
        compared += 1
        unlike += one.position() != other.position()
    assert compared > 3
    assert unlike > 3


def look_around(pair: Pair, guest: Guest, seat: int | None, state: State) -> None:
    """All that can be asked without changing anything, refusals included."""
    query = "" if seat is None else f"?seat={seat}"
    for path in ("", "/view", "/plies", "/replay", "/record", "/chances"):
        pair.same(guest, "GET", f"/api/tables/TABLE{path}{query}")
    pair.same(guest, "GET", f"/api/tables/TABLE/replay?seat={state.actor}")
    pair.same(guest, "GET", "/api/tables/TABLE/replay?open=true")
    pair.same(guest, "GET", "/api/tables/TABLE?since=0")
    for command, body in REFUSED_COMMANDS:
        pair.same(guest, "POST", f"/api/tables/TABLE/{command}", body)
    for hinted in range(state.players):
        pair.same(guest, "POST", "/api/tables/TABLE/hint", {"seat": hinted})
    refused = random.Random(state.actor).sample(state.game.notations, 12)
    for action in ["dance", *refused, *state.actions()[:3]]:
        for acting in {seat or 0, state.actor or 0}:
            if state.actor != acting or seat != acting or action not in state.actions():
                for ply in (0, 7):
                    body = {"ply": ply, "seat": acting, "action": action}
                    pair.same(guest, "POST", "/api/tables/TABLE/actions", body)
        pair.same(guest, "GET", f"/api/tables/TABLE/explain{query or '?'}&action={action}".replace("?&", "?"))
    pair.same(guest, "GET", "/api/tables/TABLE/explain?seat=9&action=pass")
    pair.same_in_lists(guest)
    heard = pair.same_over_sockets(guest, {} if seat is None else {"seat": seat}, *NONSENSE)
    assert any('"type":"table"' in text for text in heard)
    assert sum('"type":"error"' in text for text in heard) > 3


# --- while others act ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_a_seat_and_a_spectator_cannot_tell_two_actions_of_others_apart(url: str, game: Game, players: int) -> None:
    dice, compared, unlike, taken_back = random.Random(1), 0, 0, 0
    guests, stranger = named(url, players)
    for state in (state for seed in range(4) for state in random_game(game, players, seed)):
        seat = dice.randrange(players)
        if state.over or state.forced or state.actor == seat or compared == 12:
            continue
        other = state.determinize(seat, compared)
        actions = twin_actions(seat, state, other, dice)
        if actions is not None and (actions[0] != actions[1] or dice.random() < 0.1):
            pair = Pair(guests, (state, other))
            taken_back += act_in_both(pair, (guests[seat], stranger), seat, guests[state.actor or 0], actions)
            compared += 1
            unlike += actions[0] != actions[1]
    assert compared > 5
    assert unlike > 3 or not hides(game)
    assert taken_back > 0 or not hides(game)


def act_in_both(pair: Pair, who: tuple[Guest, Guest], seat: int, actor: Guest, actions: tuple[str, str]) -> bool:
    """A player acts, and takes it back if possible; what the seat and a spectator hear and may ask is the same."""
    with contextlib.ExitStack() as opened:
        both = [Listeners(table, opened, (who[0], {"seat": seat}), (who[1], {})) for table in pair.ids]
        assert both[0].heard() == both[1].heard()
        chosen = [*zip(pair.ids, actions, strict=True)]
        played = [actor.act(table, 0, actor.look(table)["view"]["actor"], action) for table, action in chosen]
        heard = [there.heard() for there in both]
        assert heard[0] == heard[1]
        assert sum('"type":"ply"' in text for text in heard[0]) == 2 * len(played[0]["plies"])
        ask_after_plies(pair, who, seat)
        assert both[0].heard() == both[1].heard()
        undo = all(answer["can_undo"] for answer in played)
        if undo:
            for table, answer in zip(pair.ids, played, strict=True):
                actor.send("POST", f"/api/tables/{table}/undo", {"ply": answer["ply"]})
            heard = [there.heard() for there in both]
            assert heard[0] == heard[1]
            assert any('"kind":"undo"' in text for text in heard[0])
            ask_after_plies(pair, who, seat)
            assert both[0].heard() == both[1].heard()
    return undo


def ask_after_plies(pair: Pair, who: tuple[Guest, Guest], seat: int) -> None:
    """What can be asked about plies, and what comes after a reconnect."""
    for guest, own in ((who[0], {"seat": seat}), (who[1], dict[str, int]())):
        for path in ("", "/view", "/plies", "?since=0", "?since=1", "/plies?since=1", "/plies?since=4"):
            pair.same(guest, "GET", f"/api/tables/TABLE{path}")
        pair.same(guest, "POST", "/api/tables/TABLE/actions", {"ply": 0, "seat": seat, "action": "dance"})
        pair.same(guest, "POST", "/api/tables/TABLE/undo", {"ply": 0})
        pair.same_in_lists(guest)
        for query in QUERIES:
            pair.same_over_sockets(guest, own | query, presence=False)


# --- while the seat itself acts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("over_socket", [False, True])
def test_the_answer_to_an_action_tells_nothing_more_than_the_view(url: str, game: Game, over_socket: bool) -> None:
    dice, compared = random.Random(2), 0
    guests, stranger = named(url, 3)
    for state in (state for seed in range(4) for state in random_game(game, 3, seed)):
        seat = state.actor
        if seat is None or state.forced or compared == 12 or dice.random() < 0.6:
            continue
        other = state.determinize(seat, compared)
        action = same_action(seat, state, other, dice)
        if action is None or other == state:
            continue
        pair, compared = Pair(guests, (state, other)), compared + 1
        act = {"ply": 0, "seat": seat, "action": action}
        if over_socket:
            text = json.dumps(act | {"type": "action", "re": 1})
            heard = pair.same_over_sockets(guests[seat], {"seat": seat}, text, text)
            assert sum('"re":1,' in answer for answer in heard) == 2, "the ply, and the acknowledgement of the second"
        else:
            assert pair.same(guests[seat], "POST", "/api/tables/TABLE/actions", act).startswith("200")
            assert pair.same(guests[seat], "POST", "/api/tables/TABLE/actions", act).startswith("200")
        ask_after_plies(pair, (guests[seat], stranger), seat)
    assert compared > 5


# --- after the end ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_the_replay_of_a_seat_shows_what_the_seat_saw(url: str, game: Game, players: int) -> None:
    """Two games that end alike for a seat, though others held other cards: its replays are the same."""
    guests, _ = named(url, players)
    pairs = [*islice(worlds_that_end_alike(game, players), 2)]
    assert len(pairs) == 2
    for seat, state, other, line in pairs:
        play_both(Pair(guests, (state, other)), guests, seat, line)


def play_both(pair: Pair, guests: list[Guest], seat: int, line: list[tuple[int, str, str]]) -> None:
    for actor, *actions in line:
        for table, action in zip(pair.ids, actions, strict=True):
            guests[actor].act(table, guests[actor].look(table)["ply"], actor, action)
    answer = pair.same(guests[seat], "GET", f"/api/tables/TABLE/replay?seat={seat}")
    assert answer.startswith("200")
    pair.same(guests[seat], "GET", f"/api/tables/TABLE/plies?seat={seat}")
    pair.same(guests[seat], "GET", f"/api/tables/TABLE?seat={seat}")


# --- bots and secrets ------------------------------------------------------------------------------------------------


def test_a_bot_is_given_what_its_seat_may_know(url: str, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[str] = []

    def decide(bot: Any, view: Any) -> Any:
        given.append(repr(view))
        raise ValueError("this bot only looks")

    monkeypatch.setattr(bots, "decide", decide)
    state = next(s for s in random_game(game, 3, 1) if s.actor == 1 and not s.forced)
    other = state.determinize(1, 5)
    assert other != state
    Pair([Guest(url)], (state, other), ["me", "random", "random"])
    wait_for(lambda: len(given) >= 4, "both bots to be asked, and the random ones that replace them")
    assert len({*given}) == 1
    assert "'you': 1" in given[0]


def test_the_secret_is_nowhere_before_the_end(quick_url: str) -> None:
    """Neither in what anybody can ask for, nor in what follows from it."""
    ann = Guest(quick_url)
    table = ann.create("koryo", ["me", "me"])
    before = ""
    with ann.socket(table) as line:
        for _ in range(400):
            now = ann.look(table)
            if now["result"] is not None:
                break
            with pytest.raises(Refusal, match="after the end"):
                ann.record(table)
            for path in ("", "/plies", "/view", "/replay", "/chances", "?since=0"):
                before += ann.http.get(f"/api/tables/{table}{path}").text
            before += ann.http.get("/api/tables").text
            ann.act(table, now["ply"], now["seat"], now["view"]["actions"][-1])
        with contextlib.suppress(TimeoutError):
            while True:
                before += line.recv(0.2)
    record = ann.record(table)
    assert isinstance(record.seed, madang.Fairness)
    assert record.seed.commitment in before
    assert record.seed.secret not in before
    assert str(record.seed.seed) not in before
    assert f"{record.seed.seed:x}" not in before
    assert f'"seed":{record.seed.seed}' not in ann.http.get(f"/api/tables/{table}/replay?open=true").text
