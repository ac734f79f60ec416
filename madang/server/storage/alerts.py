"""Push subscriptions, webhooks, and the server's key for push messages."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import sqlalchemy as sa

from madang.server.storage.database import Database
from madang.server.storage.schema import deliveries, push_subscriptions, server_keys, webhooks

MAX_SUBSCRIPTIONS = 20
"""Push subscriptions per guest. With one more, the oldest is removed."""


class Subscription(NamedTuple):
    """A browser that wants push messages."""

    id: str
    guest: str
    session: str | None
    endpoint: str
    p256dh: str
    auth: str
    language: str
    origin: str
    created: float


class Webhook(NamedTuple):
    id: str
    guest: str
    table_id: str | None
    url: str
    form: str
    language: str
    origin: str
    problem: str | None
    created: float


class AlertStore:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def key(self, name: str, new: str) -> str:
        """The server's key of this name. If there is none yet, the new one becomes it, for all workers."""
        return await self._database.write(_key, name, new)

    async def subscribe(self, subscription: Subscription) -> None:
        await self._database.write(_subscribe, subscription)

    async def unsubscribe(self, guest: str, subscription: str) -> None:
        own = (push_subscriptions.c.id == subscription) & (push_subscriptions.c.guest == guest)
        removed = sa.delete(push_subscriptions).where(own)
        await self._database.write(lambda connection: connection.execute(removed).close())

    async def webhook(self, guest: str, table_id: str | None) -> Webhook | None:
        """The webhook that a guest has entered for a table, or for themselves."""
        return await self._database.read(_webhook, guest, table_id)

    async def set_webhook(self, guest: str, table_id: str | None, webhook: Webhook | None) -> None:
        """Replace or remove a webhook."""
        await self._database.write(_set_webhook, guest, table_id, webhook)

    async def queue_test(self, guest: str, subscription: str | None, webhook: str | None) -> None:
        """Queue a test message to one of a guest's targets, unless one is waiting."""
        await self._database.write(_queue_test, guest, subscription, webhook)


def _key(connection: sa.Connection, name: str, new: str) -> str:
    chosen = sa.select(server_keys.c.value).where(server_keys.c.name == name)
    found = connection.execute(chosen).scalar()
    if found is None:
        try:
            with connection.begin_nested():
                connection.execute(sa.insert(server_keys).values(name=name, value=new))
        except sa.exc.IntegrityError:  # another worker was faster
            pass
        found = connection.execute(chosen).scalar_one()
    return str(found)


def _subscribe(connection: sa.Connection, subscription: Subscription) -> None:
    connection.execute(sa.delete(push_subscriptions).where(push_subscriptions.c.id == subscription.id))
    own = push_subscriptions.c.guest == subscription.guest
    newest = sa.select(push_subscriptions.c.id).where(own).order_by(push_subscriptions.c.created.desc())
    old = [*connection.execute(newest.offset(MAX_SUBSCRIPTIONS - 1)).scalars()]
    connection.execute(sa.delete(push_subscriptions).where(push_subscriptions.c.id.in_(old)))
    connection.execute(sa.insert(push_subscriptions).values(subscription._asdict()))


def _of(guest: str, table_id: str | None) -> sa.ColumnElement[bool]:
    return (webhooks.c.guest == guest) & (webhooks.c.table_id == table_id)  # "is null" for None


def _webhook(connection: sa.Connection, guest: str, table_id: str | None) -> Webhook | None:
    row = connection.execute(sa.select(webhooks).where(_of(guest, table_id))).first()
    return Webhook(*row) if row else None


def _set_webhook(connection: sa.Connection, guest: str, table_id: str | None, webhook: Webhook | None) -> None:
    old = [*connection.execute(sa.select(webhooks.c.id).where(_of(guest, table_id))).scalars()]
    connection.execute(sa.delete(deliveries).where(deliveries.c.webhook.in_(old)))
    connection.execute(sa.delete(webhooks).where(webhooks.c.id.in_(old)))
    if webhook is not None:
        connection.execute(sa.insert(webhooks).values(webhook._asdict()))


def _queue_test(connection: sa.Connection, guest: str, subscription: str | None, webhook: str | None) -> None:
    target = (deliveries.c.subscription == subscription) & (deliveries.c.webhook == webhook)
    waiting = sa.select(deliveries.c.id).where(target, deliveries.c.kind == "test")
    if connection.execute(waiting).first() is not None:
        return
    now = time.time()
    values: dict[str, Any] = {"subscription": subscription, "webhook": webhook, "table_id": None, "kind": "test"}
    values |= {"guest": guest, "ply": 0, "created": now, "due": now, "attempts": 0, "claimed_until": 0.0}
    connection.execute(sa.insert(deliveries).values(values))


def forget_alerts_of(connection: sa.Connection, guest: str) -> None:
    """Remove a guest's subscriptions and webhooks, and what is queued for them."""
    connection.execute(sa.delete(deliveries).where(deliveries.c.guest == guest))
    own = sa.select(webhooks.c.id).where(webhooks.c.guest == guest)
    connection.execute(sa.delete(deliveries).where(deliveries.c.webhook.in_(own)))
    for table in (push_subscriptions, webhooks):
        connection.execute(sa.delete(table).where(table.c.guest == guest))


def forget_alerts_on(connection: sa.Connection, session: str) -> None:
    """Remove the subscription of a device that is signed out."""
    connection.execute(sa.delete(push_subscriptions).where(push_subscriptions.c.session == session))


def merge_alerts(connection: sa.Connection, source: str, target: str) -> None:
    """Give a guest's subscriptions and webhooks to another. The target's own webhook stays, if there is one."""
    if _webhook(connection, target, None) is not None:
        _set_webhook(connection, source, None, None)
    for table in (push_subscriptions, webhooks, deliveries):
        connection.execute(sa.update(table).where(table.c.guest == source).values(guest=target))


def export_alerts(connection: sa.Connection, guest: str) -> dict[str, Any]:
    """What the server stores about how a guest is told."""
    subscribed = sa.select(push_subscriptions.c.endpoint, push_subscriptions.c.language, push_subscriptions.c.created)
    hooks = sa.select(webhooks.c.table_id, webhooks.c.url, webhooks.c.form, webhooks.c.language, webhooks.c.created)
    return {
        "push": [row._asdict() for row in connection.execute(subscribed.where(push_subscriptions.c.guest == guest))],
        "webhooks": [row._asdict() for row in connection.execute(hooks.where(webhooks.c.guest == guest))],
    }
