"""Fuzz all kernels of a game with played and mutated positions, in a run that checks array bounds.

    NUMBA_BOUNDSCHECK=1 MADANG_CACHE=$(mktemp -d) python -m tests.contract.fuzz_kernels koryo 20000
    NUMBA_DISABLE_JIT=1 python -m tests.contract.fuzz_kernels koryo 20

The first command is the long form: it compiles everything with Numba's bounds check. The second runs the kernels as
plain Python, where NumPy checks the bounds. The number is the number of mutated positions.
"""

from __future__ import annotations

import copy
import random
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

import madang
from madang import Game, State
from madang.bots.determinize import state_from_view
from madang.bots.engine import bot_engine
from madang.bots.kernels import NONE, new_tree
from madang.bots.networks import network_engine
from madang.core.kernels import MAX_SEATS
from madang.core.observation import observer
from madang.core.playouts import playouts
from madang.games.chance import new_rng
from madang.lab.action_groups import action_groups

CARD_FIELDS = ("hands", "placed", "tableaus")
FIXED_FIELDS = ("game", "players", "seed")
SMALL_NUMBERS = (0, 1, 2, 3, 8, 10, 24)
TREE_SIZES = (1, 2, 3, 10, 1000)
DEPTHS = (0, 0, 1, 8, 40)


class KernelFuzzer:
    """Calls every kernel of a game on any state, with arguments drawn from `rng`."""

    def __init__(self, game: Game, rng: random.Random) -> None:
        self.game, self.rng = game, rng
        self.bot_engine, self.observer, self.playouts = bot_engine(game.name), observer(game.name), playouts(game.name)
        self.networks = network_engine(game.name)
        self.points = np.zeros((2, MAX_SEATS), np.int64)
        self.actions = np.zeros(2, np.int64)
        self.ended = np.zeros(2, np.bool_)
        self.mask = np.zeros((2, len(game.notations)), np.bool_)
        self.observations = np.zeros((2, self.observer.size), np.float32)

    def kernel_rng(self) -> Any:
        return new_rng(str(self.rng.random()))

    def run(self, state: State) -> None:
        self.run_determinization(state)
        self.run_batch_kernels(np.repeat(state.array, 2))
        self.run_bot_kernels(state)
        state.views(), state.standing(), state.scores(), state.winners(), state.position()

    def run_determinization(self, state: State) -> None:
        for seat in range(state.players):
            world = state.determinize(seat, self.rng.getrandbits(32))
            assert world.view(seat) == state.view(seat)
            self.observer.observe_many(world.array, 0, 1, np.array([seat]), self.observations)

    def run_batch_kernels(self, states: Any) -> None:
        kernels, wins, legal = self.game.kernels, self.points.copy(), self.game.action_buffer()
        kernels.mask_many(states, 0, 2, self.mask)
        kernels.choose_many(states, 0, 2, self.kernel_rng(), self.actions)
        assert kernels.find_illegal(states, 0, 2, self.actions) == -1
        kernels.step_many(states.copy(), 0, 2, self.actions, True, True, self.ended, self.points, wins)
        self.observer.advance_many(states.copy(), 0, 2, self.actions, True, True, legal, self.mask, self.observations,
                                   self.ended, self.points, wins)  # fmt: skip
        kernels.play_out_many(states[:1], 0, 1, self.kernel_rng())
        kernels.score_many(states, 0, 2, self.points, wins)
        State(self.game, states[:1].copy()).position()
        self.playouts.play(states[1:], str(self.rng.random()), action_groups(self.game.name)[1])

    def run_bot_kernels(self, state: State) -> None:
        if state.actor is None:
            return
        games = np.repeat(state_from_view(state.view(state.actor)).array, 3)
        workspace, weights = (
            self.bot_engine.workspace(self.kernel_rng()),
            self.bot_engine.weight_sets[self.rng.choice(["linear_random", "neural"])],
        )
        self.bot_engine.evaluate_actions(games, state.actor, 1, weights, workspace, np.zeros(len(self.game.notations)))
        size, depth = self.rng.choice(TREE_SIZES), self.rng.choice(DEPTHS)
        tree = new_tree(size)
        self.bot_engine.search(games, state.actor, 5, depth, 0.4, weights, workspace, tree)
        assert tree.sizes[0] <= size
        assert (workspace.slots == NONE).all()
        self.run_network_kernels(np.append(games, games[:1]), state.actor, depth, new_tree(size))

    def run_network_kernels(self, games: Any, seat: int, depth: int, tree: Any) -> None:
        engine, workspace = self.networks, self.bot_engine.workspace(self.kernel_rng())
        network = engine.blank_network()
        scratch = engine.scratch(network, workspace)
        assert engine.consult(games.copy(), network, scratch) > 0
        worlds, sums = np.repeat(games[:1], 2), np.zeros(2, np.float64)
        engine.sample_worlds(games, seat, network, scratch, worlds, sums)
        assert 0 < sums[0] < sums[1]
        trust, weights = self.rng.choice([0.0, 0.5]), self.bot_engine.weight_sets["neural"]
        engine.search_guided(games, 3, depth, 0.4, trust, weights, network, workspace, tree, scratch, worlds, sums)
        assert tree.sizes[0] <= len(tree.edges)
        assert (workspace.slots == NONE).all()

    def run_training(self) -> None:
        """Collect training samples into arrays that are too small for all of them."""
        for players in self.game.players:
            games, size = self.game.start(players, self.rng.getrandbits(32)).copy_array(), 5
            features, stages = np.zeros((size, players, self.bot_engine.features), np.float32), np.zeros(size, np.int64)
            results, workspace = np.zeros((size, players), np.float32), self.bot_engine.workspace(self.kernel_rng())
            weights = self.bot_engine.weight_sets["linear_random"]
            self.bot_engine.collect_samples(
                np.repeat(games, 2), players, 1, weights, 0.9, 0.5, workspace, features, stages, results
            )


# --- positions -------------------------------------------------------------------------------------------------------


def played_positions(game: Game, rng: random.Random) -> list[dict[str, Any]]:
    """Every position of a random game for each number of players."""
    found = []
    for players in game.players:
        state = game.start(players, rng.getrandbits(32))
        while not state.over:
            found.append(state.position())
            state = state.play(rng.choice(state.actions()))
        found.append(state.position())
    return found


def mutated_states(game: Game, rng: random.Random, count: int) -> Iterator[State]:
    """States of positions that were mutated, many of them repeatedly, and are still valid."""
    played = played_positions(game, rng)
    mutated: list[dict[str, Any]] = []
    while count:
        base = rng.choice(mutated if mutated and rng.random() < 0.6 else played)
        donors = [donor for donor in played if donor["players"] == base["players"]]
        position = mutate(base, rng.choice(donors), rng)
        try:
            state = game.position(position)
        except madang.BadPosition:
            continue
        mutated.append(position)
        count -= 1
        yield state


def mutate(position: dict[str, Any], donor: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The position with one to four values replaced, by those of the donor or by random ones."""
    new = copy.deepcopy(position)
    for _ in range(rng.randint(1, 4)):
        *path, last = rng.choice([path for path in paths(new) if path[0] not in FIXED_FIELDS])
        try:
            parent, donated = value_at(new, path), value_at(donor, [*path, last])
        except (KeyError, IndexError, TypeError):
            continue
        mutated = mutated_value(parent[last], path[0] if path else last, rng)
        parent[last] = copy.deepcopy(donated) if rng.random() < 0.5 else mutated
    return new


def mutated_value(old: Any, field: Any, rng: random.Random) -> Any:
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return rng.choice([*SMALL_NUMBERS, old - 1, old + 1])
    if isinstance(old, str) and field in CARD_FIELDS:
        kept = [card for card in old if rng.random() < 0.7]
        return "".join(sorted(kept + [rng.choice("123456789BLE")] * rng.randint(0, 9)))
    return [] if isinstance(old, list) else old


def paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value inside a JSON value."""
    if path:
        yield path
    if isinstance(value, dict | list):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from paths(inner, (*path, key))


def value_at(value: Any, path: list[Any]) -> Any:
    for key in path:
        value = value[key]
    return value


def main(name: str, count: int) -> None:
    game, rng = madang.game(name), random.Random(name)
    fuzzer = KernelFuzzer(game, rng)
    fuzzer.run_training()
    for position in rng.choices(played_positions(game, rng), k=count // 2):
        fuzzer.run(game.position(position))
    for state in mutated_states(game, rng, count):
        fuzzer.run(state)
    print(f"{name}: {count // 2} played and {count} mutated positions")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
