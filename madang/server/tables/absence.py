"""Games that are not blocked: remind an absent player, let a bot take over, come back, resign, leave, or abandon."""

from __future__ import annotations

from madang.server.errors import Refused
from madang.server.tables.guest import Guest
from madang.server.tables.table import Table


def remind_at(table: Table) -> float | None:
    """When the others may remind the player to act; None at a table with a clock, and if nobody else plays there."""
    config, actor = table.config, table.actor
    if actor is None or table.seats[actor].kind != "human" or config.clock is not None or config.bank is not None:
        return None
    players = {seat.guest for seat in table.seats if seat.kind == "human"}
    return table.turn_since + config.patience if len(players) > 1 else None


def hand_over_at(table: Table) -> float | None:
    """When the others may let a bot take over; None if the player has not been reminded in this turn."""
    if remind_at(table) is None or table.reminded < table.turn_since:
        return None
    return table.reminded + table.config.patience


def remind(table: Table, guest: Guest, now: float) -> None:
    """Record that the player to act was reminded."""
    actor = _absent_player(table, guest)
    since = remind_at(table)
    if since is None or now < since:
        raise Refused("not-absent", seat=actor)
    if hand_over_at(table) is not None:
        raise Refused("already-reminded", seat=actor)
    table.reminded = now


def hand_over(table: Table, guest: Guest, now: float) -> None:
    """Let a bot take over all seats of the player who was reminded and did not act."""
    actor = _absent_player(table, guest)
    since = hand_over_at(table)
    if since is None or now < since:
        raise Refused("not-absent", seat=actor)
    _replace(table, table.seats[actor].guest)


def leave(table: Table, guest: Guest) -> None:
    """A bot takes over the guest's seats until the guest comes back. Without other players, the table is closed."""
    _own_seats(table, guest)
    _replace(table, guest.id)
    _close_without_players(table)


def resign(table: Table, guest: Guest) -> None:
    """A bot takes over the guest's seats for good. Without other players, the table is closed."""
    for number in _own_seats(table, guest):
        table.seats[number].resigned = True
    _replace(table, guest.id)
    _close_without_players(table)


def come_back(table: Table, guest: Guest) -> None:
    """The guest plays the seats again that a bot has taken over."""
    _check_playing(table)
    seats = [seat for seat in table.seats if seat.kind == "bot" and seat.guest == guest.id]
    if not seats:
        raise Refused("nothing-to-take-back")
    if all(seat.resigned for seat in seats):
        raise Refused("you-resigned")
    for seat in seats:
        seat.kind, seat.level = "human", None


def abandon(table: Table, guest: Guest, agree: bool) -> None:
    """Agree to abandon the game, or no longer. The table is closed when every player agrees."""
    if table.config.tournament is not None:
        raise Refused("tournament-table")
    for number in _own_seats(table, guest):
        table.seats[number].abandons = agree
    if all(seat.abandons for seat in table.seats if seat.kind == "human"):
        table.status = "closed"


def _own_seats(table: Table, guest: Guest) -> list[int]:
    _check_playing(table)
    own = table.seats_of(guest.id)
    if not own:
        raise Refused("you-do-not-sit")
    return own


def _absent_player(table: Table, guest: Guest) -> int:
    """The seat to act, if it is another player's."""
    own = _own_seats(table, guest)
    actor = table.actor
    if actor is None or actor in own or table.seats[actor].kind != "human":
        raise Refused("nobody-absent")
    return actor


def _replace(table: Table, guest: str | None) -> None:
    for number in table.seats_of(guest):
        seat = table.seats[number]
        seat.kind, seat.level, seat.replaced, seat.abandons = "bot", table.config.stand_in, True, False


def _close_without_players(table: Table) -> None:
    if not table.plays_unwatched:
        table.status = "closed"


def _check_playing(table: Table) -> None:
    if table.status != "playing":
        raise Refused("table-closed" if table.status == "closed" else "not-playing")
