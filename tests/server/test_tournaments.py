"""Tournaments on a server: joining, rounds that go on by themselves, restarts, absent players, and what guests see."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import combinations
from typing import Any

import pytest
import sqlalchemy as sa

import madang
from madang.core.fairness import commitment
from madang.server.api.tournament_messages import TournamentView
from madang.server.storage import competitions, schema
from tests.server.clients import Guest, Json, at_random, post, refusal, same_guest
from tests.server.concurrency import in_parallel, wait_for
from tests.server.servers import serving, settings

CLOCK = {"clock": 1000}


def create(guest: Guest, **changes: Any) -> str:
    terms = {"game": "koryo", "format": "swiss", "size": 2, "stand_in": "random", **CLOCK} | changes
    return str(guest.send("POST", "/api/tournaments", terms)["tournament"]["id"])


def command(guest: Guest, tournament: str, name: str, body: Json | None = None) -> Json:
    return guest.send("POST", f"/api/tournaments/{tournament}/{name}", body)


def join(guest: Guest, tournament: str, text: str | None = None) -> Json:
    return command(guest, tournament, "join", {"contribution": text})


def view(guest: Guest, tournament: str) -> Json:
    answer = guest.send("GET", f"/api/tournaments/{tournament}")
    TournamentView.model_validate(answer)
    return answer


def status(guest: Guest, tournament: str) -> tuple[str, int]:
    info = view(guest, tournament)["tournament"]
    return info["status"], info["round"]


def own_tables(guest: Guest, tournament: str) -> list[str]:
    """The guest's undecided games."""
    now = view(guest, tournament)
    games = [game for game in now["games"] if not game["decided"] and now["tournament"]["you"] in game["entrants"]]
    return [game["table"] for game in games]


def play_round(guests: list[Guest], tournament: str) -> None:
    """All guests play their games of the current round."""

    def play(number: int, guest: Guest) -> None:
        for table in own_tables(guest, tournament):
            guest.play(table, at_random(number))

    in_parallel(*[lambda n=number, g=guest: play(n, g) for number, guest in enumerate(guests)])


def test_sixteen_bots_and_clients_play_a_tournament_with_a_restart_in_the_middle(database: str) -> None:
    with serving(settings(database)) as url:
        guests = [Guest(url, f"Player {number}") for number in range(6)]
        ann = guests[0]
        tournament = create(ann, rounds=3, listed=True)
        published = view(Guest(url), tournament)["tournament"]["commitment"]
        for guest in guests:
            join(guest, tournament, f"luck of {guests.index(guest)}")
        command(ann, tournament, "bots", {"level": "random", "count": 10})
        assert command(ann, tournament, "start")["tournament"]["round"] == 1
        play_round(guests, tournament)
        wait_for(lambda: status(ann, tournament) == ("playing", 2), "the second round")
        table = own_tables(guests[1], tournament)[0]
        now = guests[1].snapshot(table)
        if now["view"]["actor"] == now["seat"]:  # stop in the middle of a game
            guests[1].act(table, now["ply"], now["seat"], now["view"]["actions"][0])
    with serving(settings(database)) as url:
        guests = [same_guest(guest, url) for guest in guests]
        ann = guests[0]
        play_round(guests, tournament)
        wait_for(lambda: status(ann, tournament)[1] == 3, "the third round")
        play_round(guests, tournament)
        wait_for(lambda: status(ann, tournament)[0] == "over", "the end")
        check_result(ann, tournament, published)


def check_result(ann: Guest, tournament: str, published: str) -> None:
    """Everybody has played three opponents, the points add up, and every game was fair."""
    result = view(ann, tournament)
    games = result["games"]
    assert len(games) == 3 * 8
    assert all(game["decided"] and game["result"] for game in games)
    for number in range(1, 4):
        seated = [entrant for game in games if game["round"] == number for entrant in game["entrants"]]
        assert sorted(seated) == [*range(16)]
    met = Counter(tuple(sorted(game["entrants"])) for game in games)
    assert {*met.values()} == {1}, "no rematch"
    lines = result["standings"]
    assert sum(line["points"] for line in lines) == 3 * 8
    assert [line["points"] for line in lines] == sorted((line["points"] for line in lines), reverse=True)
    assert {line["games"] for line in lines} == {3}
    secret = result["tournament"]["secret"]
    assert commitment(secret) == published
    number, game = next((n, game) for n, game in enumerate(games) if 0 in game["entrants"])
    record = ann.record(game["table"])
    assert isinstance(record.seed, madang.Fairness)
    assert record.seed.secret == hashlib.sha256(f"{secret}/1/{number}".encode()).hexdigest()
    assert "luck of 0" in record.seed.contributions
    snapshot = ann.snapshot(game["table"])
    assert snapshot["table"]["tournament"] == tournament
    assert snapshot["result"]["scores"] == game["result"]["scores"]


def test_workers_on_one_database_start_each_round_once(two_processes: tuple[str, str]) -> None:
    ann = Guest(two_processes[0], "Ann")
    tournament = create(ann, format="round-robin")
    command(ann, tournament, "bots", {"level": "random", "count": 6})
    command(ann, tournament, "start")
    other = same_guest(ann, two_processes[1])
    wait_for(lambda: status(other, tournament)[0] == "over", "the end")
    games = view(other, tournament)["games"]
    assert Counter(tuple(sorted(game["entrants"])) for game in games) == Counter(combinations(range(6), 2))


def test_a_game_for_four_with_byes_on_rotating_tables(url: str) -> None:
    ann = Guest(url, "Ann")
    tournament = create(ann, format="rotation", size=4, rounds=2, game="corinth")
    command(ann, tournament, "bots", {"level": "random", "count": 6})
    command(ann, tournament, "start")
    wait_for(lambda: status(ann, tournament)[0] == "over", "the end")
    result = view(ann, tournament)
    byes = [game["entrants"][0] for game in result["games"] if len(game["entrants"]) == 1]
    assert len(byes) == len({*byes}) == 4
    assert sum(line["share"] for line in result["standings"]) == pytest.approx(2, abs=0.01)
    assert sum(line["points"] for line in result["standings"]) == 2 * 6 + 4 * 1.5


def test_an_absent_player_does_not_block_a_round(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    tournament = create(ann, clock=1, rounds=1)
    join(ann, tournament), join(bob, tournament)
    command(ann, tournament, "bots", {"level": "random", "count": 2})
    command(ann, tournament, "start")
    for guest in (ann, bob):  # both go away for good
        for table in own_tables(guest, tournament):
            post(guest, table, "leave")
    wait_for(lambda: status(ann, tournament)[0] == "over", "the stand-ins to play")
    assert all(game["result"] for game in view(ann, tournament)["games"])


def test_a_slow_player_is_replaced_turn_by_turn(sqlite_url: str) -> None:
    ann = Guest(sqlite_url, "Ann")
    tournament = create(ann, clock=None, bank=1, rounds=1)
    join(ann, tournament)
    command(ann, tournament, "bots", {"level": "random", "count": 3})
    command(ann, tournament, "start")
    wait_for(lambda: status(ann, tournament)[0] == "over", "the stand-in to play")


def test_players_cannot_end_a_game_of_a_tournament_as_a_draw_or_get_hints(url: str) -> None:
    ann = Guest(url, "Ann")
    tournament = create(ann, rounds=2)
    join(ann, tournament)
    command(ann, tournament, "bots", {"level": "random", "count": 3})
    command(ann, tournament, "start")
    [table] = own_tables(ann, tournament)
    assert refusal(post, ann, table, "abandon", {"agree": True}) == "tournament-table"
    assert not ann.snapshot(table)["can_hint"]
    assert post(ann, table, "resign")["table"]["status"] == "playing", "the bots play on"
    wait_for(lambda: status(ann, tournament)[1] == 2, "the second round")
    command(ann, tournament, "withdraw")
    wait_for(lambda: own_tables(ann, tournament) == [] or post(ann, own_tables(ann, tournament)[0], "leave"), "a bot")
    wait_for(lambda: status(ann, tournament)[0] == "over", "the end")


def test_the_creator_closes_a_round_and_the_tournament(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    tournament = create(ann, rounds=2)
    join(bob, tournament)
    command(ann, tournament, "bots", {"level": "random", "count": 3})
    command(ann, tournament, "start")
    [table] = own_tables(bob, tournament)
    assert refusal(command, bob, tournament, "close-round") == "not-creator"
    assert refusal(command, bob, tournament, "close") == "not-creator"
    wait_for(lambda: sum(game["decided"] for game in view(ann, tournament)["games"]) == 1, "the game of the bots")
    after = command(ann, tournament, "close-round")
    assert after["tournament"]["round"] == 2
    drawn = next(game for game in after["games"] if game["table"] == table)
    assert (drawn["points"], drawn["result"]) == ([0.5, 0.5], None)
    assert bob.snapshot(table)["table"]["status"] == "closed"
    [table] = own_tables(bob, tournament)
    assert command(ann, tournament, "close")["tournament"]["status"] == "closed"
    assert bob.snapshot(table)["table"]["status"] == "closed"


def test_a_tournament_tells_nothing_of_games_in_progress(database: str) -> None:
    with serving(settings(database)) as url:
        ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
        tournament = create(ann, format="rotation", size=4, rounds=1, listed=True)
        join(ann, tournament), join(bob, tournament)
        command(ann, tournament, "bots", {"level": "random", "count": 2})
        command(ann, tournament, "start")
        [table] = own_tables(ann, tournament)
        stranger = Guest(url)
        channels = [f"/api/tournaments/{tournament}", "/api/tournaments"]
        before = [stranger.http.get(channel).text for channel in channels]
        for number in range(4):
            wait_for(lambda: {ann.snapshot(table)["view"]["actor"]} & {0, 1, 2, 3}, "a turn")
            for guest in (ann, bob):
                now = guest.snapshot(table)
                if now["view"]["actions"]:
                    guest.act(table, now["ply"], now["seat"], at_random(number)(now["view"]))
        assert ann.snapshot(table)["ply"] > 2
        assert [stranger.http.get(channel).text for channel in channels] == before
        engine = sa.create_engine(database)
        with engine.begin() as connection:
            secrets = [*connection.execute(sa.select(schema.tables.c.secret)).scalars()]
            secrets += connection.execute(sa.select(competitions.tournaments.c.secret)).scalars()
        engine.dispose()
        assert len(secrets) == 2
        own = [ann.http.get(channel).text for channel in channels]
        assert not any(secret in text for secret in secrets for text in (*before, *own))


# --- before the start ------------------------------------------------------------------------------------------------


def test_entering_and_leaving(url: str) -> None:
    ann, bob, cleo = (Guest(url, name) for name in ("Ann", "Bob", "Cleo"))
    tournament = create(ann, listed=True)
    assert join(bob, tournament)["tournament"]["you"] == 0
    assert refusal(join, bob, tournament) == "tournament-joined"
    assert refusal(command, ann, tournament, "start") == "tournament-too-few"
    assert refusal(command, bob, tournament, "bots", {"level": "random"}) == "not-creator"
    assert refusal(command, ann, tournament, "bots", {"level": "clever"}) == "no-such-level"
    join(cleo, tournament)
    bob.send("PATCH", "/api/me", {"name": "Robert"})
    assert [entrant["name"] for entrant in view(ann, tournament)["entrants"]] == ["Robert", "Cleo"]
    command(ann, tournament, "remove", {"entrant": 0})
    command(cleo, tournament, "withdraw")
    assert view(ann, tournament)["entrants"] == []
    listed = [info["id"] for info in Guest(url).send("GET", "/api/tournaments")["tournaments"]]
    assert listed == [tournament]
    command(ann, tournament, "close")
    assert Guest(url).send("GET", "/api/tournaments")["tournaments"] == []
    assert refusal(join, bob, tournament) == "tournament-started"


def test_an_unlisted_tournament_is_seen_by_those_who_entered_it(sqlite_url: str) -> None:
    ann, bob, stranger = (Guest(sqlite_url) for _ in range(3))
    tournament = create(ann)
    join(bob, tournament)

    def seen(guest: Guest) -> list[str]:
        return [info["id"] for info in guest.send("GET", "/api/tournaments")["tournaments"]]

    assert (seen(ann), seen(bob), seen(stranger)) == ([tournament], [tournament], [])
    assert view(stranger, tournament)["tournament"]["secret"] is None
    assert refusal(view, stranger, "nosuchtournament") == "no-such-tournament"


@pytest.mark.parametrize(
    "terms", [{"clock": None}, {"size": 3}, {"format": "rotation"}, {"rounds": 99}, {"game": "chess"}, {"size": 5}]
)
def test_impossible_terms_are_refused(sqlite_url: str, terms: Json) -> None:
    assert refusal(lambda: create(Guest(sqlite_url), **terms)) in ("bad-request", "no-such-game")


def test_a_guest_has_a_limited_number_of_tournaments(database: str) -> None:
    with serving(settings(database, tables_per_guest=5, bots_per_guest=4)) as url:
        ann = Guest(url)
        tournaments = [create(ann) for _ in range(5)]
        assert refusal(create, ann) == "too-many-tournaments"
        command(ann, tournaments[0], "bots", {"level": "random", "count": 12})
        command(ann, tournaments[0], "start")
        ann.create("koryo", ["me", "random", "random", "random"])  # tournaments do not use up the quota of bots
        command(ann, tournaments[1], "close")
        create(ann)


def test_a_deleted_guest_leaves_a_bot_without_a_name(url: str) -> None:
    ann, bob = Guest(url, "Ann"), Guest(url, "Bob")
    tournament = create(ann, rounds=2)
    join(bob, tournament)
    command(ann, tournament, "bots", {"level": "random", "count": 3})
    command(ann, tournament, "start")
    [exported] = bob.send("GET", "/api/me/export")["tournaments"]
    assert (exported["id"], exported["entrant"], exported["creator"]) == (tournament, 0, False)
    bob.send("DELETE", "/api/me")
    wait_for(lambda: status(ann, tournament)[0] == "over", "the end")
    assert view(ann, tournament)["entrants"][0] == {"name": None, "level": "random"}


def test_two_guests_of_one_tournament_cannot_become_one(sqlite_url: str) -> None:
    ann, bob, cleo = (Guest(sqlite_url) for _ in range(3))
    tournament = create(ann)
    join(ann, tournament), join(bob, tournament)

    def merge(guest: Guest, into: Guest) -> Any:
        code = into.send("POST", "/api/me/transfer")["code"]
        return guest.send("POST", "/api/me/transfer/redeem", {"code": code, "merge": True})

    assert refusal(merge, bob, ann) == "merge-same-table"
    merge(bob, cleo)
    assert view(cleo, tournament)["tournament"]["you"] == 1
