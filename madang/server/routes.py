"""The REST routes. Each is a door to a method of the house; what they answer is built in `seeing`."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

import madang
from madang.bots.levels import LEVELS
from madang.server import messages as m
from madang.server import seating, seeing
from madang.server.refusals import Refused
from madang.server.requests import REFUSALS, AnyGuest, KnownGuest, TableId, answer, hall
from madang.server.store import LISTS, Guest
from madang.server.tables import Table

router = APIRouter(prefix="/api", responses=REFUSALS)
SeatQuery = Annotated[int | None, Query(ge=0, le=3, description="One of your seats.")]
Since = Annotated[int, Query(ge=0, le=2**31, description="The first log number that you want.")]


def _snapshot(request: Request, table: Table, guest: Guest | None, seat: int | None = None, since: int = 0) -> Any:
    who = seeing.reader(table, guest.id if guest else None, seat)
    return seeing.snapshot(table, who, since, time.time(), hall(request).house.hub.presence(table))


# --- people and games ------------------------------------------------------------------------------------------------


@router.get("/games", response_model=m.Games)
async def games(request: Request) -> Response:
    """The games, and the bots that can play them."""
    found = []
    for name in madang.games():
        game = await asyncio.to_thread(madang.game, name)
        info = {"name": name, "title": game.title, "rules": game.version, "players": [*game.players]}
        found.append(info | {"levels": [*LEVELS]})
    return answer(request, {"games": found, "version": madang.__version__})


@router.get("/me", response_model=m.Me)
async def me(request: Request, guest: KnownGuest) -> Response:
    """Who you are; gives a new identity to somebody who has none."""
    return answer(request, {"name": guest.name})


@router.patch("/me", response_model=m.Me)
async def rename(request: Request, guest: KnownGuest, body: m.Rename) -> Response:
    """Change your name, also where you sit already."""
    await hall(request).house.rename(guest, body.name)
    return answer(request, {"name": body.name})


# --- tables ----------------------------------------------------------------------------------------------------------


@router.get("/tables", response_model=m.Tables)
async def tables(request: Request, guest: AnyGuest, which: Literal["mine", "open", "live"] = "mine") -> Response:
    """Your tables (those where it is your turn first), open ones, or ones to watch."""
    house, own = hall(request).house, guest.id if guest else None
    if which == "mine":
        ids = await house.store.tables_of(own) if own else []
    else:
        ids = await house.store.listed("open" if which == "open" else "playing")
    found = []
    for table in ids:
        try:
            seen = await house.keeper.look(table)
        except Refused:
            continue
        found.append(seeing.listed(seen, own, house.hub.presence(seen)))
    found.sort(key=lambda row: (not row["your_turn"], -row["changed"]))
    return answer(request, {"tables": found[:LISTS]})


@router.post("/tables", response_model=m.Snapshot, status_code=201)
async def create(request: Request, guest: KnownGuest, body: m.NewTable) -> Response:
    """Make a table. It starts by itself when all its seats are taken."""
    table = await hall(request).house.create(body, guest)
    return answer(request, _snapshot(request, table, guest), 201)


@router.get("/tables/{id}", response_model=m.Snapshot)
async def snapshot(
    request: Request, id: TableId, guest: AnyGuest, seat: SeatQuery = None, since: Since = 0
) -> Response:
    """Everything about a table that you may know."""
    table = await hall(request).house.keeper.look(id)
    return answer(request, _snapshot(request, table, guest, seat, since))


@router.post("/tables/{id}/sit", response_model=m.Snapshot)
async def sit(request: Request, id: TableId, guest: KnownGuest, body: m.Sit) -> Response:
    """Take an open seat."""
    house = hall(request).house
    table = await house.change(id, lambda table: seating.sit(table, guest, body.seat, body.contribution))
    return answer(request, _snapshot(request, table, guest))


@router.post("/tables/{id}/leave", response_model=m.Snapshot)
async def leave(request: Request, id: TableId, guest: KnownGuest) -> Response:
    """Give your seats back before the start; if you made the table, it is closed."""
    table = await hall(request).house.change(id, lambda table: seating.leave(table, guest))
    return answer(request, _snapshot(request, table, guest))


@router.post("/tables/{id}/start", response_model=m.Snapshot)
async def start(request: Request, id: TableId, guest: KnownGuest, body: m.Start) -> Response:
    """Let bots take the open seats, and begin."""
    table = await hall(request).house.change(id, lambda table: seating.start(table, guest, body.fill))
    return answer(request, _snapshot(request, table, guest))


@router.post("/tables/{id}/rematch", response_model=m.Snapshot, status_code=201)
async def rematch(request: Request, id: TableId, guest: KnownGuest, body: m.Rematch) -> Response:
    """The same again: a new table; asked twice, the same new table."""
    table = await hall(request).house.rematch(id, guest, body.contribution)
    return answer(request, _snapshot(request, table, guest), 201)


# --- play ------------------------------------------------------------------------------------------------------------


@router.post("/tables/{id}/actions", response_model=m.Update | m.Ack)
async def act(request: Request, id: TableId, guest: KnownGuest, body: m.Act) -> Response:
    """Play an action. Sent twice, it counts once."""
    return answer(request, await hall(request).house.act(id, guest.id, body))


@router.post("/tables/{id}/undo", response_model=m.Update)
async def undo(request: Request, id: TableId, guest: KnownGuest, body: m.Undo) -> Response:
    """Take your last action back."""
    return answer(request, await hall(request).house.undo(id, guest.id, body.ply))


@router.post("/tables/{id}/hint", response_model=m.Hint)
async def hint(request: Request, id: TableId, guest: KnownGuest, body: m.AskHint) -> Response:
    """What would a strong bot do? Only where no other human plays."""
    return answer(request, await hall(request).house.hint(id, guest.id, body.seat))


@router.get("/tables/{id}/view", response_model=dict[str, Any])
async def view(request: Request, id: TableId, guest: AnyGuest, seat: SeatQuery = None) -> Response:
    """The view of one of your seats, or a spectator's."""
    table = await hall(request).house.keeper.look(id)
    who = seeing.reader(table, guest.id if guest else None, seat)
    return answer(request, table.game.state.view(who.seat))


@router.get("/tables/{id}/explain", response_model=m.Reason)
async def explain(
    request: Request,
    id: TableId,
    guest: AnyGuest,
    action: Annotated[str, Query(max_length=100)],
    seat: SeatQuery = None,
) -> Response:
    """Why one of your seats may not do something now."""
    table = await hall(request).house.keeper.look(id)
    return answer(request, seeing.reason(table, seeing.reader(table, guest.id if guest else None, seat), action))


@router.get("/tables/{id}/log", response_model=m.Log)
async def log(request: Request, id: TableId, guest: AnyGuest, seat: SeatQuery = None, since: Since = 0) -> Response:
    """The log from a number on, as the seat may know it."""
    table = await hall(request).house.keeper.look(id)
    return answer(request, seeing.log(table, seeing.reader(table, guest.id if guest else None, seat), since))


# --- afterwards ------------------------------------------------------------------------------------------------------


@router.get("/tables/{id}/replay", response_model=m.Replay)
async def replay(
    request: Request, id: TableId, guest: AnyGuest, seat: SeatQuery = None, open: bool = False
) -> Response:
    """Every state of a finished game: as any seat saw it, a spectator, or with all cards open."""
    table = await hall(request).house.keeper.look(id)
    return answer(request, seeing.replay(table, guest.id if guest else None, seat, open))


@router.get("/tables/{id}/chances", response_model=m.Chances)
async def chances(request: Request, id: TableId, guest: AnyGuest) -> Response:
    """How the chances went, as a strong bot sees it; ask again until it is complete."""
    house = hall(request).house
    table = await house.keeper.look(id)
    table.check_afterwards(guest.id if guest else None)
    return answer(request, house.studies.chances(table))


@router.get("/tables/{id}/record", response_class=Response, responses={200: {"content": {"application/json": {}}}})
async def record(request: Request, id: TableId, guest: AnyGuest) -> Response:
    """The record of a finished game as a file, for `madang verify`."""
    table = await hall(request).house.keeper.look(id)
    text = seeing.record(table, guest.id if guest else None)
    name = f"madang-{table.terms.game}-{table.id[:8]}.json"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)
