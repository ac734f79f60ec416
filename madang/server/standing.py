"""How a game stands: the scores as if it ended now, majorities, limits and prices.

All of it follows from what lies face up, so that everybody may see it. A game says the last three, and what its
scores are made of, in a module `tally`; one without it is shown without.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
import itertools
from typing import Any

from madang import State
from madang.server.history import Fields

Json = dict[str, Any]


@functools.cache
def _tally(game: str) -> Any:
    name = f"madang.games.{game}.tally"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None


def _asked(state: State, question: str, found: Fields | Grids, nothing: Any) -> Any:
    answer = getattr(_tally(state.game.name), question, None)
    return answer(found) if answer else nothing


class Grids:
    """Fields whose tables of numbers are dictionaries: rules that ask for `tableau[seat, family]` get there sooner."""

    def __init__(self, found: Fields) -> None:
        self._found = found

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._found, name)
        if getattr(value, "ndim", 0) == 2:
            value = dict(zip(_places(value.shape), value.ravel().tolist(), strict=True))
        setattr(self, name, value)
        return value


@functools.cache
def _places(shape: tuple[int, int]) -> list[tuple[int, int]]:
    return [*itertools.product(range(shape[0]), range(shape[1]))]


def standing(state: State, found: Fields) -> Json:
    """The shape of `messages.Standing`, from a state and its fields."""
    grids = Grids(found)
    return {
        "scores": state.scores(),
        "leaders": _asked(state, "leaders", grids, {}),
        "limits": _asked(state, "limits", grids, []),
        "prices": _asked(state, "prices", found, {}),
    }


def score_lines(state: State, found: Fields) -> list[Json]:
    """The shape of `messages.ScoreLine`, for each line."""
    return [{"item": item, "points": points} for item, points in _asked(state, "score_lines", found, [])]
