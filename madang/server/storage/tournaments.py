"""Tournaments in the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from madang.server.storage.competitions import entrants, pairings, tournaments
from madang.server.storage.database import Database
from madang.server.storage.deliveries import enqueue
from madang.server.storage.schema import tables
from madang.server.storage.store import insert_table
from madang.server.tables.alerts import Alert
from madang.server.tables.table import Table
from madang.server.tournaments.model import Entrant, Outcome, Pairing, Tournament, TournamentConfig

IN_PROGRESS = ("open", "playing")
LISTED = 20
"""Tournaments in a list."""
OPEN_EXPIRY = 14 * 24 * 3600.0
"""Seconds without a change after which a tournament that has not started is closed."""


class TournamentStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, tournament: Tournament, address: str) -> None:
        await self.database.write(_add, tournament, address)

    async def get(self, tournament_id: str) -> Tournament | None:
        return await self.database.read(_read, tournament_id)

    async def save(self, tournament: Tournament, new_tables: Sequence[Table], alerts: Sequence[Alert]) -> bool:
        """Store a tournament with the tables of a new round. False if it has changed since it was read."""
        return await self.database.write(_save, tournament, new_tables, alerts)

    async def ended_games(self, tournament_id: str) -> dict[str, Outcome | None]:
        """The games of a tournament that have ended and are not counted yet, by table; None without a result."""
        return await self.database.read(_ended_games, tournament_id)

    async def due(self) -> list[str]:
        """The tournaments where a game has ended that is not counted yet."""
        return await self.database.read(_due)

    async def count(self, guest: str, address: str) -> tuple[int, int]:
        """How many tournaments in progress a guest and an address have."""
        return await self.database.read(_count, guest, address)

    async def listed(self, guest: str | None) -> list[Tournament]:
        """Listed tournaments in progress and those of a guest, the last changed first, without their pairings."""
        return await self.database.read(_list, guest)

    async def close_stale(self, now: float) -> None:
        """Close tournaments that have not started for a long time."""
        stale = (tournaments.c.status == "open") & (tournaments.c.changed < now - OPEN_EXPIRY)
        values = {"status": "closed", "address": None, "version": tournaments.c.version + 1}
        update = sa.update(tournaments).where(stale).values(values)
        await self.database.write(lambda connection: connection.execute(update).close())


def _row(tournament: Tournament) -> dict[str, Any]:
    values = {name: getattr(tournament, name) for name in ("status", "round", "version", "changed")}
    return asdict(tournament.config) | values


def _add(connection: sa.Connection, tournament: Tournament, address: str) -> None:
    connection.execute(sa.insert(tournaments).values(_row(tournament) | {"address": address}))
    _write_entrants(connection, tournament)


def _write_entrants(connection: sa.Connection, tournament: Tournament) -> None:
    connection.execute(sa.delete(entrants).where(entrants.c.tournament == tournament.id))
    key = {"tournament": tournament.id}
    rows = [key | {"number": number} | asdict(entrant) for number, entrant in enumerate(tournament.entrants)]
    if rows:
        connection.execute(sa.insert(entrants), rows)


def _save(
    connection: sa.Connection, tournament: Tournament, new_tables: Sequence[Table], alerts: Sequence[Alert]
) -> bool:
    values = _row(tournament) | {"version": tournament.version + 1}
    if tournament.status not in IN_PROGRESS:
        values |= {"address": None}
    this = (tournaments.c.id == tournament.id) & (tournaments.c.version == tournament.version)
    if connection.execute(sa.update(tournaments).where(this).values(values)).rowcount == 0:
        return False
    _write_entrants(connection, tournament)
    _write_pairings(connection, tournament)
    for table in new_tables:
        insert_table(connection, table, "")
    enqueue(connection, alerts)
    return True


def _write_pairings(connection: sa.Connection, tournament: Tournament) -> None:
    """Write the current round and the one before it: earlier rounds do not change any more."""
    since = tournament.round - 1
    old = (pairings.c.tournament == tournament.id) & (pairings.c.round >= since)
    connection.execute(sa.delete(pairings).where(old))
    rows = [
        {
            "tournament": tournament.id,
            "round": pairing.round,
            "number": pairing.number,
            "entrants": " ".join(map(str, pairing.entrants)),
            "game_table": pairing.table,
            "decided": pairing.decided,
            "outcome": None if pairing.outcome is None else json.dumps(pairing.outcome._asdict()),
        }
        for pairing in tournament.pairings
        if pairing.round >= since
    ]
    if rows:
        connection.execute(sa.insert(pairings), rows)


def _read(connection: sa.Connection, tournament_id: str) -> Tournament | None:
    row = connection.execute(sa.select(tournaments).where(tournaments.c.id == tournament_id)).first()
    if row is None:
        return None
    found = _build(row, _entrants(connection, [tournament_id]).get(tournament_id, []))
    chosen = sa.select(pairings).where(pairings.c.tournament == tournament_id)
    for paired in connection.execute(chosen.order_by(pairings.c.round, pairings.c.number)):
        seated = tuple(map(int, paired.entrants.split()))
        outcome = _outcome(paired.outcome)
        found.pairings.append(Pairing(paired.round, paired.number, seated, paired.game_table, paired.decided, outcome))
    return found


def _build(row: Any, found: list[Entrant]) -> Tournament:
    config = TournamentConfig(**{name: getattr(row, name) for name in TournamentConfig.__dataclass_fields__})
    rest = {name: getattr(row, name) for name in ("status", "round", "version", "changed")}
    return Tournament(config, found, **rest)


def _entrants(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[Entrant]]:
    found: dict[str, list[Entrant]] = {}
    chosen = sa.select(entrants).where(entrants.c.tournament.in_(ids))
    for row in connection.execute(chosen.order_by(entrants.c.tournament, entrants.c.number)):
        found.setdefault(row.tournament, []).append(Entrant(row.guest, row.name, row.level, row.contribution))
    return found


def _outcome(text: str | None) -> Outcome | None:
    if text is None:
        return None
    values = json.loads(text)
    return Outcome(tuple(values["scores"]), tuple(values["winners"]))


_ENDED = (
    sa.select(pairings.c.tournament, tables.c.id, tables.c.result)
    .join(tables, tables.c.id == pairings.c.game_table)
    .where(sa.not_(pairings.c.decided), tables.c.status.in_(("over", "closed")))
)


def _ended_games(connection: sa.Connection, tournament_id: str) -> dict[str, Outcome | None]:
    rows = connection.execute(_ENDED.where(pairings.c.tournament == tournament_id))
    return {row.id: _outcome(row.result) for row in rows}


def _due(connection: sa.Connection) -> list[str]:
    playing = sa.select(tournaments.c.id).where(tournaments.c.status == "playing")
    ended = _ENDED.where(pairings.c.tournament.in_(playing)).with_only_columns(pairings.c.tournament).distinct()
    return [*connection.execute(ended).scalars()]


def _count(connection: sa.Connection, guest: str, address: str) -> tuple[int, int]:
    in_progress = sa.select(sa.func.count()).where(tournaments.c.status.in_(IN_PROGRESS))
    of_guest = connection.execute(in_progress.where(tournaments.c.creator == guest)).scalar_one()
    return of_guest, connection.execute(in_progress.where(tournaments.c.address == address)).scalar_one()


def _list(connection: sa.Connection, guest: str | None) -> list[Tournament]:
    shown = tournaments.c.listed & tournaments.c.status.in_(IN_PROGRESS)
    if guest is not None:
        joined = tournaments.c.id.in_(sa.select(entrants.c.tournament).where(entrants.c.guest == guest))
        shown |= (joined | (tournaments.c.creator == guest)) & (tournaments.c.status != "closed")
    chosen = sa.select(tournaments).where(shown).order_by(tournaments.c.changed.desc(), tournaments.c.id)
    rows = connection.execute(chosen.limit(LISTED)).all()
    found = _entrants(connection, [row.id for row in rows])
    return [_build(row, found.get(row.id, [])) for row in rows]
