"""REST: play, and what one may ask while playing."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from madang.server.api import messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import (
    REFUSALS,
    AnyGuest,
    KnownGuest,
    SeatQuery,
    TableId,
    answer,
    id_of,
    runtime,
)
from madang.server.tables import presenter
from madang.server.tables.viewer import viewer_at

router = APIRouter(prefix="/api/tables/{id}", responses=REFUSALS)


@router.post("/actions", response_model=m.Played | m.Ack)
async def act(request: Request, id: TableId, guest: KnownGuest, body: r.Act) -> Response:
    """Play an action. Sent twice, it counts once."""
    played = await runtime(request).tables.act(id, guest.id, body.ply, body.seat, body.action, None, None)
    return answer(request, played)


@router.post("/undo", response_model=m.Played)
async def undo(request: Request, id: TableId, guest: KnownGuest, body: r.Undo) -> Response:
    """Take your last action back."""
    return answer(request, await runtime(request).tables.undo(id, guest.id, body.ply, None, None))


@router.post("/hint", response_model=m.Hint)
async def hint(request: Request, id: TableId, guest: KnownGuest, body: r.AskHint) -> Response:
    """What would a strong bot do? Only where no other human plays."""
    return answer(request, await runtime(request).tables.hint(id, guest.id, body.seat))


@router.get("/view", response_model=dict[str, Any])
async def view(request: Request, id: TableId, guest: AnyGuest, seat: SeatQuery = None) -> Response:
    """The view of one of your seats, or a spectator's."""
    table = await runtime(request).tables.get(id)
    viewer = viewer_at(table, id_of(guest), seat)
    return answer(request, table.game.state.view(viewer.seat))


@router.get("/explain", response_model=m.Reason)
async def explain(
    request: Request,
    id: TableId,
    guest: AnyGuest,
    action: Annotated[str, Query(max_length=100)],
    seat: SeatQuery = None,
) -> Response:
    """Why one of your seats may not do something now."""
    table = await runtime(request).tables.get(id)
    return answer(request, presenter.reason(table, viewer_at(table, id_of(guest), seat), action))


@router.get("/plies", response_model=m.Plies)
async def plies(
    request: Request,
    id: TableId,
    guest: AnyGuest,
    seat: SeatQuery = None,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> Response:
    """Plies from a number on, each with the view after it, up to 50 at a time."""
    table = await runtime(request).tables.get(id)
    return answer(request, presenter.plies_from(table, viewer_at(table, id_of(guest), seat), since))
