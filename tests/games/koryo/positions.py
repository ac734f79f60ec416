"""Builders of Koryŏ positions and states for tests."""

from __future__ import annotations

from typing import Any

import madang
from madang import State

koryo = madang.game("koryo")


def build_position(**fields: Any) -> dict[str, Any]:
    """A position of two players without cards, in the action phase of seat 0, changed by `fields`."""
    players = fields.get("players", len(fields.get("tableaus", "..")))
    tokens = fields.get("tokens", [0] * players)
    no_cards = [""] * players
    defaults = {
        "game": "koryo",
        "players": players,
        "round": 4,
        "first": 0,
        "phase": "action",
        "actor": 0,
        "bank": 8 - sum(tokens),
        "tokens": tokens,
        "tableaus": no_cards,
        "hands": no_cards,
        "placed": no_cards,
        "used": [],
        "seed": 123,
    }
    return defaults | fields


def build_state(**fields: Any) -> State:
    """The state of `build_position`."""
    return koryo.position(build_position(**fields))
