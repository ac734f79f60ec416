"""Network inputs of Corinth, which hides nothing."""

from __future__ import annotations

from typing import Any

from madang.bots.features.corinth import FEATURES, write_features
from madang.bots.inputs.relative_actions import relative_actions
from madang.games.corinth.data import TABLE
from madang.games.corinth.observe import LAYOUT, observe
from madang.games.observation_encoding import layout_size
from madang.jit import jit

OBSERVED = layout_size(LAYOUT)
POLICY_INPUTS = OBSERVED + FEATURES
VALUE_INPUTS = OBSERVED + FEATURES
RELATIVE = relative_actions(TABLE, (), ())


@jit
def write_policy_inputs(s: Any, seat: int, out: Any) -> None:
    observe(s, seat, out)
    write_features(s, seat, out[OBSERVED:])


@jit
def write_value_inputs(s: Any, seat: int, out: Any) -> None:
    observe(s, seat, out)
    write_features(s, seat, out[OBSERVED:])


@jit
def has_placed(s: Any, seat: int) -> bool:
    """Nobody places cards."""
    return False


@jit
def placed_order(s: Any, seat: int) -> int:
    return 0


@jit
def placement_ways(before: Any, after: Any, seat: int) -> float:
    return 1.0


@jit
def return_to_order(s: Any, seat: int, rng: Any) -> None:
    """Nobody gives orders."""
