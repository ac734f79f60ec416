"""Explicit chance nodes, one card or die at a time, for libraries that need them.

The kernels draw a whole deal or roll from the game's random stream. Here the draws are undone and repeated one by one
by the caller: `undo_draws` returns the pending draws, `outcomes` their probabilities, and `draw` applies an outcome.
"""

from __future__ import annotations

from typing import Any, Protocol

from madang.games import load
from madang.games.corinth.data import CHOOSE, PIPS, ROLL
from madang.jit import plain

Pending = tuple[int, ...]
"""The draws that are still to be made, in order; the meaning of a number depends on the game."""


class ChanceNodes(Protocol):
    """The chance events of one game."""

    OUTCOMES: int

    def undo_draws(self, before: Any, after: Any) -> Pending: ...
    def initial_draws(self, s: Any) -> Pending: ...
    def outcomes(self, s: Any, pending: Pending) -> list[tuple[int, float]]: ...
    def draw(self, s: Any, pending: Pending, outcome: int) -> None: ...
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
        return self.initial_draws(after) if after.phase == self.order and before.phase != self.order else ()

    def initial_draws(self, s: Any) -> Pending:
        sizes = [int(hand.sum()) for hand in s.hand]
        s.pile += s.hand.sum(axis=0, dtype=s.pile.dtype)
        s.hand[:] = 0
        turns = [(int(s.first) + turn) % int(s.players) for turn in range(int(s.players))]
        return tuple(seat for card in range(max(sizes)) for seat in turns if sizes[seat] > card)

    def outcomes(self, s: Any, pending: Pending) -> list[tuple[int, float]]:
        left = int(s.pile.sum())
        return [(kind, count / left) for kind, count in enumerate(s.pile.tolist()) if count]

    def draw(self, s: Any, pending: Pending, outcome: int) -> None:
        s.pile[outcome] -= 1
        s.hand[pending[0], outcome] += 1

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

    def undo_draws(self, before: Any, after: Any) -> Pending:
        """If the action led to a roll, take the dice out of the harbor again."""
        if before.phase != ROLL:
            return ()
        white, yellow = int(after.white.sum()), int(after.yellow.sum())
        after.phase, after.actor, after.turns_left = before.phase, before.actor, before.turns_left
        after.value[:] = 0
        after.white[:] = 0
        after.yellow[:] = 0
        return (0,) * white + (1,) * yellow

    def initial_draws(self, s: Any) -> Pending:
        """There are no draws before the first decision."""
        return ()

    def outcomes(self, s: Any, pending: Pending) -> list[tuple[int, float]]:
        return [(pip, 1 / PIPS) for pip in range(PIPS)]

    def draw(self, s: Any, pending: Pending, outcome: int) -> None:
        """Count the dice by their pips until all are rolled, then put them into the harbor."""
        (s.yellow if pending[0] else s.white)[outcome] += 1
        if len(pending) == 1:
            s.phase = CHOOSE
            self.stock_harbor(s)

    def outcome_text(self, pending: Pending, outcome: int) -> str:
        return f"{'yellow' if pending[0] else 'white'} {outcome + 1}"

    def is_visible(self, pending: Pending, seat: int) -> bool:
        return True

    def public_action(self, action: str) -> str:
        return action


def chance_nodes(name: str) -> ChanceNodes:
    """The chance events of a game."""
    return DiceRolls() if name == "corinth" else CardDraws(name)
