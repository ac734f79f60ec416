"""Network inputs of Chosŏn."""

from __future__ import annotations

from typing import Any

from madang.bots.features.choson import FEATURES, write_features
from madang.bots.features.leads import LEAD_FEATURES
from madang.bots.inputs.cards import (
    placed_action,
    take_back_orders,
    ways_to_place,
    write_placed,
    write_visible_leads,
)
from madang.bots.inputs.relative_actions import relative_actions
from madang.games.cards import MAX_SEATS, cards_dealt, heap_size
from madang.games.choson.data import (
    A_PLAY,
    A_PLAY_PAIR,
    KINDS,
    ORDER,
    TABLE,
    V_FIRE,
    V_LOBBY,
    V_ORACLE_FROM,
    V_SCIENTIST_FROM,
    V_STRIKE,
    V_TRAVEL_FROM,
)
from madang.games.choson.observe import LAYOUT, observe
from madang.games.choson.rules import forget_turn
from madang.games.observation_encoding import layout_size
from madang.jit import jit

OBSERVED = layout_size(LAYOUT)
POLICY_INPUTS = OBSERVED + LEAD_FEATURES
VALUE_INPUTS = OBSERVED + FEATURES + (MAX_SEATS - 1) * len(KINDS)
RELATIVE = relative_actions(TABLE, (V_FIRE, V_STRIKE, V_ORACLE_FROM, V_SCIENTIST_FROM, V_TRAVEL_FROM), (V_LOBBY,))


@jit
def write_policy_inputs(s: Any, seat: int, out: Any) -> None:
    observe(s, seat, out)
    write_visible_leads(s, seat, out[OBSERVED:])


@jit
def write_value_inputs(s: Any, seat: int, out: Any) -> None:
    observe(s, seat, out)
    write_features(s, seat, out[OBSERVED:])
    write_placed(s, seat, out[OBSERVED + FEATURES :])


@jit
def has_placed(s: Any, seat: int) -> bool:
    return heap_size(s.placed[seat]) > 0


@jit
def placed_order(s: Any, seat: int) -> int:
    """The action by which a seat placed its cards."""
    return placed_action(s, seat, A_PLAY, A_PLAY_PAIR)


@jit
def placement_ways(before: Any, after: Any, seat: int) -> float:
    return ways_to_place(before.hand[seat], after.placed[seat])


@jit
def return_to_order(s: Any, seat: int, rng: Any) -> None:
    """Go back to a seat's order, except that what was revealed since then stays so."""
    forget_turn(s)
    s.phase = ORDER
    take_back_orders(s, seat, cards_dealt(s.season), rng)
