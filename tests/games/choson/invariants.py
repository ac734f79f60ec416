"""What holds in every state of Chosŏn: cards and tokens are neither lost nor created."""

from __future__ import annotations

from madang import State
from madang.games.choson.data import COPIES, EVENT, USED_GOSU


def check_invariants(state: State) -> None:
    s = state.record
    all_cards = s.pile + s.tableau.sum(axis=0) + s.hand.sum(axis=0) + s.placed.sum(axis=0)
    all_cards[EVENT] += s.events - s.used[USED_GOSU]
    assert (all_cards == COPIES).all()
    assert min(s.pile.min(), s.tableau.min(), s.hand.min(), s.placed.min(), s.tokens.min(), s.bank) >= 0
    assert s.bank + s.tokens.sum() == 10
