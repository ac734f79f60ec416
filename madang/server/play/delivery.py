"""Sends what is queued: push messages and webhooks, with retries."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import httpcore
import msgspec

from madang.server.errors import Refused
from madang.server.play.alerts import PushKeys
from madang.server.play.outbound import Answer, ForbiddenAddress, Outbound, UnknownHost
from madang.server.play.presence_tracker import PresenceTracker
from madang.server.storage.deliveries import DeliveryQueue
from madang.server.tables.alert_texts import discord_message, json_message, push_message
from madang.server.tables.alerts import is_current
from madang.server.tables.table import Table
from madang.server.tables.viewer import places_of

log = logging.getLogger("madang.server")
LEASE = 120.0
"""Seconds for which a worker claims a delivery."""
MAX_CLAIMED = 20
"""Deliveries claimed at once."""
MAX_SENDING, MAX_OF_GUEST = 100, 5
"""Deliveries being sent; a guest with so many waits, so that slow receivers of one guest delay nobody else."""
FIRST_RETRY, MAX_ATTEMPTS = 10.0, 10
"""Seconds until the first retry; each later one takes twice as long. The last is after almost three hours."""
MAX_WAIT = 3600.0
PUSH_LIFETIME = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is offline."""
CLOSE_TIMEOUT = 5.0
GONE, RETRIED = (404, 410), (408, 425, 429)
Headers = dict[str, str]


class DeliveryWorker:
    def __init__(
        self,
        queue: DeliveryQueue,
        keys: PushKeys,
        outbound: Outbound,
        presence: PresenceTracker,
        get_table: Callable[[str], Awaitable[Table]],
        contact: str,
    ) -> None:
        self._queue = queue
        self._keys = keys
        self._outbound = outbound
        self._presence = presence
        self._get_table = get_table
        self._contact = contact
        self._sending: dict[asyncio.Task[None], str | None] = {}
        """What is being sent, with the guest whose subscription or webhook it is for."""

    async def start_due(self) -> None:
        """Start sending the deliveries that are due. Called with every sweep."""
        while len(self._sending) < MAX_SENDING:
            of_guests = Counter(self._sending.values())
            busy = [guest for guest, count in of_guests.items() if guest is not None and count >= MAX_OF_GUEST]
            claimed = await self._queue.claim(time.time(), time.time() + LEASE, MAX_CLAIMED, busy)
            if not claimed:
                return
            for row in claimed:
                task = asyncio.create_task(self._deliver(row))
                self._sending[task] = row.owner
                task.add_done_callback(self._sending.pop)

    async def close(self) -> None:
        """Wait a moment for what is being sent, so that nobody sends it again."""
        if self._sending:
            for task in (await asyncio.wait([*self._sending], timeout=CLOSE_TIMEOUT))[1]:
                task.cancel()

    async def _deliver(self, row: Any) -> None:
        try:
            table = await self._current_table(row)
            if (row.endpoint is None and row.url is None) or (row.table_id is not None and table is None):
                await self._queue.finish(row.id)  # nobody needs it any more
                return
            await self._settle(row, await self._send(row, table))
        except Exception:
            log.exception("unexpected error in a delivery")
            await self._retry(row, MAX_WAIT)

    async def _current_table(self, row: Any) -> Table | None:
        """The table of an alert; None if what it says is over, or the guest has it on the screen."""
        if row.table_id is None:
            return None
        try:
            table = await self._get_table(row.table_id)
        except Refused:
            return None
        if not is_current(table, row.kind, row.ply, row.seat, row.guest):
            return None
        seat_told = row.guest is not None or row.kind in ("turn", "reminded")
        if seat_told:
            told = row.guest or table.seats[row.seat].guest
            looking = (await self._presence.looking(table)).looking
            if any(seat in looking for seat in places_of(table, told)):
                return None
        return table

    async def _send(self, row: Any, table: Table | None) -> Answer | None:
        """The answer of the receiver; None if there is none."""
        try:
            if row.endpoint is not None:
                return await self._push(row, table)
            message = discord_message(row, table) if row.form == "discord" else json_message(row, table)
            headers = {"content-type": "application/json", "user-agent": "Madang", "x-madang-delivery": str(row.id)}
            return await self._outbound.post(row.url, msgspec.json.encode(message), headers)
        except UnknownHost:  # the next attempt may find it
            return None
        except ForbiddenAddress:
            return Answer(0, 0.0)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, OSError):
            return None

    async def _push(self, row: Any, table: Table | None) -> Answer:
        from pywebpush import WebPusher

        keys = {"p256dh": row.p256dh, "auth": row.auth}
        body = WebPusher({"endpoint": row.endpoint, "keys": keys}).encode(
            msgspec.json.encode(push_message(row, table))
        )["body"]
        return await self._outbound.post(row.endpoint, body, await self._push_headers(row))

    async def _push_headers(self, row: Any) -> Headers:
        endpoint = urlsplit(row.endpoint)
        contact = self._contact or (row.origin if row.origin.startswith("https:") else "mailto:nobody@localhost")
        audience = f"{endpoint.scheme}://{endpoint.netloc}"
        signed: Headers = (await self._keys.vapid()).sign(
            {"aud": audience, "sub": contact, "exp": int(time.time()) + PUSH_LIFETIME // 2}
        )
        own = {"ttl": str(PUSH_LIFETIME), "urgency": "normal", "content-encoding": "aes128gcm"}
        topic = {"topic": row.table_id} if row.table_id and len(row.table_id) <= 32 else {}
        return own | topic | {"content-type": "application/octet-stream"} | signed

    async def _retry(self, row: Any, wait: float) -> None:
        """Queue a delivery again, or give up after the last attempt."""
        if row.attempts + 1 < MAX_ATTEMPTS:
            await self._queue.retry(row.id, time.time() + wait)
        else:
            await self._queue.finish(row.id)

    async def _settle(self, row: Any, answer: Answer | None) -> None:
        """Finish a delivery, or queue it again."""
        status = answer.status if answer is not None else None
        delivered = status is not None and 200 <= status < 300
        if status is None or status >= 500 or status in RETRIED:
            asked = answer.retry_after if answer is not None else 0.0
            await self._retry(row, min(max(FIRST_RETRY * 2**row.attempts, asked), MAX_WAIT))
        elif row.endpoint is not None and (status in GONE or status == 403):
            await self._queue.remove_subscription(row.subscription)
        else:
            await self._queue.finish(row.id)
        if row.webhook is not None:
            problem = (
                None if delivered else "no answer" if status is None else f"HTTP {status}" if status else "address"
            )
            await self._queue.set_problem(row.webhook, problem)
