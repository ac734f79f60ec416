"""A backup of a SQLite file, also while a server writes to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple


class BackupError(Exception):
    """The backup failed; the text says why."""


class Backup(NamedTuple):
    """What a verified copy contains."""

    size: int
    tables: int
    plies: int


def back_up(source: Path, target: Path) -> Backup:
    """Copy a database to a new file and verify the copy. The target appears only when the copy is verified."""
    if not source.is_file():
        raise BackupError(f"{source}: there is no such file")
    if target.exists():
        raise BackupError(f"{target}: exists already")
    partial = target.with_name(f"{target.name}.part")
    partial.unlink(missing_ok=True)
    try:
        _copy(source, partial)
        backup = verify(partial)
        partial.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise BackupError(f"{target}: {error}") from error
    finally:
        partial.unlink(missing_ok=True)
    return backup


def _copy(source: Path, target: Path) -> None:
    # a single step copies one consistent state; with several steps, each write of a server would start it again
    address = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=-1)
        new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it


def verify(file: Path) -> Backup:
    """Check the integrity of a copy, and count what it contains."""
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as copy:
        problems = [row[0] for row in copy.execute("PRAGMA integrity_check")]
        if problems != ["ok"]:
            raise BackupError(f"{file}: the copy is damaged ({problems[0]})")
        tables = copy.execute("select count(*) from tables").fetchone()[0]
        complete = "select count(*), coalesce(sum(plies), 0) from tables where status in ('playing', 'over')"
        started, counted = copy.execute(complete).fetchone()
        stored = copy.execute("select count(*) from plies").fetchone()[0]
        if started and stored < counted:
            raise BackupError(f"{file}: the copy has {stored} plies, and its tables should have {counted}")
    return Backup(file.stat().st_size, tables, stored)
