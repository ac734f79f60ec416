"""The arena: paired seeds, rotated seats, stored games, and statistics."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from madang.lab import arena
from madang.lab.arena import Archive, Match, MatchResult, line_ups, ratings, schedule, standings


def result(seats: tuple[str, ...], seed: int, winners: tuple[int, ...]) -> MatchResult:
    count = len(seats)
    return MatchResult(seats, seed, tuple(range(count)), winners, (10,) * count, (0.5,) * count)


def test_every_seed_is_played_in_every_rotation_of_the_seats() -> None:
    matches = [*schedule("koryo", ["a", "b"], players=2, games=4, seed=1)]
    assert [match.seats for match in matches] == [("a", "b"), ("b", "a")] * 2
    assert len({match.seed for match in matches}) == 2
    assert line_ups(["a", "b", "c"], 3) == [("a", "b", "c")]


def test_intervals_treat_the_games_of_a_seed_as_one_sample() -> None:
    results = [result(("a", "b"), seed, (0,)) for seed in range(10)]
    results += [result(("b", "a"), seed, (seed % 2,)) for seed in range(10)]
    a, b = sorted(standings(results), key=lambda standing: standing.bot)
    assert a.share == pytest.approx(0.75)
    assert b.share == pytest.approx(0.25)
    assert a.error == pytest.approx(1.96 * 0.2635 / 10**0.5, abs=1e-3)
    assert a.milliseconds == pytest.approx(50)


def test_variance_reduction_subtracts_luck_and_says_what_it_saves() -> None:
    played = [arena.play_match(match) for match in schedule("koryo", ["greedy", "random"], 2, 2, seed=1)]
    assert all(sum(game.luck) == pytest.approx(0.0, abs=1e-9) for game in played)
    results = [
        MatchResult(
            ("a", "b"), seed, (1, 0), (seed % 2,), (1, 1), (0.1, 0.1), (0.4, -0.4) if seed % 2 == 0 else (-0.4, 0.4)
        )
        for seed in range(10)
    ]
    plain, reduced = standings(results)[0], standings(results, variance_reduction=True)[0]
    assert plain.share == reduced.share == pytest.approx(0.5)
    assert reduced.error == pytest.approx(plain.error / 5)
    assert reduced.saved == pytest.approx(25)


def test_a_shared_win_is_divided() -> None:
    a, b = sorted(standings([result(("a", "b"), 1, (0, 1))]), key=lambda standing: standing.bot)
    assert (a.share, b.share) == (0.5, 0.5)


def test_the_winner_has_the_higher_rating() -> None:
    rated = ratings([result(("a", "b"), seed, (0,)) for seed in range(20)])
    assert rated["a"][0] > rated["b"][0] + 5


def test_stored_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MADANG_CACHE", str(tmp_path))
    matches = [*schedule("koryo", ["greedy", "random"], players=2, games=4, seed=1)]
    archive = Archive("koryo", 2, 1)
    assert archive.path.is_relative_to(tmp_path)
    archive.add(arena.play_match(matches[0]))
    with archive.path.open("a") as file:
        file.write('{"seats": ["cut o')
    assert [*archive.load()] == [(matches[0].seats, matches[0].seed)]
    known = archive.load()[matches[0].seats, matches[0].seed]
    for match in matches[1:]:
        archive.path.write_text("\n".join([archive.path.read_text().rsplit("\n", 1)[0], ""]))
        archive.add(arena.play_match(match))
    results = [*arena.run(matches, archive)]
    assert len(results) == 4
    assert known in results


def interrupt_arena(archive: Path, games: int, *options: str) -> tuple[str, int]:
    """Start an arena and interrupt it when `games` games are stored; return its output and the number it reports."""
    command = [sys.executable, "-m", "madang", "arena", "koryo", "greedy", "random", "--games", "4000", "--seed", "77"]
    arena = subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    deadline = time.monotonic() + 120
    while (not archive.exists() or archive.read_bytes().count(b"\n") < games) and time.monotonic() < deadline:
        assert arena.poll() is None
        time.sleep(0.05)
    os.killpg(arena.pid, signal.SIGINT)
    output = arena.communicate(timeout=60)[0]
    stopped = re.search(r"Stopped after (\d+) of 4000 games", output)
    assert stopped, output
    return output, int(stopped[1])


def test_an_interrupted_arena_resumes() -> None:
    path = Archive("koryo", 2, 77).path
    path.unlink(missing_ok=True)
    output, first = interrupt_arena(path, 20)
    assert "greedy" in output
    assert "Traceback" not in output
    kept = path.read_text().splitlines()
    assert len(kept) >= first >= 20
    output, second = interrupt_arena(path, len(kept) + 20)
    assert "Traceback" not in output
    assert second > len(kept)
    assert path.read_text().splitlines()[: len(kept)] == kept
    path.unlink()


def test_a_match_is_deterministic_for_bots_without_a_time_budget() -> None:
    match = Match("corinth", ("greedy", "random"), 5)
    first, second = arena.play_match(match), arena.play_match(match)
    assert (first.scores, first.winners, first.decisions) == (second.scores, second.winners, second.decisions)


def test_results_are_written_as_json_and_as_a_plot(tmp_path: Path) -> None:
    results = [result(("a", "b"), seed, (0,)) for seed in range(3)]
    arena.write_json(tmp_path / "out.json", results)
    assert len(json.loads((tmp_path / "out.json").read_text())["games"]) == 3
    arena.write_plot(tmp_path / "out.png", "koryo", results)
    assert (tmp_path / "out.png").read_bytes().startswith(b"\x89PNG")
