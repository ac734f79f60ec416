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
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpcore

TIMEOUT = 10.0
"""Seconds to resolve a name, to connect, and to wait for each part of the answer."""
TIMEOUT_IN_ALL = 30.0
"""Seconds for a request. Without this limit a receiver could answer a byte now and then, for hours."""
RESOLVERS = 16
"""Threads that look up names."""
GLOBAL_UNICAST = ipaddress.ip_network("2000::/3")
"""Where the public addresses of IPv6 are. The rest is local, or stands for something else in some networks."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
IETF = ipaddress.ip_network("192.0.0.0/24")


class ForbiddenAddress(Exception):
    """The address is private."""


class UnknownHost(ForbiddenAddress):
    """The name has no address, at least for now."""


class Answer(NamedTuple):
    status: int
    retry_after: float
    """Seconds after which the receiver would like the next attempt; 0 if it says nothing."""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet.

    >>> [is_public(address) for address in ("93.184.216.34", "10.0.0.1", "2606:4700::1111", "::1", "::ffff:127.0.0.1")]
    [True, False, True, False, False]
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        embedded = found.ipv4_mapped or found.sixtofour
        if embedded is None and found in NAT64:
            embedded = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        if embedded is not None:
            return is_public(str(embedded))
        return found.is_global and found in GLOBAL_UNICAST
    return found.is_global and not found.is_multicast and found not in IETF


class _CheckedBackend(httpcore.AsyncNetworkBackend):
    """Connects to checked addresses only."""

    def __init__(self, private_allowed: bool) -> None:
        self._private_allowed = private_allowed
        self._backend = httpcore.AnyIOBackend()
        # threads of its own: a lookup cannot be stopped, and a slow name server must not hold up other work
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "resolve")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        error: Exception | None = None
        for address in await self.resolve(host, port):
            try:
                return await self._backend.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as failed:
                error = failed
        raise error or UnknownHost(host)

    async def resolve(self, host: str, port: int) -> list[str]:
        """The addresses of a host. Raises `ForbiddenAddress` if one of them is not public."""
        lookup = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        try:
            async with asyncio.timeout(TIMEOUT):
                found = await asyncio.get_running_loop().run_in_executor(self._resolvers, lookup)
        except (OSError, UnicodeError) as error:
            raise UnknownHost(host) from error
        addresses = list(dict.fromkeys(str(info[4][0]) for info in found))
        if not self._private_allowed and not all(is_public(address) for address in addresses):
            raise ForbiddenAddress(host)
        return addresses

    def close(self) -> None:
        self._resolvers.shutdown(wait=False, cancel_futures=True)


class Outbound:
    def __init__(self, private_allowed: bool) -> None:
        self.private_allowed = private_allowed
        self._backend = _CheckedBackend(private_allowed)
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=ssl.create_default_context(),
            network_backend=self._backend,
            max_connections=None,
            max_keepalive_connections=0,
        )

    async def check(self, url: str) -> None:
        """Raise `ForbiddenAddress` if requests to this URL would be refused now."""
        parts = urlsplit(url)
        await self._backend.resolve(parts.hostname or "", parts.port or 443)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        """Send a POST request. The body of the answer is not read."""
        timeouts = dict.fromkeys(("connect", "read", "write", "pool"), TIMEOUT)
        sent = [(name.encode(), value.encode()) for name, value in headers.items()]
        request = self._pool.stream("POST", url, headers=sent, content=body, extensions={"timeout": timeouts})
        async with asyncio.timeout(TIMEOUT_IN_ALL), request as response:
            found = {name.lower(): value for name, value in response.headers}
            asked = found.get(b"retry-after", b"").decode("ascii", "replace")
            return Answer(response.status, float(asked) if asked.isdecimal() else 0.0)

    async def close(self) -> None:
        self._backend.close()
        await self._pool.aclose()
