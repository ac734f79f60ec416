"""What the scores of a game are made of. A game says it in a module `tally`; one without it is shown without."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from typing import Any

from madang import State


@functools.cache
def _tally(game: str) -> Any:
    name = f"madang.games.{game}.tally"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def score_lines(state: State) -> list[dict[str, Any]]:
    """The shape of `messages.ScoreLine`, for each line."""
    answer = getattr(_tally(state.game.name), "score_lines", None)
    return [{"item": item, "points": points} for item, points in answer(state.record)] if answer else []
