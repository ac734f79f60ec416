"""The score sheet of Corinth: where the points come from."""

from __future__ import annotations

from typing import Any

import numpy as np

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

DISTRICT_ORDER = (SPICES, CARPETS, WINE, OIL)


def score_parts(states: Any) -> dict[str, Any]:
    """What the scores of many games are made of: for each part the points by game and seat."""
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
