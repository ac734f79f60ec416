"""`madang simulate` and `madang report`: play many games and summarize them."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.table import Table

from madang.cli.progress import progress_bar
from madang.lab import summary
from madang.lab.executors import Executor
from madang.lab.export import write
from madang.lab.report import write_report
from madang.lab.simulate import Run, merge, simulate


def play_run(
    name: str, seats: tuple[str, ...], games: int, seed: int, console: Console, executor: Executor | None
) -> Run | None:
    """Play games with a progress bar. After Ctrl-C, returns the games that are done, or None."""
    done: list[Run] = []
    try:
        with progress_bar(console) as progress:
            task = progress.add_task(f"{name}: {', '.join(seats)}", total=games)
            for portion in simulate(name, seats, games, seed, executor):
                done.append(portion)
                progress.advance(task, portion.games)
    except KeyboardInterrupt:
        console.print(f"Stopped after {sum(run.games for run in done):,} of {games:,} games.", highlight=False)
    return merge(done) if done else None


def run_simulation(
    name: str, seats: tuple[str, ...], games: int, seed: int, out: list[Path], console: Console,
    executor: Executor | None,
) -> None:  # fmt: skip
    """Play games, print a summary, and write the output files."""
    run = play_run(name, seats, games, seed, console, executor)
    if run is None:
        return
    print_summary(run, console)
    for path in out:
        write(run, path)
        console.print(f"Written: {path}", highlight=False)


def print_summary(run: Run, console: Console) -> None:
    table = Table(title=f"{run.games:,} games of {run.name}", title_justify="left")
    table.add_column("")
    for column in ("share of the wins", "mean score"):
        table.add_column(column, justify="right")
    for place, (share, score) in enumerate(zip(summary.seat_shares(run), summary.seat_scores(run), strict=True)):
        table.add_row(
            summary.place_label(place),
            f"{share.value:.2%} ± {share.error:.2%}",
            f"{score.value:.2f} ± {score.error:.2f}",
        )
    if len(set(run.seats)) > 1:
        table.add_section()
        for bot, share in summary.bot_shares(run).items():
            table.add_row(bot, f"{share.value:.2%} ± {share.error:.2%}", "")
    console.print(table)
    length, margin = summary.mean(run.length[:, 1]), summary.mean(summary.margins(run))
    console.print(
        f"Decisions per game: {length.value:.1f}. Margin of the winner: {margin.value:.1f} points.",
        highlight=False,
    )


def run_report(name: str, runs: list[Run], out: Path | None, command: str, console: Console) -> None:
    """Write the report, by default into the current folder."""
    if any(run.name != name for run in runs):
        raise ValueError(f"a saved run is of another game than {name}")
    path = out or Path(f"{name}-{runs[0].players}.html")
    write_report(runs, path, command)
    console.print(f"Written: {path}", highlight=False)
