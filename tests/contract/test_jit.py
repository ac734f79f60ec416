"""Compiled and plain Python agree, no stale kernel is loaded from the cache, and a warm start compiles nothing."""

from __future__ import annotations

import os
import random
import shutil
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
from madang.games.chance import new_rng

REPOSITORY = Path(madang.__file__).parent.parent


def same_bytes(a: np.ndarray, b: np.ndarray) -> bool:
    return a.tobytes() == b.tobytes()


def test_compiled_and_plain_python_agree_state_by_state(game: Game, players: int) -> None:
    kernels = game.kernels
    step, start_many, determinize = (
        jit.plain(kernels.step),
        jit.plain(kernels.start_many),
        jit.plain(kernels.copy_determinized),
    )
    score_many = jit.plain(kernels.score_many)
    rng = random.Random(players)
    for seed in range(3):
        fast, slow = game.blank(1), game.blank(1)
        fast["seed"] = slow["seed"] = seed
        kernels.start_many(fast, 0, 1, players)
        start_many(slow.view(np.recarray), 0, 1, players)
        out, slow_out = game.action_buffer(), game.action_buffer()
        action = -1
        while True:
            count = kernels.step(fast, 0, fast, 0, action, out)
            assert step(slow, 0, slow, 0, action, slow_out) == count
            assert same_bytes(fast, slow)
            assert same_bytes(out[: count + 1], slow_out[: count + 1])
            _assert_same_results(kernels, score_many, fast, slow)
            _assert_same_determinization(game, determinize, fast, seat=seed % players)
            if count == 0:
                break
            action = int(rng.choice(out[:count]))


def _assert_same_results(kernels, score_many, fast, slow) -> None:  # type: ignore[no-untyped-def]
    results = [np.zeros((1, 4), np.int64) for _ in range(4)]
    kernels.score_many(fast, 0, 1, results[0], results[1])
    score_many(slow, 0, 1, results[2], results[3])
    assert same_bytes(results[0], results[2])
    assert same_bytes(results[1], results[3])


def _assert_same_determinization(game, determinize, states, seat) -> None:  # type: ignore[no-untyped-def]
    worlds = game.blank(2)
    game.kernels.copy_determinized(states, 0, worlds, 0, seat, new_rng("a"))
    determinize(states, 0, worlds, 1, seat, new_rng("a"))
    assert same_bytes(worlds[:1], worlds[1:])


USE_EVERY_KERNEL = """
import sys, madang
from numba.core import event
from madang.envs.vector import VectorEnv
from madang.lab.simulate import simulate

class CompilationCounter(event.Listener):
    compiled = 0
    def on_start(self, event): pass
    def on_end(self, event): CompilationCounter.compiled += 1

with event.install_listener("numba:compile", CompilationCounter()):
    game = madang.game({name!r})
    state = game.start(players=2, seed=1)
    while not state.over:
        state.explain("pass"), state.view(0), state.determinize(0, 1), state.scores(), state.winners()
        state.observation(1), state.views(), state.standing()
        game.position(state.position())
        state = state.play(state.actions()[-1])
    games = game.batch({games}, players=3, restart=True, skip_forced=True)
    games.step(games.choose()), games.legal(), games.observe(), games.play_out(), games.scores(), games.wins()
    env = VectorEnv({name!r}, 20)
    env.step(env.sample())
    [*simulate({name!r}, ("random", "random"), 20, 1)]
print(CompilationCounter.compiled, state.scores())
"""


def run(code: str, **environment: str) -> str:
    path = environment.pop("PYTHONPATH", str(REPOSITORY))
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=path, env=os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"} | environment,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_second_process_starts_without_compiling(game: Game) -> None:
    compiled, _, scores = run(USE_EVERY_KERNEL.format(name=game.name, games=600)).partition(" ")
    assert compiled == "0"
    assert scores == run(USE_EVERY_KERNEL.format(name=game.name, games=3), NUMBA_DISABLE_JIT="1").partition(" ")[2]


def test_a_warm_start_does_not_load_the_compiler(game: Game) -> None:
    """Loading it takes longer than the rest of the start. Only the compiler needs Numba's `randomimpl` module."""
    start = f"import sys, madang; state = madang.game({game.name!r}).start(seed=1); state.actions()"
    start += "; state.views(), state.standing()"
    assert run(f"{start}; print('numba.cpython.randomimpl' in sys.modules)") == "False"


FAMILY_LOOP = "    for family in range(FAMILIES):\n        leader"

SCORES_AT_THE_START = """
import madang
print(madang.game("koryo").start(players=2, seed=1).scores())
"""


def test_no_cached_kernel_survives_an_edit_of_a_file_it_depends_on(tmp_path: Path) -> None:
    """`scores` in the rules of a game calls `family_points` in another file: an edit there must take effect."""
    copy = tmp_path / "copy"
    shutil.copytree(REPOSITORY / "madang", copy / "madang", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {"PYTHONPATH": str(copy), "MADANG_CACHE": str(tmp_path / "cache"), "MADANG_COMPILING": "1"}
    assert run(SCORES_AT_THE_START, **environment) == "[0, 0]"
    cards = copy / "madang" / "games" / "cards.py"
    stamp = cards.stat()
    code = cards.read_text("utf-8")
    edited = code.replace(FAMILY_LOOP, f"    for seat in range(s.players):\n        out[seat] += 5\n{FAMILY_LOOP}")
    assert edited != code
    cards.write_text(edited, "utf-8")
    os.utime(cards, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # an edit must count even if the file keeps its time
    assert run(SCORES_AT_THE_START, **environment) == "[5, 5]"


def test_other_users_of_numba_keep_their_own_cache_folder() -> None:
    assert "madang" not in numba.config.CACHE_DIR  # type: ignore[attr-defined]


@pytest.mark.skipif(not jit.ENABLED, reason="nothing is compiled in this run")
def test_threads_that_bind_kernels_use_separate_cache_folders(tmp_path: Path) -> None:
    """A kernel cached in the folder of another game would still be loaded after an edit of its own sources."""
    config = numba.config
    before, wrong_folders = config.CACHE_DIR, []  # type: ignore[attr-defined]

    def bind(folder: Path) -> None:
        for _ in range(20):
            with jit._cache_in(folder):
                time.sleep(0.001)  # let the other threads run
                if str(folder) != config.CACHE_DIR:  # type: ignore[attr-defined]
                    wrong_folders.append(folder)

    threads = [threading.Thread(target=bind, args=(tmp_path / name,)) for name in madang.game_names()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong_folders == []
    assert before == config.CACHE_DIR  # type: ignore[attr-defined]
