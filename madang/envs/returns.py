"""What a game is worth to each seat when it is over."""

from __future__ import annotations

from typing import Any

import numpy as np

Floats = np.ndarray[Any, np.dtype[np.float32]]

KINDS: tuple[str, ...] = ("win", "margin")

MARGIN_AT_MOST = 200.0
"""No score of any game is that far from another."""


def check_returns(kind: str) -> None:
    if kind not in KINDS:
        raise ValueError(f"returns are {' or '.join(map(repr, KINDS))}, not {kind!r}")


def returns(kind: str, scores: Any, wins: Any) -> Floats:
    """By game (rows) and seat (columns): `"win"` is the share of the win, `"margin"` the distance to the best other.

    >>> returns("win", [[5, 9, 9]], [[0, 1, 1]])
    array([[0. , 0.5, 0.5]], dtype=float32)
    >>> returns("margin", [[5, 9, 7]], [[0, 1, 0]])
    array([[-4.,  2., -2.]], dtype=float32)
    """
    if kind == "win":
        marks = np.asarray(wins, np.float32)
        shares: Floats = marks / np.maximum(marks.sum(axis=1, keepdims=True), 1)
        return shares
    points = np.asarray(scores, np.float32)
    ranked = np.sort(points, axis=1)
    best, second = ranked[:, -1:], ranked[:, -2:-1]
    margins: Floats = points - np.where(points == best, np.where(best == second, best, second), best)
    return margins
