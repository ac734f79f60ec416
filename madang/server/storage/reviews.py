"""Reviews in the database: one row for each finished game whose review somebody asked for.

A worker claims a review before it computes it, and stores the decisions while it goes on. So a restart loses at most a
few decisions, and clients of every worker see the progress.
"""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import sqlalchemy as sa

from madang.server.storage.database import Database
from madang.server.storage.schema import reviews

EMPTY = "{}"


class StoredReview(NamedTuple):
    table: str
    guest: str | None
    complete: bool
    content: str


class ReviewStore:
    """`version` is the version of the content's structure. A review of another version counts as missing."""

    def __init__(self, database: Database, worker: str, version: int) -> None:
        self._database = database
        self._worker = worker
        self._version = version

    async def get(self, table_id: str) -> StoredReview | None:
        columns = sa.select(reviews.c.table_id, reviews.c.guest, reviews.c.complete, reviews.c.content)
        wanted = columns.where(reviews.c.table_id == table_id, reviews.c.version == self._version)
        row = await self._database.read(lambda connection: connection.execute(wanted).first())
        return StoredReview(*row) if row else None

    async def request(self, table_id: str, guest: str, most: int) -> bool:
        """Ask for the review of a game, unless that is done already. False if the guest waits for `most` others."""
        try:
            return await self._database.write(_request, table_id, guest, most, self._version)
        except sa.exc.IntegrityError:  # another worker has stored the request meanwhile
            return True

    async def claim(self, until: float) -> StoredReview | None:
        """Claim the review that has waited longest. A guest whose other review is being computed has to wait."""
        return await self._database.write(_claim, until, self._worker)

    async def save(self, table_id: str, content: str, complete: bool, until: float) -> bool:
        """Store what is computed so far and keep the claim, or give it up if the review is complete.

        False if this worker has lost its claim.
        """
        values: dict[str, Any] = {"content": content, "complete": complete, "claimed_until": 0.0 if complete else until}
        if complete:
            values |= {"guest": None, "claimed_by": None}
        mine = (reviews.c.table_id == table_id) & (reviews.c.claimed_by == self._worker)
        update = sa.update(reviews).where(mine).values(values)
        return await self._database.write(lambda connection: connection.execute(update).rowcount == 1)

    async def put_off(self, table_id: str, until: float) -> None:
        """Let nobody compute a review until some time, and do not make its guest wait for it."""
        values = {"guest": None, "claimed_until": until}
        update = sa.update(reviews).where(reviews.c.table_id == table_id, ~reviews.c.complete).values(values)
        await self._database.write(lambda connection: connection.execute(update).close())

    async def release_claims(self, of_all: bool = False) -> None:
        """Give up the claims of this worker, or those of all workers that have ever been."""
        claimed = reviews.c.claimed_until > 0
        mine = claimed if of_all else claimed & (reviews.c.claimed_by == self._worker)
        update = sa.update(reviews).where(mine).values(claimed_until=0.0, claimed_by=None)
        await self._database.write(lambda connection: connection.execute(update).close())


def _request(connection: sa.Connection, table_id: str, guest: str, most: int, version: int) -> bool:
    this = reviews.c.table_id == table_id
    stored = connection.execute(sa.select(reviews.c.version).where(this)).scalar()
    if stored == version:
        return True
    waiting = sa.select(sa.func.count()).select_from(reviews).where(reviews.c.guest == guest, ~reviews.c.complete)
    if connection.execute(waiting).scalar_one() >= most:
        return False
    values = {"guest": guest, "requested": time.time(), "version": version, "complete": False, "content": EMPTY}
    values |= {"claimed_until": 0.0, "claimed_by": None}
    if stored is None:
        connection.execute(sa.insert(reviews).values(table_id=table_id, **values))
    else:
        connection.execute(sa.update(reviews).where(this).values(values))
    return True


def _claim(connection: sa.Connection, until: float, worker: str) -> StoredReview | None:
    now = time.time()
    others = reviews.alias()
    busy = sa.exists().where(others.c.guest == reviews.c.guest, ~others.c.complete, others.c.claimed_until > now)
    free = sa.select(reviews).where(~reviews.c.complete, reviews.c.claimed_until <= now, ~busy)
    row = connection.execute(free.order_by(reviews.c.requested).limit(1).with_for_update(skip_locked=True)).first()
    if row is None:
        return None
    this = reviews.c.table_id == row.table_id
    connection.execute(sa.update(reviews).where(this).values(claimed_until=until, claimed_by=worker))
    return StoredReview(row.table_id, row.guest, False, row.content)
