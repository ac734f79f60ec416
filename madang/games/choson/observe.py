"""What a seat knows of a game of Chosŏn, as a tensor."""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.games.cards import FAMILIES, MAX_SEATS, NOBODY, ROUNDS, heap_size
from madang.games.choson.data import (
    COPIES,
    EFFECT_STATES,
    KINDS,
    LEGACY_EVENTS,
    NO_EFFECT,
    PHASES,
    POWERS,
    TOKENS,
)
from madang.games.observing import Layout, put_nothing, put_one, put_seat, put_share, put_shares
from madang.jit import jit

LAYOUT: Layout = (
    ("players", (3,)),
    ("round", (ROUNDS,)),
    ("phase", (len(PHASES),)),
    ("first", (MAX_SEATS,)),
    ("actor", (MAX_SEATS,)),
    ("bank", (1,)),
    ("legacy", (MAX_SEATS,)),
    ("shield_seat", (MAX_SEATS,)),
    ("shield_family", (FAMILIES,)),
    ("turn_seat", (MAX_SEATS,)),
    ("revealed", (1,)),
    ("events", (1,)),
    ("used", (len(POWERS),)),
    ("effect_family", (FAMILIES,)),
    ("effect_state", (len(EFFECT_STATES),)),
    ("guard", (MAX_SEATS,)),
    ("hit", (1,)),
    ("hand", (len(KINDS),)),
    ("placed", (len(KINDS),)),
    ("tokens", (MAX_SEATS,)),
    ("hand_sizes", (MAX_SEATS,)),
    ("placed_sizes", (MAX_SEATS,)),
    ("tableaus", (MAX_SEATS, len(KINDS))),
)

KIND_COUNT = len(KINDS)
PHASE_COUNT = len(PHASES)
STATE_COUNT = len(EFFECT_STATES)
HAND_AT_MOST = 10
PLACED_AT_MOST = 9
ONES = np.ones(len(POWERS), np.int64)


@jit
def observe(s: Any, seat: int, out: Any) -> None:
    """Write what `seat` knows, in the order of LAYOUT. Of other seats' hidden cards it is their number."""
    at = put_one(out, 0, 3, s.players - 2)
    at = put_one(out, at, ROUNDS, s.season - 1)
    at = put_one(out, at, PHASE_COUNT, s.phase)
    at = put_seat(out, at, s, seat, s.first)
    at = put_seat(out, at, s, seat, s.actor)
    at = put_share(out, at, s.bank, TOKENS)
    at = put_seat(out, at, s, seat, s.legacy)
    at = put_seat(out, at, s, seat, s.shield_seat)
    at = put_one(out, at, FAMILIES, s.shield_family if s.shield_seat != NOBODY else NOBODY)
    at = observe_turn(s, seat, out, at)
    at = put_shares(out, at, s.hand[seat], COPIES)
    at = put_shares(out, at, s.placed[seat], COPIES)
    at = put_nothing(out, at, (3 + KIND_COUNT) * MAX_SEATS) - (3 + KIND_COUNT) * MAX_SEATS
    for place in range(s.players):
        who = (seat + place) % s.players
        put_share(out, at + place, s.tokens[who], TOKENS)
        put_share(out, at + MAX_SEATS + place, heap_size(s.hand[who]), HAND_AT_MOST)
        put_share(out, at + 2 * MAX_SEATS + place, heap_size(s.placed[who]), PLACED_AT_MOST)
        put_shares(out, at + 3 * MAX_SEATS + KIND_COUNT * place, s.tableau[who], COPIES)


@jit
def observe_turn(s: Any, seat: int, out: Any, at: int) -> int:
    """The turn of the main phase and the effect in it; zeros where there is none (`rules.forget_turn`)."""
    at = put_seat(out, at, s, seat, s.turn)
    at = put_share(out, at, s.revealed, 1)
    at = put_share(out, at, s.events, LEGACY_EVENTS)
    at = put_shares(out, at, s.used, ONES)
    at = put_one(out, at, FAMILIES, s.effect_family)
    if s.effect_family == NO_EFFECT:
        return put_nothing(out, at, STATE_COUNT + MAX_SEATS + 1)
    at = put_one(out, at, STATE_COUNT, s.effect_state)
    at = put_seat(out, at, s, seat, s.guard)
    return put_share(out, at, s.hit, 1)
