"""One decision, judged by what its seat could know: the chances of every seat after each legal action.

Several independent searches answer the same question; their spread gives the intervals. Search spends its iterations on
promising actions, so the action that was played gets a minimum of visits: while it is short of them, a bonus on its
total makes the search choose it at the root. The bonus is removed before anything is read.
"""

from __future__ import annotations

import hashlib
import json
import time
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from madang.bots.determinize import state_from_view
from madang.bots.engine import BotEngine, bot_engine
from madang.bots.kernels import E_KEY, E_NEXT, E_VISITS, NONE, Tree, new_tree
from madang.bots.protocol import View
from madang.games.chance import new_rng

TREES = 4
"""Independent searches for one decision."""
T_95 = 3.18
"""The 97.5% quantile of Student's t with `TREES` - 1 degrees of freedom."""
MIN_VISITS_SHARE = 0.1
"""The least share of a search's iterations for the action played and for the best one."""
CHUNK = 100
BONUS = 4.0
"""Added to the mean of an action to force a visit: more than any chance with its exploration term."""
EXPLORE = 0.3
EDGES_PER_ITERATION = 12
MAX_EDGES = 400_000


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


class RootEdge(NamedTuple):
    edge: int
    visits: int
    chances: tuple[float, ...]


def analyze_decision(
    view: View, played: str, *, iterations: int = 0, seconds: float = 0.0, seed: int = 0
) -> DecisionAnalysis:
    """Judge an action of the seat to act from its view. With `iterations` the result depends on the arguments only."""
    engine = bot_engine(view["game"])
    if played not in view["actions"]:
        raise ValueError(f"{played!r} is not among the legal actions of the view")
    digest = hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()
    searches = []
    for number in range(TREES):
        rng = new_rng(f"analysis {seed} {number} {digest}")
        searches.append(RootSearch(engine, view, rng).run(played, iterations // TREES, seconds / TREES))
    return _combine(engine, view, played, searches)


class RootSearch:
    """One search of a decision that guarantees visits to chosen actions."""

    def __init__(self, engine: BotEngine, view: View, rng: Any) -> None:
        self._engine = engine
        self._seat: int = view["you"]
        self._players: int = view["players"]
        self._games = np.repeat(state_from_view(view).copy_array(), 4)
        self._workspace = engine.workspace(rng)
        self._weights = engine.weight_sets["neural"]
        self._tree: Tree = new_tree(0)

    def run(self, played: str, iterations: int, seconds: float) -> dict[int, RootEdge]:
        """Search, then visit the action played and the best one often enough; the root's edges by action number."""
        self._tree = new_tree(min(MAX_EDGES, 4000 + EDGES_PER_ITERATION * (iterations or int(seconds * 20_000))))
        began, done = time.perf_counter(), 0
        while done < iterations or (not iterations and (time.perf_counter() - began < seconds or not done)):
            self._search(min(CHUNK, iterations - done) if iterations else CHUNK)
            done += CHUNK
        wanted = max(1, int(MIN_VISITS_SHARE * done))
        number = self._engine.game.numbers[played]
        best = max((edge.visits, action) for action, edge in self.edges().items())[1]
        for action in {number, best}:
            self._visit(action, wanted)
        return self.edges()

    def _search(self, iterations: int) -> None:
        self._engine.search(self._games, self._seat, iterations, 0, EXPLORE, self._weights, self._workspace, self._tree)

    def _visit(self, action: int, wanted: int) -> None:
        """Search on until the action has `wanted` visits; each turn at most doubles them, so that the bonus holds."""
        while (found := self.edges()[action]).visits < wanted:
            bonus = BONUS * found.visits
            self._tree.totals[found.edge, self._seat] += bonus
            self._search(min(found.visits, wanted - found.visits))
            self._tree.totals[found.edge, self._seat] -= bonus
            if self.edges()[action].visits == found.visits:  # the tree is full
                return

    def edges(self) -> dict[int, RootEdge]:
        found = {}
        edge = int(self._tree.first[self._seat if self._engine.hidden_cards else 0])
        while edge != NONE:
            row, totals = self._tree.edges[edge], self._tree.totals[edge]
            visits = int(row[E_VISITS])
            chances = tuple(float(totals[seat]) / visits for seat in range(self._players))
            found[int(row[E_KEY])] = RootEdge(edge, visits, chances)
            edge = int(row[E_NEXT])
        return found


def _combine(engine: BotEngine, view: View, played: str, searches: list[dict[int, RootEdge]]) -> DecisionAnalysis:
    seat, names = view["you"], engine.game.notations
    common = [action for action in searches[0] if all(action in search for search in searches)]
    rows = {action: np.array([search[action].chances for search in searches]) for action in common}
    visits = {action: sum(search[action].visits for search in searches) for action in common}
    number = engine.game.numbers[played]
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
