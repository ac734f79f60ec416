"""Action numbers.

An action's number is the place of its notation in the ASCII order of all notations of its game. A kernel that lists
legal actions by rising number therefore lists their notations in ASCII order, as the contract of the games asks.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

Numbers = np.ndarray[Any, np.dtype[np.int64]]


class Action(NamedTuple):
    """One possible action: its notation, its verb, and what the verb is applied to."""

    text: str
    verb: int
    args: tuple[int, ...] = ()


class ActionTable:
    """All actions of a game, numbered.

    >>> table = ActionTable([Action("stay", 1), Action("go 1", 0, (1,)), Action("go 0", 0, (0,))])
    >>> table.notations
    ('go 0', 'go 1', 'stay')
    >>> table.number["go 1"], table.verbs[1], table.args[1, 0]
    (1, np.int64(0), np.int64(1))
    >>> table.lookup_array(0, (2,))
    array([0, 1])
    """

    def __init__(self, actions: list[Action]) -> None:
        self.rows = tuple(sorted(actions))
        self.notations = tuple(row.text for row in self.rows)
        self.number = {text: number for number, text in enumerate(self.notations)}
        width = max(len(row.args) for row in self.rows)
        self.verbs: Numbers = np.array([row.verb for row in self.rows], dtype=np.int64)
        self.args: Numbers = np.array([(*row.args, *[-1] * (width - len(row.args))) for row in self.rows], np.int64)

    def lookup_array(self, verb: int, shape: tuple[int, ...]) -> Numbers:
        """The numbers of the actions of `verb`, indexed by their arguments; -1 where there is no action."""
        numbers = np.full(shape, -1, dtype=np.int64)
        for number, row in enumerate(self.rows):
            if row.verb == verb:
                numbers[row.args] = number
        return numbers
