"""Reports: figures that are right, and a page that holds itself together."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

import madang
from madang import Game
from madang.core.playouts import WHOLE_WIN
from madang.lab import summary
from madang.lab.action_groups import action_groups
from madang.lab.report import report
from madang.lab.simulate import Run, part_names, simulate, together

BALANCE = Path(madang.__file__).parent.parent / "docs" / "balance"


def run_of(scores: list[list[int]], first: list[int], name: str = "koryo") -> Run:
    """A run with these scores; the highest wins, Merchants alone score."""
    points = np.array(scores)
    best = points == points.max(axis=1, keepdims=True)
    parts = np.zeros((len(points), len(part_names(name)), points.shape[1]), int)
    parts[:, 8] = points
    blank = np.zeros((len(action_groups(name)[0]), 2), int)
    return Run(
        name, ("random",) * points.shape[1], 1, np.arange(len(points)), np.array(first), points,
        best * WHOLE_WIN // best.sum(axis=1, keepdims=True), np.full((len(points), 2), 30), parts, blank, blank.copy(),
    )  # fmt: skip


def test_seats_are_counted_from_the_first_player() -> None:
    run = run_of([[9, 1], [1, 9], [9, 1], [9, 1]], first=[0, 1, 0, 1])
    shares = summary.seat_shares(run)
    assert [share.value for share in shares] == [0.75, 0.25]
    assert shares[0].error == pytest.approx(1.96 * 0.5 / 2)
    assert [score.value for score in summary.seat_scores(run)] == [7, 3]


def test_closeness_and_shared_wins() -> None:
    run = run_of([[9, 5, 7], [4, 4, 1]], first=[0, 0])
    assert summary.margins(run).tolist() == [2, 0]
    assert summary.shared_wins(run).value == 0.5
    assert run.shares.tolist() == [[1, 0, 0], [0.5, 0.5, 0]]


def test_what_is_led_and_what_it_is_worth() -> None:
    run = run_of([[9, 5], [4, 4], [2, 8]], first=[0, 0, 0])
    merchants = summary.parts(run)[8]
    assert merchants.led.value == pytest.approx(2 / 3)
    assert merchants.points.value == 8.5
    assert merchants.share.value == 1
    assert summary.parts(run)[0].led.value == 0


def test_actions_are_compared_with_hands_that_could_have_chosen_them() -> None:
    run = run_of([[9, 5]] * 4, first=[0] * 4)
    run.offered[0] = 1000, 500 * WHOLE_WIN
    run.chosen[0] = 400, 280 * WHOLE_WIN
    run.offered[1] = run.chosen[1] = 1000, 500 * WHOLE_WIN  # nobody declined: nothing to compare with
    (only,) = summary.actions(run)
    assert only.action == action_groups("koryo")[0][0]
    assert only.chosen.value == pytest.approx(0.7)
    assert only.declined.value == pytest.approx(220 / 600)
    assert only.worth.value == pytest.approx(0.7 - 220 / 600)
    assert only.worth.clear


def test_means_of_nothing_and_of_one_are_harmless() -> None:
    assert summary.mean([]).value == 0
    assert summary.mean([3]) == summary.Mean(3, 0, 1)


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
    """One file, all pictures in it, nothing fetched from anywhere."""
    page = Page(text)
    pictures = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(pictures) >= 5
    for svg in pictures:
        ElementTree.fromstring(svg)
    assert all(link.startswith("#") for link in page.links)
    assert not {"script", "img", "link", "iframe"} & set(page.tags)
    for question in ("seats", "scores", "parts", "actions", "closeness", "length"):
        assert f'id="{question}"' in text
    assert "±" in text
    assert "nan" not in text


def test_a_report_is_one_page(game: Game, players: int) -> None:
    run = together([*simulate(game.name, ("random",) * players, 500, 1)])
    text = report([run], "madang report <this>")
    check_page(text)
    assert game.title in text
    assert "madang report &lt;this&gt;" in text
    assert len(text) < 150_000


def test_two_runs_are_compared(game: Game) -> None:
    runs = [together([*simulate(game.name, ("random",) * 3, 300, seed)]) for seed in (1, 2)]
    text = report(runs, "madang report")
    check_page(text)
    assert "What is different?" in text
    assert "B less A" in text
    assert len(text) < 250_000


def test_the_smallest_runs_have_a_report(game: Game) -> None:
    check_page(report([together([*simulate(game.name, ("random",) * 2, 1, 1)])], "one game"))


@pytest.mark.parametrize("scores", [[[4, 4]], [[0, 0], [0, 0]]])
def test_games_that_everybody_wins_have_a_report(scores: list[list[int]]) -> None:
    run = run_of(scores, first=[0] * len(scores))
    assert "Nothing was led by one alone" in report([run], "ties")


def test_what_cannot_be_compared_is_refused() -> None:
    one = run_of([[9, 5], [1, 2]], first=[0, 0])
    for runs in ([], [one] * 3, [one, run_of([[9, 5, 7], [4, 4, 1]], first=[0, 0])]):
        with pytest.raises(ValueError, match="one run, or of two"):
            report(runs, "")


def test_the_balance_of_every_game_is_in_the_house(game: Game, players: int) -> None:
    text = (BALANCE / f"{game.name}-{players}.html").read_text("utf-8")
    check_page(text)
    command = re.search(r"<code>(.*?)</code>", text)
    assert command
    assert command[1].startswith(f"madang report {game.name} ")
    assert f"docs/balance/{game.name}-{players}.html" in command[1]
    assert len(text) < 150_000
