"""A bot that looks one action ahead."""

from __future__ import annotations

import threading

import numpy as np

from madang.bots.imagine import possible_world
from madang.bots.mind import mind
from madang.bots.protocol import Bot, Decision, Thought, View
from madang.games.chance import new_whim

WORLDS = 16
"""How many hidden worlds are imagined for a decision."""


def greedy_bot(game: str, seed: int = 0) -> Bot:
    """Takes the action after which it would stand best by a beginner's judgement, whatever others do then."""
    one = mind(game)
    desk = one.desk(new_whim(f"greedy {game} {seed}"))
    lock = threading.Lock()  # two calls must not share the desk
    notations = one.game.notations

    def choose(view: View) -> Decision:
        games = np.repeat(possible_world(view).copied(), 3)
        sums = np.zeros(len(notations), np.float64)
        with lock:
            count = one.weigh(games, view["you"], WORLDS, one.judges["beginner"], desk, sums)
            actions = desk.actions[:count].tolist()
        thoughts = [Thought(notations[actions[k]], WORLDS, float(sums[k] / WORLDS)) for k in range(count)]
        thoughts.sort(key=lambda thought: -thought.chance)
        return Decision(thoughts[0].action, tuple(thoughts))

    return choose
