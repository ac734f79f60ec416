"""Optional dependencies, which extras of the package install."""

from __future__ import annotations

import importlib
from typing import Any


class MissingExtra(ImportError):
    """An optional dependency is not installed; the message says how to install it."""


def import_extra(module: str, extra: str) -> Any:
    """Import a module that an extra installs; raise `MissingExtra` if it is not there.

    >>> import_extra("no_such_library", "pettingzoo")
    Traceback (most recent call last):
        ...
    madang.extras.MissingExtra: this needs no_such_library: pip install 'madang[pettingzoo]'
    """
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise MissingExtra(f"this needs {error.name}: pip install 'madang[{extra}]'", name=error.name) from None
