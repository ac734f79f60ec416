"""REST routes: the name of the guest, who is created on the first request."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from madang.server.api import messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import REFUSALS, GuestOrNew, get_runtime, json_response

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/me", response_model=m.Me)
async def me(request: Request, guest: GuestOrNew) -> Response:
    """Your name. A client without a cookie becomes a new guest."""
    return json_response(request, {"name": guest.name})


@router.patch("/me", response_model=m.Me)
async def rename(request: Request, guest: GuestOrNew, body: r.Rename) -> Response:
    """Change your name, also at the tables where you sit."""
    await get_runtime(request).tables.rename(guest, body.name)
    return json_response(request, {"name": body.name})
