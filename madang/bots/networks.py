"""The learned networks of one game, and the kernels that use them, bound to its rules."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

from madang.bots import network_kernels as templates
from madang.bots import network_search, self_play
from madang.bots.engine import BotEngine, bot_engine
from madang.bots.kernels import Workspace, new_tree
from madang.bots.network_kernels import Network, NetworkScratch
from madang.core import compilation
from madang.games.chance import new_rng, seed_words

NETWORKS = Path(__file__).parent / "weights" / "networks"

HIDDEN_LAYERS = ("policy_in", "policy_mid", "value_in", "value_mid")
LAYERS = ("policy_in", "policy_mid", "policy_out", "value_in", "value_mid", "value_out")
"""What a file of a network holds."""

HELPERS = ("run_layers", "draw_prior")
"""Kernels that become a part of those that call them."""
SHARED = ("write_priors", "write_chances")
"""Kernels that others call, and that are compiled once."""
SEARCH_HELPERS = ("order_likelihood", "draw_world", "select_guided", "iterate_guided")
ENTRY_POINTS = ("sample_worlds", "search_guided", "consult")
"""Kernels that Python calls."""
INPUT_VERBS = ("write_policy_inputs", "write_value_inputs", "has_placed", "placed_order", "placement_ways",
               "return_to_order")  # fmt: skip
INPUT_CONSTANTS = ("POLICY_INPUTS", "VALUE_INPUTS", "OBSERVED", "RELATIVE")


class NetworkEngine:
    """The compiled network kernels of one game, and its trained network. Get it with `network_engine`."""

    sample_worlds: Any
    search_guided: Any
    consult: Any

    def __init__(self, name: str) -> None:
        self.bots: BotEngine = bot_engine(name)
        self.game = self.bots.game
        inputs = importlib.import_module(f"madang.bots.inputs.{name}")
        self.policy_inputs: int = inputs.POLICY_INPUTS
        self.value_inputs: int = inputs.VALUE_INPUTS
        self.actions = len(self.game.notations)
        self.relative: Any = inputs.RELATIVE
        verbs = {verb: getattr(inputs, verb) for verb in (*INPUT_VERBS, *INPUT_CONSTANTS)}
        for kernel in (*HELPERS, *SHARED):
            verbs[kernel] = self.bots.bind_template(getattr(templates, kernel), verbs, kernel_only=kernel in HELPERS)
        for kernel in (*SEARCH_HELPERS, *ENTRY_POINTS):
            template = getattr(network_search, kernel)
            verbs[kernel] = self.bots.bind_template(template, verbs, kernel_only=kernel in SEARCH_HELPERS)
        for kernel in ENTRY_POINTS:
            setattr(self, kernel, verbs[kernel])
        self._verbs = verbs

    def bind_template(self, template: Any) -> Any:
        """Compile a kernel that calls this game's rules, bot kernels and network kernels."""
        return self.bots.bind_template(template, self._verbs)

    def bind_self_play(self, template: Any) -> Any:
        """Compile a kernel of `madang.bots.self_play`."""
        verbs = dict(self._verbs)
        for kernel in ("write_returns", "begin_sample", "think", "best_by_network"):
            verbs[kernel] = self.bots.bind_template(getattr(self_play, kernel), verbs, kernel_only=True)
        return self.bots.bind_template(template, verbs)

    @functools.cached_property
    def network(self) -> Network:
        """The trained network of this game's bots."""
        return self.load_network(network_file(self.game.name))

    def load_network(self, path: Path) -> Network:
        """The network of a file. Raises `ValueError` if it was trained with other inputs."""
        with np.load(path) as file:
            arrays = {name: np.ascontiguousarray(file[name], np.float32) for name in file}
        shapes = {name: part.shape for name, part in arrays.items()}
        if [*shapes] != [*LAYERS] or shapes != self.shapes(*(shapes[name][-1] for name in HIDDEN_LAYERS)):
            raise ValueError(f"{path} was trained with other inputs; run python -m madang.lab.train {self.game.name}")
        return self.new_network(arrays)

    def new_network(self, arrays: Mapping[str, Any]) -> Network:
        """A network of these layers, on top of the evaluation `neural`."""
        return Network(**arrays, **self.bots.weight_sets["neural"]._asdict())

    def shapes(self, width: int, depth: int, value_width: int, value_depth: int) -> dict[str, tuple[int, ...]]:
        """The shapes of a network whose hidden layers have these numbers of neurons."""
        return {
            "policy_in": (self.policy_inputs + 1, width),
            "policy_mid": (width + 1, depth),
            "policy_out": (self.actions, depth + 1),
            "value_in": (self.value_inputs + 1, value_width),
            "value_mid": (value_width + 1, value_depth),
            "value_out": (value_depth + 1,),
        }

    def blank_network(self, width: int = 8, depth: int = 8) -> Network:
        """A network that plays every legal action with the same probability and adds nothing to the evaluation."""
        shapes = self.shapes(width, depth, width, depth)
        return self.new_network({name: np.zeros(shape, np.float32) for name, shape in shapes.items()})

    def scratch(self, network: Network, workspace: Workspace) -> NetworkScratch:
        """Scratch buffers that share the listed actions and the rng with a workspace."""
        return templates.new_scratch(network, workspace)

    def warm_up(self) -> Iterator[str]:
        """Call every kernel once to compile it; yield the progress before each."""
        games = self.game.blank(4)
        games["seed"] = seed_words(1)
        self.game.kernels.start_many(games, 0, 4, 2)
        network, worlds, weights = self.blank_network(), self.game.blank(2), np.zeros(2, np.float64)
        workspace = self.bots.workspace(new_rng("warm_up"))
        scratch, base = self.scratch(network, workspace), self.bots.blank_weights()
        yield "1/3"
        self.consult(games, network, scratch)
        yield "2/3"
        self.sample_worlds(games, 0, network, scratch, worlds, weights)
        yield "3/3"
        self.search_guided(games, 2, 0, 0.5, 0.5, base, network, workspace, new_tree(100), scratch, worlds, weights)


def network_file(name: str) -> Path:
    """The file with the trained network of a game, which need not exist."""
    return NETWORKS / f"{name}.npz"


def save_network(path: Path, network: Network) -> None:
    """Write a network in half precision."""
    path.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(path, **{name: getattr(network, name).astype(np.float16) for name in LAYERS})


@functools.cache
def network_engine(name: str) -> NetworkEngine:
    """The network engine of a game; compiled on first use, which shows a progress line."""
    bot_engine(name)
    compilation.ensure(name, warm_up)
    return NetworkEngine(name)


@functools.cache
def self_play_kernel(name: str, kernel: str) -> Any:
    """A kernel of `madang.bots.self_play` for a game; compiled when it is first called."""
    return network_engine(name).bind_self_play(getattr(self_play, kernel))


def warm_up(name: str) -> Iterator[str]:
    """Compile every network kernel that plays."""
    yield from network_engine(name).warm_up()
