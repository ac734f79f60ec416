"""The parts of the scores, computed seat by seat with the uncompiled rules, to compare with `tally.score_parts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from madang import State
from madang.games import cards, choson, corinth
from madang.games.cards import FAMILIES, NOBODY
from madang.games.choson.data import EVENT
from madang.games.choson.tally import FIRST_PLAYER_POINTS
from madang.games.corinth.data import BONUSES, COINS, DISTRICTS, HERD
from madang.games.corinth.tally import DISTRICT_ORDER
from madang.games.koryo.data import BARBARIAN, LOBBYING
from madang.jit import plain

ScoreParts = list[tuple[str, list[int]]]
"""Message ids, each with the points of every seat."""

majority_of = plain(cards.majority_of)
legacy_points = plain(choson.rules.legacy_points)
district_points = plain(corinth.rules.district_points)
temple_points = plain(corinth.rules.temple_points)


def koryo_score_parts(s: Any) -> ScoreParts:
    seats = range(int(s.players))
    parts = []
    for family in range(FAMILIES):
        leader = majority_of(s, family, NOBODY)
        parts.append((f"koryo-score-{family + 1}", [family + 1 if seat == leader else 0 for seat in seats]))
    parts.append(("koryo-score-tokens", [int(s.tokens[seat]) for seat in seats]))
    parts.append(
        ("koryo-score-events", [-int(s.tableau[seat, BARBARIAN] + s.tableau[seat, LOBBYING]) for seat in seats])
    )
    return parts


def choson_score_parts(s: Any) -> ScoreParts:
    seats = range(int(s.players))
    parts = []
    for family in range(FAMILIES):
        leader = majority_of(s, family, NOBODY)
        parts.append((f"choson-score-{family + 1}", [family + 1 if seat == leader else 0 for seat in seats]))
    parts.append(("choson-score-tokens", [int(s.tokens[seat]) for seat in seats]))
    parts.append(("choson-score-events", [int(s.tableau[seat, EVENT]) for seat in seats]))
    parts.append(("choson-score-first", [FIRST_PLAYER_POINTS if seat == s.first else 0 for seat in seats]))
    so_far = [sum(points[seat] for _, points in parts) for seat in seats]
    legacy = [int(legacy_points(so_far[seat], s.players)) if seat == s.legacy else 0 for seat in seats]
    parts.append(("choson-score-legacy", legacy))
    return parts


def corinth_score_parts(s: Any) -> ScoreParts:
    seats = range(int(s.players))
    bonus = [[int(BONUSES[d]) if s.bonus[d] == seat else 0 for seat in seats] for d in range(len(DISTRICTS))]
    parts = [
        (f"corinth-score-{DISTRICTS[d]}", [int(district_points(s, seat, d)) - bonus[d][seat] for seat in seats])
        for d in DISTRICT_ORDER
    ]
    left = s.circled.astype(int) - s.spent.astype(int)
    parts.append(("corinth-score-bonuses", [sum(b[seat] for b in bonus) for seat in seats]))
    parts.append(("corinth-score-steward", [int(s.boxes[seat][: s.written[seat]].sum()) for seat in seats]))
    parts.append(("corinth-score-temple", [int(temple_points(s, seat)) for seat in seats]))
    parts.append(("corinth-score-gold", [int(left[seat, COINS]) // 2 for seat in seats]))
    parts.append(("corinth-score-goats", [int(left[seat, HERD]) // 2 for seat in seats]))
    return parts


def reference_score_parts(state: State) -> ScoreParts:
    functions: dict[str, Callable[[Any], ScoreParts]] = {
        "koryo": koryo_score_parts,
        "choson": choson_score_parts,
        "corinth": corinth_score_parts,
    }
    return functions[state.game.name](state.record)
