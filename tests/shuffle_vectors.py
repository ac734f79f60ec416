"""Test vectors of fair shuffles for ports to other languages: seeds, random streams, first deals and rolls.

The page tests its port against the same file (`web/src/lib/shuffle`).
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np

import madang
from madang.bots.levels import LEVELS
from madang.core.fairness import Fairness
from madang.games import chance
from madang.jit import plain

PATH = Path(__file__).parent / "vectors" / "shuffles.json"
CARD_GAMES = ("koryo", "choson")
DICE_GAMES = ("corinth",)
PLAYERS = (2, 3, 4)
SHUFFLES = 3
"""The number of shuffles of each kind."""

CONTRIBUTIONS = ("ann's lucky 7", 'a "quoted" one', "back\\slash / and ~tilde")
"""Texts that need JSON escapes, or might seem to."""
EVENTS = ((2,), (55, 54, 53), (6,) * 20, (1, 3, 52), (4,))
"""The bounds of the draws in each chance event. Every event begins with a new block."""
REJECTING_BOUND = 2_096_129
"""A bound for which the generator rejects one word in two thousand."""
REJECTING_DRAWS = 20_000
"""Enough draws for several rejections."""

below = plain(chance.below)


def text() -> str:
    """The content of the file."""
    content = {
        "rules": {name: madang.game(name).version for name in (*CARD_GAMES, *DICE_GAMES)},
        "levels": [*LEVELS],
        "seeds": [_seed(fairness(f"seed {i}", i + 2)) for i in range(SHUFFLES)],
        "streams": [_stream(f"madang koryo {seed}") for seed in (0, 7, 2**256 - 1)],
        "rejection": _rejection("madang rejection"),
        "deals": [_deal(name, players, i) for name in CARD_GAMES for players in PLAYERS for i in range(SHUFFLES)],
        "rolls": [_rolls(name, players, i) for name in DICE_GAMES for players in PLAYERS for i in range(SHUFFLES)],
    }
    return json.dumps(content, indent=1) + "\n"


def fairness(label: str, players: int) -> Fairness:
    """The shuffle that a label determines."""
    secret = hashlib.sha256(label.encode()).hexdigest()
    return Fairness(secret, (*CONTRIBUTIONS[: players - 1], f"bob at {label}"))


def _seed(fair: Fairness) -> dict[str, Any]:
    return _shuffle(fair) | {"commitment": fair.commitment, "seed": f"{fair.seed:064x}"}


def _shuffle(fair: Fairness) -> dict[str, Any]:
    return {"secret": fair.secret, "contributions": [*fair.contributions]}


def _generator(label: str) -> Any:
    states = np.zeros(1, np.dtype((np.record, chance.CHANCE)))
    states["seed"][0] = chance.seed_words(chance.hashed_seed(label))
    return states[0]


def _stream(label: str) -> dict[str, Any]:
    generator, events = _generator(label), []
    for bounds in EVENTS:
        generator.unread = 0
        events.append({"below": [*bounds], "drawn": [int(below(generator, n)) for n in bounds]})
    return {"text": label, "events": events}


def _rejection(label: str) -> dict[str, Any]:
    generator = _generator(label)
    drawn = [int(below(generator, REJECTING_BOUND)) for _ in range(REJECTING_DRAWS)]
    return {"text": label, "below": REJECTING_BOUND, "count": REJECTING_DRAWS, "last": drawn[-8:]}


def _deal(name: str, players: int, number: int) -> dict[str, Any]:
    fair = fairness(f"{name} {players} {number}", players)
    position = madang.game(name).start(players, fair.seed).position()
    return {"game": name, **_shuffle(fair), "first": position["first"], "hands": position["hands"]}


def _rolls(name: str, players: int, number: int) -> dict[str, Any]:
    fair = fairness(f"{name} {players} {number}", players)
    state = madang.game(name).start(players, fair.seed)
    harbors = {action: state.play(action).position()["harbor"] for action in state.actions()}
    return {"game": name, **_shuffle(fair), "first": state.position()["first"], "harbors": harbors}
