"""Tables before the deal: create, contribute to the shuffle, sit, leave, start, rematch."""

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
from madang.server.tables.model import DEFAULT_PATIENCE, Seat, TableConfig
from madang.server.tables.table import Table

ID_BYTES = 15
"""120 random bits, because anyone who knows the id of a table may enter."""
DEFAULT_BOT = "greedy"
"""The bot that stands in or fills a seat if no level was chosen: fast, and better than random."""


def new_id() -> str:
    return secrets.token_urlsafe(ID_BYTES)


def new_table(
    guest: Guest,
    game: str,
    seats: Sequence[str],
    listed: bool,
    clock: int | None,
    stand_in: str | None,
    bank: int | None = None,
    increment: int = 0,
    patience: int = DEFAULT_PATIENCE,
    free_text: bool = False,
) -> Table:
    """A new table. It starts when all seats are taken and every human has contributed to the shuffle."""
    if game not in madang.game_names():
        raise Refused("no-such-game", game=game)
    if not {"me", "open"} & {*seats}:
        raise Refused("nobody-sits")
    config = TableConfig(
        id=new_id(),
        game=game,
        rules=madang.game(game).version,
        listed=listed,
        clock=clock,
        stand_in=checked_level(stand_in),
        creator=guest.id,
        secret=new_secret(),
        created=time.time(),
        bank=bank,
        increment=increment,
        patience=patience,
        free_text=free_text,
    )
    return Table(config, [_new_seat(occupant, guest) for occupant in seats], changed=config.created)


def rematch(old: Table, guest: Guest) -> Table:
    """A new table like the old one. Its bots sit again, and the seats of the other players are reserved for them."""
    if old.status != "over":
        raise Refused("not-over")
    if not old.took_part(guest.id):
        raise Refused("players-only")
    now = time.time()
    rules = madang.game(old.config.game).version
    config = dataclasses.replace(
        old.config,
        id=new_id(),
        secret=new_secret(),
        created=now,
        creator=guest.id,
        rules=rules,
        challenge=None,
        tournament=None,
    )
    return Table(config, [_rematch_seat(seat, guest) for seat in old.seats], changed=now)


def checked_level(level: str | None) -> str:
    """The level, or the default. Only built-in bots are allowed on a server."""
    checked = DEFAULT_BOT if level is None else level
    if checked not in LEVELS:
        raise Refused("no-such-level", level=checked)
    return checked


def _new_seat(occupant: str, guest: Guest) -> Seat:
    if occupant == "me":
        return Seat("human", guest.id, guest.name)
    return Seat() if occupant == "open" else bot_seat(occupant)


def _rematch_seat(seat: Seat, guest: Guest) -> Seat:
    if seat.kind == "bot" and seat.guest is None:
        return bot_seat(seat.level or DEFAULT_BOT)
    return Seat("human" if seat.guest == guest.id else "open", seat.guest, seat.name)


def bot_seat(level: str) -> Seat:
    return Seat("bot", level=checked_level(level), contribution=f"bot {level}")


def contribute(table: Table, guest: Guest, contribution: str | None) -> None:
    """Add a guest's text to the shuffle, for all seats of the guest that have none."""
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
    """Take an open seat. A guest with reserved seats takes all of them."""
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
    """Leave the guest's seats. If the creator leaves, the table is closed."""
    _check_open(table)
    if guest.id == table.config.creator:
        table.status = "closed"
        return
    own = table.seats_of(guest.id)
    if not own:
        raise Refused("you-do-not-sit")
    for number in own:
        table.seats[number] = Seat()


def start(table: Table, guest: Guest, fill: str | None) -> None:
    """Fill the open seats with bots and start the game."""
    _check_open(table)
    if guest.id != table.config.creator:
        raise Refused("not-creator")
    if any(table.seats[number].contribution is None for number in table.seats_of(guest.id)):
        raise Refused("contribute-first")
    level = checked_level(fill)
    table.seats = [bot_seat(level) if seat.kind == "open" else seat for seat in table.seats]
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
