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
from madang.games.observation_encoding import (
    Layout,
    write_fraction,
    write_fractions,
    write_one_hot,
    write_seat,
    write_zeros,
)
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
MAX_HAND = 10
MAX_PLACED = 9
ONES = np.ones(len(POWERS), np.int64)


@jit
def observe(s: Any, seat: int, out: Any) -> None:
    """Write what `seat` knows, in the order of LAYOUT. Other seats' hidden cards are only counted."""
    at = write_one_hot(out, 0, 3, s.players - 2)
    at = write_one_hot(out, at, ROUNDS, s.season - 1)
    at = write_one_hot(out, at, PHASE_COUNT, s.phase)
    at = write_seat(out, at, s, seat, s.first)
    at = write_seat(out, at, s, seat, s.actor)
    at = write_fraction(out, at, s.bank, TOKENS)
    at = write_seat(out, at, s, seat, s.legacy)
    at = write_seat(out, at, s, seat, s.shield_seat)
    at = write_one_hot(out, at, FAMILIES, s.shield_family if s.shield_seat != NOBODY else NOBODY)
    at = observe_turn(s, seat, out, at)
    at = write_fractions(out, at, s.hand[seat], COPIES)
    at = write_fractions(out, at, s.placed[seat], COPIES)
    at = write_zeros(out, at, (3 + KIND_COUNT) * MAX_SEATS) - (3 + KIND_COUNT) * MAX_SEATS
    for place in range(s.players):
        who = (seat + place) % s.players
        write_fraction(out, at + place, s.tokens[who], TOKENS)
        write_fraction(out, at + MAX_SEATS + place, heap_size(s.hand[who]), MAX_HAND)
        write_fraction(out, at + 2 * MAX_SEATS + place, heap_size(s.placed[who]), MAX_PLACED)
        write_fractions(out, at + 3 * MAX_SEATS + KIND_COUNT * place, s.tableau[who], COPIES)


@jit
def observe_turn(s: Any, seat: int, out: Any, at: int) -> int:
    """The turn of the main phase and the effect in it; zeros where there is none (`rules.forget_turn`)."""
    at = write_seat(out, at, s, seat, s.turn)
    at = write_fraction(out, at, s.revealed, 1)
    at = write_fraction(out, at, s.events, LEGACY_EVENTS)
    at = write_fractions(out, at, s.used, ONES)
    at = write_one_hot(out, at, FAMILIES, s.effect_family)
    if s.effect_family == NO_EFFECT:
        return write_zeros(out, at, STATE_COUNT + MAX_SEATS + 1)
    at = write_one_hot(out, at, STATE_COUNT, s.effect_state)
    at = write_seat(out, at, s, seat, s.guard)
    return write_fraction(out, at, s.hit, 1)
