"""A report: one HTML file, with pictures, that answers what a designer asks about a game."""

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
    """Write the report of a run, or the comparison of two, to a file."""
    path.write_text(report(runs, command), "utf-8")


def report(runs: list[Run], command: str) -> str:
    """The page. `command` is how it was made, and is shown."""
    if len({(run.name, run.players) for run in runs}) != 1 or not 1 <= len(runs) <= 2:
        raise ValueError("a report is of one run, or of two of the same game and number of players")
    first = runs[0]
    title = f"{game(first.name).title} for {first.players}"
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


# --- words -----------------------------------------------------------------------------------------------------------


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


def heads(runs: list[Run], *columns: str) -> list[str]:
    if len(runs) == 1:
        return [*columns]
    return [f"{column} ({letter})" for letter in "AB" for column in columns]


def mark(letter: str) -> str:
    """The letter of one of two runs, in its colour."""
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
    note = "Intervals are of 95%. Rules version " + str(game(runs[0].name).version) + "."
    made = f'<p class="note">Made with <code>{escape(command)}</code>. {note}</p>'
    return f"<p>{'<br>'.join(lines)}</p>{made}"


def _differences(runs: list[Run]) -> str:
    one, other = runs
    rows = [
        [f"share of the wins, {'first player' if place == 0 else f'seat {place} after him'}", signed(b - a)]
        for place, (a, b) in enumerate(zip(summary.seat_shares(one), summary.seat_shares(other), strict=True))
    ]
    figures: list[tuple[str, Callable[[Run], Mean]]] = [
        ("mean score", lambda run: summary.mean(run.scores.mean(axis=1))),
        ("points from the best score to the next", lambda run: summary.mean(summary.margins(run))),
        ("choices in a game", lambda run: summary.mean(run.length[:, 1])),
    ]
    rows += [[what, signed(figure(other) - figure(one), 1, "")] for what, figure in figures]
    rows.append(["shared wins", signed(summary.shared_wins(other) - summary.shared_wins(one))])
    return "<h2>What is different?</h2>" + table(["", "B less A"], rows)


def _seats(runs: list[Run]) -> list[str]:
    texts = []
    for run in runs:
        shares, even = summary.seat_shares(run), 1 / run.players
        clear = [place for place, share in enumerate(shares) if abs(share.value - even) > share.error]
        best = max(range(run.players), key=lambda place: shares[place].value)
        if clear:
            who = "the first player" if best == 0 else f"seat {best} after the first player"
            texts.append(f"Yes: {who} wins most, {percent(shares[best])}, where {even:.1%} would be even.")
        else:
            texts.append(f"Not that {run.games:,} games could show: all are within their intervals of {even:.1%}.")
    found = [
        '<h2 id="seats">Does it matter where one sits?</h2>',
        answer(runs, texts),
        plots.seats(runs),
        table(
            ["counted from the first player", *heads(runs, "wins", "score")],
            [
                [str(place), *(cell for run in runs for cell in _seat_cells(run, place))]
                for place in range(runs[0].players)
            ],
        ),
    ]
    for run in runs:
        if len(set(run.seats)) > 1:
            shares_of_bots = summary.bot_shares(run).items()
            found.append(table(["a seat of", "wins"], [[who, percent(share)] for who, share in shares_of_bots]))
    return found


def _seat_cells(run: Run, place: int) -> list[str]:
    return [percent(summary.seat_shares(run)[place]), points(summary.seat_scores(run)[place])]


def _scores(runs: list[Run]) -> list[str]:
    texts = []
    for run in runs:
        low, middle, high = np.percentile(run.scores, [5, 50, 95]).astype(int)
        winning = summary.mean(run.scores[run.wins > 0])
        texts.append(
            f"Half of all scores are above {middle}, nine in ten between {low} and {high}; "
            f"who wins has {points(winning)} points."
        )
    return ['<h2 id="scores">What are scores like?</h2>', answer(runs, texts), plots.scores(runs)]


def _parts(runs: list[Run]) -> list[str]:
    found = [summary.parts(run) for run in runs]
    labels = [Message(part.name).text() for part in found[0]]
    texts = []
    for row in found:
        contested = [i for i, part in enumerate(row) if part.contested]
        if not contested:
            texts.append("Nothing was led by one alone.")
            continue
        often = max(contested, key=lambda i: row[i].led.value)
        strong = max(contested, key=lambda i: row[i].share.value)
        texts.append(
            f"Most often led is {labels[often]} ({percent(row[often].led)} of the games); "
            f"who leads {labels[strong]} wins most ({percent(row[strong].share)})."
        )
    rows = [[labels[i], *(cell for row in found for cell in _part_cells(row[i]))] for i in range(len(labels))]
    return [
        '<h2 id="parts">What is led how often, and what is it worth?</h2>',
        answer(runs, texts),
        plots.score_parts(found, labels),
        table(["", *heads(runs, "led", "points to who leads", "his wins")], rows),
        '<p class="note">Led: one seat alone has the most points from it.</p>',
    ]


def _part_cells(part: summary.Part) -> list[str]:
    return [percent(part.led), points(part.points), percent(part.share)]


def _actions(runs: list[Run]) -> list[str]:
    page = ['<h2 id="actions">Which actions win?</h2>']
    for letter, run in zip("AB", runs, strict=False):
        worths = summary.actions(run)
        which = mark(letter) if len(runs) == 2 else ""
        if not worths:
            page.append(f"<p>{which}No action was chosen and declined often enough to say.</p>")
            continue
        best, worst = worths[0], worths[-1]
        page.append(
            f"<p>{which}Hands that chose “{escape(best.action)}” won {percent(best.worth)} more than those that could "
            f"have and never did; “{escape(worst.action)}” is at the other end with {signed(worst.worth)}.</p>"
        )
        page.append(plots.action_worths(worths, "AB".index(letter)))
    page.append(
        '<p class="note">A hand is a seat in a game. This says who wins, not why: whoever is strong already can afford '
        "other things. Actions of few hands are left out.</p>"
    )
    return page


def _closeness(runs: list[Run]) -> list[str]:
    texts = []
    for run in runs:
        gaps = summary.margins(run)
        texts.append(
            f"From the best score to the next it is {points(summary.mean(gaps))} points; "
            f"{percent(summary.mean(gaps <= 2))} of the games are decided by two points or fewer, "
            f"{percent(summary.shared_wins(run))} end with a shared win."
        )
    return ['<h2 id="closeness">How close are games?</h2>', answer(runs, texts), plots.margins(runs)]


def _length(runs: list[Run]) -> list[str]:
    texts = []
    for run in runs:
        choices, all_of_them = summary.mean(run.length[:, 1]), summary.mean(run.length[:, 0])
        texts.append(
            f"A game has {points(choices)} choices, {choices.value / run.players:.0f} for each player "
            f"({points(all_of_them)} decisions with those that are forced)."
        )
    return ['<h2 id="length">How long are games?</h2>', answer(runs, texts), plots.lengths(runs)]
