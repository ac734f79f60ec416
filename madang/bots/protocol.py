"""What a bot is: anything that is given a view and answers with an action.

A view is what `State.view(seat)` shows to the seat that is to act; its legal actions are in ``view["actions"]``. A bot
never sees a state: what it cannot know it has to imagine (`madang.bots.determinize.world`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

View = dict[str, Any]


@dataclass(frozen=True)
class Thought:
    """What a bot thinks of one action: how often it looked at it, and the chance of winning that it sees."""

    action: str
    visits: int
    chance: float


@dataclass(frozen=True)
class Decision:
    """An action, and what else was considered, best first."""

    action: str
    thoughts: tuple[Thought, ...] = ()


Bot = Callable[[View], str | Decision]
"""A bot that only wants to play returns the action; one that can say why returns a decision."""


def decide(bot: Bot, view: View) -> Decision:
    """Ask a bot, and hold it to the legal actions."""
    answer = bot(view)
    decision = answer if isinstance(answer, Decision) else Decision(answer)
    if decision.action not in view["actions"]:
        raise ValueError(f"the bot answered {decision.action!r}, which is not among the legal actions")
    return decision
