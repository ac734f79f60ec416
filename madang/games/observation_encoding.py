"""What the observations of all games share: the names of their parts, and how numbers are written into a tensor.

An observation is one row of float32 between 0 and 1. Seats are counted clockwise from the observer, who is 0, up to 3;
the entries of seats that are not in the game are 0.
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
    """Number `which` of `size` as a one-hot vector; all zeros if it is negative."""
    for i in range(size):
        out[at + i] = 0.0
    if which >= 0:
        out[at + np.int64(which)] = 1.0
    return at + size


@jit
def write_seat(out: Any, at: int, s: Any, seat: int, who: int) -> int:
    """The seat `who` (or NOBODY), counted from `seat`, as a one-hot vector."""
    return write_one_hot(out, at, MAX_SEATS, (who - seat) % s.players if who != NOBODY else NOBODY)


@jit
def write_fraction(out: Any, at: Any, number: int, most: int) -> Any:
    """A number as a fraction of its maximum."""
    out[at] = number / most
    return at + 1


@jit
def write_fractions(out: Any, at: int, numbers: Any, most: Any) -> int:
    """Some numbers, each as a fraction of its own maximum."""
    for i in range(numbers.shape[0]):
        out[at + i] = numbers[i] / most[i]
    return at + numbers.shape[0]


@jit
def write_zeros(out: Any, at: int, size: int) -> int:
    for i in range(size):
        out[at + i] = 0.0
    return at + size
