"""A record as plain Python values, for code that reads many fields: access to the fields of a NumPy record is slow."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np


class Unpacked(SimpleNamespace):
    """The fields of a record: scalars are Python integers, arrays are views of the record.

    >>> states = np.zeros(1, [("bank", np.int64), ("tokens", np.int8, 4)])
    >>> s = unpack(states)
    >>> s.bank = 7
    >>> s["tokens"][2] = 1
    >>> pack(s, states)
    >>> states["bank"].tolist(), states["tokens"].tolist()
    ([7], [[0, 0, 1, 0]])
    """

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


def unpack(states: np.ndarray[Any, Any]) -> Unpacked:
    """The fields of the only record of an array."""
    record = Unpacked()
    vars(record).update(zip(states.dtype.names or (), states.item(), strict=True))
    return record


def pack(record: Unpacked, states: np.ndarray[Any, Any]) -> None:
    """Write the scalars back. Arrays are views, so changes to them are already there."""
    for name in states.dtype.names or ():
        states[name] = getattr(record, name)
