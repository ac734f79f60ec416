"""What the inputs of the two card games share."""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.bots.features.leads import LEADS
from madang.games.cards import FAMILIES, MAX_SEATS, NOBODY, heap_size, kind_at, move_all
from madang.games.chance import rng_below
from madang.jit import jit


@jit
def write_visible_leads(s: Any, seat: int, out: Any) -> None:
    """The leads of a seat as it sees them: its own placed cards count, those of the others do not."""
    for family in range(FAMILIES):
        own = s.tableau[seat, family] + s.placed[seat, family]
        most = 0
        for other in range(s.players):
            if other != seat:
                most = max(most, s.tableau[other, family])
        for lead in range(LEADS):
            out[family * LEADS + lead] = 0.0
        lead = 0 if own == 0 and most == 0 else 4 + max(-3, min(3, own - most))
        out[family * LEADS + lead] = 1.0
        out[FAMILIES * LEADS + 2 * family] = own / (family + 1)
        out[FAMILIES * LEADS + 2 * family + 1] = most / (family + 1)


@jit
def write_placed(s: Any, seat: int, out: Any) -> None:
    """The cards that the other seats have placed, clockwise from `seat`."""
    kinds = s.pile.shape[0]
    for place in range(1, MAX_SEATS):
        other = (seat + place) % s.players
        for kind in range(kinds):
            out[(place - 1) * kinds + kind] = s.placed[other, kind] / 3 if place < s.players else 0.0


@jit
def placed_action(s: Any, seat: int, play: Any, play_pair: Any) -> int:
    """The action by which a seat placed its cards, from the numbers of all such actions."""
    first, second = NOBODY, NOBODY
    for kind in range(s.pile.shape[0]):
        if s.placed[seat, kind] > 0:
            if first == NOBODY:
                first = kind
            else:
                second = kind
    if second != NOBODY:
        return play_pair[first, second]
    return play[first, np.int64(s.placed[seat, first])]


@jit
def take_back_orders(s: Any, seat: int, dealt: int, rng: Any) -> None:
    """Let `seat` give its order again, with the cards that it placed and others that it may have held.

    The seats after it have not given theirs then. Their hands are sampled first: this one has none of their cards.
    """
    last = (seat - s.first) % s.players
    for turn in range(s.players - 1, last - 1, -1):
        other = (s.first + turn) % s.players
        if heap_size(s.hand[other]) == 0:
            held = heap_size(s.placed[other])
            move_all(s.placed[other], s.hand[other])
            left = heap_size(s.pile)
            while held < dealt and left > 0:
                kind = kind_at(s.pile, rng_below(rng, left))
                s.pile[kind] -= 1
                s.hand[other, kind] += 1
                held += 1
                left -= 1
    s.actor = seat


@jit
def ways_to_place(hand: Any, placed: Any) -> float:
    """In how many ways the placed cards could be chosen from the copies in the hand."""
    ways = 1.0
    for kind in range(hand.shape[0]):
        for i in range(placed[kind]):
            ways = ways * (hand[kind] - i) / (i + 1)
    return ways
