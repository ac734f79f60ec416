"""The time of a first start, which compiles, and of a later one."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time

import madang
from bench.measure import console

FIRST_ACTIONS = "import madang; madang.game({name!r}).start(players=2, seed=1).actions()"


def run_seconds(code: str, cache: str) -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], env=os.environ | {"MADANG_CACHE": cache}, check=True)
    return time.perf_counter() - began


def main() -> None:
    console.rule("start: a new process, from import to the first legal actions")
    for name in madang.game_names():
        code = FIRST_ACTIONS.format(name=name)
        with tempfile.TemporaryDirectory() as cache:
            cold = run_seconds(code, cache)
            warm = min(run_seconds(code, cache) for _ in range(5))
        bare = min(run_seconds("import numba", "") for _ in range(3))
        console.print(
            f"{name}: cold {cold:.1f} s (compiles), warm {warm:.2f} s; importing Numba alone {bare:.2f} s",
            highlight=False,
        )
