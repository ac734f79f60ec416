"""REST routes of puzzles. The solution is sent after the right action, or when it is asked for."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from madang.server.api import messages as m
from madang.server.api import puzzle_messages as pm
from madang.server.api.dependencies import REFUSALS, GuestOrNew, OptionalGuest, get_runtime, id_of, json_response
from madang.server.api.lessons import GameName
from madang.server.errors import Refused

router = APIRouter(prefix="/api/puzzles", responses=REFUSALS)
PuzzleId = Annotated[str, Path(pattern=r"^[0-9a-f]{8}$", examples=["0b790a0b"])]


@router.get("", response_model=pm.Puzzles)
async def overview(request: Request, guest: OptionalGuest) -> Response:
    """The puzzles of every game: themes, your rating and streak, and the puzzle of the day."""
    return json_response(request, await get_runtime(request).puzzles.overview(id_of(guest)))


@router.get("/{game}/next", response_model=pm.NextPuzzle)
async def next_puzzle(
    request: Request,
    guest: OptionalGuest,
    game: GameName,
    theme: Annotated[str | None, Query(max_length=40, description="Only puzzles of this theme.")] = None,
) -> Response:
    """A puzzle that suits your rating and that you have not tried, if there is one."""
    found = await get_runtime(request).puzzles.next(id_of(guest), game, theme)
    return json_response(request, {"id": found})


@router.get("/{game}/{id}", response_model=pm.PuzzleInfo)
async def puzzle(request: Request, guest: OptionalGuest, game: GameName, id: PuzzleId) -> Response:
    """A puzzle, without its solution."""
    return json_response(request, await get_runtime(request).puzzles.show(id_of(guest), game, id))


@router.get("/{game}/{id}/explain", response_model=m.Reason)
async def explain(
    request: Request, _: OptionalGuest, game: GameName, id: PuzzleId, action: Annotated[str, Query(max_length=100)]
) -> Response:
    """Why an action is illegal in a puzzle."""
    reason = await get_runtime(request).puzzles.explain(game, id, action)
    return json_response(request, {"reason": None if reason is None else Refused(reason).json()["error"]})


@router.post("/{game}/{id}/attempts", response_model=pm.AttemptResult)
async def attempt(
    request: Request, guest: GuestOrNew, game: GameName, id: PuzzleId, body: pm.AttemptPuzzle
) -> Response:
    """Try an action. The first attempt changes your rating and the puzzle's."""
    return json_response(request, await get_runtime(request).puzzles.attempt(guest.id, game, id, body.action))
