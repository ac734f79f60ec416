"""Compiled kernels cannot corrupt memory: they stay within their arrays, and threads do not share scratch buffers.

Compiled kernels do not check bounds, so they run here as plain Python, where NumPy checks them, and a search compiled
with Numba's bounds check. `tests/contract/fuzz_kernels.py` has a longer form.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import madang
from madang import Game, jit
from madang.bots.determinize import state_from_view
from madang.bots.engine import bot_engine
from madang.bots.kernels import NEURONS
from madang.games import chance
from madang.lab.train import evaluation

REPOSITORY = Path(madang.__file__).parent.parent


def run(*arguments: str, **environment: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=REPOSITORY, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.returncode}\n{done.stderr}"
    return done.stdout


def test_kernels_stay_within_bounds_as_plain_python(game: Game) -> None:
    assert "mutated" in run("-m", "tests.contract.fuzz_kernels", game.name, "20", NUMBA_DISABLE_JIT="1")


CHECKED_SEARCH = """
import numpy as np
import madang
from madang.bots.kernels import new_tree
from madang.bots.engine import bot_engine
from madang.games.chance import new_rng

game, engine = madang.game("corinth"), bot_engine("corinth")
for players, size in ((2, 3), (3, 100), (4, 5000)):
    state = game.start(players, seed=players)
    while not state.over:
        games, workspace = np.repeat(state.array, 3), engine.workspace(new_rng("search"))
        engine.search(games, state.actor, 20, 2, 0.4, engine.weight_sets["neural"], workspace, new_tree(size))
        state = state.play(state.actions()[-1])
try:
    short = workspace._replace(slots=workspace.slots[:1])
    engine.search(games, 0, 20, 2, 0.4, engine.weight_sets["neural"], short, new_tree(100))
except IndexError:
    print("the bounds check works")
"""


@pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled in this run")
def test_a_compiled_search_stays_within_bounds(tmp_path: Path) -> None:
    done = run("-c", CHECKED_SEARCH, NUMBA_BOUNDSCHECK="1", MADANG_CACHE=str(tmp_path), MADANG_COMPILING="1")
    assert done.strip() == "the bounds check works"


SHARED_BOTS = """
import threading
import madang
from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.bots.search import Budget, Searcher
from tests.played_games import random_game

states = random_game(madang.game({name!r}), 3, seed=1)
views = [state.view(state.actor) for state in states if len(state.actions()) > 1]
decided = []
for player in (Searcher({name!r}, 1, Budget(iterations=200)), bot("greedy", {name!r})):
    def think(number):
        for view in views[number::4]:
            decided.append(decide(player, view))
    threads = [threading.Thread(target=think, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
assert len(decided) == 2 * len(views), "a thread failed"
"""


def test_several_threads_can_share_a_bot(game: Game) -> None:
    """Two searches that share a workspace corrupt each other's trees and crash the process."""
    run("-c", SHARED_BOTS.format(name=game.name))


@pytest.mark.skipif(not jit.ENABLED, reason="kernels are plain functions in this run")
def test_python_cannot_call_a_kernel_that_has_no_python_entry_point() -> None:
    """Such a call would jump to an address without code."""
    with pytest.raises(TypeError, match=r"Python calls plain\(rng_below\)"):
        chance.rng_below(chance.new_rng("a"), 6)


def test_weights_that_do_not_fit_the_scratch_buffers_are_refused(tmp_path: Path) -> None:
    engine = bot_engine("koryo")
    for neurons in (NEURONS, NEURONS + 1):
        weights = engine.blank_weights(neurons)
        evaluation.save(tmp_path / f"{neurons}.npz", weights, weights, weights)
    assert engine.load_weights(tmp_path / f"{NEURONS}.npz")
    with pytest.raises(ValueError, match="was trained with other features"):
        engine.load_weights(tmp_path / f"{NEURONS + 1}.npz")
    misshapen = engine.blank_weights(NEURONS)._replace(inner=np.zeros((3, engine.stages, engine.features, NEURONS)))
    evaluation.save(tmp_path / "misshapen.npz", misshapen, misshapen, misshapen)
    with pytest.raises(ValueError, match="was trained with other features"):
        engine.load_weights(tmp_path / "misshapen.npz")


IMPOSSIBLE_CHANGES = [
    {"hands": ["1", -1]},
    {"hands": ["1", 99]},
    {"placed": ["", 3]},  # this player has not given an order yet
    {"you": 1},
    {"you": 99},
    {"you": None},
]


@pytest.mark.parametrize("change", IMPOSSIBLE_CHANGES)
def test_an_impossible_view_is_refused_before_a_kernel_reads_it(change: dict[str, object]) -> None:
    view = madang.game("koryo").start(players=2, seed=7).view(0)
    with pytest.raises(ValueError, match=r"view|placed\[1\]"):
        state_from_view(view | change)
