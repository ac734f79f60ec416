"""The house: what can be done at its tables, each thing stored before it is told.

Routes and sockets are two doors to the same methods.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from madang import State
from madang.bots.protocol import Decision
from madang.server import clocks, seating, seeing, wire
from madang.server.appending import told_rows
from madang.server.bots import Bots
from madang.server.chances import Studies
from madang.server.counter import Counter
from madang.server.hub import Hub, Socket
from madang.server.keeper import Held, Keeper
from madang.server.messages import Act, NewTable
from madang.server.past import Kind, Row
from madang.server.refusals import Refused
from madang.server.seeing import Json
from madang.server.settings import Settings, strongest
from madang.server.store import Guest, Store
from madang.server.tables import Plan, Table
from madang.server.writer import Writer

log = logging.getLogger("madang.server")
SILENCE = 3
"""Beats after which a worker of which nothing was heard is taken for dead."""
Change = Callable[[Table], None]
Tag = int | str | None


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(4)
        self.store = Store(settings.database)
        self.hub = Hub()
        self.bots = Bots(settings.threads)
        self.studies = Studies()
        self.tender = clocks.Tender(self.bots, settings.bot_pause, self._play)
        self.wire = wire.to_others(settings, self.store, self.worker)
        self.writer = Writer(self.store, f"{self.worker} played", self.wire.stored if self.wire else None)
        self.keeper = Keeper(self.store, self.writer, settings.tables, self.wire is not None, self._busy, self._news)
        self.counter = Counter(self.keeper, self.hub, self.writer, self._elsewhere, self.tender.poke)
        self.renamed: Callable[[str], None] = lambda guest: None
        self._hinting: set[str | None] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def _busy(self, table: str) -> bool:
        return self.hub.watched(table) or self.tender.busy(table)

    def _elsewhere(self, table: str) -> bool:
        """Whether other workers have to be told what is played at a table that somebody here is connected to."""
        return self.hub.elsewhere(table) or (self.wire is not None and self.wire.deaf)

    async def open(self) -> None:
        await self.store.open()
        self.writer.open()
        self._spawn(clocks.sweep(self.settings.sweep, self.store.neglected, self._tend))
        if self.wire is not None:
            self._spawn(self.wire.listen(self._hear, self._missed))
            self._spawn(wire.beat(self.settings.beat, self._live))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def close(self) -> None:
        """Finish what is under way, and let everybody go."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.tender.close()
        await self.studies.close()
        self.hub.close()
        await self.writer.close()
        self.bots.close()
        await self.store.close()

    # --- before the start ---

    async def create(self, wish: NewTable, guest: Guest) -> Table:
        table = seating.new_table(wish, guest)
        await self.store.add_table(table)
        self._enter(table)
        return table

    async def rematch(self, table: str, guest: Guest, contribution: str | None) -> Table:
        old = await self.keeper.look(table)
        made = seating.rematch(old, guest, contribution)
        found = await self.store.add_table(made, rematch_of=table)
        if found != made.id:
            return await self.keeper.look(found)
        self._enter(made)
        async with self.keeper.hold(table) as held:
            await self.keeper.refresh(held)
        await self._tell(f"changed {table}")
        return made

    def _enter(self, table: Table) -> None:
        self.keeper.add(table)
        self.tender.poke(table)

    async def change(self, table: str, change: Change) -> Table:
        """Change who sits at a table before its start; again, if somebody else was quicker."""
        while True:
            async with self.keeper.hold(table) as held:
                found = await self.store.table(table)
                if found is None:
                    raise Refused("no-such-table")
                fresh, _ = found
                change(fresh)
                if not await self.store.change(fresh):
                    continue
                if fresh.status == "playing":
                    fresh.begin()
                held.table = fresh
                self._tell_changed(fresh)
            await self._tell(f"changed {table}")
            return fresh

    def _tell_changed(self, table: Table) -> None:
        self.hub.table_changed(table)
        if table.status == "playing":
            self.hub.publish(table)
            self.tender.poke(table)

    async def rename(self, guest: Guest, name: str) -> None:
        tables = await self.store.rename(guest.id, name)
        self.renamed(guest.id)
        await self._tell(f"name {guest.id}")
        for table in tables:
            if self.keeper.known(table):
                await self._refresh(table)
            await self._tell(f"changed {table}")

    # --- play ---

    async def act(self, table: str, guest: str | None, act: Act, origin: Socket | None = None, re: Tag = None) -> Json:
        """Play an action for a guest; the answer is an update, or the acknowledgement of what was stored before."""
        async with self.keeper.hold(table) as held:
            held.table.check_seat(guest, act.seat)
            if act.ply > held.table.ply:
                await self.keeper.refresh(held)
            since = held.table.log_size
            if act.ply != held.table.ply and _stored(held.table, act):
                return {"type": "ack", "re": re, "ply": held.table.ply, "duplicate": True}
            self._check_ply(held, act.ply, guest, act.seat)
            plan = held.table.plan(act.seat, "action", act.action, time.time())
            if not await self._append(held, plan, origin, re):
                if _stored(held.table, act):
                    return {"type": "ack", "re": re, "ply": held.table.ply, "duplicate": True}
                self._check_ply(held, act.ply, guest, act.seat)
            if origin is not None:
                return {}
            return seeing.update(held.table, seeing.Reader(guest, act.seat), since, time.time(), re)

    async def undo(self, table: str, guest: str | None, ply: int, origin: Socket | None = None, re: Tag = None) -> Json:
        async with self.keeper.hold(table) as held:
            who = seeing.reader(held.table, guest, None)
            if ply > held.table.ply:
                await self.keeper.refresh(held)
            self._check_ply(held, ply, guest, who.seat)
            since = held.table.log_size
            plan = held.table.plan_undo(guest, time.time())
            if not await self._append(held, plan, origin, re):
                self._check_ply(held, ply, guest, who.seat)
            return {} if origin is not None else seeing.update(held.table, who, since, time.time(), re)

    async def hint(self, table: str, guest: str | None, seat: int, re: Tag = None) -> Json:
        found = await self.keeper.look(table)
        found.check_seat(guest, seat)
        if not found.hints_for(guest) or found.actor != seat:
            raise Refused("no-hint")
        level, ply = strongest(), found.ply
        decision = await self._hinted(guest, f"{table} hint", level, found.game.state)
        thoughts = [{"action": t.action, "visits": t.visits, "chance": t.chance} for t in decision.thoughts]
        answer = {"type": "hint", "re": re, "ply": ply, "seat": seat, "level": level}
        return answer | {"action": decision.action, "thoughts": thoughts}

    async def _hinted(self, guest: str | None, table: str, level: str, state: State) -> Decision:
        """One hint at a time for each guest: the bots that play need the threads too."""
        if guest in self._hinting:
            raise Refused("too-many")
        self._hinting.add(guest)
        try:
            return await self.bots.think(table, level, state)
        finally:
            self._hinting.discard(guest)
            self.bots.leave(table)

    def _check_ply(self, held: Held, ply: int, guest: str | None, seat: int | None) -> None:
        if ply != held.table.ply:
            refused = Refused("stale", ply=held.table.ply)
            refused.now = seeing.play(held.table, seeing.Reader(guest, seat), 0, time.time())
            raise refused

    async def _append(self, held: Held, plan: Plan, origin: Socket | None = None, re: Tag = None) -> bool:
        stored = await self.keeper.append(held, plan)
        if stored:
            self._tell_played(held.table, origin, re)
        return stored

    def _tell_played(self, table: Table, origin: Socket | None = None, re: Tag = None) -> None:
        self.hub.publish(table, origin, re)
        self.tender.poke(table)

    async def _play(self, table: str, ply: int, seat: int, kind: Kind, action: str | None) -> None:
        """Play for a bot, a stand-in, or what is forced (without an action)."""
        async with self.keeper.hold(table) as held:
            if held.table.ply != ply:
                return
            now = time.time()
            plan = held.table.plan_forced(now) if action is None else held.table.plan(seat, kind, action, now)
            await asyncio.shield(self._append(held, plan))

    # --- the other workers ---

    async def _tell(self, words: str) -> None:
        if self.wire is not None:
            await self.wire.tell(f"{self.worker} {words}")

    async def _hear(self, speaker: str, about: str, words: str) -> None:
        if about == "played":
            for table, rows in told_rows(words, self.keeper.in_use).items():
                await self._take_in(table, rows)
        elif about == "changed":
            if self.keeper.in_use([words]):
                await self._refresh(words)
        elif about == "here":
            table, presence = wire.heard(words)
            self.hub.hear(speaker, table, presence)
            if self.hub.watched(table):
                self.hub.table_changed(await self.keeper.look(table))
        elif about == "who" and self.hub.watched(words):
            await self._say_here(await self.keeper.look(words))
        elif about == "alive":
            if self.hub.hear_from(speaker):
                await self._announce_all()
        elif about == "name":
            self.renamed(words)

    async def _take_in(self, table: str, rows: list[Row]) -> None:
        with contextlib.suppress(Refused):
            async with self.keeper.hold(table) as held:
                await self.keeper.take_in(held, rows)

    async def _live(self) -> None:
        """Say that this worker is alive, and take note of those that are not."""
        await self._tell("alive")
        for table in self.hub.bury(SILENCE * self.settings.beat):
            if self.hub.watched(table):
                self.hub.table_changed(await self.keeper.look(table))

    async def _refresh(self, table: str) -> None:
        with contextlib.suppress(Refused):
            async with self.keeper.hold(table) as held:
                await self.keeper.refresh(held)

    def _news(self, table: Table, seats: bool) -> None:
        """Another worker has done something at a table: tell those who are connected here."""
        if seats:
            self.hub.table_changed(table)
        if table.record is not None:
            self._tell_played(table)

    async def _missed(self) -> None:
        """The connection to the other workers is new: find out what they have done, and who is where."""
        for table in self.hub.tables():
            await self._refresh(table)
        await self._announce_all()

    async def _announce_all(self) -> None:
        for table in self.hub.tables():
            with contextlib.suppress(Refused):
                await self._announce(await self.keeper.look(table))

    async def _announce(self, table: Table) -> None:
        """Tell the others who is connected here, and ask them.

        Until they know it they do not tell what they play. Whoever answers has stored by then what was under way, for
        he has the turn when he looks; and whoever hears the answer looks too. So nobody misses anything.
        """
        await self._say_here(table)
        await self._tell(f"who {table.id}")

    async def _say_here(self, table: Table) -> None:
        await self._tell(wire.here(table.id, self.hub.here(table)))

    async def presence_changed(self, table: Table, joined: bool) -> None:
        self.hub.table_changed(table)
        if self.wire is not None:
            await (self._announce(table) if joined else self._say_here(table))

    async def _tend(self, table: str) -> None:
        with contextlib.suppress(Refused):
            async with self.keeper.hold(table) as held:
                await self.keeper.refresh(held)
                self.tender.poke(held.table)


def _stored(table: Table, act: Act) -> bool:
    """Whether this very action was stored at this very ply."""
    if not 0 <= act.ply < len(table.rows):
        return False
    row = table.rows[act.ply]
    return (row.seat, row.kind, row.action) == (act.seat, "action", act.action)
