"""What people are told when they are away: their turn, a friend who sat down, a rematch, the end of a game.

An alert is for the guests whom it names and for the table's webhook. It is stored with the change that causes it, and
due some time later: what is no longer true then, or what the guest sees on the screen anyway, is not sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from madang.server.tables.model import Seat, Step, Summary
from madang.server.tables.table import Table

AlertKind = Literal["turn", "reminded", "replaced", "sat", "rematch", "over", "test"]
SOON = 3.0
"""Seconds until an alert is due that does not wait for the guest to be away for a while."""


class Alert(NamedTuple):
    table: str
    kind: AlertKind
    guests: tuple[str, ...]
    due: float
    ply: int = 0
    seat: int | None = None
    who: str | None = None
    """The name of the player who sat down, is to act, was replaced, or would like a rematch."""


def alerts_of_steps(table: Table, steps: Sequence[Step], summary: Summary, delay: float) -> list[Alert]:
    """The alerts that follow from new plies of a table, which has not been extended yet."""
    last = steps[-1]
    if last.state.over:
        guests = tuple({seat.guest for seat in table.seats if seat.guest and not seat.resigned})
        return [Alert(table.id, "over", guests, last.ply.at + min(delay, SOON), summary.plies)]
    actor = last.state.actor
    if actor is None or table.seats[actor].kind != "human":
        return []
    acted = {table.seats[step.ply.seat].guest for step in steps if step.ply.kind in ("action", "undo")}
    if table.seats[actor].guest in acted:
        return []  # the same player goes on, or has two seats
    return [turn_alert(table, actor, summary.plies, last.ply.at, delay)]


def turn_alert(table: Table, actor: int, ply: int, now: float, delay: float) -> Alert:
    """Tell a player that it is their turn. With a clock it is said while there is time left to act."""
    deadline = table.deadline_of(actor, now)
    if deadline is not None:
        delay = min(delay, (deadline - now) / 4)
    seat = table.seats[actor]
    return Alert(table.id, "turn", (seat.guest or "",), now + delay, ply, actor, seat.name)


def alerts_of_start(table: Table, delay: float) -> list[Alert]:
    """The alerts when the server itself has started a table."""
    actor = table.actor
    if actor is None or table.seats[actor].kind != "human":
        return []
    return [turn_alert(table, actor, table.ply, table.changed, delay)]


def alerts_of_rematch(table: Table, delay: float) -> list[Alert]:
    """Tell the players for whom the seats of a rematch are reserved."""
    reserved = {seat.guest for seat in table.seats if seat.kind == "open" and seat.guest}
    host = next((seat.name for seat in table.seats if seat.guest == table.config.creator), None)
    return [Alert(table.id, "rematch", tuple(reserved), table.changed + delay, who=host)] if reserved else []


def alerts_of_change(table: Table, before: Sequence[Seat], reminded: float, started: bool, delay: float) -> list[Alert]:
    """The alerts that follow from a change of the seats, from the seats and the reminder before it."""
    now, alerts = table.changed, []
    if table.status == "open" or started:
        seated = {seat.guest for seat in before if seat.kind == "human"}
        for number, seat in enumerate(table.seats):
            if seat.kind == "human" and seat.guest not in seated:
                seated.add(seat.guest)
                others = {other.guest for other in table.seats if other.kind == "human" and other.guest} - {seat.guest}
                everyone = others | {table.config.creator} - {seat.guest}
                alerts.append(
                    Alert(table.id, "sat", tuple(everyone), now + min(delay, SOON), table.ply, number, seat.name)
                )
    if started:
        return alerts + alerts_of_start(table, delay)
    actor = table.actor
    if actor is not None and _was_handed_over(table, before[actor], table.seats[actor]):
        seat = table.seats[actor]
        alerts.append(Alert(table.id, "replaced", (seat.guest or "",), now, table.ply, actor, seat.name))
    if actor is not None and table.seats[actor].kind == "human" and table.reminded != reminded:
        seat = table.seats[actor]
        alerts.append(Alert(table.id, "reminded", (seat.guest or "",), now, table.ply, actor, seat.name))
    return alerts


def _was_handed_over(table: Table, before: Seat, after: Seat) -> bool:
    """Whether the others have let a bot take over; a player who leaves or resigns knows that."""
    waited = table.turn_since <= table.reminded <= table.changed - table.config.patience
    return before.kind == "human" and after.kind == "bot" and not after.resigned and waited


def is_current(table: Table, kind: str, ply: int, seat: int | None, guest: str | None) -> bool:
    """Whether an alert still says the truth."""
    if kind == "rematch":
        return any(one.kind == "open" and one.guest == guest for one in table.seats) and table.status == "open"
    if kind == "replaced":
        return table.status == "playing" and seat is not None and table.seats[seat].kind == "bot"
    if kind in ("turn", "reminded"):
        return table.ply == ply and table.actor == seat and seat is not None and table.seats[seat].kind == "human"
    return table.status != "closed"
