"""A table: its terms, its seats, and the sequence of plies that its game is made of."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime

from madang import Fairness, IllegalAction, Record, State
from madang.server.errors import Refused
from madang.server.tables.forced import forced_steps, seen_as_forced
from madang.server.tables.model import Kind, Ply, Seat, Status, Step, Summary, Terms
from madang.server.tables.outcome import Outcome, outcome_of

MAX_UNDOS = 100
"""How often one guest may take an action back in a game."""


def deal(terms: Terms, contributions: list[str]) -> Record:
    """The game of a table before its first ply."""
    committed = datetime.fromtimestamp(terms.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    seed = Fairness(terms.secret, tuple(contributions), terms.id, committed)
    return Record(terms.game, len(contributions), seed)


@dataclass(slots=True)
class Table:
    terms: Terms
    seats: list[Seat]
    status: Status = "open"
    started: float = 0.0
    rematch: str | None = None
    version: int = 0
    changed: float = 0.0
    record: Record | None = None
    plies: list[Ply] = field(default_factory=list)
    outcomes: list[Outcome] = field(default_factory=list)
    """What each ply led to."""
    moves: list[int] = field(default_factory=list)
    """The numbers of the plies that were not taken back, one for each action of the record."""
    undos: Counter[str | None] = field(default_factory=Counter)
    """How often each guest has taken an action back."""
    turn_since: float = 0.0
    """When the turn of the seat to act began."""

    @property
    def id(self) -> str:
        return self.terms.id

    @property
    def ply(self) -> int:
        """The number that the next ply will have."""
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
        """The guest who plays here, if no other human does."""
        humans = {seat.guest for seat in self.seats if seat.kind == "human"}
        return humans.pop() if len(humans) == 1 else None

    @property
    def bots(self) -> int:
        return sum(seat.kind == "bot" for seat in self.seats)

    def seats_of(self, guest: str | None) -> list[int]:
        taken = ((number, seat) for number, seat in enumerate(self.seats) if seat.kind == "human")
        return [number for number, seat in taken if guest and seat.guest == guest]

    def allows_hints(self, guest: str | None) -> bool:
        """Whether no other human plays here."""
        return guest is not None and self.status == "playing" and guest == self.only_human

    def check_seat(self, guest: str | None, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise Refused("not-your-seat", seat=seat)

    def is_insider(self, guest: str | None) -> bool:
        """Whether a guest may see the record, the replay and the rematch: a player, or anybody if it was listed."""
        return self.terms.listed or bool(self.seats_of(guest))

    def check_review(self, guest: str | None) -> None:
        """Replay and record are for insiders, and only after the end."""
        if not self.is_insider(guest):
            raise Refused("players-only")
        if self.status != "over":
            raise Refused("not-over")

    # --- the game ---

    def begin(self) -> None:
        """Deal: all seats are taken, and the game starts."""
        self.record = deal(self.terms, [seat.contribution or "" for seat in self.seats])
        self.turn_since = self.started
        self.changed = max(self.changed, self.started)

    def plan(self, seat: int, kind: Kind, action: str, now: float) -> list[Step]:
        """The steps that an action makes: itself and what it forces. Nothing is changed yet."""
        state = self.game.state
        if state.over or state.actor != seat:
            # before asking why: an explanation may speak of the actor's own hand
            raise Refused("game-over") if state.over else Refused("not-your-turn", seat=seat)
        try:
            after = state.play(action)
        except IllegalAction as error:
            raise Refused(error.explanation) from None
        first = Step(Ply(self.ply, seat, kind, action, now), self._outcome(state, after, now), after)
        return [first, *self._forced_after(first, now)]

    def plan_forced(self, now: float) -> list[Step]:
        """The steps that are forced from here on."""
        return self._forced_after(None, now)

    def _forced_after(self, first: Step | None, now: float) -> list[Step]:
        steps = [] if first is None else [first]
        state = self.game.state if first is None else first.state
        for forced in forced_steps(state, self.game.history):
            ply = Ply(self.ply + len(steps), forced.seat, "forced", forced.action, now)
            steps.append(Step(ply, outcome_of(state, forced.after), forced.after))
            state = forced.after
        return steps if first is None else steps[1:]

    def _outcome(self, before: State, after: State, now: float) -> Outcome:
        return outcome_of(before, after)._replace(spent=max(0.0, now - self.turn_since))

    @property
    def goes_on(self) -> bool:
        """Whether what comes next is forced, and everybody can know it."""
        if self.actor is None:
            return False
        state = self.game.state
        return state.forced and seen_as_forced(state, reversed(self.game.history))

    # --- undo ---

    def undo_by(self, guest: str | None) -> int | None:
        """How many moves are left when this guest takes the last action back; None if that is not allowed.

        It is as long as nobody else has decided anything since, and nothing hidden or random has come up.
        """
        if self.status != "playing" or guest is None or self.undos[guest] >= MAX_UNDOS:
            return None
        for left in range(len(self.moves) - 1, -1, -1):
            ply = self.plies[self.moves[left]]
            if ply.kind not in ("forced", "action") or self.outcomes[ply.number].came_up:
                return None
            if ply.kind == "action":
                return left if self.seats[ply.seat].guest == guest else None
        return None

    def plan_undo(self, guest: str | None, now: float) -> list[Step]:
        left = self.undo_by(guest)
        if left is None:
            raise Refused("no-undo")
        seat = self.plies[self.moves[left]].seat
        return [self._step_of(Ply(self.ply, seat, "undo", str(left), now))]

    # --- extending the sequence ---

    def extend(self, steps: list[Step]) -> None:
        """Add steps that are stored."""
        for step in steps:
            if step.ply.number != self.ply:
                raise ValueError(f"ply {step.ply.number} cannot follow {self.ply - 1}")
            self.turn_since = self._turn_since_after(step)
            self._follow(step)
            self.plies.append(step.ply)
            self.outcomes.append(step.outcome)
            self.changed = step.ply.at
            if step.state.over:
                self.status = "over"

    def _follow(self, step: Step) -> None:
        if step.ply.kind == "undo":
            for _ in range(step.outcome.undone):
                self.game.undo()
                self.moves.pop()
            self.undos[self.seats[step.ply.seat].guest] += 1
        else:
            self.game.follow(step.ply.action, step.state)
            self.moves.append(step.ply.number)

    def replay(self, plies: list[Ply]) -> list[Step]:
        """Add plies that come from the database; returns the steps that they make."""
        steps = []
        for ply in plies:
            steps.append(self._step_of(ply))
            self.extend(steps[-1:])
        return steps

    def _step_of(self, ply: Ply) -> Step:
        """The step that a stored ply makes from here."""
        before = self.game.state
        if ply.kind == "undo":
            left = int(ply.action)
            return Step(ply, Outcome(undone=len(self.moves) - left), self.game.history[left])
        after = before.play(ply.action)
        forced = ply.kind == "forced"  # nobody spends time on it
        return Step(ply, outcome_of(before, after) if forced else self._outcome(before, after, ply.at), after)

    def state_after(self, number: int) -> State | None:
        """The state after a ply; None if it was taken back."""
        moves_before = bisect_left(self.moves, number)
        ply = self.plies[number]
        if ply.kind == "undo":
            return self.game.history[moves_before] if moves_before == int(ply.action) else None
        return self.game.history[moves_before + 1] if number in self.moves[moves_before : moves_before + 1] else None

    # --- clock and schedule ---

    def _turn_since_after(self, step: Step) -> float:
        """When the turn that a step leads to began. After an undo the clock goes on from where it was."""
        if step.ply.kind == "undo":
            taken_back = self.moves[-step.outcome.undone]
            spent_since = step.ply.at - self.plies[taken_back].at if self.actor == step.ply.seat else 0.0
            return step.ply.at - self.outcomes[taken_back].spent - spent_since
        return self.turn_since if step.state.actor == step.ply.seat else step.ply.at

    def _deadline(self, actor: int | None, turn_since: float) -> float | None:
        if self.terms.clock is None or actor is None or self.seats[actor].kind != "human":
            return None
        return turn_since + self.terms.clock

    @property
    def deadline(self) -> float | None:
        """When the time of a human who is to act runs out."""
        return self._deadline(self.actor, self.turn_since)

    @property
    def has_humans(self) -> bool:
        return any(seat.kind == "human" for seat in self.seats)

    @property
    def waits_for_server(self) -> bool:
        """Whether the next ply is a bot's, or forced."""
        return self.actor is not None and (self.seats[self.actor].kind == "bot" or self.goes_on)

    def summary(self) -> Summary:
        """What the database keeps of the game as it is now."""
        return Summary(self.status, self.ply, self.actor, self.changed, self._due(self.actor, self.turn_since))

    def summary_after(self, steps: list[Step]) -> Summary:
        """What the database will keep when these steps are stored."""
        turn_since = self.turn_since
        for step in steps:
            turn_since = self._turn_since_after(step) if step is steps[0] else _next_turn(turn_since, step)
        last = steps[-1]
        status: Status = "over" if last.state.over else self.status
        due = self._due(last.state.actor, turn_since)
        return Summary(status, last.ply.number + 1, last.state.actor, last.ply.at, due)

    def _due(self, actor: int | None, turn_since: float) -> float | None:
        """When the server has to act. A table where only bots sit is played while somebody watches, and else waits."""
        if actor is None:
            return None
        if self.seats[actor].kind == "bot":
            return turn_since if self.has_humans else None
        return self._deadline(actor, turn_since)


def _next_turn(turn_since: float, step: Step) -> float:
    return turn_since if step.state.actor == step.ply.seat else step.ply.at
