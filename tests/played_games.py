"""Games that tests play: random games, some of their states, given actions, and whole records."""

from __future__ import annotations

import random
from collections.abc import Iterator

from madang import Fairness, Game, Record, State


def random_game(game: Game, players: int, seed: int) -> Iterator[State]:
    """Every state of a random game, from the start to the end."""
    rng = random.Random(f"{game.name} {players} {seed}")
    state = game.start(players, seed)
    yield state
    while not state.over:
        state = state.play(rng.choice(state.actions()))
        yield state


def some_states(game: Game, players: int, games: int, every: int = 7) -> Iterator[State]:
    """Every `every`-th state of several random games, and each final state."""
    for seed in range(games):
        for number, state in enumerate(random_game(game, players, seed)):
            if (number + seed) % every == 0 or state.over:
                yield state


def play(state: State, *actions: str) -> State:
    for action in actions:
        state = state.play(action)
    return state


def played_record(game: Game | str, players: int = 2, seed: int | Fairness = 5, actions: int = 10**6) -> Record:
    """The record of a game that always plays the same actions, ended or stopped after `actions` of them."""
    record = Record(game if isinstance(game, str) else game.name, players, seed)
    while not record.state.over and len(record.actions) < actions:
        record.play(record.state.actions()[len(record.actions) % len(record.state.actions())])
    return record
