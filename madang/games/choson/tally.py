"""The score sheet of Chosŏn: where the points come from."""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.games import cards
from madang.games.choson.data import EVENT

FIRST_PLAYER_POINTS = 2
LEGACY_DOUBLES = 10


def score_parts(states: Any) -> dict[str, Any]:
    """What the scores of many games are made of: for each part the points by game and seat."""
    parts = {f"choson-score-{f + 1}": points for f, points in enumerate(cards.family_parts(states["tableau"]))}
    parts["choson-score-tokens"] = states["tokens"].astype(int)
    parts["choson-score-events"] = states["tableau"][:, :, EVENT].astype(int)
    seats = np.arange(states["tableau"].shape[1])
    parts["choson-score-first"] = FIRST_PLAYER_POINTS * (states["first"][:, None] == seats)
    so_far = sum(parts.values())
    doubled = np.where(so_far <= LEGACY_DOUBLES, so_far, 7 - states["players"][:, None])
    parts["choson-score-legacy"] = np.where(states["legacy"][:, None] == seats, doubled, 0)
    return parts
