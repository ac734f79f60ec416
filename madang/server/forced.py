"""Actions that the server plays by itself, because there is only one.

Whether there is only one may be a secret: two cards that a player turns over are either alike (one way to begin) or not
(two ways). If the server went on by itself in one case and waited in the other, the wait would tell the others. So a
forced action is played only when everybody can see that it is forced; otherwise the player is asked.
"""

from __future__ import annotations

from madang import State
from madang.server.history import PLACED

WORLDS = 12
"""How many worlds are looked at from each seat."""


def forced_actions(state: State) -> tuple[list[tuple[int, str]], State]:
    """The seats and actions that follow by themselves, and the state that they lead to."""
    found = []
    while state.forced and seen_as_forced(state):
        found.append((state.actor or 0, state.actions()[0]))
        state = state.play(state.action_numbers[0])
    return found, state


def seen_as_forced(state: State) -> bool:
    """Whether all seats can know that there is only one action."""
    actor = state.actor
    hides = PLACED in (state.game.record_type.names or ())
    if actor is None or not hides or int(state.record[PLACED][actor].sum()) < 2:
        return True
    others = (seat for seat in range(state.players) if seat != actor)
    return all(state.imagine(seat, world).forced for seat in others for world in range(WORLDS))
