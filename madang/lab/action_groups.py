"""Groups of actions that differ only in the seat that they target."""

from __future__ import annotations

import functools
import re
from typing import Any

import numpy as np

from madang.core.game import game

TARGETS_A_SEAT = ("spy", "oracle", "scientist", "travel")


def group_of(notation: str) -> str:
    """The notation of an action without the seat that it targets.

    >>> [group_of(text) for text in ("destroy 2:9", "swap 0:1 2:3", "spy 1", "play 99", "shop 1")]
    ['destroy 9', 'swap', 'spy', 'play 99', 'shop 1']
    """
    verb, _, rest = notation.partition(" ")
    if re.fullmatch(r"\d:\d \d:\d", rest) or verb in TARGETS_A_SEAT:
        return verb
    return re.sub(r"\d:", "", notation)


@functools.cache
def action_groups(name: str) -> tuple[tuple[str, ...], Any]:
    """The groups of a game's actions, and the index of the group of each action."""
    groups = [group_of(notation) for notation in game(name).notations]
    labels = tuple(dict.fromkeys(groups))
    index = {label: number for number, label in enumerate(labels)}
    return labels, np.array([index[group] for group in groups], np.int64)
