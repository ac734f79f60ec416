"""What a training does, and how long. This module needs no PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Rows = tuple[tuple[int, int], ...]
"""Numbers of players, and how many decisions are played with each in a step."""


@dataclass(frozen=True)
class Plan:
    """How many steps to train in each stage, and how many decisions a step has by number of players."""

    policy: int = 100
    """Steps of PPO."""
    value: int = 100
    """Steps of learning the value from the results of quick games."""
    search: int = 0
    """Steps of regression on search results."""
    policy_rows: Rows = ((2, 24_576), (3, 12_288), (4, 12_288))
    value_rows: Rows = ((2, 16_384), (3, 8_192), (4, 8_192))
    search_rows: Rows = ((2, 8_192), (3, 4_096), (4, 4_096))
    iterations: int = 200
    """Iterations of the search for each decision."""
    seed: int = 1

    @property
    def steps(self) -> dict[str, int]:
        """The stages in their order, and their steps."""
        return {"policy": self.policy, "value": self.value, "search": self.search}


def parts_of(rows: Rows, size: int) -> Iterator[tuple[int, int, int]]:
    """The parts in which the games of a step are played: players, number, and decisions.

    >>> [*parts_of(((2, 5000), (3, 1000)), 4096)]
    [(2, 0, 4096), (2, 1, 904), (3, 0, 1000)]
    """
    for players, count in rows:
        for number, start in enumerate(range(0, count, size)):
            yield players, number, min(size, count - start)
