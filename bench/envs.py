"""The environments next to PettingZoo, RLCard and OpenSpiel, and thousands of games in lockstep."""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

import madang
import madang.envs.spiel  # registers the games
from bench.engine import rlcard
from bench.measure import Rate, console, rate, show
from madang.envs import aec
from madang.envs.gym import SeatEnv
from madang.envs.vector import VectorEnv
from madang.lab.simulate import merge, simulate

GAMES_AT_ONCE = 4096
LOCKSTEPS = 20
MILLION = 1_000_000


def aec_games(env: Any) -> Callable[[], tuple[int, int]]:
    """Random games in a PettingZoo environment: `last()`, choose from the mask, `step()`."""
    rng = random.Random(0)

    def work() -> tuple[int, int]:
        env.reset(seed=rng.getrandbits(30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return 1, steps

    return work


def tic_tac_toe() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import tictactoe_v3

        return tictactoe_v3.env()


def lockstep(name: str, players: int, *, skip_forced: bool) -> Callable[[], tuple[int, int]]:
    """Random games in lockstep; every step returns observations and masks."""
    env = VectorEnv(name, GAMES_AT_ONCE, players, skip_forced=skip_forced)

    def work() -> tuple[int, int]:
        before, games = env.decisions, 0
        for _ in range(LOCKSTEPS):
            _, _, ended, _ = env.step(env.sample())
            games += int(ended.sum())
        return games, env.decisions - before

    return work


def seat_games(name: str, level: str) -> Callable[[], tuple[int, int]]:
    """Random games of one seat against a bot, in the Gymnasium environment."""
    env = SeatEnv(name, [level])
    rng = random.Random(0)

    def work() -> tuple[int, int]:
        _, info = env.reset(seed=rng.getrandbits(30))
        steps, over = 0, False
        while not over:
            _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
            steps += 1
        return 1, steps

    return work


def spiel_games(name: str) -> Callable[[], tuple[int, int]]:
    """Random games in OpenSpiel; chance nodes are steps too."""
    game = pyspiel.load_game(name)
    rng = random.Random(0)

    def work() -> tuple[int, int]:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return 1, steps

    return work


def million_games() -> float:
    """Seconds for a million random games of Koryŏ for two players, as `madang simulate` plays them."""
    began = time.perf_counter()
    run = merge([*simulate("koryo", ("random", "random"), MILLION, seed=1)])
    assert run.games == MILLION
    return time.perf_counter() - began


def main() -> None:
    console.rule("environments: random play")
    base = rate("PettingZoo tic-tac-toe", aec_games(tic_tac_toe()))
    rows: list[Rate] = [base, rate("RLCard uno", rlcard("uno")), rate("RLCard leduc-holdem", rlcard("leduc-holdem"))]
    rows += [rate(f"{name}, 2 players, AEC", aec_games(aec.env(name))) for name in madang.game_names()]
    show("AEC environments (steps)", rows, base)
    leduc = rate("OpenSpiel leduc_poker (C++)", spiel_games("leduc_poker"))
    spiel_rows = [leduc, rate("OpenSpiel backgammon (C++)", spiel_games("backgammon"))]
    spiel_rows += [rate(f"{name}, 2 players, OpenSpiel", spiel_games(f"python_{name}")) for name in madang.game_names()]
    show("OpenSpiel (steps, chance nodes included)", spiel_rows, leduc)
    seat_rows = []
    for name in madang.game_names():
        for level in ("random", "greedy"):
            seat_rows.append(rate(f"{name} against {level}, Gymnasium", seat_games(name, level)))
    show("Gymnasium, one seat against a bot (steps)", seat_rows, base)
    lockstep_rows = []
    for name in madang.game_names():
        for players in (2, 4):
            work = lockstep(name, players, skip_forced=True)
            lockstep_rows.append(rate(f"{name}, {players} players, lockstep", work))
    show("In lockstep, with observations and masks (skipped forced decisions are counted)", lockstep_rows, base)
    console.print(f"A million random games of koryo: {million_games():.1f} s", highlight=False)


if __name__ == "__main__":
    main()
