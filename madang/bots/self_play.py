"""Kernels of self-play for training: whole games by the policy or by search, with the samples to learn from.

The kernels are compiled on first use, separately from those that plain play needs.
"""

from __future__ import annotations

from math import log
from typing import Any, NamedTuple

import numpy as np

from madang.bots.kernels import E_KEY, E_NEXT, E_VISITS, NONE, ROOTS
from madang.games.chance import rng_below, rng_uniform

# --- verbs -----------------------------------------------------------------------------------------------------------

setup: Any = None
legal: Any = None
apply: Any = None
write_policy_inputs: Any = None
write_value_inputs: Any = None
write_priors: Any = None
write_chances: Any = None
draw_prior: Any = None
search: Any = None
greedy_choice: Any = None
horizon: Any = None
sample_worlds: Any = None
search_guided: Any = None
root_of: Any = None
RELATIVE: Any = None

NOBODY = -1


class Samples(NamedTuple):
    """Samples of self-play, a row for each decision with a choice.

    `targets` is 0 for actions that are not legal, otherwise 1, plus the visits of a search. `learns` is false for
    decisions of a past policy. `returns` are the expected shares of the win by seat, from the result of the game and
    the values on the way. `value_inputs` has a row for each seat, for the decisions in `value_rows` only;
    `value_bases` are the values of the evaluation without a network.
    """

    inputs: Any
    targets: Any
    actions: Any
    logs: Any
    learns: Any
    actors: Any
    values: Any
    returns: Any
    value_inputs: Any
    value_bases: Any
    value_rows: Any


def new_samples(size: int, value_size: int, players: int, policy_inputs: int, inputs: int, actions: int) -> Samples:
    return Samples(
        inputs=np.zeros((size, policy_inputs), np.float32),
        targets=np.zeros((size, actions), np.uint16),
        actions=np.zeros(size, np.int64),
        logs=np.zeros(size, np.float32),
        learns=np.zeros(size, np.bool_),
        actors=np.zeros(size, np.int64),
        values=np.zeros((size, players), np.float32),
        returns=np.zeros((size, players), np.float32),
        value_inputs=np.zeros((value_size, players, inputs), np.float32),
        value_bases=np.zeros((value_size, players), np.float32),
        value_rows=np.zeros(value_size, np.int64),
    )


def filled(samples: Samples, kept: int, critics: int) -> Samples:
    """The rows that were filled: `kept`, and `critics` for the value."""
    for_value = ("value_inputs", "value_bases", "value_rows")
    return Samples(*(array[: critics if name in for_value else kept] for name, array in samples._asdict().items()))


def write_returns(samples: Any, begun: int, kept: int, players: int, trace: float, chances: Any) -> None:
    """Fill in the returns of one game, from its result in `chances` back to its first decision."""
    for seat in range(players):
        expected = chances[seat]
        for row in range(kept - 1, begun - 1, -1):
            samples.returns[row, seat] = expected
            expected = trace * expected + (1.0 - trace) * samples.values[row, seat]


def begin_sample(s: Any, count: int, samples: Any, row: int, critics: int, value_share: float, scratch: Any) -> int:
    """Fill in the row of a decision, and by chance one for the value; return how many rows the value has.

    `write_chances` must have been called for the same state.
    """
    players, actor = s.players, s.actor
    samples.actors[row] = actor
    samples.targets[row, :] = 0
    for k in range(count):
        samples.targets[row, RELATIVE[players - 2, actor, scratch.actions[k]]] = 1
    write_policy_inputs(s, actor, samples.inputs[row])
    if critics == samples.value_rows.shape[0] or rng_uniform(scratch.rng) >= value_share:
        return critics
    samples.value_rows[critics] = row
    for seat in range(players):
        write_value_inputs(s, seat, samples.value_inputs[critics, seat])
        samples.value_bases[critics, seat] = scratch.base[seat]
    return critics + 1


def play_policy_games(games: Any, players: int, network: Any, past: Any, league: float, trace: float,
                      value_share: float, samples: Any, tally: Any, scratch: Any) -> int:  # fmt: skip
    """Play games by the policy until the samples are full; return how many rows were filled. Game 0 is overwritten.

    In a share `league` of the games one seat plays by `network` and the others by `past`. `tally` counts all games,
    the league's games, and what `network` won in these.
    """
    s = games[0]
    kept, critics = 0, 0
    while True:
        setup(s, players)
        begun = kept
        only = rng_below(scratch.rng, players) if rng_uniform(scratch.rng) < league else NOBODY
        while s.actor != NOBODY:
            count = legal(s, scratch.actions)
            if count == 1:
                apply(s, scratch.actions[0])
                continue
            if kept == samples.inputs.shape[0]:  # this game does not fit
                return begun
            write_chances(s, network, scratch)
            for seat in range(players):
                samples.values[kept, seat] = scratch.chances[seat]
            actor = s.actor
            learns = only == NOBODY or only == actor
            write_priors(s, actor, count, network if learns else past, scratch)
            k = draw_prior(count, scratch)
            samples.learns[kept] = learns
            samples.logs[kept] = log(max(scratch.priors[k], 1e-12))
            samples.actions[kept] = RELATIVE[players - 2, actor, scratch.actions[k]]
            critics = begin_sample(s, count, samples, kept, critics, value_share, scratch)
            kept += 1
            apply(s, scratch.actions[k])
        write_chances(s, network, scratch)
        write_returns(samples, begun, kept, players, trace, scratch.chances)
        tally[0] += 1
        if only != NOBODY:
            tally[1] += 1
            tally[2] += scratch.chances[only]
        tally[3] = critics


def think(games: Any, iterations: int, explore: float, trust: float, guided: bool, weights: Any, network: Any,
          workspace: Any, tree: Any, scratch: Any, worlds: Any, likelihoods: Any) -> None:  # fmt: skip
    """Search for the actor of game 0, guided by the network or by the evaluation without a policy."""
    for node in range(tree.sizes[1]):
        tree.first[node] = NONE
    tree.sizes[0], tree.sizes[1] = 0, ROOTS
    if guided:
        sample_worlds(games, games[0].actor, network, scratch, worlds, likelihoods)
        search_guided(
            games, iterations, 0, explore, trust, weights, network, workspace, tree, scratch, worlds, likelihoods
        )
    else:
        search(games, games[0].actor, iterations, 0, explore, weights, workspace, tree)


def play_search_games(games: Any, players: int, iterations: int, explore: float, trust: float, guided: bool,
                      weights: Any, network: Any, trace: float, value_share: float, samples: Any, tally: Any,
                      workspace: Any, tree: Any, scratch: Any, worlds: Any, likelihoods: Any) -> int:  # fmt: skip
    """Play games by search until the samples are full; return how many rows were filled. Games 0 to 4 are overwritten.

    An action is played with a probability in proportion to the square of its visits.
    """
    kept, critics = 0, 0
    game = games[4]
    while True:
        setup(game, players)
        begun = kept
        while game.actor != NOBODY:
            count = legal(game, scratch.actions)
            if count == 1:
                apply(game, scratch.actions[0])
                continue
            if kept == samples.inputs.shape[0]:  # this game does not fit
                return begun
            write_chances(game, network, scratch)
            for seat in range(players):
                samples.values[kept, seat] = scratch.chances[seat]
            actor = game.actor
            samples.learns[kept] = True
            critics = begin_sample(game, count, samples, kept, critics, value_share, scratch)
            games[0] = game
            think(
                games,
                iterations,
                explore,
                trust,
                guided,
                weights,
                network,
                workspace,
                tree,
                scratch,
                worlds,
                likelihoods,
            )
            total = 0.0
            edge = tree.first[root_of(actor)]
            while edge != NONE:
                visits = tree.edges[edge, E_VISITS]
                samples.targets[kept, RELATIVE[players - 2, actor, tree.edges[edge, E_KEY]]] += visits
                total += visits * visits
                edge = tree.edges[edge, E_NEXT]
            left = rng_uniform(scratch.rng) * total
            action = NONE
            edge = tree.first[root_of(actor)]
            while edge != NONE and left >= 0.0:
                action = tree.edges[edge, E_KEY]
                left -= tree.edges[edge, E_VISITS] * tree.edges[edge, E_VISITS]
                edge = tree.edges[edge, E_NEXT]
            samples.actions[kept] = RELATIVE[players - 2, actor, action]
            kept += 1
            apply(game, action)
        write_chances(game, network, scratch)
        write_returns(samples, begun, kept, players, trace, scratch.chances)
        tally[0] += 1
        tally[3] = critics


def best_by_network(games: Any, count: int, network: Any, workspace: Any, scratch: Any) -> int:
    """The action of game 0 after which the network gives its actor the best chance. Game 1 is overwritten."""
    actor = games[0].actor
    best, choice = -1.0, NONE
    for k in range(count):
        games[1] = games[0]
        apply(games[1], workspace.actions[k])
        write_chances(games[1], network, scratch)
        if scratch.chances[actor] > best:
            best, choice = scratch.chances[actor], workspace.actions[k]
    return choice


def play_greedy_games(games: Any, players: int, weights: Any, network: Any, guided: bool, epsilon: float, share: float,
                      samples: Any, workspace: Any, scratch: Any) -> int:  # fmt: skip
    """Play games by the best evaluation after an action; return how many rows the value has. Games 0 and 1 are used.

    The evaluation is that of the network, or, unless `guided`, the one that it corrects. A share `epsilon` of the
    actions is random. The returns are the results of the games. The first decision of every round is kept, and a share
    of the others.
    """
    s = games[0]
    critics = 0
    while True:
        setup(s, players)
        begun, last = critics, NONE
        while s.actor != NOBODY:
            count = legal(s, workspace.actions)
            if count == 1:
                apply(s, workspace.actions[0])
                continue
            if horizon(s) > last or rng_uniform(workspace.rng) < share:
                last = horizon(s)
                if critics == samples.value_rows.shape[0]:  # this game does not fit
                    return begun
                write_chances(s, network, scratch)
                samples.value_rows[critics] = critics
                for seat in range(players):
                    write_value_inputs(s, seat, samples.value_inputs[critics, seat])
                    samples.value_bases[critics, seat] = scratch.base[seat]
                critics += 1
            if rng_uniform(workspace.rng) < epsilon:
                apply(s, workspace.actions[rng_below(workspace.rng, count)])
            elif guided:
                apply(s, best_by_network(games, count, network, workspace, scratch))
            else:
                apply(s, greedy_choice(games, 0, 1, weights, workspace))
        write_chances(s, network, scratch)
        for row in range(begun, critics):
            for seat in range(players):
                samples.returns[row, seat] = scratch.chances[seat]
