"""Solve the last round of a game with OpenSpiel's external-sampling MCCFR, and compare with random play.

    python examples/openspiel_mccfr.py --game koryo --iterations 2000

A whole game is far too large for a tabular algorithm, so a random game is played up to the last deal, and the solver
begins there: its chance nodes deal the cards, and each seat sees its own hand only.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

import madang.envs.spiel  # noqa: F401 (registers the games)


class FromState:
    """A game of OpenSpiel that begins at one of its states."""

    def __init__(self, game: Any, state: Any) -> None:
        self._game, self._state = game, state

    def new_initial_state(self) -> Any:
        """A copy of the state."""
        return self._state.clone()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


def before_last_deal(game: Any, rng: random.Random) -> Any:
    """The first chance node of the last deal of a random game."""
    state, last, was_chance = game.new_initial_state(), None, False
    while not state.is_terminal():
        if state.is_chance_node() and not was_chance:
            last = state.clone()
        was_chance = state.is_chance_node()
        state.apply_action(random_action(state, rng))
    return last


def random_action(state: Any, rng: random.Random) -> int:
    """A random legal action or chance outcome."""
    if not state.is_chance_node():
        return int(rng.choice(state.legal_actions()))
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(outcomes, probabilities)[0])


def solve(name: str, iterations: int, seed: int = 1) -> tuple[FromState, Any]:
    """The end of a game, and the average policy for it after some iterations."""
    np.random.seed(seed)  # OpenSpiel's solver draws from NumPy's global generator
    game = pyspiel.load_game(f"python_{name}", {"returns": "margin"})  # points ahead of the other seat
    end = FromState(game, before_last_deal(game, random.Random(seed)))
    solver = ExternalSamplingSolver(end)
    for _ in range(iterations):
        solver.iteration()
    return end, solver.average_policy()


def lead_over_random(end: FromState, policy: Any, games: int, seed: int = 2) -> float:
    """The points by which the policy leads at the end, on average, against random play; in both seats equally often."""
    rng, lead = random.Random(seed), 0.0
    for number in range(games):
        state = end.new_initial_state()
        while not state.is_terminal():
            if state.current_player() == number % 2:
                actions, chances = zip(*policy.action_probabilities(state).items(), strict=True)
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(random_action(state, rng))
        lead += state.returns()[number % 2]
    return lead / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="koryo", choices=["koryo", "choson"])
    parser.add_argument("--iterations", type=int, default=2000)
    chosen = parser.parse_args()
    end, policy = solve(chosen.game, chosen.iterations)
    lead = lead_over_random(end, policy, 1000)
    print(f"{lead:+.2f} points against random play in the last round, after {chosen.iterations} iterations")


if __name__ == "__main__":
    main()
