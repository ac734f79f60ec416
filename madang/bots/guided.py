"""Bots that play by a learned network: with its policy alone, or with a search that the network guides."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import numpy as np

from madang.bots.determinize import state_from_view
from madang.bots.kernels import Tree, Workspace
from madang.bots.network_kernels import Network
from madang.bots.networks import network_engine
from madang.bots.protocol import Bot, View
from madang.bots.search import Budget, Searcher
from madang.games.chance import new_rng

WORLDS = 256
"""How many worlds are sampled for a decision, at most one for each iteration."""


class GuidedSearcher(Searcher):
    """A `Searcher` with the network's value at the end of each descent, in worlds weighted by likelihood.

    With a number of players that is not in `players` it searches without the network. `trust` is the weight of the
    policy as a prior. It brought nothing so far (docs/decisions/013), so it is 0.
    """

    def __init__(
        self,
        game: str,
        seed: int,
        budget: Budget,
        *,
        depth: int = 0,
        explore: float = 0.2,
        trust: float = 0.0,
        worlds: int = WORLDS,
        network: Network | None = None,
        players: tuple[int, ...] = (2, 3, 4),
    ) -> None:
        super().__init__(game, seed, budget, depth=depth, explore=explore)
        self.networks = network_engine(game)
        self.network = network or self.networks.network
        self.trust = trust
        self.players = players
        self.worlds = min(worlds, budget.iterations) if budget.iterations else worlds

    def _iterations(self, games: Any, seat: int, workspace: Workspace, tree: Tree) -> Callable[[int], None]:
        if games[0].players not in self.players:
            return super()._iterations(games, seat, workspace, tree)
        scratch = self.networks.scratch(self.network, workspace)
        worlds, likelihoods = np.repeat(games[:1], self.worlds), np.zeros(self.worlds, np.float64)
        self.networks.sample_worlds(games, seat, self.network, scratch, worlds, likelihoods)

        def iterate(number: int) -> None:
            self.networks.search_guided(
                games, number, self.depth, self.explore, self.trust, self.weights, self.network, workspace, tree,
                scratch, worlds, likelihoods,
            )  # fmt: skip

        return iterate


def policy_bot(game: str, seed: int = 0, temperature: float = 0.0, network: Network | None = None) -> Bot:
    """Plays by the policy, without search: the most probable action, or with a temperature one drawn at random."""
    engine = network_engine(game)
    layers = network or engine.network
    scratch = engine.scratch(layers, engine.bots.workspace(new_rng(f"policy {game} {seed}")))
    rng = np.random.default_rng(seed)
    lock = threading.Lock()  # concurrent calls must not share the scratch buffers
    notations = engine.game.notations

    def choose(view: View) -> str:
        games = state_from_view(view).copy_array()
        with lock:
            count = engine.consult(games, layers, scratch)
            k = _draw(scratch.priors[:count], temperature, rng)
            return notations[int(scratch.actions[k])]

    return choose


def _draw(priors: Any, temperature: float, rng: np.random.Generator) -> int:
    if temperature == 0.0:
        return int(priors.argmax())
    weights = np.maximum(priors, 1e-9) ** (1 / temperature)
    return int(rng.choice(len(priors), p=weights / weights.sum()))
