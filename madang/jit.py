"""The one place where Numba is configured.

A kernel is plain Python that Numba compiles. `jit` marks one; `bind` compiles a copy of a template for one game. With
``NUMBA_DISABLE_JIT=1`` both return ordinary Python functions, to debug kernels and to measure coverage.

Compiled kernels are cached on disk. Numba's own cache does not notice that a function in *another* file changed, so the
name of the cache folder has a fingerprint of every source that a kernel can depend on: each edit leads to a new folder.
"""

from __future__ import annotations

import functools
import hashlib
import os
import sys
import tempfile
import threading
import types
from collections.abc import Callable, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast

import numba
import numpy
from numba.core.registry import CPUDispatcher

if TYPE_CHECKING:
    from collections.abc import Iterator

F = TypeVar("F", bound=Callable[..., Any])

ENABLED: bool = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]
"""Whether kernels are compiled in this process."""

PACKAGE = Path(__file__).parent
GAMES = PACKAGE / "games"

OPTIONS: dict[str, Any] = {
    "cache": True,  # the first start compiles, every later one loads
    "nogil": True,  # kernels run on threads in parallel
    "error_model": "numpy",  # no branch for a division by zero that never happens
}


INNER_OPTIONS: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""For kernels that only kernels call. Without an entry point from Python they compile in a fifth less time."""


def jit(function: F) -> F:
    """Compile `function` when another kernel calls it, or load it from the cache. Python calls `plain(function)`."""
    if not ENABLED:
        return function
    kernel: Any = _compiled(function, _game_of(function.__module__), OPTIONS | INNER_OPTIONS)
    kernel.__class__ = InnerKernel
    return cast(F, kernel)


class InnerKernel(CPUDispatcher):
    """A kernel that only kernels can call. Python has no entry point into it: a call would crash the process."""

    def __call__(self, *args: Any, **kwargs: Any) -> NoReturn:
        name = self.py_func.__name__
        raise TypeError(f"{name} is called by kernels only; Python calls plain({name})")


def bind(template: F, game: str, verbs: Mapping[str, Any]) -> F:
    """Compile a copy of `template` in which the global names in `verbs` are the functions of one game.

    Numba would compile a closure, or a function that takes the verbs as arguments, at every start. It caches a rebound
    function, provided that its qualified name is unique: otherwise one game would silently run another game's code.
    """
    name = f"{template.__name__}_{game}"
    bound = types.FunctionType(template.__code__, {**template.__globals__, **verbs}, name)
    bound.__qualname__ = name
    bound.__module__ = template.__module__
    bound.__doc__ = template.__doc__
    if not ENABLED:
        return bound  # type: ignore[return-value]
    return _compiled(bound, game, OPTIONS)  # type: ignore[return-value]


def plain(function: F) -> F:
    """The same function as ordinary Python, together with every kernel that it calls.

    Explanations and checks of positions call the rules too rarely to be worth compiling.
    """
    source = getattr(function, "py_func", function)
    bare = types.FunctionType(source.__code__, _plain_names(source.__globals__), source.__name__)
    bare.__doc__ = source.__doc__
    return bare  # type: ignore[return-value]


_PLAIN_NAMES: dict[int, tuple[dict[str, Any], dict[str, Any]]] = {}


def _plain_names(names: dict[str, Any]) -> dict[str, Any]:
    """The global names of a module, with each kernel replaced by its plain version."""
    if id(names) not in _PLAIN_NAMES:
        bare = dict(names)
        _PLAIN_NAMES[id(names)] = names, bare  # before it is filled: kernels may call each other
        bare.update({name: plain(value) for name, value in names.items() if hasattr(value, "py_func")})
    return _PLAIN_NAMES[id(names)][1]


def _compiled(function: F, game: str | None, options: dict[str, Any]) -> F:
    with _cache_in(cache_folder(game)):
        dispatcher = numba.njit(**options)(function)
    _load_without_typing(dispatcher._cache)
    # A call with a constant, `majority(s, SPY)`, would otherwise compile the function once more for that constant.
    template = dispatcher.get_call_template
    unliteral: Any = numba.types.unliteral
    dispatcher.get_call_template = lambda args, kws: template(
        tuple(unliteral(arg) for arg in args), {name: unliteral(arg) for name, arg in kws.items()}
    )
    return dispatcher  # type: ignore[no-any-return]


def _load_without_typing(cache: Any) -> None:
    """Make a kernel load from the cache without the set-up that only compilation needs.

    Numba prepares all its typing rules before it loads machine code, which uses none of them: a quarter of a second.
    A kernel that is not in the cache is compiled, and compilation prepares the rules itself.
    """
    from numba.core.runtime.nrt import rtsys

    def load_overload(signature: Any, context: Any) -> Any:
        rtsys.initialize(context)  # what the machine code itself calls
        with cache._guard_against_spurious_io_errors():
            return cache._load_overload(signature, context)

    cache.load_overload = load_overload


@functools.cache
def cache_folder(game: str | None) -> Path:
    """The cache folder for the kernels of `game` (or, for None, the shared ones) in their present version."""
    return cache_root() / f"{game or 'shared'}-{_fingerprint(game)}"


def cache_root() -> Path:
    """`MADANG_CACHE`, else the user's cache folder, else a new temporary folder."""
    home = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    root = Path(os.environ.get("MADANG_CACHE") or Path(home) / "madang")
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        return Path(tempfile.mkdtemp(prefix="madang-cache-"))


def _fingerprint(game: str | None) -> str:
    """A hash of everything that can change the machine code of a game's kernels.

    Numba also discards cached code that is older than its source file, so the time of the last change counts as well:
    touching a file leads to a new folder, and to a compilation with a progress line instead of a silent one.
    """
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {numpy.__version__} {OPTIONS}".encode())
    for path in _sources(game):
        digest.update(f"{path.relative_to(PACKAGE)} {path.stat().st_mtime_ns}".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(game: str | None) -> list[Path]:
    """The shared files that hold kernels, and everything in the folder of `game`."""
    return sorted([*_shared_sources(), *((GAMES / game).glob("*.py") if game else ())])


@functools.cache
def _shared_sources() -> tuple[Path, ...]:
    """This file, what games share, all templates, and the files of the folders below that import this module."""
    folders = (PACKAGE / "analysis", PACKAGE / "bots", PACKAGE / "core")
    paths = [path for folder in folders for path in folder.rglob("*.py")]
    kernels = [path for path in paths if path.name == "kernels.py" or "madang.jit" in path.read_text("utf-8")]
    return (Path(__file__), *GAMES.glob("*.py"), *kernels)


def _game_of(module: str) -> str | None:
    """The game that a module belongs to: ``madang.games.koryo.rules`` and ``madang.bots.features.koryo`` to Koryŏ."""
    return next((part for part in module.split(".")[2:] if (GAMES / part).is_dir()), None)


_CACHE_DIR_LOCK = threading.Lock()


@contextmanager
def _cache_in(folder: Path) -> Iterator[None]:
    """Set the folder that Numba uses for functions decorated meanwhile; other users of Numba keep theirs.

    The setting is global. Without the lock, two threads that bind kernels would put them into each other's folders,
    where no edit of their sources replaces them.
    """
    config: Any = numba.config
    with _CACHE_DIR_LOCK:
        previous = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            yield
        finally:
            config.CACHE_DIR = previous
