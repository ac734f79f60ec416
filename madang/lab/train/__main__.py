"""The command: `python -m madang.lab.train koryo`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from madang.bots.engine import WEIGHTS
from madang.bots.networks import NETWORKS
from madang.extras import import_extra
from madang.games import NAMES
from madang.jit import cache_root
from madang.lab.executors import connect
from madang.lab.train.plan import Plan

GameName = Annotated[str, typer.Argument(help=f"the game: {', '.join(NAMES)}")]
Folder = Annotated[Path | None, typer.Option(help="where the checkpoint, the samples and the log are kept")]
Out = Annotated[Path | None, typer.Option(help="the file to write; by default the one in the package")]


def main(
    game: GameName,
    policy: Annotated[int, typer.Option(min=0, help="steps of PPO, which learns the policy")] = Plan.policy,
    value: Annotated[int, typer.Option(min=0, help="steps of quick games, from which the value learns")] = Plan.value,
    search: Annotated[int, typer.Option(min=0, help="steps of regression on search results")] = Plan.search,
    iterations: Annotated[int, typer.Option(min=2, help="search iterations for each decision")] = 200,
    seed: Annotated[int, typer.Option(help="of the networks and the games")] = 1,
    threads: Annotated[int, typer.Option(min=1, help="threads of PyTorch")] = 2,
    evaluation: Annotated[bool, typer.Option(help="train the evaluation that the network is built on instead")] = False,
    ray: Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", help="play on this Ray cluster")] = None,
    folder: Folder = None,
    out: Out = None,
) -> None:
    """Train the network of a game by self-play. A training that was stopped continues where it was."""
    console = Console(soft_wrap=True)
    if game not in NAMES:
        raise typer.BadParameter(f"there is no game {game!r}; the games are {', '.join(NAMES)}")
    import_extra("torch", "train").set_num_threads(threads)
    executor = connect(ray)
    if evaluation:
        from madang.lab.train.evaluation import train_evaluation

        train_evaluation(game, out or WEIGHTS / f"{game}.npz", console, executor)
        return
    from madang.lab.train.session import Session, plot_log

    folder = folder or cache_root() / "train" / game
    plan = Plan(policy=policy, value=value, search=search, iterations=iterations, seed=seed)
    session = Session(game, plan, folder, out or NETWORKS / f"{game}.npz", executor)
    try:
        session.run(console)
    except KeyboardInterrupt:
        console.print(f"stopped after {session.steps} steps; the same command continues")
        raise typer.Exit(1) from None
    plot_log(session.log, folder / "log.png")
    console.print(f"written: {session.out}, log and plot in {folder}")


if __name__ == "__main__":
    typer.run(main)
