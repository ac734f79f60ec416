"""Forced actions: the server plays them itself, because they are the only legal ones.

That an action is forced may be a secret: two face-down cards of one kind leave one way to begin, two different cards
leave two. If the server played on in one case and waited in the other, the wait would tell the other players. So the
server plays a forced action only if it is publicly forced, and otherwise asks the player.

An action is publicly forced if a spectator can tell, from what a spectator sees and has seen. This is checked in
sampled worlds that are possible for a spectator. The samples use fixed seeds, so that the result depends on public
information alone. The current state is not enough: a player who could place different cards may have lost what allowed
it since (Koryŏ's Ship Owners).
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
"""The number of sampled worlds."""


class ForcedAction(NamedTuple):
    seat: int
    action: str
    after: State


def forced_actions(state: State, history: Sequence[State] = ()) -> list[ForcedAction]:
    """The publicly forced actions that follow a state. `history` are the states of the game up to it."""
    found: list[ForcedAction] = []
    while state.forced and is_publicly_forced(state, chain((f.after for f in reversed(found)), reversed(history))):
        actor, number = state.actor or 0, state.action_numbers[0]
        state = state.play(number)
        found.append(ForcedAction(actor, state.game.notations[number], state))
    return found


def is_publicly_forced(state: State, earlier: Iterable[State]) -> bool:
    """Whether a spectator can tell that there is only one action. `earlier` are the past states, latest first."""
    actor = state.actor
    if actor is None or _face_down(state, actor) < 2:
        return True
    kernels, out = state.game.kernels, state.game.action_buffer()
    forced_now = all(kernels.step(world, 0, world, 0, NO_ACTION, out) == 1 for world in _worlds(state))
    worlds_then = _worlds(_state_of_placing(state, earlier, actor))
    return forced_now and all(np.count_nonzero(world[PLACED][0, actor]) == 1 for world in worlds_then)


def _face_down(state: State, seat: int) -> int:
    """The number of a seat's face-down cards."""
    return int(state.array[PLACED][0, seat].sum()) if PLACED in fields_of(state.game) else 0


def _state_of_placing(state: State, earlier: Iterable[State], seat: int) -> State:
    """The state after the seat placed its face-down cards."""
    count = _face_down(state, seat)
    return [state, *takewhile(lambda past: _face_down(past, seat) >= count, earlier)][-1]


def _worlds(state: State) -> Iterator[np.ndarray[Any, Any]]:
    """Sampled worlds that are possible for a spectator."""
    here, world = state.record.reshape(1), np.empty(1, state.game.record_type)
    for rng in _rngs():
        state.game.kernels.copy_determinized(here, 0, world, 0, NOBODY, rng.copy())
        yield world


@functools.cache
def _rngs() -> list[np.ndarray[Any, np.dtype[np.int64]]]:
    return [new_rng(f"a spectator's world {number}") for number in range(WORLDS)]
