"""REST routes: the daily challenges, challenges of one's own, and attempts at them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from madang.server.api import challenge_messages as m
from madang.server.api import messages
from madang.server.api.dependencies import REFUSALS, GuestOrNew, OptionalGuest, get_runtime, json_response
from madang.server.api.tables import table_snapshot
from madang.server.security import address_of

router = APIRouter(prefix="/api/challenges", responses=REFUSALS)
ChallengeId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{8,40}$", examples=["daily-koryo-2026-01-31"])]


@router.get("", response_model=m.ChallengeList)
async def dailies(request: Request, guest: OptionalGuest) -> Response:
    """Today's challenge of each game, by the date in UTC."""
    return json_response(request, {"challenges": await get_runtime(request).challenges.dailies(guest)})


@router.post("", response_model=m.ChallengeInfo, status_code=201)
async def create(request: Request, guest: GuestOrNew, body: m.NewChallenge) -> Response:
    """Make a challenge. Everybody who has its link may play it."""
    service = get_runtime(request).challenges
    return json_response(request, await service.create(guest, body.game, body.players, body.level, body.days), 201)


@router.get("/{id}", response_model=m.ChallengeInfo)
async def challenge(request: Request, id: ChallengeId, guest: OptionalGuest) -> Response:
    """A challenge, and its results if you have finished it."""
    return json_response(request, await get_runtime(request).challenges.get(id, guest))


@router.post("/{id}/start", response_model=messages.Snapshot, status_code=201)
async def start(request: Request, id: ChallengeId, guest: GuestOrNew) -> Response:
    """Start your attempt, or get the one that you have started."""
    table = await get_runtime(request).challenges.start(id, guest, address_of(request))
    return json_response(request, await table_snapshot(request, table, guest), 201)
