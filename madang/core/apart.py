"""A record taken apart, for code in plain Python that asks a record many things: NumPy takes long over each of them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np


class Apart(SimpleNamespace):
    """The fields of a record, asked for in both ways in which a record can be asked: numbers, and views of its arrays.

    >>> states = np.zeros(1, [("bank", np.int64), ("tokens", np.int8, 4)])
    >>> s = take_apart(states)
    >>> s.bank = 7
    >>> s["tokens"][2] = 1
    >>> put_together(s, states)
    >>> states["bank"].tolist(), states["tokens"].tolist()
    ([7], [[0, 0, 1, 0]])
    """

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


def take_apart(states: np.ndarray[Any, Any]) -> Apart:
    """The fields of the only record of an array."""
    return Apart(**dict(zip(states.dtype.names or (), states[0].item(), strict=True)))


def put_together(apart: Apart, states: np.ndarray[Any, Any]) -> None:
    """Write the numbers back; arrays are views, and need not be."""
    for name in states.dtype.names or ():
        states[name] = getattr(apart, name)
