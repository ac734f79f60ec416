"""Results of finished games in the database, from which ratings, statistics and the leaderboard follow.

`results` has a row for each seat of a finished game. One transaction writes the rows and marks the table as counted,
under a lock, so that one worker does it at a time: each game counts once, also after a crash.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from madang.analysis.ratings import Rating, rate
from madang.server.storage.database import Database
from madang.server.storage.schema import guests, results, tables
from madang.server.storage.store import read_table
from madang.server.tables.results import seat_results

RESULTS_LOCK = 6_236_265
"""The key of the advisory lock under which results change."""
LEADERS = 100
"""Players on a leaderboard."""
HISTORY = 5_000
"""Games of a guest that the statistics look at, the last ones."""
_PENDING = (tables.c.status == "over") & ~tables.c.counted & tables.c.result.is_not(None)


class ResultStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def count_next(self) -> bool:
        """Store the results of a finished game that is not counted yet. False if there is none."""
        pending = sa.select(tables.c.id).where(_PENDING).limit(1)
        if await self.database.read(lambda connection: connection.execute(pending).first()) is None:
            return False
        return await self.database.write(_count_next)

    async def find_player(self, public: str) -> Any:
        """The row of the guest with this public id, or None."""
        chosen = sa.select(guests).where(guests.c.public == public)
        return await self.database.read(lambda connection: connection.execute(chosen).first())

    async def history(self, guest: str, own: bool) -> tuple[list[Any], dict[str, list[Any]]]:
        """The results of a guest in order, and those of the other seats by table; only public ones unless `own`."""
        return await self.database.read(_history, guest, own)

    async def leaders(self, game: str, players: int) -> list[Any]:
        """The players with a rating, the most certain to be strong first."""
        return await self.database.read(_leaders, game, players)


def lock_results(connection: sa.Connection) -> None:
    """Wait until no other transaction changes results. SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(f"select pg_advisory_xact_lock({RESULTS_LOCK})"))


def _count_next(connection: sa.Connection) -> bool:
    lock_results(connection)
    chosen = sa.select(tables.c.id, tables.c.result).where(_PENDING).order_by(tables.c.changed, tables.c.id).limit(1)
    row = connection.execute(chosen).first()
    stored = read_table(connection, row.id) if row else None
    if row is None or stored is None:
        return False
    table = stored.table
    table.plies = stored.plies
    size = len(table.seats)
    known = {seat.guest: _rating(connection, seat.guest, table.config.game, size) for seat in table.seats if seat.guest}
    rows = seat_results(table, json.loads(row.result), known)
    if rows:
        number = connection.execute(sa.select(sa.func.coalesce(sa.func.max(results.c.number), 0) + 1)).scalar_one()
        connection.execute(sa.insert(results), [seat._asdict() | {"number": number} for seat in rows])
    connection.execute(sa.update(tables).where(tables.c.id == row.id).values(counted=True))
    return True


def _rating(connection: sa.Connection, guest: str, game: str, players: int) -> Rating:
    """The rating of a guest after the last game."""
    own = (results.c.guest == guest) & (results.c.game == game) & (results.c.players == players) & results.c.rated
    last = sa.select(results.c.mu, results.c.sigma).where(own).order_by(results.c.number.desc()).limit(1)
    row = connection.execute(last).first()
    return Rating(row.mu, row.sigma) if row else Rating()


def _history(connection: sa.Connection, guest: str, own: bool) -> tuple[list[Any], dict[str, list[Any]]]:
    stored = sa.exists().where(tables.c.id == results.c.table_id).label("stored")
    chosen = sa.select(results, stored).where(results.c.guest == guest)
    if not own:
        chosen = chosen.where(results.c.public)
    rows = [*reversed(connection.execute(chosen.order_by(results.c.number.desc()).limit(HISTORY)).all())]
    return rows, _others(connection, guest, [row.table_id for row in rows])


def _others(connection: sa.Connection, guest: str, ids: Sequence[str]) -> dict[str, list[Any]]:
    """The results of the other seats at tables, with their names, by table."""
    columns = sa.select(results, guests.c.name, guests.c.public.label("player"))
    joined = columns.select_from(results.outerjoin(guests, guests.c.id == results.c.guest))
    found: dict[str, list[Any]] = {table: [] for table in ids}
    for start in range(0, len(ids), 500):  # SQLite limits the number of parameters
        part = joined.where(results.c.table_id.in_(ids[start : start + 500]))
        for row in connection.execute(part.order_by(results.c.table_id, results.c.seat)):
            if row.guest != guest:
                found[row.table_id].append(row)
    return found


def _leaders(connection: sa.Connection, game: str, players: int) -> list[Any]:
    here = (results.c.game == game) & (results.c.players == players) & results.c.rated & results.c.guest.is_not(None)
    last = sa.select(sa.func.max(results.c.number).label("number"), sa.func.count().label("games"), results.c.guest)
    latest = last.where(here).group_by(results.c.guest).subquery()
    same = (results.c.guest == latest.c.guest) & (results.c.number == latest.c.number)
    joined = latest.join(results, same).join(guests, guests.c.id == results.c.guest)
    columns = sa.select(guests.c.public, guests.c.name, results.c.mu, results.c.sigma, latest.c.games)
    ordered = columns.select_from(joined).order_by((results.c.mu - 2 * results.c.sigma).desc(), guests.c.public)
    return [*connection.execute(ordered.limit(LEADERS))]


# --- when guests change ----------------------------------------------------------------------------------------------


def merge_results(connection: sa.Connection, source: str, target: str) -> None:
    """Give the results of one guest to another, and compute the ratings again. Games against oneself do not count."""
    of_target = sa.select(results.c.table_id).where(results.c.guest == target)
    shared = [
        *connection.execute(
            sa.select(results.c.table_id).where(results.c.guest == source, results.c.table_id.in_(of_target))
        ).scalars()
    ]
    both = results.c.guest.in_([source, target]) & results.c.table_id.in_(shared)
    connection.execute(sa.update(results).where(both).values(guest=None))
    connection.execute(sa.update(results).where(results.c.guest == source).values(guest=target))
    _rate_again(connection, target)


def _rate_again(connection: sa.Connection, guest: str) -> None:
    """Compute the ratings of a guest anew, against the ratings that the others had when they played."""
    mine = sa.select(results).where((results.c.guest == guest) & results.c.rated).order_by(results.c.number)
    current: dict[tuple[str, int], Rating] = {}
    for row in connection.execute(mine).all():
        seated = sa.select(results).where(results.c.table_id == row.table_id).order_by(results.c.seat)
        seats = connection.execute(seated).all()
        before = [Rating(seat.mu_before, seat.sigma_before) for seat in seats]
        old = before[row.seat] = current.get((row.game, row.players), Rating())
        new = current[row.game, row.players] = rate(before, [seat.place for seat in seats])[row.seat]
        this = (results.c.table_id == row.table_id) & (results.c.seat == row.seat)
        values = {"mu_before": old.mu, "sigma_before": old.sigma, "mu": new.mu, "sigma": new.sigma}
        connection.execute(sa.update(results).where(this).values(values))


def forget_results(connection: sa.Connection, guest: str) -> None:
    """Take the guest's name off results. The rows stay, because the ratings of others were computed from them."""
    connection.execute(sa.update(results).where(results.c.guest == guest).values(guest=None))


def export_results(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    columns = [results.c[name] for name in ("table_id", "game", "players", "seat", "at", "score", "place", "rated")]
    columns += [results.c.mu, results.c.sigma, results.c.favorites]
    rows = connection.execute(sa.select(*columns).where(results.c.guest == guest).order_by(results.c.number))
    return [row._asdict() | {"favorites": json.loads(row.favorites)} for row in rows]
