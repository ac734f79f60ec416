"""REST routes for a game in progress: actions, undo, hints, views and plies."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from madang.server.api import messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import (
    REFUSALS,
    GuestOrNew,
    OptionalGuest,
    SeatQuery,
    TableId,
    get_runtime,
    id_of,
    json_response,
)
from madang.server.tables import presenter
from madang.server.tables.viewer import viewer_at

router = APIRouter(prefix="/api/tables/{id}", responses=REFUSALS)


@router.post("/actions", response_model=m.Played | m.Ack)
async def act(request: Request, id: TableId, guest: GuestOrNew, body: r.Act) -> Response:
    """Play an action. The same request sent twice counts once."""
    runtime = get_runtime(request)
    with runtime.metrics.actions.time():
        played = await runtime.tables.act(id, guest.id, body.ply, body.seat, body.action, None, None)
    return json_response(request, played)


@router.post("/undo", response_model=m.Played)
async def undo(request: Request, id: TableId, guest: GuestOrNew, body: r.Undo) -> Response:
    """Take back your last action."""
    return json_response(request, await get_runtime(request).tables.undo(id, guest.id, body.ply, None, None))


@router.post("/hint", response_model=m.Hint)
async def hint(request: Request, id: TableId, guest: GuestOrNew, body: r.AskHint) -> Response:
    """The action that a strong bot would choose. Only if no other human plays at the table."""
    return json_response(request, await get_runtime(request).tables.hint(id, guest.id, body.seat))


@router.get("/view", response_model=dict[str, Any])
async def view(request: Request, id: TableId, guest: OptionalGuest, seat: SeatQuery = None) -> Response:
    """The view of one of your seats, or a spectator's."""
    table = await get_runtime(request).tables.get(id)
    viewer = viewer_at(table, id_of(guest), seat)
    return json_response(request, table.game.state.view(viewer.seat))


@router.get("/explain", response_model=m.Reason)
async def explain(
    request: Request,
    id: TableId,
    guest: OptionalGuest,
    action: Annotated[str, Query(max_length=100)],
    seat: SeatQuery = None,
) -> Response:
    """Why an action is illegal for one of your seats now."""
    table = await get_runtime(request).tables.get(id)
    return json_response(request, presenter.reason(table, viewer_at(table, id_of(guest), seat), action))


@router.get("/plies", response_model=m.Plies)
async def plies(
    request: Request,
    id: TableId,
    guest: OptionalGuest,
    seat: SeatQuery = None,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> Response:
    """Up to 50 plies from a number on, each with the view after it."""
    table = await get_runtime(request).tables.get(id)
    return json_response(request, presenter.plies_from(table, viewer_at(table, id_of(guest), seat), since))
