"""Games in which one seat is yours and bots have the others: what the Gymnasium environments share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from madang.bots.levels import bot
from madang.bots.opponents import ASK, KERNEL_LEVELS, opponents
from madang.bots.protocol import decide
from madang.core.game import game
from madang.core.kernels import MAX_SEATS, NO_ACTION, NOBODY
from madang.core.observation import observer
from madang.core.state import State
from madang.envs.positions import position_state
from madang.envs.returns import check_returns, compute_returns
from madang.games.chance import new_rng

FORFEIT_REWARDS = {"win": 0.0, "margin": -50.0}
"""The reward, by kind of returns, when an illegal action ends the game."""

OPTIONS = ("position", "seat")
"""What the options of a reset may contain."""


class SeatGames:
    """Some games of one kind. Row i of `observations` and `mask` is what your seat in game i knows and may do.

    `random` and `greedy` play inside the kernel. Other bots get their view, as they do at a table.
    """

    def __init__(
        self, name: str, count: int, levels: Sequence[str], seat: int | None, returns: str, skip_forced: bool
    ) -> None:
        self.game = game(name)
        self.players = len(levels) + 1
        self.game.check_players(self.players)
        if seat is not None:
            self._check_seat(seat)
        for level in levels:
            bot(level, name)  # raises for an unknown level
        check_returns(returns)
        self.levels = tuple(levels)
        self.returns = returns
        self.skip_forced = skip_forced
        self._seat = seat
        self._opponents = opponents(name)
        self.states = self.game.blank(count)
        self.seats = np.zeros(count, np.int64)
        self.mask = np.zeros((count, len(self.game.notations)), np.int8)
        self.observations = np.zeros((count, observer(name).size), np.float32)
        self.forfeited = np.zeros(count, np.bool_)
        self._level_codes = np.zeros((count, MAX_SEATS), np.int64)
        self._rngs = np.zeros((count, 4), np.int64)
        self._seeds = [0] * count
        self._bot_decisions = [0] * count
        self._points = np.zeros((count, MAX_SEATS), np.int64)
        self._wins = np.zeros((count, MAX_SEATS), np.int64)

    def start(self, i: int, rng: np.random.Generator, options: dict[str, Any] | None = None) -> None:
        """Start game i; `rng` determines the cards, your seat and what the bots decide."""
        options = options or {}
        for name in options:
            if name not in OPTIONS:
                raise ValueError(f"the options are {', '.join(OPTIONS)}, not {name!r}")
        seat = int(rng.integers(self.players)) if self._seat is None else self._seat
        self.seats[i] = self._check_seat(options.get("seat", seat))
        seed = self._seeds[i] = int(rng.integers(2**62))
        position = options.get("position")
        state = (
            self.game.start(self.players, seed)
            if position is None
            else position_state(self.game, position, self.players, seed)
        )
        self.states[i] = state.record
        self._rngs[i] = new_rng(f"opponents {seed}")
        self._bot_decisions[i] = 0
        self.forfeited[i] = False
        for other in range(self.players):
            self._level_codes[i, other] = KERNEL_LEVELS.get(self.level(i, other), ASK)
        self.advance(i, i + 1, np.full(len(self.states), NO_ACTION, np.int64))

    def advance(self, low: int, high: int, actions: Any) -> None:
        """Play an action in each of some games (a negative one plays nothing), and then the other seats."""
        while True:
            self._opponents.advance(
                self.states, low, high, actions, self.seats, self._level_codes, self._rngs, self.skip_forced, self.mask,
                self.observations, self._points, self._wins,
            )  # fmt: skip
            actors = self.states["actor"][low:high]
            waiting = np.flatnonzero((actors != NOBODY) & (actors != self.seats[low:high]))
            if not len(waiting):
                break
            actions = np.full(len(self.states), NO_ACTION, np.int64)
            for i in (waiting + low).tolist():
                actions[i] = self._ask_bot(i)
        self.mask[self.forfeited] = 0

    def is_over(self, i: int) -> bool:
        return bool(self.forfeited[i]) or bool(self.states["actor"][i] == NOBODY)

    def forfeit(self, i: int) -> None:
        """End game i because of an illegal action; `advance` empties its mask."""
        self.forfeited[i] = True

    def rewards(self, games: Any) -> Any:
        """The rewards of your seats in games that are over."""
        points, wins = self._points[games, : self.players], self._wins[games, : self.players]
        values = compute_returns(self.returns, points, wins)[np.arange(len(games)), self.seats[games]]
        return np.where(self.forfeited[games], FORFEIT_REWARDS[self.returns], values)

    def state(self, i: int) -> State:
        """A copy of game i, hidden cards included."""
        return State(self.game, self.states[i : i + 1].copy())

    def illegal_reason(self, i: int, action: int) -> str:
        """The rule that forbids an action."""
        known = 0 <= action < len(self.game.notations)
        return str(self.state(i).explain(self.game.notations[action] if known else str(action)))

    def level(self, i: int, seat: int) -> str:
        """The level of a bot, by its seat; yours has none."""
        mine = int(self.seats[i])
        return "" if seat == mine else self.levels[(seat - mine - 1) % self.players]

    def _ask_bot(self, i: int) -> int:
        """The action of a bot. A new bot for each decision, so that copies of this environment continue identically."""
        state = self.state(i)
        seat = state.actor or 0
        self._bot_decisions[i] += 1
        opponent = bot(self.level(i, seat), self.game.name, self._seeds[i] + self._bot_decisions[i])
        return self.game.numbers[decide(opponent, state.view(seat)).action]

    def _check_seat(self, seat: object) -> int:
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.players}")
        return seat
