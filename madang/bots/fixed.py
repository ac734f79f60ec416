"""Bots that answer the same in the same position, however fast the machine is."""

from __future__ import annotations

from madang.bots.levels import bot
from madang.bots.protocol import Bot
from madang.bots.search import Budget, Searcher

ITERATIONS_PER_SECOND = 50_000
"""How many iterations a fixed bot makes for each second that its level may think: what a slow machine reaches."""


def fixed_bot(level: str, game: str, seed: int) -> Bot:
    """A new bot of a level that searches by iterations instead of the clock. Its first answer follows from the seed."""
    made = bot(level, game, seed)
    if isinstance(made, Searcher):
        made.budget = Budget(iterations=max(1, int(made.budget.seconds * ITERATIONS_PER_SECOND)))
    return made
