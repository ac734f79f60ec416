"""Everything before the first card is dealt: making a table, contributing, sitting down, leaving, starting."""

from __future__ import annotations

import dataclasses
import secrets
import time
from collections.abc import Sequence

import madang
from madang.bots.levels import LEVELS
from madang.core.fairness import new_secret
from madang.server.errors import Refused
from madang.server.tables.guest import Guest
from madang.server.tables.model import Seat, Terms
from madang.server.tables.table import Table

ID_BYTES = 15
"""120 random bits: knowing the id of a table is what lets people in."""
DEFAULT_BOT = "greedy"
"""The bot that stands in or fills a seat if nobody chose one: quick, and not silly."""


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_table(
    guest: Guest, game: str, seats: Sequence[str], listed: bool, clock: int | None, stand_in: str | None
) -> Table:
    """A new table. It starts when all seats are taken and every human has contributed to the shuffle."""
    if game not in madang.game_names():
        raise Refused("no-such-game", game=game)
    if not {"me", "open"} & {*seats}:
        raise Refused("nobody-sits")
    terms = Terms(
        id=new_id(),
        game=game,
        rules=madang.game(game).version,
        listed=listed,
        clock=clock,
        stand_in=checked_level(stand_in),
        creator=guest.id,
        secret=new_secret(),
        created=time.time(),
    )
    return Table(terms, [_wanted_seat(wanted, guest) for wanted in seats], changed=terms.created)


def rematch(old: Table, guest: Guest) -> Table:
    """A new table like the old one: its bots sit, and the seats of the other players are reserved for them."""
    if old.status != "over":
        raise Refused("not-over")
    if not old.seats_of(guest.id):
        raise Refused("players-only")
    now = time.time()
    rules = madang.game(old.terms.game).version
    terms = dataclasses.replace(old.terms, id=new_id(), secret=new_secret(), created=now, creator=guest.id, rules=rules)
    return Table(terms, [_rematch_seat(seat, guest) for seat in old.seats], changed=now)


def checked_level(wanted: str | None) -> str:
    """The level of a bot; a server runs only the bots that come with it."""
    chosen = DEFAULT_BOT if wanted is None else wanted
    if chosen not in LEVELS:
        raise Refused("no-such-level", level=chosen)
    return chosen


def _wanted_seat(wanted: str, guest: Guest) -> Seat:
    if wanted == "me":
        return Seat("human", guest.id, guest.name)
    return Seat() if wanted == "open" else _bot(wanted)


def _rematch_seat(seat: Seat, guest: Guest) -> Seat:
    if seat.kind == "bot":
        return _bot(seat.level or DEFAULT_BOT)
    return Seat("human" if seat.guest == guest.id else "open", seat.guest, seat.name)


def _bot(level: str) -> Seat:
    return Seat("bot", level=checked_level(level), contribution=f"bot {level}")


def contribute(table: Table, guest: Guest, contribution: str | None) -> None:
    """Add a guest's text to the shuffle, for all seats that the guest took without one."""
    _check_open(table)
    own = [table.seats[number] for number in table.seats_of(guest.id)]
    if not own:
        raise Refused("you-do-not-sit")
    missing = [seat for seat in own if seat.contribution is None]
    if not missing:
        raise Refused("already-contributed")
    for seat in missing:
        seat.contribution = contribution or secrets.token_hex(16)
    _start_if_ready(table)


def sit(table: Table, guest: Guest, number: int | None, contribution: str | None) -> None:
    """Take an open seat: a reserved one first, with all others that are reserved for the same guest."""
    _check_open(table)
    if table.seats_of(guest.id):
        raise Refused("you-sit-already")
    numbers = _seats_to_take(table, guest, number)
    text = contribution or secrets.token_hex(16)
    for taken in numbers:
        table.seats[taken] = Seat("human", guest.id, guest.name, None, text)
    _start_if_ready(table)


def _seats_to_take(table: Table, guest: Guest, number: int | None) -> list[int]:
    free = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
    reserved = [n for n in free if table.seats[n].guest == guest.id]
    unreserved = [n for n in free if table.seats[n].guest is None]
    if not free:
        raise Refused("no-open-seat")
    if number is None:
        if not reserved and not unreserved:
            raise Refused("seat-reserved", seat=free[0])
        return reserved or unreserved[:1]
    if number not in free:
        raise Refused("seat-taken", seat=number)
    if number not in reserved and number not in unreserved:
        raise Refused("seat-reserved", seat=number)
    return reserved if number in reserved else [number]


def leave(table: Table, guest: Guest) -> None:
    """Give one's seats back; when the creator leaves, the table is closed."""
    _check_open(table)
    if guest.id == table.terms.creator:
        table.status = "closed"
        return
    own = table.seats_of(guest.id)
    if not own:
        raise Refused("you-do-not-sit")
    for number in own:
        table.seats[number] = Seat()


def start(table: Table, guest: Guest, fill: str | None) -> None:
    """Stop waiting: bots take the seats that are open."""
    _check_open(table)
    if guest.id != table.terms.creator:
        raise Refused("not-creator")
    if any(table.seats[number].contribution is None for number in table.seats_of(guest.id)):
        raise Refused("contribute-first")
    level = checked_level(fill)
    table.seats = [_bot(level) if seat.kind == "open" else seat for seat in table.seats]
    _start_if_ready(table)


def _start_if_ready(table: Table) -> None:
    if all(seat.kind != "open" and seat.contribution is not None for seat in table.seats):
        table.status = "playing"
        table.started = time.time()


def _check_open(table: Table) -> None:
    if table.status == "closed":
        raise Refused("table-closed")
    if table.status != "open":
        raise Refused("already-started")
