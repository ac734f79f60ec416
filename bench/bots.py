"""Search iterations per second, on one core."""

from __future__ import annotations

import time

from rich.table import Table

import madang
from bench.measure import SECONDS, console
from madang.bots.engine import bot_engine
from madang.bots.search import Budget, Searcher

ITERATIONS = 20_000


def iterations_per_second(name: str, players: int, weight_set: str) -> float:
    """Search the first decision of a game repeatedly; the first search warms up."""
    state = madang.game(name).start(players, seed=1)
    while state.forced:
        state = state.play(state.actions()[0])
    searcher = Searcher(name, 1, Budget(iterations=ITERATIONS), weight_set=weight_set)
    searcher(state.view(state.actor))
    done, began = searcher.iterations, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        searcher(state.view(state.actor))
    return (searcher.iterations - done) / (time.perf_counter() - began)


def main() -> None:
    console.rule("bots: search iterations per second, at the first decision, on one core")
    weight_sets = [*bot_engine("koryo").weight_sets]
    table = Table()
    for column in ("game", "players", *weight_sets):
        table.add_column(column, justify="left" if column == "game" else "right")
    for name in madang.game_names():
        for players in (2, 3, 4):
            rates = [iterations_per_second(name, players, weight_set) for weight_set in weight_sets]
            table.add_row(name, str(players), *(f"{rate:,.0f}" for rate in rates))
    console.print(table)
