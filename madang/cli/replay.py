"""`madang replay` and `madang verify`: print a recorded game, and check its shuffle."""

from __future__ import annotations

import functools
from collections.abc import Callable

from rich.console import Console
from rich.markup import escape

from madang.core.fairness import Fairness
from madang.core.record import Record


def print_replay(record: Record, console: Console) -> None:
    """Print the actions under a heading per round, and the result."""
    heading = ""
    for state, action in zip(record.states(), record.actions, strict=False):
        position = state.position()
        title = f"Round {position['round']}" if "round" in position else f"First player: seat {position['first']}"
        if title != heading:
            heading = title
            console.print(f"\n[bold]{heading}[/]")
        message = state.describe(action, f"Seat {state.actor}")
        console.print(f"  {escape(str(message)):60} [dim]{escape(action)}[/]")
    if record.state.over:
        console.print(f"\n[bold]Scores[/] {record.state.scores()}, won by {record.state.winners()}")
    else:
        console.print("\nThe game is not finished.")


def print_verification(record: Record, kept: str | None, console: Console) -> bool:
    """Print what the record proves and what it cannot prove. False if its commitment differs from the kept one."""
    say = functools.partial(console.print, markup=False, highlight=False, soft_wrap=True)
    say(f"{record.game.title} for {record.players}: {len(record.actions)} actions replayed, all legal.")
    if record.state.over:
        say(f"Result: scores {record.state.scores()}, won by {record.state.winners()}, as noted.")
    else:
        say("The game is not finished.")
    if not isinstance(record.seed, Fairness):
        say(f"Shuffle: from the plain seed {record.seed}. Nothing shows how it was chosen.")
        if kept is not None:
            say("Commitment: DIFFERENT. This record has none to compare with the one that you kept.")
        return kept is None
    return _print_shuffle(record.seed, record.players, kept, say)


def _print_shuffle(seed: Fairness, players: int, kept: str | None, say: Callable[[str], None]) -> bool:
    say(f"Shuffle: the seed is made of the secret and the texts of {players} players.")
    say(f"Secret: it has the hash that this record names, {seed.commitment}.")
    if seed.table is not None:
        say(f"Origin: the record says that table {seed.table} published this hash at {seed.committed}.")
    if kept is None:
        say("Commitment: NOT CHECKED. A record cannot show that its hash was published before anyone contributed.")
        say("If you kept the hash from then, pass it with --commitment. The page keeps it, and the API returns it")
        say("when a table is created.")
    elif kept == seed.commitment:
        say("Commitment: THE SAME that you kept. If you had it before anyone contributed, nobody chose the shuffle.")
    else:
        say(f"Commitment: DIFFERENT. You kept {kept}: the secret was replaced, or the record is of another table.")
        return False
    return True
