"""REST routes: push messages to a browser, and webhooks for a guest or a table."""

from __future__ import annotations

from typing import Annotated, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Request, Response
from pydantic import AfterValidator, BaseModel, Field, StringConstraints

from madang.server.api.dependencies import (
    REFUSALS,
    GuestOrNew,
    TableId,
    get_limits,
    get_runtime,
    json_response,
)
from madang.server.api.requests import StrictModel
from madang.server.errors import Refused
from madang.server.security import address_of
from madang.server.tables.guest import Guest

router = APIRouter(prefix="/api", responses=REFUSALS)
MAX_ORIGIN = 300


def _checked_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise ValueError("must be an http or https address without a user name")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise ValueError("must be a plain address")
    _ = parts.port  # raises for a port that is not a number
    return url


Url = Annotated[str, StringConstraints(min_length=1, max_length=1000), AfterValidator(_checked_url)]
Base64 = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{1,100}$")]
Language = Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")]


class PushKeysOfBrowser(StrictModel):
    p256dh: Base64
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_=-]{1,50}$")]


class Subscribe(StrictModel):
    """The browser's `PushSubscription`, and the language of the messages."""

    endpoint: Url
    keys: PushKeysOfBrowser
    language: Language = Field(examples=["en"])


class Endpoint(StrictModel):
    endpoint: Url


class SetWebhook(StrictModel):
    url: Url = Field(examples=["https://hooks.example/madang"])
    form: Literal["json", "discord"]
    language: Language = Field(examples=["en"])


class WebhookInfo(BaseModel):
    url: str
    form: Literal["json", "discord"]
    problem: str | None = Field(description="Why the last delivery failed: `HTTP 500`, `no answer`, or `address`.")


class Alerts(BaseModel):
    """How you are told that it is your turn, that a friend sat down, or that a game ended."""

    key: str = Field(description="The server's VAPID key, for `pushManager.subscribe`.")
    webhook: WebhookInfo | None


class TableWebhook(BaseModel):
    webhook: WebhookInfo | None


def _origin(request: Request) -> str:
    return f"{request.url.scheme}://{request.headers.get('host', '')}"[:MAX_ORIGIN]


def _check_heavy(request: Request, guest: Guest) -> None:
    """Requests that make the server look up names, or send something, are limited like large answers."""
    if not get_limits(request).allow_heavy(guest.id, address_of(request)):
        raise Refused("too-many")


async def _alerts(request: Request, guest: Guest) -> Response:
    return json_response(request, await get_runtime(request).alerts.show(guest))


async def _table_webhook(request: Request, guest: Guest, table: str) -> Response:
    return json_response(request, {"webhook": await get_runtime(request).alerts.webhook(guest, table)})


@router.get("/me/alerts", response_model=Alerts)
async def show(request: Request, guest: GuestOrNew) -> Response:
    """Your webhook, and the key for push messages."""
    return await _alerts(request, guest)


@router.put("/me/push", response_model=Alerts)
async def subscribe(request: Request, guest: GuestOrNew, body: Subscribe) -> Response:
    """Send push messages to this browser. The same subscription again changes its language."""
    _check_heavy(request, guest)
    keys = body.keys
    await get_runtime(request).alerts.subscribe(
        guest, body.endpoint, keys.p256dh, keys.auth, body.language, _origin(request)
    )
    return await _alerts(request, guest)


@router.post("/me/push/remove", response_model=Alerts)
async def unsubscribe(request: Request, guest: GuestOrNew, body: Endpoint) -> Response:
    """Send no more push messages to this browser."""
    await get_runtime(request).alerts.unsubscribe(guest, body.endpoint)
    return await _alerts(request, guest)


@router.post("/me/push/test", response_model=Alerts)
async def test_push(request: Request, guest: GuestOrNew, body: Endpoint) -> Response:
    """Send a test message to this browser."""
    _check_heavy(request, guest)
    await get_runtime(request).alerts.test_push(guest, body.endpoint)
    return await _alerts(request, guest)


@router.put("/me/webhook", response_model=Alerts)
async def set_webhook(request: Request, guest: GuestOrNew, body: SetWebhook) -> Response:
    """Call an address whenever you would be told something."""
    _check_heavy(request, guest)
    alerts = get_runtime(request).alerts
    await alerts.set_webhook(guest, None, body.url, body.form, body.language, _origin(request))
    return await _alerts(request, guest)


@router.delete("/me/webhook", response_model=Alerts)
async def remove_webhook(request: Request, guest: GuestOrNew) -> Response:
    await get_runtime(request).alerts.remove_webhook(guest, None)
    return await _alerts(request, guest)


@router.post("/me/webhook/test", response_model=Alerts)
async def test_webhook(request: Request, guest: GuestOrNew) -> Response:
    """Send a test message to your webhook."""
    _check_heavy(request, guest)
    await get_runtime(request).alerts.test_webhook(guest, None)
    return await _alerts(request, guest)


@router.get("/tables/{id}/webhook", response_model=TableWebhook)
async def table_webhook(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """The webhook that you have entered for a table."""
    return await _table_webhook(request, guest, id)


@router.put("/tables/{id}/webhook", response_model=TableWebhook)
async def set_table_webhook(request: Request, id: TableId, guest: GuestOrNew, body: SetWebhook) -> Response:
    """Call an address about everybody's turns at a table, who sits down, and the end. By the table's creator."""
    _check_heavy(request, guest)
    alerts = get_runtime(request).alerts
    await alerts.set_webhook(guest, id, body.url, body.form, body.language, _origin(request))
    return await _table_webhook(request, guest, id)


@router.post("/tables/{id}/webhook/test", response_model=TableWebhook)
async def test_table_webhook(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """Send a test message to the webhook of a table."""
    _check_heavy(request, guest)
    await get_runtime(request).alerts.test_webhook(guest, id)
    return await _table_webhook(request, guest, id)


@router.delete("/tables/{id}/webhook", response_model=TableWebhook)
async def remove_table_webhook(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    await get_runtime(request).alerts.remove_webhook(guest, id)
    return await _table_webhook(request, guest, id)
