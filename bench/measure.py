"""Measuring rates and processor time."""

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
"""The length of one measurement."""


@dataclass(frozen=True)
class Rate:
    """Games and decisions per second."""

    name: str
    games: float
    decisions: float


def rate(name: str, work: Callable[[], tuple[int, int]], seconds: float = SECONDS) -> Rate:
    """Repeat `work`, which returns (games, decisions), for some seconds; the first call warms up."""
    work()
    games = decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        more_games, more_decisions = work()
        games += more_games
        decisions += more_decisions
    spent = time.perf_counter() - began
    console.print(f"  [dim]{name}: {decisions / spent:,.0f} decisions per second[/]", highlight=False)
    return Rate(name, games / spent, decisions / spent)


def processor_time(pid: int) -> float:
    """Processor seconds of a process and its children (on Linux; elsewhere unknown, and 0)."""
    process = Path(f"/proc/{pid}")
    if not process.exists():
        return 0.0
    user, system = (process / "stat").read_text().rpartition(")")[2].split()[11:13]
    children = [child for task in process.glob("task/*/children") for child in task.read_text().split()]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK") + sum(processor_time(int(child)) for child in children)


def show(title: str, rates: list[Rate], base: Rate) -> None:
    """Print rates, each as a multiple of `base`."""
    table = Table(title=title, title_justify="left")
    for column in ("", "games/s", "decisions/s", f"times {base.name}"):
        table.add_column(column, justify="left" if column == "" else "right")
    for row in rates:
        table.add_row(row.name, f"{row.games:,.0f}", f"{row.decisions:,.0f}", f"{row.decisions / base.decisions:,.2f}")
    console.print(table)
