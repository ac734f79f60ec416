"""Koryŏ, by Gary Kim: eight rounds of gathering families, each with a power for the player who has the most of it."""

from madang.games.koryo import data, notation, rules
from madang.games.koryo.data import RECORD, TABLE

TITLE = "Koryŏ"
VERSION = 1
"""The rules version: raised when the same seed and actions would give another game."""

__all__ = ["RECORD", "TABLE", "TITLE", "VERSION", "data", "notation", "rules"]
