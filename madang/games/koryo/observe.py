"""What a seat knows of a game of Koryŏ, as a tensor."""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.games.cards import MAX_SEATS, ROUNDS, heap_size
from madang.games.koryo.data import COPIES, KINDS, PHASES, POWERS, TOKENS
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
    ("used", (len(POWERS),)),
    ("hand", (len(KINDS),)),
    ("placed", (len(KINDS),)),
    ("tokens", (MAX_SEATS,)),
    ("hand_sizes", (MAX_SEATS,)),
    ("placed_sizes", (MAX_SEATS,)),
    ("tableaus", (MAX_SEATS, len(KINDS))),
)

KIND_COUNT = len(KINDS)
PHASE_COUNT = len(PHASES)
MAX_HAND = 11
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
    at = write_fractions(out, at, s.used, ONES)
    at = write_fractions(out, at, s.hand[seat], COPIES)
    at = write_fractions(out, at, s.placed[seat], COPIES)
    at = write_zeros(out, at, (3 + KIND_COUNT) * MAX_SEATS) - (3 + KIND_COUNT) * MAX_SEATS
    for place in range(s.players):
        who = (seat + place) % s.players
        write_fraction(out, at + place, s.tokens[who], TOKENS)
        write_fraction(out, at + MAX_SEATS + place, heap_size(s.hand[who]), MAX_HAND)
        write_fraction(out, at + 2 * MAX_SEATS + place, heap_size(s.placed[who]), MAX_PLACED)
        write_fractions(out, at + 3 * MAX_SEATS + KIND_COUNT * place, s.tableau[who], COPIES)
