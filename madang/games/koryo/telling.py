"""What a seat sees of a game of Koryŏ, and how the game stands, as JSON: the view is what `words` says, compiled."""

from __future__ import annotations

from typing import Any

from madang.games.cards import FAMILIES, NOBODY
from madang.games.koryo.data import KINDS, PHASES, POWERS
from madang.games.koryo.rules import limit, majority
from madang.games.text import (
    T_ACTOR,
    T_BANK,
    T_FIRST,
    T_HANDS,
    T_LEADER,
    T_LEADERS,
    T_LIMITS,
    T_PHASE,
    T_PLACED,
    T_PRICES,
    T_ROUND,
    T_SCORES,
    T_TABLEAUS,
    T_TOKENS,
    T_USED,
    put_chosen,
    put_comma,
    put_entry,
    put_heaps,
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

SIZE = 1024
"""Room for either text: keys and names have less than 300 signs, the 55 cards one each, and there are few numbers."""

CARDS = text(KINDS)
NAMES_OF_KINDS = text_of_names(KINDS)
NAMES_OF_PHASES = text_of_names(PHASES)
NAMES_OF_POWERS = text_of_names(POWERS)

T_PLAYERS = text('{"game":"koryo","players":')


@jit
def tell(s: Any, seat: int, out: Any) -> int:
    """Write what `seat` (or, for NOBODY, a spectator) sees; return how long it is. See `put_you` for its end."""
    at = put_entry(out, 0, T_PLAYERS, s.players)
    at = put_entry(out, at, T_ROUND, s.season)
    at = put_entry(out, at, T_FIRST, s.first)
    at = put_name(out, put_text(out, at, T_PHASE), NAMES_OF_PHASES, s.phase)
    at = put_seat(out, put_text(out, at, T_ACTOR), s.actor)
    at = put_entry(out, at, T_BANK, s.bank)
    at = put_numbers(out, put_text(out, at, T_TOKENS), s.tokens[: s.players])
    at = put_heaps(out, put_text(out, at, T_TABLEAUS), s.tableau[: s.players], CARDS, seat, False)
    at = put_heaps(out, put_text(out, at, T_HANDS), s.hand[: s.players], CARDS, seat, True)
    at = put_heaps(out, put_text(out, at, T_PLACED), s.placed[: s.players], CARDS, seat, True)
    at = put_chosen(out, put_text(out, at, T_USED), NAMES_OF_POWERS, s.used[:])
    return put_you(out, at, seat, s.actor)


@jit
def stand(s: Any, points: Any, out: Any) -> int:
    """Write the scores, who leads what, and how many cards each may keep."""
    at = put_text(out, 0, T_SCORES)
    for seat in range(s.players):
        at = put_number(out, put_comma(out, at), points[seat])
    at = put_text(out, at, T_LEADERS)
    for family in range(FAMILIES):
        leader = majority(s, family)
        if leader != NOBODY:
            at = put_name(out, put_comma(out, at), NAMES_OF_KINDS, family)
            at = put_entry(out, at, T_LEADER, leader)
    at = put_text(out, at, T_LIMITS)
    for seat in range(s.players):
        at = put_number(out, put_comma(out, at), limit(s, seat))
    return put_text(out, at, T_PRICES)
