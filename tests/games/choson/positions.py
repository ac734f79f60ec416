"""Builders of Chosŏn positions and states for tests."""

from __future__ import annotations

from typing import Any

import madang
from madang import State

choson = madang.game("choson")

EFFECT_OF_FAMILY = {"1": "lobby", "2": "firearm", "3": "lobby", "4": "sword", "5": "sword", "6": "lobby",
                   "7": "sword", "8": "firearm"}  # fmt: skip


def build_position(**fields: Any) -> dict[str, Any]:
    """A position of two players without cards, in the turn of seat 0, changed by `fields`."""
    players = fields.get("players", len(fields.get("tableaus", "..")))
    tokens = fields.get("tokens", [0] * players)
    no_cards = [""] * players
    actor = fields.get("actor", 0)
    defaults = {
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
        "tableaus": no_cards,
        "hands": no_cards,
        "placed": no_cards,
        "turn": None,
        "seed": 123,
    }
    position = defaults | fields
    if position["phase"] == "main" and "turn" not in fields:
        position["turn"] = turn(seat=actor, revealed=position["placed"][actor] == "")
    return position


def turn(seat: int = 0, events: int = 0, **fields: Any) -> dict[str, Any]:
    """The turn of a seat that has revealed its cards and used no power."""
    return {"seat": seat, "revealed": True, "events": events, "effect": None, "used": []} | fields


def effect(family: str, **fields: Any) -> dict[str, Any]:
    """The open effect of a family."""
    kind = EFFECT_OF_FAMILY[family]
    return {"kind": kind, "family": family, "state": "open", "guard": None, "hit": False} | fields


def shield(seat: int, family: str) -> dict[str, Any]:
    return {"seat": seat, "family": family}


def build_state(**fields: Any) -> State:
    """The state of `build_position`."""
    return choson.position(build_position(**fields))


def build_order_state(*hands: str, **fields: Any) -> State:
    """A state in the order phase."""
    return build_state(phase="order", players=len(hands), hands=list(hands), **fields)


def build_final_state(*tableaus: str, **fields: Any) -> State:
    """A state after the end of the game."""
    return build_state(phase="over", round=8, actor=None, tableaus=list(tableaus), **fields)


def verbs(state: State) -> set[str]:
    """The first words of the legal actions."""
    return {action.split()[0] for action in state.actions()}
