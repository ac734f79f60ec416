"""What the scores of a game are made of, as its module `tally` counts it."""

from __future__ import annotations

import importlib
from typing import Any

from madang import State


def score_lines(state: State) -> list[dict[str, Any]]:
    """The shape of `messages.ScoreLine`, for each line with points."""
    parts = importlib.import_module(f"madang.games.{state.game.name}.tally").score_parts(state.copied())
    lines = ((item, points[0, : state.players].tolist()) for item, points in parts.items())
    return [{"item": item, "points": points} for item, points in lines if any(points)]
