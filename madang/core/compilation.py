"""Compile the kernels of a game once, in a child process, with a progress line.

Compiling holds Python's global lock for seconds, so it never happens inside a running server or a notebook's own
process: a child process fills the cache, and its parent loads from the cache.
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

KEEP_OLD_FOLDERS_DAYS = 30

WarmUp = Callable[[str], Iterator[str]]
"""Calls every kernel of a game once, so that it is compiled; yields the progress before each."""


def ensure(name: str, warm_up: WarmUp) -> None:
    """Make sure that the kernels of a game that `warm_up` calls are in the cache."""
    folder = jit.cache_folder(name, jit.layer_of(warm_up.__module__))
    ready = folder / f"{warm_up.__module__}.ready"
    if not jit.ENABLED or ready.exists() or os.environ.get("MADANG_COMPILING"):
        return
    folder.mkdir(parents=True, exist_ok=True)
    with _lock(folder / "lock"):
        if ready.exists():  # another process did it while this one waited
            return
        if _run_child(name, warm_up, folder.parent) == 0:
            ready.touch()
    _remove_old_folders(folder)


def _run_child(name: str, warm_up: WarmUp, cache: Path) -> int:
    """Compile in a child process. If that fails, each kernel is compiled when it is first called."""
    path = os.pathsep.join([str(jit.PACKAGE.parent), os.environ.get("PYTHONPATH", "")])
    environment = os.environ | {"MADANG_COMPILING": "1", "MADANG_CACHE": str(cache), "PYTHONPATH": path}
    code = f"import {warm_up.__module__} as m; from madang.core.compilation import main; main({name!r}, m.warm_up)"
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False).returncode


@contextlib.contextmanager
def _lock(path: Path) -> Iterator[None]:
    """Let one process compile while others wait."""
    with path.open("w") as file:
        try:
            import fcntl
        except ImportError:  # without the lock two processes may compile the same, which only costs time
            yield
            return
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _remove_old_folders(current: Path) -> None:
    """Remove cache folders of earlier versions of the sources."""
    game = current.name.partition("-")[0]
    for folder in current.parent.glob(f"{game}-*"):
        if folder != current and time.time() - folder.stat().st_mtime > KEEP_OLD_FOLDERS_DAYS * 86400:
            shutil.rmtree(folder, ignore_errors=True)


def main(name: str, warm_up: WarmUp) -> None:
    """Compile in this process and print the progress."""
    what = f"{name}: compiling {warm_up.__module__.removeprefix('madang.')}, this once"
    began = time.perf_counter()
    for progress in warm_up(name):
        _print_line(f"{what} … {progress}")
    _print_line(f"{what}: {time.perf_counter() - began:.0f} s", last=True)


def _print_line(line: str, *, last: bool = False) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="\n" if last else "", file=sys.stderr, flush=True)
    elif last:
        print(line, file=sys.stderr, flush=True)
