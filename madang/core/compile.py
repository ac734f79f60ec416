"""The first start of a game: compiling its kernels, once, in a process of its own, with a progress line.

Compiling holds Python's lock for seconds, so it never happens inside a running server or a notebook's own process: a
child fills the cache, and whoever asked loads from it.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from madang import jit

READY = "ready"
FORGET_AFTER_DAYS = 30


def ensure(name: str) -> None:
    """See to it that the kernels of a game are in the cache."""
    folder = jit.cache_folder(name)
    if not jit.ENABLED or (folder / READY).exists() or os.environ.get("MADANG_COMPILING"):
        return
    folder.mkdir(parents=True, exist_ok=True)
    with _lock(folder / "lock"):
        if (folder / READY).exists():  # another process did it while this one waited
            return
        if _run_child(name, folder.parent) == 0:
            (folder / READY).touch()
    _forget_old(folder)


def _run_child(name: str, cache: Path) -> int:
    """Compile in a child process. Should that fail, each kernel is compiled when it is first called."""
    path = os.pathsep.join([str(jit.PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"MADANG_COMPILING": "1", "MADANG_CACHE": str(cache), "PYTHONPATH": path}
    command = [sys.executable, "-c", f"from madang.core.compile import main; main({name!r})"]
    return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False).returncode


@contextlib.contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Let one process compile while others wait."""
    with path.open("w") as file:
        try:
            import fcntl
        except ImportError:  # without it two processes may compile the same, which only costs time
            yield
            return
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _forget_old(current: Path) -> None:
    """Remove what earlier versions of the sources left behind."""
    game = current.name.partition("-")[0]
    for folder in current.parent.glob(f"{game}-*"):
        ready = folder / READY
        if folder != current and ready.exists() and time.time() - ready.stat().st_mtime > FORGET_AFTER_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def main(name: str) -> None:
    """Compile every kernel of a game, saying which."""
    from madang.core.game import game

    began = time.perf_counter()
    one = game(name)
    for progress in one.kernels.exercise(one.record_type):
        _say(f"{one.title}: compiling the rules, this once … {progress}")
    _say(f"{one.title}: the rules are compiled ({time.perf_counter() - began:.0f} s).", last=True)


def _say(line: str, *, last: bool = False) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="\n" if last else "", file=sys.stderr, flush=True)
    elif last:
        print(line, file=sys.stderr, flush=True)
