"""What a seat sees of a game of Chosŏn, and how the game stands, as JSON: the view is what `words` says, compiled."""

from __future__ import annotations

from typing import Any

from madang.games.cards import FAMILIES, NOBODY, cards_allowed
from madang.games.choson.data import EFFECT_OF, EFFECT_STATES, EFFECTS, KINDS, NO_EFFECT, PHASES, POWERS
from madang.games.choson.rules import majority
from madang.games.text import (
    T_ACTOR,
    T_BANK,
    T_FALSE,
    T_FIRST,
    T_HANDS,
    T_LEADER,
    T_LEADERS,
    T_LIMITS,
    T_NULL,
    T_PHASE,
    T_PLACED,
    T_PRICES,
    T_ROUND,
    T_SCORES,
    T_TABLEAUS,
    T_TOKENS,
    T_TRUE,
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
"""Room for either text: keys and names have less than 500 signs, the 55 cards one each, and there are few numbers."""

CARDS = text(KINDS)
NAMES_OF_EFFECTS = text_of_names(EFFECTS)
NAMES_OF_KINDS = text_of_names(KINDS)
NAMES_OF_PHASES = text_of_names(PHASES)
NAMES_OF_POWERS = text_of_names(POWERS)
NAMES_OF_STATES = text_of_names(EFFECT_STATES)

T_PLAYERS = text('{"game":"choson","players":')
T_LEGACY = text(',"legacy":')
T_SHIELD = text(',"shield":')
T_TURN = text(',"turn":')

T_SEAT = text('{"seat":')
T_FAMILY = text(',"family":')
T_REVEALED = text(',"revealed":')
T_EVENTS = text(',"events":')
T_EFFECT = text(',"effect":')
T_KIND = text('{"kind":')
T_STATE = text(',"state":')
T_GUARD = text(',"guard":')
T_HIT = text(',"hit":')
T_END = text("}")


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
    at = put_seat(out, put_text(out, at, T_LEGACY), s.legacy)
    at = put_shield(out, put_text(out, at, T_SHIELD), s)
    at = put_heaps(out, put_text(out, at, T_TABLEAUS), s.tableau[: s.players], CARDS, seat, False)
    at = put_heaps(out, put_text(out, at, T_HANDS), s.hand[: s.players], CARDS, seat, True)
    at = put_heaps(out, put_text(out, at, T_PLACED), s.placed[: s.players], CARDS, seat, True)
    at = put_turn(out, put_text(out, at, T_TURN), s)
    return put_you(out, at, seat, s.actor)


@jit
def put_shield(out: Any, at: int, s: Any) -> int:
    if s.shield_seat == NOBODY:
        return put_text(out, at, T_NULL)
    at = put_entry(out, at, T_SEAT, s.shield_seat)
    at = put_name(out, put_text(out, at, T_FAMILY), NAMES_OF_KINDS, s.shield_family)
    return put_text(out, at, T_END)


@jit
def put_turn(out: Any, at: int, s: Any) -> int:
    if s.turn == NOBODY:
        return put_text(out, at, T_NULL)
    at = put_entry(out, at, T_SEAT, s.turn)
    at = put_text(out, put_text(out, at, T_REVEALED), T_TRUE if s.revealed else T_FALSE)
    at = put_entry(out, at, T_EVENTS, s.events)
    at = put_effect(out, put_text(out, at, T_EFFECT), s)
    at = put_chosen(out, put_text(out, at, T_USED), NAMES_OF_POWERS, s.used[:])
    return put_text(out, at, T_END)


@jit
def put_effect(out: Any, at: int, s: Any) -> int:
    if s.effect_family == NO_EFFECT:
        return put_text(out, at, T_NULL)
    at = put_name(out, put_text(out, at, T_KIND), NAMES_OF_EFFECTS, EFFECT_OF[s.effect_family])
    at = put_name(out, put_text(out, at, T_FAMILY), NAMES_OF_KINDS, s.effect_family)
    at = put_name(out, put_text(out, at, T_STATE), NAMES_OF_STATES, s.effect_state)
    at = put_seat(out, put_text(out, at, T_GUARD), s.guard)
    at = put_text(out, put_text(out, at, T_HIT), T_TRUE if s.hit else T_FALSE)
    return put_text(out, at, T_END)


@jit
def stand(s: Any, points: Any, out: Any) -> int:
    """Write the scores, who leads what, and how many characters each may keep."""
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
    for _ in range(s.players):
        at = put_number(out, put_comma(out, at), cards_allowed(s.season))
    return put_text(out, at, T_PRICES)
