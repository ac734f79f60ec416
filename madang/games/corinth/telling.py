"""What a seat sees of a game of Corinth, and how the game stands, as JSON: the view is what `words` says, compiled."""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.games.corinth.data import (
    BIT,
    BONUS_DISTRICTS,
    BUILDINGS,
    CARPETS,
    DISTRICTS,
    FIELD_COUNT,
    FIELDS,
    LONGEST_MOVE,
    OIL,
    PHASES,
    PURSES,
    SHOP,
    SHOPS,
    SIDE,
    SPICES,
    START,
    STEPS,
    WALK,
    WINE,
)
from madang.games.corinth.market import price
from madang.games.text import (
    QUOTE,
    T_ACTOR,
    T_FIRST,
    T_NULL,
    T_PHASE,
    T_SCORES,
    put_chosen,
    put_comma,
    put_entry,
    put_name,
    put_number,
    put_numbers,
    put_seat,
    put_text,
    put_you,
    text,
    text_of_names,
)
from madang.jit import jit

SIZE = 4096
"""Room for either text: a sheet with every field and building on it has less than 500 signs, all the rest 700."""

NAMES_OF_BUILDINGS = text_of_names(BUILDINGS)
NAMES_OF_DISTRICTS = text_of_names(DISTRICTS)
NAMES_OF_PHASES = text_of_names(PHASES)
NAMES_OF_PURSES = text_of_names(PURSES)

DISTRICT_COUNT = len(DISTRICTS)
PURSE_COUNT = len(PURSES)
BONUSES_LISTED = np.array(BONUS_DISTRICTS)
GOODS_LISTED = np.array((SPICES, CARPETS, WINE, OIL))
FIELDS_LISTED = np.array(sorted(range(FIELD_COUNT), key=lambda field: FIELDS[field]))
"""What a position lists, in its order."""
COLUMN_A, ROW_1 = FIELDS[0].encode()
"""What the names of fields are counted from."""

T_PLAYERS = text('{"game":"corinth","players":')
T_TURNS_LEFT = text(',"turns_left":')
T_HARBOR = text(',"harbor":{')
T_BONUSES = text('},"bonuses":{')
T_MOVE = text('},"move":')
T_SHEETS = text(',"sheets":[')

T_DICE_VALUE = text(':{"value":')
T_WHITE = text(',"white":')
T_DICE_YELLOW = text(',"yellow":')
T_IS = text(":")
T_LIST = text("[")
T_END_OF_LIST = text("]")
T_END = text("}")

T_DISTRICT = text('{"district":')
T_LEFT = text(',"left":')
T_VALUE = text('{"value":')
T_STEPS = text('{"steps":')
T_PATH = text(',"path":')

T_TURNS = text('{"turns":')
T_CIRCLED = text(':{"circled":')
T_SPENT = text(',"spent":')
T_MARKET = text(',"market":{"circled":')
T_CROSSED = text(',"crossed":[')
T_BOXES = text('],"boxes":[')
T_YELLOW = text('],"yellow":')
T_BUILDINGS = text('},"buildings":')

T_PRICES = text('],"leaders":{},"limits":[],"prices":{')
T_PRICE = text('"steps ')
T_PRICE_IS = text('":')
T_STANDING_END = text("}}")


@jit
def tell(s: Any, seat: int, out: Any) -> int:
    """Write what `seat` (or, for NOBODY, a spectator) sees; return how long it is. See `put_you` for its end."""
    at = put_entry(out, 0, T_PLAYERS, s.players)
    at = put_entry(out, at, T_FIRST, s.first)
    at = put_name(out, put_text(out, at, T_PHASE), NAMES_OF_PHASES, s.phase)
    at = put_seat(out, put_text(out, at, T_ACTOR), s.actor)
    at = put_entry(out, at, T_TURNS_LEFT, s.turns_left)
    at = put_harbor(out, put_text(out, at, T_HARBOR), s)
    at = put_text(out, at, T_BONUSES)
    for i in range(len(BONUSES_LISTED)):
        at = put_name(out, put_comma(out, at), NAMES_OF_DISTRICTS, BONUSES_LISTED[i])
        at = put_seat(out, put_text(out, at, T_IS), np.int64(s.bonus[BONUSES_LISTED[i]]))
    at = put_move(out, put_text(out, at, T_MOVE), s)
    at = put_text(out, at, T_SHEETS)
    for who in range(s.players):
        at = put_sheet(out, put_comma(out, at), s, who)
    return put_you(out, put_text(out, at, T_END_OF_LIST), seat, s.actor)


@jit
def put_harbor(out: Any, at: int, s: Any) -> int:
    """The districts where dice lie."""
    for district in range(DISTRICT_COUNT):
        if s.value[district] != 0:
            at = put_name(out, put_comma(out, at), NAMES_OF_DISTRICTS, district)
            at = put_entry(out, at, T_DICE_VALUE, s.value[district])
            at = put_entry(out, at, T_WHITE, np.int64(s.white[district]))
            at = put_entry(out, at, T_DICE_YELLOW, np.int64(s.yellow[district]))
            at = put_text(out, at, T_END)
    return at


@jit
def put_move(out: Any, at: int, s: Any) -> int:
    """What is under way: goods, a choice of the steward's steps, or his walk."""
    if s.phase == SHOP:
        at = put_name(out, put_text(out, at, T_DISTRICT), NAMES_OF_DISTRICTS, s.district)
        at = put_entry(out, at, T_LEFT, s.left)
    elif s.phase == STEPS:
        at = put_entry(out, at, T_VALUE, s.pips)
    elif s.phase == WALK:
        at = put_entry(out, at, T_STEPS, s.steps)
        at = put_fields(out, put_text(out, at, T_PATH), s.path[: s.walked_now])
    else:
        return put_text(out, at, T_NULL)
    return put_text(out, at, T_END)


@jit
def put_sheet(out: Any, at: int, s: Any, who: int) -> int:
    at = put_entry(out, at, T_TURNS, np.int64(s.turns[who]))
    for purse in range(PURSE_COUNT):
        at = put_name(out, put_comma(out, at), NAMES_OF_PURSES, purse)
        at = put_entry(out, at, T_CIRCLED, np.int64(s.circled[who, purse]))
        at = put_entry(out, at, T_SPENT, np.int64(s.spent[who, purse]))
        at = put_text(out, at, T_END)
    for i in range(len(GOODS_LISTED)):
        district = GOODS_LISTED[i]
        at = put_name(out, put_comma(out, at), NAMES_OF_DISTRICTS, district)
        at = put_numbers(out, put_text(out, at, T_IS), s.shops[who, district, : SHOPS[district]])
    at = put_market(out, at, s, who)
    at = put_chosen(out, put_text(out, at, T_BUILDINGS), NAMES_OF_BUILDINGS, s.built[who])
    return put_text(out, at, T_END)


@jit
def put_market(out: Any, at: int, s: Any, who: int) -> int:
    """The fields where the steward landed, those that he crossed without, the boxes, and the yellow dice."""
    circled = s.landed[who, : s.landings[who]]
    at = put_fields(out, put_text(out, at, T_MARKET), circled)
    elsewhere = BIT[START] | fields_of(circled)
    if s.phase == WALK and who == s.actor:
        elsewhere |= fields_of(s.path[: s.walked_now])
    at = put_text(out, at, T_CROSSED)
    for i in range(FIELD_COUNT):
        if s.walked[who] & ~elsewhere & BIT[FIELDS_LISTED[i]]:
            at = put_field(out, at, FIELDS_LISTED[i])
    at = put_text(out, at, T_BOXES)
    for box in range(s.written[who]):
        at = put_number(out, put_comma(out, at), s.boxes[who, box])
    return put_entry(out, at, T_YELLOW, s.earned[who])


@jit
def put_fields(out: Any, at: int, fields: Any) -> int:
    """A list of fields."""
    at = put_text(out, at, T_LIST)
    for i in range(len(fields)):
        at = put_field(out, at, np.int64(fields[i]))
    return put_text(out, at, T_END_OF_LIST)


@jit
def put_field(out: Any, at: int, field: Any) -> int:
    """One more field in a list."""
    at = put_comma(out, at)
    out[at] = QUOTE
    out[at + 1] = COLUMN_A + field % SIDE
    out[at + 2] = ROW_1 + field // SIDE
    out[at + 3] = QUOTE
    return at + 4


@jit
def fields_of(listed: Any) -> Any:
    """A list of fields as a set of them, the bits of a number."""
    found = np.int64(0)
    for i in range(len(listed)):
        found |= BIT[listed[i]]
    return found


@jit
def stand(s: Any, points: Any, out: Any) -> int:
    """Write the scores, and, while it is chosen, the price of each length of a move."""
    at = put_text(out, 0, T_SCORES)
    for seat in range(s.players):
        at = put_number(out, put_comma(out, at), points[seat])
    at = put_text(out, at, T_PRICES)
    if s.phase == STEPS:
        for length in range(1, LONGEST_MOVE + 1):
            at = put_entry(out, put_comma(out, at), T_PRICE, length)
            at = put_entry(out, at, T_PRICE_IS, price(s, s.actor, s.pips, length))
    return put_text(out, at, T_STANDING_END)
