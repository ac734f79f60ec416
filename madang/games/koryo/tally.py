"""Koryŏ as a score sheet: where the points come from."""

from __future__ import annotations

from typing import Any

from madang.games import cards
from madang.games.cards import FAMILIES, NOBODY
from madang.games.koryo.data import BARBARIAN, LOBBYING
from madang.jit import plain

majority_of = plain(cards.majority_of)


def score_lines(s: Any) -> list[tuple[str, list[int]]]:
    """What the scores are made of, by seat; lines without points are left out."""
    seats = range(int(s.players))
    lines = []
    for family in range(FAMILIES):
        leader = majority_of(s, family, NOBODY)
        lines.append((f"koryo-score-{family + 1}", [family + 1 if seat == leader else 0 for seat in seats]))
    lines.append(("koryo-score-tokens", [int(s.tokens[seat]) for seat in seats]))
    lines.append(
        ("koryo-score-events", [-int(s.tableau[seat, BARBARIAN] + s.tableau[seat, LOBBYING]) for seat in seats])
    )
    return [(item, points) for item, points in lines if any(points)]


def score_parts(states: Any) -> dict[str, Any]:
    """What the scores of many games are made of: for each line of `score_lines` the points by game and seat."""
    parts = {f"koryo-score-{f + 1}": points for f, points in enumerate(cards.family_parts(states["tableau"]))}
    parts["koryo-score-tokens"] = states["tokens"].astype(int)
    parts["koryo-score-events"] = -states["tableau"][:, :, [BARBARIAN, LOBBYING]].sum(axis=2, dtype=int)
    return parts
