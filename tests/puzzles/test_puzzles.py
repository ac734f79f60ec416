"""Puzzles: every one that comes with Madang is possible, legal and confirmed; files that are wrong are refused."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from madang import Game
from madang.bots.protocol import Decision, Thought
from madang.messages import LOCALES
from madang.puzzles import BadPuzzle, PuzzleSet, find, puzzle_set, read_puzzles
from madang.puzzles.check import check_puzzles
from madang.puzzles.daily import daily_puzzle, streak
from madang.puzzles.files import FOLDER, write_puzzles
from madang.puzzles.find import (
    Candidate,
    candidates_from_bots,
    candidates_from_records,
    find_puzzles,
    is_clear,
    next_game,
)
from madang.puzzles.themes import THEMES, themes_of
from tests.played_games import played_record

MIN_PUZZLES = 60


@pytest.fixture
def puzzles(game: Game) -> PuzzleSet:
    return puzzle_set(game.name)


def lines_of(game: Game) -> list[str]:
    return (FOLDER / f"{game.name}.jsonl").read_text("utf-8").splitlines()


# --- the sets --------------------------------------------------------------------------------------------------------


def test_there_are_enough_puzzles_of_every_number_of_players(puzzles: PuzzleSet) -> None:
    assert len(puzzles.puzzles) >= MIN_PUZZLES
    assert {puzzle.view["players"] for puzzle in puzzles.puzzles} == {2, 3, 4}


def test_every_view_is_one_that_its_seat_can_have(puzzles: PuzzleSet) -> None:
    """Every possible world has the view, and hides what the view hides."""
    for puzzle in puzzles.puzzles:
        for world in (puzzle.state, puzzle.state.determinize(puzzle.seat, 1)):
            assert world.view(puzzle.seat) == puzzle.view
        assert "seed" not in puzzle.view
        for field in puzzle.state.game.notation.HIDDEN:
            held = puzzle.view[field]
            assert all(isinstance(cards, int) for seat, cards in enumerate(held) if seat != puzzle.seat)


def test_every_solution_is_legal_and_better_by_a_clear_margin(puzzles: PuzzleSet) -> None:
    for puzzle in puzzles.puzzles:
        assert puzzle.state.allows(puzzle.solution)
        others = [chance for action, chance in puzzle.chances.items() if action != puzzle.solution]
        assert puzzle.margin >= 0.07
        assert puzzle.margin - puzzle.error >= 0.02
        assert puzzle.chances[puzzle.solution] > max(others)
        assert puzzle.loss(puzzle.solution) == 0
        assert all(puzzle.loss(action) > 0 for action in puzzle.view["actions"] if action != puzzle.solution)


def test_greedy_and_adept_miss_every_puzzle(puzzles: PuzzleSet) -> None:
    for puzzle in puzzles.puzzles:
        assert puzzle.missed["greedy"] > 0.5
        assert puzzle.missed["adept"] > 0.5


def test_every_theme_is_found_from_the_position(puzzles: PuzzleSet) -> None:
    for puzzle in puzzles.puzzles:
        assert puzzle.themes == themes_of(puzzle.state, puzzle.view, puzzle.solution)


def test_a_deep_search_with_another_seed_confirms_a_sample(puzzles: PuzzleSet) -> None:
    clearest = sorted(puzzles.puzzles, key=lambda puzzle: puzzle.error - puzzle.margin)[:3]
    assert all(check.confirmed for check in check_puzzles(clearest, iterations=20_000, seed=4))


def test_a_check_finds_a_wrong_solution(puzzles: PuzzleSet) -> None:
    puzzle = min(puzzles.puzzles, key=lambda puzzle: puzzle.error - puzzle.margin)
    wrong = next(action for action in puzzle.chances if action != puzzle.solution)
    (check,) = check_puzzles([replace(puzzle, solution=wrong)], iterations=4000)
    assert not check.confirmed
    assert check.found == puzzle.solution


# --- files -----------------------------------------------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written(game: Game, puzzles: PuzzleSet, tmp_path: Path) -> None:
    write_puzzles(tmp_path / "set.jsonl", game.name, puzzles.puzzles)
    assert read_puzzles(tmp_path / "set.jsonl") == puzzles
    assert (tmp_path / "set.jsonl").read_text("utf-8").splitlines() == lines_of(game)


def damaged(line: str, **changes: Any) -> str:
    return json.dumps(json.loads(line) | changes)


def test_files_that_are_wrong_are_refused(game: Game, tmp_path: Path) -> None:
    header, first, second, *_ = lines_of(game)
    data = json.loads(first)
    view = data["view"]
    other = next(action for action in data["chances"] if action != data["solution"])
    wrong = [
        ([], "not JSON"),
        (["[]"], "must be a JSON object"),
        (['{"format": "madang puzzles 0"}'], "must have the format"),
        ([damaged(header, game="chess")], "there is no game 'chess'"),
        ([damaged(header, rules=99)], "made by rules version 99, and these are version"),
        ([header, "{"], "line 2: not JSON"),
        ([header, "{}"], "line 2: the fields must be"),
        ([header, first, first], "contains a puzzle twice"),
        ([header, second, damaged(first, solution="dance")], "line 3: the solution 'dance' is not a choice"),
        ([header, damaged(first, solution=other)], "another action has a better chance"),
        ([header, damaged(first, themes=["chess"])], "the themes of"),
        ([header, damaged(first, id="00000000")], "the id does not belong to the view"),
        ([header, damaged(first, chances={})], "chances are not those of the legal actions"),
        ([header, damaged(first, view=view | {"players": 7})], "no seat can have this view"),
        ([header, damaged(first, view=view | {"actions": view["actions"][1:]})], "the view would be another"),
        ([header, damaged(first, view=view | {"game": "go"})], "the view is not of"),
    ]
    for number, (lines, problem) in enumerate(wrong):
        path = tmp_path / f"{number}.jsonl"
        path.write_text("\n".join(lines), "utf-8")
        with pytest.raises(BadPuzzle, match=problem):
            read_puzzles(path)
    with pytest.raises(BadPuzzle, match="cannot be read"):
        read_puzzles(tmp_path / "nowhere.jsonl")


# --- finding ---------------------------------------------------------------------------------------------------------


def test_a_candidate_becomes_a_puzzle(game: Game, puzzles: PuzzleSet, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same each time, and not a second time in one set; nothing in it depends on the hidden cards of the game."""
    monkeypatch.setattr(find, "DEEP", 3000)
    monkeypatch.setattr(find, "DEEPER", 12_000)
    monkeypatch.setattr(find, "share_missed", lambda *_: 1.0)
    puzzle = min(puzzles.puzzles, key=lambda puzzle: puzzle.error - puzzle.margin)
    order = sorted(puzzle.chances, key=lambda action: (action != puzzle.solution, -puzzle.chances[action]))
    thoughts = tuple(Thought(action, 50, puzzle.chances[action]) for action in order)
    worlds = [puzzle.state, puzzle.state.determinize(puzzle.seat, 5)]
    candidates = [Candidate(world, Decision(puzzle.solution, thoughts), "bots 1:7") for world in worlds]
    (first,), (second,) = ([*find_puzzles(game.name, [[one]], 1, [])] for one in candidates)
    assert first == second
    assert (first.id, first.solution, first.themes) == (puzzle.id, puzzle.solution, puzzle.themes)
    assert [*find_puzzles(game.name, [candidates], 5, [])] == [first]
    assert [*find_puzzles(game.name, [candidates], 1, [puzzle])] == []
    assert next_game([first], 1) == 8
    assert next_game([first], 2) == 0


def test_games_of_bots_depend_on_the_seed_alone(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find, "QUICK", 20)
    one, again, other = (next(candidates_from_bots(game.name, seed)) for seed in (1, 1, 2))
    assert one == again
    assert one[0].state != other[0].state
    assert all(candidate.decision.action in candidate.state.actions() for candidate in one)


def test_only_clear_decisions_in_open_games_are_candidates() -> None:
    def decision(*chances: float) -> Decision:
        return Decision("a", tuple(Thought(f"{number}", 10, chance) for number, chance in enumerate(chances)))

    assert is_clear(decision(0.5, 0.3, 0.2))
    assert not is_clear(decision(0.5, 0.45, 0.2))
    assert not is_clear(decision(0.5, 0.3))
    assert not is_clear(decision(0.99, 0.3, 0.2))
    assert not is_clear(decision(0.04, 0.0, 0.0))


def test_records_are_searched_too(game: Game) -> None:
    record = played_record(game)
    (candidates,) = candidates_from_records([("game.json", record)], 1)
    assert len(candidates) == sum(not state.forced and not state.over for state in record.states())
    assert {candidate.source for candidate in candidates} == {"game.json"}
    assert all(isinstance(candidate, Candidate) for candidate in candidates)


# --- every day -------------------------------------------------------------------------------------------------------


def test_every_puzzle_has_its_day_before_one_comes_again(puzzles: PuzzleSet) -> None:
    count = len(puzzles.puzzles)
    days = range(20_000 - 20_000 % count, 20_000 - 20_000 % count + count)
    assert {daily_puzzle(puzzles, day).id for day in days} == {*puzzles.by_id}
    assert daily_puzzle(puzzles, 20_000) == daily_puzzle(puzzles, 20_000)


def test_a_streak_ends_with_a_missed_day() -> None:
    assert streak({}, 10) == 0
    assert streak({10: True}, 10) == 1
    assert streak({8: True, 9: True}, 10) == 2, "today is still open"
    assert streak({9: True, 10: False}, 10) == 0
    assert streak({7: True, 8: True}, 10) == 0
    assert streak({6: True, 7: False, 8: True, 9: True, 10: True}, 10) == 3


def test_themes_have_a_name_on_the_page() -> None:
    texts = (LOCALES / "en" / "puzzles.ftl").read_text("utf-8")
    for theme in {theme for themes in THEMES.values() for theme in themes}:
        assert f"puzzle-theme-{theme} =" in texts
