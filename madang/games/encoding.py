"""What the observations of all games share: the names of their parts, and how numbers are written into a tensor.

An observation is one row of float32 between 0 and 1. Seats are counted from the observer: he is 0, the next clockwise
is 1, and so on up to 3, whoever plays; seats that nobody sits in are 0 everywhere.
"""

from __future__ import annotations

from math import prod
from typing import Any

import numpy as np

from madang.jit import jit

MAX_SEATS = 4
NOBODY = -1

Layout = tuple[tuple[str, tuple[int, ...]], ...]
"""The parts of an observation in their order: the name and the shape of each."""


def layout_size(layout: Layout) -> int:
    """How many numbers an observation holds.

    >>> layout_size((("phase", (6,)), ("tableaus", (4, 11))))
    50
    """
    return sum(prod(shape) for _, shape in layout)


@jit
def write_one_hot(out: Any, at: int, size: int, which: int) -> int:
    """A choice out of `size` as a 1 among zeros; none if there is no choice (a negative number)."""
    for i in range(size):
        out[at + i] = 0.0
    if which >= 0:
        out[at + np.int64(which)] = 1.0
    return at + size


@jit
def write_seat(out: Any, at: int, s: Any, seat: int, who: int) -> int:
    """Another seat (or NOBODY) as `seat` counts it."""
    return write_one_hot(out, at, MAX_SEATS, (who - seat) % s.players if who != NOBODY else NOBODY)


@jit
def write_fraction(out: Any, at: Any, number: int, most: int) -> Any:
    """A number as a share of the most that it can be."""
    out[at] = number / most
    return at + 1


@jit
def write_fractions(out: Any, at: int, numbers: Any, most: Any) -> int:
    """Some numbers, each as a share of the most that it can be."""
    for i in range(numbers.shape[0]):
        out[at + i] = numbers[i] / most[i]
    return at + numbers.shape[0]


@jit
def write_zeros(out: Any, at: int, size: int) -> int:
    for i in range(size):
        out[at + i] = 0.0
    return at + size
