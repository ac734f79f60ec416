"""Runs are written to files and read again."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from madang import Game
from madang.lab.export import check_path, write
from madang.lab.simulate import Run
from tests.lab.runs import random_run, same_run


def test_runs_are_written_in_every_format(game: Game, players: int, tmp_path: Path) -> None:
    run = random_run(game, players, games=50)
    for name in ("run.csv", "run.parquet", "run.npz"):
        write(run, tmp_path / name)
    assert same_run(Run.load(tmp_path / "run.npz"), run)
    with (tmp_path / "run.csv").open(encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    assert len(rows) == 50
    assert [int(row["score_1"]) for row in rows] == run.scores[:, 1].tolist()
    import pyarrow.parquet

    table = pyarrow.parquet.read_table(tmp_path / "run.parquet")
    assert table.column_names == [*rows[0]]
    assert table["score_0"].to_pylist() == run.scores[:, 0].tolist()
    assert table.schema.metadata[b"game"] == game.name.encode()


def test_unsupported_and_broken_files_raise_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"ends with .csv, .parquet, .npz"):
        check_path(tmp_path / "run.xls")
    for content in (b"", b"nothing of the kind"):
        (tmp_path / "broken.npz").write_bytes(content)
        with pytest.raises(ValueError, match="is not a saved run"):
            Run.load(tmp_path / "broken.npz")
    with pytest.raises(ValueError, match="is not a saved run"):
        Run.load(tmp_path / "nowhere.npz")
