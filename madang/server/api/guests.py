"""REST routes: the name and the settings of the guest, who is created on the first request; export and deletion."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from madang.server.api import guest_messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import REFUSALS, GuestOrNew, HeavyRequestGuest, get_runtime, json_response
from madang.server.errors import Refused

router = APIRouter(prefix="/api/me", responses=REFUSALS)


@router.get("", response_model=m.Me)
async def me(request: Request, guest: GuestOrNew) -> Response:
    """Your name and settings. A client without a cookie becomes a new guest."""
    return json_response(
        request, {"id": guest.public, "name": guest.name, "prefs": await get_runtime(request).guests.prefs(guest)}
    )


@router.patch("", response_model=m.Me)
async def rename(request: Request, guest: GuestOrNew, body: r.Rename) -> Response:
    """Change your name, also at the tables where you sit."""
    guests = get_runtime(request).guests
    await guests.rename(guest, body.name)
    return json_response(request, {"id": guest.public, "name": body.name, "prefs": await guests.prefs(guest)})


@router.put("/prefs", response_model=m.Me)
async def set_prefs(request: Request, guest: GuestOrNew, body: r.SetPrefs) -> Response:
    """Replace your settings."""
    await get_runtime(request).guests.set_prefs(guest, body.prefs)
    return json_response(request, {"id": guest.public, "name": guest.name, "prefs": body.prefs})


@router.get("/export", response_model=m.Export)
async def export(request: Request, guest: HeavyRequestGuest) -> Response:
    """Everything that the server stores about you, as one file."""
    if guest is None:
        raise Refused("not-found")
    response = json_response(request, await get_runtime(request).guests.export(guest))
    response.headers["Content-Disposition"] = 'attachment; filename="madang.json"'
    return response


@router.delete("", response_model=m.Deleted)
async def delete(request: Request, guest: GuestOrNew) -> Response:
    """Delete yourself. Your seats in the games of others stay, without a name; bots play on."""
    await get_runtime(request).guests.delete(guest)
    return json_response(request, {"deleted": True})
