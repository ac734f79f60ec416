"""`madang puzzles`: make a set of puzzles, and check one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import madang
from madang.cli.output_files import check_folder
from madang.cli.progress import progress_bar
from madang.core.record import Record
from madang.puzzles.check import SEED, Check, check_puzzles
from madang.puzzles.files import FOLDER, Puzzle, read_puzzles, write_puzzles
from madang.puzzles.find import (
    DEEPER,
    Candidate,
    Progress,
    candidates_from_bots,
    candidates_from_records,
    find_puzzles,
    next_game,
)

app = typer.Typer(help="Make and check sets of puzzles. In English only.", no_args_is_help=True)


@app.command()
def make(
    name: Annotated[str, typer.Argument(help="The game.")],
    count: Annotated[int, typer.Option(help="How many puzzles the file shall have.", min=1)] = 60,
    seed: Annotated[int, typer.Option(help="The seed of the bot games.")] = 1,
    records: Annotated[
        list[Path] | None,
        typer.Option(help="Look in this record instead of games of bots, or in all finished games of a folder."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            help="The file; puzzles that it has already are kept. Default: GAME-puzzles.jsonl.", callback=check_folder
        ),
    ] = None,
) -> None:
    """Find puzzles in games of bots, or in records of finished games. Ctrl-C keeps those found so far."""
    console = Console()
    try:
        game = madang.game(name)
        path = out or Path(f"{name}-puzzles.jsonl")
        puzzles = [*read_puzzles(path).puzzles] if path.exists() else []
        if any(puzzle.view["game"] != game.name for puzzle in puzzles):
            raise ValueError(f"{path} has puzzles of another game")
        games = (
            _from_records(name, records, seed)
            if records
            else candidates_from_bots(name, seed, next_game(puzzles, seed))
        )
        _make(name, games, count, puzzles, path, console)
    except (ValueError, OSError) as error:
        _fail(error)
    if len(puzzles) < count and records:
        console.print(f"These games have no more: {len(puzzles)} of {count} puzzles.")
    _print_summary(puzzles, console)
    console.print(f"Written: {path}", highlight=False)


def _from_records(name: str, files: list[Path], seed: int) -> Iterable[list[Candidate]]:
    records = [(file.name, Record.read(file)) for file in files if not file.is_dir()]
    for source, record in records:
        if record.game.name != name:
            raise ValueError(f"{source} is a game of {record.game.name}, not of {name}")
        if not record.state.over:
            raise ValueError(f"{source} is not finished")
    for folder in (file for file in files if file.is_dir()):
        found = [(file.name, Record.read(file)) for file in sorted(folder.rglob("*.json"))]
        records += [(source, record) for source, record in found if record.game.name == name and record.state.over]
    return candidates_from_records(records, seed)


def _make(
    name: str, games: Iterable[list[Candidate]], count: int, puzzles: list[Puzzle], path: Path, console: Console
) -> None:
    """Add puzzles to the list until there are enough. The file is written after each, so nothing is lost."""
    write_puzzles(path, name, puzzles)
    try:
        with progress_bar(console) as progress:
            task = progress.add_task(name, total=count, completed=len(puzzles))

            def show(now: Progress) -> None:
                text = f"{name}: {now.games} games, {now.decisions} decisions, {now.clear} clear, {now.missed} missed"
                progress.update(task, description=text, completed=now.found)

            for puzzle in find_puzzles(name, games, count, [*puzzles], show):
                puzzles.append(puzzle)
                write_puzzles(path, name, puzzles)
    except KeyboardInterrupt:
        console.print(f"Stopped with {len(puzzles)} of {count} puzzles.", highlight=False)


def _print_summary(puzzles: list[Puzzle], console: Console) -> None:
    table = Table(title=f"{len(puzzles)} puzzles", title_justify="left")
    table.add_column("theme")
    table.add_column("puzzles", justify="right")
    for theme, number in Counter(theme for puzzle in puzzles for theme in puzzle.themes).most_common():
        table.add_row(theme, str(number))
    console.print(table)


@app.command()
def check(
    files: Annotated[list[Path] | None, typer.Argument(help="Files of puzzles; default: those of Madang.")] = None,
    iterations: Annotated[int, typer.Option(help="Iterations of the analysis of each puzzle.", min=1000)] = DEEPER,
    seed: Annotated[int, typer.Option(help="The seed of the analysis.")] = SEED,
    sample: Annotated[int | None, typer.Option(help="Check only the first SAMPLE puzzles of each file.", min=1)] = None,
    remove: Annotated[
        bool, typer.Option("--remove", help="Remove puzzles that are not confirmed from the files.")
    ] = False,
) -> None:
    """Check that every puzzle is possible and legal, and that a deep search finds its solution again."""
    console = Console()
    failed = 0
    try:
        for path in files or sorted(FOLDER.glob("*.jsonl")):
            found = read_puzzles(path)
            checks = _check(path, found.puzzles[:sample], iterations, seed, console)
            wrong = {one.puzzle.id for one in checks if not one.confirmed}
            failed += len(wrong)
            if wrong and remove:
                write_puzzles(path, found.game, [puzzle for puzzle in found.puzzles if puzzle.id not in wrong])
                console.print(f"Removed from {path}: {len(wrong)}", highlight=False)
    except KeyboardInterrupt:
        console.print("Stopped. Not all puzzles were checked.")
        raise typer.Exit(1) from None
    except (ValueError, OSError) as error:
        _fail(error)
    if failed and not remove:
        raise typer.Exit(1)


def _check(path: Path, puzzles: tuple[Puzzle, ...], iterations: int, seed: int, console: Console) -> list[Check]:
    checks = []
    with progress_bar(console) as progress:
        task = progress.add_task(path.name, total=len(puzzles))
        for one in check_puzzles(puzzles, iterations, seed):
            checks.append(one)
            progress.advance(task)
    for one in checks:
        if not one.confirmed:
            text = f"{one.puzzle.id}: {one.puzzle.solution!r} is not confirmed"
            console.print(escape(f"{text}; found {one.found!r}, {one.margin:.1%} ahead"), highlight=False)
    console.print(f"{path.name}: {sum(one.confirmed for one in checks)} of {len(checks)} confirmed", highlight=False)
    return checks


def _fail(error: Exception) -> NoReturn:
    Console(stderr=True).print(f"[bold red]madang:[/] {escape(str(error))}")
    raise typer.Exit(1)
