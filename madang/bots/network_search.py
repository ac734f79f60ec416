"""Kernels of the search that is guided by a network, compiled once for each game.

The trees are those of `madang.bots.kernels`: one for each seat over what that seat can tell apart, and new edges get
the evaluation after their action. The policy is a prior of the selection, in every world from what the acting seat
knows there; the end of a descent gets the network's value.

Worlds are sampled once for a decision, and weighted by how likely the policy would have placed the cards that lie face
down in them. Each iteration draws one of them, with another future.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any

from madang.bots.kernels import E_AVAILABLE, E_CHILD, E_KEY, E_VISITS, NONE, PATH
from madang.games.chance import reseed, rng_uniform

# --- verbs -----------------------------------------------------------------------------------------------------------

legal: Any = None
apply: Any = None
determinize: Any = None
horizon: Any = None
has_placed: Any = None
placed_order: Any = None
return_to_order: Any = None
placement_ways: Any = None
root_of: Any = None
index_edges: Any = None
expand: Any = None
observe_action: Any = None
write_priors: Any = None
write_chances: Any = None
HIDDEN_CARDS: bool = False

POLICY_SHARE = 0.9
"""The probability that a seat played by the policy; otherwise it played any legal action."""

# --- worlds ----------------------------------------------------------------------------------------------------------


def order_likelihood(games: Any, seat: int, network: Any, scratch: Any) -> float:
    """How likely the policy would have placed what `seat` has placed in game 1, divided by how often it is sampled.

    The hand that it placed them from is sampled too. A hand with several copies of a card is sampled by each choice of
    the placed copies: hence the division. Games 2 and 3 are overwritten.

    What lies open may have changed since, so that the order would not be legal now. Then any action is as likely.
    """
    action = placed_order(games[1], seat)
    games[2] = games[1]
    return_to_order(games[2], seat, scratch.rng)
    count = legal(games[2], scratch.actions)
    write_priors(games[2], seat, count, network, scratch)
    for k in range(count):
        if scratch.actions[k] == action:
            games[3] = games[2]
            apply(games[3], action)
            likelihood = POLICY_SHARE * scratch.priors[k] + (1.0 - POLICY_SHARE) / count
            return likelihood / placement_ways(games[2], games[3], seat)
    return 1.0 / count


def sample_worlds(games: Any, seat: int, network: Any, scratch: Any, worlds: Any, weights: Any) -> None:
    """Sample worlds that `seat` cannot tell from game 0; write the running sum of their weights."""
    total = 0.0
    for i in range(worlds.shape[0]):
        games[1] = games[0]
        determinize(games[1], seat, scratch.rng)
        worlds[i] = games[1]
        weight = 1.0
        for other in range(games[0].players):
            if other != seat and has_placed(games[1], other):
                weight *= order_likelihood(games, other, network, scratch)
        total += weight
        weights[i] = total


def draw_world(weights: Any, rng: Any) -> int:
    """The number of a world, drawn by its weight."""
    wanted = rng_uniform(rng) * weights[-1]
    low, high = 0, weights.shape[0] - 1
    while low < high:
        middle = (low + high) // 2
        if weights[middle] > wanted:
            high = middle
        else:
            low = middle + 1
    return low


# --- search ----------------------------------------------------------------------------------------------------------


def select_guided(actor: int, count: int, workspace: Any, tree: Any, scratch: Any, explore: float, trust: float) -> int:
    """The edge with the highest upper confidence bound; a prior adds to it, the less the more it was visited."""
    best, choice = -1e30, NONE
    for k in range(count):
        edge = workspace.slots[scratch.actions[k]]
        if edge == NONE:
            continue
        tree.edges[edge, E_AVAILABLE] += 1
        visits = tree.edges[edge, E_VISITS]
        bound = tree.totals[edge, actor] / visits + trust * scratch.priors[k] / visits
        bound += explore * sqrt(log(tree.edges[edge, E_AVAILABLE]) / visits)
        if bound > best:
            best, choice = bound, edge
    return choice


def iterate_guided(games: Any, limit: int, explore: float, trust: float, weights: Any, network: Any, workspace: Any,
                   tree: Any, scratch: Any) -> None:  # fmt: skip
    """One iteration in the world of game 1: descend, expand, evaluate, back up."""
    s = games[1]
    for seat in range(s.players):
        workspace.nodes[seat] = root_of(seat)
    length = 0
    while True:
        count = legal(s, scratch.actions)
        if count == 1:
            apply(s, scratch.actions[0])
            continue
        if count == 0 or horizon(s) > limit or length == PATH:
            write_chances(s, network, scratch)
            break
        node = root_of(s.actor)
        index_edges(tree, workspace.nodes[node], workspace.slots, False)
        fresh = expand(games, workspace.nodes[node], count, weights, workspace, tree)
        if trust > 0.0:
            write_priors(s, s.actor, count, network, scratch)
        chosen = select_guided(s.actor, count, workspace, tree, scratch, explore, trust)
        index_edges(tree, workspace.nodes[node], workspace.slots, True)
        if chosen == NONE:
            write_chances(s, network, scratch)
            break
        if fresh > 0:
            for seat in range(s.players):
                scratch.chances[seat] = tree.totals[chosen, seat] / tree.edges[chosen, E_VISITS]
            break
        workspace.path[length] = chosen
        length += 1
        action = tree.edges[chosen, E_KEY]
        workspace.nodes[node] = tree.edges[chosen, E_CHILD]
        if HIDDEN_CARDS and not observe_action(s, action, workspace, tree):
            write_chances(s, network, scratch)
            break
        apply(s, action)
    for i in range(length):
        tree.edges[workspace.path[i], E_VISITS] += 1
        for seat in range(s.players):
            tree.totals[workspace.path[i], seat] += scratch.chances[seat]


def search_guided(games: Any, iterations: int, depth: int, explore: float, trust: float, weights: Any, network: Any,
                  workspace: Any, tree: Any, scratch: Any, worlds: Any, likelihoods: Any) -> None:  # fmt: skip
    """Run iterations for a decision in game 0, each in one of the sampled worlds. Games 1 and 2 are overwritten."""
    limit = horizon(games[0]) + depth
    for _ in range(iterations):
        games[1] = worlds[draw_world(likelihoods, scratch.rng)]
        reseed(games[1], scratch.rng)
        iterate_guided(games, limit, explore, trust, weights, network, workspace, tree, scratch)


def consult(games: Any, network: Any, scratch: Any) -> int:
    """What the network says of game 0: its legal actions with their priors, and the chances of the seats."""
    write_chances(games[0], network, scratch)
    count = legal(games[0], scratch.actions)
    write_priors(games[0], games[0].actor, count, network, scratch)
    return count
