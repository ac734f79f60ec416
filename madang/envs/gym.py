"""Gymnasium: one seat of a game against bots.

import gymnasium
import madang.envs.gym                      # registers madang/koryo-v0, madang/choson-v0, madang/corinth-v0

env = gymnasium.make("madang/koryo-v0", opponents=["greedy", "adept"])
observation, info = env.reset(seed=7)
over = False
while not over:
    observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from madang.core.kernels import NO_ACTION
from madang.core.state import State
from madang.envs.render_image import MODES, check_render_mode, render
from madang.envs.seats import SeatGames
from madang.extras import import_extra
from madang.games import NAMES

gymnasium: Any = import_extra("gymnasium", "gymnasium")


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat against bots.

    `opponents` are levels (`random` to `master`) or bots of your own (`module:maker`), clockwise after your seat; the
    number of players is one more. `seat` is yours; None is a random one each game. The observation is a vector; the
    legal actions are in ``info["action_mask"]`` and `action_masks()`. An illegal action loses the game
    (``info["illegal"]`` gives the rule), or raises with `strict=True`.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        name: str,
        opponents: Sequence[str] = ("greedy",),
        *,
        seat: int | None = None,
        returns: str = "win",
        skip_forced: bool = True,
        strict: bool = False,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self._games = SeatGames(name, 1, opponents, seat, returns, skip_forced)
        self.game = self._games.game
        self.players = self._games.players
        self.strict = strict
        self.render_mode = render_mode
        self.observation_space, self.action_space = make_spaces(self._games)
        self._action = np.zeros(1, np.int64)
        self._is_over = True

    @property
    def seat(self) -> int:
        """Your seat in this game."""
        return int(self._games.seats[0])

    @property
    def state(self) -> State:
        """The state of the game, hidden cards included."""
        return self._games.state(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game. The same seed gives the same cards, the same seat, and the same decisions of the bots.

        `options={"position": {...}, "seat": 1}` starts from a position, or sets your seat in this game.
        """
        super().reset(seed=seed)
        self._games.start(0, self.np_random, options)
        self._is_over = self._games.is_over(0)
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._is_over:
            raise RuntimeError("the game is over: call reset()")
        games = self._games
        number = int(action)
        extra = {}
        if not 0 <= number < len(self.game.notations) or not games.mask[0, number]:
            extra = {"illegal": self._forfeit(number)}
            number = NO_ACTION
        self._action[0] = number
        games.advance(0, 1, self._action)
        self._is_over = games.is_over(0)
        reward = float(games.rewards([0])[0]) if self._is_over else 0.0
        return self._observation(), reward, self._is_over, False, self._info() | extra

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask of legal actions; all False when the game is over."""
        mask: np.ndarray[Any, np.dtype[np.bool_]] = self._games.mask[0].astype(np.bool_)
        return mask

    def render(self) -> Any:
        """The table as this seat sees it, as text (`ansi`) or image (`rgb_array`)."""
        if self.render_mode is None:
            return None
        levels = [self._games.level(0, seat) for seat in range(self.players)]
        names = [f"{level} {seat}" if level else "you" for seat, level in enumerate(levels)]
        return render(self.state, self.seat, names, self.render_mode)

    def _forfeit(self, action: int) -> str:
        if self.strict:
            self.state.play(action)  # raises IllegalAction
        reason = self._games.illegal_reason(0, action)
        self._games.forfeit(0)
        return reason

    def _observation(self) -> Any:
        return self._games.observations[0].copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._games.mask[0].copy(), "seat": self.seat}


def make_spaces(games: SeatGames) -> tuple[Any, Any]:
    """The spaces of observations and of actions."""
    spaces = gymnasium.spaces
    size, actions = games.observations.shape[1], games.mask.shape[1]
    return spaces.Box(0.0, 1.0, (size,), np.float32), spaces.Discrete(actions)


def _register() -> None:
    for name in NAMES:
        env_id = f"madang/{name}-v0"
        if env_id not in gymnasium.registry:
            gymnasium.register(
                env_id,
                entry_point="madang.envs.gym:SeatEnv",
                vector_entry_point="madang.envs.gym_vector:SeatVectorEnv",
                kwargs={"name": name},
            )


_register()
