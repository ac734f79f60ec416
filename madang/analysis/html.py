"""A review as one self-contained page. In English only, as all reports."""

from __future__ import annotations

from html import escape
from pathlib import Path

from madang.analysis.review import Review, ReviewedDecision
from madang.core.record import Record

STYLE = """
:root { color-scheme: light dark; --own: #2f7d5d; --luck: #b8862b; --others: #6b6f9c; --bad: #b3392f; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; } th, td { padding: .3rem .6rem; text-align: right; }
th:first-child, td:first-child, td.text { text-align: left; } tr { border-bottom: 1px solid #8884; }
svg { width: 100%; height: auto; } a { color: inherit; } .mistake, .blunder { color: var(--bad); font-weight: 600; }
:target { background: #b8862b33; } .scroll { overflow-x: auto; }
"""
COLORS = ("#2f7d5d", "#b3392f", "#3b66b0", "#8a5aa8")
WIDTH, HEIGHT = 900, 240


def write_html(record: Record, review: Review, path: Path) -> None:
    path.write_text(page(record, review), "utf-8")


def page(record: Record, review: Review) -> str:
    """The review as HTML: luck and skill, a chart of the chances, and every decision."""
    title = f"Review of a game of {escape(record.game.title)} for {record.players}"
    rows = "".join(_decision(record, decision) for decision in review.decisions)
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{title}</title><style>{STYLE}</style>
<h1>{title}</h1>
<h2>Luck and skill</h2>
<p>Result = start + luck + own decisions + others' decisions, in shares of a win.</p>
<div class="scroll"><table><tr><th>seat<th>accuracy<th>result<th>start<th>luck<th>own decisions<th>others' decisions
{_balance(review)}</table></div>
<h2>Chance of winning at each decision</h2>
{_chart(review)}
<h2>Decisions</h2>
<div class="scroll"><table><tr><th>step<th>seat<th>played<th>best<th>loss<th>chance before<th>grade{rows}</table></div>
</html>
"""


def _balance(review: Review) -> str:
    rows = []
    for seat, (accuracy, part) in enumerate(zip(review.accuracy, review.balance, strict=True)):
        cells = [f"{seat}", "–" if accuracy is None else f"{accuracy:.0f}", f"{part.result:.1%}", f"{part.start:.1%}"]
        cells += [f"{value:+.1%}" for value in (part.luck, part.own, part.others)]
        rows.append("<tr>" + "".join(f"<td>{cell}" for cell in cells))
    return "".join(rows)


def _chart(review: Review) -> str:
    """The actor's chance at each decision, one color a seat; each point links to its row."""
    last = max((decision.step for decision in review.decisions), default=0) or 1
    marks = []
    for decision in review.decisions:
        analysis = decision.analysis
        x, y = 20 + (WIDTH - 40) * decision.step / last, 10 + (HEIGHT - 20) * (1 - analysis.best.chances[analysis.seat])
        radius = 7 if decision.grade in ("mistake", "blunder") else 4
        tip = f"step {decision.step}, seat {analysis.seat}: {analysis.played}, loss {analysis.loss:.1%}"
        marks.append(
            f'<a href="#step-{decision.step}"><circle cx="{x:.0f}" cy="{y:.0f}" r="{radius}" '
            f'fill="{COLORS[analysis.seat]}"><title>{escape(tip)}</title></circle></a>'
        )
    middle = HEIGHT / 2
    line = f'<line x1="0" y1="{middle}" x2="{WIDTH}" y2="{middle}" stroke="#888" stroke-dasharray="4"/>'
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="chances">{line}{"".join(marks)}</svg>'


def _decision(record: Record, decision: ReviewedDecision) -> str:
    analysis = decision.analysis
    text = str(record.history[decision.step].describe(analysis.played, f"Seat {analysis.seat}"))
    grade = decision.grade or "nothing at stake"
    return (
        f'<tr id="step-{decision.step}"><td>{decision.step}<td>{analysis.seat}'
        f'<td class="text">{escape(text)} <small>({escape(analysis.played)})</small>'
        f'<td class="text">{escape(analysis.best.action)}<td>{analysis.loss:.1%} ± {analysis.error:.1%}'
        f'<td>{analysis.best.chances[analysis.seat]:.0%}<td class="{grade}">{grade}'
    )
