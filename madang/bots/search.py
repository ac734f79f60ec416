"""Bots that search: a tree of what may come, grown in imagined worlds until the time is up."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from madang.bots.imagine import possible_world
from madang.bots.kernels import E_KEY, E_NEXT, E_VISITS, NONE, ROOTS, Tree, new_tree
from madang.bots.mind import mind
from madang.bots.protocol import Decision, Thought, View
from madang.games.chance import new_whim

CHUNK = 200
"""How many iterations are made between two looks at the clock."""

MOST_EDGES = 600_000

GAIN = 0.4
"""What part of the iterations that are left an action gains on the leading one at best, in practice."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: so many seconds, or so many iterations if the same answer is wanted every time."""

    seconds: float = 0.0
    iterations: int = 0
    threads: int = 1


class Searcher:
    """Information-set Monte Carlo tree search for any number of players, each of whom wants to win himself.

    The trees end `depth` rounds after this one; there one of the game's judges (`Mind.judges`) says who stands how.
    With a budget of iterations its answers depend on nothing but the seed, the views and the number of threads. Callers
    on several threads take turns.
    """

    def __init__(
        self,
        game: str,
        seed: int,
        budget: Budget,
        *,
        depth: int = 0,
        explore: float = 0.4,
        judge: str = "scholar",
    ) -> None:
        self.mind = mind(game)
        self.weights = self.mind.judges[judge]
        self.budget = budget
        self.depth = depth
        self.explore = explore
        self._room = min(MOST_EDGES, 4000 + 10 * (budget.iterations or int(budget.seconds * 200_000)) // budget.threads)
        self._desks = [self.mind.desk(new_whim(f"search {game} {seed} {i}")) for i in range(budget.threads)]
        self._pool = ThreadPoolExecutor(budget.threads) if budget.threads > 1 else None
        self._lock = threading.Lock()  # two searches that share a desk would write out of bounds
        self.iterations = 0

    def __call__(self, view: View) -> Decision:
        if len(view["actions"]) == 1:
            return Decision(view["actions"][0])
        states = possible_world(view).copied()
        threads = range(self.budget.threads)
        with self._lock:
            grown = [*(self._pool.map if self._pool else map)(lambda i: self._grow(i, states, view["you"]), threads)]
            self.iterations += sum(one.iterations for one in grown)
        return self._decision(grown)

    def _grow(self, thread: int, states: Any, seat: int) -> Grown:
        """Grow one thread's tree until its budget is used up."""
        tree, desk = _empty_tree(self._room), self._desks[thread]
        games = np.repeat(states, 3)
        began = time.perf_counter()
        wanted = -(-self.budget.iterations // self.budget.threads)
        done = 0
        while True:  # once at least, however late it is already
            chunk = min(CHUNK, wanted - done) if wanted else CHUNK
            self.mind.search(games, seat, chunk, self.depth, self.explore, self.weights, desk, tree)
            done += chunk
            spent = time.perf_counter() - began
            left = wanted - done if wanted else done * (self.budget.seconds / spent - 1)
            if left <= 0 or (not wanted and self._is_decided(tree, seat, left)):
                return Grown(done, self._edges_of_root(tree, seat))

    def _is_decided(self, tree: Tree, seat: int, left: float) -> bool:
        """Whether the action that leads will still be the one that was tried most often when the time is up."""
        if self.budget.threads > 1:  # each knows a part only
            return False
        visits = sorted((tried for _, tried, _ in self._edges_of_root(tree, seat)), reverse=True)
        return len(visits) < 2 or visits[0] - visits[1] > GAIN * left

    def _edges_of_root(self, tree: Tree, seat: int) -> list[Edge]:
        found = []
        edge = int(tree.first[seat if self.mind.hides else 0])
        while edge != NONE:
            row = tree.edges[edge]
            found.append((int(row[E_KEY]), int(row[E_VISITS]), float(tree.totals[edge, seat])))
            edge = int(row[E_NEXT])
        return found

    def _decision(self, grown: list[Grown]) -> Decision:
        """The action that was tried most often, and how all of them did."""
        visits: dict[int, int] = {}
        totals: dict[int, float] = {}
        for one in grown:
            for action, tried, total in one.edges:
                visits[action] = visits.get(action, 0) + tried
                totals[action] = totals.get(action, 0.0) + total
        notations = self.mind.game.notations
        best = sorted(visits, key=lambda action: (-visits[action], -totals[action], action))
        thoughts = tuple(Thought(notations[a], visits[a], totals[a] / visits[a]) for a in best)
        return Decision(thoughts[0].action, thoughts)


Edge = tuple[int, int, float]
"""An action of the root, how often it was tried, and the sum of the seat's chances after it."""


class Grown(NamedTuple):
    """What one thread found out."""

    iterations: int
    edges: list[Edge]


_own = threading.local()


def _empty_tree(size: int) -> Tree:
    """The tree of this thread: it takes megabytes, and only one of the bots of a thread thinks at a time."""
    whole: Tree | None = getattr(_own, "tree", None)
    if whole is None or len(whole.edges) < size:
        whole = _own.tree = new_tree(size)
    whole.first[: whole.sizes[1]] = NONE
    whole.sizes[:] = 0, ROOTS
    return Tree(whole.edges[:size], whole.totals[:size], whole.first[: size + ROOTS], whole.sizes)
