"""The queue of push messages and webhooks. It survives a restart, and several workers share it.

A worker claims deliveries for a while, sends them and deletes them. What fails is due again later. If a worker is
killed between sending and deleting, another sends the same delivery, with the same id.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa

from madang.server.storage.database import Database
from madang.server.storage.schema import deliveries, push_subscriptions, webhooks
from madang.server.tables.alerts import Alert


class DeliveryQueue:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def open(self) -> None:
        """On SQLite, take back what a worker that was killed had claimed: there is no other worker."""
        if not self._database.postgres:
            freed = sa.update(deliveries).values(claimed_until=0.0)
            await self._database.write(lambda connection: connection.execute(freed).close())

    async def claim(self, now: float, until: float, limit: int, busy: Sequence[str]) -> list[Any]:
        """Claim deliveries that are due, except to targets of busy guests. Returns their rows with their targets."""
        return await self._database.write(_claim, now, until, limit, busy)

    async def finish(self, delivery: int) -> None:
        """Remove a delivery that was sent, or that nobody needs any more."""
        await self._database.write(_finish, delivery)

    async def retry(self, delivery: int, due: float) -> None:
        """Put a delivery that failed back into the queue."""
        again = sa.update(deliveries).where(deliveries.c.id == delivery)
        values: dict[str, Any] = {"due": due, "claimed_until": 0.0, "attempts": deliveries.c.attempts + 1}
        await self._database.write(lambda connection: connection.execute(again.values(values)).close())

    async def remove_subscription(self, subscription: str) -> None:
        await self._database.write(_remove_subscription, subscription)

    async def set_problem(self, webhook: str, problem: str | None) -> None:
        """Record why the last delivery to a webhook failed; None if it succeeded."""
        update = sa.update(webhooks).where(webhooks.c.id == webhook).values(problem=problem)
        await self._database.write(lambda connection: connection.execute(update).close())


def enqueue(connection: sa.Connection, alerts: Sequence[Alert]) -> None:
    """Queue a delivery for each subscription and each webhook that alerts are for, in this transaction."""
    if not alerts:
        return
    guests = {guest for alert in alerts for guest in alert.guests}
    subscriptions = connection.execute(_SUBSCRIPTIONS_OF, {"guests": [*guests]}).all()
    hooks = connection.execute(_WEBHOOKS_OF, {"guests": [*guests], "tables": [alert.table for alert in alerts]}).all()
    rows = []
    for alert in alerts:
        row = {"table_id": alert.table, "kind": alert.kind, "ply": alert.ply, "seat": alert.seat, "who": alert.who}
        row |= {"created": time.time(), "due": alert.due, "attempts": 0, "claimed_until": 0.0}
        for subscription in subscriptions:
            if subscription.guest in alert.guests:
                rows.append(row | {"subscription": subscription.id, "webhook": None, "guest": subscription.guest})
        for hook in hooks:
            if hook.table_id == alert.table or (hook.table_id is None and hook.guest in alert.guests):
                told = None if hook.table_id else hook.guest
                rows.append(row | {"subscription": None, "webhook": hook.id, "guest": told})
    if rows:
        connection.execute(sa.insert(deliveries), rows)


_SUBSCRIPTIONS_OF = sa.select(push_subscriptions.c.id, push_subscriptions.c.guest).where(
    push_subscriptions.c.guest.in_(sa.bindparam("guests", expanding=True))
)
_WEBHOOKS_OF = sa.select(webhooks.c.id, webhooks.c.guest, webhooks.c.table_id).where(
    sa.or_(
        webhooks.c.table_id.is_(None) & webhooks.c.guest.in_(sa.bindparam("guests", expanding=True)),
        webhooks.c.table_id.in_(sa.bindparam("tables", expanding=True)),
    )
)


def _claim(connection: sa.Connection, now: float, until: float, limit: int, busy: Sequence[str]) -> list[Any]:
    due = (deliveries.c.due <= now) & (deliveries.c.claimed_until <= now)
    chosen = sa.select(deliveries.c.id).where(due).order_by(deliveries.c.due).limit(limit)
    if busy:
        for target, table in ((deliveries.c.subscription, push_subscriptions), (deliveries.c.webhook, webhooks)):
            of_busy = sa.select(table.c.id).where(table.c.guest.in_(busy))
            chosen = chosen.where(target.is_(None) | target.not_in(of_busy))
    ids = [*connection.execute(chosen.with_for_update(skip_locked=True)).scalars()]
    if not ids:
        return []
    connection.execute(sa.update(deliveries).where(deliveries.c.id.in_(ids)).values(claimed_until=until))
    to_push = push_subscriptions.c.id == deliveries.c.subscription
    to_hook = webhooks.c.id == deliveries.c.webhook
    joined = deliveries.outerjoin(push_subscriptions, to_push).outerjoin(webhooks, to_hook)
    columns = (
        deliveries,
        push_subscriptions.c.endpoint,
        push_subscriptions.c.p256dh,
        push_subscriptions.c.auth,
        webhooks.c.url,
        webhooks.c.form,
        sa.func.coalesce(push_subscriptions.c.language, webhooks.c.language).label("language"),
        sa.func.coalesce(push_subscriptions.c.origin, webhooks.c.origin).label("origin"),
        sa.func.coalesce(push_subscriptions.c.guest, webhooks.c.guest).label("owner"),
    )
    return [*connection.execute(sa.select(*columns).select_from(joined).where(deliveries.c.id.in_(ids)))]


def _finish(connection: sa.Connection, delivery: int) -> None:
    connection.execute(sa.delete(deliveries).where(deliveries.c.id == delivery))


def _remove_subscription(connection: sa.Connection, subscription: str) -> None:
    connection.execute(sa.delete(deliveries).where(deliveries.c.subscription == subscription))
    connection.execute(sa.delete(push_subscriptions).where(push_subscriptions.c.id == subscription))
