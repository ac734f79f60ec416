"""The plots of a report: Matplotlib figures, minified to SVG that can be embedded in the page."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from madang.extras import import_extra
from madang.lab import summary
from madang.lab.simulate import Array, Run
from madang.lab.summary import ActionWorth, Mean, Part

COLORS = ("#1b6f8a", "#c8622c")
MARKERS = ("o", "s")
GRAY = "#888888"
ACTIONS_SHOWN = 12

Draw = Callable[[Any], None]


def render_svg(draw: Draw, width: float, height: float, columns: int = 1) -> str:
    """Call `draw` with new axes, and return the plot as SVG text."""
    matplotlib = import_extra("matplotlib", "lab")

    style: Any = {"svg.fonttype": "none", "font.family": "sans-serif", "font.size": 10, "svg.hashsalt": "madang"}
    with matplotlib.rc_context(style):
        figure = import_extra("matplotlib.figure", "lab").Figure(figsize=(width, height), layout="constrained")
        axes = figure.subplots(1, columns, sharey=columns > 1)
        draw(axes)
        for panel in np.atleast_1d(axes):
            panel.spines[["top", "right"]].set_visible(False)
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    return minify(buffer.getvalue())


def minify(svg: str) -> str:
    """Remove the header, the comments and most decimals of an SVG."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<!--.*?-->|<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"(\.\d)\d+", r"\1", svg)
    return re.sub(r"\s*\n\s*", "\n", svg).strip()


def plot_means(
    axes: Any, rows: Sequence[Sequence[Mean]], labels: Sequence[str], scale: float = 1.0, start: int = 0
) -> None:
    """Plot means with their intervals: one line per label, one color per run, from the color of run `start` on."""
    for number, row in enumerate(rows, start):
        offset = (number - start - (len(rows) - 1) / 2) * 0.24
        axes.errorbar(
            [mean.value * scale for mean in row],
            np.arange(len(row)) + offset,
            xerr=[mean.error * scale for mean in row],
            fmt=MARKERS[number],
            color=COLORS[number],
            markersize=5,
        )
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)


def plot_seats(runs: list[Run]) -> str:
    labels = [summary.place_label(place) for place in range(runs[0].players)]

    def draw(axes: Any) -> None:
        plot_means(axes, [summary.seat_shares(run) for run in runs], labels, 100)
        axes.axvline(100 / runs[0].players, linestyle=":", color=GRAY)
        axes.set_xlabel("share of the wins (%)")

    return render_svg(draw, 7, 0.9 + 0.4 * len(labels))


def plot_histograms(axes: Any, values: list[Array], label: str) -> None:
    """Plot a histogram of whole numbers for each run, in percent."""
    nonempty = [array for array in values if len(array)] or [np.zeros(1)]
    low, high = min(int(array.min()) for array in nonempty), max(int(array.max()) for array in nonempty)
    width = max(1, (high - low) // 50)
    edges = np.arange(low, high + width + 1, width) - 0.5
    for number, array in enumerate(values):
        counts, _ = np.histogram(array, edges)
        heights = 100 * counts / max(1, len(array))
        axes.stairs(heights, edges, color=COLORS[number], fill=len(values) == 1, alpha=0.9, linewidth=1.5)
    axes.set_xlabel(label)
    axes.set_ylabel("%")


def plot_scores(runs: list[Run]) -> str:
    """Two panels: the scores of winners, and of the other players."""

    def draw(axes: Any) -> None:
        for panel, title, won in ((axes[0], "winners", True), (axes[1], "other players", False)):
            plot_histograms(panel, [run.scores[(run.wins > 0) == won] for run in runs], "score")
            panel.set_title(title)

    return render_svg(draw, 8, 2.6, columns=2)


def plot_score_parts(found: list[list[Part]], labels: list[str]) -> str:
    """Two panels: how often each part is led, and the leader's share of the wins."""

    def draw(axes: Any) -> None:
        plot_means(axes[0], [[part.led for part in row] for row in found], labels, 100)
        axes[0].set(xlabel="games in which one player leads (%)", xlim=(-3, 103))
        plot_means(axes[1], [[part.share for part in row] for row in found], labels, 100)
        axes[1].set(xlabel="leader's share of the wins (%)")

    return render_svg(draw, 8, 0.9 + 0.34 * len(labels), columns=2)


def plot_action_values(worths: list[ActionWorth], run_number: int) -> str:
    """The best and the worst actions of one run; `run_number` is 0 or 1, its place in the report."""
    shown = worths if len(worths) <= 2 * ACTIONS_SHOWN else [*worths[:ACTIONS_SHOWN], *worths[-ACTIONS_SHOWN:]]

    def draw(axes: Any) -> None:
        plot_means(axes, [[action.worth for action in shown]], [action.action for action in shown], 100, run_number)
        axes.axvline(0, linestyle=":", color=GRAY)
        axes.set_xlabel("share of the wins: chosen − offered but never chosen (%)")

    return render_svg(draw, 7, 0.9 + 0.24 * len(shown))


def plot_margins(runs: list[Run]) -> str:
    def draw(axes: Any) -> None:
        plot_histograms(axes, [summary.margins(run) for run in runs], "margin of the winner (points)")

    return render_svg(draw, 7, 2.4)


def plot_lengths(runs: list[Run]) -> str:
    def draw(axes: Any) -> None:
        plot_histograms(axes, [run.length[:, 1] for run in runs], "choices per game, all players")

    return render_svg(draw, 7, 2.4)
