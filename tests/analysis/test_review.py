"""Reviews: no leaks, planted blunders, luck and skill that add up."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import madang
from bench.review_quality import Quality, play_and_judge
from madang.analysis import balance, review
from madang.analysis.decisions import analyze_decision
from madang.analysis.grades import accuracy
from madang.cli.main import app

GAMES = madang.game_names()


def random_record(game: str, players: int, seed: int) -> madang.Record:
    rng = random.Random(seed)
    record = madang.Record(game, players, seed)
    while not record.state.over:
        record.play(rng.choice(record.state.actions()))
    return record


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_luck_and_decisions_add_up_to_the_result(game: str, players: int) -> None:
    for seed in range(20):
        record = random_record(game, players, seed)
        winners = record.state.winners()
        seats = balance(record).seats
        for seat, part in enumerate(seats):
            assert part.result == (1 / len(winners) if seat in winners else 0.0)
            assert part.start + part.luck + part.own + part.others == pytest.approx(part.result, abs=1e-9)
        assert sum(part.luck for part in seats) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("game", GAMES)
def test_luck_averages_to_zero(game: str) -> None:
    luck = np.array([balance(random_record(game, 2, seed), samples=16).seats[0].luck for seed in range(600)])
    assert luck.std() > 0.001, "there is luck in these games"
    assert abs(luck.mean()) < 3.3 * luck.std(ddof=1) / np.sqrt(len(luck))


@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_judged_the_same_in_every_world_that_its_seat_cannot_tell_apart(game: str) -> None:
    record = random_record(game, 3, 4)
    compared = 0
    for step in range(0, len(record.actions), 7):
        state = record.history[step]
        if state.forced:
            continue
        seat = state.actor or 0
        twin = state.determinize(seat, step)
        assert twin.position() != state.position()
        played = record.actions[step]
        judged = [analyze_decision(world.view(seat), played, iterations=400) for world in (state, twin)]
        assert judged[0] == judged[1]
        compared += 1
    assert compared > 3


@pytest.mark.parametrize("game", GAMES)
def test_planted_blunders_are_found_without_false_alarms(game: str) -> None:
    """The short form of `bench.review_quality`."""
    quality = Quality()
    for seed in (1, 2):
        play_and_judge(game, 2, seed, 2000, quality)
    assert quality.planted >= 3
    assert quality.found >= 0.9 * quality.planted
    assert quality.alarms <= 0.05 * quality.own


def test_the_action_played_gets_visits_however_bad_it_is() -> None:
    view = madang.game("koryo").start(players=2, seed=7).view(0)
    for action in view["actions"]:
        analysis = analyze_decision(view, action, iterations=4000)
        played = next(found for found in analysis.actions if found.action == action)
        assert played.visits >= 400
        assert sum(played.chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in played.chances)
        assert analysis.loss >= 0.0
        assert (analysis.loss == 0.0) == (action == analysis.best.action)


def test_a_review_has_every_decision_and_is_reproducible() -> None:
    record = random_record("koryo", 2, 3)
    found = review(record, iterations=400)
    choices = [step for step in range(len(record.actions)) if not record.history[step].forced]
    assert [decision.step for decision in found.decisions] == choices
    assert found == review(record, iterations=400)
    assert found.mistakes(), "random play makes mistakes"
    one = review(record, seats=[1], iterations=400)
    assert [d for d in found.decisions if d.analysis.seat == 1] == [*one.decisions]
    assert one.accuracy[0] is None
    with pytest.raises(ValueError, match="finished game"):
        review(madang.Record("koryo", 2, 3), iterations=400)


def test_accuracy_falls_with_the_losses() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0, 0.0]) == 100.0
    assert accuracy([0.1]) == pytest.approx(36.8, abs=0.1)


def test_the_command_prints_mistakes_and_writes_a_page(tmp_path: Path) -> None:
    record = random_record("koryo", 2, 3)
    file, page = tmp_path / "record.json", tmp_path / "review.html"
    record.write(file)
    done = CliRunner().invoke(app, ["review", str(file), "--seconds", "1", "--html", str(page)])
    assert done.exit_code == 0, done.output
    assert "Mistakes and blunders" in done.output
    text = page.read_text("utf-8")
    assert text.count('id="step-') == len([s for s in record.states() if not s.forced and not s.over])
    assert "http" not in text, "the page is self-contained"


@pytest.mark.parametrize("options", [["--seat", "2"], ["--seconds", "0"]])
def test_the_command_refuses_bad_options(tmp_path: Path, options: list[str]) -> None:
    file = tmp_path / "record.json"
    random_record("koryo", 2, 3).write(file)
    assert CliRunner().invoke(app, ["review", str(file), *options]).exit_code != 0


def test_the_command_refuses_an_unfinished_game(tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    madang.Record("koryo", 2, 3).write(file)
    done = CliRunner().invoke(app, ["review", str(file)])
    assert done.exit_code == 1
    assert "finished game" in done.output
