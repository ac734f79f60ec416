"""Features of a seat in Chosŏn: leads in each family, tokens, kept events, the Legacy, the shield, the hand."""

from __future__ import annotations

from typing import Any

from madang.bots.features.leads import LEAD_FEATURES, write_hand, write_leads
from madang.games.cards import ROUNDS, cards_allowed, characters, heap_size
from madang.games.choson.data import (
    ARGS,
    EVENT,
    OPEN,
    ORDER,
    TABLE,
    TRAVEL,
    V_PLAY,
    V_PLAY_PAIR,
    VERBS,
    YI,
)
from madang.jit import jit

ACTIONS = len(TABLE.notations)
FEATURES = LEAD_FEATURES + 20
STAGES = ROUNDS
HIDDEN_CARDS = True


@jit
def stage(s: Any) -> int:
    return s.season - 1


@jit
def horizon(s: Any) -> int:
    """The round; the decision to travel counts to the one before, because the cards are not dealt yet."""
    return s.season - 1 if s.phase == TRAVEL else s.season


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
    cards = characters(s.tableau[seat]) + characters(s.placed[seat])
    out[more] = s.tokens[seat]
    out[more + 1] = s.tableau[seat, EVENT]
    out[more + 2] = 1.0 if s.legacy == seat else 0.0
    out[more + 3] = 1.0 if s.first == seat else 0.0
    out[more + 4] = 1.0 if s.first == (seat + 1) % s.players else 0.0
    out[more + 5] = s.tableau[seat, YI]
    out[more + 6] = cards
    out[more + 7] = max(0, cards - cards_allowed(s.season))
    if s.shield_seat == seat:
        out[more + 8] = 1.0
        out[more + 9] = s.shield_family + 1
    out[more + 10] = 1.0 if s.placed[seat, EVENT] == 1 else 0.0
    out[more + 11] = 1.0 if s.placed[seat, EVENT] == 3 else 0.0
    if s.turn == seat and s.events == 1 and s.effect_state == OPEN:
        out[more + 12] = 1.0
    if s.phase == ORDER and heap_size(s.hand[seat]) > 0:
        out[more + 13] = 1.0
        write_hand(s.hand[seat], out, more + 14)
        out[more + 16] = 1.0 if s.hand[seat, EVENT] > 0 else 0.0
    out[more + 17] = 1.0 if s.actor == seat else 0.0
    out[more + 18] = max(s.tokens[seat] - 5, 0)
    out[more + 19] = 1.0 if s.phase == TRAVEL and s.actor == seat else 0.0
