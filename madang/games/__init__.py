"""The games. Each has a folder, and its name in `NAMES`."""

from __future__ import annotations

import importlib
from typing import Any

from madang.errors import UnknownGame

NAMES = ("koryo", "choson", "corinth")


def load(name: str) -> Any:
    """The package of one game, which `madang.core.game.Rulebook` describes."""
    if name not in NAMES:
        raise UnknownGame(f"there is no game {name!r}; the games are {', '.join(NAMES)}")
    return importlib.import_module(f"madang.games.{name}")


def load_part(name: str, part: str) -> Any:
    """A module that the package of a game does not import itself: `observe` or `tally`."""
    return importlib.import_module(f"{load(name).__name__}.{part}")
