"""How a seat stands in Koryŏ: family by family against its strongest rival, tokens, events, and what is to come."""

from __future__ import annotations

from typing import Any

from madang.games.cards import FAMILIES, ROUNDS, cards_allowed, heap_size
from madang.games.koryo.data import (
    ARGS,
    BARBARIAN,
    KINDS,
    LOBBYING,
    OMNISCIENT,
    ORDER,
    TABLE,
    V_PLAY,
    V_PLAY_PAIR,
    VERBS,
)
from madang.jit import jit

ACTIONS = len(TABLE.notations)
LEADS = 8
"""Neither has any; then behind by three or more, two, one, level, ahead by one, two, three or more."""

OTHERS = FAMILIES * LEADS
FEATURES = OTHERS + 12
STAGES = ROUNDS


@jit
def stage(s: Any) -> int:
    return s.season - 1


@jit
def horizon(s: Any) -> int:
    return s.season


@jit
def seen_as(s: Any, action: int) -> int:
    """Of cards that are placed, others see the number."""
    if VERBS[action] == V_PLAY:
        return ACTIONS + ARGS[action, 1]
    if VERBS[action] == V_PLAY_PAIR:
        return ACTIONS + 2
    return action


@jit
def features(s: Any, seat: int, out: Any) -> None:
    """Placed characters count as if they lay open: sooner or later in the round they do."""
    for i in range(FEATURES):
        out[i] = 0.0
    for family in range(FAMILIES):
        out[family * LEADS + lead(s, seat, family)] = 1.0
    out[OTHERS] = s.tokens[seat]
    out[OTHERS + 1] = s.tableau[seat, BARBARIAN] + s.tableau[seat, LOBBYING]
    out[OTHERS + 2] = s.placed[seat, BARBARIAN]
    out[OTHERS + 3] = s.placed[seat, LOBBYING]
    cards = heap_size(s.tableau[seat]) + heap_size(s.placed[seat])
    out[OTHERS + 4] = cards
    out[OTHERS + 5] = max(0, cards - cards_allowed(s.season))
    out[OTHERS + 6] = s.tableau[seat, OMNISCIENT]
    if s.phase == ORDER and heap_size(s.hand[seat]) > 0:
        out[OTHERS + 7] = 1.0
        look_at_hand(s.hand[seat], out)
    out[OTHERS + 10] = 1.0 if s.first == seat else 0.0
    out[OTHERS + 11] = 1.0 if s.actor == seat else 0.0


@jit
def lead(s: Any, seat: int, family: int) -> int:
    """How far a seat is ahead of its strongest rival in a family, as one of the LEADS."""
    own = s.tableau[seat, family] + s.placed[seat, family]
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, s.tableau[other, family] + s.placed[other, family])
    if own == 0 and most == 0:
        return 0
    return 4 + max(-3, min(3, own - most))


@jit
def look_at_hand(hand: Any, out: Any) -> None:
    """The largest set of one kind, and what it is worth."""
    for kind in range(len(KINDS)):
        out[OTHERS + 8] = max(out[OTHERS + 8], hand[kind])
        if kind < FAMILIES:
            out[OTHERS + 9] = max(out[OTHERS + 9], hand[kind] * (kind + 1))
