"""The drawings of the rules page are what the tables say."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

RULES = Path(__file__).parents[3] / "docs" / "rules"


@pytest.mark.parametrize("name", ["corinth-sheet.svg", "corinth-market.svg"])
def test_the_committed_drawing_is_up_to_date(name: str) -> None:
    draw = runpy.run_path(str(RULES / "draw_corinth.py"))["DRAWINGS"][name]
    assert (RULES / name).read_text("utf-8") == draw()
