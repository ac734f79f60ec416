"""Nothing crashes Python: kernels stay within their arrays, threads do not share scratch memory.

Compiled kernels do not check bounds. Here they run where somebody does: as plain Python, where NumPy checks, and, for a
search, compiled with Numba's own check. `tests/contract/bounds.py` has the long form.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import numba
import numpy as np
import pytest

import madang
from madang import Game, jit
from madang.bots.determinize import state_from_view
from madang.bots.engine import bot_engine
from madang.bots.kernels import NEURONS
from madang.games import chance
from madang.lab import train

REPOSITORY = Path(madang.__file__).parent.parent


def run(*arguments: str, **environment: str) -> str:
    command = [sys.executable, *arguments]
    done = subprocess.run(
        command, cwd=REPOSITORY, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{done.returncode}\n{done.stderr}"
    return done.stdout


def test_kernels_stay_within_bounds_as_plain_python(game: Game) -> None:
    assert "others" in run("-m", "tests.contract.bounds", game.name, "20", NUMBA_DISABLE_JIT="1")


CHECKED_SEARCH = """
import numpy as np
import madang
from madang.bots.kernels import new_tree
from madang.bots.engine import bot_engine
from madang.games.chance import new_rng

game, one = madang.game("corinth"), bot_engine("corinth")
for players, size in ((2, 3), (3, 100), (4, 5000)):
    state = game.start(players, seed=players)
    while not state.over:
        games, workspace = np.repeat(state.array, 3), one.workspace(new_rng("search"))
        one.search(games, state.actor, 20, 2, 0.4, one.weight_sets["neural"], workspace, new_tree(size))
        state = state.play(state.actions()[-1])
try:
    short = workspace._replace(slots=workspace.slots[:1])
    one.search(games, 0, 20, 2, 0.4, one.weight_sets["neural"], short, new_tree(100))
except IndexError:
    print("the check is on")
"""


@pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled in this run")
def test_a_search_stays_within_bounds_compiled(tmp_path: Path) -> None:
    done = run("-c", CHECKED_SEARCH, NUMBA_BOUNDSCHECK="1", MADANG_CACHE=str(tmp_path), MADANG_COMPILING="1")
    assert done.strip() == "the check is on"


SHARED_BOTS = """
import threading
import madang
from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.bots.search import Budget, Searcher
from tests.playing import random_game

states = random_game(madang.game({name!r}), 3, seed=1)
views = [state.view(state.actor) for state in states if len(state.actions()) > 1]
decided = []
for one in (Searcher({name!r}, 1, Budget(iterations=200)), bot("greedy", {name!r})):
    def think(number):
        for view in views[number::4]:
            decided.append(decide(one, view))
    threads = [threading.Thread(target=think, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
assert len(decided) == 2 * len(views), "a thread failed"
"""


def test_a_bot_can_be_asked_by_several_threads(game: Game) -> None:
    """Two searches with the same scratch memory mixed up their trees, which ended the process."""
    run("-c", SHARED_BOTS.format(name=game.name))


@pytest.mark.skipif(not jit.ENABLED, reason="kernels are plain functions in this run")
def test_python_is_kept_from_calling_a_kernel_that_has_no_entry_for_it() -> None:
    """There would be nothing at the address that is called."""
    with pytest.raises(TypeError, match=r"Python calls plain\(rng_below\)"):
        chance.rng_below(chance.new_rng("a"), 6)


@pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled in this run")
def test_threads_that_bind_kernels_keep_their_cache_folders_apart(tmp_path: Path) -> None:
    """A kernel in another game's folder would outlive the edits of its own sources, and be loaded again."""
    config = numba.config
    before, mixed_up = config.CACHE_DIR, []  # type: ignore[attr-defined]

    def bind(folder: Path) -> None:
        for _ in range(20):
            with jit._cache_in(folder):
                time.sleep(0.001)  # others run now
                if str(folder) != config.CACHE_DIR:  # type: ignore[attr-defined]
                    mixed_up.append(folder)

    threads = [threading.Thread(target=bind, args=(tmp_path / name,)) for name in madang.game_names()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert mixed_up == []
    assert before == config.CACHE_DIR  # type: ignore[attr-defined]


def test_weights_with_more_neurons_than_there_is_memory_for_are_refused(tmp_path: Path) -> None:
    one = bot_engine("koryo")
    for neurons in (NEURONS, NEURONS + 1):
        weights = one.blank_weights(neurons)
        train.save(tmp_path / f"{neurons}.npz", weights, weights, weights)
    assert one.load_weights(tmp_path / f"{NEURONS}.npz")
    with pytest.raises(ValueError, match="was learned by other features"):
        one.load_weights(tmp_path / f"{NEURONS + 1}.npz")
    bent = one.blank_weights(NEURONS)._replace(inner=np.zeros((3, one.stages, one.features, NEURONS)))
    train.save(tmp_path / "bent.npz", bent, bent, bent)
    with pytest.raises(ValueError, match="was learned by other features"):
        one.load_weights(tmp_path / "bent.npz")


IMPOSSIBLE = [
    {"hands": ["1", -1]},
    {"hands": ["1", 99]},
    {"placed": ["", 3]},  # this player has not given an order yet
    {"you": 1},
    {"you": 99},
    {"you": None},
]


@pytest.mark.parametrize("change", IMPOSSIBLE)
def test_a_view_that_nobody_can_have_is_refused_before_a_kernel_sees_it(change: dict[str, object]) -> None:
    view = madang.game("koryo").start(players=2, seed=7).view(0)
    with pytest.raises(ValueError, match=r"view|placed\[1\]"):
        state_from_view(view | change)
