"""REST: what remains of a finished game."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from madang.server.api import messages as m
from madang.server.api.dependencies import REFUSALS, AnyGuest, HeavyGuest, SeatQuery, TableId, answer, id_of, runtime
from madang.server.tables import review

router = APIRouter(prefix="/api/tables/{id}", responses=REFUSALS)


@router.get("/replay", response_model=m.Replay)
async def replay(
    request: Request, id: TableId, guest: HeavyGuest, seat: SeatQuery = None, open: bool = False
) -> Response:
    """Every state of a finished game: as any seat saw it, a spectator, or with all cards open."""
    table = await runtime(request).tables.get(id)
    built = await runtime(request).in_background(review.replay, table, id_of(guest), seat, open)
    return answer(request, built)


@router.get("/chances", response_model=m.Chances)
async def chances(request: Request, id: TableId, guest: AnyGuest) -> Response:
    """How the chances went, as a strong bot sees it; ask again until it is complete."""
    table = await runtime(request).tables.get(id)
    table.check_review(id_of(guest))
    return answer(request, runtime(request).analysis.chances(table))


@router.get("/record", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def record(request: Request, id: TableId, guest: HeavyGuest) -> Response:
    """The record of a finished game as a file, for `madang verify`."""
    table = await runtime(request).tables.get(id)
    text = await runtime(request).in_background(review.record, table, id_of(guest))
    name = f"madang-{table.terms.game}-{table.id[:8]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)
