"""Errors for bad input. All of them are `ValueError`s, and their text says what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from madang.messages import Message


class UnknownGame(ValueError):
    """There is no game of this name."""


class IllegalAction(ValueError):
    """The action is malformed or not legal now; `explanation` names the rule."""

    def __init__(self, action: str, explanation: Message, where: str = "") -> None:
        super().__init__(f"{where}{action!r} is not legal: {explanation}")
        self.action = action
        self.explanation = explanation


class BadPosition(ValueError):
    """A position contradicts itself or the rules; `field` says where."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem


class BadRecord(ValueError):
    """A record cannot be read, or its replay contradicts it."""
