"""Bots that try a puzzle: the share of attempts that miss the solution measures how difficult it is."""

from __future__ import annotations

from math import log2

from madang.bots.levels import bot
from madang.bots.protocol import Bot, View, decide
from madang.bots.search import Budget, Searcher

ATTEMPTS = 4
"""How often each bot tries, with another seed each time."""
SOLVERS = {
    "greedy": ("greedy", 0),
    "adept": ("adept", 2000),
    "expert": ("expert", 20_000),
    "master, 30": ("master", 30),
    "master, 100": ("master", 100),
    "master, 500": ("master", 500),
    "master, 3000": ("master", 3000),
}
"""Levels with a number of iterations, so that attempts do not depend on the machine: `adept` and `expert` with what
they reach on an idle core, `master` also with less, to tell puzzles apart."""
MISSED_BY = ("greedy", "adept")
"""A puzzle must be missed by these more often than not."""
EASIEST = 1000.0
"""The rating of a puzzle that no bot misses and that has a wide margin and few actions."""
BY_MISSES, BY_MARGIN, BY_ACTIONS = 700.0, 200.0, 50.0
"""What is added: if all bots miss the solution, if the margin is nearly zero, and for each doubling of the actions."""
WIDE = 0.3
"""A margin that is as easy to see as any wider one."""


def solver(level: str, name: str, seed: int, iterations: int) -> Bot:
    """A bot of a level that searches a number of iterations instead of a time."""
    found = bot(level, name, seed)
    if isinstance(found, Searcher):
        found.budget = Budget(iterations=iterations)
    return found


def share_missed(name: str, which: str, view: View, solution: str) -> float:
    """The share of a solver's attempts that choose another action."""
    level, iterations = SOLVERS[which]
    tries = [decide(solver(level, name, seed, iterations), view).action for seed in range(ATTEMPTS)]
    return sum(action != solution for action in tries) / ATTEMPTS


def first_rating(missed: dict[str, float], margin: float, actions: int) -> float:
    """The rating of a puzzle that nobody has tried: more if bots miss it, the margin is narrow, or actions are many.

    >>> first_rating({"greedy": 1.0, "adept": 1.0, "expert": 0.5, "master, 30": 0.0}, margin=0.15, actions=16)
    1738.0
    """
    share = sum(missed.values()) / len(missed)
    narrow = 1 - min(1.0, margin / WIDE)
    return round(EASIEST + BY_MISSES * share + BY_MARGIN * narrow + BY_ACTIONS * log2(actions), 0)
