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
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

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
    "no_cfunc_wrapper": True,  # no entry point for C
}

KERNEL_ONLY: dict[str, Any] = {"no_cpython_wrapper": True}
"""For kernels that only kernels call: no entry point from Python."""


def jit(function: F) -> F:
    """Compile `function` when another kernel calls it, or load it from the cache. Python calls `plain(function)`."""
    if not ENABLED:
        return function
    kernel: F = _compiled(function, _game_of(function.__module__), kernel_only=True)
    return kernel


class InnerKernel(CPUDispatcher):
    """A kernel that only kernels can call. Python has no entry point into it: a call would crash the process."""

    def __call__(self, *args: Any, **kwargs: Any) -> NoReturn:
        name = self.py_func.__name__
        raise TypeError(f"{name} is called by kernels only; Python calls plain({name})")


def bind(template: F, game: str, verbs: Mapping[str, Any], *, kernel_only: bool = False) -> F:
    """Compile a copy of `template` in which the global names in `verbs` are the functions of one game.

    With `kernel_only` only kernels can call it, which takes less time to compile.

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
    compiled: F = _compiled(bound, game, kernel_only)
    return compiled


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


def _compiled(function: Any, game: str | None, kernel_only: bool) -> Any:
    with _cache_in(cache_folder(game, layer_of(function.__module__))):
        dispatcher: Any = numba.njit(**OPTIONS, **(KERNEL_ONLY if kernel_only else {}))(function)
    _load_without_typing(dispatcher._cache)
    # A call with a constant, `majority(s, SPY)`, would otherwise compile the function once more for that constant.
    template = dispatcher.get_call_template
    unliteral: Any = numba.types.unliteral
    dispatcher.get_call_template = lambda args, kws: template(
        tuple(unliteral(arg) for arg in args), {name: unliteral(arg) for name, arg in kws.items()}
    )
    if kernel_only:
        dispatcher.__class__ = InnerKernel
    return dispatcher


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


LAYERS = ("games", "core", "bots", "analysis")
"""The packages that have kernels, each of which may call kernels of those before it."""


@functools.cache
def cache_folder(game: str | None, layer: str) -> Path:
    """The cache folder for the kernels of a package for `game` (None: for any game) in their present version."""
    return cache_root() / f"{game or 'shared'}-{layer}-{_fingerprint(game, layer)}"


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


def _fingerprint(game: str | None, layer: str) -> str:
    """A hash of everything that can change the machine code of a package's kernels for a game.

    Numba also discards cached code that is older than its source file, so the time of the last change counts as well:
    touching a file leads to a new folder, and to a compilation with a progress line instead of a silent one.
    """
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {numpy.__version__} {OPTIONS}".encode())
    for path in _sources(game, layer):
        digest.update(f"{path.relative_to(PACKAGE)} {path.stat().st_mtime_ns}".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(game: str | None, layer: str) -> list[Path]:
    """The files that the kernels of a package can depend on: what belongs to other games is left out."""
    packages = LAYERS[: LAYERS.index(layer) + 1]
    return [
        path
        for path in _kernel_files()
        if layer_of(_module(path)) in packages and _game_of(_module(path)) in (None, game)
    ]


@functools.cache
def _kernel_files() -> tuple[Path, ...]:
    """This file, the folders of the games, all templates, and the files that import this module."""
    paths = sorted(path for layer in LAYERS for path in (PACKAGE / layer).rglob("*.py"))
    kernels = (
        path
        for path in paths
        if GAMES in path.parents or path.name == "kernels.py" or "madang.jit" in path.read_text("utf-8")
    )
    return (Path(__file__), *kernels)


def _module(path: Path) -> str:
    return ".".join(("madang", *path.relative_to(PACKAGE).with_suffix("").parts))


def layer_of(module: str) -> str:
    """The package that a module belongs to; everything may depend on the modules beside the packages."""
    package = module.split(".")[1]
    return package if package in LAYERS else LAYERS[0]


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
