"""Reading positions of Corinth, and refusing those that contradict themselves.

What is checked is what the sheet and the harbor say by themselves. How the gold was spent, whether the steward's fields
make one way, or whether all dice are accounted for is not: such positions are hard to reach, and fine to study.
"""

from __future__ import annotations

from typing import Any

from madang.errors import BadPosition
from madang.games.corinth import market, rules
from madang.games.corinth.data import (
    BIT,
    BONUS_DISTRICTS,
    BUILD,
    BUILDINGS,
    DISTRICTS,
    E_SCORE,
    E_YELLOW,
    EFFECT,
    FIELDS,
    GOLD,
    GOODS,
    LONGEST_MOVE,
    NEXT,
    NOBODY,
    OVER,
    PHASES,
    PIPS,
    PURSE_AT_START,
    PURSE_SIZE,
    PURSES,
    ROLL,
    SHOP,
    SHOP_SIZES,
    SHOPS,
    START,
    STEPS,
    TRACK,
    TURNS_IN_ROUND,
    WALK,
    WAREHOUSE_EXTRA,
    WHITE_DICE,
    YELLOW_DICE,
)
from madang.games.position import Fields, checked_choice, checked_integer
from madang.jit import plain

can_build = plain(rules.can_build)
circle_field = plain(market.circle_field)
district_full = plain(rules.district_full)
longest_way = plain(market.longest_way)
shop_left = plain(rules.shop_left)
started_shop = plain(rules.started_shop)
steward_can_move = plain(market.steward_can_move)
walker_field = plain(market.walker_field)
write_box = plain(market.write_box)

ABSENT = object()
MOST_GOODS = WHITE_DICE + YELLOW_DICE + WAREHOUSE_EXTRA


def read(fields: Fields, s: Any) -> None:
    """Fill a blank record, whose number of players is set, from a position; refuse one that contradicts itself."""
    players = int(s.players)
    s.first = fields.integer("first", 0, players - 1)
    s.phase = fields.choice("phase", PHASES)
    s.actor = fields.seat("actor", players)
    s.turns_left = fields.integer("turns_left", 0, int(TURNS_IN_ROUND[players]))
    _read_harbor(fields.object("harbor"), s)
    _read_bonuses(fields.object("bonuses"), s)
    s.circled[:] = PURSE_AT_START
    s.walked[:] = BIT[START]
    sheets: list[Fields] = fields.objects("sheets", players)
    for seat, sheet in enumerate(sheets):
        _read_sheet(sheet, s, seat)
    move = fields.take("move")
    fields.finish()
    _check_bonuses(fields, s)
    _check_rounds(fields, sheets, s)
    _check_turn(fields, s)
    _check_harbor(fields, s)
    _read_move(fields, move, s)
    if s.phase == BUILD and not can_build(s, s.actor):
        fields.refuse("phase", f"seat {s.actor} cannot pay for any building he does not have")


# --- the harbor ------------------------------------------------------------------------------------------------------


def _read_harbor(harbor: Fields, s: Any) -> None:
    for district, name in enumerate(DISTRICTS):
        if harbor.take(name, ABSENT) is ABSENT:
            continue
        group = harbor.object(name)
        s.value[district] = group.integer("value", 1, PIPS)
        s.white[district] = group.integer("white", 0, WHITE_DICE)
        s.yellow[district] = group.integer("yellow", 0, YELLOW_DICE)
        group.finish()
        if s.white[district] + s.yellow[district] == 0:
            harbor.refuse(name, "is empty: only districts with dice are written")
        if s.value[district] <= max(s.value[:district], default=0):
            harbor.refuse(name, "must show a higher value than the districts below it")
    harbor.finish()


def _check_harbor(fields: Fields, s: Any) -> None:
    """Not more dice than there are, and none at a time when there are none."""
    if s.white.sum() > WHITE_DICE:
        fields.refuse("harbor", f"there are {WHITE_DICE} white dice, not {s.white.sum()}")
    if s.yellow.sum() > YELLOW_DICE:
        fields.refuse("harbor", f"never more than {YELLOW_DICE} yellow dice are rolled, not {s.yellow.sum()}")
    if s.phase == ROLL and s.value.any():
        fields.refuse("harbor", "is empty before the roll")
    if s.phase == OVER and s.value.any() and (s.value[:GOLD].any() or s.white[GOLD] < WHITE_DICE):
        fields.refuse("harbor", "is empty when the game is over, unless it shows a roll of one value, all on gold")
    if s.phase not in (ROLL, OVER) and s.white[GOLD] == WHITE_DICE and not s.value[:GOLD].any():
        fields.refuse("harbor", "such a roll of one value wins the game at once")
    if s.phase != OVER and s.yellow.any() and s.turns_left < TURNS_IN_ROUND[s.players]:
        fields.refuse("harbor", "yellow dice are removed after the first player's first turn")


# --- the sheets ------------------------------------------------------------------------------------------------------


def _read_sheet(sheet: Fields, s: Any, seat: int) -> None:
    s.turns[seat] = sheet.integer("turns", 0, int(TRACK[s.players]))
    for purse, name in enumerate(PURSES):
        symbols = sheet.object(name)
        s.circled[seat, purse] = symbols.integer("circled", PURSE_AT_START, PURSE_SIZE)
        s.spent[seat, purse] = symbols.integer("spent", 0, int(s.circled[seat, purse]))
        symbols.finish()
    for district in GOODS:
        _read_shops(sheet, s, seat, district)
    _read_market(sheet.object("market"), s, seat)
    for building in sheet.subset("buildings", BUILDINGS):
        s.built[seat, building] = 1
    sheet.finish()


def _read_shops(sheet: Fields, s: Any, seat: int, district: int) -> None:
    name, sizes = DISTRICTS[district], SHOP_SIZES[district, : SHOPS[district]]
    filled: list[int] = sheet.integers(name, len(sizes), 0, max(sizes))
    for shop, (symbols, size) in enumerate(zip(filled, sizes, strict=True)):
        if symbols > size:
            raise BadPosition(f"{sheet.path(name)}[{shop}]", f"must be from 0 to {size}, not {symbols}")
        s.shops[seat, district, shop] = symbols
    if sum(0 < symbols < size for symbols, size in zip(filled, sizes, strict=True)) > 1:
        sheet.refuse(name, "two shops are started: one must be full before another is begun")


def _read_market(sheet: Fields, s: Any, seat: int) -> None:
    for field in _walked(sheet, "circled", s, seat):
        circle_field(s, seat, field)
        if EFFECT[field] == E_SCORE:
            write_box(s, seat)
        elif EFFECT[field] == E_YELLOW:
            s.earned[seat] += 1
    _walked(sheet, "crossed", s, seat)
    boxes = s.boxes[seat, : s.written[seat]].tolist()
    for i, box in enumerate(sheet.list("boxes")):
        checked_integer(f"{sheet.path('boxes')}[{i}]", box, 1, 2 * LONGEST_MOVE)
    if sheet.list("boxes") != boxes:
        sheet.refuse("boxes", f"the circled fields give {boxes}")
    if sheet.integer("yellow", 0, YELLOW_DICE) != s.earned[seat]:
        sheet.refuse("yellow", f"the circled fields give {s.earned[seat]}")
    sheet.finish()


def _walked(sheet: Fields, name: str, s: Any, seat: int) -> list[int]:
    """A list of fields that were not walked yet, and now are."""
    places = []
    for i, text in enumerate(sheet.list(name)):
        path = f"{sheet.path(name)}[{i}]"
        field = checked_choice(path, text, FIELDS)
        if field == START:
            raise BadPosition(path, f"{text} is the start, where nobody walks")
        if s.walked[seat] & BIT[field]:
            raise BadPosition(path, f"{text} is named twice: a field is walked once")
        s.walked[seat] |= BIT[field]
        places.append(field)
    return places


def _read_bonuses(bonuses: Fields, s: Any) -> None:
    s.bonus[:] = NOBODY
    for district in BONUS_DISTRICTS:
        s.bonus[district] = bonuses.seat(DISTRICTS[district], int(s.players))
    bonuses.finish()


def _check_bonuses(fields: Fields, s: Any) -> None:
    for district in BONUS_DISTRICTS:
        path = f"bonuses.{DISTRICTS[district]}"
        full = [seat for seat in range(s.players) if district_full(s, seat, district)]
        if s.bonus[district] == NOBODY and full:
            fields.refuse(path, f"seat {full[0]} has filled the district, so somebody has its bonus")
        if s.bonus[district] != NOBODY and s.bonus[district] not in full:
            fields.refuse(path, f"seat {s.bonus[district]} has not filled the district")


# --- rounds and turns ------------------------------------------------------------------------------------------------


def _check_rounds(fields: Fields, sheets: list[Fields], s: Any) -> None:
    """The role of first player has gone round clockwise, and each marked a box whenever it came to him."""
    rounds, players = int(s.turns.sum()), int(s.players)
    last = s.first - 1 if s.phase == ROLL else s.first
    for seat, sheet in enumerate(sheets):
        boxes = sum((last - ago) % players == seat for ago in range(rounds))
        if s.turns[seat] != boxes:
            sheet.refuse("turns", f"of {rounds} boxes marked this player has {boxes} when seat {s.first} is first")
    if s.phase != ROLL and rounds == 0:
        sheets[s.first].refuse("turns", "the first player marks a box before he rolls")
    if s.phase == ROLL and rounds == players * TRACK[players]:
        fields.refuse("phase", "all boxes are marked: there is no further round")
    if s.phase == OVER and rounds < players * TRACK[players] and not s.value.any():
        fields.refuse("phase", "the game is not over while boxes are not marked")


def _check_turn(fields: Fields, s: Any) -> None:
    """Whose turn it is follows from how many turns are left."""
    turns = int(TURNS_IN_ROUND[s.players])
    if s.phase == OVER and s.turns_left != 0:
        fields.refuse("turns_left", "must be 0 when the game is over")
    if s.phase == ROLL and s.turns_left != turns:
        fields.refuse("turns_left", f"before the roll {turns} turns are left")
    if s.phase != OVER and s.turns_left == 0:
        fields.refuse("turns_left", "counts the current turn too")
    actor = NOBODY if s.phase == OVER else (s.first + turns - s.turns_left) % s.players
    if s.actor != actor:
        who = "nobody, since the game is over" if actor == NOBODY else f"seat {actor}"
        fields.refuse("actor", f"it must be {who}, by `first` and `turns_left`")


# --- the move under way ----------------------------------------------------------------------------------------------


def _read_move(fields: Fields, data: object, s: Any) -> None:
    if s.phase not in (SHOP, STEPS, WALK):
        if data is not None:
            fields.refuse("move", f"must be null in the phase {PHASES[s.phase]}")
        return
    move = Fields(data, "move")
    if s.phase == SHOP:
        _read_delivery(move, s)
    elif s.phase == STEPS:
        s.pips = move.integer("value", 1, PIPS)
        if not steward_can_move(s, s.actor, s.pips):
            move.refuse("value", "the steward has no way of a length that can be paid")
    else:
        _read_path(move, s)
    move.finish()


def _read_delivery(move: Fields, s: Any) -> None:
    names = [DISTRICTS[district] for district in GOODS]
    s.district = GOODS[move.choice("district", names)]
    s.left = move.integer("left", 1, MOST_GOODS)
    if started_shop(s, s.actor, s.district) >= 0:
        move.refuse("district", "a shop is started: goods go there first")
    if not shop_left(s, s.actor, s.district):
        move.refuse("district", "no shop is left to start")


def _read_path(move: Fields, s: Any) -> None:
    s.steps = move.integer("steps", 1, LONGEST_MOVE)
    path = move.list("path")
    if len(path) >= s.steps:
        move.refuse("path", f"is shorter than {s.steps} steps as long as he walks")
    here = int(walker_field(s))
    for field in _walked(move, "path", s, s.actor):
        if field not in NEXT[here]:
            move.refuse("path", f"{FIELDS[field]} is no neighbour of {FIELDS[here]}")
        s.path[s.walked_now] = here = field
        s.walked_now += 1
    rest = int(s.steps - s.walked_now)
    if longest_way(here, s.walked[s.actor], rest) < rest:
        move.refuse("path", f"from {FIELDS[here]} there is no way of {rest} more steps")
