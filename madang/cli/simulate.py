"""`madang simulate` and `madang report`: many games, and what they say."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from madang.cli.progress import progress_bar
from madang.lab import summary
from madang.lab.export import write
from madang.lab.report import write_report
from madang.lab.simulate import Run, simulate, together


def play_run(name: str, seats: tuple[str, ...], games: int, seed: int, console: Console) -> Run | None:
    """Play, and show how far it is; after Ctrl-C, what is done by then. None if nothing is."""
    done: list[Run] = []
    try:
        with progress_bar(console) as progress:
            task = progress.add_task(f"{name}: {', '.join(seats)}", total=games)
            for portion in simulate(name, seats, games, seed):
                done.append(portion)
                progress.advance(task, portion.games)
    except KeyboardInterrupt:
        console.print(f"Stopped after {sum(run.games for run in done):,} of {games:,} games.", highlight=False)
    return together(done) if done else None


def run_simulation(name: str, seats: tuple[str, ...], games: int, seed: int, out: list[Path], console: Console) -> None:
    """Play, print the main figures, and write what was asked for."""
    run = play_run(name, seats, games, seed, console)
    if run is None:
        return
    show(run, console)
    for path in out:
        write(run, path)
        console.print(f"Written: {path}", highlight=False)


def show(run: Run, console: Console) -> None:
    table = Table(title=f"{run.games:,} games of {run.name}", title_justify="left")
    table.add_column("")
    for column in ("share of the wins", "mean score"):
        table.add_column(column, justify="right")
    for place, (share, score) in enumerate(zip(summary.seat_shares(run), summary.seat_scores(run), strict=True)):
        who = "first player" if place == 0 else f"seat {place} after him"
        table.add_row(who, f"{share.value:.2%} ± {share.error:.2%}", f"{score.value:.2f} ± {score.error:.2f}")
    if len(set(run.seats)) > 1:
        table.add_section()
        for bot, share in summary.bot_shares(run).items():
            table.add_row(bot, f"{share.value:.2%} ± {share.error:.2%}", "")
    console.print(table)
    length, margin = summary.mean(run.length[:, 1]), summary.mean(summary.margins(run))
    console.print(
        f"Choices in a game: {length.value:.1f}. From the best score to the next: {margin.value:.1f} points.",
        highlight=False,
    )


def run_report(name: str, runs: list[Run], out: Path | None, command: str, console: Console) -> None:
    """Write the report, by default beside where one stands."""
    if any(run.name != name for run in runs):
        raise ValueError(f"a run in a file is not of {name}")
    path = out or Path(f"{name}-{runs[0].players}.html")
    write_report(runs, path, command)
    console.print(f"Written: {path}", highlight=False)
