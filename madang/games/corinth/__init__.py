"""Corinth, by Sébastien Pauchon: players draft rolled dice to fill their sheets."""

from madang.games.corinth import data, notation, rules
from madang.games.corinth.data import RECORD, TABLE

TITLE = "Corinth"
VERSION = 1
"""The rules version: raised when the same seed and actions would give another game."""

__all__ = ["RECORD", "TABLE", "TITLE", "VERSION", "data", "notation", "rules"]
