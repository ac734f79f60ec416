"""REST routes for games that must not be blocked: remind, hand over, come back, resign, abandon."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response

from madang.server.api import messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import REFUSALS, GuestOrNew, TableId, get_runtime, json_response
from madang.server.api.tables import table_snapshot
from madang.server.play.service import SeatEdit
from madang.server.tables import absence
from madang.server.tables.guest import Guest

router = APIRouter(prefix="/api/tables/{id}", responses=REFUSALS)


async def _change(request: Request, table_id: str, guest: Guest, edit: SeatEdit) -> Response:
    table = await get_runtime(request).tables.change(table_id, edit)
    return json_response(request, await table_snapshot(request, table, guest))


@router.post("/remind", response_model=m.Snapshot)
async def remind(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """Remind the player for whom everyone waits, after the table's `patience`."""
    return await _change(request, id, guest, lambda table: absence.remind(table, guest, time.time()))


@router.post("/hand-over", response_model=m.Snapshot)
async def hand_over(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """Let a bot take over from a player who was reminded and did not act. The player may come back."""
    return await _change(request, id, guest, lambda table: absence.hand_over(table, guest, time.time()))


@router.post("/return", response_model=m.Snapshot)
async def come_back(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """Play your seats again that a bot has taken over."""
    return await _change(request, id, guest, lambda table: absence.come_back(table, guest))


@router.post("/resign", response_model=m.Snapshot)
async def resign(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """Give up: a bot plays on for the others. If nobody else plays, the table is closed."""
    return await _change(request, id, guest, lambda table: absence.resign(table, guest))


@router.post("/abandon", response_model=m.Snapshot)
async def abandon(request: Request, id: TableId, guest: GuestOrNew, body: r.Abandon) -> Response:
    """Agree to abandon the game. When all players agree, the table is closed without a result."""
    return await _change(request, id, guest, lambda table: absence.abandon(table, guest, body.agree))
