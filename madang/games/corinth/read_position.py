"""Reading positions of Corinth, and refusing those that contradict themselves.

The checks cover what the sheets and the harbor say by themselves. They do not cover how the gold was spent, whether
the steward's fields make one way, or whether all dice are accounted for: such positions are hard to reach, and fine to
study.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from madang.errors import BadPosition
from madang.games.corinth import market, rules
from madang.games.corinth.data import (
    BIT,
    BONUS_DISTRICTS,
    BUILD,
    BUILDINGS,
    CHOOSE,
    DISTRICTS,
    E_SCORE,
    E_YELLOW,
    FIELD_EFFECT,
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
    SHEET_FIELDS,
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
longest_way = plain(market.longest_way)
shop_left = plain(rules.shop_left)
started_shop = plain(rules.started_shop)
steward_can_move = plain(market.steward_can_move)
steward_field = plain(market.steward_field)
write_box = plain(market.write_box)

ABSENT = object()
MAX_GOODS = WHITE_DICE + YELLOW_DICE + WAREHOUSE_EXTRA


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
    arrays = SimpleNamespace(**{name: s[name] for name in SHEET_FIELDS})  # the fields of a record are slow to get
    sheets = fields.objects("sheets", players)
    for seat, sheet in enumerate(sheets):
        arrays.turns[seat] = sheet.integer("turns", 0, int(TRACK[players]))
        _read_sheet(sheet, arrays, seat)
    move = fields.take("move")
    fields.finish()
    _check_bonuses(fields, s)
    _check_rounds(fields, sheets, s)
    _check_turn(fields, s)
    _check_harbor(fields, s)
    _read_move(fields, move, s)
    if s.phase == BUILD and not can_build(s, s.actor):
        fields.refuse("phase", f"seat {s.actor} cannot pay for any building that is not built yet")


# --- the harbor ------------------------------------------------------------------------------------------------------


def _read_harbor(harbor: Fields, s: Any) -> None:
    highest = 0
    for district, name in enumerate(DISTRICTS):
        if harbor.take(name, ABSENT) is ABSENT:
            continue
        group = harbor.object(name)
        value = group.integer("value", 1, PIPS)
        white = group.integer("white", 0, WHITE_DICE)
        yellow = group.integer("yellow", 0, YELLOW_DICE)
        group.finish()
        if white + yellow == 0:
            harbor.refuse(name, "is empty: only districts with dice are written")
        if value <= highest:
            harbor.refuse(name, "must show a higher value than the districts below it")
        s.value[district], s.white[district], s.yellow[district] = value, white, yellow
        highest = value
    harbor.finish()


def _check_harbor(fields: Fields, s: Any) -> None:
    """Refuse more dice than there are, and dice in a phase without dice."""
    value, white, yellow = s.value.tolist(), s.white.tolist(), s.yellow.tolist()
    phase = int(s.phase)
    one_value = white[GOLD] == WHITE_DICE and not any(value[:GOLD])
    if sum(white) > WHITE_DICE:
        fields.refuse("harbor", f"there are {WHITE_DICE} white dice, not {sum(white)}")
    if sum(yellow) > YELLOW_DICE:
        fields.refuse("harbor", f"never more than {YELLOW_DICE} yellow dice are rolled, not {sum(yellow)}")
    if phase == ROLL and any(value):
        fields.refuse("harbor", "is empty before the roll")
    if phase == OVER and any(value) and not one_value:
        fields.refuse("harbor", "is empty when the game is over, unless it shows a roll of one value, all on gold")
    if phase == CHOOSE and one_value and s.turns_left == TURNS_IN_ROUND[s.players]:
        fields.refuse("harbor", "such a roll of one value wins the game at once")
    if phase != OVER and any(yellow) and s.turns_left < TURNS_IN_ROUND[s.players]:
        fields.refuse("harbor", "yellow dice are removed after the first player's first turn")


# --- the sheets ------------------------------------------------------------------------------------------------------


def _read_sheet(sheet: Fields, s: Any, seat: int) -> None:
    for purse, name in enumerate(PURSES):
        symbols = sheet.object(name)
        circled = symbols.integer("circled", PURSE_AT_START, PURSE_SIZE)
        s.circled[seat, purse] = circled
        s.spent[seat, purse] = symbols.integer("spent", 0, circled)
        symbols.finish()
    for district in GOODS:
        s.shops[seat, district, : SHOPS[district]] = _shops(sheet, district)
    _read_market(sheet.object("market"), s, seat)
    for building in sheet.subset("buildings", BUILDINGS):
        s.built[seat, building] = 1
    sheet.finish()


def _shops(sheet: Fields, district: int) -> list[int]:
    name, sizes = DISTRICTS[district], SHOP_SIZES[district, : SHOPS[district]].tolist()
    filled = [
        checked_integer(f"{sheet.path(name)}[{shop}]", symbols, 0, size)
        for shop, (symbols, size) in enumerate(zip(sheet.entries(name, len(sizes)), sizes, strict=True))
    ]
    if sum(0 < symbols < size for symbols, size in zip(filled, sizes, strict=True)) > 1:
        sheet.refuse(name, "two shops are started: one must be full before another is begun")
    return filled


def _read_market(sheet: Fields, s: Any, seat: int) -> None:
    circled, walked = _fresh_fields(sheet, "circled", int(BIT[START]))
    _, s.walked[seat] = _fresh_fields(sheet, "crossed", walked)
    s.landed[seat, : len(circled)] = circled
    for number, field in enumerate(circled, start=1):
        if FIELD_EFFECT[field] == E_SCORE:
            s.landings[seat] = number
            write_box(s, seat)
    s.landings[seat] = len(circled)
    s.earned[seat] = sum(bool(FIELD_EFFECT[field] == E_YELLOW) for field in circled)
    boxes = s.boxes[seat, : s.written[seat]].tolist()
    for i, box in enumerate(sheet.entries("boxes")):
        checked_integer(f"{sheet.path('boxes')}[{i}]", box, 1, 2 * LONGEST_MOVE)
    if sheet.entries("boxes") != boxes:
        sheet.refuse("boxes", f"the circled fields give {boxes}")
    if sheet.integer("yellow", 0, YELLOW_DICE) != s.earned[seat]:
        sheet.refuse("yellow", f"the circled fields give {s.earned[seat]}")
    sheet.finish()


def _fresh_fields(sheet: Fields, name: str, walked: int) -> tuple[list[int], int]:
    """A list of fields that are not in the set `walked`, and the set with them."""
    places = []
    for i, text in enumerate(sheet.entries(name)):
        path = f"{sheet.path(name)}[{i}]"
        field = checked_choice(path, text, FIELDS)
        if field == START:
            raise BadPosition(path, f"{text} is the start, where nobody walks")
        if walked >> field & 1:
            raise BadPosition(path, f"{text} is named twice: a field is walked once")
        walked |= 1 << field
        places.append(field)
    return places, walked


def _read_bonuses(bonuses: Fields, s: Any) -> None:
    s.bonus[:] = NOBODY
    for district in BONUS_DISTRICTS:
        s.bonus[district] = bonuses.seat(DISTRICTS[district], int(s.players))
    bonuses.finish()


def _check_bonuses(fields: Fields, s: Any) -> None:
    full = (s.shops == SHOP_SIZES).all(axis=2).tolist()
    for district in BONUS_DISTRICTS:
        path, owner = f"bonuses.{DISTRICTS[district]}", int(s.bonus[district])
        filled = [seat for seat in range(s.players) if full[seat][district]]
        if owner == NOBODY and filled:
            fields.refuse(path, f"seat {filled[0]} has filled the district, so somebody has its bonus")
        if owner != NOBODY and owner not in filled:
            fields.refuse(path, f"seat {owner} has not filled the district")


# --- rounds and turns ------------------------------------------------------------------------------------------------


def _check_rounds(fields: Fields, sheets: list[Fields], s: Any) -> None:
    """The role of first player moves clockwise, and each first player marks a box."""
    players, first, phase, turns = int(s.players), int(s.first), int(s.phase), s.turns.tolist()
    rounds = sum(turns)
    all_rounds = players * int(TRACK[players])
    last = first - 1 if phase == ROLL else first
    for seat, sheet in enumerate(sheets):
        boxes = sum((last - ago) % players == seat for ago in range(rounds))
        if turns[seat] != boxes:
            sheet.refuse("turns", f"of {rounds} boxes marked this player has {boxes} when seat {first} is first")
    if phase != ROLL and rounds == 0:
        sheets[first].refuse("turns", "the first player marks a box before rolling")
    if phase == ROLL and rounds == all_rounds:
        fields.refuse("phase", "all boxes are marked: there is no further round")
    if phase == OVER and rounds < all_rounds and not s.value.any():
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
    s.left = move.integer("left", 1, MAX_GOODS)
    if started_shop(s, s.actor, s.district) >= 0:
        move.refuse("district", "a shop is started: goods go there first")
    if not shop_left(s, s.actor, s.district):
        move.refuse("district", "no shop is left to start")


def _read_path(move: Fields, s: Any) -> None:
    steps = move.integer("steps", 1, LONGEST_MOVE)
    path, walked = _fresh_fields(move, "path", int(s.walked[s.actor]))
    rest = steps - len(path)
    if rest <= 0:
        move.refuse("path", f"must have fewer than {steps} fields while the steward walks")
    here = int(steward_field(s, s.actor))
    for field in path:
        if field not in NEXT[here]:
            move.refuse("path", f"{FIELDS[field]} is not next to {FIELDS[here]}")
        here = field
    if longest_way(here, walked, rest) < rest:
        move.refuse("path", f"from {FIELDS[here]} there is no way of {rest} more steps")
    s.steps, s.walked_now, s.walked[s.actor] = steps, len(path), walked
    s.path[: len(path)] = path
