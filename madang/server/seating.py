"""Making a table, sitting down, leaving, starting: everything before the first card is dealt."""

from __future__ import annotations

import dataclasses
import secrets
import time

import madang
from madang.bots.levels import LEVELS
from madang.core.fairness import new_secret
from madang.server.messages import NewTable
from madang.server.refusals import Refused
from madang.server.settings import default_stand_in
from madang.server.store import Guest
from madang.server.tables import Seat, Table, Terms

ID_BYTES = 15
"""120 random bits: the id of a table is what lets people in."""


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_table(wish: NewTable, guest: Guest) -> Table:
    """A table as somebody wants it; it starts at once if nobody has to come."""
    if wish.game not in madang.games():
        raise Refused("no-such-game", game=wish.game)
    if not {"me", "open"} & {*wish.seats}:
        raise Refused("nobody-sits")
    terms = Terms(
        id=new_id(),
        game=wish.game,
        rules=madang.game(wish.game).version,
        listed=wish.listed,
        clock=wish.clock,
        stand_in=level(wish.stand_in),
        creator=guest.id,
        secret=new_secret(),
        created=time.time(),
    )
    table = Table(terms, [_seat(wanted, guest, wish.contribution) for wanted in wish.seats], changed=terms.created)
    start_if_full(table)
    return table


def rematch(old: Table, guest: Guest, contribution: str | None) -> Table:
    """A new table like the old one: its bots sit, the seats of the others wait for them."""
    if old.status != "over":
        raise Refused("not-over")
    if not old.seats_of(guest.id):
        raise Refused("players-only")
    terms = dataclasses.replace(
        old.terms,
        id=new_id(),
        secret=new_secret(),
        created=time.time(),
        creator=guest.id,
        rules=madang.game(old.terms.game).version,
    )
    wanted = [seat.level or ("me" if seat.guest == guest.id else "open") for seat in old.seats]
    table = Table(terms, [_seat(wish, guest, contribution) for wish in wanted], changed=terms.created)
    start_if_full(table)
    return table


def level(wanted: str | None) -> str:
    """The level of a bot, checked; a server runs only the bots of this house."""
    chosen = default_stand_in() if wanted is None else wanted
    if chosen not in LEVELS:
        raise Refused("no-such-level", level=chosen)
    return chosen


def _seat(wanted: str, guest: Guest, contribution: str | None) -> Seat:
    if wanted == "me":
        return _human(guest, contribution)
    return Seat() if wanted == "open" else _bot(wanted)


def _human(guest: Guest, contribution: str | None) -> Seat:
    return Seat("human", guest.id, guest.name, None, contribution or secrets.token_hex(16))


def _bot(wanted: str) -> Seat:
    return Seat("bot", None, None, level(wanted), f"bot {wanted}")


def sit(table: Table, guest: Guest, number: int | None, contribution: str | None) -> None:
    _before_the_start(table)
    if table.seats_of(guest.id):
        raise Refused("you-sit-already")
    free = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
    if not free:
        raise Refused("no-open-seat")
    if number is not None and number not in free:
        raise Refused("seat-taken", seat=number)
    table.seats[free[0] if number is None else number] = _human(guest, contribution)
    start_if_full(table)


def leave(table: Table, guest: Guest) -> None:
    """Give one's seats back; when the creator leaves, the table is closed."""
    _before_the_start(table)
    if guest.id == table.terms.creator:
        table.status = "closed"
        return
    mine = table.seats_of(guest.id)
    if not mine:
        raise Refused("you-do-not-sit")
    for number in mine:
        table.seats[number] = Seat()


def start(table: Table, guest: Guest, fill: str | None) -> None:
    """Do not wait any longer: bots take the seats that are open."""
    _before_the_start(table)
    if guest.id != table.terms.creator:
        raise Refused("not-creator")
    table.seats = [_bot(level(fill)) if seat.kind == "open" else seat for seat in table.seats]
    start_if_full(table)


def start_if_full(table: Table) -> None:
    if all(seat.kind != "open" for seat in table.seats):
        table.status = "playing"
        table.started = time.time()


def _before_the_start(table: Table) -> None:
    if table.status == "closed":
        raise Refused("table-closed")
    if table.status != "open":
        raise Refused("already-started")
