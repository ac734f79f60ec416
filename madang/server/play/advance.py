"""Commands for decisions in advance."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from madang.server.storage.advance import AdvanceStore
from madang.server.tables import advance
from madang.server.tables.advance import RiposteAnswer
from madang.server.tables.presenter import Json
from madang.server.tables.table import Table


class AdvanceService:
    def __init__(self, store: AdvanceStore, get_table: Callable[[str], Awaitable[Table]]) -> None:
        self._store = store
        self._get_table = get_table

    async def show(self, table_id: str, guest: str, seat: int) -> Json:
        """What a guest's seat may decide in advance, and what it has decided."""
        table = await self._get_table(table_id)
        table.check_seat(guest, seat)
        return await self._shown(table, seat)

    async def seal(self, table_id: str, guest: str, seat: int, order: str | None) -> Json:
        """Seal an order, or withdraw it (None), until the seat's turn comes."""
        while True:
            table = await self._get_table(table_id)
            table.check_seat(guest, seat)
            advance.check_order(table, seat, order)
            if await self._store.seal(table_id, table.ply, seat, order):
                return await self._shown(table, seat)

    async def set_riposte(self, table_id: str, guest: str, seat: int, answer: RiposteAnswer) -> Json:
        """Decide how the server answers when the seat may riposte."""
        table = await self._get_table(table_id)
        table.check_seat(guest, seat)
        advance.check_playing(table)
        await self._store.set_riposte(table_id, seat, answer)
        return await self._shown(table, seat)

    async def decided_action(self, table: Table) -> str | None:
        """What the player to act has decided in advance; None to ask the player."""
        if table.actor is None or table.seats[table.actor].kind != "human":
            return None
        state = table.game.state
        if not advance.may_be_decided(state):
            return None
        return advance.decided_action(state, await self._store.read(table.id, table.actor))

    async def _shown(self, table: Table, seat: int) -> Json:
        playing = table.actor is not None
        decisions = await self._store.read(table.id, seat)
        return {
            "seat": seat,
            "orders": advance.orders_of(table.game.state, seat) if playing else [],
            "order": decisions.order,
            "riposte": decisions.riposte if playing and advance.has_ripostes(table.game.state.game) else None,
        }
