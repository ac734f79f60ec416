"""Starting an environment from a position: ``reset(options={"position": ...})``."""

from __future__ import annotations

from typing import Any

from madang.core.game import Game
from madang.core.state import State


def position_state(game: Game, position: dict[str, Any], players: int, seed: int) -> State:
    """The state of a position for `players` players. Without a seed of its own its future depends on `seed`."""
    state = game.position({"seed": game.stream_seed(seed), **position})
    if state.players != players:
        raise ValueError(f"the position is for {state.players} players, the environment for {players}")
    return state
