"""Madang: Koryŏ, Chosŏn and Corinth, to play and to compute with.

>>> import madang
>>> state = madang.game("koryo").start(players=2, seed=7)
>>> while not state.over:
...     state = state.play(state.actions()[-1])
>>> state.scores(), state.winners()
([-5, 11], [1])
"""

from madang.core.batch import Batch, Outcome
from madang.core.fairness import Fairness
from madang.core.game import Game, game, game_names
from madang.core.record import Record
from madang.core.state import State
from madang.errors import BadPosition, BadRecord, IllegalAction, UnknownGame
from madang.messages import Message

__version__ = "0.1.0"

__all__ = [
    "BadPosition",
    "BadRecord",
    "Batch",
    "Fairness",
    "Game",
    "IllegalAction",
    "Message",
    "Outcome",
    "Record",
    "State",
    "UnknownGame",
    "game",
    "game_names",
]
