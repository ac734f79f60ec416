"""A report: one HTML file with plots that answers a designer's questions about a game."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

import numpy as np

from madang.core.game import game
from madang.lab import plots, summary
from madang.lab.simulate import Run
from madang.lab.summary import Mean
from madang.messages import Message

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #222; }
h1 { line-height: 1.2; } h2 { margin-top: 2.5rem; } svg { max-width: 100%; height: auto; }
table { border-collapse: collapse; margin: 1rem 0; }
td, th { padding: .15rem .8rem; text-align: right; white-space: nowrap; }
td:first-child, th:first-child { text-align: left; } tr:nth-child(even) td { background: #f4f4f2; }
th { border-bottom: 1px solid #999; } .note { color: #555; font-size: .9rem; } code { background: #f4f4f2; }
.a { color: #1b6f8a; } .b { color: #b04f1c; } .scroll { overflow-x: auto; }
"""


def write_report(runs: list[Run], path: Path, command: str) -> None:
    """Write the report of one run, or the comparison of two, to a file."""
    path.write_text(report(runs, command), "utf-8")


def report(runs: list[Run], command: str) -> str:
    """The page as HTML. It shows `command`, with which it was made."""
    if len({(run.name, run.players) for run in runs}) != 1 or not 1 <= len(runs) <= 2:
        raise ValueError("a report takes one run, or two of the same game and number of players")
    first = runs[0]
    title = f"{game(first.name).title} for {first.players} players"
    body = [
        f"<h1>{escape(title)}{': two runs compared' if len(runs) == 2 else ''}</h1>",
        _about(runs, command),
        *([_differences(runs)] if len(runs) == 2 else []),
        *_seats(runs),
        *_scores(runs),
        *_parts(runs),
        *_actions(runs),
        *_closeness(runs),
        *_length(runs),
    ]
    head = f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
    view = '<meta name="viewport" content="width=device-width">'
    return f"{head}{view}<style>{STYLE}</style></head><body>\n" + "\n".join(body) + "\n</body></html>\n"


# --- formatting ------------------------------------------------------------------------------------------------------


def percent(mean: Mean) -> str:
    """A share with its interval.

    >>> percent(Mean(0.5123, 0.0101, 1000))
    '51.2% ± 1.0%'
    """
    return f"{mean.value:.1%} ± {mean.error:.1%}"


def points(mean: Mean) -> str:
    return f"{mean.value:.1f} ± {mean.error:.1f}"


def signed(mean: Mean, scale: float = 100, unit: str = "%") -> str:
    return f"{mean.value * scale:+.1f}{unit} ± {mean.error * scale:.1f}{unit}"


def table(head: list[str], rows: list[list[str]]) -> str:
    cells = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return f'<div class="scroll"><table><tr>{cells}</tr>' + "".join(lines) + "</table></div>"


def headings(runs: list[Run], *columns: str) -> list[str]:
    if len(runs) == 1:
        return [*columns]
    return [f"{column} ({letter})" for letter in "AB" for column in columns]


def mark(letter: str) -> str:
    """The letter of one of two runs, in its color."""
    return f'<b class="{letter.lower()}">{letter}</b> '


def answer(runs: list[Run], texts: list[str]) -> str:
    if len(runs) == 1:
        return f"<p>{escape(texts[0])}</p>"
    lines = [f"{mark(letter)}{escape(text)}" for letter, text in zip("AB", texts, strict=True)]
    return f"<p>{'<br>'.join(lines)}</p>"


# --- sections --------------------------------------------------------------------------------------------------------


def _about(runs: list[Run], command: str) -> str:
    lines = []
    for letter, run in zip("AB", runs, strict=False):
        which = mark(letter) if len(runs) == 2 else ""
        lines.append(f"{which}{run.games:,} games, seats: {escape(', '.join(run.seats))}, seed {run.seed}")
    note = "± is a 95% confidence interval. Rules version " + str(game(runs[0].name).version) + "."
    made = f'<p class="note">Made with <code>{escape(command)}</code>. {note}</p>'
    return f"<p>{'<br>'.join(lines)}</p>{made}"


def _differences(runs: list[Run]) -> str:
    run_a, run_b = runs
    rows = [
        [f"share of the wins, {summary.place_label(place)}", signed(b - a)]
        for place, (a, b) in enumerate(zip(summary.seat_shares(run_a), summary.seat_shares(run_b), strict=True))
    ]
    figures: list[tuple[str, Callable[[Run], Mean]]] = [
        ("mean score", lambda run: summary.mean(run.scores.mean(axis=1))),
        ("margin of the winner (points)", lambda run: summary.mean(summary.margins(run))),
        ("choices per game", lambda run: summary.mean(run.length[:, 1])),
    ]
    rows += [[label, signed(figure(run_b) - figure(run_a), 1, "")] for label, figure in figures]
    rows.append(["shared wins", signed(summary.shared_wins(run_b) - summary.shared_wins(run_a))])
    return "<h2>What is different?</h2>" + table(["", "B − A"], rows)


def _seats(runs: list[Run]) -> list[str]:
    texts = []
    for run in runs:
        shares, even = summary.seat_shares(run), 1 / run.players
        uneven = [place for place, share in enumerate(shares) if abs(share.value - even) > share.error]
        best = max(range(run.players), key=lambda place: shares[place].value)
        if uneven:
            label = summary.place_label(best)
            texts.append(f"Yes: the {label} wins most, {percent(shares[best])}; an equal share is {even:.1%}.")
        else:
            texts.append(f"{run.games:,} games show no difference: the intervals of all seats include {even:.1%}.")
    found = [
        '<h2 id="seats">Does the turn order matter?</h2>',
        answer(runs, texts),
        plots.plot_seats(runs),
        table(
            ["turn order", *headings(runs, "wins", "score")],
            [
                [summary.place_label(place), *(cell for run in runs for cell in _seat_cells(run, place))]
                for place in range(runs[0].players)
            ],
        ),
    ]
    for run in runs:
        if len(set(run.seats)) > 1:
            shares_of_bots = summary.bot_shares(run).items()
            found.append(table(["bot", "wins per seat"], [[bot, percent(share)] for bot, share in shares_of_bots]))
    return found


def _seat_cells(run: Run, place: int) -> list[str]:
    return [percent(summary.seat_shares(run)[place]), points(summary.seat_scores(run)[place])]


def _scores(runs: list[Run]) -> list[str]:
    texts = []
    for run in runs:
        low, middle, high = np.percentile(run.scores, [5, 50, 95]).astype(int)
        winning = summary.mean(run.scores[run.wins > 0])
        texts.append(
            f"The median score is {middle}, and 90% of all scores are between {low} and {high}. "
            f"The winner has {points(winning)} points."
        )
    return ['<h2 id="scores">How high are scores?</h2>', answer(runs, texts), plots.plot_scores(runs)]


def _parts(runs: list[Run]) -> list[str]:
    found = [summary.parts(run) for run in runs]
    labels = [Message(part.name).text() for part in found[0]]
    texts = []
    for row in found:
        contested = [i for i, part in enumerate(row) if part.contested]
        if not contested:
            texts.append("No part of the score was ever led by one player alone.")
            continue
        often = max(contested, key=lambda i: row[i].led.value)
        strong = max(contested, key=lambda i: row[i].share.value)
        texts.append(
            f"The part led most often is {labels[often]} ({percent(row[often].led)} of the games). "
            f"The leader of {labels[strong]} wins most ({percent(row[strong].share)})."
        )
    rows = [[labels[i], *(cell for row in found for cell in _part_cells(row[i]))] for i in range(len(labels))]
    return [
        '<h2 id="parts">Which parts of the score do winners lead?</h2>',
        answer(runs, texts),
        plots.plot_score_parts(found, labels),
        table(["", *headings(runs, "led", "leader's points", "leader's wins")], rows),
        '<p class="note">A part is led if one player has more points from it than every other.</p>',
    ]


def _part_cells(part: summary.Part) -> list[str]:
    return [percent(part.led), points(part.points), percent(part.share)]


def _actions(runs: list[Run]) -> list[str]:
    page = ['<h2 id="actions">Which actions win?</h2>']
    for letter, run in zip("AB", runs, strict=False):
        worths = summary.actions(run)
        which = mark(letter) if len(runs) == 2 else ""
        if not worths:
            page.append(f"<p>{which}No action was chosen and declined often enough for a comparison.</p>")
            continue
        best, worst = worths[0], worths[-1]
        page.append(
            f"<p>{which}The best action is “{escape(best.action)}”: {signed(best.worth)} of the wins, compared with "
            "players who could have chosen it and never did. "
            f"The worst is “{escape(worst.action)}” with {signed(worst.worth)}.</p>"
        )
        page.append(plots.plot_action_values(worths, "AB".index(letter)))
    page.append(
        '<p class="note">This shows who wins, not why: a player with a strong position can afford other actions. '
        "Actions with few games to compare are left out.</p>"
    )
    return page


def _closeness(runs: list[Run]) -> list[str]:
    texts = []
    for run in runs:
        gaps = summary.margins(run)
        texts.append(
            f"The best score is {points(summary.mean(gaps))} points above the second. "
            f"{percent(summary.mean(gaps <= 2))} of the games are decided by two points or fewer, "
            f"and {percent(summary.shared_wins(run))} end with a shared win."
        )
    return ['<h2 id="closeness">How close are games?</h2>', answer(runs, texts), plots.plot_margins(runs)]


def _length(runs: list[Run]) -> list[str]:
    texts = []
    for run in runs:
        choices, decisions = summary.mean(run.length[:, 1]), summary.mean(run.length[:, 0])
        texts.append(
            f"A game has {points(choices)} choices, {choices.value / run.players:.0f} for each player "
            f"({points(decisions)} decisions if forced ones are counted)."
        )
    return ['<h2 id="length">How long are games?</h2>', answer(runs, texts), plots.plot_lengths(runs)]
