"""What the routes share: the house, the guest who asks, and answers as JSON."""

from __future__ import annotations

from typing import Annotated, Any, cast

from fastapi import Depends, Path, Request, Response
from pydantic_core import to_json
from starlette.requests import HTTPConnection

from madang.server.house import House
from madang.server.identity import Identities, set_cookie
from madang.server.messages import Failure
from madang.server.refusals import Refused
from madang.server.security import Buckets, address
from madang.server.settings import Settings
from madang.server.store import Guest


class Hall:
    """What the application is made of; one a process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house = House(settings)
        self.identities = Identities(self.house.store)
        self.house.renamed = self.identities.forget
        self.requests = Buckets(settings.rate)
        self.new_guests = Buckets(settings.new_guests)


def hall(connection: HTTPConnection) -> Hall:
    return cast(Hall, connection.app.state.hall)


async def somebody(request: Request) -> Guest | None:
    """The guest who asks, if he is known; also the limit of how much he may ask."""
    found = await hall(request).identities.find(request)
    if not hall(request).requests.allow(found.id if found else address(request)):
        raise Refused("too-many")
    return found


async def guest(request: Request, response: Response, found: Annotated[Guest | None, Depends(somebody)]) -> Guest:
    """The guest who asks; a new one gets his cookie with the answer."""
    if found is not None:
        return found
    if not hall(request).new_guests.allow(address(request)):
        raise Refused("too-many")
    welcome, token = await hall(request).identities.welcome()
    request.state.token = token
    return welcome


KnownGuest = Annotated[Guest, Depends(guest)]
AnyGuest = Annotated[Guest | None, Depends(somebody)]
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,40}$", examples=["q3mVd0Zb2xw9KfTa"])]
REFUSALS: dict[int | str, dict[str, Any]] = {
    code: {"model": Failure, "description": text}
    for code, text in {
        400: "Not allowed now",
        403: "Not yours, or the header X-Madang is missing",
        404: "No such table",
        409: "Stale: the current state is in `now`",
        413: "Too large",
        422: "Not of the right shape",
        429: "Too many requests",
    }.items()
}


def answer(request: Request, content: Any, status: int = 200) -> Response:
    """JSON that was built in `seeing`, with the cookie of a new guest."""
    response = Response(to_json(content), status, media_type="application/json")
    token = getattr(request.state, "token", None)
    if token is not None:
        set_cookie(response, token, request.url.scheme == "https")
    return response
