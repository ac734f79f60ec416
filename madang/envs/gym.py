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

from madang.bots.levels import bot
from madang.bots.protocol import decide
from madang.core.game import game
from madang.core.observation import observer
from madang.core.state import State
from madang.envs.extras import import_extra
from madang.envs.render_image import MODES, check_render_mode, render
from madang.envs.returns import check_returns, compute_returns
from madang.games import NAMES

gymnasium: Any = import_extra("gymnasium", "gymnasium")

FORFEIT_REWARDS = {"win": 0.0, "margin": -50.0}
"""The reward, by kind of returns, when an illegal action ends the game."""


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
        self.game = game(name)
        self.players = len(opponents) + 1
        self.game.check_players(self.players)
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.players}")
        for level in opponents:
            bot(level, name)  # raises for an unknown level
        check_returns(returns)
        check_render_mode(render_mode)
        self.opponents = tuple(opponents)
        self.returns = returns
        self.skip_forced = skip_forced
        self.strict = strict
        self.render_mode = render_mode
        self._fixed_seat = seat
        self.seat = 0
        spaces = gymnasium.spaces
        self.observation_space = spaces.Box(0.0, 1.0, (observer(name).size,), np.float32)
        self.action_space = spaces.Discrete(len(self.game.notations))
        self._game_seed = 0
        self._bot_decisions = 0
        self._forfeited = False
        self.state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game. The same seed gives the same cards, the same seat, and the same decisions of the bots."""
        super().reset(seed=seed)
        rng = self.np_random
        self.seat = int(rng.integers(self.players)) if self._fixed_seat is None else self._fixed_seat
        self._game_seed = int(rng.integers(2**62))
        self._bot_decisions = 0
        self._forfeited = False
        self._play_to_next_decision(self.game.start(self.players, self._game_seed))
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self._current_state()
        if state.over or self._forfeited:
            raise RuntimeError("the game is over: call reset()")
        if int(action) not in state.action_numbers:
            return self._illegal(state, int(action))
        self._play_to_next_decision(state.play(int(action)))
        state = self._current_state()
        reward = 0.0
        if state.over:
            wins = [1 if seat in state.winners() else 0 for seat in range(self.players)]
            reward = float(compute_returns(self.returns, [state.scores()], [wins])[0, self.seat])
        return self._observation(), reward, state.over, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask of legal actions; all False when the game is over."""
        mask = np.zeros(len(self.game.notations), np.bool_)
        if not self._forfeited:
            mask[self._current_state().action_numbers] = True
        return mask

    def render(self) -> Any:
        """The table as this seat sees it, as text (`ansi`) or image (`rgb_array`)."""
        if self.render_mode is None:
            return None
        names = ["you" if seat == self.seat else f"{self._level(seat)} {seat}" for seat in range(self.players)]
        return render(self._current_state(), self.seat, names, self.render_mode)

    def _level(self, seat: int) -> str:
        return self.opponents[(seat - self.seat - 1) % self.players]

    def _illegal(self, state: State, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.strict:
            state.play(action)  # raises IllegalAction
        self._forfeited = True
        reason = str(state.explain(self.game.notations[action]))
        return self._observation(), FORFEIT_REWARDS[self.returns], True, False, self._info() | {"illegal": reason}

    def _play_to_next_decision(self, state: State) -> None:
        """Play the other seats until this seat has a decision or the game is over."""
        while not state.over:
            if state.forced and (self.skip_forced or state.actor != self.seat):
                state = state.play(state.action_numbers[0])
            elif state.actor == self.seat:
                break
            else:
                state = state.play(self._bot_action(state, state.actor or 0))
        self.state = state

    def _bot_action(self, state: State, seat: int) -> str:
        """The action of a bot. A new bot for each decision, so that copies of this environment continue identically."""
        self._bot_decisions += 1
        opponent = bot(self._level(seat), self.game.name, self._game_seed + self._bot_decisions)
        return decide(opponent, state.view(seat)).action

    def _current_state(self) -> State:
        if self.state is None:
            raise RuntimeError("call reset() first")
        return self.state

    def _observation(self) -> Any:
        return self._current_state().observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}


def _register() -> None:
    for name in NAMES:
        env_id = f"madang/{name}-v0"
        if env_id not in gymnasium.registry:
            gymnasium.register(env_id, entry_point="madang.envs.gym:SeatEnv", kwargs={"name": name})


_register()
