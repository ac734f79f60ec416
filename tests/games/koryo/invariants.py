"""What holds in every state of Koryŏ: cards and tokens are neither lost nor created."""

from __future__ import annotations

from madang import State
from madang.games.koryo.data import COPIES


def check_invariants(state: State) -> None:
    s = state.record
    in_play = s.tableau.sum(axis=0) + s.hand.sum(axis=0) + s.placed.sum(axis=0)
    assert (s.pile + in_play == COPIES).all()
    assert min(s.pile.min(), s.tableau.min(), s.hand.min(), s.placed.min(), s.tokens.min(), s.bank) >= 0
    assert s.bank + s.tokens.sum() == 8
