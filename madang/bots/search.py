"""Bots that search: information-set Monte Carlo tree search within a budget of time or iterations."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from madang.bots.determinize import state_from_view
from madang.bots.engine import bot_engine
from madang.bots.kernels import E_KEY, E_NEXT, E_VISITS, NONE, ROOTS, Tree, Workspace, new_tree
from madang.bots.protocol import Decision, Thought, View
from madang.games.chance import new_rng

CHUNK = 200
"""Iterations between two checks of the clock."""

MAX_EDGES = 600_000

GAIN = 0.4
"""How much an action can at most gain on the leading one, as a share of the remaining iterations; found in practice."""


@dataclass(frozen=True)
class Budget:
    """The limit of a search: seconds, or iterations for reproducible answers."""

    seconds: float = 0.0
    iterations: int = 0
    threads: int = 1


class Searcher:
    """Information-set Monte Carlo tree search for any number of players, each of whom plays to win.

    The trees end `depth` rounds after this one; there the weights (`BotEngine.weight_sets`) evaluate the state. With a
    budget of iterations the answers depend only on the seed, the views and the number of threads. Calls from several
    threads take turns.
    """

    def __init__(
        self,
        game: str,
        seed: int,
        budget: Budget,
        *,
        depth: int = 0,
        explore: float = 0.4,
        weight_set: str = "neural",
    ) -> None:
        self.engine = bot_engine(game)
        self.weights = self.engine.weight_sets[weight_set]
        self.budget = budget
        self.depth = depth
        self.explore = explore
        iterations = budget.iterations or int(budget.seconds * 200_000)
        self._tree_size = min(MAX_EDGES, 4000 + 10 * iterations // budget.threads)
        self._workspaces = [self.engine.workspace(new_rng(f"search {game} {seed} {i}")) for i in range(budget.threads)]
        self._pool = ThreadPoolExecutor(budget.threads) if budget.threads > 1 else None
        self._lock = threading.Lock()  # concurrent searches in one workspace would write out of bounds
        self.iterations = 0

    def __call__(self, view: View) -> Decision:
        if len(view["actions"]) == 1:
            return Decision(view["actions"][0])
        states = state_from_view(view).copy_array()
        threads = range(self.budget.threads)
        with self._lock:
            results = [*(self._pool.map if self._pool else map)(lambda i: self._grow(i, states, view["you"]), threads)]
            self.iterations += sum(result.iterations for result in results)
        return self._decision(results)

    def _grow(self, thread: int, states: Any, seat: int) -> ThreadResult:
        """Grow one thread's tree until its budget is used up."""
        tree, workspace = _empty_tree(self._tree_size), self._workspaces[thread]
        games = np.repeat(states, 4)
        began = time.perf_counter()
        iterate = self._iterations(games, seat, workspace, tree)
        wanted = -(-self.budget.iterations // self.budget.threads)
        done = 0
        while True:  # at least one chunk, even without time
            chunk = min(CHUNK, wanted - done) if wanted else CHUNK
            iterate(chunk)
            done += chunk
            spent = time.perf_counter() - began
            left = wanted - done if wanted else done * (self.budget.seconds / spent - 1)
            if left <= 0 or (not wanted and self._is_decided(tree, seat, left)):
                return ThreadResult(done, self._edges_of_root(tree, seat))

    def _iterations(self, games: Any, seat: int, workspace: Workspace, tree: Tree) -> Callable[[int], None]:
        """Prepare the search of a decision in game 0; the result runs a number of iterations."""

        def iterate(number: int) -> None:
            self.engine.search(games, seat, number, self.depth, self.explore, self.weights, workspace, tree)

        return iterate

    def _is_decided(self, tree: Tree, seat: int, left: float) -> bool:
        """Whether the leading action will still have the most visits when the budget is used up."""
        if self.budget.threads > 1:  # each thread knows only its own tree
            return False
        visits = sorted((count for _, count, _ in self._edges_of_root(tree, seat)), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > GAIN * left

    def _edges_of_root(self, tree: Tree, seat: int) -> list[Edge]:
        found = []
        edge = int(tree.first[seat if self.engine.hidden_cards else 0])
        while edge != NONE:
            row = tree.edges[edge]
            found.append((int(row[E_KEY]), int(row[E_VISITS]), float(tree.totals[edge, seat])))
            edge = int(row[E_NEXT])
        return found

    def _decision(self, results: list[ThreadResult]) -> Decision:
        """The action with the most visits, and the statistics of every action."""
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for result in results:
            for action, count, total in result.edges:
                visits[action] = visits.get(action, 0) + count
                totals[action] = totals.get(action, 0.0) + total
        notations = self.engine.game.notations
        best = sorted(visits, key=lambda action: (-visits[action], -totals[action], action))
        thoughts = tuple(Thought(notations[a], visits[a], totals[a] / visits[a]) for a in best)
        return Decision(thoughts[0].action, thoughts)


Edge = tuple[int, int, float]
"""An action at the root, its visits, and the sum of the seat's chances after it."""


class ThreadResult(NamedTuple):
    """The number of iterations of one thread, and the edges of its root."""

    iterations: int
    edges: list[Edge]


_per_thread = threading.local()


def _empty_tree(size: int) -> Tree:
    """An empty tree from this thread's buffer, which its bots share: it takes megabytes, and they search in turn."""
    buffer: Tree | None = getattr(_per_thread, "tree", None)
    if buffer is None or len(buffer.edges) < size:
        buffer = _per_thread.tree = new_tree(size)
    buffer.first[: buffer.sizes[1]] = NONE
    buffer.sizes[:] = 0, ROOTS
    return Tree(buffer.edges[:size], buffer.totals[:size], buffer.first[: size + ROOTS], buffer.sizes)
