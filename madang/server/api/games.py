"""REST route: the list of games, and the bots that can play them."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request, Response

import madang
from madang.bots.levels import LEVELS
from madang.server.api import messages as m
from madang.server.api.dependencies import REFUSALS, json_response

router = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/games", response_model=m.Games)
async def list_games(request: Request) -> Response:
    """The games, and the bots that can play them."""
    infos = []
    for name in madang.game_names():
        game = await asyncio.to_thread(madang.game, name)
        info = {"name": name, "title": game.title, "rules": game.version, "players": [*game.players]}
        infos.append(info | {"levels": [*LEVELS]})
    return json_response(request, {"games": infos, "version": madang.__version__})
