"""Retention: old tables are archived to records and removed. Records of public games are written on request."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from madang.server.errors import Refused
from madang.server.play.cache import replay
from madang.server.storage.retention import RetentionStore
from madang.server.storage.store import StoredTable

log = logging.getLogger("madang.server")
DAY = 24 * 3600.0
BATCH = 100


class Archived(NamedTuple):
    """How many tables were removed, and how many were kept because they cannot be read."""

    removed: int
    records: int
    """Of the removed tables, those with a record: a table that never started has none."""
    unreadable: int


class Retention:
    def __init__(self, store: RetentionStore, folder: Path) -> None:
        self._store = store
        self._folder = folder
        self.on_removed: Callable[[str], None] = lambda table: None
        """Called with the id of each table that was removed."""

    async def archive(self, days: float) -> Archived:
        """Archive and remove the tables that ended more than `days` days ago and have not changed since."""
        removed = records = unreadable = 0
        moment, after = time.time() - days * DAY, ""
        while batch := await self._store.ended_before(moment, after, BATCH):
            after = batch[-1]
            for table_id in batch:
                stored = await self._store.table(table_id)
                if stored is None:
                    continue  # another worker was faster
                try:
                    written = await asyncio.to_thread(self._write, stored)
                except Refused:  # played under older rules
                    unreadable += 1
                    continue
                if await self._store.remove(table_id, stored.table.version):
                    removed, records = removed + 1, records + written
                    self.on_removed(table_id)
        if removed or unreadable:
            counts = {"tables": removed, "records": records, "unreadable": unreadable}
            log.info("archived old tables", extra=counts)
        return Archived(removed, records, unreadable)

    async def write_public(self) -> int:
        """Write the records of finished games at listed tables, which are kept. Returns how many."""
        records, after = 0, ""
        while batch := await self._store.finished_public(after, BATCH):
            after = batch[-1]
            for table_id in batch:
                stored = await self._store.table(table_id)
                with contextlib.suppress(Refused):  # played under older rules
                    records += stored is not None and await asyncio.to_thread(self._write, stored)
        return records

    def _write(self, stored: StoredTable) -> bool:
        """Write the record of a table: the seed, the actions and the result, without the players and their names.

        Returns whether there was a game.
        """
        if not stored.plies:
            return False
        replay(stored)
        table = stored.table
        month = time.strftime("%Y-%m", time.gmtime(table.started))
        folder = self._folder / month
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"{table.config.game}-{table.id}.json"
        own = file.with_name(f"{file.name}.{secrets.token_hex(4)}")  # another worker may archive the same table now
        table.game.write(own)
        own.replace(file)
        return True
