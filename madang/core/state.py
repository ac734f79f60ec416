"""One state of a game. States never change: playing an action gives a new one."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from madang.core.kernels import MAX_SEATS, NO_ACTION, NOBODY
from madang.core.unpack import Unpacked, unpack
from madang.errors import IllegalAction
from madang.games.chance import new_rng, seed_number
from madang.messages import Message

if TYPE_CHECKING:
    from madang.core.game import Game


class State:
    """A state of a game, hidden cards included.

    >>> import madang
    >>> state = madang.game("koryo").start(players=2, seed=7)
    >>> state.actions()[:4]
    ['pass', 'play 1', 'play 4', 'play 44']
    >>> after = state.play("play 44")
    >>> state.actor, after.actor
    (0, 1)
    """

    __slots__ = ("__dict__", "_legal", "_states", "actor", "game")

    actor: int | None
    """The seat that is to act, or None when the game is over."""

    def __init__(self, game: Game, states: np.ndarray[Any, Any], numbers: list[int] | None = None) -> None:
        """`numbers` are the legal actions and then the actor, as `step` writes them."""
        if numbers is None:
            out = game.action_buffer()
            count = game.kernels.step(states, 0, states, 0, NO_ACTION, out)
            numbers = out[: count + 1].tolist()
        seat = numbers.pop()
        self.game = game
        self.actor = None if seat == NOBODY else seat
        self._states = states
        self._legal: list[int] = numbers

    @property
    def record(self) -> Any:
        """The record that the kernel works on. Copy it before you change it."""
        return self._states[0]

    @property
    def array(self) -> np.ndarray[Any, Any]:
        """The record as an array of one. Copy it before you change it."""
        return self._states

    def copy_array(self) -> np.ndarray[Any, Any]:
        """A copy of the record, as an array of one, for kernels to work on."""
        return self._states.copy()

    @property
    def players(self) -> int:
        """How many players there are."""
        number: int = self._states["players"].item()
        return number

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self._legal

    @property
    def forced(self) -> bool:
        """Whether there is exactly one legal action."""
        return len(self._legal) == 1

    def actions(self) -> list[str]:
        """The legal actions in ASCII order; none when the game is over."""
        notations = self.game.notations
        return [notations[number] for number in self._legal]

    @property
    def action_numbers(self) -> list[int]:
        """The numbers of the legal actions, rising. `game.notations[number]` is the text of one."""
        return self._legal.copy()

    def allows(self, action: str) -> bool:
        """Whether an action is legal now."""
        return self.game.numbers.get(action, -1) in self._legal

    def play(self, action: str | int) -> State:
        """The state after an action, given by its notation or its number.

        >>> import madang
        >>> madang.game("koryo").start(seed=7).play("play 222")
        Traceback (most recent call last):
            ...
        madang.errors.IllegalAction: 'play 222' is not legal: there are only 2 Spies in the game
        """
        game = self.game
        number = game.numbers.get(action, -1) if isinstance(action, str) else _as_integer(action)
        if number not in self._legal:
            text = action if isinstance(action, str) else self._notation(action)
            raise IllegalAction(text, self.explain(text) or Message("malformed", {"action": text}))
        after, out = game.record_buffer(), game.action_buffer()
        count = game.kernels.step(self._states, 0, after, 0, number, out)
        return State(game, after, out[: count + 1].tolist())

    def _notation(self, number: object) -> str:
        known = 0 <= _as_integer(number) < len(self.game.notations)
        return self.game.notations[_as_integer(number)] if known else str(number)

    def explain(self, action: str) -> Message | None:
        """Why an action is not legal now, as a message that names the rule; None if it is legal.

        >>> import madang
        >>> state = madang.game("koryo").start(seed=7)
        >>> state.explain("pass") is None
        True
        >>> state.explain("play 22").id
        'koryo-not-in-hand'
        >>> print(state.explain("play pony"))
        “play pony” is not an action of this game
        """
        if self.allows(action):
            return None
        if self.over and action in self.game.numbers:
            return Message("game-over")
        return self.game.notation.explain(self.record, action)

    @cached_property
    def _unpacked(self) -> Unpacked:
        """The record for reading only: its arrays are views of the record itself."""
        return unpack(self._states)

    def position(self) -> dict[str, Any]:
        """The whole state as a JSON object, hidden cards included; `game.position` is the way back."""
        return self._position_without_seed() | {"seed": seed_number(self._states["seed"][0])}

    def _position_without_seed(self) -> dict[str, Any]:
        record = self._unpacked
        return {"game": self.game.name, "players": record.players, **self.game.notation.write(record)}

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know of the state, as a JSON object; None is a spectator.

        >>> import madang
        >>> state = madang.game("koryo").start(players=2, seed=7)
        >>> state.view(seat=0)["hands"], state.view(seat=1)["hands"], state.view()["hands"]
        (['144677899B', 10], [10, '23566799BB'], [10, 10])
        """
        public, hidden = self._public_and_hidden()
        return public if seat is None else self._view(public, hidden, self._checked_seat(seat))

    def views(self) -> dict[int | None, dict[str, Any]]:
        """The view of every seat, and of a spectator under the key None.

        The views share equal values: do not change them.

        >>> import madang
        >>> state = madang.game("koryo").start(players=2, seed=7)
        >>> {seat: view["hands"] for seat, view in state.views().items()}
        {0: ['144677899B', 10], 1: [10, '23566799BB'], None: [10, 10]}
        """
        public, hidden = self._public_and_hidden()
        return {**{seat: self._view(public, hidden, seat) for seat in range(self.players)}, None: public}

    def _public_and_hidden(self) -> tuple[dict[str, Any], dict[str, list[str]]]:
        """The spectator's view, and by field and seat the cards that it only counts."""
        public = self._position_without_seed()
        hidden = {field: public[field] for field in self.game.notation.HIDDEN}
        for field, cards in hidden.items():
            public[field] = [len(held) for held in cards]
        public["you"] = None
        public["actions"] = []
        return public, hidden

    def _view(self, public: dict[str, Any], hidden: dict[str, list[str]], seat: int) -> dict[str, Any]:
        view = public.copy()
        for field, cards in hidden.items():
            view[field] = public[field].copy()
            view[field][seat] = cards[seat]
        view["you"] = seat
        if seat == self.actor:
            view["actions"] = self.actions()
        return view

    def describe(self, action: str, who: str) -> Message:
        """Say in the log's words that the player `who` does an action in this state.

        >>> import madang
        >>> str(madang.game("corinth").start(players=2, seed=7).describe("roll 1", "Ann"))
        'Ann buys one yellow die and rolls the dice'
        """
        return self.game.notation.describe(self._unpacked, action, who)

    def standing(self) -> dict[str, Any]:
        """How the game stands, from public information: scores if it ended now, majorities, limits, prices and gains.

        >>> import madang
        >>> madang.game("koryo").start(players=2, seed=7).standing()
        {'scores': [0, 0], 'leaders': {}, 'limits': [3, 3], 'prices': {}, 'gains': {}}
        """
        own = self.game.notation.standing(self._unpacked)
        return {"scores": self.scores(), "leaders": {}, "limits": [], "prices": {}, "gains": {}} | own

    def observation(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a seat knows, as a row of numbers from 0 to 1; `game.observation_slices` names its parts.

        >>> import madang
        >>> state = madang.game("koryo").start(players=2, seed=7)
        >>> observation = state.observation(seat=0)
        >>> where, _ = state.game.observation_slices["hand"]
        >>> (observation[where] > 0).nonzero()[0] + 1  # cards of the kinds 1, 4, 6, 7, 8, 9 and B
        array([ 1,  4,  6,  7,  8,  9, 10])
        """
        from madang.core.observation import observer

        seat = self._checked_seat(seat)
        game_observer = observer(self.game.name)
        observations = np.zeros((1, game_observer.size), np.float32)
        game_observer.observe_many(self._states, 0, 1, np.array([seat]), observations)
        row: np.ndarray[Any, np.dtype[np.float32]] = observations[0]
        return row

    def determinize(self, seat: int, seed: int) -> State:
        """Another state that `seat` cannot tell from this one: other hidden cards, and another future.

        >>> import madang
        >>> state = madang.game("koryo").start(players=2, seed=7)
        >>> other = state.determinize(seat=0, seed=1)
        >>> other.view(0) == state.view(0), other.view(1) == state.view(1)
        (True, False)
        """
        seat = self._checked_seat(seat)
        world = np.empty(1, self.game.record_type)
        self.game.kernels.copy_determinized(self._states, 0, world, 0, seat, new_rng(f"imagine {seed}"))
        return State(self.game, world)

    def _checked_seat(self, seat: object) -> int:
        number = _as_integer(seat)
        if not 0 <= number < self.players:
            raise ValueError(f"there is no seat {seat!r} at this table of {self.players}")
        return number

    def scores(self) -> list[int]:
        """The scores by seat; before the end, as if the game ended now."""
        points, _ = self._result()
        return points

    def winners(self) -> list[int]:
        """The seats that win, several if they share the win; before the end, as if the game ended now."""
        _, wins = self._result()
        return [seat for seat, won in enumerate(wins) if won]

    def _result(self) -> tuple[list[int], list[int]]:
        """The scores by seat, and a 1 for each winner."""
        points, wins = np.zeros((1, MAX_SEATS), np.int64), np.zeros((1, MAX_SEATS), np.int64)
        self.game.kernels.score_many(self._states, 0, 1, points, wins)
        players = self.players
        return points[0].tolist()[:players], wins[0].tolist()[:players]

    @cached_property
    def _identity(self) -> str:
        return repr(self.position())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    def __repr__(self) -> str:
        who = "over" if self.over else f"seat {self.actor} to act"
        return f"<{self.game.name} for {self.players}, {who}>"

    def _repr_html_(self) -> str:
        """The table in a notebook, as the seat to act sees it; as a spectator sees it when the game is over."""
        from madang.render_text import render_html  # it needs rich, which takes a while to load

        return render_html(self, self.actor)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.game, self._states.tobytes())


def _as_integer(value: object) -> int:
    """A whole number as an `int`; -1 for anything else."""
    if type(value) is int:
        return value
    return int(value) if isinstance(value, int | np.integer) and not isinstance(value, bool) else -1


def _restore(game: Game, data: bytes) -> State:
    return State(game, np.frombuffer(data, game.record_type).copy())
