"""The steward's walk: which ways over the market are left, and what the last field of a move gives.

A set of fields is the bits of a number. A field is never walked twice, so a way is a path that avoids itself and
everything walked before. The beginnings of a way are ways of every smaller length, so one search for the longest way
answers for all lengths.
"""

from __future__ import annotations

from typing import Any

from madang.games.corinth.data import (
    ALL_FIELDS,
    BIT,
    COINS,
    DARK,
    E_PLUS,
    E_SCORE,
    FIELD_EFFECT,
    LAST_DIRECTION,
    LEFT_EDGE,
    LONGEST_MOVE,
    NEXT,
    RIGHT_EDGE,
    SIDE,
    STABLE,
    STABLE_STEPS,
    START,
)
from madang.jit import jit

SEARCH_UNBOUNDED = 6
"""Up to this length, searching for a way costs less than computing an upper bound first."""

# --- ways ------------------------------------------------------------------------------------------------------------


@jit
def steward_field(s: Any, seat: int) -> int:
    """The field on which the steward of a seat stands between moves."""
    landings = s.landings[seat]
    return s.landed[seat, landings - 1] if landings > 0 else START


@jit
def longest_way(field: int, walked: int, most: int) -> int:
    """The length of the longest way from a field, or `most` if there is one as long as that.

    A depth-first search that keeps its way as a number, two bits per step, and so allocates nothing.
    """
    if most > SEARCH_UNBOUNDED:
        most = min(most, longest_way_bound(field, walked))
    best = depth = trail = direction = 0
    while best < most:
        if direction <= LAST_DIRECTION:
            ahead = NEXT[field, direction]
            if ahead < 0 or walked & BIT[ahead]:
                direction += 1
                continue
            field = ahead
            walked |= BIT[field]
            trail = trail << 2 | direction
            depth += 1
            best = max(best, depth)
            direction = 0
            if most > SEARCH_UNBOUNDED and depth + longest_way_bound(field, walked) <= best:
                direction = LAST_DIRECTION + 1  # no longer way in this direction
        elif depth == 0:
            break
        else:
            walked ^= BIT[field]
            direction = trail & LAST_DIRECTION
            field = NEXT[field, LAST_DIRECTION - direction]
            trail >>= 2
            depth -= 1
            direction += 1
    return best


@jit
def longest_way_bound(field: int, walked: int) -> int:
    """An upper bound of the longest way: the fields within reach, taken alternately from the two colors."""
    open_fields = ALL_FIELDS & ~walked
    reached = BIT[field]
    spread = 0
    while spread != reached:
        spread = reached
        beside = (reached & ~RIGHT_EDGE) << 1 | (reached & ~LEFT_EDGE) >> 1 | reached << SIDE | reached >> SIDE
        reached |= beside & open_fields
    reached ^= BIT[field]
    dark = count_fields(reached & DARK)
    light = count_fields(reached) - dark
    same, other = (dark, light) if BIT[field] & DARK else (light, dark)
    return 2 * same + 1 if other > same else 2 * other


@jit
def count_fields(fields: int) -> int:
    """How many fields a set has."""
    count = 0
    while fields:
        fields &= fields - 1
        count += 1
    return count


# --- lengths ---------------------------------------------------------------------------------------------------------


@jit
def coins(s: Any, seat: int) -> int:
    """The gold that a seat has."""
    return s.circled[seat, COINS] - s.spent[seat, COINS]


@jit
def free_steps(s: Any, seat: int) -> int:
    """How many steps longer or shorter a move may be for nothing."""
    return STABLE_STEPS if s.built[seat, STABLE] else 0


@jit
def leeway(s: Any, seat: int) -> int:
    """How many steps longer or shorter than the value a seat can afford to move."""
    return free_steps(s, seat) + coins(s, seat)


@jit
def price(s: Any, seat: int, value: int, length: int) -> int:
    """What a move of this length costs in gold."""
    return max(0, abs(length - value) - free_steps(s, seat))


@jit
def shortest_move(s: Any, seat: int, value: int) -> int:
    """The least number of steps that a seat can afford to move with dice of this value."""
    return max(1, value - leeway(s, seat))


@jit
def longest_move(s: Any, seat: int, value: int) -> int:
    """The most steps that a seat can afford and that there is a way for; less than the shortest if it cannot move."""
    most = min(LONGEST_MOVE, value + leeway(s, seat))
    return longest_way(steward_field(s, seat), s.walked[seat], most)


@jit
def steward_can_move(s: Any, seat: int, value: int) -> bool:
    """Whether some length is affordable and there is a way for it: the shortest affordable one will do."""
    length = shortest_move(s, seat, value)
    return longest_way(steward_field(s, seat), s.walked[seat], length) == length


@jit
def walker_field(s: Any) -> int:
    """Where the actor's steward is in the middle of a move."""
    return s.path[s.walked_now - 1] if s.walked_now > 0 else steward_field(s, s.actor)


@jit
def can_step_on(s: Any, field: int) -> bool:
    """Whether the actor's steward may step on a field: it is not walked yet, and the rest can be walked from there."""
    walked = s.walked[s.actor]
    if field < 0 or walked & BIT[field]:
        return False
    rest = s.steps - s.walked_now - 1
    return rest == 0 or longest_way(field, walked | BIT[field], rest) == rest


# --- the field at the end --------------------------------------------------------------------------------------------


@jit
def circle_field(s: Any, seat: int, field: int) -> None:
    s.landed[seat, s.landings[seat]] = field
    s.landings[seat] += 1


@jit
def score_field_points(s: Any, seat: int, landings: int) -> int:
    """What a score field gives after so many landings.

    These are the fields circled since the last score field, this one included, each `+1` twice, plus the box before.
    """
    total = 1
    place = landings - 1
    while place >= 0 and FIELD_EFFECT[s.landed[seat, place]] != E_SCORE:
        total += 2 if FIELD_EFFECT[s.landed[seat, place]] == E_PLUS else 1
        place -= 1
    written = s.written[seat]
    if written > 0:
        total += s.boxes[seat, written - 1]
    return total


@jit
def write_box(s: Any, seat: int) -> None:
    """Fill the next box of a seat that has just landed on a score field."""
    written = s.written[seat]
    s.boxes[seat, written] = score_field_points(s, seat, s.landings[seat] - 1)
    s.written[seat] = written + 1
