"""Sampled worlds are weighted by how likely the policy would have placed the cards that lie face down in them.

The exact posterior is the sum over all hands that the other seat can have been dealt.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, prod, sqrt
from typing import Any

import numpy as np
import pytest

import madang
from madang import State
from madang.bots.network_kernels import Network
from madang.bots.network_search import POLICY_SHARE
from madang.bots.networks import network_engine
from madang.games.chance import new_rng

KORYO = {
    "game": "koryo", "players": 2, "round": 8, "first": 0, "phase": "order", "actor": 1, "bank": 8, "tokens": [0, 0],
    "tableaus": ["2445557BB", "366677799LL"], "hands": ["", "189"], "placed": ["3", ""], "seed": 1,
}  # fmt: skip
CHOSON = {
    "game": "choson", "players": 2, "round": 8, "first": 0, "phase": "order", "actor": 1, "bank": 10, "tokens": [0, 0],
    "tableaus": ["2445557E", "366677799E"], "hands": ["", "189"], "placed": ["3E", ""], "seed": 1,
    "legacy": None, "shield": None, "turn": None,
}  # fmt: skip
WORLDS = 20_000


def random_network(name: str, seed: int) -> Network:
    """A policy with strong opinions."""
    rng = np.random.default_rng(seed)
    blank = network_engine(name).blank_network()
    return Network(*(rng.normal(0, 1.2, part.shape).astype(np.float32) for part in blank))


def policy(state: State, network: Network) -> dict[str, float]:
    engine = network_engine(state.game.name)
    scratch = engine.scratch(network, engine.bots.workspace(new_rng("policy")))
    count = engine.consult(state.copy_array(), network, scratch)
    notations = state.game.notations
    return {notations[scratch.actions[k]]: float(scratch.priors[k]) for k in range(count)}


def exact_posterior(state: State, network: Network) -> dict[str, float]:
    """The probability of each order that seat 0 may have given, from the view of seat 1."""
    game, position = state.game, state.position()
    unseen = Counter(pile_of(state)) + Counter(position["placed"][0])
    chances: dict[str, float] = {}
    placed = len(position["placed"][0])
    hands = {tuple(sorted(hand)) for hand in combinations(sorted(unseen.elements()), 3)}
    for hand in hands:
        ways = prod(comb(unseen[kind], number) for kind, number in Counter(hand).items())
        text = "".join(sorted(hand, key=kinds(state).index))
        before = game.position(position | {"actor": 0, "hands": [text, position["hands"][1]], "placed": ["", ""]})
        played = policy(before, network)
        for action, chance in played.items():
            cards = action.removeprefix("play ")
            if action != "pass" and len(cards) == placed:
                chances[cards] = chances.get(cards, 0.0) + ways * (
                    POLICY_SHARE * chance + (1 - POLICY_SHARE) / len(played)
                )
    total = sum(chances.values())
    return {cards: chance / total for cards, chance in chances.items()}


def pile_of(state: State) -> str:
    record = state.copy_array()[0]
    return "".join(kind * int(number) for kind, number in zip(kinds(state), record["pile"], strict=True))


def kinds(state: State) -> str:
    return {"koryo": "123456789BL", "choson": "123456789E"}[state.game.name]


def sampled(state: State, network: Network) -> tuple[list[str], Any]:
    """What seat 0 has placed in each of many sampled worlds, and the weights of the worlds."""
    engine = network_engine(state.game.name)
    scratch = engine.scratch(network, engine.bots.workspace(new_rng("worlds")))
    games, worlds, sums = np.repeat(state.copy_array(), 4), state.game.blank(WORLDS), np.zeros(WORLDS)
    engine.sample_worlds(games, 1, network, scratch, worlds, sums)
    names = kinds(state)
    orders = ["".join(name * int(n) for name, n in zip(names, row, strict=True)) for row in worlds["placed"][:, 0]]
    return orders, np.diff(sums, prepend=0.0)


def errors(orders: list[str], weights: Any, exact: dict[str, float]) -> list[float]:
    """By how many standard errors the share of each order differs from its exact probability."""
    found = []
    total = weights.sum()
    for cards, chance in exact.items():
        hits = np.array([order == cards for order in orders])
        share = weights[hits].sum() / total
        deviation = sqrt(float((weights**2 * (hits - share) ** 2).sum())) / total
        found.append(abs(share - chance) / max(deviation, 1e-4))
    return found


@pytest.mark.parametrize("position", [KORYO, CHOSON], ids=["koryo", "choson"])
@pytest.mark.parametrize("seed", [1, 2])
def test_weighted_worlds_have_the_exact_posterior(position: dict[str, Any], seed: int) -> None:
    state = madang.game(position["game"]).position(position)
    network = random_network(position["game"], seed)
    exact = exact_posterior(state, network)
    orders, weights = sampled(state, network)
    assert set(orders) == set(exact)
    assert len(exact) >= 6
    assert max(errors(orders, weights, exact)) < 4
    assert max(errors(orders, np.ones(WORLDS), exact)) > 5  # uniform worlds, as without a policy, are clearly wrong


def test_a_policy_without_opinions_leaves_hands_as_they_were_dealt() -> None:
    """Even then the worlds are not uniform: a player who holds more copies of a card had fewer other choices."""
    state = madang.game("koryo").position(KORYO)
    network = network_engine("koryo").blank_network()
    exact = exact_posterior(state, network)
    orders, weights = sampled(state, network)
    assert max(errors(orders, weights, exact)) < 4
