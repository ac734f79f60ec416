"""Imagined worlds of Chosŏn hold what may have been placed, each as likely as it must be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb, prod, sqrt
from typing import Any

from tests.games.choson.reference import KINDS, events_aside, may_be_placed
from tests.games.choson.table import choson, effect, table, turn


def unseen(position: dict[str, Any]) -> Counter[str]:
    """The cards that seat 0 does not see: not those that lie aside, which he does."""
    seen = Counter("".join(position["tableaus"]) + position["hands"][0] + position["placed"][0])
    seen["E"] += events_aside(position)
    return Counter({kind: copies - seen[kind] for copies, kind in enumerate(KINDS, start=1)})


def placements(cards: Counter[str], size: int) -> dict[str, int]:
    """What may be placed, and in how many ways if every card is told apart."""
    hands = {"".join(hand) for hand in combinations(sorted(cards.elements()), size)}
    return {
        hand: prod(comb(cards[kind], count) for kind, count in Counter(hand).items())
        for hand in hands
        if may_be_placed(hand)
    }


def assert_as_likely_as(seen: Counter[str], ways: dict[str, int]) -> None:
    """Chi square, with a bound that a right sampler misses once in 10,000 times."""
    total, all_ways = sum(seen.values()), sum(ways.values())
    assert set(seen) <= set(ways)
    expected = {cards: n * total / all_ways for cards, n in ways.items()}
    chi = sum((seen[cards] - number) ** 2 / number for cards, number in expected.items())
    freedom = len(ways) - 1
    assert chi < freedom + 3.72 * sqrt(2 * freedom) + 10


def imagined(position: dict[str, Any], worlds: int) -> Counter[str]:
    state = choson.position(position)
    return Counter(state.determinize(0, seed).position()["placed"][1] for seed in range(worlds))


def test_two_cards_may_be_one_family_or_two_or_an_event_and_not_a_watcher() -> None:
    position = table(
        phase="order", first=1, hands=["99", ""], placed=["", "88"], tableaus=["12234455566677788", "344566777788EEEE"]
    )
    ways = placements(unseen(position), 2)
    assert "3E" in ways
    assert "9E" not in ways
    assert_as_likely_as(imagined(position, 4000), ways)


def test_three_cards_may_be_three_events() -> None:
    position = table(placed=["", "999"], tableaus=["1223455566777888EE", "344456667778EEE"])
    ways = placements(unseen(position), 3)
    assert set(ways) == {"888", "999", "EEE"}
    assert_as_likely_as(imagined(position, 2000), ways)


def test_events_that_lie_aside_are_in_nobodys_hand() -> None:
    position = table(placed=["", "999"], tableaus=["5EEE", "EEEEEE"], turn=turn(events=1, effect=effect("5")), round=8)
    state = choson.position(position)
    for seed in range(200):
        world = state.determinize(0, seed)
        assert "E" not in "".join(world.position()["placed"])
        assert world.record.pile[9] == 0
