"""`madang puzzles make` and `madang puzzles check`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from madang.cli import puzzles as command
from madang.cli.main import app
from madang.puzzles import Puzzle, find, puzzle_set, read_puzzles
from madang.puzzles.files import write_puzzles
from tests.played_games import played_record


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["puzzles", *map(str, arguments)], env={"COLUMNS": "200"})


@pytest.fixture
def clearest() -> list[Puzzle]:
    return sorted(puzzle_set("koryo").puzzles, key=lambda puzzle: puzzle.error - puzzle.margin)[:2]


def test_ctrl_c_keeps_what_was_found_and_the_next_run_goes_on(
    tmp_path: Path, clearest: list[Puzzle], monkeypatch: pytest.MonkeyPatch
) -> None:
    known: list[int] = []

    def find_one(name: str, games: Any, count: int, before: list[Puzzle], *_: Any) -> Iterator[Puzzle]:
        known.append(len(before))
        yield clearest[len(before)]
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "find_puzzles", find_one)
    path = tmp_path / "set.jsonl"
    for found in (1, 2):
        done = run("make", "koryo", "--count", "5", "--out", path)
        assert done.exit_code == 0
        assert f"Stopped with {found} of 5 puzzles." in done.stdout
        assert [*read_puzzles(path).puzzles] == clearest[:found]
    assert known == [0, 1]


def test_puzzles_are_looked_for_in_records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find, "QUICK", 50)
    monkeypatch.setattr(find, "share_missed", lambda *_: 0.0)
    played_record("koryo").write(tmp_path / "game.json")
    path = tmp_path / "set.jsonl"
    done = run("make", "koryo", "--count", "1", "--records", tmp_path / "game.json", "--out", path)
    assert done.exit_code == 0
    assert "These games have no more: 0 of 1 puzzles." in done.stdout
    played_record("koryo", actions=5).write(tmp_path / "open.json")
    played_record("corinth").write(tmp_path / "corinth.json")
    for name, problem in (("open", "is not finished"), ("corinth", "is a game of corinth, not of koryo")):
        done = run("make", "koryo", "--records", tmp_path / f"{name}.json", "--out", path)
        assert done.exit_code == 1
        assert problem in done.stderr
    done = run("make", "koryo", "--count", "1", "--records", tmp_path, "--out", path)
    assert done.exit_code == 0, "of a folder, only the finished games of Koryŏ count"


def test_a_check_confirms_right_solutions_and_removes_wrong_ones(tmp_path: Path, clearest: list[Puzzle]) -> None:
    path = tmp_path / "set.jsonl"
    right, other = clearest
    second = sorted(other.chances, key=lambda action: -other.chances[action])[1]
    swapped = other.chances | {second: other.chances[other.solution], other.solution: other.chances[second]}
    write_puzzles(path, "koryo", [right, replace(other, solution=second, chances=swapped)])
    done = run("check", path, "--iterations", "20000")
    assert done.exit_code == 1
    assert f"{other.id}: {second!r} is not confirmed; found {other.solution!r}" in done.stdout
    assert "1 of 2 confirmed" in done.stdout
    assert run("check", path, "--iterations", "20000", "--remove").exit_code == 0
    assert [*read_puzzles(path).puzzles] == [right]
    assert run("check", path, "--iterations", "20000", "--sample", "1").exit_code == 0


def test_what_cannot_be_done_is_said(tmp_path: Path) -> None:
    path = tmp_path / "set.jsonl"
    header = {"format": "madang puzzles 1", "game": "koryo", "rules": 99}
    path.write_text(json.dumps(header) + "\n", "utf-8")
    for arguments in (["check", path], ["make", "koryo", "--out", path]):
        done = run(*arguments)
        assert done.exit_code == 1
        assert "the puzzles were made by rules version 99" in done.stderr
    assert "there is no game 'chess'" in run("make", "chess").stderr
    write_puzzles(path, "corinth", puzzle_set("corinth").puzzles[:1])
    assert "has puzzles of another game" in run("make", "koryo", "--out", path).stderr
