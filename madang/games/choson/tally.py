"""Chosŏn as a score sheet: where the points come from."""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.games import cards
from madang.games.cards import FAMILIES, NOBODY
from madang.games.choson import rules
from madang.games.choson.data import EVENT
from madang.jit import plain

majority_of = plain(cards.majority_of)
legacy_points = plain(rules.legacy_points)

FIRST_PLAYER_POINTS = 2
LEGACY_DOUBLES = 10


def score_lines(s: Any) -> list[tuple[str, list[int]]]:
    """What the scores are made of, by seat; lines without points are left out."""
    seats = range(int(s.players))
    lines = []
    for family in range(FAMILIES):
        leader = majority_of(s, family, NOBODY)
        lines.append((f"choson-score-{family + 1}", [family + 1 if seat == leader else 0 for seat in seats]))
    lines.append(("choson-score-tokens", [int(s.tokens[seat]) for seat in seats]))
    lines.append(("choson-score-events", [int(s.tableau[seat, EVENT]) for seat in seats]))
    lines.append(("choson-score-first", [FIRST_PLAYER_POINTS if seat == s.first else 0 for seat in seats]))
    so_far = [sum(points[seat] for _, points in lines) for seat in seats]
    legacy = [int(legacy_points(so_far[seat], s.players)) if seat == s.legacy else 0 for seat in seats]
    lines.append(("choson-score-legacy", legacy))
    return [(item, points) for item, points in lines if any(points)]


def score_parts(states: Any) -> dict[str, Any]:
    """What the scores of many games are made of: for each line of `score_lines` the points by game and seat."""
    parts = {f"choson-score-{f + 1}": points for f, points in enumerate(cards.family_parts(states["tableau"]))}
    parts["choson-score-tokens"] = states["tokens"].astype(int)
    parts["choson-score-events"] = states["tableau"][:, :, EVENT].astype(int)
    seats = np.arange(states["tableau"].shape[1])
    parts["choson-score-first"] = FIRST_PLAYER_POINTS * (states["first"][:, None] == seats)
    so_far = sum(parts.values())
    doubled = np.where(so_far <= LEGACY_DOUBLES, so_far, 7 - states["players"][:, None])
    parts["choson-score-legacy"] = np.where(states["legacy"][:, None] == seats, doubled, 0)
    return parts
