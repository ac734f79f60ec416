"""A table: its configuration, its seats, and the plies of its game."""

from __future__ import annotations

import hashlib
import hmac
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime

from madang import Fairness, IllegalAction, Record, State
from madang.server.errors import Refused
from madang.server.tables.banks import bank_levels
from madang.server.tables.forced import forced_actions, is_publicly_forced
from madang.server.tables.model import Kind, Ply, Seat, Status, Step, TableConfig
from madang.server.tables.outcome import PlyOutcome, outcome_of

MAX_UNDOS = 100
"""Undos per guest and game."""


def deal(config: TableConfig, contributions: list[str]) -> Record:
    """The record of a new game."""
    committed = datetime.fromtimestamp(config.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    seed = Fairness(config.secret, tuple(contributions), config.id, committed)
    return Record(config.game, len(contributions), seed)


@dataclass(slots=True)
class Table:
    config: TableConfig
    seats: list[Seat]
    status: Status = "open"
    started: float = 0.0
    rematch: str | None = None
    version: int = 0
    changed: float = 0.0
    record: Record | None = None
    plies: list[Ply] = field(default_factory=list)
    outcomes: list[PlyOutcome] = field(default_factory=list)
    """The outcome of each ply."""
    moves: list[int] = field(default_factory=list)
    """The numbers of the plies that were not taken back, one per action of the record."""
    undos: Counter[str | None] = field(default_factory=Counter)
    """The number of undos of each guest."""
    turn_since: float = 0.0
    """When the turn of the seat to act began."""
    reminded: float = 0.0
    """When a player was last reminded that it is their turn."""
    hinted: bool = False
    """Whether a player of a rated game has asked for a hint."""

    @property
    def id(self) -> str:
        return self.config.id

    @property
    def ply(self) -> int:
        """The number of the next ply."""
        return len(self.plies)

    @property
    def game(self) -> Record:
        """The game in progress."""
        if self.record is None:
            raise Refused("table-closed" if self.status == "closed" else "not-started")
        return self.record

    @property
    def actor(self) -> int | None:
        return self.record.state.actor if self.status == "playing" and self.record is not None else None

    # --- people ---

    @property
    def names(self) -> list[str]:
        return [seat.name or (f"bot {seat.level}" if seat.level else "?") for seat in self.seats]

    @property
    def only_human(self) -> str | None:
        """The guest who plays here, if only one does. A player whose seat a bot has taken over counts as well."""
        humans = {seat.guest for seat in self.seats if seat.kind == "human" or seat.guest is not None}
        return humans.pop() if len(humans) == 1 else None

    @property
    def bots(self) -> int:
        return sum(seat.kind == "bot" for seat in self.seats)

    def seats_of(self, guest: str | None) -> list[int]:
        taken = ((number, seat) for number, seat in enumerate(self.seats) if seat.kind == "human")
        return [number for number, seat in taken if guest and seat.guest == guest]

    def took_part(self, guest: str | None) -> bool:
        """Whether a guest plays or has played here, also if a bot has taken over."""
        return guest is not None and any(seat.guest == guest and seat.kind != "open" for seat in self.seats)

    @property
    def has_replaced_seats(self) -> bool:
        """Whether a bot has played for some player, so that the game does not count for ratings."""
        return any(seat.replaced for seat in self.seats)

    def allows_hints(self, guest: str | None) -> bool:
        """Whether no other human plays here, and the game is of no challenge or tournament."""
        free = self.config.challenge is None and self.config.tournament is None
        return free and guest is not None and self.status == "playing" and guest == self.only_human

    def check_seat(self, guest: str | None, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise Refused("not-your-seat", seat=seat)

    def may_review(self, guest: str | None) -> bool:
        """Whether a guest may see record, replay and rematch: players may, and everyone if the table is listed.

        At a challenge, all who may see the table at all (`Challenges.check_visible`).
        """
        return self.config.listed or self.config.challenge is not None or self.took_part(guest)

    @property
    def review_key(self) -> str:
        """Opens the replay of a private table to others. It is made of the secret, which players learn at the end."""
        return hashlib.sha256(f"replay {self.config.secret}".encode()).hexdigest()[:20]

    def check_review(self, guest: str | None, key: str | None = None) -> None:
        """Refuse replay and record before the end, and to guests who may not review the game and have no key."""
        if not self.may_review(guest) and not hmac.compare_digest(key or "", self.review_key):
            raise Refused("players-only")
        if self.status != "over":
            raise Refused("not-over")

    # --- the game ---

    def begin(self) -> None:
        """Deal, and start the first turn."""
        self.record = deal(self.config, [seat.contribution or "" for seat in self.seats])
        self.turn_since = self.started
        self.changed = max(self.changed, self.started)

    def plan(self, seat: int, kind: Kind, action: str, now: float) -> list[Step]:
        """The steps of an action and of the forced actions after it. The table is not changed."""
        state = self.game.state
        if state.over or state.actor != seat:
            # check this first: an explanation may reveal the actor's hand
            raise Refused("game-over") if state.over else Refused("not-your-turn", seat=seat)
        try:
            after = state.play(action)
        except IllegalAction as error:
            raise Refused(error.explanation) from None
        first = Step(Ply(self.ply, seat, kind, action, now), self._outcome(state, after, now), after)
        return [first, *self._forced_after(first, now)]

    def plan_forced(self, now: float) -> list[Step]:
        """The steps of the forced actions that come next. The table is not changed."""
        return self._forced_after(None, now)

    def _forced_after(self, first: Step | None, now: float) -> list[Step]:
        steps = [] if first is None else [first]
        state = self.game.state if first is None else first.state
        for forced in forced_actions(state, self.game.history):
            ply = Ply(self.ply + len(steps), forced.seat, "forced", forced.action, now)
            steps.append(Step(ply, outcome_of(state, forced.after), forced.after))
            state = forced.after
        return steps if first is None else steps[1:]

    def _outcome(self, before: State, after: State, now: float) -> PlyOutcome:
        return outcome_of(before, after)._replace(spent=max(0.0, now - self.turn_since))

    @property
    def next_is_forced(self) -> bool:
        """Whether the next action is publicly forced."""
        if self.actor is None:
            return False
        state = self.game.state
        return state.forced and is_publicly_forced(state, reversed(self.game.history))

    # --- undo ---

    def moves_after_undo(self, guest: str | None) -> int | None:
        """How many moves remain if this guest takes back the last action; None if that is not allowed.

        It is allowed while nobody else has made a decision and nothing hidden or random was revealed since.
        """
        if self.status != "playing" or guest is None or self.undos[guest] >= MAX_UNDOS:
            return None
        for remaining in range(len(self.moves) - 1, -1, -1):
            ply = self.plies[self.moves[remaining]]
            if ply.kind not in ("forced", "action") or self.outcomes[ply.number].came_up:
                return None
            if ply.kind == "action":
                return remaining if ply.seat in self.seats_of(guest) else None
        return None

    def plan_undo(self, guest: str | None, now: float) -> list[Step]:
        remaining = self.moves_after_undo(guest)
        if remaining is None:
            raise Refused("no-undo")
        seat = self.plies[self.moves[remaining]].seat
        return [self._step_of(Ply(self.ply, seat, "undo", str(remaining), now))]

    # --- extending the sequence ---

    def extend(self, steps: list[Step]) -> None:
        """Add stored steps."""
        for step in steps:
            if step.ply.number != self.ply:
                raise ValueError(f"ply {step.ply.number} cannot follow {self.ply - 1}")
            self.turn_since = self.turn_since_after(step)
            self._apply(step)
            self.plies.append(step.ply)
            self.outcomes.append(step.outcome)
            self.changed = step.ply.at
            if step.state.over:
                self.status = "over"

    def _apply(self, step: Step) -> None:
        if step.ply.kind == "undo":
            for _ in range(step.outcome.undone):
                self.game.undo()
                self.moves.pop()
            self.undos[self.seats[step.ply.seat].guest] += 1
        else:
            self.game.append(step.ply.action, step.state)
            self.moves.append(step.ply.number)

    def replay(self, plies: list[Ply]) -> list[Step]:
        """Add plies from the database. Returns their steps."""
        steps = []
        for ply in plies:
            steps.append(self._step_of(ply))
            self.extend(steps[-1:])
        return steps

    def _step_of(self, ply: Ply) -> Step:
        """The step of a ply from the current state."""
        before = self.game.state
        if ply.kind == "undo":
            remaining = int(ply.action)
            return Step(ply, PlyOutcome(undone=len(self.moves) - remaining), self.game.history[remaining])
        after = before.play(ply.action)
        forced = ply.kind == "forced"  # forced actions take no time
        return Step(ply, outcome_of(before, after) if forced else self._outcome(before, after, ply.at), after)

    def state_after(self, number: int) -> State | None:
        """The state after a ply; None if it was taken back."""
        moves_before = bisect_left(self.moves, number)
        ply = self.plies[number]
        if ply.kind == "undo":
            return self.game.history[moves_before] if moves_before == int(ply.action) else None
        return self.game.history[moves_before + 1] if number in self.moves[moves_before : moves_before + 1] else None

    # --- clock ---

    def turn_since_after(self, step: Step) -> float:
        """When the turn after a step began. After an undo, the clock continues from where it was."""
        if step.ply.kind == "undo":
            taken_back = self.moves[-step.outcome.undone]
            spent_since = step.ply.at - self.plies[taken_back].at if self.actor == step.ply.seat else 0.0
            return step.ply.at - self.outcomes[taken_back].spent - spent_since
        return self.turn_since if step.state.actor == step.ply.seat else step.ply.at

    def deadline_of(self, actor: int | None, turn_since: float, steps: Sequence[Step] = ()) -> float | None:
        """When the time of a seat runs out if its turn began then, after some steps; None without a clock."""
        if actor is None or self.seats[actor].kind != "human":
            return None
        limits = [] if self.config.clock is None else [float(self.config.clock)]
        if self.config.bank is not None:
            limits.append(self._banks_after(actor, steps)[actor])
        return turn_since + min(limits) if limits else None

    @property
    def deadline(self) -> float | None:
        """When the time of the human to act runs out."""
        return self.deadline_of(self.actor, self.turn_since)

    @property
    def banks(self) -> list[float] | None:
        """The seconds in the bank of each seat, when the current turn began; None if the table has no banks."""
        return None if self.config.bank is None else self._banks_after(self.actor, ())

    def _banks_after(self, actor: int | None, steps: Sequence[Step]) -> list[float]:
        """The banks of all seats at the beginning of the turn after some steps."""
        kept = len(self.moves) - sum(step.outcome.undone for step in steps)
        spent = [(self.plies[number].seat, self.outcomes[number].spent) for number in self.moves[:kept]]
        spent += [(step.ply.seat, step.outcome.spent) for step in steps if step.ply.kind != "undo"]
        return bank_levels(self.config, len(self.seats), actor, spent)

    @property
    def has_humans(self) -> bool:
        return any(seat.kind == "human" for seat in self.seats)

    @property
    def plays_unwatched(self) -> bool:
        """Whether bots play on if nobody is connected."""
        return self.has_humans or self.config.tournament is not None

    @property
    def waits_for_server(self) -> bool:
        """Whether the next ply is a bot's, or publicly forced."""
        return self.actor is not None and (self.seats[self.actor].kind == "bot" or self.next_is_forced)
