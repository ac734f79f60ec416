"""The commands on tournaments. Rounds go on by themselves: the database says which games have ended."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence

import madang
from madang.server.errors import Refused
from madang.server.play.service import TableService
from madang.server.storage.tournaments import TournamentStore
from madang.server.tables.alerts import alerts_of_start
from madang.server.tables.guest import Guest
from madang.server.tables.model import Seat, TableConfig
from madang.server.tables.seating import bot_seat, checked_level, new_id
from madang.server.tables.table import Table
from madang.server.tournaments import rounds
from madang.server.tournaments.model import Outcome, Pairing, Tournament, TournamentConfig

log = logging.getLogger("madang.server")
PER_GUEST, PER_ADDRESS = 5, 50
"""Tournaments that a guest and an address may have in progress."""
Edit = Callable[[Tournament], None]


class TournamentService:
    def __init__(self, store: TournamentStore, tables: TableService, limited: bool, alert_after: float) -> None:
        self._store = store
        self._tables = tables
        self._limited = limited
        self._alert_after = alert_after

    async def get(self, tournament_id: str) -> Tournament:
        tournament = await self._store.get(tournament_id)
        if tournament is None:
            raise Refused("no-such-tournament")
        return tournament

    async def listed(self, guest: str | None) -> list[Tournament]:
        return await self._store.listed(guest)

    async def create(self, guest: Guest, address: str, config: TournamentConfig) -> Tournament:
        of_guest, of_address = await self._store.count(guest.id, address)
        if self._limited and (of_guest >= PER_GUEST or of_address >= PER_ADDRESS):
            raise Refused("too-many-tournaments", count=of_guest)
        if config.game not in madang.game_names():
            raise Refused("no-such-game", game=config.game)
        config.stand_in = checked_level(config.stand_in)
        tournament = Tournament(config, changed=time.time())
        await self._store.add(tournament, address)
        return tournament

    async def join(self, tournament_id: str, guest: Guest, contribution: str | None) -> Tournament:
        text = contribution or secrets.token_hex(16)
        return await self.change(tournament_id, lambda tournament: rounds.join(tournament, guest, text))

    async def add_bots(self, tournament_id: str, guest: Guest, level: str, count: int) -> Tournament:
        checked_level(level)
        return await self.change(tournament_id, lambda current: rounds.add_bots(current, guest, level, count))

    async def close_round(self, tournament_id: str, guest: Guest) -> Tournament:
        """End the round: finished games count, the others are closed and count as drawn."""
        unfinished: list[str] = []

        def edit(tournament: Tournament) -> None:
            unfinished[:] = rounds.close_round(tournament, guest)

        await self._take_results(tournament_id)
        tournament = await self.change(tournament_id, edit)
        await self._close_tables(unfinished)
        return tournament

    async def close(self, tournament_id: str, guest: Guest) -> Tournament:
        tournament = await self.change(tournament_id, lambda current: rounds.close(current, guest))
        await self._close_tables([pairing.table for pairing in tournament.current if not pairing.decided])
        return tournament

    async def change(self, tournament_id: str, edit: Edit) -> Tournament:
        """Change a tournament, and start the tables of a new round. Repeats if it has changed meanwhile."""
        while True:
            tournament = await self.get(tournament_id)
            then = tournament.round
            await asyncio.to_thread(edit, tournament)
            tournament.changed = time.time()
            new_tables = _start_tables(tournament) if tournament.round > then else []
            alerts = [alert for table in new_tables for alert in alerts_of_start(table, self._alert_after)]
            if await self._store.save(tournament, new_tables, alerts):
                tournament.version += 1
                for table in new_tables:
                    self._tables.schedule_turn(table)
                return tournament

    # --- rounds ---

    async def sweep(self) -> None:
        """Count the games that have ended, and start rounds."""
        for tournament_id in await self._store.due():
            try:
                await self._take_results(tournament_id)
            except Exception:  # one tournament must not stop the others
                log.exception("a tournament cannot go on")

    async def _take_results(self, tournament_id: str) -> None:
        ended = await self._store.ended_games(tournament_id)
        if ended:
            await self.change(tournament_id, lambda current: _take(current, ended))

    async def close_stale(self) -> None:
        await self._store.close_stale(time.time())

    async def _close_tables(self, ids: Sequence[str | None]) -> None:
        for table_id in ids:
            if table_id is not None:
                await self._tables.change(table_id, _close_table)


def _take(tournament: Tournament, ended: dict[str, Outcome | None]) -> None:
    rounds.take_results(tournament, ended)


def _close_table(table: Table) -> None:
    if table.status == "playing":
        table.status = "closed"


def _start_tables(tournament: Tournament) -> list[Table]:
    """Create the tables of the current round, and note them in the pairings. They start at once."""
    tables = []
    for place, pairing in enumerate(tournament.pairings):
        if pairing.round == tournament.round and not pairing.is_bye:
            table = _new_table(tournament, pairing)
            tournament.pairings[place] = pairing._replace(table=table.id)
            tables.append(table)
    return tables


def table_secret(secret: str, round_number: int, number: int) -> str:
    """The secret of a table. It follows from the tournament's, which was committed to before anybody joined."""
    return hashlib.sha256(f"{secret}/{round_number}/{number}".encode()).hexdigest()


def _new_table(tournament: Tournament, pairing: Pairing) -> Table:
    config, now = tournament.config, time.time()
    table_config = TableConfig(
        id=new_id(),
        game=config.game,
        rules=madang.game(config.game).version,
        listed=config.listed,
        clock=config.clock,
        stand_in=config.stand_in,
        creator=config.creator,
        secret=table_secret(config.secret, pairing.round, pairing.number),
        created=now,
        bank=config.bank,
        increment=config.increment,
        tournament=tournament.id,
    )
    seats = [_seat(tournament, entrant) for entrant in pairing.entrants]
    table = Table(table_config, seats, "playing", started=now, changed=now)
    table.begin()
    return table


def _seat(tournament: Tournament, number: int) -> Seat:
    entrant = tournament.entrants[number]
    if entrant.guest is None or entrant.level is not None:
        return bot_seat(entrant.level or tournament.config.stand_in)
    return Seat("human", entrant.guest, entrant.name, None, entrant.contribution)
