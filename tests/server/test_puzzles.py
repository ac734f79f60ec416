"""Puzzles on the server: what is sent before and after an attempt, ratings, the puzzle of the day, and guests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from madang.client import Client
from madang.puzzles import Puzzle, PuzzleSet, puzzle_set
from madang.puzzles.daily import daily_puzzle
from madang.server.api.puzzle_messages import AttemptResult, PuzzleInfo, Puzzles
from madang.server.play import puzzles as service
from madang.server.storage import competitions
from tests.server.clients import Guest, refusal
from tests.server.concurrency import in_parallel
from tests.server.servers import serving, settings

DAY = 24 * 3600
NOON = 20_000 * DAY + DAY / 2


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of the puzzles; a test may change it."""
    now = [NOON]

    class Clock:
        @staticmethod
        def time() -> float:
            return now[0]

    monkeypatch.setattr(service, "time", Clock)
    return now


def get(client: Client, path: str = "", **query: str) -> Any:
    return client.http.get(f"/api/puzzles{path}", params=query).json()


def attempt(guest: Client, puzzle: Puzzle, action: str | None) -> Any:
    answer = guest.send("POST", f"/api/puzzles/{puzzle.view['game']}/{puzzle.id}/attempts", {"action": action})
    AttemptResult.model_validate(answer)
    return answer


def of_game(guest: Client, game: str = "koryo") -> Any:
    """The game's part of the overview."""
    overview = get(guest)
    Puzzles.model_validate(overview)
    return next(found for found in overview["games"] if found["game"] == game)


def ordinary(game: str = "koryo", number: int = 0) -> Puzzle:
    """A puzzle that is not the one of the day."""
    found = puzzle_set(game)
    return [puzzle for puzzle in found.puzzles if puzzle != daily_puzzle(found, 20_000)][number]


def wrong_action(puzzle: Puzzle) -> str:
    actions: list[str] = puzzle.view["actions"]
    return next(action for action in actions if action != puzzle.solution)


# --- before an attempt -----------------------------------------------------------------------------------------------


def test_nothing_that_is_sent_before_an_attempt_depends_on_the_solution(
    sqlite_url: str, clock: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two sets that differ only in what a guest has to find out give the same bytes, also after a wrong attempt."""
    ann = Guest(sqlite_url)
    answers = []
    original = puzzle_set("koryo")
    for twin in (False, True):
        changed = PuzzleSet("koryo", tuple(map(changed_solution, original.puzzles))) if twin else original
        monkeypatch.setattr(service, "puzzle_set", lambda game, c=changed: c if game == "koryo" else puzzle_set(game))
        received = []
        for puzzle in original.puzzles[:12]:
            path = f"/api/puzzles/koryo/{puzzle.id}"
            received.append(ann.http.get(path).content)
            received += [ann.http.get(f"{path}/explain?action={action}").content for action in ("dance", "play 19")]
            received.append(ann.http.post(f"{path}/attempts", json={"action": "dance"}).content)
        received.append(ann.http.get("/api/puzzles").content)
        answers.append(received)
    assert answers[0] == answers[1]
    assert len({*answers[0]}) > 12


def changed_solution(puzzle: Puzzle) -> Puzzle:
    chances = dict.fromkeys(puzzle.chances, 0.1) | {wrong_action(puzzle): 0.9}
    return replace(puzzle, solution=wrong_action(puzzle), chances=chances, margin=0.8, missed={}, rating=9.0, source="")


def test_a_wrong_attempt_does_not_reveal_the_solution(sqlite_url: str, clock: list[float]) -> None:
    ann, puzzle = Guest(sqlite_url), ordinary()
    wrong = wrong_action(puzzle)
    answer = attempt(ann, puzzle, wrong)
    assert not answer["right"]
    assert answer["solution"] is None
    assert answer["loss"] == pytest.approx(puzzle.loss(wrong))
    assert puzzle.solution not in str(answer)


def test_a_puzzle_shows_the_view_and_nothing_else(sqlite_url: str) -> None:
    ann = Guest(sqlite_url)
    for game in ("koryo", "choson", "corinth"):
        puzzle = ordinary(game)
        info = get(ann, f"/{game}/{puzzle.id}")
        PuzzleInfo.model_validate(info)
        assert info["view"] == puzzle.view
        assert not {"solution", "chances", "themes", "rating", "margin", "source"} & {*info}
        illegal = "dance"
        reason = get(ann, f"/{game}/{puzzle.id}/explain", action=illegal)["reason"]
        assert reason["id"] == puzzle.state.explain(illegal).id  # type: ignore[union-attr]
        assert get(ann, f"/{game}/{puzzle.id}/explain", action=puzzle.solution) == {"reason": None}


def test_illegal_actions_and_unknown_puzzles_are_refused(sqlite_url: str) -> None:
    ann, puzzle = Guest(sqlite_url), ordinary()
    path = f"/api/puzzles/koryo/{puzzle.id}/attempts"
    assert refusal(ann.send, "POST", path, {"action": "dance"}) == "malformed"
    assert refusal(ann.send, "POST", path, {"action": 7}) == "bad-request"
    assert refusal(ann.send, "POST", "/api/puzzles/koryo/00000000/attempts", {"action": "pass"}) == "not-found"
    assert refusal(ann.send, "POST", "/api/puzzles/chess/00000000/attempts", {"action": "pass"}) == "no-such-game"
    for unknown in ("/koryo/00000000", "/koryo/next?theme=steward", "/koryo/next?theme=chess"):
        assert ann.http.get(f"/api/puzzles{unknown}").status_code == 404
    assert ann.http.get("/api/puzzles/koryo/%2e%2e").status_code in (404, 422)
    assert of_game(ann)["player"]["attempts"] == 0


# --- ratings ---------------------------------------------------------------------------------------------------------


def test_the_first_attempt_counts(url: str, clock: list[float]) -> None:
    ann, bob, puzzle = Guest(url), Guest(url), ordinary()
    right = attempt(ann, puzzle, puzzle.solution)
    assert right["right"]
    assert right["loss"] == 0
    rated = right["rated"]
    assert rated["before"] == {"rating": 1500, "deviation": 350, "attempts": 0}
    assert rated["after"]["rating"] > 1500
    assert rated["after"]["deviation"] < 350
    solution = right["solution"]
    assert solution["action"] == puzzle.solution
    assert solution["chances"][0] == {"action": puzzle.solution, "chance": puzzle.chances[puzzle.solution]}
    assert solution["puzzle"]["rating"] < puzzle.rating
    again = attempt(ann, puzzle, wrong_action(puzzle))
    assert again["rated"] is None
    assert attempt(ann, puzzle, None)["solution"]["action"] == puzzle.solution
    found = of_game(ann)
    assert (found["player"], found["solved"]) == (rated["after"], 1)
    missed = attempt(bob, puzzle, wrong_action(puzzle))
    assert missed["rated"]["after"]["rating"] < 1500
    assert attempt(bob, puzzle, puzzle.solution)["rated"] is None
    assert of_game(bob)["solved"] == 0
    assert attempt(bob, puzzle, None)["solution"]["puzzle"]["attempts"] == 2


def test_asking_for_the_solution_counts_as_a_miss(sqlite_url: str, clock: list[float]) -> None:
    ann, puzzle = Guest(sqlite_url), ordinary()
    asked = attempt(ann, puzzle, None)
    assert (asked["right"], asked["loss"]) == (False, None)
    assert asked["rated"]["after"]["rating"] < 1500
    assert asked["solution"]["action"] == puzzle.solution


def test_attempts_at_the_same_time_count_once(url: str, clock: list[float]) -> None:
    ann, puzzle = Guest(url), ordinary()
    ann.send("GET", "/api/me")
    answers = in_parallel(*[lambda: attempt(ann, puzzle, puzzle.solution)] * 6)
    assert sum(answer["rated"] is not None for answer in answers) == 1
    assert of_game(ann)["player"]["attempts"] == 1


def test_the_next_puzzle_is_new_while_there_are_new_ones(sqlite_url: str, clock: list[float]) -> None:
    ann, found = Guest(sqlite_url), puzzle_set("koryo")
    theme = min(found.puzzles[0].themes, key=lambda theme: sum(theme in puzzle.themes for puzzle in found.puzzles))
    of_theme = [puzzle for puzzle in found.puzzles if theme in puzzle.themes]
    seen = []
    for _ in of_theme:
        clock[0] += 1
        seen.append(get(ann, "/koryo/next", theme=theme)["id"])
        attempt(ann, found.by_id[seen[-1]], None if len(seen) < len(of_theme) else found.by_id[seen[-1]].solution)
    assert sorted(seen) == sorted(puzzle.id for puzzle in of_theme)
    assert get(ann, "/koryo/next", theme=theme)["id"] == seen[0], "the first that was not solved"
    counts = {one["theme"]: one["tried"] for one in of_game(ann)["themes"]}
    assert counts[theme] == len(of_theme)


# --- every day -------------------------------------------------------------------------------------------------------


def test_the_daily_puzzle_is_the_same_for_everybody_and_makes_a_streak(url: str, clock: list[float]) -> None:
    ann, bob, found = Guest(url), Guest(url), puzzle_set("koryo")
    for day, solve in enumerate((True, True, False, True)):
        clock[0] = NOON + day * DAY
        daily = of_game(ann)["daily"]
        assert daily == of_game(bob)["daily"] | {"solved": None}
        assert daily["solved"] is None
        puzzle = found.by_id[daily["id"]]
        assert get(ann, f"/koryo/{puzzle.id}")["daily"]
        streak = attempt(ann, puzzle, puzzle.solution if solve else wrong_action(puzzle))["streak"]
        assert streak == (1, 2, 0, 1)[day]
        attempt(ann, puzzle, puzzle.solution)
        assert of_game(ann)["daily"]["solved"] == solve
        assert of_game(ann)["streak"] == streak
    clock[0] += DAY
    assert of_game(ann)["streak"] == 1, "today is still open"
    clock[0] += DAY
    assert of_game(ann)["streak"] == 0


def test_a_puzzle_known_before_its_day_counts_for_the_streak_only(sqlite_url: str, clock: list[float]) -> None:
    ann, puzzle = Guest(sqlite_url), daily_puzzle(puzzle_set("koryo"), 20_000)
    clock[0] = NOON - DAY
    attempt(ann, puzzle, None)
    clock[0] = NOON
    answer = attempt(ann, puzzle, puzzle.solution)
    assert (answer["rated"], answer["streak"]) == (None, 1)


# --- guests ----------------------------------------------------------------------------------------------------------


def test_a_client_without_a_guest_may_look(sqlite_url: str) -> None:
    overview = httpx.get(f"{sqlite_url}/api/puzzles", trust_env=False).json()
    assert {game["player"]["attempts"] for game in overview["games"]} == {0}
    assert httpx.get(f"{sqlite_url}/api/puzzles/koryo/next", trust_env=False).status_code == 200


def test_the_export_has_ratings_and_attempts(url: str, clock: list[float]) -> None:
    ann, puzzle = Guest(url), ordinary()
    attempt(ann, puzzle, puzzle.solution)
    exported = ann.send("GET", "/api/me/export")["puzzles"]
    (rating,) = exported["ratings"]
    assert (rating["game"], rating["attempts"]) == ("koryo", 1)
    at = {"game": "koryo", "puzzle": puzzle.id, "day": 0, "action": puzzle.solution, "solved": True, "at": NOON}
    assert exported["attempts"] == [at]


def test_a_deleted_guest_leaves_no_attempts(database: str) -> None:
    with serving(settings(database)) as url:
        ann, puzzle = Guest(url), ordinary()
        attempt(ann, puzzle, puzzle.solution)
        ann.send("DELETE", "/api/me")
    engine = sa.create_engine(database)
    with engine.connect() as connection:
        for table in (competitions.puzzle_attempts, competitions.puzzle_players):
            assert connection.execute(sa.select(table)).all() == []
        assert len(connection.execute(sa.select(competitions.puzzle_ratings)).all()) == 1
    engine.dispose()


def test_merged_guests_keep_the_attempts_of_both(url: str, clock: list[float]) -> None:
    ann, phone = Guest(url), Guest(url)
    first, second, third = (ordinary(number=number) for number in range(3))
    attempt(ann, first, first.solution)
    attempt(phone, first, None)
    for puzzle in (second, third):
        attempt(phone, puzzle, puzzle.solution)
    attempt(ann, ordinary("choson"), None)
    rating = of_game(phone)["player"]
    code = ann.send("POST", "/api/me/transfer")["code"]
    phone.send("POST", "/api/me/transfer/redeem", {"code": code, "merge": True})
    found = of_game(phone)
    assert found["player"] == rating, "more attempts stand behind it"
    assert found["solved"] == 3, "the first puzzle as Ann solved it"
    assert of_game(phone, "choson")["player"]["attempts"] == 1
    assert attempt(phone, second, None)["rated"] is None
