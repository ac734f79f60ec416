"""REST routes: the devices of a guest, and transfer codes that sign in another device."""

from __future__ import annotations

from typing import Annotated

import segno
from fastapi import APIRouter, Path, Request, Response

from madang.server.api import guest_messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import (
    REFUSALS,
    GuestOrNew,
    OptionalGuest,
    device_of,
    get_limits,
    get_runtime,
    json_response,
    signed_in_response,
)
from madang.server.errors import Refused
from madang.server.security import address_of
from madang.server.tables.guest import Guest
from madang.server.tables.presenter import Json

router = APIRouter(prefix="/api/me", responses=REFUSALS)
MAX_HOST = 260
"""Characters of the server's name in a QR code, which cannot hold much more."""
SessionId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", examples=["8c1f0a52de3b9470"])]


async def devices_of(request: Request, guest: Guest) -> Json:
    """The devices and passkeys of a guest."""
    runtime = get_runtime(request)
    sessions = await runtime.guests.devices(guest)
    keys = await runtime.passkeys.passkeys(guest)
    return {
        "devices": [session._asdict() | {"here": session.id == guest.session} for session in sessions],
        "passkeys": [{"id": k.id, "device": k.device, "created": k.created, "used": k.used} for k in keys],
    }


@router.get("/devices", response_model=m.Devices)
async def devices(request: Request, guest: GuestOrNew) -> Response:
    """The devices that are signed in as you, and your passkeys."""
    return json_response(request, await devices_of(request, guest))


@router.delete("/devices/{session}", response_model=m.Devices)
async def sign_out(request: Request, guest: GuestOrNew, session: SessionId) -> Response:
    """Sign out a device. Its next request makes a new guest."""
    await get_runtime(request).guests.sign_out(guest, session)
    return json_response(request, await devices_of(request, guest))


@router.post("/transfer", response_model=m.TransferCode)
async def new_transfer_code(request: Request, guest: GuestOrNew) -> Response:
    """A code with which another device can sign in as you: once, within ten minutes."""
    code, expires = await get_runtime(request).guests.new_transfer_code(guest)
    shown = f"{code[:5]}-{code[5:]}"
    # in the fragment: browsers do not send it, so no log has it
    url = f"{request.url.scheme}://{request.headers.get('host', '')[:MAX_HOST]}/you#{shown}"
    qr = segno.make_qr(url, error="m").svg_data_uri(border=2, omitsize=True)
    return json_response(request, {"code": shown, "expires": expires, "url": url, "qr": qr})


def _check_code_rate(request: Request) -> None:
    if not get_limits(request).codes.allow(address_of(request)):
        raise Refused("too-many-codes")


@router.post("/transfer/owner", response_model=m.CodeOwner)
async def code_owner(request: Request, here: OptionalGuest, body: r.TypedCode) -> Response:
    """Whose code it is. People may have got it in a link from somebody else, so show them before they use it."""
    _check_code_rate(request)
    return json_response(request, {"name": await get_runtime(request).guests.owner_of_code(body.code)})


@router.post("/transfer/redeem", response_model=m.Me)
async def redeem(request: Request, here: OptionalGuest, body: r.RedeemCode) -> Response:
    """Sign in this device with a code from another device."""
    _check_code_rate(request)
    token = await get_runtime(request).guests.redeem(body.code, here, body.merge, device_of(request))
    return await signed_in_response(request, token)
