"""Gymnasium: many games against bots in one environment.

import gymnasium
import madang.envs.gym                      # registers the environments

envs = gymnasium.make_vec("madang/koryo-v0", num_envs=64, opponents=["greedy"])
observations, infos = envs.reset(seed=7)    # infos["action_mask"]: (64, 608)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from madang.core.kernels import NO_ACTION
from madang.envs.gym import gymnasium, make_spaces
from madang.envs.seats import SeatGames

AutoresetMode: Any = gymnasium.vector.AutoresetMode


class SeatVectorEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]
    """Games of `SeatEnv`, side by side: game i plays as a `SeatEnv` that was reset with the seed + i.

    `autoreset_mode` is one of Gymnasium's: with ``NEXT_STEP`` (the default) a finished game starts again at the next
    step, which ignores its action; with ``SAME_STEP`` it starts again at once, and the last observation and info are in
    ``infos["final_obs"]`` and ``infos["final_info"]``; with ``DISABLED`` you call
    ``reset(options={"reset_mask": ...})``.
    """

    def __init__(
        self,
        num_envs: int,
        name: str,
        opponents: Sequence[str] = ("greedy",),
        *,
        seat: int | None = None,
        returns: str = "win",
        skip_forced: bool = True,
        autoreset_mode: Any = AutoresetMode.NEXT_STEP,
    ) -> None:
        self.num_envs = num_envs
        self._mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self._mode}
        self._games = SeatGames(name, num_envs, opponents, seat, returns, skip_forced)
        self.single_observation_space, self.single_action_space = make_spaces(self._games)
        batch = gymnasium.vector.utils.batch_space
        self.observation_space = batch(self.single_observation_space, num_envs)
        self.action_space = batch(self.single_action_space, num_envs)
        self._rngs: list[np.random.Generator] = []
        self._over = np.ones(num_envs, np.bool_)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start new games. A seed is an integer (game i gets seed + i) or a list; options are those of `SeatEnv`.

        ``options={"reset_mask": flags}`` starts only these games.
        """
        options = dict(options or {})
        chosen = np.asarray(options.pop("reset_mask", np.ones(self.num_envs, np.bool_)))
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise ValueError(f"reset_mask must be {self.num_envs} booleans")
        seeds = self._seeds(seed)
        if not self._rngs:
            self._rngs = [np.random.default_rng() for _ in range(self.num_envs)]
        for i in np.flatnonzero(chosen).tolist():
            if seeds[i] is not None:
                self._rngs[i] = gymnasium.utils.seeding.np_random(seeds[i])[0]
            self._start(i, options)
        return self._games.observations.copy(), self._infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        numbers = np.array(actions, np.int64)
        if numbers.shape != (self.num_envs,):
            raise ValueError(f"a step takes {self.num_envs} actions, not an array of shape {numbers.shape}")
        if not self._rngs:
            raise RuntimeError("call reset() first")
        waiting = self._over.copy()
        if self._mode == AutoresetMode.DISABLED and waiting.any():
            raise RuntimeError("some games are over: reset them with options={'reset_mask': flags}")
        illegal = self._forfeit_illegal(numbers, waiting)
        numbers[waiting] = NO_ACTION
        self._games.advance(0, self.num_envs, numbers)
        for i in np.flatnonzero(waiting).tolist():
            self._start(i)
        ended = ~waiting & (self._games.forfeited | (self._games.states["actor"] < 0))
        rewards = np.zeros(self.num_envs, np.float64)
        games = np.flatnonzero(ended)
        if len(games):
            rewards[games] = self._games.rewards(games)
        self._over |= ended
        infos = self._infos() | illegal
        if self._mode == AutoresetMode.SAME_STEP and len(games):
            infos = self._restart(games, infos)
        terminated, truncated = ended, np.zeros(self.num_envs, np.bool_)
        return self._games.observations.copy(), rewards, terminated, truncated, infos

    def _seeds(self, seed: Any) -> list[int | None]:
        if seed is None:
            return [None] * self.num_envs
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else [*seed]
        if len(seeds) != self.num_envs:
            raise ValueError(f"there must be {self.num_envs} seeds, not {len(seeds)}")
        return seeds

    def _start(self, i: int, options: dict[str, Any] | None = None) -> None:
        self._games.start(i, self._rngs[i], options)
        self._over[i] = self._games.is_over(i)

    def _forfeit_illegal(self, numbers: Any, waiting: Any) -> dict[str, Any]:
        """Forfeit the games whose action is illegal; return the rules that forbid them, as infos."""
        known = (numbers >= 0) & (numbers < self._games.mask.shape[1])
        legal = known & (self._games.mask[np.arange(self.num_envs), np.where(known, numbers, 0)] != 0)
        illegal = ~legal & ~waiting
        if not illegal.any():
            return {}
        reasons = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(illegal).tolist():
            reasons[i] = self._games.illegal_reason(i, int(numbers[i]))
            self._games.forfeit(i)
        numbers[illegal] = NO_ACTION
        return {"illegal": reasons, "_illegal": illegal}

    def _infos(self) -> dict[str, Any]:
        everywhere = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self._games.mask.copy(),
            "_action_mask": everywhere,
            "seat": self._games.seats.copy(),
            "_seat": everywhere.copy(),
        }

    def _restart(self, games: Any, infos: dict[str, Any]) -> dict[str, Any]:
        """Start finished games at once; the infos keep their last observations."""
        which = np.zeros(self.num_envs, np.bool_)
        which[games] = True
        last = np.full(self.num_envs, None, object)
        for i in games.tolist():
            last[i] = self._games.observations[i].copy()
            self._start(i)
        final = {"final_obs": last, "_final_obs": which, "final_info": infos, "_final_info": which.copy()}
        return self._infos() | final
