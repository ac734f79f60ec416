"""Keeping out what does not belong here: forged requests, floods, giants, and pages that would show more than ours."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from pydantic_core import to_json
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from madang.server.refusals import Refused

log = logging.getLogger("madang.server.access")
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Buckets:
    """So many a second, and twice as many at once."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, key: str) -> bool:
        if self.rate <= 0:
            return True
        now = time.monotonic()
        level, then = self._levels.pop(key, (0.0, now))
        level = max(0.0, level - (now - then) * self.rate)
        allowed = level + 1 <= max(1.0, 2 * self.rate)
        self._levels[key] = (level + 1 if allowed else level, now)
        if len(self._levels) > 10_000:
            self._levels.popitem(last=False)
        return allowed


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def own_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a socket is opened by a page of this server, or by no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or origin in allowed or urlsplit(origin).netloc == connection.headers.get("host")


class Guard:
    """Around every HTTP request: the required header, the size of the body, the answer's headers, a line of log."""

    def __init__(self, app: ASGIApp, body: int) -> None:
        self.app = app
        self.body = body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _dress(scope["path"], MutableHeaders(scope=message))
            await send(message)

        try:
            await self._guarded(scope, receive, answer)
        finally:
            milliseconds = round(1000 * (time.perf_counter() - began), 1)
            route = getattr(scope.get("route"), "path", "-")  # not the path: a table's id lets people in
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": milliseconds})

    async def _guarded(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and headers.get("x-madang") != "1":
            await _refuse(Refused("header-missing"), send)
        elif not headers.get("content-length", "0").isdecimal() or int(headers.get("content-length", 0)) > self.body:
            await _refuse(Refused("too-large"), send)
        else:
            await self.app(scope, self._limited(receive), send)

    def _limited(self, receive: Receive) -> Receive:
        """A body without a length is counted while it comes; what is too much is cut off, and so not JSON."""
        taken = 0

        async def limited() -> Message:
            nonlocal taken
            message = await receive()
            taken += len(message.get("body", b""))
            if taken > self.body:
                return {"type": "http.request", "body": b"", "more_body": False}
            return message

        return limited


def _dress(path: str, headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers[name] = value
    if path.startswith("/api") and "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"


async def _refuse(refused: Refused, send: Send) -> None:
    body = to_json(refused.json())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
