"""Dependencies of the routes: the runtime, the guest of a request, rate limits, JSON responses."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
from fastapi import Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from madang.server.api.device import device_name
from madang.server.api.language import preferred_language
from madang.server.api.messages import Failure
from madang.server.errors import Refused
from madang.server.play.runtime import Runtime
from madang.server.security import RateLimiter, address_of
from madang.server.settings import Settings
from madang.server.tables.guest import Guest

COOKIE = "madang"
COOKIE_SECONDS = 2 * 365 * 24 * 3600
ADDRESS_RATE_FACTOR = 4
"""The rate limit of an address, as a multiple of a guest's."""
HEAVY_RATE = 2.0
"""Replays and other large responses per second and guest."""
CODE_RATE, CODE_BURST = 1 / 15, 10
"""Attempts at a transfer code per second and address, and at once."""
TALK_RATE, TALK_BURST = 1 / 3, 6
"""Messages to tables per second and guest, and at once."""


class Limits:
    """The rate limits of guests and addresses."""

    def __init__(self, settings: Settings) -> None:
        self._guests = RateLimiter(settings.rate)
        self._addresses = RateLimiter(ADDRESS_RATE_FACTOR * settings.rate)
        heavy = HEAVY_RATE if settings.rate else 0.0
        self._heavy_guests = RateLimiter(heavy)
        self._heavy_addresses = RateLimiter(ADDRESS_RATE_FACTOR * heavy)
        self.new_guests = RateLimiter(settings.new_guests)
        self.codes = RateLimiter(CODE_RATE if settings.rate else 0.0, CODE_BURST)
        talk = TALK_RATE if settings.rate else 0.0
        self._guests_talk = RateLimiter(talk, TALK_BURST)
        self._addresses_talk = RateLimiter(ADDRESS_RATE_FACTOR * talk, ADDRESS_RATE_FACTOR * TALK_BURST)

    def allow(self, guest: str | None, address: str) -> bool:
        # the guest first: a refused request must not use up the limit of others at the same address
        return self._guests.allow(guest or address) and self._addresses.allow(address)

    def allow_heavy(self, guest: str | None, address: str) -> bool:
        return self._heavy_guests.allow(guest or address) and self._heavy_addresses.allow(address)

    def allow_talk(self, guest: str, address: str) -> bool:
        return self._guests_talk.allow(guest) and self._addresses_talk.allow(address)


def get_runtime(connection: HTTPConnection) -> Runtime:
    return cast(Runtime, connection.app.state.runtime)


def get_limits(connection: HTTPConnection) -> Limits:
    return cast(Limits, connection.app.state.limits)


def check_talk_rate(connection: HTTPConnection, guest: str) -> None:
    """Refuse a guest who says too much at once."""
    if not get_limits(connection).allow_talk(guest, address_of(connection)):
        raise Refused("talk-too-much")


async def find_guest(connection: HTTPConnection) -> Guest | None:
    """The guest whose cookie a request or a socket carries, if the cookie is known."""
    return await get_runtime(connection).guests.find(connection.cookies.get(COOKIE, ""))


async def optional_guest(request: Request) -> Guest | None:
    """The guest of a request, if known."""
    guest = await find_guest(request)
    get_runtime(request).bans.check(id_of(guest), address_of(request))
    if not get_limits(request).allow(guest.id if guest else None, address_of(request)):
        raise Refused("too-many")
    return guest


async def guest_or_new(request: Request, guest: Annotated[Guest | None, Depends(optional_guest)]) -> Guest:
    """The guest of a request. A client without one gets a new guest, and its cookie with the response."""
    if guest is not None:
        return guest
    if not get_limits(request).new_guests.allow(address_of(request)):
        raise Refused("too-many")
    language = preferred_language(request.headers.get("accept-language", ""))
    created, token = await get_runtime(request).guests.create(language, device_of(request))
    request.state.new_token = token
    return created


async def heavy_request_guest(
    request: Request, guest: Annotated[Guest | None, Depends(optional_guest)]
) -> Guest | None:
    """The guest of a request for a large response, if known."""
    if not get_limits(request).allow_heavy(guest.id if guest else None, address_of(request)):
        raise Refused("too-many")
    return guest


GuestOrNew = Annotated[Guest, Depends(guest_or_new)]
OptionalGuest = Annotated[Guest | None, Depends(optional_guest)]
HeavyRequestGuest = Annotated[Guest | None, Depends(heavy_request_guest)]
TablePath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,40}$", examples=["q3mVd0Zb2xw9KfTa"])]


async def visible_table(request: Request, id: TablePath) -> str:
    """The id of a table, if the guest may see the table: a challenge is hidden from those who might still play it."""
    challenges = get_runtime(request).challenges
    if await challenges.has_table(id):
        await challenges.check_visible(id, id_of(await find_guest(request)))
    return id


TableId = Annotated[str, Depends(visible_table)]
SeatQuery = Annotated[int | None, Query(ge=0, le=3, description="One of your seats.")]
ReviewKey = Annotated[
    str | None, Query(pattern=r"^[0-9a-f]{20}$", description="The `key` of a replay that a player shares.")
]
Since = Annotated[int | None, Query(ge=0, le=2**31, description="How many plies you know.")]
REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Failure, "description": text}
    for code, text in {
        400: "Not allowed now",
        403: "Not yours, or the header X-Madang is missing",
        404: "No such table or device",
        409: "Stale: `now` is the current state of the table",
        413: "Too large",
        422: "Malformed request",
        429: "Too many requests, tables or bots",
    }.items()
}


def device_of(request: Request) -> str:
    return device_name(request.headers.get("user-agent", ""))


def id_of(guest: Guest | None) -> str | None:
    return guest.id if guest else None


def json_response(request: Request, content: Any, status: int = 200) -> Response:
    """A JSON response. If the request created a guest or signed in a device, it sets the cookie."""
    response = Response(msgspec.json.encode(content), status, media_type="application/json")
    token = getattr(request.state, "new_token", None)
    if token is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


async def signed_in_response(request: Request, token: str) -> Response:
    """The name and settings of the guest as whom this device is signed in now, and the cookie."""
    guests = get_runtime(request).guests
    guest = await guests.find(token)
    if guest is None:
        raise Refused("server-error")
    request.state.new_token = token
    return json_response(request, {"id": guest.public, "name": guest.name, "prefs": await guests.prefs(guest)})
