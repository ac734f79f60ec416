"""Golden games: random games written as readable text, one file for each game and number of players."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from madang import Game
from tests.played_games import random_game

FOLDER = Path(__file__).parent / "golden"
SEED = 1


def path(game: Game, players: int) -> Path:
    return FOLDER / f"{game.name}-{players}.txt"


def text(game: Game, players: int) -> str:
    """The text of a golden game: each action, how many were legal, and the fields that it changed."""
    return "\n".join(_lines(game, players)) + "\n"


def _lines(game: Game, players: int) -> Iterator[str]:
    states = [*random_game(game, players, SEED)]
    yield f"{game.name}, {players} players, seed {SEED}, rules version {game.version}"
    yield f"   start {_changes({}, states[0].position())}"
    for ply, (before, after) in enumerate(pairwise(states)):
        action = next(action for action in before.actions() if before.play(action) == after)
        yield f"{ply:4} seat {before.actor} of {len(before.actions())}: {action}"
        yield f"     {_changes(before.position(), after.position())}"
    yield f"scores {states[-1].scores()}, winners {states[-1].winners()}"


def _changes(before: dict[str, Any], after: dict[str, Any]) -> str:
    changed = (field for field, value in after.items() if before.get(field, after) != value)
    return " ".join(f"{field}={json.dumps(after[field], separators=(',', ':'))}" for field in changed)
