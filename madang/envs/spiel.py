"""OpenSpiel: importing this registers `python_koryo`, `python_choson` and `python_corinth`.

    import pyspiel
    import madang.envs.spiel

    game = pyspiel.load_game("python_koryo", {"players": 3})

Chance is explicit: cards are dealt and dice are rolled one by one, as chance nodes. Parameters: `players` (2 to 4),
`returns` ("win" or "margin"), `skip_forced` (decisions with one legal action are played automatically).
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from madang.core.game import game
from madang.core.kernels import MAX_SEATS, NO_ACTION, NOBODY
from madang.core.observation import observer, slices
from madang.core.state import State
from madang.core.unpack import unpack
from madang.envs.chance_nodes import ChanceNodes, Pending, chance_nodes
from madang.envs.positions import position_state
from madang.envs.returns import MAX_MARGIN, check_returns, compute_returns
from madang.extras import import_extra
from madang.games import NAMES, load
from madang.games.chance import new_rng

pyspiel: Any = import_extra("pyspiel", "openspiel")

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

MAX_DECISIONS = 2000
"""An upper bound of the decisions in a game."""

DEFAULTS: dict[str, Any] = {"players": 2, "returns": "win", "skip_forced": True}

CHANCE_NODES: dict[str, ChanceNodes] = {name: chance_nodes(name) for name in NAMES}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games for OpenSpiel."""

    NAME = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        self.players = int(chosen["players"])
        self.kind = str(chosen["returns"])
        self.skip_forced = bool(chosen["skip_forced"])
        self.rules = game(self.NAME)
        self.rules.check_players(self.players)
        check_returns(self.kind)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.notations),
            max_chance_outcomes=max(CHANCE_NODES[self.NAME].OUTCOMES, MAX_SEATS),
            num_players=self.players,
            min_utility=0.0 if self.kind == "win" else -MAX_MARGIN,
            max_utility=1.0 if self.kind == "win" else MAX_MARGIN,
            utility_sum=_utility_sum(self.kind, self.players),
            max_game_length=MAX_DECISIONS,
        )
        super().__init__(_game_type(self.NAME, self.kind, self.players), info, chosen)
        self.initial = self.rules.start(self.players, seed=0).copy_array()

    def new_initial_state(self, position: str | dict[str, Any] | None = None) -> SpielState:
        """The start of the game, or a position (JSON): a state with an empty history and no draws before it."""
        state = SpielState(self)
        if position is not None:
            fields = json.loads(position) if isinstance(position, str) else position
            state._begin_at(position_state(self.rules, fields, self.players, seed=0))
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return SpielObserver(self.NAME, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state: the record of the game, the pending draws, and a log for each seat of what it has seen."""

    def __init__(self, spiel: SpielGame) -> None:
        super().__init__(spiel)
        self.rules = spiel.rules
        self.players = spiel.players
        self.kind = spiel.kind
        self.skip_forced = spiel.skip_forced
        self.states = spiel.initial.copy()
        self.player = CHANCE
        self.begun = False
        self.pending: Pending = ()
        self.legal: tuple[int, ...] = ()
        self.seat_logs = ("",) * self.players
        self.public_log = ""

    # --- OpenSpiel's interface ---

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.legal] if player == self.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if not self.begun:
            return [(seat, 1 / self.players) for seat in range(self.players)]
        return self._chance.outcomes(self.states, self.pending)

    def _apply_action(self, action: int) -> None:
        if self.player != CHANCE:
            self._play(action)
        else:
            if self.begun:
                self._draw(action)
            else:
                self._draw_first(action)
            if not self.pending:
                self._list_legal()
        self._play_forced()

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.rules.notations[action]
        return self._chance.outcome_text(self.pending, action) if self.begun else f"first {action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.players
        points, wins = np.zeros((1, MAX_SEATS), np.int64), np.zeros((1, MAX_SEATS), np.int64)
        self.rules.kernels.score_many(self.states, 0, 1, points, wins)
        values: list[float] = compute_returns(self.kind, points[:, : self.players], wins[:, : self.players])[0].tolist()
        return values

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Sample another state that `player` cannot tell from this one. The other seats' logs have what was public.

        The history of the new state is empty: actions and draws that lead to it are not known.
        """
        other: SpielState = self.get_game().new_initial_state()
        self.rules.kernels.copy_determinized(self.states, 0, other.states, 0, player, new_rng(repr(sampler())))
        other.begun, other.pending = self.begun, self.pending
        other.seat_logs = tuple(log if seat == player else self.public_log for seat, log in enumerate(self.seat_logs))
        other.public_log = self.public_log
        if not other.pending and other.begun:
            other._list_legal()
        return other

    def _begin_at(self, state: State) -> None:
        """Begin at a state of the library."""
        self.states = state.copy_array()
        self.begun = True
        self._list_legal()
        self._play_forced()

    def __str__(self) -> str:
        text = json.dumps(self.rules.notation.write(unpack(self.states)), separators=(",", ":"))
        return f"{text} to draw: {len(self.pending) if self.begun else 'the first player'}"

    # --- playing ---

    @property
    def _chance(self) -> ChanceNodes:
        return CHANCE_NODES[self.rules.name]

    def _draw_first(self, seat: int) -> None:
        self.begun = True
        self.states["first"] = self.states["actor"] = seat
        self.pending = self._chance.initial_draws(self.states)

    def _draw(self, outcome: int) -> None:
        chance, pending = self._chance, self.pending
        line = chance.outcome_text(pending, outcome) + "\n"
        self.seat_logs = tuple(
            [log + line if chance.is_visible(pending, seat) else log for seat, log in enumerate(self.seat_logs)]
        )
        chance.draw(self.states, pending, outcome)
        self.pending = pending[1:]

    def _play(self, action: int) -> None:
        """Play an action, and list what is legal then."""
        chance, rules = self._chance, self.rules
        actor, text = self.states["actor"].item(), rules.notations[action]
        own, public = f"{actor} {text}\n", f"{actor} {chance.public_action(text)}\n"
        self.seat_logs = tuple([log + (own if seat == actor else public) for seat, log in enumerate(self.seat_logs)])
        self.public_log += public
        after, out = rules.record_buffer(), rules.action_buffer()
        count = rules.kernels.step(self.states, 0, after, 0, action, out)
        self.pending = chance.undo_draws(self.states, after)
        self.states = after
        self._set_legal(out[: count + 1].tolist())

    def _play_forced(self) -> None:
        while self.skip_forced and len(self.legal) == 1 and not self.pending:
            self._play(self.legal[0])

    def _list_legal(self) -> None:
        """List what is legal after the last draw."""
        out = self.rules.action_buffer()
        count = self.rules.kernels.step(self.states, 0, self.states, 0, NO_ACTION, out)
        self._set_legal(out[: count + 1].tolist())

    def _set_legal(self, numbers: list[int]) -> None:
        """Take over the legal actions and then the actor, as `step` writes them."""
        actor = numbers.pop()
        if self.pending:
            self.player, self.legal = CHANCE, ()
        else:
            self.player, self.legal = (actor if actor != NOBODY else TERMINAL), tuple(numbers)

    def view(self, player: int) -> str:
        """What a seat sees now, as text."""
        fields = self.rules.notation.write(unpack(self.states))
        for name in self.rules.notation.HIDDEN:
            fields[name] = [cards if seat == player else len(cards) for seat, cards in enumerate(fields[name])]
        return f"seat {player} {json.dumps(fields, separators=(',', ':'))}"


class SpielObserver:
    """Observations of a seat as text and as tensor; with perfect recall the text includes all that it has seen."""

    def __init__(self, name: str, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self._observer = observer(name)
        self._seat = np.zeros(1, np.int64)
        self._rows = np.zeros((1, self._observer.size), np.float32)
        self.tensor = self._rows[0]
        self.dict = {part: self.tensor[where].reshape(shape) for part, (where, shape) in slices(name).items()}

    def set_from(self, state: SpielState, player: int) -> None:
        self._seat[0] = player
        self._observer.observe_many(state.states, 0, 1, self._seat, self._rows)

    def string_from(self, state: SpielState, player: int) -> str:
        return state.seat_logs[player] + state.view(player) if self.perfect_recall else state.view(player)


def _utility_sum(kind: str, players: int) -> float | None:
    if kind == "win":
        return 1.0
    return 0.0 if players == 2 else None


def _game_type(name: str, kind: str = "win", players: int = 2) -> Any:
    types = pyspiel.GameType
    margin_utility = types.Utility.ZERO_SUM if players == 2 else types.Utility.GENERAL_SUM
    hidden = bool(load(name).notation.HIDDEN)
    return types(
        short_name=f"python_{name}",
        long_name=load(name).TITLE,
        dynamics=types.Dynamics.SEQUENTIAL,
        chance_mode=types.ChanceMode.EXPLICIT_STOCHASTIC,
        information=types.Information.IMPERFECT_INFORMATION if hidden else types.Information.PERFECT_INFORMATION,
        utility=types.Utility.CONSTANT_SUM if kind == "win" else margin_utility,
        reward_model=types.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


def _register() -> None:
    for name in NAMES:
        game_class = type(f"{name.capitalize()}Game", (SpielGame,), {"NAME": name})
        globals()[game_class.__name__] = game_class
        pyspiel.register_game(_game_type(name), game_class)


_register()
