"""Sets of puzzles as text files: a line with the game and its rules version, then a line of JSON for each puzzle.

A puzzle holds a view, so hidden cards are only counted. Reading a file checks that each view is possible, that its
actions are those that the rules allow, and that the solution is one of them.
"""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from pathlib import Path
from typing import Any

from madang.bots.determinize import state_from_view
from madang.bots.protocol import View
from madang.core.game import game
from madang.core.state import State
from madang.puzzles.themes import THEMES

FORMAT = "madang puzzles 1"
FOLDER = Path(__file__).parent / "sets"
HEADER = ("format", "game", "rules")


class BadPuzzle(ValueError):
    """A file of puzzles is wrong: the text says where, and what is wrong with it."""


@dataclass(frozen=True)
class Puzzle:
    id: str
    view: View
    """What the seat to act knows. It contains its legal actions."""
    solution: str
    chances: dict[str, float]
    """The seat's chance of winning after each action, by the deep search."""
    margin: float
    """By how much the solution is better than any other action, in winning chance."""
    error: float
    """Half the 95% interval of the margin."""
    missed: dict[str, float]
    """The share of attempts in which bots miss the solution, by bot."""
    rating: float
    """The difficulty before anybody has tried."""
    themes: tuple[str, ...]
    source: str
    """The game that the position is from."""

    @property
    def seat(self) -> int:
        return int(self.view["you"])

    @cached_property
    def state(self) -> State:
        """A state with this view. Its hidden cards are sampled: nothing about the original game is known."""
        return state_from_view(self.view).determinize(self.seat, int(self.id, 16))

    def loss(self, action: str) -> float:
        """What a legal action loses against the solution, in winning chance."""
        worst = min(self.chances.values())
        return max(0.0, self.chances[self.solution] - self.chances.get(action, worst))


@dataclass(frozen=True)
class PuzzleSet:
    """All puzzles of a game, in the order of the file."""

    game: str
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def by_id(self) -> dict[str, Puzzle]:
        return {puzzle.id: puzzle for puzzle in self.puzzles}


def puzzle_id(view: View) -> str:
    """A short id that depends on nothing but the view.

    >>> puzzle_id({"game": "koryo"})
    '4de89f4a'
    """
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()[:8]


@functools.cache
def puzzle_set(name: str) -> PuzzleSet:
    """The puzzles of a game that come with Madang.

    >>> puzzle_set("koryo").game
    'koryo'
    """
    return read_puzzles(FOLDER / f"{game(name).name}.jsonl")


def read_puzzles(path: Path) -> PuzzleSet:
    """Read a file of puzzles; raise `BadPuzzle` if a puzzle does not fit the rules."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise BadPuzzle(f"{path}: cannot be read ({error})") from error
    name = _check_header(path, _json(f"{path}, line 1", lines[0] if lines else ""))
    puzzles = [_read_puzzle(f"{path}, line {number}", name, line) for number, line in enumerate(lines[1:], start=2)]
    if len({puzzle.id for puzzle in puzzles}) < len(puzzles):
        raise BadPuzzle(f"{path}: contains a puzzle twice")
    return PuzzleSet(name, tuple(puzzles))


def write_puzzles(path: Path, name: str, puzzles: Sequence[Puzzle]) -> None:
    """Write a file of puzzles. If that fails half-way, an older file stays as it was."""
    header = {"format": FORMAT, "game": name, "rules": game(name).version}
    lines = [json.dumps(header), *(json.dumps(asdict(puzzle), separators=(",", ":")) for puzzle in puzzles)]
    partial = path.with_name(f"{path.name}.part")
    partial.write_text("\n".join(lines) + "\n", "utf-8")
    partial.replace(path)


def _json(where: str, line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except ValueError as error:
        raise BadPuzzle(f"{where}: not JSON ({error})") from error
    if not isinstance(data, dict):
        raise BadPuzzle(f"{where}: must be a JSON object")
    return data


def _check_header(path: Path, header: dict[str, Any]) -> str:
    if header.get("format") != FORMAT or {*header} != {*HEADER}:
        raise BadPuzzle(
            f"{path}: the first line must have the format {FORMAT!r}, the game and the version of its rules"
        )
    try:
        found = game(header["game"])
    except ValueError as error:
        raise BadPuzzle(f"{path}: {error}") from error
    if header["rules"] != found.version:
        raise BadPuzzle(
            f"{path}: the puzzles were made by rules version {header['rules']}, and these are version {found.version}; "
            f"make a new set with: madang puzzles make {found.name}"
        )
    return found.name


def _read_puzzle(where: str, name: str, line: str) -> Puzzle:
    data = _json(where, line)
    expected = {field.name for field in fields(Puzzle)}
    if {*data} != expected:
        raise BadPuzzle(f"{where}: the fields must be {', '.join(sorted(expected))}")
    puzzle = Puzzle(**data | {"themes": tuple(data["themes"])})
    view = puzzle.view
    if not isinstance(view, dict) or view.get("game") != name:
        raise BadPuzzle(f"{where}: the view is not of {name}")
    try:
        state = state_from_view(view)
    except ValueError as error:
        raise BadPuzzle(f"{where}: no seat can have this view: {error}") from error
    if state.view(puzzle.seat) != view:
        raise BadPuzzle(f"{where}: by the rules the view would be another")
    if puzzle.id != puzzle_id(view):
        raise BadPuzzle(f"{where}: the id does not belong to the view")
    if puzzle.solution not in view["actions"] or state.forced:
        raise BadPuzzle(f"{where}: the solution {puzzle.solution!r} is not a choice in this position")
    if not {puzzle.solution} <= {*puzzle.chances} <= {*view["actions"]}:
        raise BadPuzzle(f"{where}: the chances are not those of the legal actions")
    if puzzle.chances[puzzle.solution] < max(puzzle.chances.values()):
        raise BadPuzzle(f"{where}: another action has a better chance than the solution")
    if not puzzle.themes or not {*puzzle.themes} <= {*THEMES[name]}:
        raise BadPuzzle(f"{where}: the themes of {name} are {', '.join(THEMES[name])}")
    return puzzle
