"""Protection: required headers, limits on rates and sizes, allowed hosts and origins, security headers."""

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
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MAX_PATH = 2_000
MAX_VISITORS = 10_000
"""Visitors whose rates are kept in memory."""
SECURITY_HEADERS = {
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
    """A token bucket for each visitor: `rate` requests per second, and bursts. A rate of 0 is no limit."""

    def __init__(self, rate: float, burst: float | None = None) -> None:
        """Without a given `burst`, a visitor may send twice the rate at once."""
        self._rate = rate
        self._burst = max(1.0, 2 * rate) if burst is None else burst
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, visitor: str) -> bool:
        if self._rate <= 0:
            return True
        now = time.monotonic()
        level, then = self._levels.pop(visitor, (0.0, now))
        level = max(0.0, level - (now - then) * self._rate)
        allowed = level + 1 <= self._burst
        self._levels[visitor] = (level + 1 if allowed else level, now)
        if len(self._levels) > MAX_VISITORS:
            self._levels.popitem(last=False)
        return allowed


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "?"


def is_own_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a socket was opened by a page of this server, or by a client that is not a browser."""
    origin = connection.headers.get("origin")
    return origin is None or origin in allowed or urlsplit(origin).netloc == connection.headers.get("host")


def is_own_host(host: str, allowed: tuple[str, ...]) -> bool:
    """Whether the Host header names this server. This stops DNS rebinding by other sites.

    >>> is_own_host("localhost:8620", ("localhost",)), is_own_host("evil.example", ("localhost",))
    (True, False)
    """
    name = host.lower().rsplit(":", 1)[0] if not host.endswith("]") else host.lower()
    return not allowed or name in allowed


class Guard:
    """Middleware: checks every request, adds security headers to the response, and logs it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket" and self._check_connection(scope) is not None:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(scope["path"], MutableHeaders(scope=message))
            await send(message)

        try:
            refused = self._check_connection(scope) or self._check_request(scope)
            if refused is not None:
                await _refuse(refused, send_with_headers)
            else:
                await self.app(scope, self._limit_body(receive), send_with_headers)
        finally:
            milliseconds = round(1000 * (time.perf_counter() - began), 1)
            route = getattr(scope.get("route"), "path", "-")  # not the path: anyone who knows a table's id may enter
            self._measure(scope, route, status, time.perf_counter() - began)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": milliseconds})

    @staticmethod
    def _measure(scope: Scope, route: str, status: int, seconds: float) -> None:
        runtime = getattr(scope["app"].state, "runtime", None)
        if runtime is not None:
            runtime.metrics.requests.labels(scope["method"], route, str(status)).observe(seconds)

    def _check_connection(self, scope: Scope) -> Refused | None:
        if len(scope["path"]) + len(scope["query_string"]) > MAX_PATH:
            return Refused("too-long")
        host = Headers(scope=scope).get("host", "")
        return None if is_own_host(host, self.settings.hosts) else Refused("bad-host", host=host[:100])

    def _check_request(self, scope: Scope) -> Refused | None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and headers.get("x-madang") != "1":
            return Refused("header-missing")
        length = headers.get("content-length", "0")
        return Refused("too-large") if not length.isdecimal() or int(length) > self.settings.max_body else None

    def _limit_body(self, receive: Receive) -> Receive:
        """Limit the size and the time of a request's body. A body that is too long is cut off, and then is not JSON."""
        size, complete = 0, False
        deadline = asyncio.get_running_loop().time() + self.settings.body_timeout

        async def limited() -> Message:
            nonlocal size, complete
            if complete:
                return await receive()  # waits for the client to disconnect
            try:
                async with asyncio.timeout_at(deadline):
                    message = await receive()
            except TimeoutError:
                return {"type": "http.disconnect"}
            size += len(message.get("body", b""))
            complete = not message.get("more_body", False)
            if size > self.settings.max_body:
                return {"type": "http.request", "body": b"", "more_body": False}
            return message

        return limited


def _add_headers(path: str, headers: MutableHeaders) -> None:
    for name, value in SECURITY_HEADERS.items():
        headers[name] = value
    if path.startswith("/api") and "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"


async def _refuse(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(refused.json())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
