"""What is kept of a finished game for ratings and statistics: one row for each seat."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from madang.analysis.ratings import Rating, bot_rating, places, rate
from madang.games import load_part
from madang.server.tables.model import Ply
from madang.server.tables.table import Table


class SeatResult(NamedTuple):
    """How a game ended for one seat. The ratings are None if the game does not count for them."""

    table_id: str
    seat: int
    guest: str | None
    level: str | None
    """The bot's level; None for a player."""
    game: str
    players: int
    at: float
    score: int
    place: int
    public: bool
    rated: bool
    favorites: str
    """How often the seat chose each family or kind of goods, as JSON."""
    mu_before: float | None = None
    sigma_before: float | None = None
    mu: float | None = None
    sigma: float | None = None


def may_count(table: Table) -> bool:
    """Whether a finished game counts for statistics: each player played one seat, and no bot played for anybody."""
    guests = [seat.guest for seat in table.seats if seat.kind == "human"]
    return bool(guests) and not table.has_replaced_seats and len({*guests}) == len(guests)


def is_rated(table: Table) -> bool:
    """Whether a game counts, or will count, for ratings: it is public, and nobody had help."""
    helped = table.hinted or any(ply.kind == "stand-in" for ply in table.plies)
    if not table.config.listed or helped or table.has_replaced_seats or table.status == "closed":
        return False
    taken = [seat for seat in table.seats if seat.kind == "human"]
    guests = {seat.guest for seat in taken}
    measured = all(_bot(table, seat.level) is not None for seat in table.seats if seat.kind == "bot")
    return measured and bool(taken) and len(guests) == len(taken) and None not in guests


def _bot(table: Table, level: str | None) -> Rating | None:
    return bot_rating(table.config.game, len(table.seats), level or "")


def seat_results(table: Table, result: dict[str, Any], ratings: dict[str, Rating]) -> list[SeatResult]:
    """The rows of a finished table. `ratings` has the players' ratings before the game."""
    if not may_count(table):
        return []
    placed = places(result["scores"], result["winners"])
    rows = [_row(table, seat, result["scores"][seat], place) for seat, place in enumerate(placed)]
    if not is_rated(table):
        return rows
    before = [_bot(table, seat.level) or ratings.get(seat.guest or "", Rating()) for seat in table.seats]
    after = rate(before, placed)
    return [
        row._replace(
            rated=True,
            mu_before=old.mu,
            sigma_before=old.sigma,
            mu=(old if row.level else new).mu,
            sigma=(old if row.level else new).sigma,
        )
        for row, old, new in zip(rows, before, after, strict=True)
    ]


def _row(table: Table, number: int, score: int, place: int) -> SeatResult:
    config, seat = table.config, table.seats[number]
    actions = (ply.action for ply in kept_plies(table.plies) if ply.seat == number)
    return SeatResult(
        table_id=table.id,
        seat=number,
        guest=seat.guest,
        level=seat.level,
        game=config.game,
        players=len(table.seats),
        at=table.changed,
        score=score,
        place=place,
        public=config.listed,
        rated=False,
        favorites=json.dumps(favorites(config.game, actions)),
    )


def kept_plies(plies: Sequence[Ply]) -> list[Ply]:
    """The plies that were not taken back."""
    kept: list[Ply] = []
    for ply in plies:
        if ply.kind == "undo":
            del kept[int(ply.action) :]
        else:
            kept.append(ply)
    return kept


def favorites(game: str, actions: Iterable[str]) -> Counter[str]:
    """How often each family of cards was placed, or each kind of goods taken.

    >>> favorites("koryo", ["play 77", "reveal 7", "play 7B", "pass"])
    Counter({'guardian': 3, 'barbarian': 1})
    >>> favorites("corinth", ["take wine", "roll 2", "steward wine"])
    Counter({'wine': 1})
    """
    data = load_part(game, "data")
    found: Counter[str] = Counter()
    for action in actions:
        verb, _, rest = action.partition(" ")
        if verb == "play":
            found.update(data.NAMES[data.KINDS.index(kind)] for kind in rest)
        elif verb == "take":
            found[rest] += 1
    return found
