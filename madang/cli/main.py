"""The `madang` command: one function per subcommand."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

import madang
from madang.bots.levels import bot
from madang.cli import admin, puzzles
from madang.cli import serve as serving
from madang.cli.arena import run_arena
from madang.cli.output_files import check_folder, check_folders
from madang.cli.play import TerminalGame, parse_seats
from madang.cli.replay import print_replay, print_verification
from madang.cli.review import run_review
from madang.cli.simulate import play_run, run_report, run_simulation
from madang.core.game import Game
from madang.extras import MissingExtra, import_extra
from madang.lab.executors import connect
from madang.lab.export import check_path
from madang.lab.simulate import Run

ENGLISH_ONLY = "The terminal and the reports are in English only; the page in the browser has other languages."

app = typer.Typer(
    help=f"Play and analyze the board games Koryŏ, Chosŏn and Corinth. {ENGLISH_ONLY}",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

app.command()(serving.serve)
app.add_typer(admin.app, name="admin")
app.add_typer(puzzles.app, name="puzzles")


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"madang {madang.__version__}")
        raise typer.Exit


@app.callback()
def main(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Play and analyze the board games Koryŏ, Chosŏn and Corinth. Without a command, play in the browser."""
    if context.invoked_subcommand is None:
        serving.serve_locally()


RayAddress = Annotated[
    str | None,
    typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster: host:port, auto, or local for a new one."),
]
RecordFile = Annotated[Path, typer.Argument(help="A record file, as written at the end of a game.")]


@app.command()
def games() -> None:
    """List the games."""
    for name in madang.game_names():
        print(f"{name:10} {madang.game(name).title}, 2 to 4 players")


@app.command()
def play(
    name: Annotated[str, typer.Argument(help="The game.")] = "koryo",
    seats: Annotated[
        str, typer.Option(help="The players in turn order: human, or levels of bots.")
    ] = "human,adept,adept",
    seed: Annotated[int | None, typer.Option(help="The seed of the shuffle; random if not given.")] = None,
    record: Annotated[Path, typer.Option(help="The file for the record of the game.")] = Path("madang-record.json"),
) -> None:
    """Play a game in the terminal, with other people or against bots. In English only."""
    game = _game(name)
    try:
        players = parse_seats(seats)
        game.check_players(len(players))
    except ValueError as error:
        _fail(error)
    TerminalGame(game, players, seed, record, Console()).run()


@app.command()
def arena(
    name: Annotated[str, typer.Argument(help="The game.")],
    bots: Annotated[list[str], typer.Argument(help="Levels of bots, or your own bots as module:maker.")],
    games: Annotated[int, typer.Option(help="Minimum number of games for each line-up.")] = 400,
    players: Annotated[int, typer.Option(help="Players per game.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the shuffles.")] = 1,
    json: Annotated[
        Path | None, typer.Option(help="Write all games and results to this JSON file.", callback=check_folder)
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(help="Plot the win shares into this image file.", callback=check_folder)
    ] = None,
    variance_reduction: Annotated[
        bool, typer.Option("--variance-reduction", help="Subtract luck from the results, for narrower intervals.")
    ] = False,
    ray: RayAddress = None,
) -> None:
    """Let bots play each other, with the same cards in every seating, and compare them. In English only."""
    try:
        _game(name).check_players(players)
        parse_seats(",".join(bots))
        if len(bots) < 2 or len(set(bots)) != len(bots) or games < 1:
            raise ValueError("the arena needs at least two different bots and one game")
        import_extra("openskill.models", "lab")
        executor = connect(ray)
    except (ValueError, MissingExtra) as error:
        _fail(error)
    run_arena(name, bots, players, games, seed, Console(), json, plot, variance_reduction, executor)


@app.command()
def simulate(
    name: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[str, typer.Option(help="The bots in turn order; a single bot takes all seats.")] = "random",
    players: Annotated[int | None, typer.Option(help="Number of players; default: as many as seats.")] = None,
    games: Annotated[int, typer.Option(help="Number of games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of the games.")] = 1,
    out: Annotated[
        list[Path] | None,
        typer.Option(
            help="Write the games to FILE.csv or FILE.parquet, or to FILE.npz for a report.", callback=check_folders
        ),
    ] = None,
    ray: RayAddress = None,
) -> None:
    """Play many games on all cores and print a summary, in English only. Ctrl-C keeps the finished games."""
    try:
        for path in out or []:
            check_path(path)
        line_up = _parse_line_up(name, seats, players, games)
        executor = connect(ray)
    except (ValueError, MissingExtra) as error:
        _fail(error)
    run_simulation(name, line_up, games, seed, out or [], Console(), executor)


@app.command()
def report(
    name: Annotated[str, typer.Argument(help="The game.")],
    seats: Annotated[
        list[str] | None, typer.Option(help="The bots, as for simulate; give it twice to compare two runs.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="Number of players; default: as many as seats.")] = None,
    games: Annotated[int, typer.Option(help="Games per run.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed of the games.")] = 1,
    run: Annotated[
        list[Path] | None, typer.Option(help="A run saved by simulate (.npz); give it twice to compare two runs.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(help="The HTML file; default: GAME-PLAYERS.html.", callback=check_folder)
    ] = None,
    ray: RayAddress = None,
) -> None:
    """Write an HTML report with charts: seats, parts of the scores, actions, margins and length of games.

    Reports are in English only.
    """
    try:
        runs = [Run.load(path) for path in run or []]
        line_ups = [_parse_line_up(name, text, players, games) for text in seats or ([] if runs else ["greedy"])]
        if not 1 <= len(runs) + len(line_ups) <= 2:
            raise ValueError("a report is of one run or of two")
        import_extra("matplotlib.figure", "lab")
        executor = connect(ray) if line_ups else None
    except (ValueError, MissingExtra) as error:
        _fail(error)
    console = Console()
    for line_up in line_ups:
        played = play_run(name, line_up, games, seed, console, executor)
        if played is None:
            raise typer.Exit(1)
        runs.append(played)
    try:
        run_report(name, runs, out, shlex.join(["madang", *sys.argv[1:]]), console)
    except ValueError as error:
        _fail(error)


def _parse_line_up(name: str, seats: str, players: int | None, games: int) -> tuple[str, ...]:
    """The bots of all seats. A single bot takes every seat."""
    game = _game(name)
    line_up = seats.split(",")
    if len(line_up) == 1:
        line_up *= players or 2
    if players is not None and len(line_up) != players:
        raise ValueError(f"there are {len(line_up)} seats for {players} players")
    game.check_players(len(line_up))
    if games < 1:
        raise ValueError("a run has one game or more")
    for level in dict.fromkeys(line_up):
        bot(level, name)  # raises an error if there is no such bot
    return tuple(line_up)


@app.command()
def replay(file: RecordFile) -> None:
    """Print a recorded game, action by action. In English only."""
    print_replay(_read(file), Console())


@app.command()
def review(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Review the decisions of this seat only, counted from 0.")] = None,
    seconds: Annotated[float, typer.Option(help="Time for the whole review.", min=1.0)] = 15.0,
    html: Annotated[
        Path | None, typer.Option(help="Write the review as a page to this file.", callback=check_folder)
    ] = None,
) -> None:
    """Find the mistakes in a finished game, and tell luck from skill. In English only."""
    record = _read(file)
    try:
        if seat is not None and not 0 <= seat < record.players:
            raise ValueError(f"--seat: there is no seat {seat} at this table of {record.players}")
        run_review(record, seat, seconds, html, Console())
    except (ValueError, OSError) as error:
        _fail(error)


@app.command()
def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HASH", help="The hash that you kept from before anyone contributed to the shuffle."),
    ] = None,
) -> None:
    """Check that a record replays to its result, and that its secret matches the published hash."""
    if commitment is not None and not re.fullmatch("[0-9a-fA-F]{64}", commitment.strip()):
        _fail(ValueError("--commitment: a hash has 64 hexadecimal digits"))
    if not print_verification(_read(file), commitment and commitment.strip().lower(), Console()):
        raise typer.Exit(1)


def _game(name: str) -> Game:
    try:
        return madang.game(name)
    except madang.UnknownGame as error:
        _fail(error)


def _read(file: Path) -> madang.Record:
    try:
        return madang.Record.read(file)
    except madang.BadRecord as error:
        _fail(error)


def _fail(error: Exception) -> NoReturn:
    Console(stderr=True).print(f"[bold red]madang:[/] {escape(str(error))}")
    raise typer.Exit(1)
