"""`madang review`: the mistakes of a finished game, and luck and skill."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from madang.analysis.html import write_html
from madang.analysis.review import Review, decisions_of, review
from madang.cli.progress import progress_bar
from madang.core.record import Record


def run_review(record: Record, seat: int | None, seconds: float, html: Path | None, console: Console) -> None:
    """Review a record with a progress bar; print the result, and write it as a page if asked to."""
    seats = None if seat is None else [seat]
    try:
        with progress_bar(console) as progress:
            task = progress.add_task("decisions", total=len(decisions_of(record, seats)))
            found = review(record, seats=seats, seconds=seconds, on_decision=lambda: progress.advance(task))
    except KeyboardInterrupt:
        console.print("Stopped. Nothing was written.")
        return
    print_review(record, found, console)
    if html is not None:
        write_html(record, found, html)
        console.print(f"Written: {html}", highlight=False)


def print_review(record: Record, found: Review, console: Console) -> None:
    table = Table(title="result = start + luck + own decisions + others' decisions", title_justify="left")
    for column in ("seat", "accuracy", "result", "start", "luck", "own", "others"):
        table.add_column(column, justify="right")
    for seat, (accuracy, part) in enumerate(zip(found.accuracy, found.balance, strict=True)):
        signed = [f"{value:+.1%}" for value in (part.luck, part.own, part.others)]
        shown = "-" if accuracy is None else f"{accuracy:.0f}"
        table.add_row(str(seat), shown, f"{part.result:.1%}", f"{part.start:.1%}", *signed)
    console.print(table)
    mistakes = found.mistakes()
    console.print(f"\n[bold]Mistakes and blunders: {len(mistakes)}[/]")
    for decision in mistakes:
        analysis = decision.analysis
        text = str(record.history[decision.step].describe(analysis.played, f"Seat {analysis.seat}"))
        console.print(
            f"  {decision.grade:8} step {decision.step:3}: {escape(text)} [dim]{escape(analysis.played)}[/]\n"
            f"           lost {analysis.loss:.1%} ± {analysis.error:.1%}; better: {escape(analysis.best.action)}",
            highlight=False,
        )
