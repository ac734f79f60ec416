"""A second, slow implementation of the legal actions of Koryŏ, from positions alone."""

from __future__ import annotations

from itertools import combinations
from typing import Any

Position = dict[str, Any]

KINDS = "123456789BL"


def majority(position: Position, family: str) -> int | None:
    counts = [tableau.count(family) for tableau in position["tableaus"]]
    leaders = [seat for seat, count in enumerate(counts) if count == max(counts) > 0]
    if len(leaders) > 1:
        leaders = [seat for seat in leaders if "1" in position["tableaus"][seat]]
    return leaders[0] if leaders else None


def characters(tableau: str) -> list[str]:
    return sorted({card for card in tableau if card.isdigit()})


def legal_actions(position: Position) -> list[str]:
    phases = {"order": _order, "action": _action, "barbarian": _barbarian, "lobbying": _lobbying, "discard": _discard}
    return sorted(phases[position["phase"]](position)) if position["phase"] != "over" else []


def _order(position: Position) -> set[str]:
    hand = position["hands"][position["actor"]]
    found = {"pass"}
    for size in range(1, len(hand) + 1):
        for cards in combinations(sorted(hand, key=KINDS.index), size):
            if len(set(cards)) == 1 or (len(cards) == 2 and majority(position, "5") == position["actor"]):
                found.add("play " + "".join(cards))
    return found


def _action(position: Position) -> set[str]:
    actor, used = position["actor"], position.get("used", [])
    found = {f"reveal {kind}" for kind in position["placed"][actor]} or {"end"}
    if "banker" not in used and position["bank"] and majority(position, "6") == actor:
        found.add("banker")
    if "priest" not in used and majority(position, "4") == actor:
        found |= {f"priest {event}" for event in "BL" if event in position["tableaus"][actor]}
    if "spy" not in used and majority(position, "2") == actor:
        found |= {f"spy {seat}" for seat, tokens in enumerate(position["tokens"]) if tokens and seat != actor}
    return found


def _barbarian(position: Position) -> set[str]:
    return {"decline"} | {
        f"destroy {seat}:{family}"
        for seat, tableau in enumerate(position["tableaus"])
        for family in characters(tableau)
        if seat not in (position["actor"], majority(position, "7"))
    }


def _lobbying(position: Position) -> set[str]:
    shielded = majority(position, "2")
    swappable = [
        (seat, family)
        for seat, tableau in enumerate(position["tableaus"])
        for family in characters(tableau)
        if seat != shielded or "7" in tableau
    ]
    return {"decline"} | {
        f"swap {seat}:{family} {other}:{other_family}"
        for (seat, family), (other, other_family) in combinations(swappable, 2)
        if seat != other and family != other_family
    }


def _discard(position: Position) -> set[str]:
    return {f"discard {family}" for family in characters(position["tableaus"][position["actor"]])}
