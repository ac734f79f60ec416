"""The scored examples of the rules pages: the library recomputes every number that the page shows."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import madang
from madang.games import load_part
from madang.messages import LOCALES, languages

EXAMPLES = json.loads((Path(__file__).parent.parent / "web/src/pages/rulesExamples.json").read_text("utf-8"))
SHOPS = {"spices": (4, 5, 10), "carpets": (3, 5, 8), "wine": (2, 3, 4, 6), "oil": (1, 2, 3, 6)}
SIZES = {"spices": (2, 2, 4), "carpets": (2, 3, 4), "wine": (2, 3, 3, 4), "oil": (2, 3, 3, 5)}
BONUSES = {"carpets": 3, "wine": 4, "oil": 5}


def held_cards(position: dict[str, Any], part: str, seat: int) -> str:
    """How many cards or tokens of a part of the score a seat has; empty if none."""
    tableau = position["tableaus"][seat]
    if part == "tokens":
        count = position["tokens"][seat]
    elif part == "events":
        count = sum(not kind.isdigit() for kind in tableau)
    else:
        count = tableau.count(part)  # none of "first" and "legacy"
    return str(count) if count else ""


def held_in_corinth(position: dict[str, Any], part: str, seat: int) -> str:
    """What a part of the score is counted from: full shops, bonuses, boxes, buildings, or what is left."""
    sheet = position["sheets"][seat]
    if part in SHOPS:
        filled = zip(SHOPS[part], SIZES[part], sheet[part], strict=True)
        return " + ".join(str(points) for points, size, symbols in filled if symbols == size)
    if part == "bonuses":
        return " + ".join(str(BONUSES[name]) for name in BONUSES if position["bonuses"][name] == seat)
    if part == "steward":
        return " + ".join(str(value) for value in sheet["market"]["boxes"])
    if part == "temple":
        return f"3 × {len(sheet['buildings'])}" if "temple" in sheet["buildings"] else ""
    return str(sheet[part]["circled"] - sheet[part]["spent"])


def recomputed_rows(game: str) -> list[list[Any]]:
    position = EXAMPLES["positions"][game]
    state = madang.game(game).position(position)
    held = held_in_corinth if game == "corinth" else held_cards
    rows = []
    for item, points in load_part(game, "tally").score_parts(state.copy_array()).items():
        part = item.rpartition("-")[2]
        seats = range(state.players)
        cells = [[held(position, part, seat), int(points[0, seat])] for seat in seats]
        if any(have or counted for have, counted in cells):
            rows.append([item, cells])
    return rows


@pytest.mark.parametrize("game", madang.game_names())
def test_the_example_shows_what_the_library_counts(game: str) -> None:
    assert EXAMPLES["rows"][game] == recomputed_rows(game)


@pytest.mark.parametrize("game", madang.game_names())
def test_the_parts_of_the_example_add_up(game: str) -> None:
    state = madang.game(game).position(EXAMPLES["positions"][game])
    assert state.over
    totals = [sum(cells[seat][1] for _, cells in EXAMPLES["rows"][game]) for seat in range(state.players)]
    assert totals == state.scores()
    assert len(state.winners()) == 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", madang.game_names())
def test_the_text_around_the_example_names_no_number_that_is_not_in_it(game: str, language: str) -> None:
    text = (LOCALES / language / f"rules-{game}.md").read_text("utf-8")
    (section,) = (part for part in re.split(r"^## ", text, flags=re.MULTILINE) if "[example]" in part)
    shown = json.dumps(EXAMPLES["rows"][game]) + " ".join(map(str, totals_before_legacy(game)))
    numbers = set(re.findall(r"\d+", shown))
    assert set(re.findall(r"\d+", section)) <= numbers


def totals_before_legacy(game: str) -> list[int]:
    rows = [cells for item, cells in EXAMPLES["rows"][game] if not item.endswith("legacy")]
    return [sum(cells[seat][1] for cells in rows) for seat in range(len(rows[0]))]
