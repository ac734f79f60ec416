"""Corinth in words: writing positions. Reading them is in `reading`."""

from __future__ import annotations

from typing import Any

from madang.games.corinth.data import (
    BONUS_DISTRICTS,
    BUILDINGS,
    CARPETS,
    DISTRICTS,
    FIELDS,
    NOBODY,
    OIL,
    PHASES,
    PURSES,
    SHEET_FIELDS,
    SHOP,
    SHOPS,
    SPICES,
    START,
    STEPS,
    WALK,
    WINE,
)
from madang.games.corinth.explain import describe, explain
from madang.games.corinth.reading import read

__all__ = ["HIDDEN", "describe", "explain", "read", "write"]

HIDDEN: dict[str, str] = {}
"""Everybody sees everything."""


def write(s: Any) -> dict[str, Any]:
    """The position of a record, without what all games share."""
    sheets = {name: s[name].tolist() for name in SHEET_FIELDS}  # a record is slow to ask: each field once
    groups = zip(DISTRICTS, s.value.tolist(), s.white.tolist(), s.yellow.tolist(), strict=True)
    bonus = s.bonus.tolist()
    move = _move(s)
    actor = int(s.actor)
    return {
        "first": int(s.first),
        "phase": PHASES[s.phase],
        "actor": None if actor == NOBODY else actor,
        "turns_left": int(s.turns_left),
        "harbor": {
            name: {"value": value, "white": white, "yellow": yellow} for name, value, white, yellow in groups if value
        },
        "bonuses": {DISTRICTS[d]: None if bonus[d] == NOBODY else bonus[d] for d in BONUS_DISTRICTS},
        "move": move,
        "sheets": [
            _sheet(sheets, seat, move["path"] if move and "path" in move and seat == actor else [])
            for seat in range(s.players)
        ],
    }


def _move(s: Any) -> dict[str, Any] | None:
    if s.phase == SHOP:
        return {"district": DISTRICTS[s.district], "left": int(s.left)}
    if s.phase == STEPS:
        return {"value": int(s.pips)}
    if s.phase == WALK:
        return {"steps": int(s.steps), "path": [FIELDS[field] for field in s.path[: s.walked_now]]}
    return None


def _sheet(sheets: dict[str, Any], seat: int, under_way: list[str]) -> dict[str, Any]:
    purses = {
        name: {"circled": sheets["circled"][seat][purse], "spent": sheets["spent"][seat][purse]}
        for purse, name in enumerate(PURSES)
    }
    goods = {DISTRICTS[d]: sheets["shops"][seat][d][: SHOPS[d]] for d in (SPICES, CARPETS, WINE, OIL)}
    return {
        "turns": sheets["turns"][seat],
        **purses,
        **goods,
        "market": _market(sheets, seat, under_way),
        "buildings": [name for name, built in zip(BUILDINGS, sheets["built"][seat], strict=True) if built],
    }


def _market(sheets: dict[str, Any], seat: int, under_way: list[str]) -> dict[str, Any]:
    circled = [FIELDS[field] for field in sheets["landed"][seat][: sheets["landings"][seat]]]
    walked = {name for field, name in enumerate(FIELDS) if sheets["walked"][seat] >> field & 1}
    return {
        "circled": circled,
        "crossed": sorted(walked.difference(circled, under_way, [FIELDS[START]])),
        "boxes": sheets["boxes"][seat][: sheets["written"][seat]],
        "yellow": sheets["earned"][seat],
    }
