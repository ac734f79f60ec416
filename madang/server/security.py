"""Protection: required headers, limits on rates and sizes, allowed hosts and origins, headers of every answer."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from madang.server.errors import Refused
from madang.server.settings import Settings

log = logging.getLogger("madang.server.access")
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_PATH = 2_000
MAX_LIMITED = 10_000
"""Visitors whose rates are remembered."""
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


class RateLimiter:
    """A token bucket for each visitor: so many a second, and twice as many at once. A rate of 0 is no limit."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, visitor: str) -> bool:
        if self._rate <= 0:
            return True
        now = time.monotonic()
        level, then = self._levels.pop(visitor, (0.0, now))
        level = max(0.0, level - (now - then) * self._rate)
        allowed = level + 1 <= max(1.0, 2 * self._rate)
        self._levels[visitor] = (level + 1 if allowed else level, now)
        if len(self._levels) > MAX_LIMITED:
            self._levels.popitem(last=False)
        return allowed


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def is_own_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a socket is opened by a page of this server, or by no page at all."""
    origin = connection.headers.get("origin")
    return origin is None or origin in allowed or urlsplit(origin).netloc == connection.headers.get("host")


def is_own_host(host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a request is for this server: a page elsewhere may have its name resolve to this address.

    >>> is_own_host("localhost:8620", ("localhost",)), is_own_host("evil.example", ("localhost",))
    (True, False)
    """
    name = host.lower().rsplit(":", 1)[0] if not host.endswith("]") else host.lower()
    return not allowed or name in allowed


class Guard:
    """Around every request: the checks before it, the headers of its answer, and a line of log."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and self._problem(scope) is not None:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(scope["path"], MutableHeaders(scope=message))
            await send(message)

        try:
            refused = self._problem(scope) or self._problem_of_request(scope)
            if refused is not None:
                await _refuse(refused, answer)
            else:
                await self.app(scope, self._limited(receive), answer)
        finally:
            milliseconds = round(1000 * (time.perf_counter() - began), 1)
            route = getattr(scope.get("route"), "path", "-")  # not the path: knowing a table's id lets people in
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": milliseconds})

    def _problem(self, scope: Scope) -> Refused | None:
        if len(scope["path"]) + len(scope["query_string"]) > LONGEST_PATH:
            return Refused("too-long")
        host = Headers(scope=scope).get("host", "")
        return None if is_own_host(host, self.settings.hosts) else Refused("bad-host", host=host[:100])

    def _problem_of_request(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE and headers.get("x-madang") != "1":
            return Refused("header-missing")
        length = headers.get("content-length", "0")
        return Refused("too-large") if not length.isdecimal() or int(length) > self.settings.max_body else None

    def _limited(self, receive: Receive) -> Receive:
        """The body of a request, which must come in time. One that is too long is cut off, and so not JSON."""
        taken, complete = 0, False
        deadline = asyncio.get_running_loop().time() + self.settings.body_timeout

        async def limited() -> Message:
            nonlocal taken, complete
            if complete:
                return await receive()  # waits for the client to disconnect
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                return {"type": "http.disconnect"}
            taken += len(message.get("body", b""))
            complete = not message.get("more_body", False)
            if taken > self.settings.max_body:
                return {"type": "http.request", "body": b"", "more_body": False}
            return message

        return limited


def _add_headers(path: str, headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers[name] = value
    if path.startswith("/api") and "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"


async def _refuse(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(refused.json())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
