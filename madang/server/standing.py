"""How a game stands: the scores as if it ended now, majorities, limits and prices.

All of it follows from what lies face up, so that everybody may see it. A game says the last three, and what its
scores are made of, in a module `tally`; one without it is shown without.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from typing import Any

from madang import State

Json = dict[str, Any]


@functools.cache
def _tally(game: str) -> Any:
    name = f"madang.games.{game}.tally"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def _asked(state: State, question: str, nothing: Any) -> Any:
    answer = getattr(_tally(state.game.name), question, None)
    return answer(state.record) if answer else nothing


def standing(state: State) -> Json:
    """The shape of `messages.Standing`."""
    return {
        "scores": state.scores(),
        "leaders": _asked(state, "leaders", {}),
        "limits": _asked(state, "limits", []),
        "prices": _asked(state, "prices", {}),
    }


def score_lines(state: State) -> list[Json]:
    """The shape of `messages.ScoreLine`, for each line."""
    return [{"item": item, "points": points} for item, points in _asked(state, "score_lines", [])]
