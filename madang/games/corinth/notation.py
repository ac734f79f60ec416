"""The notation of Corinth: writing positions, and the standing of a game. Reading them is in `read_position`."""

from __future__ import annotations

from typing import Any

from madang.games.corinth import market
from madang.games.corinth.data import (
    BONUS_DISTRICTS,
    BUILDINGS,
    CARPETS,
    CHOOSE,
    DISTRICTS,
    FIELDS,
    LONGEST_MOVE,
    NOBODY,
    OIL,
    PHASES,
    SHOP,
    SHOPS,
    SPICES,
    START,
    STEPS,
    WALK,
    WINE,
)
from madang.games.corinth.explain import describe, explain
from madang.games.corinth.gain import gain
from madang.games.corinth.read_position import read
from madang.games.position import Fields
from madang.jit import plain

__all__ = ["HIDDEN", "check_hidden", "describe", "explain", "read", "standing", "write"]

HIDDEN: dict[str, str] = {}
"""All players see everything."""

SORTED_FIELDS = tuple(sorted((name, 1 << field) for field, name in enumerate(FIELDS)))
"""The names of the fields in ASCII order, each with its bit."""

LENGTHS = tuple((f"steps {length}", length) for length in range(1, LONGEST_MOVE + 1))

SPICE_SHOPS, CARPET_SHOPS, WINE_SHOPS, OIL_SHOPS = (int(SHOPS[district]) for district in (SPICES, CARPETS, WINE, OIL))

coins = plain(market.coins)
price = plain(market.price)


def write(s: Any) -> dict[str, Any]:
    """The position of an unpacked record, without what all games share."""
    groups = zip(DISTRICTS, s.value.tolist(), s.white.tolist(), s.yellow.tolist(), strict=True)
    bonus = s.bonus.tolist()
    under_way = s.path.tolist()[: s.walked_now] if s.phase == WALK else []
    return {
        "first": s.first,
        "phase": PHASES[s.phase],
        "actor": None if s.actor == NOBODY else s.actor,
        "turns_left": s.turns_left,
        "harbor": {
            name: {"value": value, "white": white, "yellow": yellow} for name, value, white, yellow in groups if value
        },
        "bonuses": {DISTRICTS[d]: None if bonus[d] == NOBODY else bonus[d] for d in BONUS_DISTRICTS},
        "move": _move(s, under_way),
        "sheets": _sheets(s, under_way),
    }


def _move(s: Any, under_way: list[int]) -> dict[str, Any] | None:
    if s.phase == SHOP:
        return {"district": DISTRICTS[s.district], "left": s.left}
    if s.phase == STEPS:
        return {"value": s.pips}
    if s.phase == WALK:
        return {"steps": s.steps, "path": [FIELDS[field] for field in under_way]}
    return None


def _sheets(s: Any, under_way: list[int]) -> list[dict[str, Any]]:
    """The sheets by seat. `under_way` are the fields that the actor's steward has walked in this move."""
    turns, circled, spent, shops = s.turns.tolist(), s.circled.tolist(), s.spent.tolist(), s.shops.tolist()
    built, markets = s.built.tolist(), _markets(s, under_way)
    sheets = []
    for seat in range(s.players):
        gold_circled, goats_circled = circled[seat]
        gold_spent, goats_spent = spent[seat]
        goods = shops[seat]
        sheets.append(
            {
                "turns": turns[seat],
                "gold": {"circled": gold_circled, "spent": gold_spent},
                "goats": {"circled": goats_circled, "spent": goats_spent},
                "spices": goods[SPICES][:SPICE_SHOPS],
                "carpets": goods[CARPETS][:CARPET_SHOPS],
                "wine": goods[WINE][:WINE_SHOPS],
                "oil": goods[OIL][:OIL_SHOPS],
                "market": markets[seat],
                "buildings": [name for name, has in zip(BUILDINGS, built[seat], strict=True) if has],
            }
        )
    return sheets


def _markets(s: Any, under_way: list[int]) -> list[dict[str, Any]]:
    """The market by seat: fields that the steward landed on or crossed, boxes, and yellow dice."""
    walked, landings, landed = s.walked.tolist(), s.landings.tolist(), s.landed.tolist()
    boxes, written, earned = s.boxes.tolist(), s.written.tolist(), s.earned.tolist()
    markets = []
    for seat in range(s.players):
        circled = landed[seat][: landings[seat]]
        crossed = walked[seat] & ~(1 << START)
        for field in circled if seat != s.actor else circled + under_way:
            crossed &= ~(1 << field)
        markets.append(
            {
                "circled": [FIELDS[field] for field in circled],
                "crossed": [name for name, bit in SORTED_FIELDS if crossed & bit],
                "boxes": boxes[seat][: written[seat]],
                "yellow": earned[seat],
            }
        )
    return markets


def check_hidden(fields: Fields, s: Any) -> None:
    """Nothing is hidden, so there is nothing to check."""


def standing(s: Any) -> dict[str, Any]:
    """What the steward's moves cost in gold, and what each group gives, while the player chooses between them."""
    if s.phase == STEPS:
        return {"prices": {action: price(s, s.actor, s.pips, length) for action, length in LENGTHS}}
    if s.phase == CHOOSE:
        groups = [(name, district) for district, name in enumerate(DISTRICTS) if s.value[district]]
        return {"prices": _steward_prices(s, groups), "gains": {f"take {name}": gain(s, d) for name, d in groups}}
    return {}


def _steward_prices(s: Any, groups: list[tuple[str, int]]) -> dict[str, int]:
    """The price of every length that the player can afford with each group, such as `steward wine 3`."""
    gold, prices = coins(s, s.actor), {}
    for name, district in groups:
        for length in range(1, LONGEST_MOVE + 1):
            cost = int(price(s, s.actor, s.value[district], length))
            if cost <= gold:
                prices[f"steward {name} {length}"] = cost
    return prices
