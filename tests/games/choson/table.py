"""A Chosŏn table to start a test from."""

from __future__ import annotations

from typing import Any

import madang
from madang import State

choson = madang.game("choson")

KINDS_OF_EFFECT = {"1": "lobby", "2": "firearm", "3": "lobby", "4": "sword", "5": "sword", "6": "lobby",
                   "7": "sword", "8": "firearm"}  # fmt: skip


def table(**fields: Any) -> dict[str, Any]:
    """A position with empty tables for two, in the turn of seat 0, unless `fields` say otherwise."""
    players = fields.get("players", len(fields.get("tableaus", "..")))
    tokens = fields.get("tokens", [0] * players)
    nothing = [""] * players
    actor = fields.get("actor", 0)
    blank = {
        "game": "choson",
        "players": players,
        "round": 4,
        "first": 0,
        "phase": "main",
        "actor": actor,
        "bank": 10 - sum(tokens),
        "tokens": tokens,
        "legacy": None,
        "shield": None,
        "tableaus": nothing,
        "hands": nothing,
        "placed": nothing,
        "turn": None,
        "seed": 123,
    }
    position = blank | fields
    if position["phase"] == "main" and "turn" not in fields:
        position["turn"] = turn(seat=actor, revealed=position["placed"][actor] == "")
    return position


def turn(seat: int = 0, events: int = 0, **fields: Any) -> dict[str, Any]:
    """The turn of a seat that has revealed everything and used nothing."""
    return {"seat": seat, "revealed": True, "events": events, "effect": None, "used": []} | fields


def effect(family: str, **fields: Any) -> dict[str, Any]:
    """The open effect of a family."""
    kind = KINDS_OF_EFFECT[family]
    return {"kind": kind, "family": family, "state": "open", "guard": None, "hit": False} | fields


def shield(seat: int, family: str) -> dict[str, Any]:
    return {"seat": seat, "family": family}


def at(**fields: Any) -> State:
    """The state of such a table."""
    return choson.position(table(**fields))


def order(*hands: str, **fields: Any) -> State:
    """The state of a table where orders are given."""
    return at(phase="order", players=len(hands), hands=list(hands), **fields)


def over(*tableaus: str, **fields: Any) -> State:
    """The state of a table where the game has ended."""
    return at(phase="over", round=8, actor=None, tableaus=list(tableaus), **fields)


def play(state: State, *actions: str) -> State:
    for action in actions:
        state = state.play(action)
    return state


def verbs(state: State) -> set[str]:
    """The first words of what is legal."""
    return {action.split()[0] for action in state.actions()}
