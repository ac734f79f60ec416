"""What the analysis needs from the bots: a search of one decision, and the chances around an action (all cards open).

Nothing else in this package knows how a bot thinks.
"""

from __future__ import annotations

import functools
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from madang.analysis import kernels
from madang.bots.determinize import state_from_view
from madang.bots.engine import BotEngine, bot_engine
from madang.bots.kernels import E_KEY, E_NEXT, E_VISITS, NONE, Tree, new_tree
from madang.bots.protocol import View
from madang.core import compilation
from madang.core.game import Game
from madang.core.state import State
from madang.games.chance import new_rng, seed_words

WEIGHT_SET = "neural"
MIN_VISITS_SHARE = 0.1
"""The least share of a search's iterations for the action played and for the best one."""
CHUNK = 100
BONUS = 4.0
"""Added to the mean of an action to force a visit: more than any chance with its exploration term."""
EXPLORE = 0.3
EDGES_PER_ITERATION = 12
MAX_EDGES = 400_000


class ActionEstimate(NamedTuple):
    """What one search found about an action: how often it was tried, and every seat's chance after it."""

    edge: int
    visits: int
    chances: tuple[float, ...]


class Evaluator:
    """The search and the evaluation of one game. Get it with `evaluator`."""

    def __init__(self, name: str) -> None:
        self._engine = bot_engine(name)
        self._evaluate_action = self._engine.bind_template(kernels.evaluate_action)

    @property
    def game(self) -> Game:
        return self._engine.game

    def workspace(self, stream: str) -> Any:
        """Scratch buffers with a random stream of their own, for `around`."""
        return self._engine.workspace(new_rng(stream))

    def estimate_actions(
        self, view: View, played: str, stream: str, iterations: int, seconds: float
    ) -> dict[int, ActionEstimate]:
        """Search a decision from the view of its seat; the estimates by action number."""
        return RootSearch(self._engine, view, new_rng(stream)).run(played, iterations, seconds)

    def around(self, state: State, action: int, samples: int, workspace: Any) -> Any:
        """Rows `kernels.BEFORE`, `EXPECTED` and `AFTER` of each seat's chances."""
        out = np.zeros((3, 4), np.float64)
        games = np.repeat(state.array, 2)
        self._evaluate_action(games, action, samples, self._engine.weight_sets[WEIGHT_SET], workspace, out)
        return out[:, : state.players]

    def warm_up(self) -> Iterator[str]:
        games = self.game.blank(2)
        games["seed"] = seed_words(1)
        self.game.kernels.start_many(games, 0, 1, 2)
        yield "1/1"
        state = State(self.game, games[:1].copy())
        self.around(state, state.action_numbers[0], 1, self.workspace("warm_up"))


class RootSearch:
    """One search of a decision that guarantees visits to chosen actions.

    Search spends its iterations on promising actions. While the action that was played is short of visits, a bonus on
    its total makes the search choose it at the root. The bonus is removed before anything is read.
    """

    def __init__(self, engine: BotEngine, view: View, rng: Any) -> None:
        self._engine = engine
        self._seat: int = view["you"]
        self._players: int = view["players"]
        self._games = np.repeat(state_from_view(view).copy_array(), 4)
        self._workspace = engine.workspace(rng)
        self._weights = engine.weight_sets[WEIGHT_SET]
        self._tree: Tree = new_tree(0)

    def run(self, played: str, iterations: int, seconds: float) -> dict[int, ActionEstimate]:
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

    def edges(self) -> dict[int, ActionEstimate]:
        found = {}
        edge = int(self._tree.first[self._seat if self._engine.hidden_cards else 0])
        while edge != NONE:
            row, totals = self._tree.edges[edge], self._tree.totals[edge]
            visits = int(row[E_VISITS])
            chances = tuple(float(totals[seat]) / visits for seat in range(self._players))
            found[int(row[E_KEY])] = ActionEstimate(edge, visits, chances)
            edge = int(row[E_NEXT])
        return found


@functools.cache
def evaluator(name: str) -> Evaluator:
    """The evaluator of a game; compiled on first use, which shows a progress line."""
    bot_engine(name)
    compilation.ensure(name, warm_up)
    return Evaluator(name)


def warm_up(name: str) -> Iterator[str]:
    yield from evaluator(name).warm_up()
