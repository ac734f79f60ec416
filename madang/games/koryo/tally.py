"""Koryŏ as a score sheet: who leads what, and where the points come from."""

from __future__ import annotations

from typing import Any

from madang.games import cards
from madang.games.cards import FAMILIES, NOBODY
from madang.games.koryo import rules
from madang.games.koryo.data import BARBARIAN, KINDS, LOBBYING
from madang.jit import plain

majority = plain(rules.majority)
majority_of = plain(cards.majority_of)
limit = plain(rules.limit)


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


def leaders(s: Any) -> dict[str, int]:
    """The seats that have a majority now, by family."""
    found = {KINDS[family]: int(majority(s, family)) for family in range(FAMILIES)}
    return {kind: seat for kind, seat in found.items() if seat != NOBODY}


def limits(s: Any) -> list[int]:
    """How many cards each may keep."""
    return [int(limit(s, seat)) for seat in range(int(s.players))]
