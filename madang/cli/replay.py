"""A recorded game in words."""

from __future__ import annotations

from rich.console import Console
from rich.markup import escape

from madang.core.record import Record


def print_replay(record: Record, console: Console) -> None:
    """Print every action under a heading for each round, and the result."""
    heading = ""
    for state, action in zip(record.states(), record.actions, strict=False):
        position = state.position()
        title = f"Round {position['round']}" if "round" in position else f"First player: seat {position['first']}"
        if title != heading:
            heading = title
            console.print(f"\n[bold]{heading}[/]")
        message = record.game.words.describe(action, f"Seat {state.actor}")
        console.print(f"  {escape(str(message)):60} [dim]{escape(action)}[/]")
    if record.state.over:
        console.print(f"\n[bold]Scores[/] {record.state.scores()}, won by {record.state.winners()}")
    else:
        console.print("\nThe game is not finished.")
