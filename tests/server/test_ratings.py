"""Ratings, profiles and the leaderboard: which games count, that each counts once, and who sees what."""

from __future__ import annotations

import asyncio
import json
import time
from functools import partial
from itertools import pairwise
from typing import Any

import sqlalchemy as sa

from madang.analysis.ratings import Rating, bot_rating, places, rate
from madang.server.play.runtime import Runtime
from madang.server.storage import schema
from madang.server.storage.results import ResultStore
from madang.server.tables.model import Ply
from madang.server.tables.results import kept_plies
from tests.server.clients import Guest, Json, act_once, at_random, full_table, post, receive, refusal
from tests.server.concurrency import in_parallel, wait_for
from tests.server.runtimes import running_workers
from tests.server.servers import serving, settings
from tests.server.test_devices import new_code, redeem


def player_id(guest: Guest) -> str:
    return str(guest.send("GET", "/api/me")["id"])


def profile(guest: Guest, of: Guest | None = None) -> Json:
    return guest.send("GET", f"/api/players/{player_id(of or guest)}")


def play_out(table: str, guests: list[Guest], seed: int = 1) -> Json:
    in_parallel(*(partial(guest.play, table, at_random(seed + i)) for i, guest in enumerate(guests)))
    result: Json = guests[0].snapshot(table)["result"]
    return result


def played(url: str, seed: int = 1, **terms: Any) -> tuple[str, list[Guest], Json]:
    """A finished game of two new guests."""
    table, guests = full_table(url, "koryo", 2, **terms)
    return table, guests, play_out(table, guests, seed)


def wait_until_counted(guest: Guest, games: int = 1) -> Json:
    wait_for(lambda: profile(guest)["played"] >= games, "the game to be counted", 30)
    return profile(guest)


def game_against_bot(guest: Guest, level: str = "random", **terms: Any) -> str:
    table = str(guest.create("koryo", ["me", level], listed=True, **terms))
    guest.play(table, at_random(3))
    return table


# --- which games count -----------------------------------------------------------------------------------------------


def test_a_game_at_a_listed_table_rates_both_players(url: str) -> None:
    table, (ann, bob), result = played(url, listed=True)
    known = [wait_until_counted(guest) for guest in (ann, bob)]
    expected = rate([Rating(), Rating()], [1 if seat in result["winners"] else 2 for seat in range(2)])
    assert [one["ratings"][0]["rating"] for one in known] == [rating.points for rating in expected]
    (statistics,) = known[0]["games"]
    assert (statistics["played"], statistics["won"]) == (1, int(0 in result["winners"]))
    assert statistics["scores"] == [{"score": result["scores"][0], "games": 1}]
    assert statistics["best"][0]["table"] == table
    assert statistics["best"][0]["opponents"] == [{"player": player_id(bob), "name": "Player 1", "level": None}]
    placed = sum(ply["action"].startswith("play") for ply in ann.send("GET", "/api/me/export")["tables"][0]["plies"])
    assert placed
    assert sum(chosen["count"] for chosen in statistics["favorites"]) >= placed
    leaders = ann.send("GET", "/api/leaderboard?game=koryo&players=2")["leaders"]
    assert {leader["player"] for leader in leaders} == {player_id(ann), player_id(bob)}
    assert [leader["you"] for leader in leaders] == [leader["player"] == player_id(ann) for leader in leaders]


def test_bots_keep_their_ratings(url: str) -> None:
    ann = Guest(url, "Ann")
    board = ann.send("GET", "/api/leaderboard?game=koryo&players=2")["bots"]
    assert [bot["level"] for bot in board] == ["random", "greedy", "adept", "expert", "master"]
    game_against_bot(ann)
    rating = wait_until_counted(ann)["ratings"][0]
    game_against_bot(ann)
    wait_until_counted(ann, 2)
    measured = bot_rating("koryo", 2, "random")
    assert measured is not None
    assert board[0]["rating"] == measured.points
    assert ann.send("GET", "/api/leaderboard?game=koryo&players=2")["bots"] == board
    assert rating["deviation"] < Rating().deviation
    opponent = profile(ann)["opponents"]
    assert [(row["level"], row["played"]) for row in opponent] == [("random", 2)]


def test_what_does_not_count(url: str) -> None:
    """Unlisted tables, hints, seats that a bot has taken over, a stand-in's turns, two seats of one guest."""
    unlisted, (ann, _), _ = played(url)
    assert not ann.snapshot(unlisted)["table"]["rated"]
    hinted = str(ann.create("koryo", ["me", "random"], listed=True))
    with ann.socket(hinted) as socket:
        wait_for(lambda: ann.snapshot(hinted)["view"]["actor"] == 0, "my turn", 30)
        assert ann.snapshot(hinted)["table"]["rated"]
        socket.send(json.dumps({"type": "hint", "seat": 0}))
        receive(socket, "hint")
    assert not ann.snapshot(hinted)["table"]["rated"]
    ann.play(hinted, at_random())
    replaced, (bob, carl) = full_table(url, "koryo", 2, listed=True, stand_in="random")
    post(carl, replaced, "leave")
    post(carl, replaced, "return")
    assert not bob.snapshot(replaced)["table"]["rated"]
    play_out(replaced, [bob, carl])
    timed, (dora, _) = full_table(url, "koryo", 2, listed=True, stand_in="random", clock=1)
    wait_for(lambda: dora.snapshot(timed)["result"], "stand-ins to end the game", 120)
    assert not dora.snapshot(timed)["table"]["rated"]
    eve = Guest(url, "Eve")
    shared = str(eve.create("koryo", ["me", "me"], listed=True))
    while eve.snapshot(shared)["result"] is None:
        act_once(shared, [eve, eve], at_random())
    fred = Guest(url, "Fred")
    game_against_bot(fred)
    wait_until_counted(fred)  # the games before it are counted as well
    for guest in (ann, bob, carl, dora, eve):
        assert profile(guest)["ratings"] == []
    assert [profile(guest)["played"] for guest in (ann, bob, eve)] == [2, 0, 0]


# --- each game counts once -------------------------------------------------------------------------------------------


def stored_results(database: str) -> list[Any]:
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        ordered = sa.select(schema.results).order_by(schema.results.c.number, schema.results.c.seat)
        found = [*connection.execute(ordered)]
    engine.dispose()
    return found


def test_a_game_counts_once_with_several_workers_and_after_a_crash(database: str) -> None:
    """The workers of this test start after the games have ended, as after a crash, and count at the same time."""
    with serving(settings(database, sweep_every=3600.0)) as url:
        table, guests = full_table(url, "koryo", 2, listed=True)
        play_out(table, guests)
        for _ in range(3):
            table = post(guests[0], table, "rematch")["table"]["id"]
            guests[1].sit(table)
            post(guests[0], table, "contribution", {})
            play_out(table, guests)

    async def count(workers: list[Runtime]) -> None:
        stores = [ResultStore(worker.store.database) for worker in workers for _ in range(3)]
        for _ in range(4):
            await asyncio.gather(*(store.count_next() for store in stores))
        assert not await stores[0].count_next()

    async def scenario() -> None:
        workers = 1 if database.startswith("sqlite") else 2
        async with running_workers(database, workers, sweep_every=3600.0) as running:
            await count(running)

    asyncio.run(scenario())
    rows = stored_results(database)
    assert len(rows) == 8
    assert len({row.number for row in rows}) == 4
    for seat_rows in ([row for row in rows if row.guest == guest] for guest in {row.guest for row in rows}):
        for earlier, later in pairwise(seat_rows):
            assert later.mu_before == earlier.mu, "each game starts from the rating after the one before"


def test_a_failure_before_the_commit_leaves_nothing(database: str, monkeypatch: Any) -> None:
    with serving(settings(database)) as url:

        def fail(*args: Any) -> Any:
            raise RuntimeError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr("madang.server.storage.results.seat_results", fail)
            _, (ann, _), _ = played(url, listed=True)
            time.sleep(0.6)
            assert profile(ann)["played"] == 0
        assert wait_until_counted(ann)["ratings"][0]["games"] == 1


def test_plies_that_were_taken_back_do_not_count() -> None:
    plies = [Ply(0, 0, "action", "play 7", 0.0), Ply(1, 0, "undo", "0", 0.0), Ply(2, 0, "action", "play 8", 0.0)]
    assert [ply.action for ply in kept_plies(plies)] == ["play 8"]


# --- who sees what ---------------------------------------------------------------------------------------------------


def test_others_see_only_games_at_listed_tables(url: str) -> None:
    _, (ann, bob), _ = played(url)
    secret = wait_until_counted(ann)["games"][0]["best"][0]["table"]
    assert profile(bob, ann)["played"] == 0
    assert secret not in json.dumps(profile(bob, ann)), "also not to the opponent"
    nobody = Guest(url)
    nobody.http.cookies.clear()
    answer = nobody.http.get(f"/api/players/{player_id(ann)}")
    assert answer.json()["games"] == []
    assert not answer.json()["you"]


def test_a_profile_reveals_no_identity(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    text = json.dumps(profile(bob, ann))
    assert str(ann.http.cookies["madang"]) not in text
    assert refusal(bob.send, "GET", f"/api/players/{'0' * 16}") == "no-such-player"
    assert refusal(bob.send, "GET", "/api/leaderboard?game=chess") == "no-such-game"


# --- merge, delete, export -------------------------------------------------------------------------------------------


def test_merged_guests_have_one_rating_from_all_their_games(url: str) -> None:
    first, second = Guest(url, "First"), Guest(url, "Second")
    for guest in (first, second, first):
        before = profile(guest)["played"]
        game_against_bot(guest)
        wait_until_counted(guest, before + 1)
    redeem(second, new_code(first), merge=True)
    merged = profile(second)
    assert merged["played"] == 3
    (rating,) = merged["ratings"]
    assert rating["games"] == 3
    bot = bot_rating("koryo", 2, "random") or Rating()
    expected = Rating()
    exported = second.send("GET", "/api/me/export")["results"]
    for row in exported:
        result = second.snapshot(row["table_id"])["result"]
        placed = places(result["scores"], result["winners"])
        expected = rate([expected, bot], placed)[0]
        assert abs(row["mu"] - expected.mu) < 1e-9
    assert rating["rating"] == expected.points


def test_games_against_oneself_do_not_count_after_a_merge(url: str) -> None:
    _, (ann, bob), _ = played(url, listed=True)
    wait_until_counted(bob)
    redeem(bob, new_code(ann), merge=True)
    assert profile(ann)["ratings"] == []
    assert profile(ann)["played"] == 0


def test_the_results_of_a_deleted_guest_have_no_name(url: str) -> None:
    _, (ann, bob), _ = played(url, listed=True)
    gone = player_id(ann)
    before = wait_until_counted(bob)
    ann.send("DELETE", "/api/me")
    after = profile(bob)
    assert after["ratings"] == before["ratings"], "the opponent keeps the rating"
    assert after["opponents"] == []
    assert gone not in json.dumps(after)
    assert refusal(bob.send, "GET", f"/api/players/{gone}") == "no-such-player"
    leaders = bob.send("GET", "/api/leaderboard?game=koryo")["leaders"]
    assert [leader["player"] for leader in leaders] == [player_id(bob)]
