"""REST routes for tournaments."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request, Response

from madang.core.fairness import new_secret
from madang.server.api import requests as r
from madang.server.api import tournament_messages as m
from madang.server.api.dependencies import (
    REFUSALS,
    GuestOrNew,
    OptionalGuest,
    TableId,
    get_runtime,
    id_of,
    json_response,
)
from madang.server.play.tournaments import Edit, TournamentService
from madang.server.security import address_of
from madang.server.tables.guest import Guest
from madang.server.tables.seating import checked_level, new_id
from madang.server.tournaments import presenter, rounds
from madang.server.tournaments.model import Tournament, TournamentConfig

router = APIRouter(prefix="/api/tournaments", responses=REFUSALS)


def _service(request: Request) -> TournamentService:
    return get_runtime(request).tournaments


def _response(request: Request, tournament: Tournament, guest: Guest | None, status: int = 200) -> Response:
    return json_response(request, presenter.view(tournament, id_of(guest)), status)


async def _change(request: Request, tournament_id: str, guest: Guest, edit: Edit) -> Response:
    return _response(request, await _service(request).change(tournament_id, edit), guest)


@router.get("", response_model=m.Tournaments)
async def list_tournaments(request: Request, guest: OptionalGuest) -> Response:
    """Listed tournaments in progress, and yours."""
    found = await _service(request).listed(id_of(guest))
    return json_response(request, {"tournaments": [presenter.info(each, id_of(guest)) for each in found]})


@router.post("", response_model=m.TournamentView, status_code=201)
async def create(request: Request, guest: GuestOrNew, body: m.NewTournament) -> Response:
    """Create a tournament. You do not enter it by that: join it like others."""
    config = TournamentConfig(
        id=new_id(),
        game=body.game,
        format=body.format,
        size=body.size,
        rounds=None if body.format == "round-robin" else body.rounds,
        clock=body.clock,
        bank=body.bank,
        increment=body.increment,
        stand_in=checked_level(body.stand_in),
        listed=body.listed,
        creator=guest.id,
        secret=new_secret(),
        created=time.time(),
    )
    return _response(request, await _service(request).create(guest, address_of(request), config), guest, 201)


@router.get("/{id}", response_model=m.TournamentView)
async def view(request: Request, id: TableId, guest: OptionalGuest) -> Response:
    """Entrants, standings and games."""
    return _response(request, await _service(request).get(id), guest)


@router.post("/{id}/join", response_model=m.TournamentView)
async def join(request: Request, id: TableId, guest: GuestOrNew, body: r.Contribute) -> Response:
    """Enter a tournament that has not started, with a text for the shuffles of your games."""
    return _response(request, await _service(request).join(id, guest, body.contribution), guest)


@router.post("/{id}/withdraw", response_model=m.TournamentView)
async def withdraw(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """Leave: before the start altogether, later a bot plays your remaining rounds."""
    return await _change(request, id, guest, lambda tournament: rounds.withdraw(tournament, guest))


@router.post("/{id}/bots", response_model=m.TournamentView)
async def add_bots(request: Request, id: TableId, guest: GuestOrNew, body: m.AddBots) -> Response:
    """Add bots to your tournament before the start."""
    return _response(request, await _service(request).add_bots(id, guest, body.level, body.count), guest)


@router.post("/{id}/remove", response_model=m.TournamentView)
async def remove(request: Request, id: TableId, guest: GuestOrNew, body: m.RemoveEntrant) -> Response:
    """Remove an entrant from your tournament before the start."""
    return await _change(request, id, guest, lambda tournament: rounds.remove(tournament, guest, body.entrant))


@router.post("/{id}/start", response_model=m.TournamentView)
async def start(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """Start the first round. Its games start by themselves."""
    return await _change(request, id, guest, lambda tournament: rounds.start(tournament, guest))


@router.post("/{id}/close-round", response_model=m.TournamentView)
async def close_round(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """End the current round of your tournament: games that are not over are closed and count as drawn."""
    return _response(request, await _service(request).close_round(id, guest), guest)


@router.post("/{id}/close", response_model=m.TournamentView)
async def close(request: Request, id: TableId, guest: GuestOrNew) -> Response:
    """End your tournament early."""
    return _response(request, await _service(request).close(id, guest), guest)
