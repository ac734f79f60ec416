"""REST: the games, and who you are."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

import madang
from madang.bots.levels import LEVELS
from madang.server.api import messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import REFUSALS, KnownGuest, answer, runtime

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/games", response_model=m.Games)
async def games(request: Request) -> Response:
    """The games, and the bots that can play them."""
    found = []
    for name in madang.game_names():
        game = await asyncio.to_thread(madang.game, name)
        info = {"name": name, "title": game.title, "rules": game.version, "players": [*game.players]}
        found.append(info | {"levels": [*LEVELS]})
    return answer(request, {"games": found, "version": madang.__version__})


@router.get("/me", response_model=m.Me)
async def me(request: Request, guest: KnownGuest) -> Response:
    """Who you are; a client without an identity gets a new one."""
    return answer(request, {"name": guest.name})


@router.patch("/me", response_model=m.Me)
async def rename(request: Request, guest: KnownGuest, body: r.Rename) -> Response:
    """Change your name, also where you sit already."""
    await runtime(request).tables.rename(guest, body.name)
    return answer(request, {"name": body.name})
