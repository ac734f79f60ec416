"""A guest's entries in tournaments: what happens to them when the guest is renamed, merged, deleted or exported."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from madang.server.storage.competitions import entrants, tournaments


def change_entries(connection: sa.Connection, guest: str, values: dict[str, Any]) -> None:
    """Change the guest's entries in tournaments."""
    entered = sa.select(entrants.c.tournament).where(entrants.c.guest == guest)
    version = sa.update(tournaments).where(tournaments.c.id.in_(entered)).values(version=tournaments.c.version + 1)
    connection.execute(version)
    connection.execute(sa.update(entrants).where(entrants.c.guest == guest).values(values))


def merge_entries(connection: sa.Connection, source: str, target: str, name: str) -> None:
    """Give the entries and tournaments of one guest to another."""
    change_entries(connection, source, {"guest": target, "name": name})
    connection.execute(sa.update(tournaments).where(tournaments.c.creator == source).values(creator=target))


def share_a_tournament(connection: sa.Connection, one: str, other: str) -> bool:
    """Whether two guests have entered one tournament, where they may have to play each other."""
    of_one, of_other = (sa.select(entrants.c.tournament).where(entrants.c.guest == guest) for guest in (one, other))
    return connection.execute(of_one.intersect(of_other)).first() is not None


def forget_entries(connection: sa.Connection, guest: str) -> None:
    """Remove a guest's name from tournaments: bots play the remaining rounds. Their own that are open are closed."""
    level = sa.select(tournaments.c.stand_in).where(tournaments.c.id == entrants.c.tournament).scalar_subquery()
    change_entries(connection, guest, {"guest": None, "name": None, "level": level})
    own = tournaments.c.creator == guest
    connection.execute(sa.update(tournaments).where(own, tournaments.c.status == "open").values(status="closed"))
    values = {"creator": "", "address": None, "version": tournaments.c.version + 1}
    connection.execute(sa.update(tournaments).where(own).values(values))


def export_entries(connection: sa.Connection, guest: str) -> list[dict[str, Any]]:
    entered = sa.select(entrants.c.tournament, entrants.c.number, entrants.c.contribution).where(
        entrants.c.guest == guest
    )
    entries = {row.tournament: row for row in connection.execute(entered)}
    own = tournaments.c.id.in_(entries) | (tournaments.c.creator == guest)
    rows = connection.execute(sa.select(tournaments).where(own).order_by(tournaments.c.created, tournaments.c.id))
    return [
        {
            "id": row.id,
            "game": row.game,
            "status": row.status,
            "created": row.created,
            "creator": row.creator == guest,
            "address": row.address if row.creator == guest else None,
            "entrant": entries[row.id].number if row.id in entries else None,
            "contribution": entries[row.id].contribution if row.id in entries else None,
        }
        for row in rows
    ]
