"""The short way of an action: one kernel call reads a frame, plays what it asks for, and writes what everybody is told.

It is taken by an action that the table is waiting for, written as nearly all are, at a table without a clock. If the
game ends with it, telling that is left to Python. For whatever else comes the kernel says that it is nothing for it,
and changes nothing: then the long way is taken (`House.act`), where everything is explained. Both say the same to the
letter; a test compares them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.core.kernels import MAX_SEATS, NOBODY
from madang.games.cards import heap_size
from madang.games.text import (
    COMMA,
    LINE_END,
    QUOTE,
    T_FALSE,
    T_NULL,
    T_TRUE,
    put_comma,
    put_entry,
    put_number,
    put_seat,
    put_text,
    text,
)
from madang.jit import jit

LISTENERS = MAX_SEATS + 1
"""Each seat, and behind them all spectators, who are told the same."""
SPECTATORS = MAX_SEATS
ALONE = LISTENERS
"""Behind the guests at each seat: the only human, who may ask for hints."""
ROWS = 12
"""Actions at most that one leads to by force."""
ROWS_PLAYED, TAG, LINES, OVER, FRAMES, STEPS = 0, 1, 2, 3, 4, 6 + LISTENERS
"""What a kernel reports: how many steps it has played, the tag, how many lines the log gets for them, whether the game
is over, and where the frame of each listener begins and that of who asked, and where it ends. Then come the steps: for
each who did what, whether something came up, how many cards were placed, and which round began (0: none)."""
STEP = 5
NAME = 256
"""Bytes of a name as JSON: 40 signs of at most 6."""
PHRASE = 512
"""Bytes of what is told of an action, without the name."""
FRAME = 400
"""Bytes of the longest frame that is read: an action has at most 100 signs."""

FINAL_TEXT, MASKED, TWO_MORE, HEAD = 0x81, 0x80, 126, 4
NO_TAG = -1
NO_GUEST = -2
"""At a seat where no guest sits; spectators are NOBODY."""
PLACED_CARDS, NEW_ROUND = -2, -1
"""Where these phrases stand, behind those of all actions."""
COLON, SPACE, ZERO, NINE, END = (ord(sign) for sign in ": 09}")
WHO, HOW_MANY = 0, 1
"""What stands in a phrase for a name and for a number."""

T_ASKS = text('{"type":"action","ply":')
T_FOR_SEAT = text(',"seat":')
T_TO_DO = text(',"action":"')
T_TAGGED = text(',"re":')
T_UPDATE = text('{"type":"update","re":')
T_PLY = text(',"ply":')
T_VIEW = text(',"view":')
T_LOG = text(',"log":[')
T_NUMBER = text('{"number":')
T_ACTED = text(',"kind":"action",')
T_FORCED = text(',"kind":"forced",')
T_BEGUN = text(',"kind":"round",')
T_CAN_UNDO = text('],"can_undo":')
T_CAN_HINT = text(',"can_hint":')
T_STANDING = text(',"clock":null,"result":null,"standing":')
T_END_OF_VIEW = text("]}")
T_END = text("}")

# --- verbs -----------------------------------------------------------------------------------------------------------

legal: Any = None
apply: Any = None
scores: Any = None
tell: Any = None
stand: Any = None
face_down: Any = None
round_of: Any = None

# --- reading ---------------------------------------------------------------------------------------------------------


@jit
def unmask(frame: Any, out: Any) -> Any:
    """Write the text of a whole, masked and final frame; return how long it is, or -1 if it is no such frame."""
    if len(frame) < 6 or len(frame) > FRAME or frame[0] != FINAL_TEXT or frame[1] < MASKED:
        return -1
    size, mask = np.int64(frame[1]) - MASKED, 2
    if size == TWO_MORE:
        size, mask = (np.int64(frame[2]) << 8) + np.int64(frame[3]), 4
    if (size > TWO_MORE and mask == 2) or len(frame) != mask + 4 + size:
        return -1
    for i in range(size):
        out[i] = frame[mask + 4 + i] ^ frame[mask + (i & 3)]
    out[size] = 0
    return size


@jit
def read_text(out: Any, at: int, expected: Any) -> int:
    """Read what is expected, where a space may follow a colon or a comma; return where it ends, or -1."""
    place = 0
    while at >= 0 and expected[place] != LINE_END:
        if out[at] != expected[place]:
            return -1
        at += 1
        if (expected[place] == COLON or expected[place] == COMMA) and out[at] == SPACE:
            at += 1
        place += 1
    return at


@jit
def read_number(out: Any, at: int) -> tuple[Any, int]:
    """Read a whole number of at most nine digits; return it and where it ends, or -1."""
    if at < 0 or out[at] < ZERO or out[at] > NINE:
        return 0, -1
    number, begin = np.int64(0), at
    while out[at] >= ZERO and out[at] <= NINE:
        number = number * 10 + np.int64(out[at]) - ZERO
        at += 1
        if at - begin > 9 or (number == 0 and at - begin > 1):
            return 0, -1
    return number, at


@jit
def find_action(out: Any, at: int, numbers: Any, count: int, phrases: Any, where: Any) -> Any:
    """Which of these actions a text begins with, up to the quotation mark; -1 if it is none of them."""
    for k in range(count):
        begin, end = where[numbers[k], 0], where[numbers[k], 1]
        i = 0
        while begin + i < end and out[at + i] == phrases[begin + i]:
            i += 1
        if begin + i == end and out[at + i] == QUOTE:
            return numbers[k]
    return -1


# --- playing ---------------------------------------------------------------------------------------------------------


@jit
def placed_cards(s: Any, seat: int) -> Any:
    return heap_size(s.placed[seat])


@jit
def no_cards(s: Any, seat: int) -> int:
    return 0


@jit
def season(s: Any) -> Any:
    return np.int64(s.season)


@jit
def no_round(s: Any) -> int:
    return 0


def play(now: Any, action: int, after: Any, report: Any) -> Any:
    """Play an action and what is forced by it; report the steps, and note down the state after each.

    Returns how many actions are legal then, which stand behind the steps: none if the game is over. -1 if not everybody
    can see whether one is forced.
    """
    report[LINES] = 0
    after[0] = now
    for row in range(ROWS):
        at = STEPS + STEP * row
        s = after[row]
        before = now if row == 0 else after[row - 1]
        apply(s, action)
        came_up = False
        for i in range(len(s.seed)):
            came_up = came_up or s.seed[i] != before.seed[i]
        for seat in range(s.players):
            came_up = came_up or face_down(s, seat) < face_down(before, seat)
        report[at] = before.actor
        report[at + 1] = action
        report[at + 2] = came_up
        report[at + 3] = face_down(s, before.actor) - face_down(before, before.actor)
        report[at + 4] = round_of(s) if round_of(s) != round_of(before) else 0
        report[LINES] += 2 if report[at + 4] else 1
        report[ROWS_PLAYED] = row + 1
        report[OVER] = s.actor == NOBODY
        if report[OVER]:
            return 0
        count = legal(s, report[at + STEP :])
        if count > 1:
            return count
        if face_down(s, s.actor) > 1:
            return -1
        action = report[at + STEP]
        after[row + 1] = s
    return -1


# --- telling ---------------------------------------------------------------------------------------------------------


@jit
def put_phrase(out: Any, at: int, phrases: Any, begin: int, end: int, name: Any, number: int) -> int:
    """What is told of an action, with a name and a number where they belong."""
    for i in range(begin, end):
        if phrases[i] == WHO:
            at = put_text(out, at, name)
        elif phrases[i] == HOW_MANY:
            at = put_number(out, at, number)
        else:
            out[at] = phrases[i]
            at += 1
    return at


@jit
def put_line(out: Any, at: int, number: int, ply: int, seat: int, kind: Any) -> int:
    """The beginning of a line of the log."""
    at = put_entry(out, put_comma(out, at), T_NUMBER, number)
    at = put_entry(out, at, T_PLY, ply)
    return put_text(out, put_seat(out, put_text(out, at, T_FOR_SEAT), seat), kind)


@jit
def put_log(
    out: Any, at: int, reader: int, ply: int, line: int, rows: int, report: Any, names: Any, phrases: Any, where: Any
) -> int:
    """The lines that a reader is told of the steps, beginning with the number `line`."""
    for row in range(rows):
        step = STEPS + STEP * row
        seat, which, placed, begun = report[step], report[step + 1], report[step + 3], report[step + 4]
        if placed > 0 and reader != seat:
            which = len(where) + PLACED_CARDS
        at = put_line(out, at, line, ply + row + 1, seat, T_FORCED if row else T_ACTED)
        at = put_phrase(out, at, phrases, where[which, 2], where[which, 3], names[seat], placed)
        line += 1
        if begun:
            which = len(where) + NEW_ROUND
            at = put_line(out, at, line, ply + row + 1, NOBODY, T_BEGUN)
            at = put_phrase(out, at, phrases, where[which, 2], where[which, 3], names[seat], begun)
            line += 1
    return at


@jit
def put_actions(out: Any, at: int, numbers: Any, phrases: Any, where: Any) -> int:
    """What somebody can do."""
    for k in range(len(numbers)):
        at = put_comma(out, at)
        out[at] = QUOTE
        at = put_phrase(out, at + 1, phrases, where[numbers[k], 0], where[numbers[k], 1], phrases, 0)
        out[at] = QUOTE
        at += 1
    return put_text(out, at, T_END_OF_VIEW)


@jit
def put_again(out: Any, at: int, begin: int, end: int) -> int:
    """Once more what stands in a text already."""
    for i in range(begin, end):
        out[at] = out[i]
        at += 1
    return at


@jit
def put_head(out: Any, at: int, end: int) -> int:
    """The beginning of a frame, before a text that is there already and has more than 125 bytes, and less than 64 k."""
    size = end - at - HEAD
    out[at] = FINAL_TEXT
    out[at + 1] = TWO_MORE
    out[at + 2] = size >> 8
    out[at + 3] = size & 0xFF
    return end


@jit
def put_flag(out: Any, at: int, key: Any, flag: bool) -> int:
    return put_text(out, put_text(out, at, key), T_TRUE if flag else T_FALSE)


def answer(
    states: Any, which: int, frame: Any, ply: int, seat: int, line: int, listening: int,
    guests: Any, names: Any, phrases: Any, where: Any, after: Any, points: Any, report: Any, out: Any,
) -> Any:  # fmt: skip
    """Do what a frame asks for at a table: play it, and if the game goes on, write the frames of all who are
    `listening` (a bit for each).

    Of the two states it is `which` that the table is in; the other becomes the one that this leads to. The table is at
    `ply`, its log has `line` lines, and `seat` is whose socket it is. Returns how long the report is; 0 if that is not
    for the short way.
    """
    now = states[which]
    size = unmask(frame, out)
    if size < 0:
        return 0
    asked, at = read_number(out, read_text(out, 0, T_ASKS))
    whose, at = read_number(out, read_text(out, at, T_FOR_SEAT))
    at = read_text(out, at, T_TO_DO)
    if at < 0 or asked != ply or whose != seat or now.actor != seat:
        return 0
    action = find_action(out, at, report, legal(now, report), phrases, where)
    if action < 0:
        return 0
    at += where[action, 1] - where[action, 0] + 1
    tag: Any = np.int64(NO_TAG)
    if out[at] == COMMA:
        tag, at = read_number(out, read_text(out, at, T_TAGGED))
    if at + 1 != size or out[at] != END:
        return 0
    count = play(now, action, after, report)
    if count < 0:
        return 0
    report[TAG] = tag
    end = STEPS + STEP * report[ROWS_PLAYED]
    numbers, s = report[end : end + count], after[report[ROWS_PLAYED] - 1]
    if count > 0:
        tell_all(s, seat, ply, line, numbers, listening, guests, names, phrases, where, points, report, out)
    states[1 - which] = s
    return end


def tell_all(
    s: Any, seat: int, ply: int, line: int, numbers: Any, listening: int,
    guests: Any, names: Any, phrases: Any, where: Any, points: Any, report: Any, out: Any,
) -> None:  # fmt: skip
    """Write the frame of each listener, and last that of who asked; report where they are."""
    at, standing, end_of_standing = 0, 0, 0
    rows, undo = report[ROWS_PLAYED], True
    for row in range(rows):
        undo = undo and report[STEPS + STEP * row + 2] == 0
    for place in range(LISTENERS + 1):
        origin = place == LISTENERS
        begin = report[FRAMES + place] = at
        if origin or listening >> place & 1:
            reader = seat if origin else NOBODY if place == SPECTATORS else place
            at = put_text(out, at + HEAD, T_UPDATE)
            at = put_number(out, at, report[TAG]) if origin and report[TAG] != NO_TAG else put_text(out, at, T_NULL)
            at = put_seat(out, put_text(out, at, T_FOR_SEAT), reader)
            at = put_entry(out, at, T_PLY, ply + rows)
            at = put_text(out, at, T_VIEW)
            at += tell(s, reader, out[at:])
            if reader == s.actor:
                at = put_actions(out, at, numbers, phrases, where)
            at = put_text(out, at, T_LOG)
            at = put_log(out, at, reader, ply, line, rows, report, names, phrases, where)
            guest = guests[seat if origin else place]
            at = put_flag(out, at, T_CAN_UNDO, undo and guest == guests[seat])
            at = put_flag(out, at, T_CAN_HINT, guest == guests[ALONE])
            if standing:
                at = put_again(out, at, standing, end_of_standing)
            else:
                standing = at
                scores(s, points)
                at = put_text(out, at, T_STANDING)
                at += stand(s, points, out[at:])
                end_of_standing = at = put_text(out, at, T_END)
            at = put_head(out, begin, at)
    report[FRAMES + LISTENERS + 1] = at
