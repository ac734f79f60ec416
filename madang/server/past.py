"""What has happened at a table.

Its history is a list of rows, one a ply, that only ever grows; everything else about a game in progress is the replay
of it. An undo is a row too, so that a ply is never used twice.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import numpy as np

from madang import Record, State
from madang.server.answering import STEP
from madang.server.history import After
from madang.server.log import Scribe

Kind = Literal["action", "forced", "bot", "stand-in", "undo"]
ACTION: Kind = "action"
FORCED: Kind = "forced"


class Row(NamedTuple):
    """One ply as it is stored. In an undo, `action` is how many actions are left."""

    ply: int
    seat: int
    kind: Kind
    action: str
    at: float


class Played(Record):
    """The game of a table."""

    def follow(self, actions: Sequence[str], last: State) -> None:
        """Note down actions of which it is known already what they have led to."""
        self._states.append(last, len(actions))
        self.actions += actions

    @property
    def history(self) -> Sequence[State]:
        """All states, from the first on."""
        return self._states


@dataclass(slots=True)
class Past:
    record: Played | None = None
    rows: list[Row] = field(default_factory=list)
    moves: list[Row] = field(default_factory=list)
    """The rows that were not taken back."""
    surprises: list[bool] = field(default_factory=list)
    """For each move, whether something random or hidden came up with it."""
    turn_since: float = 0.0
    scribe: Scribe = field(default_factory=Scribe)

    def play(self, rows: list[Row], afters: list[After], actor: int | None, stand_in: str) -> None:
        """Note down the action of a seat and what was forced by it, and who is to act then; but not yet the state."""
        seat = rows[0].seat
        for row, known in zip(rows, afters, strict=True):
            self._note(row)
            self.moves.append(row)
            self.surprises.append(known.came_up)
            level = stand_in if row.kind == "stand-in" else None
            self.scribe.played(row.ply + 1, row.seat, row.kind, row.action, known, level)
            if row.seat != seat:
                self.turn_since = row.at
        if actor != seat:
            self.turn_since = rows[-1].at

    def undo(self, row: Row, record: Played) -> None:
        """Take actions back, as a row says."""
        self._note(row)
        while len(self.moves) > int(row.action):
            self.moves.pop()
            self.surprises.pop()
            record.undo()
        self.turn_since = row.at
        self.scribe.undone(row.ply + 1, row.seat)

    def end(self, state: State) -> None:
        """The game is over."""
        self.scribe.ended(len(self.rows), state)

    def _note(self, row: Row) -> None:
        if row.ply != len(self.rows):
            raise ValueError(f"ply {row.ply} cannot follow {len(self.rows) - 1}")
        self.rows.append(row)


class Ahead:
    """The game of a table as the short way has it: the bare record of its state, and as numbers what has happened since
    somebody asked for more than that."""

    __slots__ = ("ending", "game", "late", "lines", "now", "ply", "states")

    def __init__(self, state: State, ply: int, lines: int) -> None:
        self.game = state.game
        self.states = np.frombuffer(bytearray(2 * state.array.tobytes()), state.game.record_type)
        self.now = 0
        """Which of both is the state. The short way writes the next one into the other."""
        self.ply = ply
        self.lines = lines
        """How many the log has."""
        self.late: list[tuple[float, bytes]] = []
        """When, and the steps as a kernel reports them, for each action."""
        self.ending: Scribe | None = None
        """The last lines of the log, if the game is over: from the last action on."""

    @property
    def state(self) -> State:
        return State(self.game, self.states[self.now : self.now + 1].copy())

    def go(self, plies: int, lines: int, at: float, steps: bytes) -> None:
        """What the short way has found is stored."""
        self.now = 1 - self.now
        self.ply += plies
        self.lines += lines
        self.late.append((at, steps))

    def end(self, at: float, steps: bytes, names: list[str]) -> None:
        """The game is over with what is stored. What the log says of that can be told without all that came before."""
        ending = self.ending = Scribe(self.lines, names=names, game=self.game)
        ((rows, afters),) = _unfolded([(at, steps)], self.ply, self.game.notations)
        self.go(len(rows), 0, at, steps)
        for row, known in zip(rows, afters, strict=True):
            ending.played(row.ply + 1, row.seat, row.kind, row.action, known, None)
        ending.ended(self.ply, self.state)
        self.lines = ending.size

    def catch_up(self, past: Past, record: Played) -> None:
        """Have the past know what has happened."""
        late, self.late = self.late, []
        state = self.state
        answers = [*_unfolded(late, len(past.rows), self.game.notations)]
        actors = [*(rows[0].seat for rows, _ in answers[1:]), state.actor]
        for (rows, afters), actor in zip(answers, actors, strict=True):
            past.play(rows, afters, actor, stand_in="")
        record.follow([row.action for rows, _ in answers for row in rows], state)
        if state.over:
            past.end(state)


def _unfolded(
    late: list[tuple[float, bytes]], ply: int, notations: Sequence[str]
) -> Iterator[tuple[list[Row], list[After]]]:
    """For each action the rows of it and what is forced by it, and what these have led to."""
    for at, steps in late:
        numbers, rows, afters = memoryview(steps).cast("q").tolist(), list[Row](), list[After]()
        for place in range(0, len(numbers), STEP):
            seat, action, came_up, placed, begun = numbers[place : place + STEP]
            rows.append(Row(ply, seat, FORCED if rows else ACTION, notations[action], at))
            afters.append(After(came_up == 1, placed, begun or None))
            ply += 1
        yield rows, afters
