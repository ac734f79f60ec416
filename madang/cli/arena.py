"""`madang arena`: compare bots, with confidence intervals."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from madang.cli.progress import progress_bar
from madang.lab.arena import Archive, MatchResult, ratings, run, schedule, standings, write_json, write_plot
from madang.lab.executors import Executor


def run_arena(
    name: str,
    bots: list[str],
    players: int,
    games: int,
    seed: int,
    console: Console,
    json: Path | None,
    plot: Path | None,
    variance_reduction: bool,
    executor: Executor | None,
) -> None:
    """Play the matches with a progress bar and print the standings, also after Ctrl-C."""
    matches = [*schedule(name, bots, players, games, seed)]
    results: list[MatchResult] = []
    try:
        with progress_bar(console) as progress:
            task = progress.add_task(f"{name}, {players} players", total=len(matches))
            for result in run(matches, Archive(name, players, seed), executor):
                results.append(result)
                progress.advance(task)
    except KeyboardInterrupt:
        console.print(f"Stopped after {len(results)} of {len(matches)} games. Run the same command to continue.")
    if not results:
        return
    print_standings(results, console, variance_reduction)
    if json:
        write_json(json, results)
    if plot:
        write_plot(plot, f"{name}, {players} players", results)


def print_standings(results: list[MatchResult], console: Console, variance_reduction: bool = False) -> None:
    rated = ratings(results)
    table = Table()
    for column in ("bot", "against", "games", "wins", "±", "score", "ms per decision", "rating"):
        table.add_column(column, justify="left" if column in ("bot", "against") else "right")
    if variance_reduction:
        table.add_column("games saved", justify="right")
    for standing in standings(results, variance_reduction=variance_reduction):
        mean, deviation = rated.get(standing.bot, (0.0, 0.0))
        rating = f"{mean:.1f} ± {2 * deviation:.1f}" if deviation else "-"
        saved = [f"{standing.saved:.1f}×" if standing.saved else "-"] if variance_reduction else []
        table.add_row(
            standing.bot, ", ".join(standing.against), str(standing.games), f"{standing.share:.1%}",
            f"{standing.error:.1%}", f"{standing.score:.1f}", f"{standing.milliseconds:.1f}", rating, *saved,
        )  # fmt: skip
    console.print(table)
