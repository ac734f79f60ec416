"""Invalid positions of Corinth are refused with the name of the wrong field; unusual ones are accepted."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from madang import BadPosition
from tests.games.corinth.positions import FULL, build_position, corinth, harbor, sheet

WALLED_IN = ["b3", "c2", "c4", "d3"]
DICE = harbor(goats=(1, 3), oil=(2, 2, 1), gold=(6, 4))


def choosing(**fields: Any) -> dict[str, Any]:
    return build_position(sheet(), sheet(), harbor=DICE, **fields)


def with_sheet(**changes: Any) -> dict[str, Any]:
    built = choosing()
    built["sheets"][0] |= changes
    return built


def with_market(**changes: Any) -> dict[str, Any]:
    return with_sheet(market=sheet(circled=["c4", "a1"], crossed=["b4"])["market"] | changes)


def without(path: str) -> dict[str, Any]:
    """A valid position with one field left out."""
    built: Any = deepcopy(with_market())
    *keys, last = path.replace("[0]", ".0").split(".")
    part = built
    for key in keys:
        part = part[int(key) if key.isdigit() else key]
    del part[last]
    return dict(built)


INVALID: list[tuple[str, dict[str, Any]]] = [
    # types, ranges, names
    ("first", choosing(first=2)),
    ("first", choosing(first=True)),
    ("first", choosing(first=None)),
    ("phase", choosing(phase="sleep", turns_left=3)),
    ("actor", choosing(actor=2, turns_left=3)),
    ("actor", choosing(actor="0", turns_left=3)),
    ("turns_left", choosing(turns_left=4)),
    ("turns_left", choosing(turns_left=1.0)),
    ("color", choosing(color="red")),
    ("sheets", choosing() | {"sheets": [sheet()]}),
    ("sheets[0]", choosing() | {"sheets": [None, sheet()]}),
    ("sheets[0].hats", with_sheet(hats=1)),
    ("sheets[0].market.hats", with_market(hats=1)),
    ("sheets[0].gold.lost", with_sheet(gold={"circled": 2, "spent": 1, "lost": 1})),
    ("bonuses.spices", choosing(bonuses={"oil": None, "wine": None, "carpets": None, "spices": None})),
    ("bonuses.wine", choosing(bonuses={"oil": None, "wine": 2, "carpets": None})),
    ("bonuses.carpets", choosing(bonuses={"oil": None, "wine": None})),
    # the harbor
    ("harbor", choosing() | {"harbor": []}),
    ("harbor.sheep", choosing() | {"harbor": {"sheep": {"value": 1, "white": 1, "yellow": 0}}}),
    ("harbor.oil", choosing() | {"harbor": {"oil": None}}),
    ("harbor.oil", choosing() | {"harbor": harbor(oil=(2, 0))}),
    ("harbor.oil", choosing() | {"harbor": harbor(goats=(2, 3), oil=(2, 3))}),
    ("harbor.gold", choosing() | {"harbor": harbor(wine=(4, 3), gold=(3, 3))}),
    ("harbor.gold.value", choosing() | {"harbor": harbor(gold=(7, 3))}),
    ("harbor.gold.white", choosing() | {"harbor": harbor(gold=(6, 10))}),
    ("harbor.gold.yellow", choosing() | {"harbor": harbor(gold=(6, 5, 4))}),
    ("harbor.gold.red", choosing() | {"harbor": {"gold": {"value": 6, "white": 1, "yellow": 0, "red": 1}}}),
    ("harbor", choosing() | {"harbor": harbor(goats=(1, 5), gold=(6, 5))}),
    ("harbor", choosing() | {"harbor": harbor(goats=(1, 5, 2), gold=(6, 4, 2))}),
    ("harbor", choosing() | {"harbor": harbor(gold=(6, 9, 3))}),
    ("harbor", choosing(actor=1)),
    ("harbor", build_position(phase="roll", harbor=harbor(gold=(6, 4)))),
    # sheets
    ("sheets[0].turns", with_sheet(turns=7)),
    ("sheets[0].gold.circled", with_sheet(gold={"circled": 25, "spent": 0})),
    ("sheets[0].gold.circled", with_sheet(gold={"circled": 0, "spent": 0})),
    ("sheets[0].goats.spent", with_sheet(goats={"circled": 3, "spent": 4})),
    ("sheets[0].goats.spent", with_sheet(goats={"circled": 3, "spent": -1})),
    ("sheets[0].gold.circled", with_sheet(gold={"circled": True, "spent": 0})),
    ("sheets[0].spices", with_sheet(spices=[0, 0, 0, 0])),
    ("sheets[0].spices[1]", with_sheet(spices=[0, 3, 0])),
    ("sheets[0].oil[3]", with_sheet(oil=[0, 0, 0, "5"])),
    ("sheets[0].wine", with_sheet(wine=[1, 0, 2, 0])),
    ("sheets[0].buildings", with_sheet(buildings=["store", "store"])),
    ("sheets[0].buildings[0]", with_sheet(buildings=["palace"])),
    # the market
    ("sheets[0].market.circled[1]", with_market(circled=["c4", "c4"])),
    ("sheets[0].market.circled[0]", with_market(circled=["c3", "a1"])),
    ("sheets[0].market.circled[0]", with_market(circled=["f1", "a1"])),
    ("sheets[0].market.crossed[0]", with_market(crossed=["a1"])),
    ("sheets[0].market.crossed[1]", with_market(crossed=["b4", "b4"])),
    ("sheets[0].market.crossed[0]", with_market(crossed=["c3"])),
    ("sheets[0].market.crossed[0]", with_market(crossed=[7])),
    ("sheets[0].market.boxes", with_market(boxes=[])),
    ("sheets[0].market.boxes", with_market(boxes=[3])),
    ("sheets[0].market.boxes[0]", with_market(boxes=[2.0])),
    ("sheets[0].market.yellow", with_market(yellow=0)),
    ("sheets[0].market.yellow", with_market(yellow=True)),
    # bonuses
    ("bonuses.oil", choosing(bonuses={"oil": 1, "wine": None, "carpets": None})),
    ("bonuses.oil", with_sheet(oil=FULL["oil"])),
    # rounds and turns
    ("sheets[0].turns", build_position(sheet(turns=0), sheet(turns=1), harbor=DICE)),
    ("sheets[0].turns", build_position(sheet(turns=3), sheet(turns=1), harbor=DICE)),
    ("sheets[1].turns", build_position(sheet(turns=0), sheet(turns=0), harbor=DICE, first=1, actor=1, turns_left=3)),
    ("sheets[1].turns", build_position(sheet(turns=2), sheet(turns=0), sheet(turns=2), players=3, harbor=DICE)),
    ("sheets[0].turns", build_position(sheet(turns=5), *[sheet(turns=4)] * 3, players=4, harbor=DICE)),
    ("phase", build_position(sheet(turns=6), sheet(turns=6), phase="roll")),
    ("phase", build_position(sheet(turns=6), sheet(turns=5), phase="over", actor=None, turns_left=0)),
    ("turns_left", choosing(turns_left=0)),
    ("turns_left", build_position(phase="roll", turns_left=2)),
    ("turns_left", build_position(sheet(turns=6), sheet(turns=6), phase="over", actor=None, turns_left=1)),
    ("actor", choosing(actor=1, turns_left=3)),
    ("actor", choosing(actor=None)),
    ("actor", build_position(sheet(turns=6), sheet(turns=6), phase="over", actor=0, turns_left=0)),
    ("harbor", build_position(sheet(turns=6), sheet(turns=6), phase="over", actor=None, turns_left=0, harbor=DICE)),
    ("harbor", build_position(phase="over", actor=None, turns_left=0, harbor=harbor(gold=(6, 8, 1)))),
    # the move under way
    ("move", choosing(move={"value": 3})),
    ("move", choosing(phase="shop")),
    ("move", choosing(phase="steps", move=[3])),
    ("move.left", choosing(phase="shop", move={"district": "oil"})),
    ("move.left", choosing(phase="shop", move={"district": "oil", "left": 0})),
    ("move.left", choosing(phase="shop", move={"district": "oil", "left": 14})),
    ("move.district", choosing(phase="shop", move={"district": "gold", "left": 1})),
    ("move.value", choosing(phase="shop", move={"district": "oil", "left": 1, "value": 3})),
    ("move.district", with_sheet(oil=[1, 0, 0, 0]) | {"phase": "shop", "move": {"district": "oil", "left": 1}}),
    ("move.district", with_sheet(spices=[2, 2, 4]) | {"phase": "shop", "move": {"district": "spices", "left": 1}}),
    ("move.value", choosing(phase="steps", move={"value": 7})),
    ("move.value", build_position(sheet(gold=9, crossed=WALLED_IN), phase="steps", move={"value": 2})),
    ("move.steps", choosing(phase="walk", move={"steps": 25, "path": []})),
    ("move.path", choosing(phase="walk", move={"steps": 1, "path": ["c2"]})),
    ("move.path", choosing(phase="walk", move={"steps": 3, "path": ["b2"]})),
    ("move.path", choosing(phase="walk", move={"steps": 3, "path": ["c2", "a1"]})),
    ("move.path[1]", choosing(phase="walk", move={"steps": 3, "path": ["c2", "c3"]})),
    ("move.path[0]", build_position(sheet(crossed=["c2"]), phase="walk", move={"steps": 3, "path": ["c2"]})),
    ("move.path", build_position(sheet(crossed=WALLED_IN), phase="walk", move={"steps": 1, "path": []})),
    ("move.path", build_position(sheet(crossed=["a1", "b2", "c1"]), phase="walk", move={"steps": 24, "path": []})),
    ("phase", build_position(sheet(gold=1, goats=1), phase="build")),
    ("phase", build_position(sheet(gold=1, goats=9, buildings=["store"]), phase="build")),
    # missing fields at any depth
    *((path, without(path)) for path in (
        "harbor.oil.yellow", "sheets[0].turns", "sheets[0].gold", "sheets[0].goats.spent", "sheets[0].wine",
        "sheets[0].market", "sheets[0].market.boxes", "sheets[0].market.crossed", "sheets[0].buildings", "bonuses.oil",
        "move", "harbor")),
]  # fmt: skip


@pytest.mark.parametrize(("field", "position"), INVALID)
def test_an_invalid_position_is_refused_by_field(field: str, position: dict[str, Any]) -> None:
    with pytest.raises(BadPosition) as caught:
        corinth.position(position)
    assert caught.value.field == field


VALID: list[Callable[[], dict[str, Any]]] = [
    choosing,
    with_market,
    lambda: choosing(actor=1, turns_left=2) | {"harbor": harbor(gold=(6, 9))},  # seat 0 took a single yellow die
    lambda: choosing(phase="build") | {"harbor": harbor(gold=(6, 9)), "sheets": [sheet(turns=1, goats=9), sheet()]},
    lambda: choosing() | {"harbor": {}},
    lambda: build_position(sheet(gold=24, goats=24, buildings=["temple", "warehouse", "stable", "store"]), harbor=DICE),
    lambda: build_position(sheet(crossed=["a1", "e5"]), harbor=DICE),
    lambda: build_position(sheet(turns=3), sheet(turns=2), sheet(turns=2), sheet(turns=2), players=4, harbor=DICE),
    lambda: build_position(sheet(turns=1), sheet(turns=2), sheet(turns=2), players=3, phase="roll"),
    lambda: build_position(sheet(oil=FULL["oil"]), sheet(oil=FULL["oil"]), harbor=DICE,
                     bonuses={"oil": 1, "wine": None, "carpets": None}),
]  # fmt: skip


@pytest.mark.parametrize("build", VALID)
def test_an_unusual_position_is_accepted(build: Callable[[], dict[str, Any]]) -> None:
    assert corinth.position(build()).position() == build()


def test_lists_are_read_in_any_order_and_written_sorted() -> None:
    position = with_market(crossed=["e5", "b4"])
    position["sheets"][0]["buildings"] = ["store", "temple"]
    again = corinth.position(position).position()["sheets"][0]
    assert again["market"]["crossed"] == ["b4", "e5"]
    assert again["buildings"] == ["temple", "store"]
