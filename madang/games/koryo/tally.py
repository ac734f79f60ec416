"""The score sheet of Koryŏ: where the points come from."""

from __future__ import annotations

from typing import Any

from madang.games import cards
from madang.games.koryo.data import BARBARIAN, LOBBYING


def score_parts(states: Any) -> dict[str, Any]:
    """What the scores of many games are made of: for each part the points by game and seat."""
    parts = {f"koryo-score-{f + 1}": points for f, points in enumerate(cards.family_parts(states["tableau"]))}
    parts["koryo-score-tokens"] = states["tokens"].astype(int)
    parts["koryo-score-events"] = -states["tableau"][:, :, [BARBARIAN, LOBBYING]].sum(axis=2, dtype=int)
    return parts
