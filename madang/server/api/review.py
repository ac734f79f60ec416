"""REST routes for the review of a finished game, for everyone who may see its replay."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from madang.server.api import messages as m
from madang.server.api import requests as r
from madang.server.api import review_messages as rm
from madang.server.api.dependencies import (
    REFUSALS,
    GuestOrNew,
    OptionalGuest,
    ReviewKey,
    TableId,
    get_runtime,
    id_of,
    json_response,
)
from madang.server.errors import Refused
from madang.server.tables.review import check_decision

router = APIRouter(prefix="/api/tables/{id}/review", responses=REFUSALS)
Count = Annotated[int, Query(ge=0, le=2**31, description="How many decisions you know.")]
StepNumber = Annotated[int, Query(ge=0, le=2**31)]


@router.get("", response_model=rm.Review)
async def get_review(
    request: Request, id: TableId, guest: OptionalGuest, since: Count = 0, key: ReviewKey = None
) -> Response:
    """The review as far as it is computed. Ask again until it is complete."""
    table = await get_runtime(request).tables.get(id)
    table.check_review(id_of(guest), key)
    return json_response(request, await get_runtime(request).reviews.info(table, since))


@router.post("", response_model=rm.Review)
async def request_review(request: Request, id: TableId, guest: GuestOrNew, key: ReviewKey = None) -> Response:
    """Have the game reviewed. It is computed once; the server works on one review at a time for each guest."""
    runtime = get_runtime(request)
    table = await runtime.tables.get(id)
    table.check_review(guest.id, key)
    await runtime.reviews.request(table, guest.id)
    return json_response(request, await runtime.reviews.info(table, 0))


@router.post("/try", response_model=rm.Trial)
async def try_action(
    request: Request, id: TableId, guest: GuestOrNew, body: r.TryAction, key: ReviewKey = None
) -> Response:
    """What another action at a decision would have been worth."""
    runtime = get_runtime(request)
    table = await runtime.tables.get(id)
    table.check_review(guest.id, key)
    return json_response(request, await runtime.reviews.try_action(table, guest.id, body.step, body.action))


@router.get("/explain", response_model=m.Reason)
async def explain(
    request: Request,
    id: TableId,
    guest: OptionalGuest,
    step: StepNumber,
    action: Annotated[str, Query(max_length=100)],
    key: ReviewKey = None,
) -> Response:
    """Why an action was illegal at a decision."""
    table = await get_runtime(request).tables.get(id)
    table.check_review(id_of(guest), key)
    reason = check_decision(table.game, step).explain(action)
    return json_response(request, {"reason": None if reason is None else Refused(reason).json()["error"]})
