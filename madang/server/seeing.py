"""What a seat may see. Everything that leaves the server about a table is built here, and nowhere else.

The shapes are those of `messages.py`, as plain dictionaries.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from pydantic_core import from_json

from madang import IllegalAction, State
from madang.core.fairness import commitment
from madang.games import load_part
from madang.server.history import after
from madang.server.log import told
from madang.server.past import Row
from madang.server.refusals import Refused
from madang.server.tables import Seat, Table

Json = dict[str, Any]


@dataclass(frozen=True)
class Reader:
    """Who looks, and from which of his seats (None: as a spectator)."""

    guest: str | None
    seat: int | None


@dataclass(frozen=True)
class Presence:
    """Who is connected."""

    seats: Collection[int] = ()
    spectators: int = 0


def reader(table: Table, guest: str | None, seat: int | None) -> Reader:
    """A reader on a seat that is his; without a number on the one that is to act, or on his first."""
    if seat is not None:
        table.check_seat(guest, seat)
        return Reader(guest, seat)
    own = table.seats_of(guest)
    return Reader(guest, table.actor if table.actor in own else next(iter(own), None))


def play(table: Table, who: Reader, since: int, now: float) -> Json:
    """Where the table is, and the log from a number on."""
    return {
        "seat": who.seat,
        "ply": table.ply,
        "view": table.record.state.view(who.seat) if table.record else None,
        "log": lines(table, who, since),
        **rights(table, who),
        **common(table, now),
    }


def lines(table: Table, who: Reader, since: int) -> list[Json]:
    """The log from a number on."""
    return [from_json(line) for line in table.lines(since, who.seat)]


def rights(table: Table, who: Reader) -> Json:
    """What the reader may do, apart from playing."""
    return {"can_undo": table.undo_to(who.guest) is not None, "can_hint": table.hints_for(who.guest)}


def common(table: Table, now: float) -> Json:
    """What everybody sees alike."""
    return {
        "clock": clock(table, now),
        "result": result(table),
        "standing": from_json(table.record.state.standing_text()) if table.record else None,
    }


def clock(table: Table, now: float) -> Json | None:
    """Whose time is running out, and when."""
    deadline = table.deadline
    return None if deadline is None else {"seat": table.actor, "left": round(max(0.0, deadline - now), 3)}


def snapshot(table: Table, who: Reader, since: int, now: float, presence: Presence) -> Json:
    return {"type": "snapshot", "table": info(table, who.guest, presence)} | play(table, who, since, now)


def update(table: Table, who: Reader, since: int, now: float, re: int | str | None = None) -> Json:
    return {"type": "update", "re": re} | play(table, who, since, now)


def changed(table: Table, who: Reader, presence: Presence) -> Json:
    return {"type": "table", "table": info(table, who.guest, presence)}


def info(table: Table, guest: str | None, presence: Presence) -> Json:
    """The table without its game."""
    terms = table.terms
    return {
        "id": terms.id,
        "game": terms.game,
        "rules": terms.rules,
        "status": table.status,
        "listed": terms.listed,
        "clock": terms.clock,
        "stand_in": terms.stand_in,
        "creator": guest is not None and guest == terms.creator,
        "seats": [_seat(seat, guest, number in presence.seats) for number, seat in enumerate(table.seats)],
        "spectators": presence.spectators,
        "commitment": commitment(terms.secret),
        "rematch": table.rematch,
        "created": terms.created,
    }


def _seat(seat: Seat, guest: str | None, connected: bool) -> Json:
    you = guest is not None and seat.guest == guest
    return {"kind": seat.kind, "name": seat.name, "level": seat.level, "you": you, "connected": connected}


def listed(table: Table, guest: str | None, presence: Presence) -> Json:
    """The table as a list shows it."""
    actor = table.actor
    return {
        "table": info(table, guest, presence),
        "actor": actor,
        "your_turn": actor is not None and actor in table.seats_of(guest),
        "ply": table.ply,
        "changed": table.changed,
    }


def log(table: Table, who: Reader, since: int) -> Json:
    return {"ply": table.ply, "log": lines(table, who, since)}


def result(table: Table) -> Json | None:
    """Scores, winners, and what the scores are made of if the game can say."""
    if table.status != "over":
        return None
    state = table.state
    return {"scores": state.scores(), "winners": state.winners(), "lines": score_lines(state)}


def score_lines(state: State) -> list[Json]:
    """What the scores are made of, for each line with points."""
    parts = load_part(state.game.name, "tally").score_parts(state.copied())
    lines = ((item, points[0, : state.players].tolist()) for item, points in parts.items())
    return [{"item": item, "points": points} for item, points in lines if any(points)]


def reason(table: Table, who: Reader, action: str) -> Json:
    """Why the reader's seat may not do something now; null if it may. Nobody is told about another's cards."""
    state = table.game.state
    if who.seat is None or state.actor != who.seat:
        refused = Refused("game-over") if state.over else Refused("not-your-turn", seat=who.seat or 0)
    else:
        try:
            state.play(action)
            return {"reason": None}
        except IllegalAction as error:
            refused = Refused(error.explanation)
    return {"reason": refused.json()["error"]}


# --- after the end ---------------------------------------------------------------------------------------------------


def replay(table: Table, guest: str | None, seat: int | None, everything: bool) -> Json:
    """Every state of a finished game: as a seat saw it, or with all cards open."""
    table.check_afterwards(guest)
    if seat is not None and seat >= len(table.seats):
        raise Refused("no-such-seat", seat=seat)
    states = [*table.game.states()]
    first: Json = {"action": None, "seat": None, "kind": None, "words": None}
    steps = [first] + [
        _step(table, move, after(*states[i : i + 2]).placed, everything or seat == move.seat)
        for i, move in enumerate(table.moves)
    ]
    for step, state in zip(steps, states, strict=True):
        step["view"] = _open(state) if everything else state.view(seat)
        step["standing"] = from_json(state.standing_text())
    return {"seat": None if everything else seat, "open": everything, "steps": steps}


def _step(table: Table, move: Row, placed: int, own: bool) -> Json:
    words = from_json(told(table.game.game, move.action, placed, table.names[move.seat], own))
    action = None if placed > 0 and not own else move.action
    return {"action": action, "seat": move.seat, "kind": move.kind, "words": words}


def _open(state: State) -> Json:
    return {key: value for key, value in state.position().items() if key != "seed"}


def record(table: Table, guest: str | None) -> str:
    """The record of a finished game, with its secret."""
    table.check_afterwards(guest)
    return table.game.text()
