"""The puzzle of the day: the same for everybody, and none comes twice before all others have come."""

from __future__ import annotations

import random
from collections.abc import Mapping

from madang.puzzles.files import Puzzle, PuzzleSet

DAY = 24 * 3600


def day_of(seconds: float) -> int:
    """The number of a day (UTC), from seconds since 1970.

    >>> day_of(1_763_424_000.0)
    20410
    """
    return int(seconds // DAY)


def daily_puzzle(found: PuzzleSet, day: int) -> Puzzle:
    """The puzzle of a day. It depends on the set and the day alone."""
    turn, place = divmod(day, len(found.puzzles))
    order = sorted(found.by_id)
    random.Random(f"{found.game} {turn}").shuffle(order)
    return found.by_id[order[place]]


def streak(results: Mapping[int, bool], today: int) -> int:
    """On how many days in a row the puzzle of the day was solved, up to today or, while today is open, yesterday.

    `results` says for each day with an attempt whether it was solved.

    >>> streak({3: True, 4: True}, today=5), streak({3: True, 5: True}, today=5), streak({4: True, 5: False}, today=5)
    (2, 1, 0)
    """
    last = today if today in results else today - 1
    length = 0
    while results.get(last - length):
        length += 1
    return length
