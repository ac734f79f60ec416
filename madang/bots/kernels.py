"""What bots compute, compiled once for each game: judging a state, choosing greedily, searching, gathering experience.

As in `madang.core.kernels` the functions are templates over a game's verbs, here joined by those of its features.

A state is judged by a softmax over seats: what each seat's features are worth, and out of that everybody's chances.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, NamedTuple

import numpy as np

from madang.games.chance import whim_below, whim_share

# --- verbs -----------------------------------------------------------------------------------------------------------

setup: Any = None
legal: Any = None
apply: Any = None
winners: Any = None
redeal: Any = None
features: Any = None
stage: Any = None
horizon: Any = None
seen_as: Any = None
FEATURES: int = 0
HIDES: bool = False

NOBODY = -1
NONE = -1
ROOTS = 4
PATH = 256


class Desk(NamedTuple):
    """Where a bot writes while it thinks; made once, so that kernels need not allocate."""

    actions: Any
    look: Any
    hidden: Any
    chances: Any
    marks: Any
    nodes: Any
    slots: Any
    path: Any
    whim: Any


class Weights(NamedTuple):
    """By what a state is judged, for each number of players (from 2) and stage.

    `sums` has a number for each feature. `inner` and `outer` are a small layer of neurons: how much each feature
    excites each neuron (in a last row what it is without any), and what each neuron adds.
    """

    sums: Any
    inner: Any
    outer: Any


class Tree(NamedTuple):
    """Search trees in arrays: edges with their statistics, the first edge of each node, and how many there are.

    The first four nodes are the roots of the seats' trees.
    """

    edges: Any
    totals: Any
    first: Any
    sizes: Any


NEURONS = 16


def new_desk(actions: int, features: int, whim: Any) -> Desk:
    return Desk(
        actions=np.zeros(actions, np.int64),
        look=np.zeros(features, np.float32),
        hidden=np.zeros(NEURONS, np.float32),
        chances=np.zeros(4, np.float64),
        marks=np.zeros(4, np.int64),
        nodes=np.zeros(4, np.int64),
        slots=np.full(actions, NONE, np.int64),
        path=np.zeros(PATH, np.int64),
        whim=whim,
    )


def new_tree(size: int) -> Tree:
    return Tree(
        edges=np.zeros((size, 5), np.int64),
        totals=np.zeros((size, 4), np.float64),
        first=np.full(size + ROOTS, NONE, np.int64),  # an edge makes one node at most
        sizes=np.array([0, ROOTS], np.int64),
    )


# --- judging ---------------------------------------------------------------------------------------------------------


def worth(look: Any, sums: Any, inner: Any, outer: Any, hidden: Any) -> float:
    """What a seat's features are worth: their weighted sum, and what the neurons that they excite add to it."""
    neurons = outer.shape[0]
    for n in range(neurons):
        hidden[n] = inner[FEATURES, n]
    value = 0.0
    for i in range(FEATURES):
        amount = look[i]
        if amount != 0.0:
            value += sums[i] * amount
            for n in range(neurons):
                hidden[n] += inner[i, n] * amount
    for n in range(neurons):
        value += outer[n] * max(hidden[n], np.float32(0.0))
    return value


def judge(s: Any, weights: Any, desk: Any) -> None:
    """Write each seat's chance to win into `desk.chances`; once the game is over, its share of the win."""
    chances, look = desk.chances, desk.look
    total = 0.0
    if s.actor == NOBODY:
        winners(s, desk.marks)
        for seat in range(s.players):
            chances[seat] = desk.marks[seat]
            total += chances[seat]
    else:
        table, now = s.players - 2, stage(s)
        sums, inner, outer = weights.sums[table, now], weights.inner[table, now], weights.outer[table, now]
        for seat in range(s.players):
            features(s, seat, look)
            value = worth(look, sums, inner, outer, desk.hidden)
            chances[seat] = exp(max(-30.0, min(30.0, value)))
            total += chances[seat]
    for seat in range(s.players):
        chances[seat] /= total


def judge_after(games: Any, i: int, spare: int, action: int, weights: Any, desk: Any) -> None:
    """Judge game i as it would be after an action, in the place of game `spare`."""
    games[spare] = games[i]
    apply(games[spare], action)
    judge(games[spare], weights, desk)


def greedy_choice(games: Any, i: int, spare: int, weights: Any, desk: Any) -> int:
    """The action after which the actor of game i stands best."""
    actor = games[i].actor
    best, choice = -1.0, NONE
    for k in range(legal(games[i], desk.actions)):
        judge_after(games, i, spare, desk.actions[k], weights, desk)
        if desk.chances[actor] > best:
            best, choice = desk.chances[actor], desk.actions[k]
    return choice


def weigh(games: Any, seat: int, worlds: int, weights: Any, desk: Any, sums: Any) -> int:
    """Add, for each legal action of `seat` in game 0, its chances after it in some imagined worlds to `sums`."""
    count = legal(games[0], desk.actions)
    for _ in range(worlds):
        games[1] = games[0]
        redeal(games[1], seat, desk.whim)
        for k in range(count):
            judge_after(games, 1, 2, desk.actions[k], weights, desk)
            sums[k] += desk.chances[seat]
    return count


# --- searching -------------------------------------------------------------------------------------------------------
#
# Every seat has a tree of what it can tell apart, and decides by its own: nobody acts on cards that he has not seen,
# not even on those of the searching seat. In the tree of whoever acts an edge is an action, with its statistics; in
# those of the others it is what they see of it. Where nothing is hidden all would be alike, and there is one. Every
# iteration imagines a world, goes down the trees by actions that are legal in it, and judges what it finds new.

E_KEY, E_NEXT, E_CHILD, E_VISITS, E_CHANCES = range(5)


def root_of(seat: int) -> int:
    """The root of a seat's tree."""
    return seat if HIDES else 0


def mark_edges(tree: Any, node: int, slots: Any, clear: bool) -> None:
    """Note for each action of a node its edge, or forget it again."""
    edge = tree.first[node]
    while edge != NONE:
        if tree.edges[edge, E_KEY] >= 0:
            slots[tree.edges[edge, E_KEY]] = NONE if clear else edge
        edge = tree.edges[edge, E_NEXT]


def add_edge(tree: Any, node: int, key: int) -> int:
    """A new edge, to a new node."""
    edge, child = tree.sizes[0], tree.sizes[1]
    tree.sizes[0] += 1
    tree.sizes[1] += 1
    tree.edges[edge, E_KEY] = key
    tree.edges[edge, E_NEXT] = tree.first[node]
    tree.edges[edge, E_CHILD] = child
    tree.edges[edge, E_VISITS] = 1
    tree.edges[edge, E_CHANCES] = 1
    tree.first[node] = edge
    return edge


def expand(games: Any, node: int, count: int, weights: Any, desk: Any, tree: Any) -> int:
    """See that every legal action of game 1 has an edge; judge those that are new, and return how many are."""
    s = games[1]
    fresh = 0
    for k in range(count):
        action = desk.actions[k]
        if desk.slots[action] != NONE or tree.sizes[0] >= tree.edges.shape[0]:
            continue
        fresh += 1
        edge = add_edge(tree, node, action)
        desk.slots[action] = edge
        judge_after(games, 1, 2, action, weights, desk)
        for player in range(s.players):
            tree.totals[edge, player] = desk.chances[player]
    return fresh


def watch(s: Any, action: int, desk: Any, tree: Any) -> bool:
    """Go down the trees of those who only see what the actor does; false if there is no room for that."""
    seen = -1 - (s.actor + ROOTS * seen_as(s, action))  # below zero, where no action of one's own is
    for seat in range(s.players):
        if seat == s.actor:
            continue
        edge = tree.first[desk.nodes[seat]]
        while edge != NONE and tree.edges[edge, E_KEY] != seen:
            edge = tree.edges[edge, E_NEXT]
        if edge == NONE:
            if tree.sizes[0] >= tree.edges.shape[0]:
                return False
            edge = add_edge(tree, desk.nodes[seat], seen)
        desk.nodes[seat] = tree.edges[edge, E_CHILD]
    return True


def select(actor: int, count: int, desk: Any, tree: Any, explore: float) -> int:
    """The edge that promises most: mean result so far, and a bonus for what was seldom tried (UCB)."""
    best, choice = -1e30, NONE
    for k in range(count):
        edge = desk.slots[desk.actions[k]]
        if edge == NONE:
            continue
        tree.edges[edge, E_CHANCES] += 1
        visits = tree.edges[edge, E_VISITS]
        promise = tree.totals[edge, actor] / visits + explore * sqrt(log(tree.edges[edge, E_CHANCES]) / visits)
        if promise > best:
            best, choice = promise, edge
    return choice


def iterate(games: Any, limit: int, explore: float, weights: Any, desk: Any, tree: Any) -> None:
    """One way down the trees in the world of game 1, and the result back up."""
    s = games[1]
    for seat in range(s.players):
        desk.nodes[seat] = root_of(seat)
    length = 0
    while True:
        count = legal(s, desk.actions)
        if count == 1:
            apply(s, desk.actions[0])
            continue
        if count == 0 or horizon(s) > limit or length == PATH:
            judge(s, weights, desk)
            break
        node = root_of(s.actor)
        mark_edges(tree, desk.nodes[node], desk.slots, False)
        fresh = expand(games, desk.nodes[node], count, weights, desk, tree)
        chosen = select(s.actor, count, desk, tree, explore)
        mark_edges(tree, desk.nodes[node], desk.slots, True)
        if chosen == NONE:
            judge(s, weights, desk)
            break
        if fresh > 0:
            for player in range(s.players):
                desk.chances[player] = tree.totals[chosen, player] / tree.edges[chosen, E_VISITS]
            break
        desk.path[length] = chosen
        length += 1
        action = tree.edges[chosen, E_KEY]
        desk.nodes[node] = tree.edges[chosen, E_CHILD]
        if HIDES and not watch(s, action, desk, tree):
            judge_after(games, 1, 2, action, weights, desk)
            break
        apply(s, action)
    for i in range(length):
        tree.edges[desk.path[i], E_VISITS] += 1
        for player in range(s.players):
            tree.totals[desk.path[i], player] += desk.chances[player]


def search(
    games: Any, seat: int, iterations: int, depth: int, explore: float, weights: Any, desk: Any, tree: Any
) -> None:
    """Grow the trees for a decision of `seat` in game 0 by some iterations, each in another imagined world."""
    limit = horizon(games[0]) + depth
    for _ in range(iterations):
        games[1] = games[0]
        redeal(games[1], seat, desk.whim)
        iterate(games, limit, explore, weights, desk, tree)


# --- experience ------------------------------------------------------------------------------------------------------


def gather(games: Any, players: int, count: int, weights: Any, luck: float, share: float, desk: Any, seen: Any,
           stages: Any, results: Any) -> int:  # fmt: skip
    """Play `count` games greedily, with a random action now and then (`luck`), in the place of game 0.

    The first decision of every round is kept, and a `share` of the others: the features of every seat, the stage, and
    how the game ended. Returns how many.
    """
    kept = 0
    s = games[0]
    for _ in range(count):
        setup(s, players)
        begun, last = kept, NONE
        while s.actor != NOBODY:
            number = legal(s, desk.actions)
            if number == 1:
                apply(s, desk.actions[0])
                continue
            if kept < stages.shape[0] and (horizon(s) > last or whim_share(desk.whim) < share):
                last = horizon(s)
                for seat in range(players):
                    features(s, seat, seen[kept, seat])
                stages[kept] = stage(s)
                kept += 1
            if whim_share(desk.whim) < luck:
                apply(s, desk.actions[whim_below(desk.whim, number)])
            else:
                apply(s, greedy_choice(games, 0, 1, weights, desk))
        judge(s, weights, desk)
        for sample in range(begun, kept):
            for seat in range(players):
                results[sample, seat] = desk.chances[seat]
    return kept
