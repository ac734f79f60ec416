"""Actions that the server plays by itself, because there is only one.

Whether there is only one may be a secret: two cards that a player turns over are either alike (one way to begin) or not
(two ways). If the server went on by itself in one case and waited in the other, the wait would tell the others. So a
forced action is played only when everybody can see that it is forced; otherwise the player is asked.

What everybody can see is what a spectator sees and has seen. The worlds that are examined are those that a spectator
must think possible, and always the same ones, so that the answer depends on nothing but what lies open. The present
alone is not enough: a player who could place different cards then may have lost what allowed it (Koryŏ's Ship Owners).
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, takewhile
from typing import Any, NamedTuple

import numpy as np

from madang import State
from madang.core.kernels import NO_ACTION, NOBODY
from madang.games.chance import new_rng
from madang.server.tables.outcome import PLACED, fields_of

WORLDS = 16
"""How many worlds are examined."""


class Forced(NamedTuple):
    seat: int
    action: str
    after: State


def forced_steps(state: State, before: Sequence[State] = ()) -> list[Forced]:
    """The forced actions that follow a state; `before` are the states of the game up to it."""
    found: list[Forced] = []
    while state.forced and seen_as_forced(state, chain((step.after for step in reversed(found)), reversed(before))):
        actor, number = state.actor or 0, state.action_numbers[0]
        state = state.play(number)
        found.append(Forced(actor, state.game.notations[number], state))
    return found


def seen_as_forced(state: State, before: Iterable[State]) -> bool:
    """Whether everybody can know that there is only one action; `before` are the states up to this one, last first."""
    actor = state.actor
    if actor is None or _face_down(state, actor) < 2:
        return True
    kernels, out = state.game.kernels, state.game.action_buffer()
    now = all(kernels.step(world, 0, world, 0, NO_ACTION, out) == 1 for world in _worlds(state))
    then = _worlds(_state_of_placing(state, before, actor))
    return now and all(np.count_nonzero(world[PLACED][0, actor]) == 1 for world in then)


def _face_down(state: State, seat: int) -> int:
    """How many cards lie face down before a seat."""
    return int(state.array[PLACED][0, seat].sum()) if PLACED in fields_of(state.game) else 0


def _state_of_placing(state: State, before: Iterable[State], seat: int) -> State:
    """The state in which a seat had just placed the cards before it."""
    number = _face_down(state, seat)
    return [state, *takewhile(lambda earlier: _face_down(earlier, seat) >= number, before)][-1]


def _worlds(state: State) -> Iterator[np.ndarray[Any, Any]]:
    """What a spectator must think possible."""
    here, world = state.record.reshape(1), np.empty(1, state.game.record_type)
    for rng in _rngs():
        state.game.kernels.copy_determinized(here, 0, world, 0, NOBODY, rng.copy())
        yield world


@functools.cache
def _rngs() -> list[np.ndarray[Any, np.dtype[np.int64]]]:
    return [new_rng(f"a spectator's world {number}") for number in range(WORLDS)]
