"""Commands for push subscriptions and webhooks."""

from __future__ import annotations

import base64
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Any

from madang.messages import DEFAULT_LANGUAGE, languages
from madang.server.errors import Refused
from madang.server.play.outbound import ForbiddenAddress, Outbound
from madang.server.storage.alerts import AlertStore, Subscription, Webhook
from madang.server.tables.guest import Guest
from madang.server.tables.presenter import Json
from madang.server.tables.table import Table

VAPID = "vapid"


class PushKeys:
    """The server's VAPID key: it is made once, and kept in the database for all workers."""

    def __init__(self, store: AlertStore) -> None:
        self._store = store
        self._key: Any = None

    async def vapid(self) -> Any:
        """The key as a `py_vapid.Vapid02`."""
        if self._key is None:
            from py_vapid import Vapid02  # slow to import, and not every server sends push messages

            new = Vapid02()
            new.generate_keys()
            pem = await self._store.key(VAPID, new.private_pem().decode())
            self._key = Vapid02.from_pem(pem.encode())
        return self._key

    async def public(self) -> str:
        """The public key as browsers take it: base64url."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        key = (await self.vapid()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(key).rstrip(b"=").decode()


class AlertService:
    def __init__(self, store: AlertStore, outbound: Outbound, get_table: Callable[[str], Awaitable[Table]]) -> None:
        self._store = store
        self._outbound = outbound
        self._get_table = get_table

    @cached_property
    def keys(self) -> PushKeys:
        return PushKeys(self._store)

    async def show(self, guest: Guest) -> Json:
        """How a guest is told, and the key that a browser needs for a subscription."""
        return {"key": await self.keys.public(), "webhook": await self.webhook(guest, None)}

    # --- push messages ---

    async def subscribe(self, guest: Guest, endpoint: str, p256dh: str, auth: str, language: str, origin: str) -> None:
        """Send push messages to a browser from now on."""
        _check_push_keys(endpoint, p256dh, auth)
        await self._check_target(endpoint, https=not self._outbound.private_allowed)
        now, known = time.time(), language_of(language)
        identity = subscription_id(endpoint)
        await self._store.subscribe(
            Subscription(identity, guest.id, guest.session, endpoint, p256dh, auth, known, origin, now)
        )

    async def unsubscribe(self, guest: Guest, endpoint: str) -> None:
        await self._store.unsubscribe(guest.id, subscription_id(endpoint))

    async def test_push(self, guest: Guest, endpoint: str) -> None:
        await self._store.queue_test(guest.id, subscription_id(endpoint), None)

    # --- webhooks ---

    async def webhook(self, guest: Guest, table_id: str | None) -> Json | None:
        """The webhook that a guest has entered."""
        found = await self._store.webhook(guest.id, table_id)
        return None if found is None else {"url": found.url, "form": found.form, "problem": found.problem}

    async def set_webhook(
        self, guest: Guest, table_id: str | None, url: str, form: str, language: str, origin: str
    ) -> None:
        """Enter a webhook: for a table by its creator, or for everything that the guest is told (None)."""
        await self._check_owner(guest, table_id)
        await self._check_target(url, https=False)
        hook = Webhook(
            secrets.token_urlsafe(12), guest.id, table_id, url, form, language_of(language), origin, None, time.time()
        )
        await self._store.set_webhook(guest.id, table_id, hook)

    async def remove_webhook(self, guest: Guest, table_id: str | None) -> None:
        await self._store.set_webhook(guest.id, table_id, None)

    async def test_webhook(self, guest: Guest, table_id: str | None) -> None:
        found = await self._store.webhook(guest.id, table_id)
        if found is None:
            raise Refused("not-found")
        await self._store.queue_test(guest.id, None, found.id)

    async def _check_owner(self, guest: Guest, table_id: str | None) -> None:
        if table_id is not None and (await self._get_table(table_id)).config.creator != guest.id:
            raise Refused("not-creator")

    async def _check_target(self, url: str, https: bool) -> None:
        if https and not url.startswith("https://"):
            raise Refused("address-not-allowed")
        try:
            await self._outbound.check(url)
        except (ForbiddenAddress, ValueError):
            raise Refused("address-not-allowed") from None


def subscription_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()


def language_of(tag: str) -> str:
    return tag if tag in languages() else DEFAULT_LANGUAGE


def _check_push_keys(endpoint: str, p256dh: str, auth: str) -> None:
    """Refuse keys with which nothing can be encrypted."""
    from pywebpush import WebPusher

    try:
        WebPusher({"endpoint": endpoint, "keys": {"p256dh": p256dh, "auth": auth}}).encode(b"test")
    except Exception:  # the library raises the errors of all its parts
        raise Refused("subscription-invalid") from None
