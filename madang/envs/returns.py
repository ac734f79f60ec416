"""The returns of the seats at the end of a game."""

from __future__ import annotations

from typing import Any

import numpy as np

Floats = np.ndarray[Any, np.dtype[np.float32]]

KINDS: tuple[str, ...] = ("win", "margin")

MAX_MARGIN = 200.0
"""An upper bound of the difference of two scores, in all games."""


def check_returns(kind: str) -> None:
    if kind not in KINDS:
        raise ValueError(f"returns are {' or '.join(map(repr, KINDS))}, not {kind!r}")


def compute_returns(kind: str, scores: Any, wins: Any) -> Floats:
    """Returns by game (rows) and seat (columns).

    `"win"` is the share of the win, `"margin"` the difference to the best score among the others.

    >>> compute_returns("win", [[5, 9, 9]], [[0, 1, 1]])
    array([[0. , 0.5, 0.5]], dtype=float32)
    >>> compute_returns("margin", [[5, 9, 7]], [[0, 1, 0]])
    array([[-4.,  2., -2.]], dtype=float32)
    """
    if kind == "win":
        won = np.asarray(wins, np.float32)
        shares: Floats = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        return shares
    points = np.asarray(scores, np.float32)
    ranked = np.sort(points, axis=1)
    best, second = ranked[:, -1:], ranked[:, -2:-1]
    margins: Floats = points - np.where(points == best, np.where(best == second, best, second), best)
    return margins
