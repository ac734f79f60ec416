"""Chance in the open: who draws what, one lot at a time, for libraries that want to see it.

The kernels draw whole deals and rolls from a game's own stream. Here what they drew is put back, and drawn again lot by
lot by somebody else: `taken_back` says for whom, `chances` what can come, `draw` puts it in its place.
"""

from __future__ import annotations

from typing import Any, Protocol

from madang.games import load
from madang.games.corinth.data import CHOOSE, PIPS, ROLL
from madang.jit import plain

Lots = tuple[int, ...]
"""What is still to be drawn, first thing first; what a number means is the game's affair."""


class Drawing(Protocol):
    """How lots are drawn in one game."""

    OUTCOMES: int

    def taken_back(self, before: Any, after: Any) -> Lots: ...
    def begin(self, s: Any) -> Lots: ...
    def chances(self, s: Any, lots: Lots) -> list[tuple[int, float]]: ...
    def draw(self, s: Any, lots: Lots, outcome: int) -> None: ...
    def name(self, lots: Lots, outcome: int) -> str: ...
    def shown(self, lots: Lots, seat: int) -> bool: ...
    def seen(self, action: str) -> str: ...


class Cards:
    """Koryŏ and Chosŏn: cards are dealt one by one; a lot is the seat that receives one, an outcome its kind."""

    def __init__(self, name: str) -> None:
        data = load(name).data
        self.kinds: str = data.KINDS
        self.order: int = data.ORDER
        self.OUTCOMES = len(self.kinds)

    def taken_back(self, before: Any, after: Any) -> Lots:
        """A deal is what leads to the orders: all hands go back to the pile."""
        return self.begin(after) if after.phase == self.order and before.phase != self.order else ()

    def begin(self, s: Any) -> Lots:
        sizes = [int(hand.sum()) for hand in s.hand]
        s.pile += s.hand.sum(axis=0, dtype=s.pile.dtype)
        s.hand[:] = 0
        turns = [(int(s.first) + turn) % int(s.players) for turn in range(int(s.players))]
        return tuple(seat for card in range(max(sizes)) for seat in turns if sizes[seat] > card)

    def chances(self, s: Any, lots: Lots) -> list[tuple[int, float]]:
        left = int(s.pile.sum())
        return [(kind, count / left) for kind, count in enumerate(s.pile.tolist()) if count]

    def draw(self, s: Any, lots: Lots, outcome: int) -> None:
        s.pile[outcome] -= 1
        s.hand[lots[0], outcome] += 1

    def name(self, lots: Lots, outcome: int) -> str:
        return f"deal {self.kinds[outcome]} to {lots[0]}"

    def shown(self, lots: Lots, seat: int) -> bool:
        """Whether a seat sees the next lot drawn."""
        return lots[0] == seat

    def seen(self, action: str) -> str:
        """An action as other seats see it: of cards placed face down, their number."""
        return f"play {len(action) - 5} cards" if action.startswith("play ") else action


class Dice:
    """Corinth: dice are rolled one by one; a lot is 0 for a white die and 1 for a yellow one, an outcome its pips."""

    OUTCOMES = PIPS

    def __init__(self) -> None:
        self.stock_harbor = plain(load("corinth").rules.stock_harbor)

    def taken_back(self, before: Any, after: Any) -> Lots:
        """A roll is what follows the phase of that name: the dice are taken out of the harbor."""
        if before.phase != ROLL:
            return ()
        white, yellow = int(after.white.sum()), int(after.yellow.sum())
        after.phase, after.actor, after.turns_left = before.phase, before.actor, before.turns_left
        after.value[:] = 0
        after.white[:] = 0
        after.yellow[:] = 0
        return (0,) * white + (1,) * yellow

    def begin(self, s: Any) -> Lots:
        """Nothing is drawn before the first decision."""
        return ()

    def chances(self, s: Any, lots: Lots) -> list[tuple[int, float]]:
        return [(pip, 1 / PIPS) for pip in range(PIPS)]

    def draw(self, s: Any, lots: Lots, outcome: int) -> None:
        """Dice are counted by their pips until all are rolled, then sorted into the harbor."""
        (s.yellow if lots[0] else s.white)[outcome] += 1
        if len(lots) == 1:
            s.phase = CHOOSE
            self.stock_harbor(s)

    def name(self, lots: Lots, outcome: int) -> str:
        return f"{'yellow' if lots[0] else 'white'} {outcome + 1}"

    def shown(self, lots: Lots, seat: int) -> bool:
        return True

    def seen(self, action: str) -> str:
        return action


def drawing(name: str) -> Drawing:
    """How lots are drawn in a game."""
    return Dice() if name == "corinth" else Cards(name)
