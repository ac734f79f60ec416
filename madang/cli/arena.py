"""`madang arena`: who is better, with an interval."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from madang.cli.progress import progress_bar
from madang.lab.arena import Archive, Played, ratings, run, schedule, standings, write_json, write_plot


def run_arena(
    name: str,
    bots: list[str],
    players: int,
    games: int,
    seed: int,
    console: Console,
    json: Path | None,
    plot: Path | None,
) -> None:
    """Play, show how far it is, and print what came out, also after Ctrl-C."""
    matches = [*schedule(name, bots, players, games, seed)]
    rows: list[Played] = []
    try:
        with progress_bar(console) as progress:
            task = progress.add_task(f"{name}, {players} players", total=len(matches))
            for played in run(matches, Archive(name, players, seed)):
                rows.append(played)
                progress.advance(task)
    except KeyboardInterrupt:
        console.print(f"Stopped after {len(rows)} of {len(matches)} games. The same command goes on from there.")
    if not rows:
        return
    show(rows, console)
    if json:
        write_json(json, rows)
    if plot:
        write_plot(plot, f"{name}, {players} players", rows)


def show(rows: list[Played], console: Console) -> None:
    rated = ratings(rows)
    table = Table()
    for column in ("bot", "against", "games", "wins", "±", "score", "ms a decision", "rating"):
        table.add_column(column, justify="left" if column in ("bot", "against") else "right")
    for one in standings(rows):
        mean, doubt = rated.get(one.bot, (0.0, 0.0))
        rating = f"{mean:.1f} ± {2 * doubt:.1f}" if doubt else "-"
        table.add_row(
            one.bot, ", ".join(one.against), str(one.games), f"{one.share:.1%}", f"{one.error:.1%}",
            f"{one.score:.1f}", f"{one.milliseconds:.1f}", rating,
        )  # fmt: skip
    console.print(table)
