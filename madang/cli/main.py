"""The `madang` command: one function a subcommand."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markup import escape

import madang
from madang.cli import serve as serving
from madang.cli.arena import run_arena
from madang.cli.replay import print_replay
from madang.cli.table import Table, checked_seats
from madang.core.game import Game

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
    for name in madang.games():
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
def replay(file: RecordFile) -> None:
    """Print a recorded game, action by action."""
    print_replay(_read(file), Console())


@app.command()
def verify(file: RecordFile) -> None:
    """Check that a record replays to its result, and that nobody chose the cards."""
    record = _read(file)
    console = Console()
    console.print(f"{record.game.title} for {record.players}: {len(record.actions)} actions replayed, all legal.")
    if record.state.over:
        console.print(f"Result: scores {record.state.scores()}, won by {record.state.winners()}, as noted.")
    else:
        console.print("The game is not finished.")
    if isinstance(record.seed, madang.Fairness):
        console.print(f"Shuffle: the secret has the published hash {record.seed.commitment},")
        console.print(f"and with the contributions of {record.players} players it gives the seed of this game.")
    else:
        console.print(f"Shuffle: from the plain seed {record.seed}; nothing shows that nobody chose it.")


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
