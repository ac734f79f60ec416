"""The pictures of a report, as SVG that is small enough to be part of the page."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from madang.lab import summary
from madang.lab.simulate import Array, Run
from madang.lab.summary import ActionWorth, Mean, Part

COLOURS = ("#1b6f8a", "#c8622c")
MARKS = ("o", "s")
GREY = "#888888"
ACTIONS_SHOWN = 12

Draw = Callable[[Any], None]


def render_svg(draw: Draw, width: float, height: float, columns: int = 1) -> str:
    """Draw on axes, and give the picture as a text of SVG."""
    import matplotlib
    from matplotlib.figure import Figure

    style: Any = {"svg.fonttype": "none", "font.family": "sans-serif", "font.size": 10, "svg.hashsalt": "madang"}
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots(1, columns, sharey=columns > 1)
        draw(axes)
        for one in np.atleast_1d(axes):
            one.spines[["top", "right"]].set_visible(False)
        written = io.StringIO()
        figure.savefig(written, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return small(written.getvalue())


def small(svg: str) -> str:
    """An SVG without its head, its comments and most of its decimals."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"(\.\d)\d+", r"\1", svg)
    return re.sub(r"\s*\n\s*", "\n", svg).strip()


def means(axes: Any, rows: Sequence[Sequence[Mean]], labels: Sequence[str], scale: float = 1.0, start: int = 0) -> None:
    """Means with their intervals, one line a label, one colour a run, from that of run `start` on."""
    for number, row in enumerate(rows, start):
        offset = (number - start - (len(rows) - 1) / 2) * 0.24
        axes.errorbar(
            [one.value * scale for one in row],
            np.arange(len(row)) + offset,
            xerr=[one.error * scale for one in row],
            fmt=MARKS[number],
            color=COLOURS[number],
            markersize=5,
        )
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)


def seats(runs: list[Run]) -> str:
    labels = ["first player", *(f"seat {place} after him" for place in range(1, runs[0].players))]

    def draw(axes: Any) -> None:
        means(axes, [summary.seat_shares(run) for run in runs], labels, 100)
        axes.axvline(100 / runs[0].players, linestyle=":", color=GREY)
        axes.set_xlabel("share of the wins (%)")

    return render_svg(draw, 7, 0.9 + 0.4 * len(labels))


def shares_of(axes: Any, runs: list[Run], values: list[Array], label: str) -> None:
    """How often each whole number comes up, as steps."""
    there = [one for one in values if len(one)] or [np.zeros(1)]
    low, high = min(int(one.min()) for one in there), max(int(one.max()) for one in there)
    width = max(1, (high - low) // 50)
    edges = np.arange(low, high + width + 1, width) - 0.5
    for number, one in enumerate(values):
        counts, _ = np.histogram(one, edges)
        heights = 100 * counts / max(1, len(one))
        axes.stairs(heights, edges, color=COLOURS[number], fill=len(values) == 1, alpha=0.9, linewidth=1.5)
    axes.set_xlabel(label)
    axes.set_ylabel("%")


def scores(runs: list[Run]) -> str:
    """Two panels: scores of those who win, and of those who do not."""

    def draw(axes: Any) -> None:
        for panel, title, won in ((axes[0], "who wins", True), (axes[1], "who does not", False)):
            shares_of(panel, runs, [run.scores[(run.wins > 0) == won] for run in runs], "score")
            panel.set_title(title)

    return render_svg(draw, 8, 2.6, columns=2)


def score_parts(found: list[list[Part]], labels: list[str]) -> str:
    """Two panels: how often each part is led, and what share its leader wins."""

    def draw(axes: Any) -> None:
        means(axes[0], [[part.led for part in row] for row in found], labels, 100)
        axes[0].set(xlabel="led by one alone (% of games)", xlim=(-3, 103))
        means(axes[1], [[part.share for part in row] for row in found], labels, 100)
        axes[1].set(xlabel="share of the wins of who leads it (%)")

    return render_svg(draw, 8, 0.9 + 0.34 * len(labels), columns=2)


def action_worths(found: list[ActionWorth], which: int) -> str:
    """The best and the worst actions of one run, the first or the second of the report."""
    shown = found if len(found) <= 2 * ACTIONS_SHOWN else [*found[:ACTIONS_SHOWN], *found[-ACTIONS_SHOWN:]]

    def draw(axes: Any) -> None:
        means(axes, [[one.worth for one in shown]], [one.action for one in shown], 100, which)
        axes.axvline(0, linestyle=":", color=GREY)
        axes.set_xlabel("share of the wins: chosen, less offered and never chosen (%)")

    return render_svg(draw, 7, 0.9 + 0.24 * len(shown))


def margins(runs: list[Run]) -> str:
    def draw(axes: Any) -> None:
        shares_of(axes, runs, [summary.margins(run) for run in runs], "points from the best score to the next")

    return render_svg(draw, 7, 2.4)


def lengths(runs: list[Run]) -> str:
    def draw(axes: Any) -> None:
        shares_of(axes, runs, [run.length[:, 1] for run in runs], "choices in a game, of all players")

    return render_svg(draw, 7, 2.4)
