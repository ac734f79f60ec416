"""Positions for tests, from what matters in them: everything else is as at the start of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import madang
from madang.core.state import State
from madang.games.corinth.data import AMOUNT, DISTRICTS, EFFECT, EFFECTS, FIELDS

corinth = madang.game("corinth")

FULL = {"spices": [2, 2, 4], "carpets": [2, 3, 4], "wine": [2, 3, 3, 4], "oil": [2, 3, 3, 5]}


def effect(field: str) -> tuple[str, int]:
    """What a field gives, and how much of it."""
    number = FIELDS.index(field)
    return EFFECTS[EFFECT[number]], int(AMOUNT[number])


def boxes(circled: Sequence[str]) -> list[int]:
    """What the score fields among these hold, counted forwards."""
    written: list[int] = []
    since = 0
    for field in circled:
        since += 1 + (effect(field)[0] == "+1")
        if effect(field)[0] == "score":
            written.append(since + (written[-1] if written else 0))
            since = 0
    return written


def sheet(
    turns: int = 0,
    gold: int | tuple[int, int] = 1,
    goats: int | tuple[int, int] = 1,
    circled: Sequence[str] = (),
    crossed: Sequence[str] = (),
    buildings: Sequence[str] = (),
    **shops: list[int],
) -> dict[str, Any]:
    """A sheet. Gold and goats are what is left, or a pair: circled and spent."""
    purses = {
        name: {"circled": purse[0], "spent": purse[1]}
        if isinstance(purse, tuple)
        else {"circled": max(purse, 1), "spent": 0 if purse else 1}
        for name, purse in (("gold", gold), ("goats", goats))
    }
    yellow = sum(effect(field)[0] == "yellow" for field in circled)
    return {
        "turns": turns,
        **purses,
        "spices": shops.get("spices", [0, 0, 0]),
        "carpets": shops.get("carpets", [0, 0, 0]),
        "wine": shops.get("wine", [0, 0, 0, 0]),
        "oil": shops.get("oil", [0, 0, 0, 0]),
        "market": {
            "circled": list(circled),
            "crossed": sorted(crossed),
            "boxes": boxes(circled),
            "yellow": yellow,
        },
        "buildings": list(buildings),
    }


def harbor(**groups: tuple[int, ...]) -> dict[str, dict[str, int]]:
    """Groups of dice: value, white and, if there are any, yellow."""
    return {
        name: {"value": groups[name][0], "white": groups[name][1], "yellow": sum(groups[name][2:])}
        for name in DISTRICTS
        if name in groups
    }


def position(*sheets: dict[str, Any], players: int = 2, **fields: Any) -> dict[str, Any]:
    """The first round of a game in which seat 0 is first player, `sheets` being those of the first seats."""
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
    if phase != "roll" and built["first"] == 0 and not any(one["turns"] for one in built["sheets"]):
        built["sheets"] = [built["sheets"][0] | {"turns": 1}, *built["sheets"][1:]]
    return built


def state(*sheets: dict[str, Any], **fields: Any) -> State:
    return corinth.position(position(*sheets, **fields))


def play(start: State, *actions: str) -> State:
    for action in actions:
        start = start.play(action)
    return start


def walk(start: State, *actions: str) -> State:
    """Play actions of one steward's move, and then whatever is forced until it is over."""
    after = play(start, *actions)
    while after.forced and after.position()["phase"] == "walk":
        after = after.play(after.actions()[0])
    return after
