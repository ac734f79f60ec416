"""Viewers of a table, and who is connected to it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from madang.server.tables.table import Table


@dataclass(frozen=True)
class Viewer:
    """A guest, and the seat whose view the guest gets (None for a spectator)."""

    guest: str | None
    seat: int | None


@dataclass(frozen=True)
class Presence:
    """The seats of connected players, and the number of spectators."""

    seats: Collection[int] = ()
    spectators: int = 0
    looking: Collection[int] = ()
    """The seats of the players who have the table on the screen. Only the server itself uses it."""

    def __add__(self, other: Presence) -> Presence:
        looking = sorted({*self.looking, *other.looking})
        return Presence(sorted({*self.seats, *other.seats}), self.spectators + other.spectators, looking)


def places_of(table: Table, guest: str | None) -> list[int]:
    """The seats of a guest, also those that a bot plays and those that are reserved."""
    return [number for number, seat in enumerate(table.seats) if guest and seat.guest == guest]


def viewer_at(table: Table, guest: str | None, seat: int | None) -> Viewer:
    """A viewer at one of the guest's seats; if `seat` is None, the seat to act or the guest's first."""
    if seat is not None:
        table.check_seat(guest, seat)
        return Viewer(guest, seat)
    own = table.seats_of(guest)
    return Viewer(guest, table.actor if table.actor in own else next(iter(own), None))
