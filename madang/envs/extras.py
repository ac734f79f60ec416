"""Libraries that are installed on demand."""

from __future__ import annotations

import importlib
from typing import Any


class MissingExtra(ImportError):
    """A library is needed that the package does without; the text says how to install it."""


def need(module: str, extra: str) -> Any:
    """Import a library of an extra.

    >>> need("no_such_library", "pettingzoo")
    Traceback (most recent call last):
        ...
    madang.envs.extras.MissingExtra: this needs no_such_library: pip install 'madang[pettingzoo]'
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise MissingExtra(f"this needs {error.name}: pip install 'madang[{extra}]'", name=error.name) from None
