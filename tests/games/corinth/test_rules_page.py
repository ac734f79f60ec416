"""The drawings of the Corinth rules page match the tables of the game."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

RULES_FOLDER = Path(__file__).parents[3] / "docs" / "rules"


@pytest.mark.parametrize("name", ["corinth-sheet.svg", "corinth-market.svg"])
def test_the_committed_drawing_is_up_to_date(name: str) -> None:
    draw = runpy.run_path(str(RULES_FOLDER / "draw_corinth.py"))["DRAWINGS"][name]
    assert (RULES_FOLDER / name).read_text("utf-8") == draw()
