"""A Koryŏ table to start a test from."""

from __future__ import annotations

from typing import Any

import madang
from madang import State

koryo = madang.game("koryo")


def table(**fields: Any) -> dict[str, Any]:
    """A position with empty tables for two, in somebody's action turn, unless `fields` say otherwise."""
    players = fields.get("players", len(fields.get("tableaus", "..")))
    tokens = fields.get("tokens", [0] * players)
    nothing = [""] * players
    blank = {
        "game": "koryo",
        "players": players,
        "round": 4,
        "first": 0,
        "phase": "action",
        "actor": 0,
        "bank": 8 - sum(tokens),
        "tokens": tokens,
        "tableaus": nothing,
        "hands": nothing,
        "placed": nothing,
        "used": [],
        "seed": 123,
    }
    return blank | fields


def at(**fields: Any) -> State:
    """The state of such a table."""
    return koryo.position(table(**fields))


def play(state: State, *actions: str) -> State:
    for action in actions:
        state = state.play(action)
    return state
