"""Puzzles: positions, seen by one seat, in which one action is clearly the best. `docs/puzzles.md` explains them."""

from madang.puzzles.files import BadPuzzle, Puzzle, PuzzleSet, puzzle_set, read_puzzles

__all__ = ["BadPuzzle", "Puzzle", "PuzzleSet", "puzzle_set", "read_puzzles"]
