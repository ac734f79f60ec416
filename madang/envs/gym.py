"""Gymnasium: one seat of a game, with bots at the others.

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
from madang.envs.extras import need
from madang.envs.render_image import MODES, check_render_mode, render
from madang.envs.returns import check_returns, returns
from madang.games import NAMES

gymnasium: Any = need("gymnasium", "gymnasium")

LOST = {"win": 0.0, "margin": -50.0}
"""What a game is worth that an illegal action ends."""


class SeatEnv(gymnasium.Env):  # type: ignore[misc]
    """One seat against bots.

    `opponents` are levels (`random` to `master`) or bots of your own (`module:maker`), clockwise after your seat; there
    are as many players as that and one. `seat` is yours; None is another one each game. The observation is a row of
    numbers; the legal actions are in ``info["action_mask"]`` and `action_masks()`.
    An illegal action ends the game as lost (``info["illegal"]`` says by which rule), or raises with `strict=True`.
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
            bot(level, name)  # refuses a level that there is not
        check_returns(returns)
        check_render_mode(render_mode)
        self.opponents = tuple(opponents)
        self.returns = returns
        self.skip_forced = skip_forced
        self.strict = strict
        self.render_mode = render_mode
        self._wanted_seat = seat
        self.seat = 0
        spaces = gymnasium.spaces
        self.observation_space = spaces.Box(0.0, 1.0, (observer(name).size,), np.float32)
        self.action_space = spaces.Discrete(len(self.game.notations))
        self._number = 0
        self._asked = 0
        self._forfeited = False
        self.state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game. The same seed gives the same cards, the same seat, and bots that think alike."""
        super().reset(seed=seed)
        dice = self.np_random
        self.seat = int(dice.integers(self.players)) if self._wanted_seat is None else self._wanted_seat
        self._number = int(dice.integers(2**62))
        self._asked = 0
        self._forfeited = False
        self._play_on(self.game.start(self.players, self._number))
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        state = self._now()
        if state.over or self._forfeited:
            raise RuntimeError("the game is over: call reset()")
        if int(action) not in state.action_numbers:
            return self._illegal(state, int(action))
        self._play_on(state.play(int(action)))
        state = self._now()
        reward = 0.0
        if state.over:
            wins = [1 if seat in state.winners() else 0 for seat in range(self.players)]
            reward = float(returns(self.returns, [state.scores()], [wins])[0, self.seat])
        return self._observation(), reward, state.over, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions as a mask; none when the game is over."""
        mask = np.zeros(len(self.game.notations), np.bool_)
        if not self._forfeited:
            mask[self._now().action_numbers] = True
        return mask

    def render(self) -> Any:
        """The table as this seat sees it, as a text (`ansi`) or an image (`rgb_array`)."""
        if self.render_mode is None:
            return None
        names = ["you" if seat == self.seat else f"{self._level(seat)} {seat}" for seat in range(self.players)]
        return render(self._now(), self.seat, names, self.render_mode)

    def _level(self, seat: int) -> str:
        return self.opponents[(seat - self.seat - 1) % self.players]

    def _illegal(self, state: State, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.strict:
            state.play(action)  # raises, and says why
        self._forfeited = True
        reason = str(state.explain(self.game.notations[action]))
        return self._observation(), LOST[self.returns], True, False, self._info() | {"illegal": reason}

    def _play_on(self, state: State) -> None:
        """Play until this seat has something to decide, or the game is over."""
        while not state.over:
            if state.forced and (self.skip_forced or state.actor != self.seat):
                state = state.play(state.action_numbers[0])
            elif state.actor == self.seat:
                break
            else:
                state = state.play(self._opponent(state, state.actor or 0))
        self.state = state

    def _opponent(self, state: State, seat: int) -> str:
        """What a bot does. It is made anew for each decision, so that copies of this environment go on alike."""
        self._asked += 1
        who = bot(self._level(seat), self.game.name, self._number + self._asked)
        return decide(who, state.view(seat)).action

    def _now(self) -> State:
        if self.state is None:
            raise RuntimeError("call reset() first")
        return self.state

    def _observation(self) -> Any:
        return self._now().observation(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}


def _register() -> None:
    for name in NAMES:
        identity = f"madang/{name}-v0"
        if identity not in gymnasium.registry:
            gymnasium.register(identity, entry_point="madang.envs.gym:SeatEnv", kwargs={"name": name})


_register()
