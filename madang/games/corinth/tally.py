"""Corinth as a score sheet: where the points come from."""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.games.corinth import rules
from madang.games.corinth.data import (
    BONUSES,
    CARPETS,
    COINS,
    DISTRICTS,
    HERD,
    OIL,
    SHOP_POINTS,
    SHOP_SIZES,
    SPICES,
    TEMPLE,
    TEMPLE_POINTS,
    WINE,
)
from madang.jit import plain

district_points = plain(rules.district_points)
temple_points = plain(rules.temple_points)

DISTRICT_ORDER = (SPICES, CARPETS, WINE, OIL)


def score_parts(states: Any) -> dict[str, Any]:
    """What the scores of many games are made of: for each line of `score_lines` the points by game and seat."""
    seats = np.arange(states["turns"].shape[1])
    full = states["shops"] == SHOP_SIZES
    points = (full * SHOP_POINTS).sum(axis=3)
    bonus = sum(BONUSES[d] * (states["bonus"][:, d, None] == seats) for d in range(len(DISTRICTS)))
    left = states["circled"].astype(int) - states["spent"]
    temple = TEMPLE_POINTS * states["built"].sum(axis=2, dtype=int) * (states["built"][:, :, TEMPLE] > 0)
    parts = {f"corinth-score-{DISTRICTS[d]}": points[:, :, d] for d in DISTRICT_ORDER}
    parts |= {"corinth-score-bonuses": bonus, "corinth-score-steward": states["boxes"].sum(axis=2)}
    parts |= {"corinth-score-temple": temple}
    return parts | {"corinth-score-gold": left[:, :, COINS] // 2, "corinth-score-goats": left[:, :, HERD] // 2}


def score_lines(s: Any) -> list[tuple[str, list[int]]]:
    """What the scores are made of, by seat."""
    seats = range(int(s.players))
    bonus = [[int(BONUSES[d]) if s.bonus[d] == seat else 0 for seat in seats] for d in range(len(DISTRICTS))]
    lines = [
        (f"corinth-score-{DISTRICTS[d]}", [int(district_points(s, seat, d)) - bonus[d][seat] for seat in seats])
        for d in DISTRICT_ORDER
    ]
    left = s.circled.astype(int) - s.spent.astype(int)
    lines.append(("corinth-score-bonuses", [sum(b[seat] for b in bonus) for seat in seats]))
    lines.append(("corinth-score-steward", [int(s.boxes[seat][: s.written[seat]].sum()) for seat in seats]))
    lines.append(("corinth-score-temple", [int(temple_points(s, seat)) for seat in seats]))
    lines.append(("corinth-score-gold", [int(left[seat, COINS]) // 2 for seat in seats]))
    lines.append(("corinth-score-goats", [int(left[seat, HERD]) // 2 for seat in seats]))
    return lines
