"""REST routes for talk at a table, and for the players whom a guest has muted."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from madang.server.api import requests as r
from madang.server.api import talk_messages as m
from madang.server.api.dependencies import (
    REFUSALS,
    GuestOrNew,
    OptionalGuest,
    TableId,
    check_talk_rate,
    get_runtime,
    id_of,
    json_response,
)
from madang.server.tables.talk import PHRASES, REACTIONS

router = APIRouter(prefix="/api", responses=REFUSALS)
PlayerId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", examples=["8c1f0a52de3b9470"])]


@router.get("/tables/{id}/talk", response_model=m.Talk)
async def show(request: Request, id: TableId, guest: OptionalGuest) -> Response:
    """The last messages at a table, without those of players whom you have muted, and what you may say."""
    messages = await get_runtime(request).talk.recent(id, id_of(guest))
    return json_response(request, {"messages": messages, "phrases": PHRASES, "reactions": REACTIONS})


@router.post("/tables/{id}/talk", response_model=m.TalkMessage, status_code=201)
async def say(request: Request, id: TableId, guest: GuestOrNew, body: r.Say) -> Response:
    """Say something at a table. While a game is played, only spectators hear spectators."""
    check_talk_rate(request, guest.id)
    return json_response(request, await get_runtime(request).talk.say(id, guest.id, body.kind, body.content), 201)


@router.get("/me/muted", response_model=m.Muted)
async def muted(request: Request, guest: GuestOrNew) -> Response:
    """The players whose messages you do not get."""
    return json_response(request, await get_runtime(request).talk.muted(guest.id))


@router.put("/me/muted/{player}", response_model=m.Muted)
async def mute(request: Request, player: PlayerId, guest: GuestOrNew) -> Response:
    """Mute a player, at all tables and on all your devices. The player does not learn of it."""
    return json_response(request, await get_runtime(request).talk.mute(guest.id, player))


@router.delete("/me/muted/{player}", response_model=m.Muted)
async def unmute(request: Request, player: PlayerId, guest: GuestOrNew) -> Response:
    """Hear a player again."""
    return json_response(request, await get_runtime(request).talk.unmute(guest.id, player))
