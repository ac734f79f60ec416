"""Chance in the open: who draws what, one lot at a time, for libraries that want to see it.

The kernels draw whole deals and rolls from a game's own stream. Here what they drew is put back, and drawn again lot by
lot by somebody else: `undo_draws` says for whom, `chances` what can come, `draw` puts it in its place.
"""

from __future__ import annotations

from typing import Any, Protocol

from madang.games import load
from madang.games.corinth.data import CHOOSE, PIPS, ROLL
from madang.jit import plain

Pending = tuple[int, ...]
"""What is still to be drawn, first thing first; what a number means is the game's affair."""


class ChanceNodes(Protocol):
    """The chance events of one game."""

    OUTCOMES: int

    def undo_draws(self, before: Any, after: Any) -> Pending: ...
    def initial_draws(self, s: Any) -> Pending: ...
    def outcomes(self, s: Any, pending: Pending) -> list[tuple[int, float]]: ...
    def draw(self, s: Any, pending: Pending, outcome: int) -> None: ...
    def name(self, pending: Pending, outcome: int) -> str: ...
    def is_visible(self, pending: Pending, seat: int) -> bool: ...
    def public_action(self, action: str) -> str: ...


class CardDraws:
    """Koryŏ and Chosŏn: cards are dealt one by one; a lot is the seat that receives one, an outcome its kind."""

    def __init__(self, name: str) -> None:
        data = load(name).data
        self.kinds: str = data.KINDS
        self.order: int = data.ORDER
        self.OUTCOMES = len(self.kinds)

    def undo_draws(self, before: Any, after: Any) -> Pending:
        """A deal is what leads to the orders: all hands go back to the pile."""
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

    def name(self, pending: Pending, outcome: int) -> str:
        return f"deal {self.kinds[outcome]} to {pending[0]}"

    def is_visible(self, pending: Pending, seat: int) -> bool:
        """Whether a seat sees the next lot drawn."""
        return pending[0] == seat

    def public_action(self, action: str) -> str:
        """An action as other seats see it: of cards placed face down, their number."""
        return f"play {len(action) - 5} cards" if action.startswith("play ") else action


class DiceRolls:
    """Corinth: dice are rolled one by one; a lot is 0 for a white die and 1 for a yellow one, an outcome its pips."""

    OUTCOMES = PIPS

    def __init__(self) -> None:
        self.stock_harbor = plain(load("corinth").rules.stock_harbor)

    def undo_draws(self, before: Any, after: Any) -> Pending:
        """A roll is what follows the phase of that name: the dice are taken out of the harbor."""
        if before.phase != ROLL:
            return ()
        white, yellow = int(after.white.sum()), int(after.yellow.sum())
        after.phase, after.actor, after.turns_left = before.phase, before.actor, before.turns_left
        after.value[:] = 0
        after.white[:] = 0
        after.yellow[:] = 0
        return (0,) * white + (1,) * yellow

    def initial_draws(self, s: Any) -> Pending:
        """Nothing is drawn before the first decision."""
        return ()

    def outcomes(self, s: Any, pending: Pending) -> list[tuple[int, float]]:
        return [(pip, 1 / PIPS) for pip in range(PIPS)]

    def draw(self, s: Any, pending: Pending, outcome: int) -> None:
        """Dice are counted by their pips until all are rolled, then sorted into the harbor."""
        (s.yellow if pending[0] else s.white)[outcome] += 1
        if len(pending) == 1:
            s.phase = CHOOSE
            self.stock_harbor(s)

    def name(self, pending: Pending, outcome: int) -> str:
        return f"{'yellow' if pending[0] else 'white'} {outcome + 1}"

    def is_visible(self, pending: Pending, seat: int) -> bool:
        return True

    def public_action(self, action: str) -> str:
        return action


def chance_nodes(name: str) -> ChanceNodes:
    """The chance events of a game."""
    return DiceRolls() if name == "corinth" else CardDraws(name)
