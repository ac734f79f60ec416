"""What a seat knows of a game of Corinth (everything but future dice), as a tensor."""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.games.corinth.data import (
    BIT,
    BONUS_DISTRICTS,
    BUILDINGS,
    DISTRICTS,
    FIELD_COUNT,
    GOODS,
    LONGEST_MOVE,
    MAX_SEATS,
    NOBODY,
    PHASES,
    PIPS,
    PURSE_SIZE,
    PURSES,
    SCORE_FIELDS,
    SHOP,
    SHOP_SIZES,
    SHOPS,
    TRACK,
    TURNS_IN_ROUND,
    WAREHOUSE_EXTRA,
    WHITE_DICE,
    YELLOW_DICE,
)
from madang.games.corinth.market import steward_field
from madang.games.observation_encoding import (
    Layout,
    layout_size,
    write_fraction,
    write_fractions,
    write_one_hot,
    write_seat,
    write_zeros,
)
from madang.jit import jit

SHOP_COUNT = int(SHOPS.sum())
SHEET: Layout = (
    ("turns", (1,)),
    ("circled", (len(PURSES),)),
    ("spent", (len(PURSES),)),
    ("buildings", (len(BUILDINGS),)),
    ("shops", (SHOP_COUNT,)),
    ("boxes", (SCORE_FIELDS,)),
    ("yellow", (1,)),
    ("steward", (FIELD_COUNT,)),
    ("walked", (FIELD_COUNT,)),
    ("landed", (FIELD_COUNT,)),
)
"""The parts of one sheet; in the observation each of them has a row for every seat, the observer's first."""

LAYOUT: Layout = (
    ("players", (3,)),
    ("phase", (len(PHASES),)),
    ("first", (MAX_SEATS,)),
    ("actor", (MAX_SEATS,)),
    ("turns_left", (1,)),
    ("harbor_values", (len(DISTRICTS), PIPS)),
    ("harbor_white", (len(DISTRICTS),)),
    ("harbor_yellow", (len(DISTRICTS),)),
    ("bonuses", (len(BONUS_DISTRICTS), MAX_SEATS)),
    ("move_district", (len(DISTRICTS),)),
    ("move_left", (1,)),
    ("move_value", (PIPS,)),
    ("move_steps", (1,)),
    ("move_path", (FIELD_COUNT,)),
    *((name, (MAX_SEATS, *shape)) for name, shape in SHEET),
)

PHASE_COUNT = len(PHASES)
DISTRICT_COUNT = len(DISTRICTS)
PURSE_COUNT = len(PURSES)
BUILDING_COUNT = len(BUILDINGS)
GOODS_LISTED = np.array(GOODS)
BONUSES_LISTED = np.array(BONUS_DISTRICTS)
MAX_BOX = 28  # every field once, and each of the four +1 once more
MAX_GOODS = WHITE_DICE + YELLOW_DICE + WAREHOUSE_EXTRA
MAX_TURNS = int(TRACK.max())
MAX_TURNS_IN_ROUND = int(TURNS_IN_ROUND.max())
PURSES_FULL = np.full(len(PURSES), PURSE_SIZE)
ALL_BUILT = np.ones(len(BUILDINGS), np.int64)
WHITE = np.full(len(DISTRICTS), WHITE_DICE)
YELLOW = np.full(len(DISTRICTS), YELLOW_DICE)
BOXES = np.full(SCORE_FIELDS, MAX_BOX)
SHEETS_SIZE = MAX_SEATS * layout_size(SHEET)


@jit
def observe(s: Any, seat: int, out: Any) -> None:
    """Write what `seat` knows, in the order of LAYOUT."""
    at = write_one_hot(out, 0, 3, s.players - 2)
    at = write_one_hot(out, at, PHASE_COUNT, s.phase)
    at = write_seat(out, at, s, seat, s.first)
    at = write_seat(out, at, s, seat, s.actor)
    at = write_fraction(out, at, s.turns_left, MAX_TURNS_IN_ROUND)
    for district in range(DISTRICT_COUNT):
        at = write_one_hot(out, at, PIPS, s.value[district] - 1)
    at = write_fractions(out, at, s.white, WHITE)
    at = write_fractions(out, at, s.yellow, YELLOW)
    for i in range(BONUSES_LISTED.shape[0]):
        at = write_seat(out, at, s, seat, s.bonus[BONUSES_LISTED[i]])
    at = observe_move(s, out, at)
    write_zeros(out, at, SHEETS_SIZE)
    for place in range(s.players):
        observe_sheet(s, (seat + place) % s.players, place, out, at)


@jit
def observe_move(s: Any, out: Any, at: int) -> int:
    """The move under way; fields of the path that were walked later have greater numbers."""
    at = write_one_hot(out, at, DISTRICT_COUNT, s.district if s.phase == SHOP else NOBODY)
    at = write_fraction(out, at, s.left, MAX_GOODS)
    at = write_one_hot(out, at, PIPS, s.pips - 1)
    at = write_fraction(out, at, s.steps, LONGEST_MOVE)
    write_zeros(out, at, FIELD_COUNT)
    for step in range(s.walked_now):
        write_fraction(out, at + np.int64(s.path[step]), step + 1, LONGEST_MOVE)
    return at + FIELD_COUNT


@jit
def observe_sheet(s: Any, who: int, place: int, out: Any, at: int) -> None:
    """One seat's sheet, into the row `place` of each part."""
    write_fraction(out, at + place, s.turns[who], MAX_TURNS)
    at += MAX_SEATS
    write_fractions(out, at + place * PURSE_COUNT, s.circled[who], PURSES_FULL)
    at += MAX_SEATS * PURSE_COUNT
    write_fractions(out, at + place * PURSE_COUNT, s.spent[who], PURSES_FULL)
    at += MAX_SEATS * PURSE_COUNT
    write_fractions(out, at + place * BUILDING_COUNT, s.built[who], ALL_BUILT)
    at += MAX_SEATS * BUILDING_COUNT
    observe_shops(s, who, out, at + place * SHOP_COUNT)
    at += MAX_SEATS * SHOP_COUNT
    write_fractions(out, at + place * SCORE_FIELDS, s.boxes[who], BOXES)
    at += MAX_SEATS * SCORE_FIELDS
    write_fraction(out, at + place, s.earned[who], YELLOW_DICE)
    observe_market(s, who, out, at + MAX_SEATS + place * FIELD_COUNT)


@jit
def observe_shops(s: Any, who: int, out: Any, at: int) -> None:
    """How full each shop is, district by district from the oil up."""
    for i in range(GOODS_LISTED.shape[0]):
        district = GOODS_LISTED[i]
        for shop in range(SHOPS[district]):
            at = write_fraction(out, at, s.shops[who, district, shop], SHOP_SIZES[district, shop])


@jit
def observe_market(s: Any, who: int, out: Any, at: int) -> None:
    """Where the steward stands, has walked and has landed; later landings have greater numbers."""
    write_one_hot(out, at, FIELD_COUNT, steward_field(s, who))
    at += MAX_SEATS * FIELD_COUNT
    for field in range(FIELD_COUNT):
        out[at + field] = 1.0 if s.walked[who] & BIT[field] else 0.0
    at += MAX_SEATS * FIELD_COUNT
    for landing in range(s.landings[who]):
        write_fraction(out, at + np.int64(s.landed[who, landing]), landing + 1, LONGEST_MOVE)
