"""Actions that the server plays by itself, because there is only one.

Whether there is only one may be a secret: two cards that a player turns over are either alike (one way to begin) or not
(two ways). If the server went on by itself in one case and waited in the other, the wait would tell the others. So a
forced action is played only when everybody can see that it is forced; otherwise the player is asked.

What everybody can see is what a spectator sees. The worlds that are looked at are those that a spectator must think
possible, and always the same ones, so that the answer depends on nothing but what lies open.
"""

from __future__ import annotations

import functools
from typing import Any, NamedTuple

import numpy as np

from madang import State
from madang.core.kernels import LOOK, NOBODY
from madang.games.chance import new_whim
from madang.server.history import PLACED

WORLDS = 16
"""How many worlds are looked at."""


class Step(NamedTuple):
    seat: int
    action: str
    after: State


def forced_steps(state: State) -> list[Step]:
    """What follows from a state by itself."""
    found: list[Step] = []
    while state.forced and seen_as_forced(state):
        actor, number = state.actor or 0, state.action_numbers[0]
        state = state.play(number)
        found.append(Step(actor, state.game.notations[number], state))
    return found


def seen_as_forced(state: State) -> bool:
    """Whether everybody can know that there is only one action."""
    actor = state.actor
    hides = PLACED in (state.game.record_type.names or ())
    if actor is None or not hides or int(state.record[PLACED][actor].sum()) < 2:
        return True
    kernels, out = state.game.kernels, state.game.action_buffer()
    here, world = state.record.reshape(1), np.empty(1, state.game.record_type)
    for whim in _whims():
        kernels.imagine(here, 0, world, 0, NOBODY, whim.copy())
        if kernels.step(world, 0, world, 0, LOOK, out) != 1:
            return False
    return True


@functools.cache
def _whims() -> list[np.ndarray[Any, np.dtype[np.int64]]]:
    return [new_whim(f"a spectator's world {number}") for number in range(WORLDS)]
