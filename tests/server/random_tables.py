"""Tables without a server, played at random."""

from __future__ import annotations

import random
from collections.abc import Sequence

from madang import Game
from madang.server.tables.model import Seat, Step, TableConfig
from madang.server.tables.table import Table

GUESTS = [f"guest {seat}" for seat in range(4)]
NAMES = [f"Player {seat}" for seat in range(4)]


def new_table(
    game: Game, players: int, clock: int | None = None, guests: Sequence[str] = GUESTS, names: Sequence[str] = NAMES
) -> Table:
    terms = TableConfig("table", game.name, game.version, False, clock, "random", "guest 0", "5e" * 32, 0.0)
    seats = [Seat("human", guests[seat], names[seat], None, "luck") for seat in range(players)]
    table = Table(terms, seats, "playing", started=1.0)
    table.begin()
    return table


def play_random_step(table: Table, rng: random.Random, undo: float = 0.15) -> list[Step]:
    """Add a random action to a table, or an undo where one is allowed; returns its steps."""
    seat, now = table.actor or 0, table.changed + rng.choice([0.0, 0.5, 3.0])
    guest = next(
        (g for g in {*_seated_guests(table)} if table.moves_after_undo(g) is not None and rng.random() < undo), None
    )
    if guest is not None:
        steps = table.plan_undo(guest, now)
    else:
        steps = table.plan(seat, "action", rng.choice(table.game.state.actions()), now)
    table.extend(steps)
    return steps


def _seated_guests(table: Table) -> list[str]:
    return sorted({seat.guest for seat in table.seats if seat.guest})


SEED = 3
