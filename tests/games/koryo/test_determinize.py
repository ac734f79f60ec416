"""Sampled worlds of Koryŏ are uniform over the deals that are possible from the view of a seat."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, sqrt
from typing import Any

from tests.games.koryo.positions import build_position, build_state, koryo

COPIES = dict(zip("123456789BL", (1, 2, 3, 4, 5, 6, 7, 8, 9, 6, 4), strict=True))


def unseen(position: dict[str, Any]) -> Counter[str]:
    """The cards that seat 0 does not see."""
    seen = Counter("".join(position["tableaus"]) + position["hands"][0] + position["placed"][0])
    return Counter({kind: copies - seen[kind] for kind, copies in COPIES.items()})


def placements(cards: Counter[str], size: int, pairs: bool) -> dict[str, int]:
    """The legal orders of `size` cards, and the number of card combinations that give each."""
    ways = {kind * size: comb(count, size) for kind, count in cards.items() if count >= size}
    if pairs and size == 2:
        ways |= {a + b: cards[a] * cards[b] for a, b in combinations(sorted(cards), 2) if cards[a] * cards[b]}
    return ways


def assert_distributed(counts: Counter[Any], expected: dict[Any, float]) -> None:
    """A chi-square test against `expected` shares that a correct sampler fails once in 10,000 times."""
    total = sum(counts.values())
    assert set(counts) <= set(expected)
    chi = sum((counts[cards] - share * total) ** 2 / (share * total) for cards, share in expected.items())
    freedom = len(expected) - 1
    assert chi < freedom + 3.72 * sqrt(2 * freedom) + 10


def test_the_placed_cards_of_one_opponent_are_uniform() -> None:
    # Most cards are face up, so that few deals are possible.
    position = build_position(
        phase="order", first=1, actor=0, hands=["99", ""], placed=["", "88"],
        tableaus=["123455566677", "3445566777BBBBLL"],
    )  # fmt: skip
    state = koryo.position(position)
    ways = placements(unseen(position), 2, pairs=False)
    counts = Counter(state.determinize(0, seed).position()["placed"][1] for seed in range(4000))
    assert_distributed(counts, {cards: n / sum(ways.values()) for cards, n in ways.items()})


def test_the_placed_cards_of_two_opponents_are_jointly_uniform() -> None:
    """Seat 1 has the Ship Owners and may have placed two kinds; seat 2 cannot have placed the same cards."""
    position = build_position(
        phase="order", players=3, first=1, actor=0, hands=["888", "", ""], placed=["", "99", "66"],
        tableaus=["1234444", "235556667777", "77788889999BBBBLLL"],
    )  # fmt: skip
    state = koryo.position(position)
    expected: dict[Any, float] = {}
    for cards_1, ways_1 in placements(unseen(position), 2, pairs=True).items():
        for cards_2, ways_2 in placements(unseen(position) - Counter(cards_1), 2, pairs=False).items():
            expected[cards_1, cards_2] = ways_1 * ways_2
    total = sum(expected.values())
    counts = Counter(tuple(state.determinize(0, seed).position()["placed"][1:]) for seed in range(12000))
    assert_distributed(counts, {cards: ways / total for cards, ways in expected.items()})


def test_hands_are_uniform() -> None:
    position = build_position(
        phase="order", hands=["99", "88"], tableaus=["1233444455566666777777", "23558888BBBBBBLLL99999"],
    )  # fmt: skip
    state = koryo.position(position)
    cards = unseen(position)
    ways = placements(cards, 2, pairs=True)
    counts = Counter(state.determinize(0, seed).position()["hands"][1] for seed in range(4000))
    assert_distributed(counts, {hand: n / sum(ways.values()) for hand, n in ways.items()})


def test_a_view_with_an_impossible_placement_still_has_sampled_worlds() -> None:
    """No game reaches three kinds face down, but a position may have them."""
    state = build_state(placed=["", "67B"], tableaus=["123", ""])
    worlds = {state.determinize(0, seed).position()["placed"][1] for seed in range(50)}
    assert len(worlds) > 5
    assert {len(placed) for placed in worlds} == {3}
