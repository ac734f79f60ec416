"""Features of a seat in Corinth: shops, gold and goats, buildings, the market, and the turn under way."""

from __future__ import annotations

from typing import Any

from madang.games.corinth.data import (
    BONUS_DISTRICTS,
    BUILDINGS,
    COINS,
    E_PLUS,
    E_SCORE,
    FIELD_AMOUNT,
    FIELD_EFFECT,
    GOODS,
    HERD,
    NOBODY,
    SCORE_FIELDS,
    SHOP_POINTS,
    SHOP_SIZES,
    SHOPS,
    TEMPLE,
)
from madang.games.corinth.market import count_fields, longest_way_bound, steward_field, walker_field
from madang.jit import jit

GOODS_TABLE = GOODS
BONUS_TABLE = BONUS_DISTRICTS
SHOP_PLACES = 16
"""Four goods, with at most four shops each."""

FEATURES = 2 * SHOP_PLACES + 40
STAGES = 7
HIDDEN_CARDS = False


@jit
def stage(s: Any) -> int:
    """The mean number of boxes marked on the turn tracks."""
    marked = 0
    for seat in range(s.players):
        marked += s.turns[seat]
    return min(STAGES - 1, marked // s.players)


@jit
def horizon(s: Any) -> int:
    """The round: one box is marked in each. Search stops there because the next one begins with a roll."""
    marked = 0
    for seat in range(s.players):
        marked += s.turns[seat]
    return marked


@jit
def observed_action(s: Any, action: int) -> int:
    """Nothing is hidden."""
    return action


@jit
def write_features(s: Any, seat: int, out: Any) -> None:
    for i in range(FEATURES):
        out[i] = 0.0
    write_shops(s, seat, out)
    write_stock(s, seat, out, 2 * SHOP_PLACES)
    write_market(s, seat, out, 2 * SHOP_PLACES + 16)
    if s.actor == seat:
        write_turn(s, seat, out, 2 * SHOP_PLACES + 30)


@jit
def write_shops(s: Any, seat: int, out: Any) -> None:
    """For each shop 1 if it is full, otherwise the points in proportion to how full it is."""
    for goods in range(4):
        district = GOODS_TABLE[goods]
        for shop in range(SHOPS[district]):
            filled = s.shops[seat, district, shop]
            place = goods * 4 + shop
            if filled == SHOP_SIZES[district, shop]:
                out[place] = 1.0
            else:
                out[SHOP_PLACES + place] = filled * SHOP_POINTS[district, shop] / SHOP_SIZES[district, shop]


@jit
def write_stock(s: Any, seat: int, out: Any, place: int) -> None:
    """Gold and goats, buildings, and bonuses taken by the seat or by others."""
    gold = s.circled[seat, COINS] - s.spent[seat, COINS]
    goats = s.circled[seat, HERD] - s.spent[seat, HERD]
    out[place] = min(gold, 4)
    out[place + 1] = max(gold - 4, 0)
    out[place + 2] = min(goats, 4)
    out[place + 3] = max(goats - 4, 0)
    out[place + 4] = min(gold, goats)
    buildings = 0
    for building in range(len(BUILDINGS)):
        out[place + 5 + building] = s.built[seat, building]
        buildings += s.built[seat, building]
    out[place + 9] = buildings * s.built[seat, TEMPLE]
    for bonus in range(3):
        holder = s.bonus[BONUS_TABLE[bonus]]
        out[place + 10 + bonus] = 1.0 if holder == seat else 0.0
        out[place + 13 + bonus] = 1.0 if holder != seat and holder != NOBODY else 0.0


@jit
def write_market(s: Any, seat: int, out: Any, place: int) -> None:
    """Points written, the value of the next box, yellow dice, and the fields that the steward can still reach."""
    written = s.written[seat]
    for box in range(written):
        out[place] += s.boxes[seat, box]
    since, pluses = 0, 0
    for landing in range(s.landings[seat]):
        field = s.landed[seat, landing]
        since += 1
        pluses += 1 if FIELD_EFFECT[field] == E_PLUS else 0
        if FIELD_EFFECT[field] == E_SCORE:
            since, pluses = 0, 0
    carried = s.boxes[seat, written - 1] if written > 0 else 0
    out[place + 1] = since
    out[place + 2] = pluses
    out[place + 3] = SCORE_FIELDS - written
    out[place + 4] = (carried + since + pluses) * (1.0 if written < SCORE_FIELDS else 0.0)
    out[place + 5] = s.earned[seat]
    out[place + 6] = longest_way_bound(steward_field(s, seat), s.walked[seat])
    out[place + 7] = 25 - count_fields(s.walked[seat])
    out[place + 8] = 1.0 if out[place + 6] == 0.0 else 0.0


@jit
def write_turn(s: Any, seat: int, out: Any, place: int) -> None:
    """The actor's unfinished turn: goods to deliver, a move to make, and the turns left in the round."""
    out[place] = 1.0
    out[place + 1] = s.left
    out[place + 2] = 1.0 if s.pips > 0 else 0.0
    out[place + 3] = s.turns_left
    if s.steps > 0:
        out[place + 4] = 1.0
        if s.steps == s.walked_now + 1:
            out[place + 5] = FIELD_AMOUNT[walker_field(s)]
