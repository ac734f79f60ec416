"""The rules page of Chosŏn: its example position and its table of actions are right."""

from __future__ import annotations

import json
from pathlib import Path

from tests.games.choson.positions import choson

RULES_PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "choson.md").read_text("utf-8")


def test_the_example_position_is_valid() -> None:
    example = json.loads(RULES_PAGE.split("```json")[1].split("```")[0])
    state = choson.position(example)
    assert state.position() == example
    assert state.actions() == ["hold", "riposte"]


def test_the_table_of_actions_counts_all_of_them() -> None:
    rows = RULES_PAGE.split("## Notation")[1].split("## Positions")[0].splitlines()
    counts = [int(row.split("|")[-2]) for row in rows if row.startswith("| `")]
    assert sum(counts) == len(choson.notations)
    assert f"**{len(choson.notations)} actions**" in RULES_PAGE
    assert (choson.notations[0], choson.notations[-1]) == ("discard 1", "travel 3")
