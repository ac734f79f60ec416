"""What a table is, and who may do what at it. No storage and no sockets here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from madang import Fairness, IllegalAction, State
from madang.server.forced import forced_steps, seen_as_forced
from madang.server.history import After, after
from madang.server.log import Scribe
from madang.server.past import Ahead, Kind, Past, Played, Row
from madang.server.refusals import Refused

Status = Literal["open", "playing", "over", "closed"]


@dataclass(slots=True)
class Seat:
    kind: Literal["open", "human", "bot"] = "open"
    guest: str | None = None
    name: str | None = None
    level: str | None = None
    contribution: str | None = None


@dataclass(slots=True)
class Terms:
    """What is agreed on when a table is made."""

    id: str
    game: str
    rules: int
    listed: bool
    clock: int | None
    stand_in: str
    creator: str
    secret: str
    created: float


def deal(terms: Terms, contributions: list[str]) -> Played:
    """The game of a table before its first action."""
    return Played(terms.game, len(contributions), Fairness(terms.secret, tuple(contributions)))


class Plan(NamedTuple):
    """Rows that are to be stored, together or not at all.

    Also what each of them leads to and the last state, if that is known.
    """

    rows: list[Row]
    afters: list[After]
    state: State | None = None

    @property
    def over(self) -> bool:
        """Whether the game is over with it."""
        return self.state is not None and self.state.over


@dataclass(slots=True)
class Table:
    """A table with its seats and, once it has started, its game."""

    terms: Terms
    seats: list[Seat]
    status: Status = "open"
    started: float = 0.0
    rematch: str | None = None
    version: int = 0
    ply: int = 0
    changed: float = 0.0
    alone: str | None = None
    """The only human who plays here, if there is only one."""
    _past: Past = field(default_factory=Past)
    _ahead: Ahead | None = None

    @property
    def id(self) -> str:
        return self.terms.id

    @property
    def game(self) -> Played:
        """The game in progress."""
        if self.record is None:
            raise Refused("table-closed" if self.status == "closed" else "not-started")
        return self.record

    @property
    def actor(self) -> int | None:
        return self.record.state.actor if self.status == "playing" and self.record is not None else None

    @property
    def deadline(self) -> float | None:
        """When the time of a human who is to act runs out."""
        actor = self.actor
        if self.terms.clock is None or actor is None or self.seats[actor].kind != "human":
            return None
        return self.past.turn_since + self.terms.clock

    # --- people ---

    def seats_of(self, guest: str | None) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if guest and seat.guest == guest]

    def hints_for(self, guest: str | None) -> bool:
        """Whether no other human plays here."""
        return guest is not None and guest == self.alone

    def check_seat(self, guest: str | None, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise Refused("not-your-seat", seat=seat)

    def check_afterwards(self, guest: str | None) -> None:
        """Replay and record are for the players, or for all if the table was listed; and only after the end."""
        if not self.terms.listed and not self.seats_of(guest):
            raise Refused("players-only")
        if self.status != "over":
            raise Refused("not-over")

    # --- history ---

    @property
    def past(self) -> Past:
        """What has happened. The short way does not write it; that is made up for when somebody asks."""
        if self._late is not None and self._past.record is not None:
            self._late.catch_up(self._past, self._past.record)
        return self._past

    @property
    def _late(self) -> Ahead | None:
        """What the short way knows, if the past does not know it yet."""
        return self._ahead if self._ahead is not None and self._ahead.late else None

    @property
    def state(self) -> State:
        """The state of the game, for whoever wants nothing else of the past."""
        return self._late.state if self._late is not None else self.game.state

    @property
    def log_size(self) -> int:
        """How many lines the log has."""
        return self._late.lines if self._late is not None else self.scribe.size

    def lines(self, since: int, reader: int | None) -> Iterator[bytes]:
        """The log from a number on, for one seat (None: a spectator), as JSON texts."""
        ending = self._late.ending if self._late is not None else None
        return (ending if ending is not None and since >= ending.first else self.scribe).lines(since, reader)

    @property
    def record(self) -> Played | None:
        return self.past.record

    @property
    def rows(self) -> list[Row]:
        return self.past.rows

    @property
    def moves(self) -> list[Row]:
        return self.past.moves

    @property
    def scribe(self) -> Scribe:
        return self.past.scribe

    def ahead(self) -> Ahead:
        """The game as the short way has it."""
        if self._ahead is None or self._ahead.ply != self.ply:
            self._ahead = Ahead(self.game.state, self.ply, self.log_size)
        return self._ahead

    def go_ahead(self, plies: int, lines: int, at: float, steps: bytes, over: bool) -> int:
        """What the short way has found is stored. Returns how many lines the log has now."""
        ahead = self.ahead()
        if over:
            self.status = "over"
            ahead.end(at, steps, self.names)
        else:
            ahead.go(plies, lines, at, steps)
        self.ply += plies
        self.changed = at
        return ahead.lines

    def begin(self) -> None:
        """Deal. Everybody sits, and the game starts."""
        record = self._past.record = deal(self.terms, [seat.contribution or "" for seat in self.seats])
        self._past.turn_since = self.changed = self.started
        humans = {seat.guest for seat in self.seats if seat.kind == "human"}
        self.alone = humans.pop() if len(humans) == 1 else None
        self._past.scribe.begin(self.names, record.state)

    @property
    def names(self) -> list[str]:
        return [seat.name or (f"bot {seat.level}" if seat.level else "?") for seat in self.seats]

    def plan(self, seat: int, kind: Kind, action: str, now: float) -> Plan:
        """The rows that an action makes: itself and what is forced by it. Nothing is changed yet."""
        state = self.game.state
        if state.over or state.actor != seat:
            # before asking why: an explanation may speak of the actor's own hand
            raise Refused("game-over") if state.over else Refused("not-your-turn", seat=seat)
        try:
            last = state.play(action)
        except IllegalAction as error:
            raise Refused(error.explanation) from None
        return self._and_forced([Row(self.ply, seat, kind, action, now)], [after(state, last)], last, now)

    def plan_forced(self, now: float) -> Plan:
        """The rows of what is forced from here on."""
        return self._and_forced([], [], self.game.state, now)

    def _and_forced(self, rows: list[Row], afters: list[After], last: State, now: float) -> Plan:
        """A plan of these rows, and of what is forced after the last state."""
        for step in forced_steps(last, self.game.history):
            rows.append(Row(self.ply + len(rows), step.seat, "forced", step.action, now))
            afters.append(after(last, step.after))
            last = step.after
        return Plan(rows, afters, last)

    def goes_on(self) -> bool:
        """Whether what comes next is forced, and everybody can know it."""
        state = self.game.state
        return state.forced and seen_as_forced(state, reversed(self.game.history))

    def plan_undo(self, guest: str | None, now: float) -> Plan:
        left = self.undo_to(guest)
        if left is None:
            raise Refused("no-undo")
        return Plan([Row(self.ply, self.moves[left].seat, "undo", str(left), now)], [])

    def undo_to(self, guest: str | None) -> int | None:
        """How many actions are left when this guest takes his last one back; None if he may not."""
        return self.undoable() if guest is not None and guest == self.undoing() else None

    def undoing(self) -> str | None:
        """The guest who may take his last action back."""
        last = self.undoable()
        return None if last is None else self.seats[self.moves[last].seat].guest

    def undoable(self) -> int | None:
        """The last action, if whoever chose it may take it back.

        He may as long as nobody else has decided anything since, and nothing hidden or random has come up.
        """
        if self.status != "playing":
            return None
        past = self.past
        for i in range(len(past.moves) - 1, -1, -1):
            move = past.moves[i]
            if move.kind not in ("forced", "action") or past.surprises[i]:
                return None
            if move.kind == "action":
                return i
        return None

    def extend(self, plan: Plan) -> None:
        """Play what is stored."""
        if plan.afters and plan.state is not None:
            self._play(plan.rows, plan.afters, plan.state)
        else:
            self.replay(plan.rows)

    def replay(self, rows: list[Row]) -> None:
        """Play rows that are stored, and of which nothing else is known."""
        for row in rows:
            if row.kind == "undo":
                self.past.undo(row, self.game)
                self._noted(row)
            else:
                before = self.game.state
                state = before.play(row.action)
                self._play([row], [after(before, state)], state)

    def _play(self, rows: list[Row], afters: list[After], state: State) -> None:
        self.past.play(rows, afters, state.actor, self.terms.stand_in)
        self.game.follow([row.action for row in rows], state)
        self._noted(rows[-1])
        if state.over:
            self.status, self._ahead = "over", None
            self.past.end(state)

    def _noted(self, last: Row) -> None:
        self.ply, self.changed = last.ply + 1, last.at
