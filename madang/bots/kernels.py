"""What bots compute, compiled once for each game: judging a state, choosing greedily, searching, gathering experience.

As in `madang.core.kernels` the functions are templates over a game's verbs, here joined by those of its features.

A state is judged by a softmax over seats: for each seat the dot product of its features with the weights of the stage,
and out of these the chance of each to win. `weights` has a row for each number of players and stage.
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

NOBODY = -1
NONE = -1
PATH = 256


class Desk(NamedTuple):
    """Where a bot writes while it thinks; made once, so that kernels need not allocate."""

    actions: Any
    look: Any
    chances: Any
    marks: Any
    slots: Any
    path: Any
    whim: Any


class Tree(NamedTuple):
    """A search tree in arrays: edges with their statistics, the first edge of each node, and how many there are."""

    edges: Any
    totals: Any
    first: Any
    sizes: Any


def new_desk(actions: int, features: int, whim: Any) -> Desk:
    return Desk(
        actions=np.zeros(actions, np.int64),
        look=np.zeros(features, np.float64),
        chances=np.zeros(4, np.float64),
        marks=np.zeros(4, np.int64),
        slots=np.full(actions, NONE, np.int64),
        path=np.zeros(PATH, np.int64),
        whim=whim,
    )


def new_tree(size: int) -> Tree:
    return Tree(
        edges=np.zeros((size, 6), np.int64),
        totals=np.zeros((size, 4), np.float64),
        first=np.full(size + 1, NONE, np.int64),  # an edge makes one node at most, and there is the root
        sizes=np.array([0, 1], np.int64),
    )


# --- judging ---------------------------------------------------------------------------------------------------------


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
        row = weights[s.players - 2, stage(s)]
        for seat in range(s.players):
            features(s, seat, look)
            value = 0.0
            for i in range(FEATURES):
                value += row[i] * look[i]
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
# The tree is one of information sets of the searching seat. An edge is an action, with its statistics; edges that this
# seat cannot tell apart (cards that another places face down) lead to the same node. Every iteration imagines a world,
# goes down the tree by actions that are legal in it, and judges the states after the actions that it finds new.

E_ACTION, E_NEXT, E_CHILD, E_VISITS, E_CHANCES, E_SEEN = range(6)


def mark_edges(tree: Any, node: int, slots: Any, clear: bool) -> None:
    """Note for each action of a node its edge, or forget it again."""
    edge = tree.first[node]
    while edge != NONE:
        slots[tree.edges[edge, E_ACTION]] = NONE if clear else edge
        edge = tree.edges[edge, E_NEXT]


def add_edge(tree: Any, node: int, action: int, seen: int) -> int:
    """A new edge; it leads to the node of an edge that looks the same, if there is one, else to a new one."""
    edge = tree.sizes[0]
    tree.sizes[0] += 1
    child = NONE
    other = tree.first[node]
    while other != NONE and child == NONE:
        if tree.edges[other, E_SEEN] == seen:
            child = tree.edges[other, E_CHILD]
        other = tree.edges[other, E_NEXT]
    if child == NONE:
        child = tree.sizes[1]
        tree.sizes[1] += 1
    tree.edges[edge, E_ACTION] = action
    tree.edges[edge, E_NEXT] = tree.first[node]
    tree.edges[edge, E_CHILD] = child
    tree.edges[edge, E_VISITS] = 1
    tree.edges[edge, E_CHANCES] = 1
    tree.edges[edge, E_SEEN] = seen
    tree.first[node] = edge
    return edge


def expand(games: Any, seat: int, node: int, count: int, weights: Any, desk: Any, tree: Any) -> int:
    """See that every legal action of game 1 has an edge; judge those that are new, and return how many are."""
    s = games[1]
    fresh = 0
    for k in range(count):
        action = desk.actions[k]
        if desk.slots[action] != NONE or tree.sizes[0] >= tree.edges.shape[0]:
            continue
        fresh += 1
        edge = add_edge(tree, node, action, action if s.actor == seat else seen_as(s, action))
        desk.slots[action] = edge
        judge_after(games, 1, 2, action, weights, desk)
        for player in range(s.players):
            tree.totals[edge, player] = desk.chances[player]
    return fresh


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


def play_on(games: Any, limit: int, weights: Any, desk: Any) -> None:
    """Play game 1 greedily until its horizon is beyond the limit, and judge where it stands then."""
    s = games[1]
    while s.actor != NOBODY and horizon(s) <= limit:
        apply(s, greedy_choice(games, 1, 2, weights, desk))
    judge(s, weights, desk)


def iterate(games: Any, seat: int, limit: int, beyond: int, explore: float, weights: Any, desk: Any, tree: Any) -> None:
    """One way down the tree in the world of game 1, and the result back up."""
    s = games[1]
    node, length = 0, 0
    while True:
        count = legal(s, desk.actions)
        if count == 1:
            apply(s, desk.actions[0])
            continue
        if count == 0 or horizon(s) > limit or length == PATH:
            play_on(games, limit + beyond, weights, desk)
            break
        mark_edges(tree, node, desk.slots, False)
        fresh = expand(games, seat, node, count, weights, desk, tree)
        chosen = select(s.actor, count, desk, tree, explore)
        mark_edges(tree, node, desk.slots, True)
        if chosen == NONE:
            judge(s, weights, desk)
            break
        if fresh > 0 and beyond == 0:
            for player in range(s.players):
                desk.chances[player] = tree.totals[chosen, player] / tree.edges[chosen, E_VISITS]
            break
        desk.path[length] = chosen
        length += 1
        apply(s, tree.edges[chosen, E_ACTION])
        node = tree.edges[chosen, E_CHILD]
    for i in range(length):
        tree.edges[desk.path[i], E_VISITS] += 1
        for player in range(s.players):
            tree.totals[desk.path[i], player] += desk.chances[player]


def search(
    games: Any, seat: int, iterations: int, depth: int, beyond: int, explore: float, weights: Any, desk: Any, tree: Any
) -> None:
    """Grow the tree of `seat` in game 0 by some iterations, each in another imagined world (games 1 and 2)."""
    limit = horizon(games[0]) + depth
    for _ in range(iterations):
        games[1] = games[0]
        redeal(games[1], seat, desk.whim)
        iterate(games, seat, limit, beyond, explore, weights, desk, tree)


# --- experience ------------------------------------------------------------------------------------------------------


def gather(games: Any, players: int, count: int, weights: Any, luck: float, share: float, desk: Any, seen: Any,
           stages: Any, results: Any) -> int:  # fmt: skip
    """Play `count` games greedily, with a random action now and then (`luck`), in the place of game 0.

    A `share` of the decisions is kept: the features of every seat, the stage, and how the game ended. Returns how many.
    """
    kept = 0
    s = games[0]
    for _ in range(count):
        setup(s, players)
        begun = kept
        while s.actor != NOBODY:
            number = legal(s, desk.actions)
            if number == 1:
                apply(s, desk.actions[0])
                continue
            if kept < stages.shape[0] and whim_share(desk.whim) < share:
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
