"""Bot kernels, compiled once for each game: evaluation, greedy choice, tree search, training samples.

As in `madang.core.kernels`, the functions are templates. They call the functions of a game's rules and features.

A state is evaluated by a softmax over the seats: each seat's features give a value, and the values give the chances.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np

from madang.games.chance import rng_below, rng_uniform

# --- verbs -----------------------------------------------------------------------------------------------------------

setup: Any = None
legal: Any = None
apply: Any = None
winners: Any = None
determinize: Any = None
write_features: Any = None
stage: Any = None
horizon: Any = None
observed_action: Any = None
FEATURES: int = 0
HIDDEN_CARDS: bool = False

NOBODY = -1
NONE = -1
ROOTS = 4
PATH = 256


class Workspace(NamedTuple):
    """The scratch buffers of a search, allocated once so that kernels allocate nothing."""

    actions: Any
    features: Any
    hidden: Any
    chances: Any
    marks: Any
    nodes: Any
    slots: Any
    path: Any
    rng: Any


class Weights(NamedTuple):
    """The weights of an evaluation, by number of players (from 2) and stage.

    `sums` is the linear part, one weight for each feature. `inner` (with the bias in its last row) and `outer` are a
    hidden layer of ReLU neurons that is added to it.
    """

    sums: Any
    inner: Any
    outer: Any


class Tree(NamedTuple):
    """The search trees of all seats, in shared arrays. The first four nodes are the roots.

    `edges` has the columns `E_KEY` to `E_AVAILABLE`, `totals` the sum of each seat's chances; `first` is the first edge
    of each node, `sizes` the number of edges and of nodes.
    """

    edges: Any
    totals: Any
    first: Any
    sizes: Any


NEURONS = 16


def new_workspace(actions: int, features: int, rng: Any) -> Workspace:
    return Workspace(
        actions=np.zeros(actions, np.int64),
        features=np.zeros(features, np.float32),
        hidden=np.zeros(NEURONS, np.float32),
        chances=np.zeros(4, np.float64),
        marks=np.zeros(4, np.int64),
        nodes=np.zeros(4, np.int64),
        slots=np.full(actions, NONE, np.int64),
        path=np.zeros(PATH, np.int64),
        rng=rng,
    )


def new_tree(size: int) -> Tree:
    return Tree(
        edges=np.zeros((size, 5), np.int64),
        totals=np.zeros((size, 4), np.float64),
        first=np.full(size + ROOTS, NONE, np.int64),  # each edge adds one node
        sizes=np.array([0, ROOTS], np.int64),
    )


# --- evaluation ------------------------------------------------------------------------------------------------------


def seat_value(values: Any, sums: Any, inner: Any, outer: Any, hidden: Any) -> float:
    """The value of a seat's features: their weighted sum plus the output of the hidden layer."""
    neurons = outer.shape[0]
    for n in range(neurons):
        hidden[n] = inner[FEATURES, n]
    value = 0.0
    for i in range(FEATURES):
        amount = values[i]
        if amount != 0.0:
            value += sums[i] * amount
            for n in range(neurons):
                hidden[n] += inner[i, n] * amount
    for n in range(neurons):
        value += outer[n] * max(hidden[n], np.float32(0.0))
    return value


def evaluate(s: Any, weights: Any, workspace: Any) -> None:
    """Write each seat's chance of winning into `workspace.chances`; once the game is over, its share of the win."""
    chances, values = workspace.chances, workspace.features
    total = 0.0
    if s.actor == NOBODY:
        winners(s, workspace.marks)
        for seat in range(s.players):
            chances[seat] = workspace.marks[seat]
            total += chances[seat]
    else:
        size, now = s.players - 2, stage(s)
        sums, inner, outer = weights.sums[size, now], weights.inner[size, now], weights.outer[size, now]
        for seat in range(s.players):
            write_features(s, seat, values)
            value = seat_value(values, sums, inner, outer, workspace.hidden)
            chances[seat] = exp(max(-30.0, min(30.0, value)))
            total += chances[seat]
    for seat in range(s.players):
        chances[seat] /= total


def evaluate_after(games: Any, i: int, spare: int, action: int, weights: Any, workspace: Any) -> None:
    """Evaluate game i after an action. Game `spare` is overwritten."""
    games[spare] = games[i]
    apply(games[spare], action)
    evaluate(games[spare], weights, workspace)


def greedy_choice(games: Any, i: int, spare: int, weights: Any, workspace: Any) -> int:
    """The action after which the actor of game i has the best chance."""
    actor = games[i].actor
    best, choice = -1.0, NONE
    for k in range(legal(games[i], workspace.actions)):
        evaluate_after(games, i, spare, workspace.actions[k], weights, workspace)
        if workspace.chances[actor] > best:
            best, choice = workspace.chances[actor], workspace.actions[k]
    return choice


def evaluate_actions(games: Any, seat: int, worlds: int, weights: Any, workspace: Any, sums: Any) -> int:
    """Add to `sums`, for each legal action of `seat` in game 0, the seat's chances after it in some sampled worlds."""
    count = legal(games[0], workspace.actions)
    for _ in range(worlds):
        games[1] = games[0]
        determinize(games[1], seat, workspace.rng)
        for k in range(count):
            evaluate_after(games, 1, 2, workspace.actions[k], weights, workspace)
            sums[k] += workspace.chances[seat]
    return count


# --- search ----------------------------------------------------------------------------------------------------------
#
# Information-set MCTS with one tree per seat over what that seat can tell apart: no seat decides by cards it has not
# seen, and that includes the cards of the searching seat. In the actor's own tree an edge is an action, with its
# statistics; in the trees of the others it is what they observe of the action. A game that hides nothing needs one tree
# only. Each iteration samples a world, descends by actions that are legal in it, and evaluates the new edges.

E_KEY, E_NEXT, E_CHILD, E_VISITS, E_AVAILABLE = range(5)
"""Columns of an edge: its action or observation, the node's next edge, the node below, visits, times it was legal."""


def root_of(seat: int) -> int:
    """The root of a seat's tree."""
    return seat if HIDDEN_CARDS else 0


def index_edges(tree: Any, node: int, slots: Any, clear: bool) -> None:
    """Set `slots[action]` to the edge of each action of a node, or clear it again."""
    edge = tree.first[node]
    while edge != NONE:
        if tree.edges[edge, E_KEY] >= 0:
            slots[tree.edges[edge, E_KEY]] = NONE if clear else edge
        edge = tree.edges[edge, E_NEXT]


def add_edge(tree: Any, node: int, key: int) -> int:
    """Add an edge that leads to a new node."""
    edge, child = tree.sizes[0], tree.sizes[1]
    tree.sizes[0] += 1
    tree.sizes[1] += 1
    tree.edges[edge, E_KEY] = key
    tree.edges[edge, E_NEXT] = tree.first[node]
    tree.edges[edge, E_CHILD] = child
    tree.edges[edge, E_VISITS] = 1
    tree.edges[edge, E_AVAILABLE] = 1
    tree.first[node] = edge
    return edge


def expand(games: Any, node: int, count: int, weights: Any, workspace: Any, tree: Any) -> int:
    """Add and evaluate an edge for each legal action of game 1 that has none; return how many were added."""
    s = games[1]
    fresh = 0
    for k in range(count):
        action = workspace.actions[k]
        if workspace.slots[action] != NONE or tree.sizes[0] >= tree.edges.shape[0]:
            continue
        fresh += 1
        edge = add_edge(tree, node, action)
        workspace.slots[action] = edge
        evaluate_after(games, 1, 2, action, weights, workspace)
        for player in range(s.players):
            tree.totals[edge, player] = workspace.chances[player]
    return fresh


def observe_action(s: Any, action: int, workspace: Any, tree: Any) -> bool:
    """Descend in the trees of the other seats, who observe the action; False if the tree is full."""
    observed = -1 - (s.actor + ROOTS * observed_action(s, action))  # negative, unlike the keys of own actions
    for seat in range(s.players):
        if seat == s.actor:
            continue
        edge = tree.first[workspace.nodes[seat]]
        while edge != NONE and tree.edges[edge, E_KEY] != observed:
            edge = tree.edges[edge, E_NEXT]
        if edge == NONE:
            if tree.sizes[0] >= tree.edges.shape[0]:
                return False
            edge = add_edge(tree, workspace.nodes[seat], observed)
        workspace.nodes[seat] = tree.edges[edge, E_CHILD]
    return True


def select(actor: int, count: int, workspace: Any, tree: Any, explore: float) -> int:
    """The edge with the highest upper confidence bound (UCB)."""
    best, choice = -1e30, NONE
    for k in range(count):
        edge = workspace.slots[workspace.actions[k]]
        if edge == NONE:
            continue
        tree.edges[edge, E_AVAILABLE] += 1
        visits = tree.edges[edge, E_VISITS]
        bound = tree.totals[edge, actor] / visits + explore * sqrt(log(tree.edges[edge, E_AVAILABLE]) / visits)
        if bound > best:
            best, choice = bound, edge
    return choice


def iterate(games: Any, limit: int, explore: float, weights: Any, workspace: Any, tree: Any) -> None:
    """One iteration in the world of game 1: descend, expand, evaluate, back up."""
    s = games[1]
    for seat in range(s.players):
        workspace.nodes[seat] = root_of(seat)
    length = 0
    while True:
        count = legal(s, workspace.actions)
        if count == 1:
            apply(s, workspace.actions[0])
            continue
        if count == 0 or horizon(s) > limit or length == PATH:
            evaluate(s, weights, workspace)
            break
        node = root_of(s.actor)
        index_edges(tree, workspace.nodes[node], workspace.slots, False)
        fresh = expand(games, workspace.nodes[node], count, weights, workspace, tree)
        chosen = select(s.actor, count, workspace, tree, explore)
        index_edges(tree, workspace.nodes[node], workspace.slots, True)
        if chosen == NONE:
            evaluate(s, weights, workspace)
            break
        if fresh > 0:
            for player in range(s.players):
                workspace.chances[player] = tree.totals[chosen, player] / tree.edges[chosen, E_VISITS]
            break
        workspace.path[length] = chosen
        length += 1
        action = tree.edges[chosen, E_KEY]
        workspace.nodes[node] = tree.edges[chosen, E_CHILD]
        if HIDDEN_CARDS and not observe_action(s, action, workspace, tree):
            evaluate_after(games, 1, 2, action, weights, workspace)
            break
        apply(s, action)
    for i in range(length):
        tree.edges[workspace.path[i], E_VISITS] += 1
        for player in range(s.players):
            tree.totals[workspace.path[i], player] += workspace.chances[player]


def search(
    games: Any, seat: int, iterations: int, depth: int, explore: float, weights: Any, workspace: Any, tree: Any
) -> None:
    """Run iterations for a decision of `seat` in game 0, each in another sampled world."""
    limit = horizon(games[0]) + depth
    for _ in range(iterations):
        games[1] = games[0]
        determinize(games[1], seat, workspace.rng)
        iterate(games, limit, explore, weights, workspace, tree)


# --- training samples ------------------------------------------------------------------------------------------------


def collect_samples(games: Any, players: int, count: int, weights: Any, epsilon: float, sample_rate: float,
                    workspace: Any, features: Any, stages: Any, results: Any) -> int:  # fmt: skip
    """Play `count` games epsilon-greedily and return how many samples were kept. Game 0 is overwritten.

    The first decision of every round is kept, and others with the probability `sample_rate`: the features of every
    seat, the stage, and the result of the game.
    """
    kept = 0
    s = games[0]
    for _ in range(count):
        setup(s, players)
        begun, last = kept, NONE
        while s.actor != NOBODY:
            number = legal(s, workspace.actions)
            if number == 1:
                apply(s, workspace.actions[0])
                continue
            if kept < stages.shape[0] and (horizon(s) > last or rng_uniform(workspace.rng) < sample_rate):
                last = horizon(s)
                for seat in range(players):
                    write_features(s, seat, features[kept, seat])
                stages[kept] = stage(s)
                kept += 1
            if rng_uniform(workspace.rng) < epsilon:
                apply(s, workspace.actions[rng_below(workspace.rng, number)])
            else:
                apply(s, greedy_choice(games, 0, 1, weights, workspace))
        evaluate(s, weights, workspace)
        for sample in range(begun, kept):
            for seat in range(players):
                results[sample, seat] = workspace.chances[seat]
    return kept
