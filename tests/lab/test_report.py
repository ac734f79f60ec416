"""Reports: complete, self-contained pages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

import madang
from madang import Game
from madang.lab.report import report
from madang.lab.simulate import merge, simulate
from tests.lab.runs import run_of

BALANCE = Path(madang.__file__).parent.parent / "docs" / "balance"


class Page(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.tags: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href", "xlink:href")]


def check_page(text: str) -> None:
    """All plots are embedded, and the page loads no other resource."""
    page = Page(text)
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) >= 5
    for svg in plots:
        ElementTree.fromstring(svg)
    assert all(link.startswith("#") for link in page.links)
    assert not {"script", "img", "link", "iframe"} & set(page.tags)
    for question in ("seats", "scores", "parts", "actions", "closeness", "length"):
        assert f'id="{question}"' in text
    assert "±" in text
    assert "nan" not in text


def test_a_report_is_one_self_contained_page(game: Game, players: int) -> None:
    run = merge([*simulate(game.name, ("random",) * players, 500, 1)])
    text = report([run], "madang report <this>")
    check_page(text)
    assert game.title in text
    assert "madang report &lt;this&gt;" in text
    assert len(text) < 150_000


def test_two_runs_are_compared(game: Game) -> None:
    runs = [merge([*simulate(game.name, ("random",) * 3, 300, seed)]) for seed in (1, 2)]
    text = report(runs, "madang report")
    check_page(text)
    assert "What is different?" in text
    assert "B − A" in text
    assert len(text) < 250_000


def test_a_run_of_one_game_has_a_report(game: Game) -> None:
    check_page(report([merge([*simulate(game.name, ("random",) * 2, 1, 1)])], "one game"))


@pytest.mark.parametrize("scores", [[[4, 4]], [[0, 0], [0, 0]]])
def test_games_that_all_players_win_have_a_report(scores: list[list[int]]) -> None:
    run = run_of(scores, first=[0] * len(scores))
    assert "No part of the score was ever led by one player alone" in report([run], "ties")


def test_runs_that_cannot_be_compared_raise_an_error() -> None:
    run = run_of([[9, 5], [1, 2]], first=[0, 0])
    for runs in ([], [run] * 3, [run, run_of([[9, 5, 7], [4, 4, 1]], first=[0, 0])]):
        with pytest.raises(ValueError, match="one run, or two"):
            report(runs, "")


def test_the_repository_has_a_report_of_every_game(game: Game, players: int) -> None:
    text = (BALANCE / f"{game.name}-{players}.html").read_text("utf-8")
    check_page(text)
    command = re.search(r"<code>(.*?)</code>", text)
    assert command
    assert command[1].startswith(f"madang report {game.name} ")
    assert f"docs/balance/{game.name}-{players}.html" in command[1]
    assert len(text) < 150_000
