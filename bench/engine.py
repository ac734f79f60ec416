"""The kernel and the library against OpenSpiel and RLCard."""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import madang
from bench.measure import Rate, console, rate, show
from madang.core.kernels import NO_ACTION

GAMES_AT_ONCE = 4096


def kernel(name: str, players: int, threads: int) -> Callable[[], tuple[int, int]]:
    """Random games in the kernel, on `threads` threads."""
    games = madang.game(name).batch(GAMES_AT_ONCE, players=players, threads=threads)
    start = games.game.kernels.start_many

    def work() -> tuple[int, int]:
        games._run(lambda low, high, _: start(games.states, low, high, players))
        return GAMES_AT_ONCE, games.play_out()

    return work


def library(name: str, players: int) -> Callable[[], tuple[int, int]]:
    """Random games through the library: `actions()` and `play()`."""
    game = madang.game(name)
    rng = random.Random(0)

    def work() -> tuple[int, int]:
        state, decisions = game.start(players, seed=rng.getrandbits(64)), 0
        while not state.over:
            state = state.play(rng.choice(state.actions()))
            decisions += 1
        return 1, decisions

    return work


def open_spiel(name: str) -> Callable[[], tuple[int, int]]:
    """Random games of OpenSpiel, whose rules are C++, through its Python interface."""
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(0)

    def work() -> tuple[int, int]:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return 1, decisions

    return work


def rlcard(name: str) -> Callable[[], tuple[int, int]]:
    """Random games of RLCard, through its environment."""
    import rlcard as library

    environment: Any = library.make(name, config={"seed": 0})
    rng = random.Random(0)

    def work() -> tuple[int, int]:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(rng.choice([*state["legal_actions"]]))
            decisions += 1
        return 1, decisions

    return work


def copies_per_second() -> float:
    """State copies per second."""
    game = madang.game("koryo")
    states, out = game.blank(2), game.action_buffer()
    game.kernels.start_many(states, 0, 1, 2)
    began, number = time.perf_counter(), 0
    while time.perf_counter() - began < 1:
        for _ in range(1000):
            states[1:] = states[:1]
        number += 1000
    assert game.kernels.step(states, 1, states, 1, NO_ACTION, out) > 0
    return number / (time.perf_counter() - began)


def main() -> None:
    console.rule("engine: random play")
    euchre, hearts = rate("OpenSpiel euchre", open_spiel("euchre")), rate("OpenSpiel hearts", open_spiel("hearts"))
    uno = rate("RLCard uno", rlcard("uno"))
    rows: list[Rate] = []
    libraries: list[Rate] = []
    for name in madang.game_names():
        for players in (2, 3, 4):
            rows.append(rate(f"{name}, {players} players, one core", kernel(name, players, 1)))
            cores = os.cpu_count() or 1
            rows.append(rate(f"{name}, {players} players, {cores} cores", kernel(name, players, cores)))
        libraries.append(rate(f"{name}, 2 players, actions() + play()", library(name, 2)))
    show("Kernel", [*rows, euchre, hearts, uno], euchre)
    show("Library", [*libraries, euchre, hearts, uno], uno)
    console.print(f"State copies: {copies_per_second():,.0f} per second", highlight=False)
