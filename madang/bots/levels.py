"""Bots by name."""

from __future__ import annotations

import importlib
import random
import re
from collections.abc import Callable

from madang.bots.greedy import greedy_bot
from madang.bots.guided import GuidedSearcher
from madang.bots.protocol import Bot, View
from madang.bots.search import Budget, Searcher

NETWORK_PLAYERS = {"corinth": (2, 3)}
"""The games, and their numbers of players, in which a network beat the search without one (docs/strength.md)."""

ADEPT, EXPERT, MASTER = Budget(seconds=0.02), Budget(seconds=0.2), Budget(seconds=1.0)
"""For each decision of these levels."""


def random_bot(game: str, seed: int = 0) -> Bot:
    """Plays a legal action at random, all with the same probability."""
    rng = random.Random(f"{game} {seed}")

    def choose(view: View) -> str:
        action: str = rng.choice(view["actions"])
        return action

    return choose


def adept_bot(game: str, seed: int = 0, budget: Budget = ADEPT) -> Bot:
    """Searches for 20 milliseconds, with linear weights fitted to random games."""
    return Searcher(game, seed, budget, weight_set="linear_random")


def expert_bot(game: str, seed: int = 0, budget: Budget = EXPERT) -> Bot:
    """Searches for 200 milliseconds, with linear weights fitted to games of strong bots."""
    return Searcher(game, seed, budget, weight_set="linear")


def master_bot(game: str, seed: int = 0, budget: Budget = MASTER) -> Bot:
    """Searches for a second, with a network where it is known to be better, otherwise like `master-2026`."""
    if game not in NETWORK_PLAYERS:
        return former_master_bot(game, seed, budget)
    return GuidedSearcher(game, seed, budget, players=NETWORK_PLAYERS[game])


def former_master_bot(game: str, seed: int = 0, budget: Budget = MASTER) -> Bot:
    """Searches for a second, with weights that include a small hidden layer."""
    return Searcher(game, seed, budget, explore=0.2, weight_set="neural")


LEVELS: dict[str, Callable[..., Bot]] = {
    "random": random_bot,
    "greedy": greedy_bot,
    "adept": adept_bot,
    "expert": expert_bot,
    "master": master_bot,
}
"""From weak to strong: makers of bots from the name of a game and a seed. Those that search also take a budget."""

FORMER: dict[str, Callable[..., Bot]] = {"master-2026": former_master_bot}
"""Former levels, for comparisons in the arena. No list offers them."""


def bot(level: str, game: str, seed: int = 0) -> Bot:
    """Make a bot from a level, or from the import path of a function of your own, ``package.module:maker``.

    ``master@0.05`` is `master` with 0.05 seconds for each decision, ``master@500i`` with 500 iterations of its search,
    so that its answers do not depend on the speed of the machine. Former levels (`FORMER`) have names too.

    >>> choose = bot("random", "koryo", seed=1)
    >>> choose({"actions": ["pass"]})
    'pass'
    """
    check_name(level)
    module, colon, maker = level.partition(":")
    if colon:
        made: Bot = getattr(importlib.import_module(module), maker)(game, seed)
        return made
    name, at, limit = level.partition("@")
    make = (LEVELS | FORMER)[name]
    return make(game, seed, _read_budget(limit)) if at else make(game, seed)


def check_name(level: str) -> None:
    """Raise `ValueError` if no bot has this name. Functions of your own are not looked up yet."""
    if ":" in level:
        return
    name, at, limit = level.partition("@")
    if name not in LEVELS and name not in FORMER:
        raise ValueError(f"there is no bot {level!r}; the levels are {', '.join(LEVELS)}, or give module:maker")
    if at and name in ("random", "greedy"):
        raise ValueError(f"{level!r}: {name} does not search, so it takes no budget")
    if at and _read_budget(limit) is None:
        raise ValueError(
            f"{level!r}: give the budget of a decision in seconds, above 0 and up to 60, such as master@0.05, "
            "or in iterations, 1 to 99999999, such as master@500i"
        )


def _read_budget(text: str) -> Budget | None:
    """The budget after the @ in the name of a level, or None if it is not one."""
    number, iterations, rest = text.partition("i")
    if iterations:
        return Budget(iterations=int(number)) if not rest and re.fullmatch("[1-9][0-9]{0,7}", number) else None
    try:
        seconds = float(text)
    except ValueError:
        return None
    return Budget(seconds=seconds) if 0 < seconds <= 60 else None
