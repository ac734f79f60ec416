"""What the texts of all games share: how kernels write JSON.

A text is an array of ASCII codes that ends with a line end. A writer puts something into `out` from the place `at` on,
and returns the place after it; whoever calls it has made sure that there is room.

What keeps the compilation short: few writers, each of them compiled once. All texts are of one type, all numbers int64,
and rows of records are given as slices (`s.used[:]`), because to Numba the rows themselves differ by their length.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from madang.games.cards import NOBODY, heap_size
from madang.jit import jit

Text = np.ndarray[Any, np.dtype[np.uint8]]

ZERO, MINUS, QUOTE, COMMA, LINE_END = (ord(sign) for sign in '0-",\n')
LIST, END_OF_LIST, OBJECT = (ord(sign) for sign in "[]{")


def text(words: str) -> Text:
    """A text that kernels can write.

    >>> text("[0]")
    array([91, 48, 93, 10], dtype=uint8)
    """
    return np.frombuffer(f"{words}\n".encode("ascii"), np.uint8).copy()


def text_of_names(names: Sequence[str]) -> Text:
    """Names from which `put_name` takes one by its number: each in quotes, in a row of its own.

    >>> [row.tobytes() for row in text_of_names(["oil", "wine"])]
    [b'"oil"\\n\\n', b'"wine"\\n']
    """
    width = max(len(name) for name in names) + 3
    rows = "".join(f'"{name}"'.ljust(width, "\n") for name in names)
    return np.frombuffer(rows.encode("ascii"), np.uint8).reshape(len(names), width).copy()


T_NULL = text("null")
T_TRUE = text("true")
T_FALSE = text("false")
T_FIRST = text(',"first":')
T_PHASE = text(',"phase":')
T_ACTOR = text(',"actor":')
T_SCORES = text('{"scores":[')
T_YOU = text(',"you":')
T_ACTIONS = text(',"actions":[')
T_NO_ACTIONS = text(',"actions":[]}')

# --- words and numbers -----------------------------------------------------------------------------------------------


@jit
def put_text(out: Any, at: int, words: Any) -> int:
    """A text as it is.

    >>> from madang.jit import plain
    >>> out = np.empty(10, np.uint8)
    >>> out[: plain(put_text)(out, 0, T_NULL)].tobytes()
    b'null'
    """
    place = 0
    while words[place] != LINE_END:
        out[at + place] = words[place]
        place += 1
    return at + place


@jit
def put_name(out: Any, at: int, names: Any, which: int) -> int:
    """One of the names of a `text_of_names`.

    >>> from madang.jit import plain
    >>> out = np.empty(10, np.uint8)
    >>> out[: plain(put_name)(out, 0, text_of_names(["oil", "wine"]), 1)].tobytes()
    b'"wine"'
    """
    return put_text(out, at, names[which])


@jit
def put_number(out: Any, at: int, number: Any) -> int:
    """A whole number. It must be an int64: with a narrower one the sums could overflow.

    >>> from madang.jit import plain
    >>> out = np.empty(10, np.uint8)
    >>> [out[: plain(put_number)(out, 0, number)].tobytes() for number in (0, 9, 10, 205, -37)]
    [b'0', b'9', b'10', b'205', b'-37']
    """
    if number < 0:
        out[at] = MINUS
        at += 1
        number = -number
    power = 1
    while power * 10 <= number:
        power *= 10
    while power > 1:
        digit = number // power
        out[at] = ZERO + digit
        at += 1
        number -= digit * power
        power //= 10
    out[at] = ZERO + number
    return at + 1


@jit
def put_seat(out: Any, at: int, seat: Any) -> int:
    """The number of a seat; null for NOBODY."""
    if seat == NOBODY:
        return put_text(out, at, T_NULL)
    out[at] = ZERO + seat
    return at + 1


@jit
def put_entry(out: Any, at: int, key: Any, number: Any) -> int:
    """A key with all its signs, and its number.

    >>> from madang.jit import plain
    >>> out = np.empty(20, np.uint8)
    >>> out[: plain(put_entry)(out, 0, text('{"bank":'), 8)].tobytes()
    b'{"bank":8'
    """
    return put_number(out, put_text(out, at, key), number)


@jit
def put_you(out: Any, at: int, seat: int, actor: int) -> int:
    """The end of a view. The list of actions is left open for who is to act: they are for him alone.

    >>> from madang.jit import plain
    >>> out = np.empty(40, np.uint8)
    >>> out[: plain(put_you)(out, 0, 1, 0)].tobytes(), out[: plain(put_you)(out, 0, 1, 1)].tobytes()
    (b',"you":1,"actions":[]}', b',"you":1,"actions":[')
    """
    at = put_seat(out, put_text(out, at, T_YOU), seat)
    return put_text(out, at, T_ACTIONS if seat == actor and seat != NOBODY else T_NO_ACTIONS)


# --- lists -----------------------------------------------------------------------------------------------------------


@jit
def put_comma(out: Any, at: int) -> int:
    """A comma, unless a list or an object has just begun."""
    if out[at - 1] == LIST or out[at - 1] == OBJECT:
        return at
    out[at] = COMMA
    return at + 1


@jit
def put_numbers(out: Any, at: int, numbers: Any) -> int:
    """A list of numbers.

    >>> from madang.jit import plain
    >>> out = np.empty(10, np.uint8)
    >>> out[: plain(put_numbers)(out, 0, [3, 0, 12])].tobytes()
    b'[3,0,12]'
    """
    out[at] = LIST
    at += 1
    for i in range(len(numbers)):
        at = put_number(out, put_comma(out, at), np.int64(numbers[i]))
    out[at] = END_OF_LIST
    return at + 1


@jit
def put_chosen(out: Any, at: int, names: Any, chosen: Any) -> int:
    """A list of the names for which `chosen` is not 0.

    >>> from madang.jit import plain
    >>> out = np.empty(20, np.uint8)
    >>> out[: plain(put_chosen)(out, 0, text_of_names(["goats", "oil", "wine"]), [1, 0, 1])].tobytes()
    b'["goats","wine"]'
    """
    out[at] = LIST
    at += 1
    for which in range(len(chosen)):
        if chosen[which] != 0:
            at = put_name(out, put_comma(out, at), names, which)
    out[at] = END_OF_LIST
    return at + 1


# --- cards -----------------------------------------------------------------------------------------------------------

T_ROUND = text(',"round":')
T_BANK = text(',"bank":')
T_TOKENS = text(',"tokens":')
T_TABLEAUS = text(',"tableaus":')
T_HANDS = text(',"hands":')
T_PLACED = text(',"placed":')
T_USED = text(',"used":')
T_LEADERS = text('],"leaders":{')
T_LEADER = text(":")
T_LIMITS = text('},"limits":[')
T_PRICES = text('],"prices":{}}')


@jit
def put_cards(out: Any, at: int, heap: Any, kinds: Any) -> int:
    """The cards of a heap, in the order of the kinds.

    >>> from madang.jit import plain
    >>> out = np.empty(10, np.uint8)
    >>> out[: plain(put_cards)(out, 0, np.array([0, 2, 1]), text("123"))].tobytes()
    b'"223"'
    """
    out[at] = QUOTE
    at += 1
    for kind in range(len(heap)):
        count = heap[kind]
        while count > 0:
            out[at] = kinds[kind]
            at += 1
            count -= 1
    out[at] = QUOTE
    return at + 1


@jit
def put_heaps(out: Any, at: int, heaps: Any, kinds: Any, seat: int, hidden: bool) -> int:
    """A list of heaps, one for each seat. If they are hidden, `seat` sees his own, and of the others how many cards.

    >>> from madang.jit import plain
    >>> out, heaps = np.empty(20, np.uint8), np.array([[0, 2], [1, 1]])
    >>> out[: plain(put_heaps)(out, 0, heaps, text("12"), 1, False)].tobytes()
    b'["22","12"]'
    >>> out[: plain(put_heaps)(out, 0, heaps, text("12"), 1, True)].tobytes()
    b'[2,"12"]'
    """
    out[at] = LIST
    at += 1
    for owner in range(len(heaps)):
        at = put_comma(out, at)
        if hidden and owner != seat:
            at = put_number(out, at, heap_size(heaps[owner]))
        else:
            at = put_cards(out, at, heaps[owner], kinds)
    out[at] = END_OF_LIST
    return at + 1
