"""How things are measured."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

console = Console()

SECONDS = 2.0
"""How long one measurement goes on."""


@dataclass(frozen=True)
class Rate:
    """How much was done in a second."""

    name: str
    games: float
    decisions: float


def rate(name: str, work: Callable[[], tuple[int, int]], seconds: float = SECONDS) -> Rate:
    """Do `work`, which returns (games, decisions), over and over for some seconds; the first time does not count."""
    work()
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        more_games, more_decisions = work()
        games += more_games
        decisions += more_decisions
    spent = time.perf_counter() - began
    console.print(f"  [dim]{name}: {decisions / spent:,.0f} decisions a second[/]", highlight=False)
    return Rate(name, games / spent, decisions / spent)


def processor_time(pid: int) -> float:
    """Seconds that a process and those it started have computed (on Linux; elsewhere unknown, and 0)."""
    process = Path(f"/proc/{pid}")
    if not process.exists():
        return 0.0
    user, system = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
    started = [child for task in process.glob("task/*/children") for child in task.read_text().split()]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK") + sum(processor_time(int(child)) for child in started)


def show(title: str, rates: list[Rate], base: Rate) -> None:
    """Print rates, each as a multiple of `base`."""
    table = Table(title=title, title_justify="left")
    for column in ("", "games/s", "decisions/s", f"times {base.name}"):
        table.add_column(column, justify="left" if column == "" else "right")
    for one in rates:
        table.add_row(one.name, f"{one.games:,.0f}", f"{one.decisions:,.0f}", f"{one.decisions / base.decisions:,.2f}")
    console.print(table)
