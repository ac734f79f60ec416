"""One decision, judged by what its seat could know: the chances of every seat after each legal action.

Several independent searches answer the same question; their spread gives the intervals.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from madang.analysis.evaluator import MIN_VISITS_SHARE, ActionEstimate, evaluator
from madang.bots.protocol import View
from madang.core.game import Game

TREES = 4
"""Independent searches for one decision."""
T_95 = 3.18
"""The 97.5% quantile of Student's t with `TREES` - 1 degrees of freedom."""


@dataclass(frozen=True)
class ActionChances:
    """The chances of every seat after an action; `error` is half the 95% interval of the actor's."""

    action: str
    visits: int
    chances: tuple[float, ...]
    error: float


@dataclass(frozen=True)
class DecisionAnalysis:
    """All considered actions, best first; the loss of the action played in the actor's chance, with its error."""

    seat: int
    played: str
    actions: tuple[ActionChances, ...]
    loss: float
    error: float
    stake: float
    """The difference between the best and the worst action."""

    @property
    def best(self) -> ActionChances:
        return self.actions[0]


def analyze_decision(
    view: View, played: str, *, iterations: int = 0, seconds: float = 0.0, seed: int = 0
) -> DecisionAnalysis:
    """Judge an action of the seat to act from its view. With `iterations` the result depends on the arguments only."""
    tools = evaluator(view["game"])
    if played not in view["actions"]:
        raise ValueError(f"{played!r} is not among the legal actions of the view")
    digest = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()
    searches = []
    for number in range(TREES):
        stream = f"analysis {seed} {number} {digest}"
        searches.append(tools.estimate_actions(view, played, stream, iterations // TREES, seconds / TREES))
    return _combine(tools.game, view, played, searches)


def _combine(game: Game, view: View, played: str, searches: list[dict[int, ActionEstimate]]) -> DecisionAnalysis:
    seat, names = view["you"], game.notations
    common = [action for action in searches[0] if all(action in search for search in searches)]
    rows = {action: np.array([search[action].chances for search in searches]) for action in common}
    visits = {action: sum(search[action].visits for search in searches) for action in common}
    number = game.numbers[played]
    enough = max(visits.values()) * MIN_VISITS_SHARE
    best = max((a for a in common if visits[a] >= enough or a == number), key=lambda a: (rows[a][:, seat].mean(), -a))
    losses = rows[best][:, seat] - rows[number][:, seat]
    means = [float(rows[action][:, seat].mean()) for action in common]
    order = sorted(common, key=lambda a: (a != best, -visits[a], a))
    actions = tuple(
        ActionChances(names[a], visits[a], tuple(map(float, rows[a].mean(axis=0))), _error(rows[a][:, seat]))
        for a in order
    )
    return DecisionAnalysis(seat, played, actions, float(losses.mean()), _error(losses), max(means) - min(means))


def _error(values: Any) -> float:
    """Half the 95% interval of the mean of the searches' answers."""
    return T_95 * float(np.std(values, ddof=1)) / sqrt(len(values))
