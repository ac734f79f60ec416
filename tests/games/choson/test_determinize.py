"""Sampled worlds of Chosŏn contain only legal placements, each with the right probability."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, prod, sqrt
from typing import Any

from tests.games.choson.positions import build_position, choson, effect, turn
from tests.games.choson.reference_rules import KINDS, events_aside, may_be_placed


def unseen(position: dict[str, Any]) -> Counter[str]:
    """The cards that seat 0 does not see. Seat 0 sees the events that are aside."""
    seen = Counter("".join(position["tableaus"]) + position["hands"][0] + position["placed"][0])
    seen["E"] += events_aside(position)
    return Counter({kind: copies - seen[kind] for copies, kind in enumerate(KINDS, start=1)})


def placements(cards: Counter[str], size: int) -> dict[str, int]:
    """The legal orders of `size` cards, and the number of card combinations that give each."""
    hands = {"".join(hand) for hand in combinations(sorted(cards.elements()), size)}
    return {
        hand: prod(comb(cards[kind], count) for kind, count in Counter(hand).items())
        for hand in hands
        if may_be_placed(hand)
    }


def assert_distributed(counts: Counter[str], ways: dict[str, int]) -> None:
    """A chi-square test that a correct sampler fails once in 10,000 times."""
    total, all_ways = sum(counts.values()), sum(ways.values())
    assert set(counts) <= set(ways)
    expected = {cards: n * total / all_ways for cards, n in ways.items()}
    chi = sum((counts[cards] - number) ** 2 / number for cards, number in expected.items())
    freedom = len(ways) - 1
    assert chi < freedom + 3.72 * sqrt(2 * freedom) + 10


def sampled_placements(position: dict[str, Any], worlds: int) -> Counter[str]:
    state = choson.position(position)
    return Counter(state.determinize(0, seed).position()["placed"][1] for seed in range(worlds))


def test_two_placed_cards_are_any_legal_pair() -> None:
    position = build_position(
        phase="order", first=1, hands=["99", ""], placed=["", "88"], tableaus=["12234455566677788", "344566777788EEEE"]
    )
    ways = placements(unseen(position), 2)
    assert "3E" in ways
    assert "9E" not in ways
    assert_distributed(sampled_placements(position, 4000), ways)


def test_three_placed_cards_are_one_family_or_three_events() -> None:
    position = build_position(placed=["", "999"], tableaus=["1223455566777888EE", "344456667778EEE"])
    ways = placements(unseen(position), 3)
    assert set(ways) == {"888", "999", "EEE"}
    assert_distributed(sampled_placements(position, 2000), ways)


def test_events_that_are_aside_are_neither_placed_nor_in_the_pile() -> None:
    position = build_position(
        placed=["", "999"], tableaus=["5EEE", "EEEEEE"], turn=turn(events=1, effect=effect("5")), round=8
    )
    state = choson.position(position)
    for seed in range(200):
        world = state.determinize(0, seed)
        assert "E" not in "".join(world.position()["placed"])
        assert world.record.pile[9] == 0
