"""From a view to a world: the only way in which a bot comes to a whole state."""

from __future__ import annotations

from typing import Any

from madang.bots.protocol import View
from madang.core.game import game
from madang.core.state import State
from madang.core.unpack import unpack
from madang.games.position import Fields


def state_from_view(view: View) -> State:
    """Some state in which the seat to act has this view: hidden cards are whatever is left, in its order.

    It depends on nothing but the view. Search imagines from here: what it redeals is uniform, whatever it starts from.
    A view that no seat can have is refused with a `ValueError`.

    >>> import madang
    >>> state = madang.game("koryo").start(players=3, seed=7)
    >>> state_from_view(state.view(0)).view(0) == state.view(0)
    True
    """
    one = game(view["game"])
    hidden = one.notation.HIDDEN
    position = {field: value for field, value in view.items() if field not in ("you", "actions")}
    for field in hidden:
        position[field] = ["" if isinstance(cards, int) else cards for cards in view[field]]
    state = one.position(position | {"seed": 0})
    if state.actor is None or view["you"] != state.actor:
        raise ValueError(f"a bot is given the view of the seat to act ({state.actor}), not of {view['you']!r}")
    states = state.copied()
    record = unpack(states)
    for field, heap in hidden.items():
        for seat, cards in enumerate(view[field]):
            if isinstance(cards, int):
                _lay(record.pile, record[heap][seat], cards)
    one.notation.check_hidden(Fields(view), record)
    return State(one, states)


def _lay(pile: Any, heap: Any, number: int) -> None:
    left = int(pile.sum())
    if not 0 <= number <= left:  # kernels would read and write out of bounds
        raise ValueError(f"a view cannot hide {number} cards where {left} are left")
    for kind in range(len(pile)):
        moved = min(number, int(pile[kind]))
        pile[kind] -= moved
        heap[kind] += moved
        number -= moved


def world(view: View, seed: int) -> State:
    """A state that is possible for the seat that has this view, drawn uniformly."""
    return state_from_view(view).determinize(view["you"], seed)
