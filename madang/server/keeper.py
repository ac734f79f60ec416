"""The tables in memory: loaded by replaying their rows, changed one change at a time, in step with the database."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

import madang
from madang.server.past import Row
from madang.server.refusals import Refused
from madang.server.store import Store
from madang.server.tables import Plan, Table
from madang.server.writer import Awaited, Writer


class Turn:
    """The right to change a table: one has it at a time, in the order of asking. Unlike asyncio's lock, it can be taken
    without waiting by somebody who asks first."""

    __slots__ = ("_waiting", "taken")

    def __init__(self) -> None:
        self.taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> None:
        """Take what is free."""
        if self.taken:
            raise RuntimeError("somebody has this turn")
        self.taken = True

    async def acquire(self) -> None:
        if not self.taken:
            self.taken = True
            return
        handed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(handed)
        try:
            await handed
        except asyncio.CancelledError:
            if handed.done() and not handed.cancelled():
                self.release()
            raise

    def release(self) -> None:
        """Hand it to the next one who still waits."""
        while self._waiting:
            handed = self._waiting.popleft()
            if not handed.done():
                handed.set_result(None)
                return
        self.taken = False


@dataclass(slots=True)
class Held:
    table: Table
    turn: Turn = field(default_factory=Turn)


class Hold:
    """A table while somebody holds it."""

    def __init__(self, get: Awaitable[Held]) -> None:
        self._get = get

    async def __aenter__(self) -> Held:
        self._held = await self._get
        await self._held.turn.acquire()
        return self._held

    async def __aexit__(self, *_: object) -> None:
        self._held.turn.release()


class Keeper:
    """`shared` says whether there may be other workers; `busy` whether a table must stay in memory; `news` is told what
    other workers have done at one, and whether its seats have changed."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        room: int,
        shared: bool,
        busy: Callable[[str], bool],
        news: Callable[[Table, bool], None],
    ) -> None:
        self.store = store
        self.shared = shared
        self.writer = writer
        self.room = room
        self.busy = busy
        self.news = news
        self._held: dict[str, Held] = {}

    def known(self, table: str) -> bool:
        return table in self._held

    def in_use(self, tables: Iterable[str]) -> set[str]:
        """The tables of which somebody here has to be told what others do; all who come later look for themselves."""
        return {table for table in self._held.keys() & tables if self._held[table].turn.taken or self.busy(table)}

    async def look(self, table: str) -> Table:
        """The table as it is now. Do not change it."""
        if not self.shared:
            return (await self._get(table)).table
        async with self.hold(table) as held:
            await self.look_again(held)
            return held.table

    async def look_again(self, held: Held) -> None:
        """Another worker may have gone on with a table that is held."""
        if self.shared:
            await self.refresh(held)

    def hold(self, table: str) -> Hold:
        """The table for somebody who changes it, `async with`: one at a time."""
        return Hold(self._get(table))

    def free(self, table: str) -> Held | None:
        """The table, if it is in memory and nobody holds it. Somebody is connected to it, so that it stays there."""
        held = self._held.get(table)
        return None if held is None or held.turn.taken else held

    async def take_in(self, held: Held, rows: list[Row]) -> None:
        """Play rows that another worker says it has stored, the table being held; look for those that are missing."""
        table = held.table
        new = [row for row in rows if row.ply >= table.ply]
        if new and table.record is not None and new[0].ply == table.ply:
            table.replay(new)
            self.news(table, False)
        elif new:
            await self.refresh(held)

    async def append(self, held: Held, plan: Plan) -> bool:
        """Store rows and play them; False, and the table brought up to date, if another worker was quicker."""
        if await self.writer.write(Awaited(held.table.id, plan.rows, plan.over)):
            held.table.extend(plan)
            return True
        await self.refresh(held)
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
            loaded.replay(rows)
        return loaded

    async def refresh(self, held: Held) -> bool:
        """Take in what other workers have written, the table being held; says whether there was something."""
        found = await self.store.version(held.table.id)
        if found is None or found == (held.table.version, held.table.ply):
            return False
        seats = found[0] != held.table.version
        if seats:
            held.table = await self._load(held.table.id)
        elif held.table.record is not None:
            held.table.replay(await self.store.rows(held.table.id, held.table.ply))
        self.news(held.table, seats)
        return True

    def _make_room(self) -> None:
        if len(self._held) <= self.room:
            return
        for name in [*self._held][: max(1, self.room // 10)]:
            if not self._held[name].turn.taken and not self.busy(name):
                del self._held[name]
