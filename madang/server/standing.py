"""How a game stands: the scores as if it ended now, who leads which family, how much everybody may keep.

All of it follows from what lies face up, so that everybody may see it. A game says the last two, and what its scores
are made of, in a module `tally`; one without it is shown without.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from typing import Any

from madang import State
from madang.server.history import Fields

Json = dict[str, Any]


@functools.cache
def _tally(game: str) -> Any:
    name = f"madang.games.{game}.tally"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def _asked(state: State, question: str, found: Fields, nothing: Any) -> Any:
    answer = getattr(_tally(state.game.name), question, None)
    return answer(found) if answer else nothing


def standing(state: State, found: Fields) -> Json:
    """The shape of `messages.Standing`, from a state and its fields."""
    return {
        "scores": state.scores(),
        "leaders": _asked(state, "leaders", found, {}),
        "limits": _asked(state, "limits", found, []),
    }


def score_lines(state: State, found: Fields) -> list[Json]:
    """The shape of `messages.ScoreLine`, for each line."""
    return [{"item": item, "points": points} for item, points in _asked(state, "score_lines", found, [])]
