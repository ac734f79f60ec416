"""The interface of a bot: a function that takes a view and returns an action.

A view is what `State.view(seat)` shows to the seat to act; its legal actions are in ``view["actions"]``. A bot never
gets a state; it can sample states that are consistent with the view (`madang.bots.determinize.sample_world`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

View = dict[str, Any]


@dataclass(frozen=True)
class Thought:
    """A bot's opinion of one action: the number of visits in the search, and the estimated chance of winning."""

    action: str
    visits: int
    chance: float


@dataclass(frozen=True)
class Decision:
    """The chosen action, and all that were considered, best first."""

    action: str
    thoughts: tuple[Thought, ...] = ()


Bot = Callable[[View], str | Decision]
"""A bot returns an action, or a decision with its thoughts."""


def decide(bot: Bot, view: View) -> Decision:
    """Ask a bot for its decision; raise `ValueError` if the action is not legal."""
    answer = bot(view)
    decision = answer if isinstance(answer, Decision) else Decision(answer)
    if decision.action not in view["actions"]:
        raise ValueError(f"the bot answered {decision.action!r}, which is not among the legal actions")
    return decision
