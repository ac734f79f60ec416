"""The `madang` command: one function a subcommand."""

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
from madang.cli import serve as serving
from madang.cli.arena import run_arena
from madang.cli.replay import print_replay, print_verification
from madang.cli.simulate import play_run, run_report, run_simulation
from madang.cli.table import Table, checked_seats
from madang.core.game import Game
from madang.lab.export import check_path
from madang.lab.simulate import Run

app = typer.Typer(
    help="Koryŏ, Chosŏn and Corinth, to play and to compute with.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

app.command()(serving.serve)


@app.callback()
def alone(context: typer.Context) -> None:
    """Koryŏ, Chosŏn and Corinth, to play and to compute with. Without a command: play in the browser."""
    if context.invoked_subcommand is None:
        serving.start_here()


RecordFile = Annotated[Path, typer.Argument(help="A record, as written at the end of a game.")]


@app.command()
def games() -> None:
    """List the games."""
    for name in madang.game_names():
        print(f"{name:10} {madang.game(name).title}, 2 to 4 players")


@app.command()
def play(
    name: Annotated[str, typer.Argument(help="Which game.")] = "koryo",
    seats: Annotated[str, typer.Option(help="Who sits where: human or bots, clockwise.")] = "human,adept,adept",
    seed: Annotated[int | None, typer.Option(help="A number gives the same cards again.")] = None,
    record: Annotated[Path, typer.Option(help="Where the record of the game goes.")] = Path("madang-record.json"),
) -> None:
    """Play a game in the terminal, with other people or against bots."""
    game = _game(name)
    try:
        who = checked_seats(seats)
        game.check_players(len(who))
    except ValueError as error:
        _fail(error)
    Table(game, who, seed, record, Console()).run()


@app.command()
def arena(
    name: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[list[str], typer.Argument(help="Levels, or bots of your own as module:maker.")],
    games: Annotated[int, typer.Option(help="How many games at least for each line-up.")] = 400,
    players: Annotated[int, typer.Option(help="How many players at a table.")] = 2,
    seed: Annotated[int, typer.Option(help="Other seeds, other cards.")] = 1,
    json: Annotated[Path | None, typer.Option(help="Write all games and figures to this file.")] = None,
    plot: Annotated[Path | None, typer.Option(help="Draw the win shares into this picture.")] = None,
) -> None:
    """Let bots play each other, on the same cards with seats changed round, and say who is better."""
    try:
        _game(name).check_players(players)
        checked_seats(",".join(bots))
        if len(bots) < 2 or len(set(bots)) != len(bots) or games < 1:
            raise ValueError("an arena needs two different bots or more, and a game")
    except ValueError as error:
        _fail(error)
    run_arena(name, bots, players, games, seed, Console(), json, plot)


@app.command()
def simulate(
    name: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[
        str, typer.Option(help="Who sits where: bots, clockwise; one of them fills all seats.")
    ] = "random",
    players: Annotated[int | None, typer.Option(help="How many players; else as many as there are seats.")] = None,
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="Other seeds, other games.")] = 1,
    out: Annotated[
        list[Path] | None, typer.Option(help="Write the games: FILE.csv, FILE.parquet, or FILE.npz for a report.")
    ] = None,
) -> None:
    """Play many games on all cores, and say what came out. Ctrl-C keeps what is done."""
    try:
        for path in out or []:
            check_path(path)
        who = _line_up(name, seats, players, games)
    except ValueError as error:
        _fail(error)
    run_simulation(name, who, games, seed, out or [], Console())


@app.command()
def report(
    name: Annotated[str, typer.Argument(help="Which game.")],
    seats: Annotated[
        list[str] | None, typer.Option(help="Who plays, as for simulate; given twice, two runs are compared.")
    ] = None,
    players: Annotated[int | None, typer.Option(help="How many players; else as many as there are seats.")] = None,
    games: Annotated[int, typer.Option(help="How many games a run has.")] = 1000,
    seed: Annotated[int, typer.Option(help="Other seeds, other games.")] = 1,
    run: Annotated[
        list[Path] | None, typer.Option(help="Take a run from a file of simulate (.npz); twice: compare.")
    ] = None,
    out: Annotated[Path | None, typer.Option(help="Where the page goes; else GAME-PLAYERS.html here.")] = None,
) -> None:
    """Write a page with pictures: seats, scores, what is worth what, which actions win, closeness, length."""
    try:
        runs = [Run.load(path) for path in run or []]
        line_ups = [_line_up(name, text, players, games) for text in seats or ([] if runs else ["greedy"])]
        if not 1 <= len(runs) + len(line_ups) <= 2:
            raise ValueError("a report is of one run or of two")
    except ValueError as error:
        _fail(error)
    console = Console()
    for who in line_ups:
        played = play_run(name, who, games, seed, console)
        if played is None:
            raise typer.Exit(1)
        runs.append(played)
    try:
        run_report(name, runs, out, shlex.join(["madang", *sys.argv[1:]]), console)
    except ValueError as error:
        _fail(error)


def _line_up(name: str, seats: str, players: int | None, games: int) -> tuple[str, ...]:
    """The bots at a table; one alone sits everywhere."""
    game = _game(name)
    who = seats.split(",")
    if len(who) == 1:
        who *= players or 2
    if players is not None and len(who) != players:
        raise ValueError(f"there are {len(who)} seats for {players} players")
    game.check_players(len(who))
    if games < 1:
        raise ValueError("a run has one game or more")
    for level in dict.fromkeys(who):
        bot(level, name)  # refuses a level that there is not
    return tuple(who)


@app.command()
def replay(file: RecordFile) -> None:
    """Print a recorded game, action by action."""
    print_replay(_read(file), Console())


@app.command()
def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="The hash that you kept from before anyone contributed.")
    ] = None,
) -> None:
    """Check that a record replays to its result, and that its secret has the hash that was published."""
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
