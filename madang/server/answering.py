"""The short way of an action: one kernel call reads a frame, plays what it asks for, and writes what everybody is told.

It is taken by an action that the table is waiting for, written as nearly all are, at a table without a clock, as long
as the game goes on. For whatever else comes the kernel says that it is nothing for it, and changes nothing: then the
long way is taken (`House.act`), where everything is explained. Both say the same to the letter; a test compares them.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
from pydantic_core import to_json

from madang import Game, Message, State, game
from madang.core import compile as compilation
from madang.core.kernels import MAX_SEATS, NOBODY
from madang.games import load, load_part
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
from madang.jit import bind, jit
from madang.server.history import PLACED, ROUND, After, fields_of
from madang.server.log import SOMEBODY, words
from madang.server.tables import Kind, Row

LISTENERS = MAX_SEATS + 1
"""Each seat, and behind them all spectators, who are told the same."""
SPECTATORS = MAX_SEATS
ALONE = LISTENERS
"""Behind the guests at each seat: the only human, who may ask for hints."""
ROWS = 12
"""Actions at most that one leads to by force."""
ROWS_PLAYED, TAG, ENDS, STEPS = 0, 1, 2, 3 + LISTENERS
"""What a kernel reports: how many steps it has played, the tag, and where the frame of each listener ends and that of
who asked. Then come the steps: for each who did what, whether something came up, how many cards were placed, and which
round began (0: none); and at last what is legal now, and who is to act."""
STEP = 5
NAME = 256
"""Bytes of a name as JSON: 40 signs of at most 6."""
PHRASE = 512
"""Bytes of what is told of an action, without the name."""
FRAME = 400
"""Bytes of the longest frame that is read: an action has at most 100 signs."""

FINAL_TEXT, MASKED, TWO_MORE, HEAD = 0x81, 0x80, 126, 4
ACTION: Kind = "action"
FORCED: Kind = "forced"
DIGITS = 20
"""Of a number, at most."""
NO_TAG = -1
NO_GUEST = -2
"""At a seat where no guest sits; spectators are NOBODY."""
PLACED_CARDS, NEW_ROUND = -2, -1
"""Where these phrases stand, behind those of all actions."""
COLON, SPACE, ZERO, NINE, END = (ord(sign) for sign in ": 09}")
WHO, HOW_MANY = 0, 1
"""What stands in a phrase for a name and for a number."""
SOME = 987_654_321
"""A number that stands in no phrase."""

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

    Returns how many actions are legal then; 0 if the game ends, or if not everybody can see whether one is forced.
    """
    after[0] = now[0]
    for row in range(ROWS):
        at = STEPS + STEP * row
        s = after[row]
        before = now[0] if row == 0 else after[row - 1]
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
        if s.actor == NOBODY:
            return 0
        count = legal(s, report[at + STEP :])
        report[at + STEP + count] = s.actor
        if count > 1:
            report[ROWS_PLAYED] = row + 1
            return count
        if face_down(s, s.actor) > 1:
            return 0
        action = report[at + STEP]
        after[row + 1] = s
    return 0


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
    now: Any, frame: Any, ply: int, seat: int, line: int, listening: int,
    guests: Any, names: Any, phrases: Any, where: Any, after: Any, points: Any, report: Any, out: Any,
) -> Any:  # fmt: skip
    """Do what a frame asks for at a table: play it, and write the frames of all who are `listening` (a bit for each).

    The table is at `ply`, its log has `line` lines, and `seat` is whose socket it is. Returns how long the report is; 0
    if that is not for the short way.
    """
    size = unmask(frame, out)
    if size < 0:
        return 0
    asked, at = read_number(out, read_text(out, 0, T_ASKS))
    whose, at = read_number(out, read_text(out, at, T_FOR_SEAT))
    at = read_text(out, at, T_TO_DO)
    if at < 0 or asked != ply or whose != seat or now[0].actor != seat:
        return 0
    action = find_action(out, at, report, legal(now[0], report), phrases, where)
    if action < 0:
        return 0
    at += where[action, 1] - where[action, 0] + 1
    tag: Any = np.int64(NO_TAG)
    if out[at] == COMMA:
        tag, at = read_number(out, read_text(out, at, T_TAGGED))
    if at + 1 != size or out[at] != END:
        return 0
    count = play(now, action, after, report)
    if count == 0:
        return 0
    report[TAG] = tag
    rows = report[ROWS_PLAYED]
    numbers = report[STEPS + STEP * rows : STEPS + STEP * rows + count]
    tell_all(after[rows - 1], seat, ply, line, numbers, listening, guests, names, phrases, where, points, report, out)
    return STEPS + STEP * rows + count + 1


def tell_all(
    s: Any, seat: int, ply: int, line: int, numbers: Any, listening: int,
    guests: Any, names: Any, phrases: Any, where: Any, points: Any, report: Any, out: Any,
) -> None:  # fmt: skip
    """Write the frame of each listener, and last that of who asked; report where each of them ends."""
    at, standing, end_of_standing = 0, 0, 0
    rows, undo = report[ROWS_PLAYED], True
    for row in range(rows):
        undo = undo and report[STEPS + STEP * row + 2] == 0
    for place in range(LISTENERS + 1):
        origin = place == LISTENERS
        begin = at
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
        report[ENDS + place] = at


# --- what the server calls -------------------------------------------------------------------------------------------


class Answer(NamedTuple):
    """What the short way has found out. Nothing has happened yet."""

    tag: int | None
    rows: list[Row]
    """The action that was asked for, and what is forced by it."""
    afters: list[After]
    state: State
    """Where it leads to."""
    frames: list[bytes]
    """For each listener, and last for who asked."""


class Desk:
    """What the short way has to know of a table: who sits there, under which names, and who may ask for hints."""

    def __init__(self, names: Sequence[str], guests: Sequence[str | None], alone: str | None) -> None:
        self.names = np.zeros((MAX_SEATS, NAME), np.uint8)
        for seat, name in enumerate(names):
            line = to_json(name) + b"\n"
            self.names[seat, : len(line)] = np.frombuffer(line, np.uint8)
        known = [*dict.fromkeys(guest for guest in guests if guest)]
        self.guests = np.full(LISTENERS + 1, NOBODY, np.int64)
        for seat, guest in enumerate(guests):
            self.guests[seat] = known.index(guest) if guest else NO_GUEST
        self.guests[ALONE] = known.index(alone) if alone in known else NO_GUEST


class Clerk:
    """Answers actions of one game. Get it with `clerk`."""

    def __init__(self, name: str) -> None:
        rulebook, telling, self.game = load(name), load_part(name, "telling"), game(name)
        fields = fields_of(self.game)
        verbs = {
            "legal": rulebook.rules.legal,
            "apply": rulebook.rules.apply,
            "scores": rulebook.rules.scores,
            "tell": telling.tell,
            "stand": telling.stand,
            "face_down": placed_cards if PLACED in fields else no_cards,
            "round_of": season if ROUND in fields else no_round,
        }
        verbs |= {"play": bind(play, name, verbs), "tell_all": bind(tell_all, name, verbs)}
        self._answer = bind(answer, name, verbs)
        self._phrases, self._where = _phrases(self.game)
        actions = len(self.game.notations)
        # kernels write into arrays; reading what they have written is quicker by way of the bytes behind them
        self._size = self.game.record_type.itemsize
        self._after_bytes = memoryview(bytearray((ROWS + 1) * self._size))
        self._report_bytes = memoryview(bytearray(8 * (STEPS + STEP * ROWS + actions + 2))).cast("q")
        text = 2 * telling.SIZE + 2 * ROWS * (NAME + PHRASE) + len(self._phrases)  # all actions, and then some
        self._out_bytes = memoryview(bytearray((LISTENERS + 1) * text))
        self._after = np.frombuffer(self._after_bytes, self.game.record_type)
        self._report = np.frombuffer(self._report_bytes, np.int64)
        self._out = np.frombuffer(self._out_bytes, np.uint8)
        self._points = np.zeros(MAX_SEATS, np.int64)

    def answer(
        self, state: State, frame: bytes, ply: int, seat: int, line: int, listening: int, desk: Desk, now: float
    ) -> Answer | None:
        """What a frame leads to that has come over the socket of a seat; None if it is nothing for the short way."""
        length = self._answer(
            state.array, np.frombuffer(frame, np.uint8), ply, seat, line, listening,
            desk.guests, desk.names, self._phrases, self._where, self._after, self._points, self._report, self._out,
        )  # fmt: skip
        if not length:
            return None
        report = self._report_bytes[:length].tolist()
        tag, game, kind = report[TAG], self.game, ACTION
        arrays = self._arrays(report[ROWS_PLAYED])
        rows, afters, at = [], [], STEPS
        for array in arrays:
            who, action, came_up, placed, begun = report[at : at + STEP]
            rows.append(Row(ply, who, kind, game.notations[action], now))
            afters.append(After(array, came_up == 1, placed, begun or None))
            ply += 1
            at += STEP
            kind = FORCED
        frames, begin, written = [], 0, self._out_bytes
        for end in report[ENDS:STEPS]:
            frames.append(bytes(written[begin:end]) if end > begin else b"")
            begin = end
        return Answer(None if tag == NO_TAG else tag, rows, afters, State(game, arrays[-1], report[at:]), frames)

    def warm_up(self) -> None:
        """Have the kernel loaded, or compiled: it answers a frame with nothing in it."""
        self.answer(self.game.start(2, seed=1), b"", 0, 0, 0, 0, Desk([], [], None), 0.0)

    def _arrays(self, count: int) -> list[np.ndarray[Any, Any]]:
        """The states that the kernel has left behind, each as an array of one of its own."""
        states = np.frombuffer(bytearray(self._after_bytes[: count * self._size]), self.game.record_type)
        return [states] if count == 1 else [states[i : i + 1] for i in range(count)]


def _phrases(game: Game) -> tuple[Any, Any]:
    """All actions and what is told of them as one text, and for each where both begin and end."""
    told = [game.words.describe(action, SOMEBODY) for action in game.notations]
    told += [Message("placed-cards", {"who": SOMEBODY, "count": SOME}), Message("log-round", {"round": SOME})]
    somebody, some = to_json(SOMEBODY), to_json(SOME)
    texts, where, at = [], [], 0
    for action, message in zip((*game.notations, "", ""), told, strict=True):
        phrase = words(message)[1:].replace(somebody, bytes([WHO])).replace(some, bytes([HOW_MANY]))
        where.append((at, at + len(action), at + len(action), at + len(action) + len(phrase)))
        if len(phrase) + len(T_NUMBER) + len(T_PLY) + len(T_FOR_SEAT) + len(T_ACTED) + 3 * DIGITS > PHRASE:
            raise ValueError(f"{action}: what is told of it is too long")
        texts += [action.encode("ascii"), phrase]
        at += len(action) + len(phrase)
    return np.frombuffer(b"".join(texts), np.uint8).copy(), np.array(where, np.int64)


@functools.cache
def clerk(name: str) -> Clerk:
    """Who answers actions of a game; compiled on the first use, which shows a progress line."""
    compilation.ensure(name, exercise)
    made = Clerk(name)
    made.warm_up()
    return made


def exercise(name: str) -> Iterator[str]:
    """Have the kernel compiled that answers actions of a game."""
    yield "1/1"
    Clerk(name).warm_up()
