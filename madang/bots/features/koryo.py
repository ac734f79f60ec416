"""Features of a seat in Koryŏ: leads in each family, tokens, events, the hand."""

from __future__ import annotations

from typing import Any

from madang.bots.features.leads import LEAD_FEATURES, write_hand, write_leads
from madang.games.cards import ROUNDS, cards_allowed, heap_size
from madang.games.koryo.data import (
    ARGS,
    BARBARIAN,
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
FEATURES = LEAD_FEATURES + 12
STAGES = ROUNDS
HIDDEN_CARDS = True


@jit
def stage(s: Any) -> int:
    """The rounds have weights of their own."""
    return s.season - 1


@jit
def horizon(s: Any) -> int:
    """Search stops at the end of a round."""
    return s.season


@jit
def observed_action(s: Any, action: int) -> int:
    """Other seats see how many cards are placed, not which."""
    if VERBS[action] == V_PLAY:
        return ACTIONS + ARGS[action, 1]
    if VERBS[action] == V_PLAY_PAIR:
        return ACTIONS + 2
    return action


@jit
def write_features(s: Any, seat: int, out: Any) -> None:
    for i in range(FEATURES):
        out[i] = 0.0
    write_leads(s, seat, out)
    more = LEAD_FEATURES
    cards = heap_size(s.tableau[seat]) + heap_size(s.placed[seat])
    out[more] = s.tokens[seat]
    out[more + 1] = s.tableau[seat, BARBARIAN] + s.tableau[seat, LOBBYING]
    out[more + 2] = s.placed[seat, BARBARIAN]
    out[more + 3] = s.placed[seat, LOBBYING]
    out[more + 4] = cards
    out[more + 5] = max(0, cards - cards_allowed(s.season))
    out[more + 6] = s.tableau[seat, OMNISCIENT]
    if s.phase == ORDER and heap_size(s.hand[seat]) > 0:
        out[more + 7] = 1.0
        write_hand(s.hand[seat], out, more + 8)
    out[more + 10] = 1.0 if s.first == seat else 0.0
    out[more + 11] = 1.0 if s.actor == seat else 0.0
