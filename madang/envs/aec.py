"""PettingZoo: the games as AEC environments, one agent per seat.

    from madang.envs import aec

    env = aec.env("koryo", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

There is no Parallel environment: in all three games decisions are strictly sequential, and each player knows which
decisions were made before. A parallel environment would have to discard all actions but one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from madang.core.game import game
from madang.core.kernels import MAX_SEATS
from madang.core.observation import observer
from madang.core.state import State
from madang.envs.positions import position_state
from madang.envs.render_image import MODES, check_render_mode, render
from madang.envs.returns import check_returns, compute_returns
from madang.extras import import_extra

spaces = import_extra("gymnasium", "pettingzoo").spaces
AECEnv: Any = import_extra("pettingzoo", "pettingzoo").AECEnv

NO_ACTION = -1


class GameAECEnv(AECEnv):  # type: ignore[misc]
    """One game with an agent at every seat. Make it with `env`.

    An observation is ``{"observation": vector, "action_mask": vector of 0 and 1}``. The mask is in the info too, and is
    all 0 for agents that are not to act. An action is a number: ``env.game.notations[action]`` is its text. The rewards
    are the returns of the game, at its end.
    """

    def __init__(
        self,
        name: str,
        players: int = 2,
        *,
        seats: Sequence[str] | None = None,
        returns: str = "win",
        skip_forced: bool = True,
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        super().__init__()
        self.game = game(name)
        self.possible_agents = [f"player_{seat}" for seat in range(players)] if seats is None else [*seats]
        self.players = len(self.possible_agents)
        self.game.check_players(self.players)
        if len(set(self.possible_agents)) != self.players:
            raise ValueError("two seats have the same name")
        check_returns(returns)
        check_render_mode(render_mode)
        self.returns = returns
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        self.render_seat = render_seat
        self.metadata = {"name": f"{name}_v0", "render_modes": [*MODES], "is_parallelizable": False, "render_fps": 1}
        self._observer = observer(name)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions, size = self._observer.actions, self._observer.size
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: _observation_space(size, actions) for agent in self.possible_agents}
        self._seeds = random.Random()
        self._states = self.game.blank(1)
        self._action = np.zeros(1, np.int64)
        self._action_buffer = np.zeros(actions, np.int64)
        self._mask = np.zeros((1, actions), np.bool_)
        self._observations = np.zeros((1, size), np.float32)
        self._ended = np.zeros(1, np.bool_)
        self._points = np.zeros((1, MAX_SEATS), np.int64)
        self._wins = np.zeros((1, MAX_SEATS), np.int64)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game that `game.start(players, seed)` gives; without a seed, a different one each time.

        `options={"position": {...}}` starts from a position instead.
        """
        if seed is not None:
            self._seeds = random.Random(seed)
        number = self._seeds.getrandbits(64) if seed is None else seed
        if options and "position" in options:
            state = position_state(self.game, options["position"], self.players, number)
        else:
            state = self.game.start(self.players, number)
        self._states = state.copy_array()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._empty_mask()} for agent in self.agents}
        self._skip_agent_selection = None
        self._advance(NO_ACTION)

    def step(self, action: int | None) -> None:
        """Play an action of the agent to act; `IllegalAction` names the rule that forbids an illegal one."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if not self._is_legal(action):
            self.current_state().play(action if isinstance(action, int | np.integer) else -1)  # raises IllegalAction
        self.infos[agent] = {"action_mask": self._empty_mask()}
        self._advance(int(action))  # type: ignore[arg-type]

    def _empty_mask(self) -> np.ndarray[Any, np.dtype[np.int8]]:
        return np.zeros(self._mask.shape[1], np.int8)

    def _is_legal(self, action: Any) -> bool:
        is_integer = isinstance(action, int | np.integer) and not isinstance(action, bool)
        return is_integer and 0 <= action < self._mask.shape[1] and bool(self._mask[0, action])

    def _advance(self, action: int) -> None:
        self._action[0] = action
        self._observer.advance_many(
            self._states, 0, 1, self._action, self.skip_forced, False, self._action_buffer, self._mask,
            self._observations, self._ended, self._points, self._wins,
        )  # fmt: skip
        actor = self._states["actor"][0]
        if actor >= 0:
            agent = self.agent_selection = self.possible_agents[actor]
            self.infos[agent] = {"action_mask": self._mask[0].astype(np.int8)}
        else:
            self._finish()

    def _finish(self) -> None:
        seats = slice(self.players)
        values = compute_returns(self.returns, self._points[:, seats], self._wins[:, seats])[0].tolist()
        self.rewards = dict(zip(self.agents, values, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of an agent, and its action mask (all 0 if it is not to act)."""
        seat = self._seat[agent]
        if seat == self._states["actor"][0]:
            return {"observation": self._observations[0].copy(), "action_mask": self.infos[agent]["action_mask"].copy()}
        observation = np.zeros_like(self._observations)
        self._observer.observe_many(self._states, 0, 1, np.array([seat]), observation)
        return {"observation": observation[0], "action_mask": self._empty_mask()}

    def current_state(self) -> State:
        """The state of the game, including hidden cards."""
        return State(self.game, self._states.copy())

    def render(self) -> Any:
        """The table as text (`ansi`) or image (`rgb_array`), as `render_seat` sees it; None is a spectator."""
        if self.render_mode is None:
            return None
        return render(self.current_state(), self.render_seat, self.possible_agents, self.render_mode)

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""


def env(name: str, players: int = 2, **options: Any) -> GameAECEnv:
    """Make an environment; the options are those of `GameAECEnv`."""
    return GameAECEnv(name, players, **options)


def _observation_space(size: int, actions: int) -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(0.0, 1.0, (size,), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
