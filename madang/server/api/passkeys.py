"""REST routes: create passkeys, remove them, and sign in with them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from madang.server.api import guest_messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import (
    REFUSALS,
    GuestOrNew,
    OptionalGuest,
    device_of,
    get_runtime,
    json_response,
    signed_in_response,
)
from madang.server.api.devices import devices_of
from madang.server.play.passkeys import Site

router = APIRouter(prefix="/api/me/passkeys", responses=REFUSALS)
PasskeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,1400}$", examples=["Zm9yIGV4YW1wbGU"])]


def site_of(request: Request) -> Site:
    """The site that the browser sees. A proxy may hide that it is HTTPS; the name is what counts for passkeys."""
    host = request.headers.get("host", "")
    return Site(request.url.hostname or "", [f"https://{host}", f"http://{host}"])


@router.post("/options", response_model=m.PasskeyOptions)
async def creation_options(request: Request, guest: GuestOrNew) -> Response:
    """What the browser needs to create a passkey."""
    return json_response(
        request, {"options": await get_runtime(request).passkeys.creation_options(guest, site_of(request))}
    )


@router.post("", response_model=m.Devices)
async def create(request: Request, guest: GuestOrNew, body: r.NewPasskey) -> Response:
    """Store the passkey that the browser has created."""
    passkeys = get_runtime(request).passkeys
    await passkeys.create(guest, body.credential, site_of(request), device_of(request))
    return json_response(request, await devices_of(request, guest))


@router.delete("/{passkey}", response_model=m.Devices)
async def remove(request: Request, guest: GuestOrNew, passkey: PasskeyId) -> Response:
    """Remove a passkey. Devices stay signed in."""
    await get_runtime(request).passkeys.remove(guest, passkey)
    return json_response(request, await devices_of(request, guest))


@router.post("/sign-in/options", response_model=m.PasskeyOptions)
async def sign_in_options(request: Request, here: OptionalGuest) -> Response:
    """What the browser needs to sign in with a passkey."""
    return json_response(request, {"options": await get_runtime(request).passkeys.sign_in_options(site_of(request))})


@router.post("/sign-in", response_model=m.Me)
async def sign_in(request: Request, here: OptionalGuest, body: r.PasskeySignIn) -> Response:
    """Sign in this device with a passkey."""
    runtime = get_runtime(request)
    guest = await runtime.passkeys.verify(body.credential, site_of(request))
    token = await runtime.guests.sign_in(guest, here, body.merge, device_of(request))
    return await signed_in_response(request, token)
