"""Puzzles in the database: who tried what, and the ratings of guests and of puzzles."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert  # also understood by SQLite

from madang.server.storage.competitions import puzzle_attempts, puzzle_players, puzzle_ratings
from madang.server.storage.database import Database

NOT_DAILY = 0
"""The day of an attempt that was not at the puzzle of the day."""


class Rating(NamedTuple):
    mu: float
    sigma: float
    attempts: int = 0


class Attempt(NamedTuple):
    """The first attempt of a guest at a puzzle; `day` is the day whose puzzle it was, or `NOT_DAILY`."""

    guest: str
    game: str
    puzzle: str
    day: int
    action: str | None
    solved: bool
    at: float


class Counted(NamedTuple):
    """Ratings before and after an attempt that counts."""

    player: tuple[Rating, Rating]
    puzzle: tuple[Rating, Rating]


Rate = Callable[[Rating, Rating, bool], tuple[Rating, Rating]]
"""The ratings of the guest and of the puzzle after an attempt, from those before it and whether it was solved."""


class PuzzleStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def attempts(self, guest: str) -> list[Attempt]:
        """All first attempts of a guest, in their order."""
        own = sa.select(puzzle_attempts).where(puzzle_attempts.c.guest == guest)
        ordered = own.order_by(puzzle_attempts.c.at, puzzle_attempts.c.puzzle, puzzle_attempts.c.day)
        rows = await self.database.read(lambda connection: connection.execute(ordered).all())
        return [Attempt(*row) for row in rows]

    async def players(self, guest: str) -> dict[str, Rating]:
        """The ratings of a guest, by game."""
        own = sa.select(puzzle_players).where(puzzle_players.c.guest == guest)
        rows = await self.database.read(lambda connection: connection.execute(own).all())
        return {row.game: Rating(row.mu, row.sigma, row.attempts) for row in rows}

    async def puzzle(self, game: str, puzzle: str) -> Rating | None:
        """The rating of a puzzle; None before the first attempt."""
        this = (puzzle_ratings.c.game == game) & (puzzle_ratings.c.puzzle == puzzle)
        row = await self.database.read(
            lambda connection: connection.execute(sa.select(puzzle_ratings).where(this)).first()
        )
        return Rating(row.mu, row.sigma, row.attempts) if row else None

    async def add(self, attempt: Attempt, rate: Rate, player: Rating, puzzle: Rating) -> Counted | None:
        """Store an attempt, unless it is not the first; rate it if the guest has never tried the puzzle before.

        `player` and `puzzle` are the ratings before anything is stored. Returns the ratings if they changed.
        """
        return await self.database.write(_add, attempt, rate, player, puzzle)


def _add(connection: sa.Connection, attempt: Attempt, rate: Rate, player: Rating, puzzle: Rating) -> Counted | None:
    """The guest's row is locked first, so two attempts of one guest come one after the other."""
    own = {"guest": attempt.guest, "game": attempt.game}
    this = {"game": attempt.game, "puzzle": attempt.puzzle}
    player = _lock(connection, puzzle_players, own, player)
    tried = sa.select(puzzle_attempts.c.day).filter_by(guest=attempt.guest, **this)
    days = [*connection.execute(tried).scalars()]
    if attempt.day not in days:
        connection.execute(sa.insert(puzzle_attempts).values(attempt._asdict()))
    if days:
        return None
    puzzle = _lock(connection, puzzle_ratings, this, puzzle)
    after = rate(player, puzzle, attempt.solved)
    for table, key, rating in zip((puzzle_players, puzzle_ratings), (own, this), after, strict=True):
        connection.execute(sa.update(table).filter_by(**key).values(rating._asdict()))
    return Counted((player, after[0]), (puzzle, after[1]))


def _lock(connection: sa.Connection, table: sa.Table, key: dict[str, str], first: Rating) -> Rating:
    """The rating in a row, which is created if it is missing, and locked until the transaction ends."""
    connection.execute(insert(table).values(key | first._asdict()).on_conflict_do_nothing())
    row = connection.execute(sa.select(table).filter_by(**key).with_for_update()).one()
    return Rating(row.mu, row.sigma, row.attempts)


# --- guests who merge, leave, or ask what is stored ------------------------------------------------------------------


def merge_puzzles(connection: sa.Connection, source: str, target: str) -> None:
    """Move attempts to another guest; in each game the rating that more attempts stand behind stays."""
    other = puzzle_attempts.alias()
    same = [getattr(other.c, name) == getattr(puzzle_attempts.c, name) for name in ("game", "puzzle", "day")]
    known = sa.exists().where(other.c.guest == target, *same)
    moved = sa.update(puzzle_attempts).where(puzzle_attempts.c.guest == source, ~known)
    connection.execute(moved.values(guest=target))
    ratings = connection.execute(sa.select(puzzle_players).where(puzzle_players.c.guest.in_([source, target]))).all()
    kept = {row.game: row for row in sorted(ratings, key=lambda row: (row.attempts, row.guest == target))}
    for row in kept.values():
        if row.guest == source:
            connection.execute(sa.delete(puzzle_players).filter_by(guest=target, game=row.game))
            connection.execute(sa.update(puzzle_players).filter_by(guest=source, game=row.game).values(guest=target))
    delete_puzzles(connection, source)


def delete_puzzles(connection: sa.Connection, guest: str) -> None:
    """Delete all that is stored about a guest's puzzles. The ratings of the puzzles stay."""
    for table in (puzzle_attempts, puzzle_players):
        connection.execute(sa.delete(table).where(table.c.guest == guest))


def export_puzzles(connection: sa.Connection, guest: str) -> dict[str, Any]:
    """A guest's ratings and attempts."""
    ratings = sa.select(*(column for column in puzzle_players.c if column.name != "guest"))
    attempts = sa.select(*(column for column in puzzle_attempts.c if column.name != "guest"))
    own = ratings.where(puzzle_players.c.guest == guest).order_by(puzzle_players.c.game)
    tried = attempts.where(puzzle_attempts.c.guest == guest).order_by(puzzle_attempts.c.at, puzzle_attempts.c.puzzle)
    return {
        "ratings": [dict(row._mapping) for row in connection.execute(own)],
        "attempts": [dict(row._mapping) for row in connection.execute(tried)],
    }
