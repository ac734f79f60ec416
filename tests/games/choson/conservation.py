"""What never gets lost or made in Chosŏn."""

from __future__ import annotations

from madang import State
from madang.games.choson.data import COPIES, EVENT, USED_GOSU


def check(state: State) -> None:
    s = state.record
    everywhere = s.pile + s.tableau.sum(axis=0) + s.hand.sum(axis=0) + s.placed.sum(axis=0)
    everywhere[EVENT] += s.events - s.used[USED_GOSU]
    assert (everywhere == COPIES).all()
    assert min(s.pile.min(), s.tableau.min(), s.hand.min(), s.placed.min(), s.tokens.min(), s.bank) >= 0
    assert s.bank + s.tokens.sum() == 10
