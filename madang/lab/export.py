"""Writing a run to a file: CSV or Parquet with one row per game, or the complete run."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np

from madang.extras import import_extra
from madang.lab.simulate import Array, Run


def columns(run: Run) -> dict[str, Array]:
    """The columns of the table by name.

    They are the seed, first player and length of each game, and for each seat its score, share of the win, and parts of
    the score.
    """
    table: dict[str, Array] = {
        "seed": run.seed * 10**9 + run.numbers,
        "first": run.first,
        "decisions": run.length[:, 0],
        "choices": run.length[:, 1],
    }
    for seat in range(run.players):
        table[f"score_{seat}"] = run.scores[:, seat]
        table[f"win_{seat}"] = run.shares[:, seat]
        for number, part in enumerate(run.part_names()):
            table[f"points_{part.split('-', 2)[2]}_{seat}"] = run.parts[:, number, seat]
    return table


def write_csv(run: Run, path: Path) -> None:
    table = columns(run)
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(table)
        writer.writerows(zip(*(column.tolist() for column in table.values()), strict=True))


def write_parquet(run: Run, path: Path) -> None:
    """Write Parquet, which needs the extra `lab`."""
    pyarrow = _pyarrow()
    metadata: dict[str, Any] = {"game": run.name, "seats": ",".join(run.seats), "seed": str(run.seed)}
    table = pyarrow.table({name: np.ascontiguousarray(column) for name, column in columns(run).items()})
    pyarrow.parquet.write_table(table.replace_schema_metadata(metadata), path)


WRITERS = {".csv": write_csv, ".parquet": write_parquet, ".npz": Run.save}


def check_path(path: Path) -> None:
    """Raise `ValueError` or `MissingExtra` if the file cannot be written; call it before any game is played."""
    if path.suffix not in WRITERS:
        raise ValueError(f"{path}: the file name of a run ends with {', '.join(WRITERS)}")
    if path.suffix == ".parquet":
        _pyarrow()


def _pyarrow() -> Any:
    import_extra("pyarrow.parquet", "lab")
    return import_extra("pyarrow", "lab")


def write(run: Run, path: Path) -> None:
    """Write a run in the format of the file's suffix: a table, or the complete run for `madang report --run`."""
    WRITERS[path.suffix](run, path)
