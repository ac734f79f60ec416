"""What a group of dice gives to the player who takes it."""

from __future__ import annotations

from typing import Any

from madang.games.corinth.data import (
    GOATS,
    GOLD,
    PURSE_OF,
    PURSE_SIZE,
    SHOP_SIZES,
    STORE,
    STORE_EXTRA,
    WAREHOUSE,
    WAREHOUSE_EXTRA,
)


def gain(s: Any, district: int) -> int:
    """How many symbols of a district the actor would fill or circle with its group."""
    amount = int(s.white[district] + s.yellow[district])
    if district in (GOLD, GOATS):
        room = PURSE_SIZE - s.circled[s.actor, PURSE_OF[district]]
        extra = STORE_EXTRA if district == GOLD and s.built[s.actor, STORE] else 0
    else:
        room = SHOP_SIZES[district].sum() - s.shops[s.actor, district].sum()
        extra = WAREHOUSE_EXTRA if s.built[s.actor, WAREHOUSE] else 0
    return int(min(amount + extra, room))
