"""What the two card games look at alike: how far a seat is ahead of its strongest rival in each family."""

from __future__ import annotations

from typing import Any

from madang.games.cards import FAMILIES
from madang.jit import jit

LEADS = 8
"""Neither has any; then behind by three or more, two, one, level, ahead by one, two, three or more."""

LEAD_FEATURES = FAMILIES * (LEADS + 2)


@jit
def write_leads(s: Any, seat: int, out: Any) -> None:
    """For each family one of LEADS, and what part of its cards the seat and its strongest rival have.

    Placed characters count as if they lay open: in this round they will.
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
    """The largest set of one kind, and what the best set of characters is worth."""
    for kind in range(hand.shape[0]):
        out[place] = max(out[place], hand[kind])
        if kind < FAMILIES:
            out[place + 1] = max(out[place + 1], hand[kind] * (kind + 1))
