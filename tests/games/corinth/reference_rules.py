"""A second, slow implementation of the legal actions and scores of Corinth, from positions alone.

The tables are copied from the rules, not imported, and paths over the market are found by exhaustive search.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Position = dict[str, Any]

SHOPS = {
    "spices": [(4, 2), (5, 2), (10, 4)],
    "carpets": [(3, 2), (5, 3), (8, 4)],
    "wine": [(2, 2), (3, 3), (4, 3), (6, 4)],
    "oil": [(1, 2), (2, 3), (3, 3), (6, 5)],
}
"""The points and the number of symbols of each shop."""
BONUS = {"carpets": 3, "wine": 4, "oil": 5}
COST = {"temple": (3, 3), "warehouse": (4, 4), "stable": (2, 1), "store": (0, 2)}
"""The price of each building in gold and goats."""
GIVES = {
    "a1": "score", "b1": "yellow", "c1": "1 carpets", "d1": "+1", "e1": "score",
    "a2": "1 spices", "b2": "1 oil", "c2": "2 goats", "d2": "yellow", "e2": "2 oil",
    "a3": "+1", "b3": "1 wine", "d3": "1 gold", "e3": "+1",
    "a4": "2 oil", "b4": "2 gold", "c4": "yellow", "d4": "1 wine", "e4": "1 carpets",
    "a5": "score", "b5": "1 goats", "c5": "+1", "d5": "2 goats", "e5": "1 spices",
}  # fmt: skip
STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}

# --- the market ------------------------------------------------------------------------------------------------------


def neighbor(field: str, direction: str) -> str | None:
    column, row = chr(ord(field[0]) + STEP[direction][0]), int(field[1]) + STEP[direction][1]
    return f"{column}{row}" if column in "abcde" and 1 <= row <= 5 else None


def path_lengths(field: str, walked: frozenset[str], longest: int) -> set[int]:
    """The lengths of all paths from a field over unwalked fields, up to `longest`."""
    found = {0}
    if longest == 0:
        return found
    for direction in STEP:
        ahead = neighbor(field, direction)
        if ahead is not None and ahead not in walked:
            found |= {length + 1 for length in path_lengths(ahead, walked | {ahead}, longest - 1)}
    return found


def first_steps(field: str, walked: frozenset[str], length: int) -> Iterator[str]:
    """The directions in which a path of exactly this length can begin."""
    for direction in sorted(STEP):
        ahead = neighbor(field, direction)
        if (
            ahead is not None
            and ahead not in walked
            and length - 1 in path_lengths(ahead, walked | {ahead}, length - 1)
        ):
            yield direction


def walked_fields(sheet: Position) -> frozenset[str]:
    return frozenset([*sheet["market"]["circled"], *sheet["market"]["crossed"], "c3"])


def steward_field(sheet: Position) -> str:
    return str(["c3", *sheet["market"]["circled"]][-1])


def move_lengths(sheet: Position, value: int) -> list[int]:
    """The lengths of a move that can be both paid and walked."""
    reach = unspent(sheet, "gold") + (2 if "stable" in sheet["buildings"] else 0)
    walkable = path_lengths(steward_field(sheet), walked_fields(sheet), min(24, value + reach))
    return [length for length in range(max(1, value - reach), value + reach + 1) if length in walkable]


# --- legal actions ---------------------------------------------------------------------------------------------------


def unspent(sheet: Position, purse: str) -> int:
    return int(sheet[purse]["circled"] - sheet[purse]["spent"])


def is_full(sheet: Position, district: str) -> bool:
    return bool(sheet[district] == [size for _, size in SHOPS[district]])


def legal_actions(position: Position) -> list[str]:
    phase, actor, move = position["phase"], position["actor"], position["move"]
    if phase == "over":
        return []
    sheet = position["sheets"][actor]
    if phase == "roll":
        return [f"roll {k}" for k in range(min(unspent(sheet, "gold"), 3 - sheet["market"]["yellow"]) + 1)]
    if phase == "choose":
        return sorted(harbor_actions(position["harbor"], sheet))
    if phase == "shop":
        shops = [f"shop {i + 1}" for i, filled in enumerate(sheet[move["district"]]) if filled == 0]
        return [*shops, "stop"]
    if phase == "steps":
        return sorted(f"steps {length}" for length in move_lengths(sheet, move["value"]))
    if phase == "walk":
        here = [steward_field(sheet), *move["path"]][-1]
        return list(first_steps(here, walked_fields(sheet) | {*move["path"]}, move["steps"] - len(move["path"])))
    return [*sorted(f"build {building}" for building in COST if can_build(sheet, building)), "done"]


def harbor_actions(harbor: Position, sheet: Position) -> Iterator[str]:
    if not harbor:
        yield from ["compensate", "skip"] if move_lengths(sheet, 1) else ["skip"]
        return
    takes = [district for district in harbor if can_take(sheet, district)]
    moves = [district for district, group in harbor.items() if move_lengths(sheet, group["value"])]
    yield from (f"take {district}" for district in takes)
    yield from (f"steward {district}" for district in moves)
    if not takes and not moves:
        yield from (f"drop {district}" for district in harbor)


def can_take(sheet: Position, district: str) -> bool:
    return sheet[district]["circled"] < 24 if district in ("gold", "goats") else not is_full(sheet, district)


def can_build(sheet: Position, building: str) -> bool:
    gold, goats = COST[building]
    return building not in sheet["buildings"] and unspent(sheet, "gold") >= gold and unspent(sheet, "goats") >= goats


# --- scoring ---------------------------------------------------------------------------------------------------------


def score(position: Position, seat: int) -> int:
    sheet = position["sheets"][seat]
    shops = sum(
        points
        for district, sizes in SHOPS.items()
        for (points, size), filled in zip(sizes, sheet[district], strict=True)
        if filled == size
    )
    bonuses = sum(BONUS[district] for district, owner in position["bonuses"].items() if owner == seat)
    temple = 3 * len(sheet["buildings"]) if "temple" in sheet["buildings"] else 0
    return shops + bonuses + unspent(sheet, "gold") // 2 + unspent(sheet, "goats") // 2 + sum(boxes(sheet)) + temple


def boxes(sheet: Position) -> list[int]:
    """The running totals in the boxes, computed from the circled fields."""
    written: list[int] = []
    since = 0
    for field in sheet["market"]["circled"]:
        since += 2 if GIVES[field] == "+1" else 1
        if GIVES[field] == "score":
            written.append(since + (written[-1] if written else 0))
            since = 0
    return written


def winners(position: Position) -> list[int]:
    if position["phase"] == "over" and position["harbor"]:
        return [position["first"]]
    ranks = [(score(position, seat), unspent(sheet, "gold")) for seat, sheet in enumerate(position["sheets"])]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
