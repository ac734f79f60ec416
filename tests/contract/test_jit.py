"""Compiled and plain Python agree, the cache never lies, and a second start compiles nothing."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np

import madang
from madang import Game, jit
from madang.games.chance import new_rng

REPOSITORY = Path(madang.__file__).parent.parent


def same(one: np.ndarray, other: np.ndarray) -> bool:
    return one.tobytes() == other.tobytes()


def test_compiled_and_plain_python_agree_state_by_state(game: Game, players: int) -> None:
    kernels = game.kernels
    step, start_many, determinize = (
        jit.plain(kernels.step),
        jit.plain(kernels.start_many),
        jit.plain(kernels.copy_determinized),
    )
    score_many = jit.plain(kernels.score_many)
    dice = random.Random(players)
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
            assert same(fast, slow)
            assert same(out[: count + 1], slow_out[: count + 1])
            _agree_on_results(kernels, score_many, fast, slow)
            _agree_on_determinizing(game, determinize, fast, seat=seed % players)
            if count == 0:
                break
            action = int(dice.choice(out[:count]))


def _agree_on_results(kernels, score_many, fast, slow) -> None:  # type: ignore[no-untyped-def]
    results = [np.zeros((1, 4), np.int64) for _ in range(4)]
    kernels.score_many(fast, 0, 1, results[0], results[1])
    score_many(slow, 0, 1, results[2], results[3])
    assert same(results[0], results[2])
    assert same(results[1], results[3])


def _agree_on_determinizing(game, determinize, states, seat) -> None:  # type: ignore[no-untyped-def]
    worlds = game.blank(2)
    game.kernels.copy_determinized(states, 0, worlds, 0, seat, new_rng("a"))
    determinize(states, 0, worlds, 1, seat, new_rng("a"))
    assert same(worlds[:1], worlds[1:])


SMALL_GAME = """
import sys, madang
from numba.core import event
from madang.envs.vector import VectorEnv
from madang.lab.simulate import simulate

class Count(event.Listener):
    compiled = 0
    def on_start(self, event): pass
    def on_end(self, event): Count.compiled += 1

with event.install_listener("numba:compile", Count()):
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
print(Count.compiled, state.scores())
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
    compiled, _, scores = run(SMALL_GAME.format(name=game.name, games=600)).partition(" ")
    assert compiled == "0"
    assert scores == run(SMALL_GAME.format(name=game.name, games=3), NUMBA_DISABLE_JIT="1").partition(" ")[2]


def test_a_warm_start_prepares_nothing_for_compiling(game: Game) -> None:
    """That takes longer than all the rest. Random numbers, for one, are only needed by kernels that are to be typed."""
    start = f"import sys, madang; state = madang.game({game.name!r}).start(seed=1); state.actions()"
    start += "; state.views(), state.standing()"
    assert run(f"{start}; print('numba.cpython.randomimpl' in sys.modules)") == "False"


LOOP = "    for family in range(FAMILIES):\n        leader"

SCORES_AT_THE_START = """
import madang
print(madang.game("koryo").start(players=2, seed=1).scores())
"""


def test_no_cached_kernel_survives_an_edit_of_a_file_it_depends_on(tmp_path: Path) -> None:
    """`scores` in the game's rules calls `family_points` in another file: after an edit there, the new one counts."""
    copy = tmp_path / "copy"
    shutil.copytree(REPOSITORY / "madang", copy / "madang", ignore=shutil.ignore_patterns("__pycache__"))
    environment = {"PYTHONPATH": str(copy), "MADANG_CACHE": str(tmp_path / "cache"), "MADANG_COMPILING": "1"}
    assert run(SCORES_AT_THE_START, **environment) == "[0, 0]"
    cards = copy / "madang" / "games" / "cards.py"
    stamp = cards.stat()
    code = cards.read_text("utf-8")
    edited = code.replace(LOOP, f"    for seat in range(s.players):\n        out[seat] += 5\n{LOOP}")
    assert edited != code
    cards.write_text(edited, "utf-8")
    os.utime(cards, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # even an edit that leaves the time as it was
    assert run(SCORES_AT_THE_START, **environment) == "[5, 5]"


def test_other_users_of_numba_keep_their_own_cache_folder() -> None:
    import numba

    assert "madang" not in numba.config.CACHE_DIR  # type: ignore[attr-defined]
