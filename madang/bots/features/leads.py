"""Features shared by the two card games: how far a seat is ahead of its strongest rival in each family."""

from __future__ import annotations

from typing import Any

from madang.games.cards import FAMILIES
from madang.jit import jit

LEADS = 8
"""One-hot: no cards on either side; behind by 3 or more, 2, 1; level; ahead by 1, 2, 3 or more."""

LEAD_FEATURES = FAMILIES * (LEADS + 2)


@jit
def write_leads(s: Any, seat: int, out: Any) -> None:
    """For each family its lead (one of LEADS), and the share of its cards that the seat and its strongest rival have.

    Placed characters count as revealed, because they are revealed in this round.
    """
    for family in range(FAMILIES):
        own = s.tableau[seat, family] + s.placed[seat, family]
        most = 0
        for other in range(s.players):
            if other != seat:
                most = max(most, s.tableau[other, family] + s.placed[other, family])
        lead = 0 if own == 0 and most == 0 else 4 + max(-3, min(3, own - most))
        out[family * LEADS + lead] = 1.0
        out[FAMILIES * LEADS + 2 * family] = own / (family + 1)
        out[FAMILIES * LEADS + 2 * family + 1] = most / (family + 1)


@jit
def write_hand(hand: Any, out: Any, place: int) -> None:
    """The size of the largest set of one kind, and the value of the best set of characters."""
    for kind in range(hand.shape[0]):
        out[place] = max(out[place], hand[kind])
        if kind < FAMILIES:
            out[place + 1] = max(out[place + 1], hand[kind] * (kind + 1))
