"""REST routes: the list of games, and the guest's own name."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

import madang
from madang.bots.levels import LEVELS
from madang.server.api import messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import REFUSALS, GuestOrNew, get_runtime, json_response

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/games", response_model=m.Games)
async def games(request: Request) -> Response:
    """The games, and the bots that can play them."""
    infos = []
    for name in madang.game_names():
        game = await asyncio.to_thread(madang.game, name)
        info = {"name": name, "title": game.title, "rules": game.version, "players": [*game.players]}
        infos.append(info | {"levels": [*LEVELS]})
    return json_response(request, {"games": infos, "version": madang.__version__})


@router.get("/me", response_model=m.Me)
async def me(request: Request, guest: GuestOrNew) -> Response:
    """Your name. A client without a cookie becomes a new guest."""
    return json_response(request, {"name": guest.name})


@router.patch("/me", response_model=m.Me)
async def rename(request: Request, guest: GuestOrNew, body: r.Rename) -> Response:
    """Change your name, also at the tables where you sit."""
    await get_runtime(request).tables.rename(guest, body.name)
    return json_response(request, {"name": body.name})
