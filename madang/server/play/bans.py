"""The bans that this process enforces: a copy of the database's, read again when they change."""

from __future__ import annotations

import time

from madang.server.errors import Refused
from madang.server.networks import is_within
from madang.server.play.connections import Connections
from madang.server.storage.bans import Ban, BanStore


class BanList:
    def __init__(self, store: BanStore, connections: Connections) -> None:
        self._store = store
        self._connections = connections
        self._bans: list[Ban] = []

    async def reload(self) -> None:
        """Read the bans again, and disconnect the guests and addresses that are banned now."""
        self._bans = await self._store.all()
        self._connections.disconnect(self.forbids)

    def forbids(self, guest: str | None, address: str) -> bool:
        """Whether a guest or an address is banned."""
        if not self._bans:
            return False
        now = time.time()
        current = [ban for ban in self._bans if ban.until is None or ban.until > now]
        if guest is not None and any(ban.guest == guest for ban in current):
            return True
        return is_within(address, [ban.network for ban in current if ban.network])

    def check(self, guest: str | None, address: str) -> None:
        if self.forbids(guest, address):
            raise Refused("banned")
