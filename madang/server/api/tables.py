"""REST routes to list, create and join tables, and to start a game or a rematch."""

from __future__ import annotations

import time
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response

from madang.server.api import messages as m
from madang.server.api import requests as r
from madang.server.api.dependencies import (
    REFUSALS,
    GuestOrNew,
    OptionalGuest,
    SeatQuery,
    Since,
    TableId,
    get_runtime,
    id_of,
    json_response,
)
from madang.server.security import address_of
from madang.server.storage.lists import ListItem, ListQuery
from madang.server.tables import absence, presenter, seating
from madang.server.tables.guest import Guest
from madang.server.tables.presenter import Json
from madang.server.tables.table import Table
from madang.server.tables.viewer import viewer_at

router = APIRouter(prefix="/api/tables", responses=REFUSALS)


async def table_snapshot(
    request: Request, table: Table, guest: Guest | None, seat: int | None = None, since: int | None = None
) -> Json:
    viewer = viewer_at(table, id_of(guest), seat)
    presence = await get_runtime(request).tables.presence.of([table])
    return presenter.snapshot(table, viewer, since, time.time(), presence[table.id])


@router.get("", response_model=m.Tables)
async def list_tables(
    request: Request,
    guest: OptionalGuest,
    which: Literal["mine", "open", "live"] = "mine",
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
    game: Annotated[str | None, Query(max_length=40)] = None,
    name: Annotated[str | None, Query(max_length=40, description="Part of a player's name.")] = None,
) -> Response:
    """Your tables (those where it is your turn first), open tables, or games to watch."""
    own = id_of(guest)
    if which == "mine" and own is None:
        return json_response(request, {"tables": [], "page": page, "more": False})
    items, more = await get_runtime(request).lists.page(ListQuery(which, own, page, game, name))
    presence = await get_runtime(request).tables.presence.of([item.table for item in items])
    rows = [presenter.listed_table(item.table, own, presence[item.table.id], _summary(item)) for item in items]
    return json_response(request, {"tables": rows, "page": page, "more": more})


def _summary(item: ListItem) -> Json:
    return {"actor": item.actor, "ply": item.plies, "round": item.round, "result": item.result}


@router.post("", response_model=m.Snapshot, status_code=201)
async def create(request: Request, guest: GuestOrNew, body: r.NewTable) -> Response:
    """Create a table. The response has its commitment: keep it, then contribute to the shuffle."""
    table = seating.new_table(
        guest,
        body.game,
        body.seats,
        body.listed,
        body.clock,
        body.stand_in,
        body.bank,
        body.increment,
        body.patience,
        not body.listed if body.free_text is None else body.free_text,
    )
    await get_runtime(request).tables.create(guest, address_of(request), table)
    return json_response(request, await table_snapshot(request, table, guest), 201)


@router.get("/{id}", response_model=m.Snapshot)
async def snapshot(
    request: Request, id: TableId, guest: OptionalGuest, seat: SeatQuery = None, since: Since = None
) -> Response:
    """Everything about a table that you may know."""
    table = await get_runtime(request).tables.get(id)
    return json_response(request, await table_snapshot(request, table, guest, seat, since))


@router.post("/{id}/contribution", response_model=m.Snapshot)
async def contribute(request: Request, id: TableId, guest: GuestOrNew, body: r.Contribute) -> Response:
    """Add your text to the shuffle, for the seats that you took when you created the table."""
    table = await get_runtime(request).tables.change(
        id, lambda table: seating.contribute(table, guest, body.contribution)
    )
    return json_response(request, await table_snapshot(request, table, guest))


@router.post("/{id}/sit", response_model=m.Snapshot)
async def sit(request: Request, id: TableId, guest: GuestOrNew, body: r.Sit) -> Response:
    """Take an open seat."""
    table = await get_runtime(request).tables.change(
        id, lambda table: seating.sit(table, guest, body.seat, body.contribution)
    )
    return json_response(request, await table_snapshot(request, table, guest))


@router.post("/{id}/leave", response_model=m.Snapshot)
async def leave(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """Leave your seats. In a game a bot plays until you return; before the start the creator closes the table."""

    def edit(table: Table) -> None:
        leaving = absence.leave if table.status == "playing" else seating.leave
        leaving(table, guest)

    table = await get_runtime(request).tables.change(id, edit)
    return json_response(request, await table_snapshot(request, table, guest))


@router.post("/{id}/start", response_model=m.Snapshot)
async def start(request: Request, id: TableId, guest: GuestOrNew, body: r.Start) -> Response:
    """Fill the open seats with bots and start the game."""
    table = await get_runtime(request).tables.start(id, guest, address_of(request), body.fill)
    return json_response(request, await table_snapshot(request, table, guest))


@router.post("/{id}/rematch", response_model=m.Snapshot, status_code=201)
async def rematch(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """Create a table with the same seats, reserved for the same players. Further requests get the same new table."""
    table = await get_runtime(request).tables.rematch(id, guest, address_of(request))
    return json_response(request, await table_snapshot(request, table, guest), 201)
