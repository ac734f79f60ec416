"""Corinth in words: writing positions. Reading them is in `reading`."""

from __future__ import annotations

from typing import Any

from madang.games.corinth.data import (
    BIT,
    BONUS_DISTRICTS,
    BUILDINGS,
    CARPETS,
    DISTRICTS,
    FIELD_COUNT,
    FIELDS,
    NOBODY,
    OIL,
    PHASES,
    PURSES,
    SHOP,
    SHOPS,
    SPICES,
    START,
    STEPS,
    WALK,
    WINE,
)
from madang.games.corinth.explain import explain
from madang.games.corinth.reading import read

__all__ = ["explain", "hide", "read", "write"]


def write(s: Any) -> dict[str, Any]:
    """The position of a record, without what all games share."""
    return {
        "first": int(s.first),
        "phase": PHASES[s.phase],
        "actor": None if s.actor == NOBODY else int(s.actor),
        "turns_left": int(s.turns_left),
        "harbor": {
            name: {"value": int(s.value[d]), "white": int(s.white[d]), "yellow": int(s.yellow[d])}
            for d, name in enumerate(DISTRICTS)
            if s.value[d] > 0
        },
        "bonuses": {DISTRICTS[d]: None if s.bonus[d] == NOBODY else int(s.bonus[d]) for d in BONUS_DISTRICTS},
        "move": _move(s),
        "sheets": [_sheet(s, seat) for seat in range(s.players)],
    }


def hide(position: dict[str, Any], seat: int | None) -> None:
    """Everybody sees everything."""


def _move(s: Any) -> dict[str, Any] | None:
    if s.phase == SHOP:
        return {"district": DISTRICTS[s.district], "left": int(s.left)}
    if s.phase == STEPS:
        return {"value": int(s.pips)}
    if s.phase == WALK:
        return {"steps": int(s.steps), "path": [FIELDS[field] for field in s.path[: s.walked_now]]}
    return None


def _sheet(s: Any, seat: int) -> dict[str, Any]:
    purses = {
        name: {"circled": int(s.circled[seat, purse]), "spent": int(s.spent[seat, purse])}
        for purse, name in enumerate(PURSES)
    }
    goods = {DISTRICTS[d]: s.shops[seat, d, : SHOPS[d]].tolist() for d in (SPICES, CARPETS, WINE, OIL)}
    return {
        "turns": int(s.turns[seat]),
        **purses,
        **goods,
        "market": _market(s, seat),
        "buildings": [name for name, built in zip(BUILDINGS, s.built[seat], strict=True) if built],
    }


def _market(s: Any, seat: int) -> dict[str, Any]:
    circled = s.landed[seat, : s.landings[seat]].tolist()
    under_way = s.path[: s.walked_now].tolist() if seat == s.actor else []
    crossed = {field for field in range(FIELD_COUNT) if s.walked[seat] & BIT[field]}.difference(circled, under_way)
    return {
        "circled": [FIELDS[field] for field in circled],
        "crossed": sorted(FIELDS[field] for field in crossed - {START}),
        "boxes": s.boxes[seat, : s.written[seat]].tolist(),
        "yellow": int(s.earned[seat]),
    }
