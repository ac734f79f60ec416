"""The tables in memory: loaded by replaying their rows, changed one change at a time, in step with the database."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import madang
from madang.server.appending import Batch
from madang.server.refusals import Refused
from madang.server.store import Store
from madang.server.tables import Plan, Table
from madang.server.writer import Writer


@dataclass
class Held:
    table: Table
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)


class Hold:
    """A table while somebody holds it."""

    def __init__(self, get: Awaitable[Held]) -> None:
        self._get = get

    async def __aenter__(self) -> Held:
        self._held = await self._get
        await self._held.lock.acquire()
        return self._held

    async def __aexit__(self, *_: object) -> None:
        self._held.lock.release()


class Keeper:
    """`busy` says whether a table must stay in memory; `news` is told what other workers have done at one, and whether
    its seats have changed."""

    def __init__(
        self, store: Store, writer: Writer, room: int, busy: Callable[[str], bool], news: Callable[[Table, bool], None]
    ) -> None:
        self.store = store
        self.writer = writer
        self.room = room
        self.busy = busy
        self.news = news
        self._held: dict[str, Held] = {}

    def known(self, table: str) -> bool:
        return table in self._held

    async def look(self, table: str) -> Table:
        """The table as it is now. Do not change it."""
        held = await self._get(table)
        if self.store.postgres:  # another worker may have gone on
            async with held.lock:
                await self._catch_up(held)
        return held.table

    def hold(self, table: str) -> Hold:
        """The table for somebody who changes it, `async with`: one at a time."""
        return Hold(self._get(table))

    async def refresh(self, held: Held) -> bool:
        """Take in what other workers have written, the lock being held; says whether there was something."""
        return await self._catch_up(held)

    async def append(self, held: Held, plan: Plan) -> bool:
        """Store rows and play them; False, and the table brought up to date, if another worker was quicker."""
        table = held.table
        if await self.writer.write(Batch(table.id, plan.rows, plan.over)):
            table.extend(plan.rows, plan.states)
            return True
        await self._catch_up(held)
        return False

    def add(self, table: Table) -> None:
        """Keep a table that was just made."""
        if table.status == "playing" and table.record is None:
            table.begin()
        self._held[table.id] = Held(table)
        self._make_room()

    def forget(self, table: str) -> None:
        self._held.pop(table, None)

    async def _get(self, table: str) -> Held:
        held = self._held.pop(table, None)
        if held is None:
            loaded = await self._load(table)
            held = self._held.pop(table, None) or Held(loaded)  # somebody else may have loaded it meanwhile
        self._held[table] = held  # last in the order of use
        self._make_room()
        return held

    async def _load(self, table: str) -> Table:
        found = await self.store.table(table)
        if found is None:
            raise Refused("no-such-table")
        loaded, rows = found
        if loaded.status in ("playing", "over"):
            if loaded.terms.rules != madang.game(loaded.terms.game).version:
                raise Refused("rules-changed", rules=loaded.terms.rules)
            loaded.begin()
            loaded.extend(rows)
        return loaded

    async def _catch_up(self, held: Held) -> bool:
        found = await self.store.version(held.table.id)
        if found is None or found == (held.table.version, held.table.ply):
            return False
        seats = found[0] != held.table.version
        if seats:
            held.table = await self._load(held.table.id)
        elif held.table.record is not None:
            held.table.extend(await self.store.rows(held.table.id, held.table.ply))
        self.news(held.table, seats)
        return True

    def _make_room(self) -> None:
        if len(self._held) <= self.room:
            return
        for name in [*self._held][: max(1, self.room // 10)]:
            if not self._held[name].lock.locked() and not self.busy(name):
                del self._held[name]
