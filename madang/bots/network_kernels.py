"""Kernels of the learned networks, compiled once for each game: what the policy plays, and what a state is worth.

As in `madang.core.kernels`, the functions are templates. A network has two hidden layers of ReLU neurons. Most of its
inputs are zero, and so are many neurons: only the others are multiplied.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

import numpy as np

from madang.bots.kernels import NEURONS, Workspace
from madang.games.chance import rng_uniform

# --- verbs -----------------------------------------------------------------------------------------------------------

winners: Any = None
write_policy_inputs: Any = None
write_value_inputs: Any = None
POLICY_INPUTS: int = 0
VALUE_INPUTS: int = 0
OBSERVED: int = 0
seat_value: Any = None
stage: Any = None
RELATIVE: Any = None

NOBODY = -1


class Network(NamedTuple):
    """The layers of the policy and of the value, as float32. The bias is the last row of a layer.

    `policy_out` has a row for each action as its actor sees it (`RELATIVE`), with the bias in the last column. The
    value of a seat is that of the evaluation without a network (`madang.bots.kernels.Weights`: `sums`, `inner` and
    `outer`), plus what the layers add to it.
    """

    policy_in: Any
    policy_mid: Any
    policy_out: Any
    value_in: Any
    value_mid: Any
    value_out: Any
    sums: Any
    inner: Any
    outer: Any


class NetworkScratch(NamedTuple):
    """The scratch buffers of a network: legal actions and their priors, the layers, and the chances of the seats."""

    actions: Any
    priors: Any
    inputs: Any
    hidden: Any
    deeper: Any
    neurons: Any
    base: Any
    chances: Any
    marks: Any
    rng: Any


def new_scratch(network: Network, workspace: Workspace) -> NetworkScratch:
    inputs = max(len(network.policy_in), len(network.value_in))
    return NetworkScratch(
        actions=workspace.actions,
        priors=np.zeros(len(workspace.actions), np.float64),
        inputs=np.zeros(inputs, np.float32),
        hidden=np.zeros(max(network.policy_in.shape[1], network.value_in.shape[1]), np.float32),
        deeper=np.zeros(max(network.policy_mid.shape[1], network.value_mid.shape[1]), np.float32),
        neurons=np.zeros(NEURONS, np.float32),
        base=np.zeros(4, np.float32),
        chances=np.zeros(4, np.float64),
        marks=np.zeros(4, np.int64),
        rng=workspace.rng,
    )


def run_layers(inputs: Any, size: int, first: Any, second: Any, hidden: Any, deeper: Any) -> None:
    """Compute both hidden layers; `deeper` gets the second one."""
    width, depth = first.shape[1], second.shape[1]
    for n in range(width):
        hidden[n] = first[size, n]
    for i in range(size):
        amount = inputs[i]
        if amount != 0.0:
            for n in range(width):
                hidden[n] += amount * first[i, n]
    for m in range(depth):
        deeper[m] = second[width, m]
    for n in range(width):
        amount = hidden[n]
        if amount > 0.0:
            for m in range(depth):
                deeper[m] += amount * second[n, m]
    for m in range(depth):
        deeper[m] = max(deeper[m], np.float32(0.0))


def write_priors(s: Any, actor: int, count: int, network: Any, scratch: Any) -> None:
    """Write the probability with which the policy of `actor` plays each of the first `count` listed actions."""
    deeper, priors, rows = scratch.deeper, scratch.priors, network.policy_out
    depth = network.policy_mid.shape[1]
    write_policy_inputs(s, actor, scratch.inputs)
    run_layers(scratch.inputs, POLICY_INPUTS, network.policy_in, network.policy_mid, scratch.hidden, deeper)
    most = -1e30
    for k in range(count):
        row = RELATIVE[s.players - 2, actor, scratch.actions[k]]
        total = rows[row, depth]
        for m in range(depth):
            total += deeper[m] * rows[row, m]
        priors[k] = total
        most = max(most, priors[k])
    norm = 0.0
    for k in range(count):
        priors[k] = exp(priors[k] - most)
        norm += priors[k]
    for k in range(count):
        priors[k] /= norm


def draw_prior(count: int, scratch: Any) -> int:
    """The place in the list of an action drawn from the priors."""
    left = rng_uniform(scratch.rng)
    for k in range(count - 1):
        left -= scratch.priors[k]
        if left < 0.0:
            return k
    return count - 1


def write_chances(s: Any, network: Any, scratch: Any) -> None:
    """Write each seat's chance of winning; once the game is over, its share of the win."""
    chances, deeper = scratch.chances, scratch.deeper
    depth = network.value_mid.shape[1]
    total = 0.0
    if s.actor == NOBODY:
        winners(s, scratch.marks)
        for seat in range(s.players):
            chances[seat] = scratch.marks[seat]
            total += chances[seat]
    else:
        size, now = s.players - 2, stage(s)
        sums, inner, outer = network.sums[size, now], network.inner[size, now], network.outer[size, now]
        for seat in range(s.players):
            write_value_inputs(s, seat, scratch.inputs)
            scratch.base[seat] = seat_value(scratch.inputs[OBSERVED:], sums, inner, outer, scratch.neurons)
            run_layers(scratch.inputs, VALUE_INPUTS, network.value_in, network.value_mid, scratch.hidden, deeper)
            value = scratch.base[seat] + network.value_out[depth]
            for m in range(depth):
                value += deeper[m] * network.value_out[m]
            chances[seat] = exp(max(-30.0, min(30.0, value)))
            total += chances[seat]
    for seat in range(s.players):
        chances[seat] /= total
