"""What Koryŏ and Chosŏn share: cards as counts by kind, dealing, majorities, and what a seat cannot see.

A heap of cards (a hand, a tableau, the pile) is an array with the number of cards of each kind. The first nine kinds
are the families of characters; a family's value is its index plus one, and so is its number of copies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb
from operator import mul
from types import SimpleNamespace
from typing import Any

import numpy as np

from madang.games.chance import below, rng_below, rng_uniform
from madang.jit import jit

FAMILIES = 9
NOBODY = -1
ROUNDS = 8
MAX_SEATS = 4

MAX_COPIES = 10
MAX_TRIES = 1000

BINOMIAL = np.array([[float(comb(n, k)) for k in range(MAX_COPIES + 1)] for n in range(MAX_COPIES + 1)])


def card_text(heap: Sequence[int], kinds: str) -> str:
    """The cards of a heap as a text, in the order of the kinds.

    >>> card_text([0, 2, 1], "123")
    '223'
    """
    return "".join(map(mul, kinds, heap))


def with_fast_tableau(s: Any) -> SimpleNamespace:
    """A copy of an unpacked record whose tableau is a memoryview: plain rules read it twice as fast."""
    return SimpleNamespace(**vars(s) | {"tableau": memoryview(s.tableau)})


def leaders(s: Any, majority: Callable[[Any, int], int], kinds: str) -> dict[str, int]:
    """The seat that leads each family, by the letter of the family, without families that nobody leads."""
    holders = {kinds[family]: majority(s, family) for family in range(FAMILIES)}
    return {kind: seat for kind, seat in holders.items() if seat != NOBODY}


def family_parts(tableaus: Any) -> list[Any]:
    """The points that each family gives in many games: a list by family of arrays by game and seat.

    >>> parts = family_parts(np.array([[[1, 2] + [0] * 7, [0, 2] + [0] * 7]]))  # a card 1, and two cards 2 each
    >>> parts[0], parts[1]
    (array([[1, 0]]), array([[0, 0]]))
    """
    parts = []
    for family in range(FAMILIES):
        counts = tableaus[:, :, family]
        most = counts.max(axis=1, keepdims=True)
        leads = (counts == most) & (most > 0)
        parts.append(np.where(leads & (leads.sum(axis=1, keepdims=True) == 1), family + 1, 0))
    return parts


# --- the season ------------------------------------------------------------------------------------------------------


@jit
def cards_dealt(round_number: int) -> int:
    """How many cards each player is dealt in a round."""
    return 11 - round_number


@jit
def cards_allowed(round_number: int) -> int:
    """How many cards a player may keep at the end of a round."""
    return round_number + 2


# --- dealing ---------------------------------------------------------------------------------------------------------


@jit
def deal_round(s: Any, number: int) -> None:
    """Deal `number` cards to each seat, one at a time clockwise from the first player, until the pile is empty."""
    left = heap_size(s.pile)
    for _ in range(number):
        for turn in range(s.players):
            if left == 0:
                return
            deal_card(s, (s.first + turn) % s.players, left)
            left -= 1


@jit
def deal_card(s: Any, seat: int, left: int) -> None:
    """Deal one of the `left` cards of the pile."""
    kind = kind_at(s.pile, below(s, left))
    s.pile[kind] -= 1
    s.hand[seat, kind] += 1


@jit
def kind_at(heap: Any, place: int) -> int:
    """The kind of the card at `place` when a heap is laid out by kinds."""
    kind = 0
    while place >= heap[kind]:
        place -= heap[kind]
        kind += 1
    return kind


@jit
def heap_size(heap: Any) -> Any:
    total = np.int64(0)
    for kind in range(heap.shape[0]):
        total += heap[kind]
    return total


@jit
def characters(heap: Any) -> Any:
    """How many characters a heap holds."""
    total = np.int64(0)
    for family in range(FAMILIES):
        total += heap[family]
    return total


@jit
def move_all(source: Any, target: Any) -> None:
    for kind in range(source.shape[0]):
        target[kind] += source[kind]
        source[kind] = 0


# --- majorities ------------------------------------------------------------------------------------------------------


@jit
def majority_of(s: Any, family: int, tie_breaker: int) -> int:
    """The seat with the most cards of a family, or NOBODY.

    On a tie for the most it is `tie_breaker`, if that seat is one of the tied seats.
    """
    most, holder = 0, NOBODY
    for seat in range(s.players):
        count = s.tableau[seat, family]
        if count > most:
            most, holder = count, seat
        elif count == most:
            holder = NOBODY
    if holder == NOBODY and most > 0 and tie_breaker != NOBODY and s.tableau[tie_breaker, family] == most:
        return tie_breaker
    return holder


@jit
def family_points(s: Any, out: Any) -> None:
    """Add each family's value to the seat that has strictly the most of it."""
    for family in range(FAMILIES):
        leader = majority_of(s, family, NOBODY)
        if leader != NOBODY:
            out[leader] += family + 1


@jit
def mark_highest(out: Any, players: int) -> None:
    """Turn scores into 1 for every seat that has the highest, 0 for the others."""
    best = out[0]
    for seat in range(1, players):
        best = max(best, out[seat])
    for seat in range(players):
        out[seat] = 1 if out[seat] == best else 0


# --- what a seat cannot see ------------------------------------------------------------------------------------------


@jit
def sample_hidden(s: Any, seat: int, same: Any, pairs: Any, may_pair: Any, rng: Any) -> None:
    """Exchange all cards that `seat` does not see for others, uniformly over all deals that `seat` cannot rule out.

    Every seat keeps its number of cards. Another seat's placed cards are ones that it may have placed: n cards of one
    kind where `same[n, kind]`, or one card each of kinds j and k where `pairs[j, k]` and `may_pair[other]`.
    """
    hands = (
        _hidden_count(s.hand, 0, seat),
        _hidden_count(s.hand, 1, seat),
        _hidden_count(s.hand, 2, seat),
        _hidden_count(s.hand, 3, seat),
    )
    orders = (
        _hidden_count(s.placed, 0, seat),
        _hidden_count(s.placed, 1, seat),
        _hidden_count(s.placed, 2, seat),
        _hidden_count(s.placed, 3, seat),
    )
    for other in range(s.players):
        if other != seat:
            move_all(s.hand[other], s.pile)
            move_all(s.placed[other], s.pile)
    for _ in range(MAX_TRIES):
        if _sample_placed(s, orders, same, pairs, may_pair, rng):
            break
    for other in range(s.players):
        if heap_size(s.placed[other]) < orders[other]:  # no allowed combination was found: place any cards
            _draw_cards(s.pile, s.placed[other], orders[other], rng)
        _draw_cards(s.pile, s.hand[other], hands[other], rng)


@jit
def _hidden_count(heaps: Any, other: int, seat: int) -> int:
    """How many cards of another's heap `seat` cannot see."""
    return 0 if other == seat else heap_size(heaps[other])


@jit
def _sample_placed(s: Any, orders: Any, same: Any, pairs: Any, may_pair: Any, rng: Any) -> bool:
    """Sample what each other seat has placed; return False, with nothing placed, for a try that is rejected.

    Sampling seat after seat, with choices weighted by the number of ways to make them, would favor choices that leave
    few ways to later seats. A try is therefore kept with probability (ways left) / (ways if nobody had placed before).
    """
    possible = (
        _count_ways(s.pile, orders[0], same, pairs, may_pair[0]),
        _count_ways(s.pile, orders[1], same, pairs, may_pair[1]),
        _count_ways(s.pile, orders[2], same, pairs, may_pair[2]),
        _count_ways(s.pile, orders[3], same, pairs, may_pair[3]),
    )
    keep = 1.0
    for other in range(s.players):
        if orders[other] == 0:
            continue
        left = _count_ways(s.pile, orders[other], same, pairs, may_pair[other])
        keep = keep * left / possible[other] if possible[other] > 0.0 else 0.0
        if keep > 0.0:
            _place_nth_way(
                s.pile, s.placed[other], orders[other], same, pairs, may_pair[other], rng_uniform(rng) * left
            )
    if rng_uniform(rng) < keep:
        return True
    for other in range(s.players):
        if orders[other] > 0:
            move_all(s.placed[other], s.pile)
    return False


@jit
def _count_ways(pile: Any, size: int, same: Any, pairs: Any, may_pair: bool) -> float:
    """In how many ways `size` cards of the pile can be placed, if cards of one kind are distinct."""
    total = 0.0
    for kind in range(pile.shape[0]):
        if size < same.shape[0] and same[size, kind]:
            total += BINOMIAL[pile[kind], size]
        if size == 2 and may_pair:
            for other in range(kind + 1, pile.shape[0]):
                if pairs[kind, other]:
                    total += pile[kind] * pile[other]
    return total


@jit
def _place_nth_way(pile: Any, placed: Any, size: int, same: Any, pairs: Any, may_pair: bool, place: float) -> None:
    """Place the cards of way number `place`, in the order in which `_count_ways` counts the ways."""
    for kind in range(pile.shape[0]):
        if same[size, kind]:
            place -= BINOMIAL[pile[kind], size]
            if place < 0.0:
                pile[kind] -= size
                placed[kind] += size
                return
        if size == 2 and may_pair:
            for other in range(kind + 1, pile.shape[0]):
                if pairs[kind, other]:
                    place -= pile[kind] * pile[other]
                    if place < 0.0:
                        for chosen in (kind, other):
                            pile[chosen] -= 1
                            placed[chosen] += 1
                        return


@jit
def _draw_cards(pile: Any, heap: Any, number: int, rng: Any) -> None:
    left = heap_size(pile)
    for _ in range(number):
        kind = kind_at(pile, rng_below(rng, left))
        pile[kind] -= 1
        heap[kind] += 1
        left -= 1
