"""Plain value types: seats, plies, steps, and the configuration and summary of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from madang import State
from madang.server.tables.outcome import PlyOutcome

Status = Literal["open", "playing", "over", "closed"]
DEFAULT_PATIENCE = 24 * 3600
Kind = Literal["action", "forced", "bot", "stand-in", "undo"]


@dataclass(slots=True)
class Seat:
    """A seat at a table. An open seat with a guest is reserved for that guest; a bot with a guest plays for them."""

    kind: Literal["open", "human", "bot"] = "open"
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    contribution: str | None = None
    replaced: bool = False
    """Whether a bot has ever played for this seat's player. It stays true after the player has come back."""
    resigned: bool = False
    """Whether the player has resigned and may not come back."""
    abandons: bool = False
    """Whether the player agrees to abandon the game."""


@dataclass(slots=True)
class TableConfig:
    """What is fixed when a table is created."""

    id: str
    game: str
    rules: int
    listed: bool
    clock: int | None
    stand_in: str
    creator: str
    secret: str
    created: float
    bank: int | None = None
    """Seconds that each player has for the whole game; None for no limit."""
    increment: int = 0
    """Seconds that the bank gains after each turn."""
    patience: int = DEFAULT_PATIENCE
    """Seconds of a turn without a clock after which the others may remind the player."""
    challenge: str | None = None
    """The challenge of which this table is an attempt."""
    tournament: str | None = None
    """The tournament to which the game belongs."""
    free_text: bool = False
    """Whether people may write texts of their own at the table, besides phrases and reactions."""


class Ply(NamedTuple):
    """A stored ply. In an undo, `action` is the number of moves that remain."""

    number: int
    seat: int
    kind: Kind
    action: str
    at: float


class Step(NamedTuple):
    """A ply, its outcome, and the state after it."""

    ply: Ply
    outcome: PlyOutcome
    state: State


class Summary(NamedTuple):
    """What the database stores about a game besides its plies."""

    status: Status
    plies: int
    actor: int | None
    changed: float
    due: float | None
    round: int | None = None
    """The current round; None before the start, and if the game has no rounds."""
    result: str | None = None
    """Scores and winners as JSON; None before the end."""
