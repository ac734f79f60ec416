"""A run as a table, one row a game, for other programs."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np

from madang.lab.simulate import Array, Run


def columns(run: Run) -> dict[str, Array]:
    """The columns of the table by name: the seed of each game, its first player and length, and by seat the score, the
    share of the win, and what the score is made of.
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
    """As Parquet, which needs an extra."""
    pyarrow = _pyarrow()
    about: dict[str, Any] = {"game": run.name, "seats": ",".join(run.seats), "seed": str(run.seed)}
    table = pyarrow.table({name: np.ascontiguousarray(column) for name, column in columns(run).items()})
    pyarrow.parquet.write_table(table.replace_schema_metadata(about), path)


WRITERS = {".csv": write_csv, ".parquet": write_parquet, ".npz": Run.save}


def check_path(path: Path) -> None:
    """Refuse a file of a kind that cannot be written, before any game is played."""
    if path.suffix not in WRITERS:
        raise ValueError(f"{path}: a run is written to a file that ends with {', '.join(WRITERS)}")
    if path.suffix == ".parquet":
        _pyarrow()


def _pyarrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError:
        raise ValueError("Parquet needs pyarrow: pip install 'madang[parquet]'") from None
    return pyarrow


def write(run: Run, path: Path) -> None:
    """Write a run as the end of the file's name asks: a table, or all of it for `madang report --run`."""
    WRITERS[path.suffix](run, path)
