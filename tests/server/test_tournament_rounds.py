"""The rules of tournaments: pairings, byes, seats, points and standings, for all numbers of entrants."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from madang.server.errors import Refused
from madang.server.tables.guest import Guest
from madang.server.tournaments import rounds
from madang.server.tournaments.model import Format, Outcome, Pairing, Tournament, TournamentConfig
from madang.server.tournaments.standings import points_of, standings

ANN, BOB = Guest("ann", "Ann"), Guest("bob", "Bob")
SECRET = "5e" * 32


def tournament(system: Format = "swiss", size: int = 2, count: int = 0, wanted: int | None = None) -> Tournament:
    config = TournamentConfig(
        "tournament-1", "koryo", system, size, wanted, 60, None, 0, "random", True, "ann", SECRET, 0.0
    )
    made = Tournament(config)
    rounds.add_bots(made, ANN, "random", count)
    return made


def play(made: Tournament, seed: int) -> Tournament:
    """Play a whole tournament with random results."""
    rng = random.Random(seed)
    rounds.start(made, ANN)
    while made.status == "playing":
        for number, pairing in enumerate(made.pairings):
            if not pairing.is_bye and pairing.table is None:
                made.pairings[number] = pairing._replace(table=f"{pairing.round} {number}")
        ended = {}
        for pairing in made.current:
            scores = tuple(rng.randrange(4) for _ in pairing.entrants)
            best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
            ended[pairing.table or ""] = Outcome(scores, best)
        assert rounds.take_results(made, ended)
    return made


def check_rounds(made: Tournament) -> None:
    """Everybody is in one game per round; all games are of the right size; byes are spread evenly."""
    count, size = len(made.entrants), made.config.size
    byes: Counter[int] = Counter()
    assert {pairing.round for pairing in made.pairings} == {*range(1, rounds.rounds_for(made) + 1)}
    for number in range(1, made.round + 1):
        games = [pairing.entrants for pairing in made.pairings if pairing.round == number]
        assert sorted(entrant for game in games for entrant in game) == [*range(count)]
        assert {len(game) for game in games} <= {size, 1}
        assert sum(len(game) == 1 for game in games) == count % size
        byes.update(game[0] for game in games if len(game) == 1)
    given_byes = [byes[entrant] for entrant in range(count)]
    assert max(given_byes) - min(given_byes) <= 1


def meetings(made: Tournament) -> Counter[tuple[int, ...]]:
    games = (sorted(pairing.entrants) for pairing in made.pairings)
    return Counter(two for game in games for two in combinations(game, 2))


def seats_by_entrant(made: Tournament) -> list[list[int]]:
    """How often each entrant sat at each seat."""
    seats = [[0] * made.config.size for _ in made.entrants]
    for pairing in made.pairings:
        for seat, entrant in enumerate(pairing.entrants):
            seats[entrant][seat] += not pairing.is_bye
    return seats


@given(st.integers(4, 16), st.integers(0, 2**32))
@settings(max_examples=15, deadline=None)
def test_in_a_round_robin_everybody_meets_everybody_once(count: int, seed: int) -> None:
    made = play(tournament("round-robin", 2, count), seed)
    check_rounds(made)
    assert meetings(made) == dict.fromkeys(combinations(range(count), 2), 1)
    assert all(abs(first - second) <= 1 for first, second in seats_by_entrant(made))


@given(st.integers(4, 40), st.integers(0, 2**32))
@settings(max_examples=10, deadline=None)
def test_a_swiss_tournament_has_no_rematches_and_one_bye_at_most(count: int, seed: int) -> None:
    made = play(tournament("swiss", 2, count, None if count < 8 else 5), seed)
    check_rounds(made)
    rematches = sum(met - 1 for met in meetings(made).values())
    assert rematches == 0 if count >= 8 else rematches <= 1
    assert all(abs(first - second) <= (2 if count >= 8 else 3) for first, second in seats_by_entrant(made))


@given(st.integers(4, 40), st.sampled_from([3, 4]), st.integers(0, 2**32))
@settings(max_examples=10, deadline=None)
def test_rotating_tables_spread_meetings_seats_and_byes(count: int, size: int, seed: int) -> None:
    made = play(tournament("rotation", size, count, 4), seed)
    check_rounds(made)
    for seats in seats_by_entrant(made):
        assert max(seats) - min(seats) <= 2
    if count >= 4 * size:
        met: Counter[int] = Counter()
        for two in meetings(made):
            met.update(two)
        played = [sum(seats) for seats in seats_by_entrant(made)]
        assert all(met[entrant] >= 0.75 * (size - 1) * games for entrant, games in enumerate(played))


@pytest.mark.parametrize(("count", "size", "wanted"), [(9, 3, 3), (15, 3, 5), (21, 3, 7), (20, 4, 5), (28, 4, 7)])
def test_with_fitting_numbers_nobody_meets_anybody_twice(count: int, size: int, wanted: int) -> None:
    made = play(tournament("rotation", size, count, wanted), 1)
    assert {*meetings(made).values()} == {1}
    assert len(meetings(made)) == wanted * count * (size - 1) // 2


def test_sixty_four_entrants_play_all_formats() -> None:
    for system, size in (("swiss", 2), ("rotation", 3), ("rotation", 4)):
        made = play(tournament(system, size, 64, 6), 3)  # type: ignore[arg-type]
        check_rounds(made)
    assert max(meetings(made).values()) <= 2


def test_leaders_of_a_swiss_tournament_meet() -> None:
    made = tournament("swiss", 2, 16)
    rounds.start(made, ANN)
    for number, pairing in enumerate(made.pairings):
        made.pairings[number] = pairing._replace(table=str(number))
    rounds.take_results(made, {str(number): Outcome((2, 1), (0,)) for number in range(8)})
    assert made.round == 2
    points = {line.entrant: line.points for line in standings("swiss", 2, 16, made.pairings)}
    assert all(points[one] == points[other] for one, other in (pairing.entrants for pairing in made.current))


def test_the_same_secret_pairs_the_same_tournament() -> None:
    assert play(tournament("rotation", 4, 17), 5).pairings == play(tournament("rotation", 4, 17), 5).pairings


# --- points and standings --------------------------------------------------------------------------------------------


def game(entrants: tuple[int, ...], scores: tuple[int, ...], *winners: int) -> Pairing:
    return Pairing(1, 0, entrants, "table", True, Outcome(scores, winners))


def test_points() -> None:
    assert points_of(game((0, 1), (9, 5), 0), 2) == [2, 0]
    assert points_of(game((0, 1), (5, 5), 0, 1), 2) == [1, 1]
    assert points_of(game((0, 1), (5, 5), 1), 2) == [0, 2], "a tie-break of the game decides"
    assert points_of(game((0, 1, 2, 3), (9, 5, 5, 1), 0), 4) == [6, 3, 3, 0]
    assert points_of(game((0, 1, 2), (9, 9, 1), 0, 1), 3) == [3, 3, 0]
    assert points_of(Pairing(1, 0, (0, 1, 2), "table", True), 3) == [2, 2, 2], "without a result all have drawn"
    assert [points_of(Pairing(1, 0, (0,), None, True), size) for size in (2, 3, 4)] == [[2], [2], [3]]


def test_tie_breaks_of_two_players() -> None:
    results = [((0, 1), 0), ((2, 3), 2), ((0, 2), 0), ((1, 3), 1), ((0, 3), 3), ((1, 2), 1)]
    games = [game(two, (1, 0) if two[0] == winner else (0, 1), two.index(winner)) for two, winner in results]
    lines = standings("swiss", 2, 4, games)
    assert [(line.entrant, line.points) for line in lines] == [(0, 4), (1, 4), (3, 2), (2, 2)]
    by_entrant = {line.entrant: line for line in lines}
    assert (by_entrant[0].buchholz, by_entrant[1].buchholz) == (8, 8)
    assert by_entrant[0].sonneborn_berger == 2 * (4 + 2), "beat 1 (2 points) and 2 (1 point)"
    assert by_entrant[1].sonneborn_berger == 2 * (2 + 2)
    assert by_entrant[3].sonneborn_berger == 2 * 4, "beat the leader"
    assert by_entrant[2].sonneborn_berger == 2 * 2


def test_tie_breaks_of_more_players() -> None:
    games = [game((0, 1, 2), (10, 5, 5), 0), game((3, 4, 5), (6, 5, 1), 0)]
    lines = standings("rotation", 3, 6, games)
    assert [line.entrant for line in lines] == [0, 3, 4, 1, 2, 5]
    by_entrant = {line.entrant: line for line in lines}
    assert by_entrant[0].share == 0.5 == by_entrant[3].share
    assert by_entrant[0].place == by_entrant[3].place == 1, "equal in everything"
    assert by_entrant[4].points == 2
    assert by_entrant[1].points == 1
    assert sum(line.share for line in lines) == pytest.approx(2)


# --- the course ------------------------------------------------------------------------------------------------------


def refused(call: object, *args: object) -> str:
    with pytest.raises(Refused) as error:
        call(*args)  # type: ignore[operator]
    return error.value.message.id


def test_join_and_leave() -> None:
    made = tournament("round-robin", 2, 3)
    assert refused(rounds.start, made, ANN) == "tournament-too-few"
    rounds.join(made, BOB, "b")
    assert refused(rounds.join, made, BOB, "b") == "tournament-joined"
    assert refused(rounds.start, made, BOB) == "not-creator"
    assert refused(rounds.remove, made, BOB, 0) == "not-creator"
    rounds.remove(made, BOB, 3)
    assert refused(rounds.withdraw, made, BOB) == "tournament-not-joined"
    rounds.add_bots(made, ANN, "random", 13)
    assert refused(rounds.join, made, BOB, "b") == "tournament-full"
    rounds.start(made, ANN)
    assert refused(rounds.join, made, BOB, "b") == "tournament-started"
    assert made.config.rounds == 15


def test_the_creator_may_close_a_round_and_the_tournament() -> None:
    made = tournament("swiss", 2, 3)
    rounds.join(made, BOB, "b")
    rounds.start(made, ANN)
    for number, pairing in enumerate(made.pairings):
        made.pairings[number] = pairing._replace(table=str(number))
    rounds.take_results(made, {"0": Outcome((1, 0), (0,))})
    assert refused(rounds.close_round, made, BOB) == "not-creator"
    assert rounds.close_round(made, ANN) == ["1"]
    assert made.round == 2
    assert sorted(line.points for line in standings("swiss", 2, 4, made.pairings)) == [0, 1, 1, 2]
    rounds.withdraw(made, BOB)
    assert made.entrants[3].level == "random"
    rounds.close(made, ANN)
    assert made.status == "closed"
    assert refused(rounds.close, made, ANN) == "tournament-over"
