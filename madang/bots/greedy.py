"""A bot that looks one action ahead."""

from __future__ import annotations

import threading

import numpy as np

from madang.bots.determinize import state_from_view
from madang.bots.engine import bot_engine
from madang.bots.protocol import Bot, Decision, Thought, View
from madang.games.chance import new_rng

WORLDS = 16
"""How many worlds are sampled for a decision."""


def greedy_bot(game: str, seed: int = 0) -> Bot:
    """Takes the action with the best evaluation after it, averaged over sampled worlds."""
    engine = bot_engine(game)
    workspace = engine.workspace(new_rng(f"greedy {game} {seed}"))
    lock = threading.Lock()  # concurrent calls must not share the workspace
    notations = engine.game.notations

    def choose(view: View) -> Decision:
        games = np.repeat(state_from_view(view).copy_array(), 3)
        weights, sums = engine.weight_sets["linear_random"], np.zeros(len(notations), np.float64)
        with lock:
            count = engine.evaluate_actions(games, view["you"], WORLDS, weights, workspace, sums)
            actions = workspace.actions[:count].tolist()
        thoughts = [Thought(notations[actions[k]], WORLDS, float(sums[k] / WORLDS)) for k in range(count)]
        thoughts.sort(key=lambda thought: -thought.chance)
        return Decision(thoughts[0].action, tuple(thoughts))

    return choose
