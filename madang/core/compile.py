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
from collections.abc import Callable, Iterator
from pathlib import Path

from madang import jit

FORGET_AFTER_DAYS = 30

WarmUp = Callable[[str], Iterator[str]]
"""Calls every kernel of a game once, so that it is compiled; yields before each how far it is."""


def ensure(name: str, warm_up: WarmUp) -> None:
    """See to it that the kernels of a game that `warm_up` calls are in the cache."""
    folder = jit.cache_folder(name)
    ready = folder / f"{warm_up.__module__}.ready"
    if not jit.ENABLED or ready.exists() or os.environ.get("MADANG_COMPILING"):
        return
    folder.mkdir(parents=True, exist_ok=True)
    with _lock(folder / "lock"):
        if ready.exists():  # another process did it while this one waited
            return
        if _run_child(name, warm_up, folder.parent) == 0:
            ready.touch()
    _forget_old(folder)


def _run_child(name: str, warm_up: WarmUp, cache: Path) -> int:
    """Compile in a child process. Should that fail, each kernel is compiled when it is first called."""
    path = os.pathsep.join([str(jit.PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"MADANG_COMPILING": "1", "MADANG_CACHE": str(cache), "PYTHONPATH": path}
    code = f"import {warm_up.__module__} as m; from madang.core.compile import main; main({name!r}, m.warm_up)"
    command = [sys.executable, "-c", code]
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
        if folder != current and time.time() - folder.stat().st_mtime > FORGET_AFTER_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def main(name: str, warm_up: WarmUp) -> None:
    """Compile in this process, saying how far it is."""
    what = f"{name}: compiling {warm_up.__module__.removeprefix('madang.')}, this once"
    began = time.perf_counter()
    for progress in warm_up(name):
        _say(f"{what} … {progress}")
    _say(f"{what}: {time.perf_counter() - began:.0f} s", last=True)


def _say(line: str, *, last: bool = False) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="\n" if last else "", file=sys.stderr, flush=True)
    elif last:
        print(line, file=sys.stderr, flush=True)
