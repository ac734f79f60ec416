"""REST routes: profiles of players, and the leaderboard."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

import madang
from madang.server.api import profile_messages as m
from madang.server.api.dependencies import REFUSALS, HeavyRequestGuest, OptionalGuest, get_runtime, json_response
from madang.server.errors import Refused

router = APIRouter(prefix="/api", responses=REFUSALS)
PlayerId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", examples=["8c1f0a52de3b9470"])]


@router.get("/players/{id}", response_model=m.Profile)
async def profile(request: Request, id: PlayerId, guest: HeavyRequestGuest) -> Response:
    """A player's ratings and statistics: your own with all finished games, others' with those at listed tables."""
    return json_response(request, await get_runtime(request).profiles.profile(id, guest))


@router.get("/leaderboard", response_model=m.Leaderboard)
async def leaderboard(
    request: Request,
    guest: OptionalGuest,
    game: Annotated[str, Query(max_length=40)],
    players: Annotated[int, Query(ge=2, le=4)] = 2,
) -> Response:
    """The players with a rating in a game, and the ratings of the bots."""
    if game not in madang.game_names():
        raise Refused("no-such-game", game=game)
    return json_response(request, await get_runtime(request).profiles.leaderboard(game, players, guest))
