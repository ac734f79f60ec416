"""From a view to a complete state: the only way in which a bot gets one."""

from __future__ import annotations

from typing import Any

from madang.bots.protocol import View
from madang.core.game import game
from madang.core.state import State
from madang.core.unpack import unpack
from madang.games.position import Fields


def state_from_view(view: View) -> State:
    """A state in which the seat to act has this view; hidden cards are filled in from those left, in a fixed order.

    The result depends on the view alone. Search starts from it: `determinize` samples uniformly from any such state.
    Raises `ValueError` for a view that no seat can have.

    >>> import madang
    >>> state = madang.game("koryo").start(players=3, seed=7)
    >>> state_from_view(state.view(0)).view(0) == state.view(0)
    True
    """
    played = game(view["game"])
    hidden = played.notation.HIDDEN
    position = {field: value for field, value in view.items() if field not in ("you", "actions")}
    for field in hidden:
        position[field] = ["" if isinstance(cards, int) else cards for cards in view[field]]
    state = played.position(position | {"seed": 0})
    if state.actor is None or view["you"] != state.actor:
        raise ValueError(f"a bot needs the view of the seat to act ({state.actor}), not of {view['you']!r}")
    states = state.copy_array()
    record = unpack(states)
    for field, heap in hidden.items():
        for seat, cards in enumerate(view[field]):
            if isinstance(cards, int):
                _deal(record.pile, record[heap][seat], cards)
    played.notation.check_hidden(Fields(view), record)
    return State(played, states)


def _deal(pile: Any, heap: Any, number: int) -> None:
    left = int(pile.sum())
    if not 0 <= number <= left:  # otherwise kernels would read and write out of bounds
        raise ValueError(f"a view cannot hide {number} cards where {left} are left")
    for kind in range(len(pile)):
        moved = min(number, int(pile[kind]))
        pile[kind] -= moved
        heap[kind] += moved
        number -= moved


def sample_world(view: View, seed: int) -> State:
    """A state that is consistent with this view, drawn uniformly."""
    return state_from_view(view).determinize(view["you"], seed)
