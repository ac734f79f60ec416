"""Thousands of games in lockstep, as NumPy arrays: one call plays an action in each game.

>>> import numpy as np
>>> from madang.envs.vector import VectorEnv
>>> env = VectorEnv("koryo", 1000, players=2, seed=0)
>>> observations, mask = env.reset()
>>> observations.shape, mask.shape, env.actors.shape
((1000, 107), (1000, 608), (1000,))
>>> for _ in range(50):
...     observations, rewards, ended, mask = env.step(env.sample())
>>> rewards.shape, int(ended.sum()) == int(rewards.sum().round())
((1000, 2), True)
"""

from __future__ import annotations

from typing import Any

import numpy as np

from madang.core.batch import Batch
from madang.core.game import game
from madang.core.kernels import MAX_SEATS
from madang.core.observation import observer
from madang.envs.positions import position_state
from madang.envs.returns import check_returns, compute_returns
from madang.games.chance import hashed_seed

Floats = np.ndarray[Any, np.dtype[np.float32]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]
Ints = np.ndarray[Any, np.dtype[np.int64]]

NO_ACTION = -1


class VectorEnv:
    """Many games of one kind. In game `i` the seat `actors[i]` is to act; its observation and mask are in row `i`.

    When a game ends, `ended` and `rewards` report it, and a new game starts in its row in the same step: the
    observation and mask are those of the new game. Rewards are by seat, and 0 until the end.

    Every step overwrites the arrays of observations and masks, which makes it fast: copy what you keep, or ask for
    copies with `copy=True`.
    """

    def __init__(
        self,
        name: str,
        count: int,
        players: int = 2,
        seed: int = 0,
        *,
        returns: str = "win",
        skip_forced: bool = True,
        threads: int | None = None,
        copy: bool = False,
    ) -> None:
        check_returns(returns)
        self.game = game(name)
        self.players = players
        self.returns = returns
        self.skip_forced = skip_forced
        self._threads = threads
        self._copy = copy
        self._observer = observer(name)
        self._observations = np.zeros((count, self._observer.size), np.float32)
        self._mask = np.zeros((count, self._observer.actions), np.bool_)
        self._ended = np.zeros(count, np.bool_)
        self._points = np.zeros((count, MAX_SEATS), np.int64)
        self._wins = np.zeros((count, MAX_SEATS), np.int64)
        self.decisions = 0
        self._batch = self._new_games(seed)
        self._begin()

    def __len__(self) -> int:
        return len(self._observations)

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game.name} for {self.players} in lockstep>"

    @property
    def actors(self) -> Ints:
        """The seat to act in each game."""
        return self._batch.actors.copy()

    @property
    def batch(self) -> Batch:
        """The games themselves."""
        return self._batch

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Flags]:
        """Start new games, from a seed or from one derived from the last; return observations and masks.

        `options={"position": {...}}` starts all of them from a position; games that follow start as usual.
        """
        if seed is None:
            seed = hashed_seed(f"vector {self._batch.seed} {self.decisions}") >> 192
        games = self._new_games(seed)
        if options and "position" in options:
            for i in range(len(self)):
                state = position_state(self.game, options["position"], self.players, games.game_seed(i))
                games.states[i] = state.record
        self._batch = games
        self._begin()
        return self.observe()

    def _new_games(self, seed: int) -> Batch:
        return self.game.batch(len(self), self.players, seed, restart=True, threads=self._threads)

    def _begin(self) -> None:
        self.decisions = 0
        self._advance(np.full(len(self), NO_ACTION, np.int64))

    def step(self, actions: Any) -> tuple[Floats, Floats, Flags, Flags]:
        """Play one action in each game; return observations, rewards by seat, which games ended, and masks.

        If any action is illegal, it raises `IllegalAction` and plays none.
        """
        chosen = np.array(actions, dtype=np.int64)
        if chosen.shape != (len(self),):
            raise ValueError(f"a step takes {len(self)} actions, not an array of shape {chosen.shape}")
        self._refuse_illegal(chosen)
        self._advance(chosen)
        rewards = np.zeros((len(self), self.players), np.float32)
        over = np.flatnonzero(self._ended)
        if len(over):
            seats = slice(self.players)
            rewards[over] = compute_returns(self.returns, self._points[over, seats], self._wins[over, seats])
        observations, mask = self.observe()
        return observations, rewards, self._ended.copy(), mask

    def sample(self) -> Ints:
        """A random legal action for each game."""
        return self._batch.choose()

    def observe(self) -> tuple[Floats, Flags]:
        """The current observations and masks: read-only views, or copies with `copy=True`."""
        if self._copy:
            return self._observations.copy(), self._mask.copy()
        observations, mask = self._observations.view(), self._mask.view()
        observations.flags.writeable = mask.flags.writeable = False
        return observations, mask

    def _refuse_illegal(self, actions: Ints) -> None:
        in_range = (actions >= 0) & (actions < self._mask.shape[1])
        legal = in_range.all() and self._mask[np.arange(len(self)), actions].all()
        if not legal:
            self._batch._refuse_illegal(actions)  # raises IllegalAction with the first one

    def _advance(self, actions: Ints) -> None:
        advance = self._observer.advance_many
        games, forced = self._batch, self.skip_forced
        new_buffer = self.game.action_buffer

        def work(low: int, high: int, _: Any) -> int:
            return advance(games.states, low, high, actions, forced, True, new_buffer(), self._mask, self._observations,
                           self._ended, self._points, self._wins)  # fmt: skip

        self.decisions += games._run(work)
