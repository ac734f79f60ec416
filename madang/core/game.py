"""A game starts states and batches, and reads positions."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from madang.core import compilation
from madang.core.kernels import Kernels
from madang.core.state import State
from madang.core.unpack import pack, unpack
from madang.errors import BadPosition
from madang.games import NAMES, load
from madang.games.chance import SEEDS, hashed_seed, seed_words
from madang.games.position import Fields

if TYPE_CHECKING:
    from madang.core.batch import Batch
    from madang.games.actions import ActionTable
    from madang.messages import Message

PLAYERS = (2, 3, 4)


class Notation(Protocol):
    """Texts and JSON of a game: the interface of the module `notation` in its package."""

    HIDDEN: dict[str, str]

    def write(self, s: Any) -> dict[str, Any]: ...
    def standing(self, s: Any) -> dict[str, Any]: ...
    def read(self, fields: Fields, s: Any) -> None: ...
    def check_hidden(self, fields: Fields, s: Any) -> None: ...
    def explain(self, s: Any, text: str) -> Message: ...
    def describe(self, s: Any, text: str, who: str) -> Message: ...


class Rulebook(Protocol):
    """The interface of a game's package."""

    TITLE: str
    VERSION: int
    RECORD: np.dtype[Any]
    TABLE: ActionTable
    rules: Any
    notation: Notation


class Game:
    """A game with its compiled rules. Get it with `madang.game`."""

    def __init__(self, name: str, rulebook: Rulebook) -> None:
        self.name = name
        self.title = rulebook.TITLE
        self.version = rulebook.VERSION
        self.players = PLAYERS
        self.notations = rulebook.TABLE.notations
        self.numbers = rulebook.TABLE.number
        self.record_type = rulebook.RECORD
        self.notation = rulebook.notation
        self.kernels = Kernels(name, rulebook.rules, len(self.notations))

    def __repr__(self) -> str:
        return f"<madang game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return game, (self.name,)

    def start(self, players: int = 2, seed: int | None = None) -> State:
        """A new game. The same seed gives the same game on every machine; without a seed the game is random.

        >>> import madang
        >>> state = madang.game("koryo").start(players=3, seed=7)
        >>> state.actor, state.players, len(state.position()["hands"][state.actor])
        (0, 3, 10)
        """
        self.check_players(players)
        blank = self.blank(1)
        blank["seed"][0] = seed_words(self.stream_seed(secrets.randbelow(SEEDS) if seed is None else seed))
        self.kernels.start_many(blank, 0, 1, players)
        return State(self, blank)

    def position(self, data: dict[str, Any]) -> State:
        """The state that a position describes; `BadPosition` says what is wrong with it.

        >>> import madang
        >>> koryo = madang.game("koryo")
        >>> position = koryo.start(seed=7).position()
        >>> koryo.position(position).position() == position
        True
        >>> koryo.position(position | {"bank": 7})
        Traceback (most recent call last):
            ...
        madang.errors.BadPosition: tokens: bank and tokens must add up to 8, not 7
        """
        fields = Fields(data)
        if fields.take("game") != self.name:
            raise BadPosition("game", f"must be {self.name!r}, not {fields.take('game')!r}")
        blank = self.blank(1)
        blank["players"] = fields.integer("players", self.players[0], self.players[-1])
        seed = fields.integer("seed", 0, SEEDS - 1, default=secrets.randbelow(SEEDS))
        blank["seed"][0] = seed_words(seed)
        record = unpack(blank)
        self.notation.read(fields, record)
        pack(record, blank)
        return State(self, blank)

    def batch(
        self,
        count: int,
        players: int = 2,
        seed: int = 0,
        *,
        restart: bool = False,
        skip_forced: bool = False,
        threads: int | None = None,
    ) -> Batch:
        """Many games at once, as arrays; see `Batch`."""
        from madang.core.batch import Batch

        return Batch(self, count, players, seed, restart=restart, skip_forced=skip_forced, threads=threads)

    @property
    def observation_slices(self) -> dict[str, tuple[slice, tuple[int, ...]]]:
        """The parts of an observation by name, in their order: where each lies, and its shape.

        >>> import madang
        >>> koryo = madang.game("koryo")
        >>> where, shape = koryo.observation_slices["tableaus"]
        >>> koryo.start(seed=7).observation(0)[where].reshape(shape).shape
        (4, 11)
        """
        from madang.core.observation import slices

        return slices(self.name).copy()

    def check_players(self, players: int) -> None:
        if not _is_whole(players) or players not in self.players:
            raise ValueError(f"{self.title} is for {self.players[0]} to {self.players[-1]} players, not {players!r}")

    def stream_seed(self, seed: int) -> int:
        """The 256-bit seed with which the random stream of a game begins, from the seed given by a user."""
        if not _is_whole(seed):
            raise ValueError(f"a seed is a whole number, not {seed!r}")
        return hashed_seed(f"madang {self.name} {seed}")

    def blank(self, count: int) -> np.ndarray[Any, Any]:
        return np.zeros(count, self.record_type)

    def record_buffer(self) -> np.ndarray[Any, Any]:
        """An array of one record, to be overwritten. `np.empty` takes five times as long for a record."""
        return np.frombuffer(bytearray(self.record_type.itemsize), self.record_type)

    def action_buffer(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Room for all actions and the actor, which `step` writes."""
        return np.empty(len(self.notations) + 1, np.int64)


def _is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def game_names() -> tuple[str, ...]:
    """The names of the games.

    >>> import madang
    >>> "koryo" in madang.game_names()
    True
    """
    return NAMES


@functools.cache
def game(name: str) -> Game:
    """The game of this name, ready to play.

    The first use compiles its rules, which takes some seconds and shows a progress line.

    >>> import madang
    >>> madang.game("koryo")
    <madang game koryo>
    >>> madang.game("chess")
    Traceback (most recent call last):
        ...
    madang.errors.UnknownGame: there is no game 'chess'; the games are koryo, choson, corinth
    """
    rulebook = load(name)
    compilation.ensure(name, warm_up)
    return Game(name, rulebook)


def warm_up(name: str) -> Iterator[str]:
    """Compile every kernel that a single game uses."""
    found = game(name)
    yield from found.kernels.warm_up(found.record_type)
