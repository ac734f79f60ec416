"""Plain value types: seats, plies, steps, and the configuration and summary of a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from madang import State
from madang.server.tables.outcome import PlyOutcome

Status = Literal["open", "playing", "over", "closed"]
Kind = Literal["action", "forced", "bot", "stand-in", "undo"]


@dataclass(slots=True)
class Seat:
    """A seat at a table. An open seat with a guest is reserved for that guest."""

    kind: Literal["open", "human", "bot"] = "open"
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    contribution: str | None = None


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
