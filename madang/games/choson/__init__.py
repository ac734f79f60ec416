"""Chosŏn, by Gary Kim: eight rounds of gathering families, whose events work through the character they come with."""

from madang.games.choson import data, notation, rules
from madang.games.choson.data import RECORD, TABLE

TITLE = "Chosŏn"
VERSION = 2
"""The rules version: raised when the same seed and actions would give another game."""

__all__ = ["RECORD", "TABLE", "TITLE", "VERSION", "data", "notation", "rules"]
