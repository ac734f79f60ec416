"""Builders of Corinth positions and states for tests. Fields that are not given are those of a new game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import madang
from madang.core.state import State
from tests.games.corinth import reference_rules

corinth = madang.game("corinth")

DISTRICTS = ("goats", "oil", "wine", "carpets", "spices", "gold")

FULL = {"spices": [2, 2, 4], "carpets": [2, 3, 4], "wine": [2, 3, 3, 4], "oil": [2, 3, 3, 5]}


def sheet(
    turns: int = 0,
    gold: int | tuple[int, int] = 1,
    goats: int | tuple[int, int] = 1,
    circled: Sequence[str] = (),
    crossed: Sequence[str] = (),
    buildings: Sequence[str] = (),
    **shops: list[int],
) -> dict[str, Any]:
    """A sheet. `gold` and `goats` are the unspent amounts, or pairs of circled and spent."""
    purses = {
        name: {"circled": purse[0], "spent": purse[1]}
        if isinstance(purse, tuple)
        else {"circled": max(purse, 1), "spent": 0 if purse else 1}
        for name, purse in (("gold", gold), ("goats", goats))
    }
    yellow = sum(reference_rules.GIVES[field] == "yellow" for field in circled)
    built: dict[str, Any] = {
        "turns": turns,
        **purses,
        "spices": shops.get("spices", [0, 0, 0]),
        "carpets": shops.get("carpets", [0, 0, 0]),
        "wine": shops.get("wine", [0, 0, 0, 0]),
        "oil": shops.get("oil", [0, 0, 0, 0]),
        "market": {
            "circled": list(circled),
            "crossed": sorted(crossed),
            "boxes": [],
            "yellow": yellow,
        },
        "buildings": list(buildings),
    }
    built["market"]["boxes"] = reference_rules.boxes(built)
    return built


def harbor(**groups: tuple[int, ...]) -> dict[str, dict[str, int]]:
    """A harbor of groups of dice: value, number of white dice, and optionally of yellow ones."""
    return {
        name: {"value": groups[name][0], "white": groups[name][1], "yellow": sum(groups[name][2:])}
        for name in DISTRICTS
        if name in groups
    }


def build_position(*sheets: dict[str, Any], players: int = 2, **fields: Any) -> dict[str, Any]:
    """A position in the first round with seat 0 as first player. `sheets` are those of the lowest seats."""
    turns = 4 if players == 4 else 3
    phase = fields.get("phase", "choose")
    rest = [sheet() for _ in range(players - len(sheets))]
    built: dict[str, Any] = {
        "game": "corinth",
        "players": players,
        "first": 0,
        "phase": phase,
        "actor": 0,
        "turns_left": turns,
        "harbor": {},
        "bonuses": {"oil": None, "wine": None, "carpets": None},
        "move": None,
        "sheets": [*sheets, *rest],
        "seed": 1,
    }
    built |= fields
    if phase != "roll" and "turns_left" not in fields:
        built["turns_left"] = turns - (built["actor"] or 0)
    if phase != "roll" and built["first"] == 0 and not any(sheet["turns"] for sheet in built["sheets"]):
        built["sheets"] = [built["sheets"][0] | {"turns": 1}, *built["sheets"][1:]]
    return built


def build_state(*sheets: dict[str, Any], **fields: Any) -> State:
    return corinth.position(build_position(*sheets, **fields))
