"""Requests to addresses that guests have entered. They never reach this machine or its private networks.

The name is resolved once, every address is checked, and the connection goes to a checked address, so that a name that
resolves differently the next time changes nothing. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpcore

TIMEOUT = 10.0
"""Seconds to resolve, to connect, and to wait for the answer, each."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")


class ForbiddenAddress(Exception):
    """The address is private, or the name has no address."""


class Answer(NamedTuple):
    status: int
    retry_after: float
    """Seconds after which the receiver would like the next attempt; 0 if it says nothing."""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet.

    >>> [is_public(address) for address in ("93.184.216.34", "10.0.0.1", "::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1")]
    [True, False, False, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        embedded = found.ipv4_mapped or found.sixtofour
        if embedded is None and found in NAT64:
            embedded = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if embedded is not None:
            return is_public(str(embedded))
    return found.is_global and not found.is_multicast


class _CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to checked addresses only."""

    def __init__(self, private_allowed: bool) -> None:
        self._private_allowed = private_allowed
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        error: Exception | None = None
        for address in await resolve(host, port, self._private_allowed):
            try:
                return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as failed:
                error = failed
        raise error or ForbiddenAddress(host)


async def resolve(host: str, port: int, private_allowed: bool) -> list[str]:
    """The addresses of a host. Raises if one of them is not public."""
    try:
        async with asyncio.timeout(TIMEOUT):
            found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError) as error:
        raise ForbiddenAddress(host) from error
    addresses = list(dict.fromkeys(str(info[4][0]) for info in found))
    if not addresses or (not private_allowed and not all(is_public(address) for address in addresses)):
        raise ForbiddenAddress(host)
    return addresses


class Outbound:
    def __init__(self, private_allowed: bool) -> None:
        self.private_allowed = private_allowed
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            network_backend=_CheckedBackend(private_allowed),
            max_keepalive_connections=0,
        )

    async def check(self, url: str) -> None:
        """Raise `ForbiddenAddress` if requests to this URL would be refused now."""
        parts = urlsplit(url)
        await resolve(parts.hostname or "", parts.port or 443, self.private_allowed)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send a POST request. The body of the answer is not read."""
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT)
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        request = self._pool.stream("POST", url, headers=sent, content=body, extensions={"timeout": timeouts})
        async with request as response:
            found = {name.lower(): value for name, value in response.headers}
            asked = found.get(b"retry-after", b"").decode("ascii", "replace")
            return Answer(response.status, float(asked) if asked.isdecimal() else 0.0)

    async def close(self) -> None:
        await self._pool.aclose()
