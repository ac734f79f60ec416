"""What the routes share: the running server, the guest who asks, limits, and answers as JSON."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from madang.server.api.messages import Failure
from madang.server.errors import Refused
from madang.server.play.runtime import Runtime
from madang.server.security import RateLimiter, address_of
from madang.server.settings import Settings
from madang.server.tables.guest import Guest

COOKIE = "madang"
COOKIE_SECONDS = 2 * 365 * 24 * 3600
ADDRESS_FACTOR = 4
"""An address may ask for as much as so many guests."""
HEAVY_RATE = 2.0
"""Replays and other large answers a second for one guest."""


class Limits:
    """How much one visitor may ask for."""

    def __init__(self, settings: Settings) -> None:
        self._guests = RateLimiter(settings.rate)
        self._addresses = RateLimiter(ADDRESS_FACTOR * settings.rate)
        heavy = HEAVY_RATE if settings.rate else 0.0
        self._heavy_guests = RateLimiter(heavy)
        self._heavy_addresses = RateLimiter(ADDRESS_FACTOR * heavy)
        self.new_guests = RateLimiter(settings.new_guests)

    def allow(self, guest: str | None, address: str) -> bool:
        # the guest first: what is refused must not use up the limit of others at the same address
        return self._guests.allow(guest or address) and self._addresses.allow(address)

    def allow_heavy(self, guest: str | None, address: str) -> bool:
        return self._heavy_guests.allow(guest or address) and self._heavy_addresses.allow(address)


def runtime(connection: HTTPConnection) -> Runtime:
    return cast(Runtime, connection.app.state.runtime)


def limits(connection: HTTPConnection) -> Limits:
    return cast(Limits, connection.app.state.limits)


async def find_guest(connection: HTTPConnection) -> Guest | None:
    """The guest that a request or a socket comes from, if the cookie is known."""
    return await runtime(connection).guests.find(connection.cookies.get(COOKIE, ""))


async def any_guest(request: Request) -> Guest | None:
    """The guest who asks, if known."""
    guest = await find_guest(request)
    if not limits(request).allow(guest.id if guest else None, address_of(request)):
        raise Refused("too-many")
    return guest


async def known_guest(request: Request, guest: Annotated[Guest | None, Depends(any_guest)]) -> Guest:
    """The guest who asks; a new one gets a cookie with the answer."""
    if guest is not None:
        return guest
    if not limits(request).new_guests.allow(address_of(request)):
        raise Refused("too-many")
    created, token = await runtime(request).guests.create()
    request.state.new_token = token
    return created


async def heavy_guest(request: Request, guest: Annotated[Guest | None, Depends(any_guest)]) -> Guest | None:
    """The guest who asks for something that takes long to make."""
    if not limits(request).allow_heavy(guest.id if guest else None, address_of(request)):
        raise Refused("too-many")
    return guest


KnownGuest = Annotated[Guest, Depends(known_guest)]
AnyGuest = Annotated[Guest | None, Depends(any_guest)]
HeavyGuest = Annotated[Guest | None, Depends(heavy_guest)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,40}$", examples=["q3mVd0Zb2xw9KfTa"])]
SeatQuery = Annotated[int | None, Query(ge=0, le=3, description="One of your seats.")]
Since = Annotated[int | None, Query(ge=0, le=2**31, description="How many plies you know.")]
REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Failure, "description": text}
    for code, text in {
        400: "Not allowed now",
        403: "Not yours, or the header X-Madang is missing",
        404: "No such table",
        409: "Stale: where the table is stands in `now`",
        413: "Too large",
        422: "Not of the right shape",
        429: "Too many",
    }.items()
}


def id_of(guest: Guest | None) -> str | None:
    return guest.id if guest else None


def answer(request: Request, content: Any, status: int = 200) -> Response:
    """A JSON answer, with the cookie of a new guest."""
    response = Response(msgspec.json.encode(content), status, media_type="application/json")
    token = getattr(request.state, "new_token", None)
    if token is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response
