"""What holds in every state of Corinth: sheets and dice stay within their limits."""

from __future__ import annotations

from madang import State
from madang.games.corinth.data import FIELDS, SHOP_SIZES


def check_invariants(state: State) -> None:
    s = state.record
    n = state.players
    assert (s.circled[:n] >= 1).all()
    assert (s.circled[:n] <= 24).all()
    assert (s.spent[:n] >= 0).all()
    assert (s.spent[:n] <= s.circled[:n]).all()
    assert (s.shops[:n] >= 0).all()
    assert (s.shops[:n] <= SHOP_SIZES).all()
    assert 0 <= s.white.sum() <= 9
    assert 0 <= s.yellow.sum() <= 3
    assert ((s.white + s.yellow > 0) == (s.value > 0)).all()
    for sheet in state.position()["sheets"]:
        walked = [*sheet["market"]["circled"], *sheet["market"]["crossed"]]
        assert len(set(walked)) == len(walked)
        assert set(walked) <= set(FIELDS) - {"c3"}
