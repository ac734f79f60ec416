"""REST routes for a finished game: replay and record."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from madang.server.api import review_messages as m
from madang.server.api.dependencies import (
    REFUSALS,
    HeavyRequestGuest,
    ReviewKey,
    SeatQuery,
    TableId,
    get_runtime,
    id_of,
    json_response,
)
from madang.server.tables import replay as replays

router = APIRouter(prefix="/api/tables/{id}", responses=REFUSALS)


@router.get("/replay", response_model=m.Replay)
async def replay(
    request: Request,
    id: TableId,
    guest: HeavyRequestGuest,
    seat: SeatQuery = None,
    open: bool = False,
    key: ReviewKey = None,
) -> Response:
    """Every state of a finished game, as a seat or a spectator saw it, or with all cards open."""
    table = await get_runtime(request).tables.get(id)
    content = await get_runtime(request).in_background(replays.replay, table, id_of(guest), key, seat, open)
    return json_response(request, content)


@router.get("/record", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def record(request: Request, id: TableId, guest: HeavyRequestGuest, key: ReviewKey = None) -> Response:
    """The record of a finished game as a file, for `madang verify`."""
    table = await get_runtime(request).tables.get(id)
    await get_runtime(request).challenges.check_secret(id)
    text = await get_runtime(request).in_background(replays.record, table, id_of(guest), key)
    name = f"madang-{table.config.game}-{table.id[:8]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)
