"""REST: tables before and around the game."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from madang.server.api import messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import (
    REFUSALS,
    AnyGuest,
    KnownGuest,
    SeatQuery,
    Since,
    TableId,
    answer,
    id_of,
    runtime,
)
from madang.server.security import address_of
from madang.server.storage.lists import Wanted
from madang.server.tables import presenter, seating
from madang.server.tables.guest import Guest
from madang.server.tables.presenter import Json
from madang.server.tables.table import Table
from madang.server.tables.viewer import viewer_at

router = APIRouter(prefix="/api/tables", responses=REFUSALS)


async def _snapshot(
    request: Request, table: Table, guest: Guest | None, seat: int | None = None, since: int | None = None
) -> Json:
    viewer = viewer_at(table, id_of(guest), seat)
    presence = await runtime(request).tables.presence.of([table])
    return presenter.snapshot(table, viewer, since, time.time(), presence[table.id])


@router.get("", response_model=m.Tables)
async def list_tables(
    request: Request,
    guest: AnyGuest,
    which: Literal["mine", "open", "live"] = "mine",
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
    game: Annotated[str | None, Query(max_length=40)] = None,
    name: Annotated[str | None, Query(max_length=40, description="A part of a player's name.")] = None,
) -> Response:
    """Your tables (those where it is your turn first), open ones, or ones to watch."""
    own = id_of(guest)
    if which == "mine" and own is None:
        return answer(request, {"tables": [], "page": page, "more": False})
    found, more = await runtime(request).lists.page(Wanted(which, own, page, game, name))
    presence = await runtime(request).tables.presence.of([one.table for one in found])
    rows = [presenter.listed_table(one.table, own, presence[one.table.id], one.actor, one.plies) for one in found]
    return answer(request, {"tables": rows, "page": page, "more": more})


@router.post("", response_model=m.Snapshot, status_code=201)
async def create(request: Request, guest: KnownGuest, body: r.NewTable) -> Response:
    """Make a table. The answer holds its commitment: keep it, then contribute to the shuffle."""
    table = seating.new_table(guest, body.game, body.seats, body.listed, body.clock, body.stand_in)
    await runtime(request).tables.create(guest, address_of(request), table)
    return answer(request, await _snapshot(request, table, guest), 201)


@router.get("/{id}", response_model=m.Snapshot)
async def snapshot(
    request: Request, id: TableId, guest: AnyGuest, seat: SeatQuery = None, since: Since = None
) -> Response:
    """Everything about a table that you may know."""
    table = await runtime(request).tables.get(id)
    return answer(request, await _snapshot(request, table, guest, seat, since))


@router.post("/{id}/contribution", response_model=m.Snapshot)
async def contribute(request: Request, id: TableId, guest: KnownGuest, body: r.Contribute) -> Response:
    """Add your text to the shuffle, for the seats that you took when you made the table."""
    table = await runtime(request).tables.change(id, lambda table: seating.contribute(table, guest, body.contribution))
    return answer(request, await _snapshot(request, table, guest))


@router.post("/{id}/sit", response_model=m.Snapshot)
async def sit(request: Request, id: TableId, guest: KnownGuest, body: r.Sit) -> Response:
    """Take an open seat."""
    table = await runtime(request).tables.change(
        id, lambda table: seating.sit(table, guest, body.seat, body.contribution)
    )
    return answer(request, await _snapshot(request, table, guest))


@router.post("/{id}/leave", response_model=m.Snapshot)
async def leave(request: Request, id: TableId, guest: KnownGuest) -> Response:
    """Give your seats back before the start; if you made the table, it is closed."""
    table = await runtime(request).tables.change(id, lambda table: seating.leave(table, guest))
    return answer(request, await _snapshot(request, table, guest))


@router.post("/{id}/start", response_model=m.Snapshot)
async def start(request: Request, id: TableId, guest: KnownGuest, body: r.Start) -> Response:
    """Let bots take the open seats, and begin."""
    table = await runtime(request).tables.start(id, guest, address_of(request), body.fill)
    return answer(request, await _snapshot(request, table, guest))


@router.post("/{id}/rematch", response_model=m.Snapshot, status_code=201)
async def rematch(request: Request, id: TableId, guest: KnownGuest) -> Response:
    """The same again: a new table with the seats reserved; asked twice, the same new table."""
    table = await runtime(request).tables.rematch(id, guest, address_of(request))
    return answer(request, await _snapshot(request, table, guest), 201)
