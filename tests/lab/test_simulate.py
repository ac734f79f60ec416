"""Simulation: the same games on any number of cores, kernel or not, and tables that say what happened."""

from __future__ import annotations

import csv
from pathlib import Path

import numpy as np
import pytest

from madang import Game
from madang.core.playouts import WHOLE_WIN
from madang.games import load_part
from madang.lab import simulate as simulation
from madang.lab.action_groups import action_groups, group_of
from madang.lab.export import check_path, columns, write
from madang.lab.simulate import Portion, Run, play_portion, portions, simulate, together
from tests.contract.sheets import score_lines
from tests.playing import some_states


def random_run(game: Game, players: int, games: int = 400, workers: int | None = None, size: int = 100) -> Run:
    saved, simulation.PORTION_AT_RANDOM = simulation.PORTION_AT_RANDOM, size
    try:
        return together([*simulate(game.name, ("random",) * players, games, 3, workers)])
    finally:
        simulation.PORTION_AT_RANDOM = saved


def same(one: Run, other: Run) -> bool:
    return all(np.array_equal(value, getattr(other, name)) for name, value in vars(one).items())


def test_the_number_of_cores_changes_nothing(game: Game, players: int) -> None:
    assert same(random_run(game, players, workers=1), random_run(game, players, workers=2))


def test_a_run_adds_up(game: Game, players: int) -> None:
    run = random_run(game, players)
    assert run.games == 400
    assert (run.wins.sum(axis=1) == WHOLE_WIN).all()
    assert (run.parts.sum(axis=1) == run.scores).all(), "the parts are what the score is made of"
    assert (run.length[:, 0] >= run.length[:, 1]).all()
    assert (run.chosen <= run.offered).all()
    hands = run.games * players
    assert run.offered[:, 0].max() <= hands
    seeds = columns(run)["seed"]
    assert [game.start(players, int(seed)).record.first for seed in seeds[:50]] == run.first[:50].tolist()


def test_the_parts_of_many_games_are_those_of_each(game: Game, players: int) -> None:
    for state in some_states(game, players, games=10):
        parts = load_part(game.name, "tally").score_parts(state.copied())
        assert [(name, points[0, :players].tolist()) for name, points in parts.items()] == score_lines(state)


def test_bots_and_the_kernel_tell_the_same_of_a_game(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is noted of a game that bots play: its result, its length, and what was offered and chosen."""
    portion = Portion(game.name, ("greedy", "random"), 1, 0, 2)
    run = play_portion(portion)
    assert same(run, play_portion(portion)), "greedy and random do the same again"
    labels, groups = action_groups(game.name)
    for i, seed in enumerate(portion.seeds()):
        state = game.start(2, seed)
        assert run.first[i] == state.record.first
    assert len(labels) == len(run.offered) == groups.max() + 1
    assert (run.parts.sum(axis=1) == run.scores).all()
    assert run.chosen[:, 0].sum() > 0


def test_bots_play_in_processes(game: Game) -> None:
    one = together([*simulate(game.name, ("greedy", "random"), 6, 1, workers=2)])
    other = together([play_portion(portion) for portion in portions(game.name, ("greedy", "random"), 6, 1)])
    assert same(one, other)


def test_stopping_keeps_what_is_done(game: Game) -> None:
    games = simulate(game.name, ("random", "random"), 20_000, 1)
    run = together([next(games)])
    games.close()  # type: ignore[attr-defined]
    assert 0 < run.games < 20_000
    assert (run.wins.sum(axis=1) == WHOLE_WIN).all()


def test_actions_that_differ_in_the_seat_alone_are_one(game: Game) -> None:
    for notation in game.notations:
        assert ":" not in group_of(notation)
    labels, groups = action_groups(game.name)
    assert len(groups) == len(game.notations)
    assert len(set(labels)) == len(labels) <= len(game.notations)


def test_runs_are_written_as_tables_and_read_again(game: Game, players: int, tmp_path: Path) -> None:
    run = random_run(game, players, games=50)
    for name in ("run.csv", "run.parquet", "run.npz"):
        write(run, tmp_path / name)
    assert same(Run.load(tmp_path / "run.npz"), run)
    with (tmp_path / "run.csv").open(encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    assert len(rows) == 50
    assert [int(row["score_1"]) for row in rows] == run.scores[:, 1].tolist()
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(tmp_path / "run.parquet")
    assert table.column_names == [*rows[0]]
    assert table["score_0"].to_pylist() == run.scores[:, 0].tolist()
    assert table.schema.metadata[b"game"] == game.name.encode()


def test_files_that_cannot_be_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"ends with .csv, .parquet, .npz"):
        check_path(tmp_path / "run.xls")
    for content in (b"", b"nothing of the kind"):
        (tmp_path / "broken.npz").write_bytes(content)
        with pytest.raises(ValueError, match="is not a saved run"):
            Run.load(tmp_path / "broken.npz")
    with pytest.raises(ValueError, match="is not a saved run"):
        Run.load(tmp_path / "nowhere.npz")
