"""Plain value types of a tournament."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

Format = Literal["swiss", "round-robin", "rotation"]
Status = Literal["open", "playing", "over", "closed"]
MIN_ENTRANTS, MAX_ENTRANTS = 4, 64
MAX_ROUND_ROBIN = 16
"""Entrants of a round robin: it has nearly as many rounds."""
MAX_ROUNDS = 15


class Outcome(NamedTuple):
    """The result of a game, by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Pairing(NamedTuple):
    """A game of a round, or a bye: then there is one entrant."""

    round: int
    number: int
    """The number of the game within the round, from 0 on."""
    entrants: tuple[int, ...]
    """The entrants in the order of their seats."""
    table: str | None = None
    decided: bool = False
    """Whether the game counts: it is over, or ended without a result."""
    outcome: Outcome | None = None

    @property
    def is_bye(self) -> bool:
        return len(self.entrants) == 1


@dataclass(slots=True)
class Entrant:
    """A person or a bot. A person whose `level` is set has withdrawn: a bot plays their remaining rounds."""

    guest: str | None
    name: str | None
    level: str | None
    contribution: str

    @property
    def is_bot(self) -> bool:
        return self.level is not None


@dataclass(slots=True)
class TournamentConfig:
    """What is fixed when a tournament is created, but for the number of rounds, which the start may reduce."""

    id: str
    game: str
    format: Format
    size: int
    """Players per table."""
    rounds: int | None
    """None: as many as fit the number of entrants."""
    clock: int | None
    bank: int | None
    increment: int
    stand_in: str
    listed: bool
    creator: str
    secret: str
    created: float


@dataclass(slots=True)
class Tournament:
    config: TournamentConfig
    entrants: list[Entrant] = field(default_factory=list)
    pairings: list[Pairing] = field(default_factory=list)
    status: Status = "open"
    round: int = 0
    """The current round, from 1 on; 0 before the start."""
    version: int = 0
    changed: float = 0.0

    @property
    def id(self) -> str:
        return self.config.id

    def entrant_of(self, guest: str | None) -> int | None:
        """The number of a guest's entry."""
        own = (number for number, entrant in enumerate(self.entrants) if guest and entrant.guest == guest)
        return next(own, None)

    @property
    def current(self) -> list[Pairing]:
        """The pairings of the current round."""
        return [pairing for pairing in self.pairings if pairing.round == self.round]
