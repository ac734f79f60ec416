"""Many games at once, as arrays, on all cores.

>>> import madang
>>> games = madang.game("koryo").batch(1000, players=3, seed=0)
>>> games.legal().shape, int(games.legal()[0].sum())
((1000, 608), 11)
>>> outcome = games.step(games.choose())
>>> bool(outcome.ended.any())
False
>>> decisions = games.play_out()
>>> bool(games.over.all()), games.scores().shape
(True, (1000, 3))
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from madang.core import compilation
from madang.core.kernels import MAX_SEATS, NOBODY
from madang.core.state import State
from madang.errors import IllegalAction
from madang.games.chance import hashed_seed, new_rng, seed_words

if TYPE_CHECKING:
    from madang.core.game import Game

Ints = np.ndarray[Any, np.dtype[np.int64]]
Flags = np.ndarray[Any, np.dtype[np.bool_]]

MIN_GAMES_PER_THREAD = 256
"""With fewer games per thread, one thread alone is faster."""


@dataclass(frozen=True)
class Outcome:
    """What one step of a batch did. Rows of `scores` and `wins` count only where `ended` is true."""

    ended: Flags
    scores: Ints
    wins: Ints
    decisions: int


class Batch:
    """Many games of one kind and one number of players.

    Game i of a batch starts with the seed `game_seed(i)`. With `restart` a finished game is reported once and then
    replaced by a new one; with `skip_forced` an action that is the only legal one is played automatically.
    """

    def __init__(
        self, game: Game, count: int, players: int, seed: int, *, restart: bool, skip_forced: bool, threads: int | None
    ) -> None:
        game.check_players(players)
        if count < 1:
            raise ValueError(f"a batch holds one game or more, not {count}")
        compilation.ensure(game.name, warm_up)
        self.game = game
        self.players = players
        self.seed = seed
        self.restart = restart
        self.skip_forced = skip_forced
        self.states = game.blank(count)
        streams = (seed_words(game.stream_seed(self.game_seed(i))) for i in range(count))
        self.states["seed"] = np.stack([*streams])
        self._threads = max(1, min(threads or os.cpu_count() or 1, count // MIN_GAMES_PER_THREAD))
        self._start_pool()
        self._rngs = [new_rng(f"batch {seed} {thread}") for thread in range(self._threads)]
        self._mask = np.zeros((count, len(game.notations)), np.bool_)
        self._chosen = np.zeros(count, np.int64)
        self._ended = np.zeros(count, np.bool_)
        self._points = np.zeros((count, MAX_SEATS), np.int64)
        self._wins = np.zeros((count, MAX_SEATS), np.int64)
        self._run(lambda low, high, _: game.kernels.start_many(self.states, low, high, players))
        if skip_forced:
            self._play_forced_starts()

    def _start_pool(self) -> None:
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_pool"}

    def __setstate__(self, content: dict[str, Any]) -> None:
        self.__dict__.update(content)
        self._start_pool()

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<{len(self)} games of {self.game.name} for {self.players}>"

    def game_seed(self, i: int) -> int:
        """The seed that game i starts with.

        >>> import madang
        >>> koryo = madang.game("koryo")
        >>> games = koryo.batch(10, players=2, seed=0)
        >>> games.state(3) == koryo.start(players=2, seed=games.game_seed(3))
        True
        """
        return hashed_seed(f"batch {self.seed} {i}")

    @property
    def actors(self) -> Ints:
        """The seat to act in each game, -1 where the game is over."""
        actors: Ints = self.states["actor"]
        return actors

    @property
    def over(self) -> Flags:
        """Which games are over."""
        over: Flags = self.actors == NOBODY
        return over

    def state(self, i: int) -> State:
        """A copy of one game, as a state."""
        return State(self.game, self.states[i : i + 1].copy())

    def legal(self) -> Flags:
        """A mask of the legal actions, one row per game. The next call overwrites the array."""
        self._run(lambda low, high, _: self.game.kernels.mask_many(self.states, low, high, self._mask))
        return self._mask

    def observe(self, seats: Any = None) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What one seat of each game knows: the seats given, or those to act (zeros where a game is over).

        >>> import madang
        >>> games = madang.game("koryo").batch(10, players=2, seed=0)
        >>> bool((games.observe()[3] == games.state(3).observation(games.actors[3])).all())
        True
        """
        from madang.core.observation import observer

        game_observer = observer(self.game.name)
        who = np.ascontiguousarray(self.actors if seats is None else np.broadcast_to(seats, len(self)), np.int64)
        if who.min() < NOBODY or who.max() >= self.players:
            raise ValueError(f"the seats of this batch are 0 to {self.players - 1}")
        observations = np.empty((len(self), game_observer.size), np.float32)
        self._run(lambda low, high, _: game_observer.observe_many(self.states, low, high, who, observations))
        return observations

    def choose(self) -> Ints:
        """A random legal action for each game (0 where it is over)."""
        chosen = self._chosen
        self._run(lambda low, high, rng: self.game.kernels.choose_many(self.states, low, high, rng, chosen))
        return chosen.copy()

    def step(self, actions: Any) -> Outcome:
        """Play one action in each game that is not over. If one of them is not legal, none is played."""
        chosen = np.ascontiguousarray(actions, dtype=np.int64)
        if chosen.shape != (len(self),):
            raise ValueError(f"a step takes {len(self)} actions, not an array of shape {chosen.shape}")
        self._refuse_illegal(chosen)
        return self._step(chosen)

    def play_out(self) -> int:
        """Play all games to their end with random actions; return how many decisions that took."""
        return self._run(lambda low, high, rng: self.game.kernels.play_out_many(self.states, low, high, rng))

    def scores(self) -> Ints:
        """The scores, one row per game, one column per seat; before the end, as if the game ended now."""
        return self._results()[0][:, : self.players].copy()

    def wins(self) -> Ints:
        """1 where a seat wins (or shares the win), else 0; before the end, as if the game ended now."""
        return self._results()[1][:, : self.players].copy()

    def _results(self) -> tuple[Ints, Ints]:
        points, wins = self._points, self._wins
        self._run(lambda low, high, _: self.game.kernels.score_many(self.states, low, high, points, wins))
        return points, wins

    def _refuse_illegal(self, actions: Ints) -> None:
        first_illegal = self._map(lambda low, high, _: self.game.kernels.find_illegal(self.states, low, high, actions))
        for i in (i for i in first_illegal if i >= 0):
            try:
                self.state(i).play(int(actions[i]))
            except IllegalAction as error:
                raise IllegalAction(error.action, error.explanation, f"game {i} of the batch: ") from None

    def _step(self, actions: Ints) -> Outcome:
        ended, points, wins = self._ended, self._points, self._wins
        decisions = self._run(
            lambda low, high, _: self.game.kernels.step_many(
                self.states, low, high, actions, self.skip_forced, self.restart, ended, points, wins
            )
        )
        shown = slice(None), slice(self.players)
        return Outcome(ended.copy(), points[shown].copy(), wins[shown].copy(), decisions)

    def _play_forced_starts(self) -> None:
        """Play the forced actions at the start of each game."""
        forced = self.legal().sum(axis=1) == 1
        for i in np.flatnonzero(forced).tolist():
            state = self.state(i)
            while state.forced:
                state = state.play(state.action_numbers[0])
            self.states[i] = state.record

    def _map(self, work: Callable[[int, int, Any], Any]) -> list[Any]:
        """Call `work` on each thread with its share of the games and its rng."""
        bounds = np.linspace(0, len(self), self._threads + 1).astype(int).tolist()
        if self._pool is None:
            return [work(0, len(self), self._rngs[0])]
        return [*self._pool.map(work, bounds, bounds[1:], self._rngs)]

    def _run(self, work: Callable[[int, int, Any], Any]) -> int:
        return sum(result or 0 for result in self._map(work))


def warm_up(name: str) -> Iterator[str]:
    """Compile every kernel that a batch of this game uses."""
    from madang.core.game import game

    found = game(name)
    yield from found.kernels.warm_up_batch(found.record_type)
