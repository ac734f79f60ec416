"""Explicit chance nodes, one card or die at a time, for libraries that need them.

The kernels draw a whole deal or roll from the game's random stream. Here the draws are undone and repeated one by one
by the caller: `undo_draws` returns the pending draws, `outcomes` their probabilities, and `draw` applies an outcome.

States are arrays of one record: reading `states["pile"]` takes a tenth of the time of reading `record.pile`.
"""

from __future__ import annotations

from typing import Any, Protocol

from madang.core.unpack import pack, unpack
from madang.games import load
from madang.games.corinth.data import CHOOSE, PIPS, ROLL
from madang.jit import plain

Pending = tuple[int, ...]
"""The draws that are still to be made, in order; the meaning of a number depends on the game."""


class ChanceNodes(Protocol):
    """The chance events of one game."""

    OUTCOMES: int

    def undo_draws(self, before: Any, after: Any) -> Pending: ...
    def initial_draws(self, states: Any) -> Pending: ...
    def outcomes(self, states: Any, pending: Pending) -> list[tuple[int, float]]: ...
    def draw(self, states: Any, pending: Pending, outcome: int) -> None: ...
    def outcome_text(self, pending: Pending, outcome: int) -> str: ...
    def is_visible(self, pending: Pending, seat: int) -> bool: ...
    def public_action(self, action: str) -> str: ...


class CardDraws:
    """Koryŏ and Chosŏn: cards are dealt one by one. A draw is the seat that receives a card, an outcome its kind."""

    def __init__(self, name: str) -> None:
        data = load(name).data
        self.kinds: str = data.KINDS
        self.order: int = data.ORDER
        self.OUTCOMES = len(self.kinds)

    def undo_draws(self, before: Any, after: Any) -> Pending:
        """If the action led to a deal (the phase of orders began), return all hands to the pile."""
        dealt = after["phase"][0] == self.order and before["phase"][0] != self.order
        return self.initial_draws(after) if dealt else ()

    def initial_draws(self, states: Any) -> Pending:
        hands, pile = states["hand"][0], states["pile"][0]
        sizes = hands.sum(axis=1).tolist()
        pile += hands.sum(axis=0, dtype=pile.dtype)
        hands[:] = 0
        first, players = int(states["first"][0]), int(states["players"][0])
        turns = [(first + turn) % players for turn in range(players)]
        return tuple(seat for card in range(max(sizes)) for seat in turns if sizes[seat] > card)

    def outcomes(self, states: Any, pending: Pending) -> list[tuple[int, float]]:
        counts = states["pile"][0].tolist()
        left = sum(counts)
        return [(kind, count / left) for kind, count in enumerate(counts) if count]

    def draw(self, states: Any, pending: Pending, outcome: int) -> None:
        states["pile"][0, outcome] -= 1
        states["hand"][0, pending[0], outcome] += 1

    def outcome_text(self, pending: Pending, outcome: int) -> str:
        return f"deal {self.kinds[outcome]} to {pending[0]}"

    def is_visible(self, pending: Pending, seat: int) -> bool:
        """Whether a seat sees the outcome of the next draw."""
        return pending[0] == seat

    def public_action(self, action: str) -> str:
        """An action as other seats see it: the number of cards placed face down, not which."""
        return f"play {len(action) - 5} cards" if action.startswith("play ") else action


class DiceRolls:
    """Corinth: dice are rolled one by one. A draw is 0 for a white die, 1 for a yellow one, an outcome its pips − 1."""

    OUTCOMES = PIPS

    def __init__(self) -> None:
        self.stock_harbor = plain(load("corinth").rules.stock_harbor)
        self.uniform = [(pip, 1 / PIPS) for pip in range(PIPS)]

    def undo_draws(self, before: Any, after: Any) -> Pending:
        """If the action led to a roll, take the dice out of the harbor again."""
        if before["phase"][0] != ROLL:
            return ()
        white, yellow = int(after["white"].sum()), int(after["yellow"].sum())
        for field in ("phase", "actor", "turns_left"):
            after[field] = before[field]
        for field in ("value", "white", "yellow"):
            after[field] = 0
        return (0,) * white + (1,) * yellow

    def initial_draws(self, states: Any) -> Pending:
        """There are no draws before the first decision."""
        return ()

    def outcomes(self, states: Any, pending: Pending) -> list[tuple[int, float]]:
        return [*self.uniform]

    def draw(self, states: Any, pending: Pending, outcome: int) -> None:
        """Count the dice by their pips until all are rolled, then put them into the harbor."""
        states["yellow" if pending[0] else "white"][0, outcome] += 1
        if len(pending) == 1:
            s = unpack(states)
            s.phase = CHOOSE
            self.stock_harbor(s)
            pack(s, states)

    def outcome_text(self, pending: Pending, outcome: int) -> str:
        return f"{'yellow' if pending[0] else 'white'} {outcome + 1}"

    def is_visible(self, pending: Pending, seat: int) -> bool:
        return True

    def public_action(self, action: str) -> str:
        return action


def chance_nodes(name: str) -> ChanceNodes:
    """The chance events of a game."""
    return DiceRolls() if name == "corinth" else CardDraws(name)
