"""How tests play."""

from __future__ import annotations

import random
from collections.abc import Iterator

from madang import Game, State


def random_game(game: Game, players: int, seed: int) -> Iterator[State]:
    """Every state of a game played at random, the last one over."""
    dice = random.Random(f"{game.name} {players} {seed}")
    state = game.start(players, seed)
    yield state
    while not state.over:
        state = state.play(dice.choice(state.actions()))
        yield state


def some_states(game: Game, players: int, games: int, every: int = 7) -> Iterator[State]:
    """Some states from several random games, from all parts of them."""
    for seed in range(games):
        for number, state in enumerate(random_game(game, players, seed)):
            if (number + seed) % every == 0 or state.over:
                yield state
