"""Checks the files that commands write to before any long work begins."""

from __future__ import annotations

from pathlib import Path

import typer


def check_folder(path: Path | None) -> Path | None:
    """A callback for an option: refuse a file in a folder that does not exist."""
    if path is not None and not path.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {path.parent}")
    return path


def check_folders(paths: list[Path] | None) -> list[Path] | None:
    """The same for an option that may be given several times."""
    for path in paths or []:
        check_folder(path)
    return paths
