"""Imagined worlds are uniform over the deals that a seat must think possible."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, sqrt
from typing import Any

from tests.games.koryo.table import at, koryo, table

COPIES = dict(zip("123456789BL", (1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 4), strict=True))


def unseen(position: dict[str, Any]) -> Counter[str]:
    """The cards that seat 0 does not see."""
    seen = Counter("".join(position["tableaus"]) + position["hands"][0] + position["placed"][0])
    return Counter({kind: copies - seen[kind] for kind, copies in COPIES.items()})


def placements(cards: Counter[str], size: int, pairs: bool) -> dict[str, int]:
    """What may be placed, and in how many ways if every card is told apart."""
    ways = {kind * size: comb(count, size) for kind, count in cards.items() if count >= size}
    if pairs and size == 2:
        ways |= {a + b: cards[a] * cards[b] for a, b in combinations(sorted(cards), 2) if cards[a] * cards[b]}
    return ways


def assert_as_likely_as(seen: Counter[Any], expected: dict[Any, float]) -> None:
    """Chi square against `expected` shares, with a bound that a right sampler misses once in 10,000 times."""
    total = sum(seen.values())
    assert set(seen) <= set(expected)
    chi = sum((seen[what] - share * total) ** 2 / (share * total) for what, share in expected.items())
    freedom = len(expected) - 1
    assert chi < freedom + 3.72 * sqrt(2 * freedom) + 10


def test_what_one_opponent_placed_is_uniform() -> None:
    # Most cards lie open, so that little is left to imagine.
    position = table(
        phase="order", first=1, actor=0, hands=["99", ""], placed=["", "88"],
        tableaus=["123455566677", "3445566777BBBBLL"],
    )  # fmt: skip
    state = koryo.position(position)
    ways = placements(unseen(position), 2, pairs=False)
    seen = Counter(state.determinize(0, seed).position()["placed"][1] for seed in range(4000))
    assert_as_likely_as(seen, {cards: n / sum(ways.values()) for cards, n in ways.items()})


def test_what_two_opponents_placed_is_uniform_together() -> None:
    """Seat 1 has the Ship Owners and may have placed two kinds; what he took is not there for seat 2."""
    position = table(
        phase="order", players=3, first=1, actor=0, hands=["888", "", ""], placed=["", "99", "66"],
        tableaus=["1234444", "235556667777", "77788889999BBBBLLL"],
    )  # fmt: skip
    state = koryo.position(position)
    expected: dict[Any, float] = {}
    for one, ways in placements(unseen(position), 2, pairs=True).items():
        for other, more in placements(unseen(position) - Counter(one), 2, pairs=False).items():
            expected[one, other] = ways * more
    total = sum(expected.values())
    seen = Counter(tuple(state.determinize(0, seed).position()["placed"][1:]) for seed in range(12000))
    assert_as_likely_as(seen, {cards: ways / total for cards, ways in expected.items()})


def test_hands_are_uniform() -> None:
    position = table(
        phase="order", hands=["99", "88"], tableaus=["1233444455566666777777", "23558888BBBBBBLLL99999"],
    )  # fmt: skip
    state = koryo.position(position)
    cards = unseen(position)
    ways = placements(cards, 2, pairs=True)
    seen = Counter(state.determinize(0, seed).position()["hands"][1] for seed in range(4000))
    assert_as_likely_as(seen, {hand: n / sum(ways.values()) for hand, n in ways.items()})


def test_what_nobody_may_place_is_still_imagined() -> None:
    """A position that is hard to reach, with three kinds face down, has a view and so has worlds."""
    state = at(placed=["", "67B"], tableaus=["123", ""])
    worlds = {state.determinize(0, seed).position()["placed"][1] for seed in range(50)}
    assert len(worlds) > 5
    assert {len(placed) for placed in worlds} == {3}
