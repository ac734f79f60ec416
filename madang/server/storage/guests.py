"""Guests in the database: their names, settings and sessions (devices), and how two become one or one is deleted."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import sqlalchemy as sa

from madang.server.errors import Refused
from madang.server.storage.alerts import export_alerts, forget_alerts_of, forget_alerts_on, merge_alerts
from madang.server.storage.challenges import export_challenges, forget_attempts, merge_attempts
from madang.server.storage.database import Database
from madang.server.storage.entries import (
    change_entries,
    export_entries,
    forget_entries,
    merge_entries,
    share_a_tournament,
)
from madang.server.storage.notifications import notify
from madang.server.storage.puzzles import delete_puzzles, export_puzzles, merge_puzzles
from madang.server.storage.results import export_results, forget_results, lock_results, merge_results
from madang.server.storage.schema import (
    advance,
    guests,
    one_time_codes,
    passkeys,
    plies,
    reviews,
    seats,
    sessions,
    tables,
)
from madang.server.storage.talk import export_talk, forget_talk, merge_talk
from madang.server.tables.guest import Guest

IN_PROGRESS = ("open", "playing")
SEEN_EVERY = 3600.0
"""Seconds between updates of the time at which a device was last seen."""


class Session(NamedTuple):
    """A signed-in device."""

    id: str
    device: str
    created: float
    seen: float


class GuestStore:
    def __init__(self, database: Database, worker: str) -> None:
        self.database = database
        self.worker = worker

    async def add(self, guest: Guest, token: str, device: str, now: float) -> None:
        """Store a new guest with a first session."""
        await self.database.write(_add, guest, token, device, now)

    async def find(self, token: str, now: float) -> Guest | None:
        """The guest of the session with this token."""
        row = await self.database.read(_find, token)
        if row is None:
            return None
        if now - row.seen > SEEN_EVERY:
            await self.database.write(_touch, row.session, now)
        return Guest(row.id, row.name, row.session)

    async def rename(self, guest: str, name: str) -> list[str]:
        """Change a guest's name. Returns the tables where the guest sits."""
        return await self.database.write(_rename, guest, name, self.worker)

    async def prefs(self, guest: str) -> dict[str, Any]:
        chosen = sa.select(guests.c.prefs).where(guests.c.id == guest)
        text = await self.database.read(lambda connection: connection.execute(chosen).scalar())
        return dict(json.loads(text or "{}"))

    async def set_prefs(self, guest: str, prefs: dict[str, Any]) -> None:
        update = sa.update(guests).where(guests.c.id == guest).values(prefs=json.dumps(prefs))
        await self.database.write(lambda connection: connection.execute(update).close())

    # --- sessions ---

    async def sessions(self, guest: str) -> list[Session]:
        """The devices of a guest, the last seen first."""
        return await self.database.read(_sessions, guest)

    async def add_session(self, guest: str, token: str, device: str, now: float) -> None:
        await self.database.write(_add_session, guest, token, device, now)

    async def remove_session(self, guest: str, session: str) -> bool:
        """Sign out a device. False if the guest has no such device."""
        return await self.database.write(_remove_session, guest, session, self.worker)

    # --- merge, delete, export ---

    async def merge(self, source: str, target: str) -> list[str]:
        """Move everything of one guest to another. Returns the tables that changed."""
        return await self.database.write(_merge, source, target, self.worker)

    async def delete(self, guest: str) -> list[str]:
        """Delete a guest. Seats in games stay without a name; in a running game a bot plays on. Returns the tables."""
        return await self.database.write(_delete, guest, self.worker)

    async def export(self, guest: str) -> dict[str, Any]:
        """All rows about a guest. Of other players, only their names at the guest's tables."""
        return await self.database.read(_export, guest)


def session_id(token: str) -> str:
    """The id of a session: a part of the hash of its cookie."""
    return token[:16]


def _add(connection: sa.Connection, guest: Guest, token: str, device: str, now: float) -> None:
    values = {"id": guest.id, "name": guest.name, "created": now, "prefs": "{}", "public": guest.public}
    connection.execute(sa.insert(guests).values(values))
    _add_session(connection, guest.id, token, device, now)


def _add_session(connection: sa.Connection, guest: str, token: str, device: str, now: float) -> None:
    values = {"id": session_id(token), "guest": guest, "token": token, "device": device, "created": now, "seen": now}
    connection.execute(sa.insert(sessions).values(values))


def _find(connection: sa.Connection, token: str) -> Any:
    joined = guests.join(sessions, sessions.c.guest == guests.c.id)
    columns = sa.select(guests.c.id, guests.c.name, sessions.c.id.label("session"), sessions.c.seen)
    return connection.execute(columns.select_from(joined).where(sessions.c.token == token)).first()


def _touch(connection: sa.Connection, session: str, now: float) -> None:
    connection.execute(sa.update(sessions).where(sessions.c.id == session).values(seen=now))


def _sessions(connection: sa.Connection, guest: str) -> list[Session]:
    columns = sa.select(sessions.c.id, sessions.c.device, sessions.c.created, sessions.c.seen)
    mine = columns.where(sessions.c.guest == guest).order_by(sessions.c.seen.desc(), sessions.c.id)
    return [Session(*row) for row in connection.execute(mine)]


def _remove_session(connection: sa.Connection, guest: str, session: str, worker: str) -> bool:
    this = (sessions.c.guest == guest) & (sessions.c.id == session)
    removed = connection.execute(sa.delete(sessions).where(this)).rowcount == 1
    if removed:
        forget_alerts_on(connection, session)
    notify(connection, worker, [{"guest": guest}] if removed else [])
    return removed


def _rename(connection: sa.Connection, guest: str, name: str, worker: str) -> list[str]:
    connection.execute(sa.update(guests).where(guests.c.id == guest).values(name=name))
    connection.execute(sa.update(seats).where(seats.c.guest == guest).values(name=name))
    change_entries(connection, guest, {"name": name})
    return _tables_changed(connection, _tables_of(connection, guest), worker)


def _tables_of(connection: sa.Connection, guest: str) -> list[str]:
    """The tables where a guest sits or has a reserved seat, and those that the guest created."""
    seated = sa.select(seats.c.table_id).where(seats.c.guest == guest)
    created = sa.select(tables.c.id).where(tables.c.creator == guest)
    return [*connection.execute(seated.union(created)).scalars()]


def _tables_changed(connection: sa.Connection, changed: list[str], worker: str) -> list[str]:
    """Increment the versions of tables, and notify the other workers. Returns the tables."""
    connection.execute(sa.update(tables).where(tables.c.id.in_(changed)).values(version=tables.c.version + 1))
    notify(connection, worker, [{"table": table} for table in changed])
    return changed


def _merge(connection: sa.Connection, source: str, target: str, worker: str) -> list[str]:
    lock_results(connection)
    if _share_a_table(connection, source, target):
        raise Refused("merge-same-table")
    row = connection.execute(sa.select(guests.c.name, guests.c.prefs).where(guests.c.id == target)).one()
    if row.prefs == "{}":
        prefs = sa.select(guests.c.prefs).where(guests.c.id == source).scalar_subquery()
        connection.execute(sa.update(guests).where(guests.c.id == target).values(prefs=prefs))
    changed = _tables_of(connection, source)
    connection.execute(sa.update(seats).where(seats.c.guest == source).values(guest=target, name=row.name))
    connection.execute(sa.update(tables).where(tables.c.creator == source).values(creator=target))
    merge_entries(connection, source, target, row.name)
    for table in (sessions, passkeys, reviews):
        connection.execute(sa.update(table).where(table.c.guest == source).values(guest=target))
    merge_results(connection, source, target)
    merge_puzzles(connection, source, target)
    merge_attempts(connection, source, target)
    merge_alerts(connection, source, target)
    merge_talk(connection, source, target)
    _remove_guest(connection, source)
    notify(connection, worker, [{"guest": source}])
    return _tables_changed(connection, changed, worker)


def _share_a_table(connection: sa.Connection, one: str, other: str) -> bool:
    """Whether two guests sit at one table in progress, where one guest must not see both hands, or may do so later."""
    in_progress = sa.select(tables.c.id).where(tables.c.status.in_(IN_PROGRESS))
    of_one, of_other = (
        sa.select(seats.c.table_id).where(seats.c.guest == guest, seats.c.table_id.in_(in_progress))
        for guest in (one, other)
    )
    same_table = connection.execute(of_one.intersect(of_other)).first() is not None
    return same_table or share_a_tournament(connection, one, other)


def _remove_guest(connection: sa.Connection, guest: str) -> None:
    forget_alerts_of(connection, guest)
    connection.execute(sa.delete(one_time_codes).where(one_time_codes.c.guest == guest))
    connection.execute(sa.delete(guests).where(guests.c.id == guest))


def _delete(connection: sa.Connection, guest: str, worker: str) -> list[str]:
    lock_results(connection)
    changed = _tables_of(connection, guest)
    own = seats.c.guest == guest
    with_status = {
        status: seats.c.table_id.in_(sa.select(tables.c.id).where(tables.c.status == status))
        for status in ("open", "playing")
    }
    held = sa.select(seats.c.table_id, seats.c.number).where(own)
    connection.execute(sa.delete(advance).where(sa.tuple_(advance.c.table_id, advance.c.seat).in_(held)))
    empty = {"kind": "open", "guest": None, "name": None, "level": None, "contribution": None}
    connection.execute(sa.update(seats).where(own, with_status["open"]).values(empty))
    level = sa.select(tables.c.stand_in).where(tables.c.id == seats.c.table_id).scalar_subquery()
    # the contribution is part of the shuffle
    bot = {"kind": "bot", "guest": None, "name": None, "level": level, "replaced": True}
    connection.execute(sa.update(seats).where(own, with_status["playing"]).values(bot))
    connection.execute(sa.update(seats).where(own).values(guest=None, name=None))
    forget_entries(connection, guest)
    created = tables.c.creator == guest
    connection.execute(sa.update(tables).where(created, tables.c.status == "open").values(status="closed", due=None))
    connection.execute(sa.update(tables).where(created).values(creator="", address=None))
    playing = tables.c.id.in_(changed) & (tables.c.status == "playing")
    connection.execute(sa.update(tables).where(playing).values(due=0.0))  # it may be a bot's turn now
    connection.execute(sa.update(reviews).where(reviews.c.guest == guest).values(guest=None))
    for table in (sessions, passkeys):
        connection.execute(sa.delete(table).where(table.c.guest == guest))
    forget_results(connection, guest)
    delete_puzzles(connection, guest)
    forget_attempts(connection, guest)
    forget_talk(connection, guest, worker)
    _remove_guest(connection, guest)
    notify(connection, worker, [{"guest": guest}])
    return _tables_changed(connection, changed, worker)


def _export(connection: sa.Connection, guest: str) -> dict[str, Any]:
    row = connection.execute(sa.select(guests).where(guests.c.id == guest)).one()
    keys = sa.select(passkeys.c.id, passkeys.c.device, passkeys.c.created, passkeys.c.used)
    return {
        "name": row.name,
        "created": row.created,
        "prefs": json.loads(row.prefs),
        "devices": [session._asdict() for session in _sessions(connection, guest)],
        "passkeys": [key._asdict() for key in connection.execute(keys.where(passkeys.c.guest == guest))],
        "results": export_results(connection, guest),
        **export_challenges(connection, guest),
        **export_alerts(connection, guest),
        "tables": [_export_table(connection, guest, table) for table in sorted(_tables_of(connection, guest))],
        "puzzles": export_puzzles(connection, guest),
        "tournaments": export_entries(connection, guest),
        **export_talk(connection, guest),
    }


def _export_table(connection: sa.Connection, guest: str, table: str) -> dict[str, Any]:
    row = connection.execute(sa.select(tables).where(tables.c.id == table)).one()
    seat_rows = connection.execute(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.number)).all()
    own = [seat.number for seat in seat_rows if seat.guest == guest]
    columns = sa.select(plies.c.ply, plies.c.seat, plies.c.kind, plies.c.action, plies.c.at)
    decided = sa.select(advance.c.seat, advance.c.sealed_order, advance.c.riposte)
    decided = decided.where(advance.c.table_id == table, advance.c.seat.in_(own))
    acted = columns.where(plies.c.table_id == table, plies.c.seat.in_(own)).order_by(plies.c.ply)
    return {
        "id": row.id,
        "game": row.game,
        "status": row.status,
        "created": row.created,
        "creator": row.creator == guest,
        "address": row.address if row.creator == guest else None,
        "seats": [{"kind": seat.kind, "name": seat.name, "you": seat.number in own} for seat in seat_rows],
        "contributions": [seat.contribution for seat in seat_rows if seat.number in own],
        "plies": [ply._asdict() for ply in connection.execute(acted)],
        "advance": [decision._asdict() for decision in connection.execute(decided)],
        "result": json.loads(row.result) if row.result else None,
    }
