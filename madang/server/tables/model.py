"""The plain values that a table is made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from madang import State
from madang.server.tables.outcome import Outcome

Status = Literal["open", "playing", "over", "closed"]
Kind = Literal["action", "forced", "bot", "stand-in", "undo"]


@dataclass(slots=True)
class Seat:
    """A place at a table. An open seat with a guest is reserved for that guest."""

    kind: Literal["open", "human", "bot"] = "open"
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    contribution: str | None = None


@dataclass(slots=True)
class Terms:
    """What is fixed when a table is made."""

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
    """One ply as it is stored. In an undo, `action` is the number of moves that are left."""

    number: int
    seat: int
    kind: Kind
    action: str
    at: float


class Step(NamedTuple):
    """A ply, what it led to, and the state after it."""

    ply: Ply
    outcome: Outcome
    state: State


class Summary(NamedTuple):
    """What the database keeps of a game beside its plies."""

    status: Status
    plies: int
    actor: int | None
    changed: float
    due: float | None
